# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 64
and rsp, -64
sub rsi, -128
sub rdi, -128
mov rcx, rdx
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vinsertf64x4 zmm0, zmm0, [rsi + 64], 1
vbroadcastsd zmm1, qword ptr [rcx + 96]
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm0, zmm0
vaddpd zmm3, zmm0, zmm0
vmovapd ymm4, [rsi + -96]
vinsertf64x4 zmm4, zmm4, [rsi + 96], 1
vaddpd zmm5, zmm4, zmm4
vmovapd ymm6, [rsi + -64]
vinsertf64x4 zmm6, zmm6, [rsi + 128], 1
vaddpd zmm7, zmm6, zmm6
vmovapd zmm8, zmm1
vfmadd231pd zmm8, zmm3, zmm4
vmovapd ymm9, [rsi + -32]
vinsertf64x4 zmm9, zmm9, [rsi + 160], 1
vaddpd zmm10, zmm9, zmm9
vsubpd zmm11, zmm1, zmm2
vmovapd zmm12, zmm1
vfmadd231pd zmm12, zmm3, zmm6
vmovapd zmm13, zmm1
vfmadd231pd zmm13, zmm3, zmm9
vmovapd ymm14, [rsi + 0]
vinsertf64x4 zmm14, zmm14, [rsi + 192], 1
vaddpd zmm15, zmm14, zmm14
vmovapd zmm16, zmm1
vfmadd231pd zmm16, zmm3, zmm14
vfmadd231pd zmm11, zmm0, zmm0
vbroadcastsd zmm0, qword ptr [rcx + 128]
vsubpd zmm17, zmm0, zmm8
vmovapd zmm18, zmm12
vfmadd231pd zmm18, zmm4, zmm4
vsubpd zmm19, zmm0, zmm12
vmovapd zmm20, zmm13
vfmadd231pd zmm20, zmm5, zmm6
vsubpd zmm21, zmm0, zmm13
vfmadd231pd zmm17, zmm3, zmm4
vsubpd zmm22, zmm0, zmm16
vbroadcastsd zmm23, qword ptr [rcx + 64]
vmovapd zmm24, zmm1
vfmadd231pd zmm24, zmm11, zmm23
vsubpd zmm12, zmm12, zmm18
vfmadd231pd zmm19, zmm3, zmm6
vsubpd zmm13, zmm13, zmm20
vfmadd231pd zmm21, zmm3, zmm9
vbroadcastsd zmm25, qword ptr [rcx + 160]
vfmadd231pd zmm17, zmm2, zmm25
vsubpd zmm24, zmm1, zmm24
vfmadd231pd zmm12, zmm4, zmm4
vfmadd231pd zmm13, zmm5, zmm6
vmovapd zmm2, zmm16
vfmadd231pd zmm2, zmm5, zmm9
vfmadd231pd zmm24, zmm11, zmm23
vaddpd zmm19, zmm19, zmm12
vfmadd231pd zmm22, zmm3, zmm14
vaddpd zmm21, zmm21, zmm13
vmovapd ymm4, [rsi + 32]
vinsertf64x4 zmm4, zmm4, [rsi + 224], 1
vmovapd zmm12, zmm1
vfmadd231pd zmm12, zmm3, zmm4
vmovapd zmm13, zmm2
vfmadd231pd zmm13, zmm6, zmm6
vsubpd zmm16, zmm16, zmm2
vmovapd zmm26, zmm8
vfmadd231pd zmm26, zmm24, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm11, zmm24, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm27, zmm18
vfmadd231pd zmm27, zmm24, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm28, zmm0, zmm12
vmovapd zmm29, zmm20
vfmadd231pd zmm29, zmm24, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm2, zmm2, zmm13
vsubpd zmm8, zmm8, zmm26
vmovapd zmm30, zmm13
vfmadd231pd zmm30, zmm24, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm17, zmm11, zmm25
vsubpd zmm18, zmm18, zmm27
vfmadd231pd zmm16, zmm5, zmm9
vfmadd231pd zmm8, zmm24, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm20, zmm20, zmm29
vfmadd231pd zmm2, zmm6, zmm6
vsubpd zmm13, zmm13, zmm30
vfmadd231pd zmm18, zmm24, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm20, zmm24, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm22, zmm22, zmm16
vaddpd zmm17, zmm17, zmm8
vfmadd231pd zmm13, zmm24, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm6, zmm12
vfmadd231pd zmm6, zmm5, zmm14
vaddpd zmm19, zmm19, zmm18
vfmadd231pd zmm28, zmm3, zmm4
vmovapd zmm3, zmm1
vfmadd231pd zmm3, zmm17, zmm23
vaddpd zmm21, zmm21, zmm20
vaddpd zmm22, zmm22, zmm2
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm5, zmm4
vfmadd231pd zmm19, zmm26, zmm25
vsubpd zmm12, zmm12, zmm6
vmovapd zmm8, zmm6
vfmadd231pd zmm8, zmm7, zmm9
vsubpd zmm3, zmm1, zmm3
vmovapd zmm11, zmm1
vfmadd231pd zmm11, zmm7, zmm4
vaddpd zmm22, zmm22, zmm13
vfmadd231pd zmm12, zmm5, zmm14
vmovapd zmm13, zmm2
vfmadd231pd zmm13, zmm7, zmm14
vsubpd zmm16, zmm0, zmm2
vfmadd231pd zmm3, zmm17, zmm23
vsubpd zmm6, zmm6, zmm8
vmovapd zmm18, zmm8
vfmadd231pd zmm18, zmm24, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm20, zmm0, zmm11
vaddpd zmm28, zmm28, zmm12
vmovapd zmm12, zmm11
vfmadd231pd zmm12, zmm10, zmm14
vfmadd231pd zmm6, zmm7, zmm9
vsubpd zmm2, zmm2, zmm13
vmovapd zmm26, zmm27
vfmadd231pd zmm26, zmm3, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm17, zmm3, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm8, zmm8, zmm18
vmovapd zmm31, zmm29
vfmadd231pd zmm31, zmm3, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm11, zmm11, zmm12
vmovapd [rsp + 0], zmm12
vmovapd zmm12, zmm30
vfmadd231pd zmm12, zmm3, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm28, zmm28, zmm6
vsubpd zmm27, zmm27, zmm26
vmovapd zmm6, zmm18
vfmadd231pd zmm6, zmm3, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm19, zmm17, zmm25
vsubpd zmm29, zmm29, zmm31
vfmadd231pd zmm8, zmm24, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm27, zmm3, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm30, zmm30, zmm12
vsubpd zmm18, zmm18, zmm6
vmovapd zmm17, zmm13
vfmadd231pd zmm17, zmm9, zmm9
vfmadd231pd zmm29, zmm3, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm30, zmm3, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm28, zmm28, zmm8
vaddpd zmm19, zmm19, zmm27
vfmadd231pd zmm18, zmm3, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm8, zmm17
vfmadd231pd zmm8, zmm3, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm13, zmm13, zmm17
vaddpd zmm21, zmm21, zmm29
vfmadd231pd zmm16, zmm5, zmm4
vmovapd zmm5, zmm1
vfmadd231pd zmm5, zmm19, zmm23
vaddpd zmm22, zmm22, zmm30
vaddpd zmm28, zmm28, zmm18
vfmadd231pd zmm2, zmm7, zmm14
vfmadd231pd zmm21, zmm26, zmm25
vsubpd zmm17, zmm17, zmm8
vmovapd zmm18, zmm1
vfmadd231pd zmm18, zmm10, zmm4
vsubpd zmm5, zmm1, zmm5
vfmadd231pd zmm13, zmm9, zmm9
vaddpd zmm16, zmm16, zmm2
vfmadd231pd zmm17, zmm3, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm15, zmm4
vfmadd231pd zmm5, zmm19, zmm23
vsubpd zmm3, zmm0, zmm18
vmovapd zmm9, zmm18
vfmadd231pd zmm9, zmm14, zmm14
vaddpd zmm16, zmm16, zmm13
vfmadd231pd zmm20, zmm7, zmm4
vfmadd231pd zmm11, zmm10, zmm14
vsubpd zmm7, zmm0, zmm2
vmovapd zmm13, zmm31
vfmadd231pd zmm13, zmm5, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm16, zmm16, zmm17
vfmadd231pd zmm19, zmm5, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm18, zmm18, zmm9
vmovapd zmm17, zmm12
vfmadd231pd zmm17, zmm5, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm24, zmm6
vfmadd231pd zmm24, zmm5, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm20, zmm20, zmm11
vsubpd zmm31, zmm31, zmm13
vmovapd zmm11, zmm8
vfmadd231pd zmm11, zmm5, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm21, zmm19, zmm25
vsubpd zmm12, zmm12, zmm17
vmovapd zmm19, [rsp + 0]
vmovapd zmm26, zmm19
vfmadd231pd zmm26, zmm5, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm31, zmm5, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm6, zmm6, zmm24
vsubpd zmm8, zmm8, zmm11
vfmadd231pd zmm3, zmm10, zmm4
vfmadd231pd zmm12, zmm5, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm6, zmm5, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm19, zmm19, zmm26
vaddpd zmm21, zmm21, zmm31
vmovapd zmm10, zmm1
vfmadd231pd zmm10, zmm4, zmm4
vfmadd231pd zmm8, zmm5, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm22, zmm22, zmm12
vfmadd231pd zmm19, zmm5, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm5, zmm1
vfmadd231pd zmm5, zmm21, zmm23
vaddpd zmm28, zmm28, zmm6
vfmadd231pd zmm18, zmm14, zmm14
vsubpd zmm0, zmm0, zmm10
vfmadd231pd zmm22, zmm13, zmm25
vaddpd zmm16, zmm16, zmm8
vaddpd zmm20, zmm20, zmm19
vfmadd231pd zmm7, zmm15, zmm4
vsubpd zmm5, zmm1, zmm5
vfmadd231pd zmm0, zmm4, zmm4
vaddpd zmm3, zmm3, zmm18
vfmadd231pd zmm5, zmm21, zmm23
vmovapd zmm4, zmm17
vfmadd231pd zmm4, zmm5, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm21, zmm5, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm6, zmm24
vfmadd231pd zmm6, zmm5, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm8, zmm11
vfmadd231pd zmm8, zmm5, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm17, zmm17, zmm4
vmovapd zmm12, zmm26
vfmadd231pd zmm12, zmm5, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm22, zmm21, zmm25
vsubpd zmm24, zmm24, zmm6
vmovapd zmm13, zmm9
vfmadd231pd zmm13, zmm5, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm17, zmm5, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm11, zmm11, zmm8
vsubpd zmm26, zmm26, zmm12
vfmadd231pd zmm24, zmm5, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm9, zmm9, zmm13
vfmadd231pd zmm11, zmm5, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm22, zmm22, zmm17
vfmadd231pd zmm26, zmm5, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm28, zmm28, zmm24
vfmadd231pd zmm9, zmm5, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm5, zmm1
vfmadd231pd zmm5, zmm22, zmm23
vaddpd zmm16, zmm16, zmm11
vaddpd zmm20, zmm20, zmm26
vfmadd231pd zmm28, zmm4, zmm25
vaddpd zmm3, zmm3, zmm9
vsubpd zmm5, zmm1, zmm5
vfmadd231pd zmm5, zmm22, zmm23
vmovapd zmm4, zmm6
vfmadd231pd zmm4, zmm5, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm22, zmm5, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm9, zmm8
vfmadd231pd zmm9, zmm5, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm11, zmm12
vfmadd231pd zmm11, zmm5, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm6, zmm6, zmm4
vmovapd zmm14, zmm13
vfmadd231pd zmm14, zmm5, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm28, zmm22, zmm25
vmovapd zmm15, zmm2
vfmadd231pd zmm15, zmm5, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm8, zmm8, zmm9
vfmadd231pd zmm6, zmm5, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm12, zmm12, zmm11
vsubpd zmm13, zmm13, zmm14
vfmadd231pd zmm8, zmm5, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm2, zmm2, zmm15
vfmadd231pd zmm12, zmm5, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm28, zmm28, zmm6
vfmadd231pd zmm13, zmm5, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm2, zmm5, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm16, zmm16, zmm8
vmovapd zmm5, zmm1
vfmadd231pd zmm5, zmm28, zmm23
vaddpd zmm20, zmm20, zmm12
vaddpd zmm3, zmm3, zmm13
vfmadd231pd zmm16, zmm4, zmm25
vaddpd zmm7, zmm7, zmm2
vsubpd zmm5, zmm1, zmm5
vfmadd231pd zmm5, zmm28, zmm23
vmovapd zmm2, zmm11
vfmadd231pd zmm2, zmm5, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm4, zmm14
vfmadd231pd zmm4, zmm5, qword ptr [rcx + -32]{{1to8}}
vmovapd zmm6, zmm15
vfmadd231pd zmm6, zmm5, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm8, zmm10
vfmadd231pd zmm8, zmm5, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm11, zmm11, zmm2
vmovapd zmm12, zmm9
vfmadd231pd zmm12, zmm5, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm14, zmm14, zmm4
vfmadd231pd zmm28, zmm5, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm15, zmm15, zmm6
vsubpd zmm10, zmm10, zmm8
vfmadd231pd zmm11, zmm5, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm14, zmm5, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm9, zmm9, zmm12
vfmadd231pd zmm15, zmm5, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm8, zmm8, zmm1
vfmadd231pd zmm10, zmm5, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm20, zmm20, zmm11
vfmadd231pd zmm16, zmm28, zmm25
vaddpd zmm3, zmm3, zmm14
vfmadd231pd zmm9, zmm5, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm7, zmm7, zmm15
vmulpd zmm8, zmm8, zmm25
vaddpd zmm0, zmm0, zmm10
vfmadd231pd zmm20, zmm12, zmm25
vfmadd231pd zmm3, zmm2, zmm25
vfmadd231pd zmm7, zmm4, zmm25
vaddpd zmm16, zmm16, zmm9
vfmadd231pd zmm0, zmm6, zmm25
vaddpd zmm2, zmm20, zmm1
vaddpd zmm4, zmm3, zmm1
vaddpd zmm5, zmm7, zmm1
vaddpd zmm6, zmm0, zmm1
vaddpd zmm9, zmm16, zmm1
vsubpd zmm2, zmm2, zmm1
vsubpd zmm4, zmm4, zmm1
vsubpd zmm5, zmm5, zmm1
vsubpd zmm6, zmm6, zmm1
vsubpd zmm9, zmm9, zmm1
vsubpd zmm20, zmm20, zmm2
vsubpd zmm3, zmm3, zmm4
vfmadd231pd zmm8, zmm6, zmm25
vmovapd [rdi + 32], ymm8
vextractf64x4 [rdi + 224], zmm8, 1
vsubpd zmm7, zmm7, zmm5
vsubpd zmm0, zmm0, zmm6
vfmadd231pd zmm20, zmm9, zmm25
vmovapd [rdi + -96], ymm20
vextractf64x4 [rdi + 96], zmm20, 1
vfmadd231pd zmm3, zmm2, zmm25
vmovapd [rdi + -64], ymm3
vextractf64x4 [rdi + 128], zmm3, 1
vsubpd zmm16, zmm16, zmm9
vmovapd [rdi + -128], ymm16
vextractf64x4 [rdi + 64], zmm16, 1
vfmadd231pd zmm7, zmm4, zmm25
vmovapd [rdi + -32], ymm7
vextractf64x4 [rdi + 160], zmm7, 1
vfmadd231pd zmm0, zmm5, zmm25
vmovapd [rdi + 0], ymm0
vextractf64x4 [rdi + 192], zmm0, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
