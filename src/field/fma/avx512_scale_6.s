# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 256
and rsp, -64
sub rsi, -128
sub rdi, -128
sub rdx, -128
sub rcx, -128
vbroadcastsd zmm0, qword ptr [rdx + -128]
vmovapd ymm1, [rsi + -128]
vinsertf64x4 zmm1, zmm1, [rsi + 64], 1
vbroadcastsd zmm2, qword ptr [rcx + 96]
vmovapd zmm3, zmm2
vfmadd231pd zmm3, zmm0, zmm1
vmovapd zmm4, zmm2
vfmadd231pd zmm4, zmm1, qword ptr [rdx + -120]{{1to8}}
vmovapd zmm5, zmm2
vfmadd231pd zmm5, zmm1, qword ptr [rdx + -112]{{1to8}}
vmovapd zmm6, zmm2
vfmadd231pd zmm6, zmm1, qword ptr [rdx + -104]{{1to8}}
vbroadcastsd zmm7, qword ptr [rdx + -80]
vmovapd ymm8, [rsi + -96]
vinsertf64x4 zmm8, zmm8, [rsi + 96], 1
vmovapd zmm9, zmm3
vfmadd231pd zmm9, zmm7, zmm8
vsubpd zmm10, zmm2, zmm3
vmovapd zmm11, zmm4
vfmadd231pd zmm11, zmm8, qword ptr [rdx + -72]{{1to8}}
vbroadcastsd zmm12, qword ptr [rcx + 128]
vsubpd zmm13, zmm12, zmm4
vmovapd zmm14, zmm5
vfmadd231pd zmm14, zmm8, qword ptr [rdx + -64]{{1to8}}
vsubpd zmm15, zmm12, zmm5
vfmadd231pd zmm10, zmm0, zmm1
vsubpd zmm0, zmm12, zmm6
vbroadcastsd zmm16, qword ptr [rdx + -32]
vmovapd ymm17, [rsi + -64]
vinsertf64x4 zmm17, zmm17, [rsi + 128], 1
vmovapd zmm18, zmm9
vfmadd231pd zmm18, zmm16, zmm17
vsubpd zmm3, zmm3, zmm9
vmovapd zmm19, zmm6
vfmadd231pd zmm19, zmm8, qword ptr [rdx + -56]{{1to8}}
vsubpd zmm4, zmm4, zmm11
vmovapd zmm20, zmm11
vfmadd231pd zmm20, zmm17, qword ptr [rdx + -24]{{1to8}}
vsubpd zmm5, zmm5, zmm14
vfmadd231pd zmm3, zmm7, zmm8
vbroadcastsd zmm7, qword ptr [rdx + 16]
vmovapd ymm21, [rsi + -32]
vinsertf64x4 zmm21, zmm21, [rsi + 160], 1
vmovapd zmm22, zmm18
vfmadd231pd zmm22, zmm7, zmm21
vsubpd zmm9, zmm9, zmm18
vmovapd zmm23, zmm14
vfmadd231pd zmm23, zmm17, qword ptr [rdx + -16]{{1to8}}
vsubpd zmm6, zmm6, zmm19
vmovapd zmm24, zmm2
vfmadd231pd zmm24, zmm1, qword ptr [rdx + -96]{{1to8}}
vsubpd zmm11, zmm11, zmm20
vfmadd231pd zmm9, zmm16, zmm17
vaddpd zmm10, zmm10, zmm3
vbroadcastsd zmm3, qword ptr [rdx + 64]
vmovapd ymm16, [rsi + 0]
vinsertf64x4 zmm16, zmm16, [rsi + 192], 1
vmovapd zmm25, zmm22
vfmadd231pd zmm25, zmm3, zmm16
vsubpd zmm18, zmm18, zmm22
vmovapd zmm26, zmm19
vfmadd231pd zmm26, zmm17, qword ptr [rdx + -8]{{1to8}}
vsubpd zmm14, zmm14, zmm23
vmovapd zmm27, zmm24
vfmadd231pd zmm27, zmm8, qword ptr [rdx + -48]{{1to8}}
vsubpd zmm28, zmm12, zmm24
vfmadd231pd zmm18, zmm7, zmm21
vaddpd zmm10, zmm10, zmm9
vbroadcastsd zmm7, qword ptr [rdx + 112]
vmovapd ymm9, [rsi + 32]
vinsertf64x4 zmm9, zmm9, [rsi + 224], 1
vmovapd zmm29, zmm25
vfmadd231pd zmm29, zmm7, zmm9
vsubpd zmm22, zmm22, zmm25
vmovapd zmm30, zmm20
vfmadd231pd zmm30, zmm21, qword ptr [rdx + 24]{{1to8}}
vsubpd zmm19, zmm19, zmm26
vmovapd zmm31, zmm27
vfmadd231pd zmm31, zmm17, qword ptr [rdx + 0]{{1to8}}
vsubpd zmm24, zmm24, zmm27
vfmadd231pd zmm22, zmm3, zmm16
vaddpd zmm10, zmm10, zmm18
vsubpd zmm25, zmm25, zmm29
vmovapd zmm3, zmm23
vfmadd231pd zmm3, zmm21, qword ptr [rdx + 32]{{1to8}}
vmovapd zmm18, zmm26
vfmadd231pd zmm18, zmm21, qword ptr [rdx + 40]{{1to8}}
vsubpd zmm20, zmm20, zmm30
vmovapd [rsp + 0], zmm29
vmovapd zmm29, zmm31
vfmadd231pd zmm29, zmm21, qword ptr [rdx + 48]{{1to8}}
vsubpd zmm27, zmm27, zmm31
vfmadd231pd zmm25, zmm7, zmm9
vaddpd zmm10, zmm10, zmm22
vmovapd zmm7, zmm2
vfmadd231pd zmm7, zmm1, qword ptr [rdx + -88]{{1to8}}
vsubpd zmm23, zmm23, zmm3
vfmadd231pd zmm13, zmm1, qword ptr [rdx + -120]{{1to8}}
vsubpd zmm26, zmm26, zmm18
vfmadd231pd zmm4, zmm8, qword ptr [rdx + -72]{{1to8}}
vsubpd zmm31, zmm31, zmm29
vaddpd zmm10, zmm10, zmm25
vmovapd zmm22, zmm30
vfmadd231pd zmm22, zmm16, qword ptr [rdx + 72]{{1to8}}
vmovapd zmm25, zmm7
vfmadd231pd zmm25, zmm8, qword ptr [rdx + -40]{{1to8}}
vsubpd zmm12, zmm12, zmm7
vfmadd231pd zmm15, zmm1, qword ptr [rdx + -112]{{1to8}}
vmovapd [rsp + 64], zmm31
vbroadcastsd zmm31, qword ptr [rcx + 64]
vmovapd [rsp + 128], zmm26
vmovapd zmm26, zmm2
vfmadd231pd zmm26, zmm10, zmm31
vaddpd zmm13, zmm13, zmm4
vfmadd231pd zmm5, zmm8, qword ptr [rdx + -64]{{1to8}}
vsubpd zmm30, zmm30, zmm22
vmovapd zmm4, zmm25
vfmadd231pd zmm4, zmm17, qword ptr [rdx + 8]{{1to8}}
vsubpd zmm7, zmm7, zmm25
vmovapd [rsp + 192], zmm30
vmovapd zmm30, zmm3
vfmadd231pd zmm30, zmm16, qword ptr [rdx + 80]{{1to8}}
vsubpd zmm26, zmm2, zmm26
vfmadd231pd zmm0, zmm1, qword ptr [rdx + -104]{{1to8}}
vfmadd231pd zmm6, zmm8, qword ptr [rdx + -56]{{1to8}}
vaddpd zmm15, zmm15, zmm5
vmovapd zmm5, zmm4
vfmadd231pd zmm5, zmm21, qword ptr [rdx + 56]{{1to8}}
vsubpd zmm25, zmm25, zmm4
vmovapd zmm2, zmm18
vfmadd231pd zmm2, zmm16, qword ptr [rdx + 88]{{1to8}}
vsubpd zmm3, zmm3, zmm30
vfmadd231pd zmm28, zmm1, qword ptr [rdx + -96]{{1to8}}
vfmadd231pd zmm24, zmm8, qword ptr [rdx + -48]{{1to8}}
vaddpd zmm0, zmm0, zmm6
vmovapd zmm6, zmm29
vfmadd231pd zmm6, zmm16, qword ptr [rdx + 96]{{1to8}}
vsubpd zmm4, zmm4, zmm5
vfmadd231pd zmm12, zmm1, qword ptr [rdx + -88]{{1to8}}
vsubpd zmm18, zmm18, zmm2
vfmadd231pd zmm7, zmm8, qword ptr [rdx + -40]{{1to8}}
vmovapd zmm1, zmm5
vfmadd231pd zmm1, zmm16, qword ptr [rdx + 104]{{1to8}}
vaddpd zmm28, zmm28, zmm24
vfmadd231pd zmm11, zmm17, qword ptr [rdx + -24]{{1to8}}
vsubpd zmm29, zmm29, zmm6
vfmadd231pd zmm26, zmm10, zmm31
vmovapd zmm8, zmm22
vfmadd231pd zmm8, zmm9, qword ptr [rdx + 120]{{1to8}}
vaddpd zmm12, zmm12, zmm7
vfmadd231pd zmm14, zmm17, qword ptr [rdx + -16]{{1to8}}
vsubpd zmm5, zmm5, zmm1
vfmadd231pd zmm19, zmm17, qword ptr [rdx + -8]{{1to8}}
vaddpd zmm13, zmm13, zmm11
vfmadd231pd zmm27, zmm17, qword ptr [rdx + 0]{{1to8}}
vfmadd231pd zmm25, zmm17, qword ptr [rdx + 8]{{1to8}}
vsubpd zmm22, zmm22, zmm8
vmovapd zmm7, zmm30
vfmadd231pd zmm7, zmm9, qword ptr [rdx + 128]{{1to8}}
vaddpd zmm15, zmm15, zmm14
vmovapd zmm11, zmm2
vfmadd231pd zmm11, zmm9, qword ptr [rdx + 136]{{1to8}}
vaddpd zmm0, zmm0, zmm19
vmovapd zmm14, zmm6
vfmadd231pd zmm14, zmm9, qword ptr [rdx + 144]{{1to8}}
vaddpd zmm28, zmm28, zmm27
vmovapd zmm17, zmm1
vfmadd231pd zmm17, zmm9, qword ptr [rdx + 152]{{1to8}}
vaddpd zmm12, zmm12, zmm25
vfmadd231pd zmm20, zmm21, qword ptr [rdx + 24]{{1to8}}
vsubpd zmm30, zmm30, zmm7
vfmadd231pd zmm23, zmm21, qword ptr [rdx + 32]{{1to8}}
vsubpd zmm2, zmm2, zmm11
vmovapd zmm19, [rsp + 128]
vfmadd231pd zmm19, zmm21, qword ptr [rdx + 40]{{1to8}}
vsubpd zmm6, zmm6, zmm14
vmovapd zmm24, [rsp + 64]
vfmadd231pd zmm24, zmm21, qword ptr [rdx + 48]{{1to8}}
vsubpd zmm1, zmm1, zmm17
vfmadd231pd zmm4, zmm21, qword ptr [rdx + 56]{{1to8}}
vaddpd zmm13, zmm13, zmm20
vmovapd zmm20, zmm8
vfmadd231pd zmm20, zmm26, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm15, zmm15, zmm23
vmovapd zmm21, [rsp + 192]
vfmadd231pd zmm21, zmm16, qword ptr [rdx + 72]{{1to8}}
vaddpd zmm0, zmm0, zmm19
vmovapd zmm19, zmm7
vfmadd231pd zmm19, zmm26, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm28, zmm28, zmm24
vmovapd zmm23, zmm11
vfmadd231pd zmm23, zmm26, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm12, zmm12, zmm4
vmovapd zmm4, zmm14
vfmadd231pd zmm4, zmm26, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm8, zmm8, zmm20
vmovapd zmm24, zmm17
vfmadd231pd zmm24, zmm26, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm13, zmm13, zmm21
vfmadd231pd zmm3, zmm16, qword ptr [rdx + 80]{{1to8}}
vsubpd zmm7, zmm7, zmm19
vfmadd231pd zmm18, zmm16, qword ptr [rdx + 88]{{1to8}}
vsubpd zmm11, zmm11, zmm23
vfmadd231pd zmm29, zmm16, qword ptr [rdx + 96]{{1to8}}
vsubpd zmm14, zmm14, zmm4
vfmadd231pd zmm5, zmm16, qword ptr [rdx + 104]{{1to8}}
vsubpd zmm17, zmm17, zmm24
vfmadd231pd zmm22, zmm9, qword ptr [rdx + 120]{{1to8}}
vaddpd zmm15, zmm15, zmm3
vfmadd231pd zmm30, zmm9, qword ptr [rdx + 128]{{1to8}}
vaddpd zmm0, zmm0, zmm18
vfmadd231pd zmm2, zmm9, qword ptr [rdx + 136]{{1to8}}
vaddpd zmm28, zmm28, zmm29
vfmadd231pd zmm6, zmm9, qword ptr [rdx + 144]{{1to8}}
vaddpd zmm12, zmm12, zmm5
vfmadd231pd zmm1, zmm9, qword ptr [rdx + 152]{{1to8}}
vaddpd zmm13, zmm13, zmm22
vfmadd231pd zmm8, zmm26, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm15, zmm15, zmm30
vfmadd231pd zmm7, zmm26, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm0, zmm0, zmm2
vfmadd231pd zmm11, zmm26, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm28, zmm28, zmm6
vfmadd231pd zmm14, zmm26, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm12, zmm12, zmm1
vfmadd231pd zmm17, zmm26, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm13, zmm13, zmm8
vaddpd zmm15, zmm15, zmm7
vfmadd231pd zmm10, zmm26, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm0, zmm0, zmm11
vaddpd zmm28, zmm28, zmm14
vmovapd zmm1, [rsp + 0]
vbroadcastsd zmm2, qword ptr [rcx + 160]
vfmadd231pd zmm13, zmm1, zmm2
vaddpd zmm12, zmm12, zmm17
vfmadd231pd zmm15, zmm20, zmm2
vfmadd231pd zmm0, zmm19, zmm2
vbroadcastsd zmm1, qword ptr [rcx + 96]
vsubpd zmm24, zmm24, zmm1
vfmadd231pd zmm28, zmm23, zmm2
vfmadd231pd zmm12, zmm4, zmm2
vfmadd231pd zmm13, zmm10, zmm2
vaddpd zmm3, zmm15, zmm1
vaddpd zmm4, zmm0, zmm1
vmulpd zmm24, zmm24, zmm2
vaddpd zmm5, zmm28, zmm1
vaddpd zmm6, zmm12, zmm1
vaddpd zmm7, zmm13, zmm1
vsubpd zmm3, zmm3, zmm1
vsubpd zmm4, zmm4, zmm1
vsubpd zmm5, zmm5, zmm1
vsubpd zmm6, zmm6, zmm1
vsubpd zmm7, zmm7, zmm1
vsubpd zmm15, zmm15, zmm3
vsubpd zmm0, zmm0, zmm4
vfmadd231pd zmm24, zmm6, zmm2
vmovapd [rdi + 32], ymm24
vextractf64x4 [rdi + 224], zmm24, 1
vsubpd zmm28, zmm28, zmm5
vsubpd zmm12, zmm12, zmm6
vfmadd231pd zmm15, zmm7, zmm2
vmovapd [rdi + -96], ymm15
vextractf64x4 [rdi + 96], zmm15, 1
vfmadd231pd zmm0, zmm3, zmm2
vmovapd [rdi + -64], ymm0
vextractf64x4 [rdi + 128], zmm0, 1
vsubpd zmm13, zmm13, zmm7
vmovapd [rdi + -128], ymm13
vextractf64x4 [rdi + 64], zmm13, 1
vfmadd231pd zmm28, zmm4, zmm2
vmovapd [rdi + -32], ymm28
vextractf64x4 [rdi + 160], zmm28, 1
vfmadd231pd zmm12, zmm5, zmm2
vmovapd [rdi + 0], ymm12
vextractf64x4 [rdi + 192], zmm12, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
