# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 384
and rsp, -64
sub rsi, -128
sub rdi, -128
sub rdx, -128
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vinsertf64x4 zmm0, zmm0, [rsi + 64], 1
vmovapd ymm1, [rdx + -128]
vinsertf64x4 zmm1, zmm1, [rdx + 64], 1
vbroadcastsd zmm2, qword ptr [rcx + 96]
vmovapd zmm3, zmm2
vfmadd231pd zmm3, zmm0, zmm1
vmovapd ymm4, [rdx + -96]
vinsertf64x4 zmm4, zmm4, [rdx + 96], 1
vmovapd zmm5, zmm2
vfmadd231pd zmm5, zmm0, zmm4
vmovapd ymm6, [rdx + -64]
vinsertf64x4 zmm6, zmm6, [rdx + 128], 1
vmovapd zmm7, zmm2
vfmadd231pd zmm7, zmm0, zmm6
vmovapd ymm8, [rdx + -32]
vinsertf64x4 zmm8, zmm8, [rdx + 160], 1
vmovapd zmm9, zmm2
vfmadd231pd zmm9, zmm0, zmm8
vsubpd zmm10, zmm2, zmm3
vmovapd ymm11, [rdx + 0]
vinsertf64x4 zmm11, zmm11, [rdx + 192], 1
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm0, zmm11
vmovapd ymm13, [rsi + -96]
vinsertf64x4 zmm13, zmm13, [rsi + 96], 1
vmovapd zmm14, zmm5
vfmadd231pd zmm14, zmm1, zmm13
vbroadcastsd zmm15, qword ptr [rcx + 128]
vsubpd zmm16, zmm15, zmm5
vmovapd zmm17, zmm7
vfmadd231pd zmm17, zmm13, zmm4
vsubpd zmm18, zmm15, zmm7
vfmadd231pd zmm10, zmm0, zmm1
vsubpd zmm19, zmm15, zmm9
vfmadd231pd zmm16, zmm0, zmm4
vsubpd zmm20, zmm15, zmm12
vsubpd zmm5, zmm5, zmm14
vfmadd231pd zmm18, zmm0, zmm6
vmovapd ymm21, [rsi + -64]
vinsertf64x4 zmm21, zmm21, [rsi + 128], 1
vmovapd zmm22, zmm17
vfmadd231pd zmm22, zmm1, zmm21
vsubpd zmm7, zmm7, zmm17
vbroadcastsd zmm23, qword ptr [rcx + 64]
vmovapd zmm24, zmm2
vfmadd231pd zmm24, zmm10, zmm23
vfmadd231pd zmm5, zmm13, zmm1
vfmadd231pd zmm7, zmm13, zmm4
vsubpd zmm17, zmm17, zmm22
vmovapd zmm25, zmm9
vfmadd231pd zmm25, zmm13, zmm6
vsubpd zmm24, zmm2, zmm24
vfmadd231pd zmm19, zmm0, zmm8
vaddpd zmm16, zmm16, zmm5
vmovapd zmm5, zmm12
vfmadd231pd zmm5, zmm13, zmm8
vfmadd231pd zmm17, zmm21, zmm1
vaddpd zmm18, zmm18, zmm7
vfmadd231pd zmm24, zmm10, zmm23
vsubpd zmm9, zmm9, zmm25
vbroadcastsd zmm7, qword ptr [rcx + 160]
vfmadd231pd zmm16, zmm3, zmm7
vmovapd zmm3, zmm25
vfmadd231pd zmm3, zmm21, zmm4
vsubpd zmm12, zmm12, zmm5
vaddpd zmm18, zmm18, zmm17
vfmadd231pd zmm9, zmm13, zmm6
vmovapd zmm17, zmm14
vfmadd231pd zmm17, zmm24, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm10, zmm24, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm26, zmm22
vfmadd231pd zmm26, zmm24, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm25, zmm25, zmm3
vmovapd ymm27, [rsi + -32]
vinsertf64x4 zmm27, zmm27, [rsi + 160], 1
vmovapd zmm28, zmm3
vfmadd231pd zmm28, zmm1, zmm27
vaddpd zmm19, zmm19, zmm9
vsubpd zmm14, zmm14, zmm17
vmovapd zmm9, zmm5
vfmadd231pd zmm9, zmm21, zmm6
vfmadd231pd zmm16, zmm10, zmm7
vsubpd zmm22, zmm22, zmm26
vfmadd231pd zmm25, zmm21, zmm4
vfmadd231pd zmm14, zmm24, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm3, zmm3, zmm28
vmovapd zmm10, zmm28
vfmadd231pd zmm10, zmm24, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm5, zmm5, zmm9
vfmadd231pd zmm22, zmm24, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm3, zmm27, zmm1
vaddpd zmm19, zmm19, zmm25
vaddpd zmm16, zmm16, zmm14
vmovapd zmm14, zmm9
vfmadd231pd zmm14, zmm27, zmm4
vsubpd zmm28, zmm28, zmm10
vfmadd231pd zmm20, zmm0, zmm11
vaddpd zmm18, zmm18, zmm22
vmovapd ymm22, [rdx + 32]
vinsertf64x4 zmm22, zmm22, [rdx + 224], 1
vmovapd zmm25, zmm2
vfmadd231pd zmm25, zmm0, zmm22
vmovapd zmm29, zmm2
vfmadd231pd zmm29, zmm16, zmm23
vaddpd zmm19, zmm19, zmm3
vfmadd231pd zmm28, zmm24, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm9, zmm9, zmm14
vfmadd231pd zmm18, zmm17, zmm7
vmovapd ymm3, [rsi + 0]
vinsertf64x4 zmm3, zmm3, [rsi + 192], 1
vmovapd zmm17, zmm14
vfmadd231pd zmm17, zmm1, zmm3
vsubpd zmm30, zmm15, zmm25
vsubpd zmm29, zmm2, zmm29
vfmadd231pd zmm12, zmm13, zmm8
vaddpd zmm19, zmm19, zmm28
vfmadd231pd zmm5, zmm21, zmm6
vmovapd zmm28, zmm25
vfmadd231pd zmm28, zmm13, zmm11
vfmadd231pd zmm29, zmm16, zmm23
vsubpd zmm14, zmm14, zmm17
vmovapd zmm31, zmm17
vfmadd231pd zmm31, zmm24, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm20, zmm20, zmm12
vfmadd231pd zmm9, zmm27, zmm4
vmovapd zmm12, zmm28
vfmadd231pd zmm12, zmm21, zmm8
vsubpd zmm25, zmm25, zmm28
vmovapd zmm15, zmm26
vfmadd231pd zmm15, zmm29, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm20, zmm20, zmm5
vfmadd231pd zmm16, zmm29, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm17, zmm17, zmm31
vmovapd zmm5, zmm10
vfmadd231pd zmm5, zmm29, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm8, zmm31
vfmadd231pd zmm8, zmm29, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm20, zmm20, zmm9
vsubpd zmm26, zmm26, zmm15
vfmadd231pd zmm14, zmm3, zmm1
vfmadd231pd zmm18, zmm16, zmm7
vsubpd zmm28, zmm28, zmm12
vsubpd zmm10, zmm10, zmm5
vmovapd zmm9, zmm12
vfmadd231pd zmm9, zmm27, zmm6
vfmadd231pd zmm26, zmm29, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm31, zmm31, zmm8
vfmadd231pd zmm17, zmm24, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm20, zmm20, zmm14
vfmadd231pd zmm10, zmm29, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm31, zmm29, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm12, zmm12, zmm9
vaddpd zmm18, zmm18, zmm26
vmovapd zmm14, zmm9
vfmadd231pd zmm14, zmm3, zmm4
vaddpd zmm20, zmm20, zmm17
vfmadd231pd zmm30, zmm0, zmm22
vaddpd zmm19, zmm19, zmm10
vfmadd231pd zmm25, zmm13, zmm11
vmovapd zmm0, zmm2
vfmadd231pd zmm0, zmm18, zmm23
vaddpd zmm20, zmm20, zmm31
vmovapd ymm10, [rsi + 32]
vinsertf64x4 zmm10, zmm10, [rsi + 224], 1
vmovapd zmm16, zmm14
vfmadd231pd zmm16, zmm1, zmm10
vfmadd231pd zmm19, zmm15, zmm7
vsubpd zmm9, zmm9, zmm14
vmovapd ymm15, [rdx + -32]
vinsertf64x4 zmm15, zmm15, [rdx + 160], 1
vfmadd231pd zmm28, zmm21, zmm15
vaddpd zmm30, zmm30, zmm25
vsubpd zmm0, zmm2, zmm0
vfmadd231pd zmm12, zmm27, zmm6
vmovapd zmm17, zmm16
vfmadd231pd zmm17, zmm24, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm14, zmm14, zmm16
vfmadd231pd zmm9, zmm3, zmm4
vfmadd231pd zmm0, zmm18, zmm23
vaddpd zmm30, zmm30, zmm28
vfmadd231pd zmm14, zmm10, zmm1
vmovapd zmm1, zmm17
vfmadd231pd zmm1, zmm29, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm16, zmm16, zmm17
vaddpd zmm30, zmm30, zmm12
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm13, zmm22
vmovapd zmm25, zmm5
vfmadd231pd zmm25, zmm0, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm18, zmm0, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm26, zmm8
vfmadd231pd zmm26, zmm0, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm30, zmm30, zmm9
vmovapd zmm9, zmm1
vfmadd231pd zmm9, zmm0, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm17, zmm17, zmm1
vsubpd zmm5, zmm5, zmm25
vfmadd231pd zmm16, zmm24, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm19, zmm18, zmm7
vaddpd zmm30, zmm30, zmm14
vsubpd zmm8, zmm8, zmm26
vfmadd231pd zmm17, zmm29, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm5, zmm0, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm1, zmm1, zmm9
vaddpd zmm30, zmm30, zmm16
vmovapd zmm14, zmm12
vfmadd231pd zmm14, zmm21, zmm11
vfmadd231pd zmm8, zmm0, qword ptr [rcx + -64]{{1to8}}
vbroadcastsd zmm16, qword ptr [rcx + 128]
vsubpd zmm18, zmm16, zmm12
vfmadd231pd zmm1, zmm0, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm19, zmm19, zmm5
vmovapd zmm5, zmm2
vfmadd231pd zmm5, zmm21, zmm22
vaddpd zmm30, zmm30, zmm17
vmovapd zmm17, zmm14
vfmadd231pd zmm17, zmm27, zmm15
vaddpd zmm20, zmm20, zmm8
vfmadd231pd zmm18, zmm13, zmm22
vmovapd zmm8, zmm2
vfmadd231pd zmm8, zmm19, zmm23
vsubpd zmm12, zmm12, zmm14
vaddpd zmm30, zmm30, zmm1
vmovapd zmm1, zmm5
vfmadd231pd zmm1, zmm27, zmm11
vfmadd231pd zmm20, zmm25, zmm7
vsubpd zmm14, zmm14, zmm17
vmovapd zmm13, zmm17
vfmadd231pd zmm13, zmm3, zmm6
vsubpd zmm24, zmm16, zmm5
vsubpd zmm8, zmm2, zmm8
vmovapd zmm25, zmm2
vfmadd231pd zmm25, zmm27, zmm22
vmovapd zmm28, zmm1
vfmadd231pd zmm28, zmm3, zmm15
vsubpd zmm5, zmm5, zmm1
vfmadd231pd zmm12, zmm21, zmm11
vfmadd231pd zmm8, zmm19, zmm23
vsubpd zmm17, zmm17, zmm13
vmovapd zmm31, zmm13
vfmadd231pd zmm31, zmm10, zmm4
vsubpd zmm4, zmm16, zmm25
vmovapd [rsp + 0], zmm4
vmovapd zmm4, zmm28
vfmadd231pd zmm4, zmm10, zmm6
vsubpd zmm1, zmm1, zmm28
vmovapd [rsp + 64], zmm1
vmovapd zmm1, zmm25
vfmadd231pd zmm1, zmm3, zmm11
vaddpd zmm18, zmm18, zmm12
vmovapd zmm12, zmm26
vfmadd231pd zmm12, zmm8, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm19, zmm8, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm13, zmm13, zmm31
vmovapd zmm16, zmm9
vfmadd231pd zmm16, zmm8, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm28, zmm28, zmm4
vmovapd [rsp + 128], zmm28
vmovapd zmm28, zmm31
vfmadd231pd zmm28, zmm29, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm25, zmm25, zmm1
vsubpd zmm26, zmm26, zmm12
vfmadd231pd zmm14, zmm27, zmm15
vfmadd231pd zmm20, zmm19, zmm7
vsubpd zmm9, zmm9, zmm16
vfmadd231pd zmm17, zmm3, zmm6
vfmadd231pd zmm26, zmm8, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm31, zmm31, zmm28
vmovapd zmm19, zmm28
vfmadd231pd zmm19, zmm0, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm18, zmm18, zmm14
vfmadd231pd zmm9, zmm8, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm14, zmm4
vfmadd231pd zmm14, zmm0, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm20, zmm20, zmm26
vmovapd zmm26, zmm2
vfmadd231pd zmm26, zmm3, zmm22
vmovapd [rsp + 192], zmm0
vmovapd zmm0, zmm1
vfmadd231pd zmm0, zmm10, zmm15
vaddpd zmm18, zmm18, zmm17
vaddpd zmm30, zmm30, zmm9
vfmadd231pd zmm24, zmm21, zmm22
vmovapd zmm9, zmm2
vfmadd231pd zmm9, zmm20, zmm23
vsubpd zmm28, zmm28, zmm19
vfmadd231pd zmm5, zmm27, zmm11
vsubpd zmm4, zmm4, zmm14
vfmadd231pd zmm30, zmm12, zmm7
vsubpd zmm1, zmm1, zmm0
vmovapd ymm12, [rdx + -96]
vinsertf64x4 zmm12, zmm12, [rdx + 96], 1
vfmadd231pd zmm13, zmm10, zmm12
vbroadcastsd zmm12, qword ptr [rcx + 128]
vsubpd zmm17, zmm12, zmm26
vsubpd zmm9, zmm2, zmm9
vmovapd zmm21, [rsp + 64]
vfmadd231pd zmm21, zmm3, zmm15
vmovapd [rsp + 256], zmm17
vmovapd zmm17, zmm19
vfmadd231pd zmm17, zmm8, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm24, zmm24, zmm5
vmovapd zmm5, zmm14
vfmadd231pd zmm5, zmm8, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm9, zmm20, zmm23
vaddpd zmm18, zmm18, zmm13
vmovapd zmm13, zmm26
vfmadd231pd zmm13, zmm10, zmm11
vaddpd zmm24, zmm24, zmm21
vbroadcastsd zmm21, qword ptr [rcx + 32]
vmovapd zmm12, zmm0
vfmadd231pd zmm12, zmm8, zmm21
vsubpd zmm19, zmm19, zmm17
vfmadd231pd zmm31, zmm29, zmm21
vsubpd zmm14, zmm14, zmm5
vmovapd zmm29, zmm16
vfmadd231pd zmm29, zmm9, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm20, zmm9, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm26, zmm26, zmm13
vfmadd213pd zmm6, zmm10, [rsp + 128]
vsubpd zmm0, zmm0, zmm12
vfmadd213pd zmm27, zmm22, [rsp + 0]
vaddpd zmm18, zmm18, zmm31
vsubpd zmm16, zmm16, zmm29
vfmadd231pd zmm25, zmm3, zmm11
vfmadd231pd zmm30, zmm20, zmm7
vmovapd zmm20, zmm17
vfmadd231pd zmm20, zmm9, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm24, zmm24, zmm6
vfmadd231pd zmm16, zmm9, qword ptr [rcx + -96]{{1to8}}
vmovapd zmm6, zmm5
vfmadd231pd zmm6, zmm9, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm27, zmm27, zmm25
vbroadcastsd zmm25, qword ptr [rcx + 0]
vmovapd zmm31, zmm12
vfmadd231pd zmm31, zmm9, zmm25
vmovapd zmm7, zmm13
vfmadd231pd zmm7, zmm9, zmm21
vsubpd zmm17, zmm17, zmm20
vaddpd zmm30, zmm30, zmm16
vmovapd zmm16, zmm2
vfmadd231pd zmm16, zmm10, zmm22
vmovapd [rsp + 320], zmm29
vmovapd zmm29, [rsp + 192]
vfmadd231pd zmm28, zmm25, zmm29
vsubpd zmm5, zmm5, zmm6
vfmadd231pd zmm4, zmm29, zmm21
vsubpd zmm12, zmm12, zmm31
vmovapd zmm29, zmm2
vfmadd231pd zmm29, zmm30, zmm23
vsubpd zmm13, zmm13, zmm7
vfmadd231pd zmm1, zmm10, zmm15
vbroadcastsd zmm15, qword ptr [rcx + 128]
vsubpd zmm15, zmm15, zmm16
vfmadd231pd zmm19, zmm8, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm18, zmm18, zmm28
vfmadd231pd zmm14, zmm8, zmm25
vaddpd zmm24, zmm24, zmm4
vsubpd zmm29, zmm2, zmm29
vfmadd213pd zmm3, zmm22, [rsp + 256]
vfmadd231pd zmm26, zmm10, zmm11
vaddpd zmm27, zmm27, zmm1
vfmadd231pd zmm0, zmm8, zmm21
vaddpd zmm18, zmm18, zmm19
vfmadd231pd zmm29, zmm30, zmm23
vaddpd zmm24, zmm24, zmm14
vbroadcastsd zmm1, qword ptr [rcx + -64]
vfmadd231pd zmm17, zmm9, zmm1
vbroadcastsd zmm4, qword ptr [rcx + -32]
vfmadd231pd zmm5, zmm9, zmm4
vaddpd zmm3, zmm3, zmm26
vfmadd231pd zmm12, zmm9, zmm25
vaddpd zmm27, zmm27, zmm0
vmovapd zmm0, zmm6
vfmadd231pd zmm0, zmm29, zmm1
vmovapd zmm8, zmm31
vfmadd231pd zmm8, zmm29, zmm4
vaddpd zmm18, zmm18, zmm17
vmovapd zmm11, zmm7
vfmadd231pd zmm11, zmm29, zmm25
vaddpd zmm24, zmm24, zmm5
vmovapd zmm5, zmm16
vfmadd231pd zmm5, zmm29, zmm21
vaddpd zmm27, zmm27, zmm12
vsubpd zmm6, zmm6, zmm0
vfmadd231pd zmm13, zmm9, zmm21
vsubpd zmm31, zmm31, zmm8
vmovapd zmm9, zmm20
vfmadd231pd zmm9, zmm29, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm7, zmm7, zmm11
vfmadd231pd zmm15, zmm10, zmm22
vsubpd zmm16, zmm16, zmm5
vfmadd231pd zmm6, zmm29, zmm1
vfmadd231pd zmm31, zmm29, zmm4
vaddpd zmm3, zmm3, zmm13
vfmadd231pd zmm7, zmm29, zmm25
vsubpd zmm20, zmm20, zmm9
vfmadd231pd zmm16, zmm29, zmm21
vsubpd zmm5, zmm5, zmm2
vfmadd231pd zmm30, zmm29, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm24, zmm24, zmm6
vmovapd zmm1, [rsp + 320]
vbroadcastsd zmm4, qword ptr [rcx + 160]
vfmadd231pd zmm18, zmm1, zmm4
vaddpd zmm27, zmm27, zmm31
vaddpd zmm3, zmm3, zmm7
vfmadd231pd zmm20, zmm29, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm15, zmm15, zmm16
vfmadd231pd zmm24, zmm9, zmm4
vfmadd231pd zmm27, zmm0, zmm4
vfmadd231pd zmm18, zmm30, zmm4
vfmadd231pd zmm3, zmm8, zmm4
vfmadd231pd zmm15, zmm11, zmm4
vaddpd zmm0, zmm24, zmm2
vaddpd zmm1, zmm27, zmm2
vmulpd zmm5, zmm5, zmm4
vaddpd zmm18, zmm18, zmm20
vaddpd zmm6, zmm3, zmm2
vaddpd zmm7, zmm15, zmm2
vaddpd zmm8, zmm18, zmm2
vsubpd zmm0, zmm0, zmm2
vsubpd zmm1, zmm1, zmm2
vsubpd zmm6, zmm6, zmm2
vsubpd zmm7, zmm7, zmm2
vsubpd zmm8, zmm8, zmm2
vsubpd zmm24, zmm24, zmm0
vsubpd zmm27, zmm27, zmm1
vfmadd231pd zmm5, zmm7, zmm4
vmovapd [rdi + 32], ymm5
vextractf64x4 [rdi + 224], zmm5, 1
vsubpd zmm3, zmm3, zmm6
vsubpd zmm15, zmm15, zmm7
vfmadd231pd zmm24, zmm8, zmm4
vmovapd [rdi + -96], ymm24
vextractf64x4 [rdi + 96], zmm24, 1
vfmadd231pd zmm27, zmm0, zmm4
vmovapd [rdi + -64], ymm27
vextractf64x4 [rdi + 128], zmm27, 1
vsubpd zmm18, zmm18, zmm8
vmovapd [rdi + -128], ymm18
vextractf64x4 [rdi + 64], zmm18, 1
vfmadd231pd zmm3, zmm1, zmm4
vmovapd [rdi + -32], ymm3
vextractf64x4 [rdi + 160], zmm3, 1
vfmadd231pd zmm15, zmm6, zmm4
vmovapd [rdi + 0], ymm15
vextractf64x4 [rdi + 192], zmm15, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
