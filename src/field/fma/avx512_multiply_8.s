# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 2496
and rsp, -64
sub rsi, -128
sub rdi, -128
sub rdx, -128
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vinsertf64x4 zmm0, zmm0, [rsi + 128], 1
vmovapd ymm1, [rdx + -128]
vinsertf64x4 zmm1, zmm1, [rdx + 128], 1
vbroadcastsd zmm2, qword ptr [rcx + 160]
vmovapd zmm3, zmm2
vfmadd231pd zmm3, zmm0, zmm1
vmovapd ymm4, [rdx + -96]
vinsertf64x4 zmm4, zmm4, [rdx + 160], 1
vmovapd zmm5, zmm2
vfmadd231pd zmm5, zmm0, zmm4
vmovapd ymm6, [rdx + -64]
vinsertf64x4 zmm6, zmm6, [rdx + 192], 1
vmovapd zmm7, zmm2
vfmadd231pd zmm7, zmm0, zmm6
vmovapd ymm8, [rdx + -32]
vinsertf64x4 zmm8, zmm8, [rdx + 224], 1
vmovapd zmm9, zmm2
vfmadd231pd zmm9, zmm0, zmm8
vsubpd zmm10, zmm2, zmm3
vmovapd ymm11, [rdx + 0]
vinsertf64x4 zmm11, zmm11, [rdx + 256], 1
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm0, zmm11
vmovapd ymm13, [rsi + -96]
vinsertf64x4 zmm13, zmm13, [rsi + 160], 1
vmovapd zmm14, zmm5
vfmadd231pd zmm14, zmm1, zmm13
vbroadcastsd zmm15, qword ptr [rcx + 192]
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
vinsertf64x4 zmm21, zmm21, [rsi + 192], 1
vmovapd zmm22, zmm17
vfmadd231pd zmm22, zmm1, zmm21
vsubpd zmm7, zmm7, zmm17
vbroadcastsd zmm23, qword ptr [rcx + 128]
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
vbroadcastsd zmm7, qword ptr [rcx + 224]
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
vinsertf64x4 zmm27, zmm27, [rsi + 224], 1
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
vinsertf64x4 zmm22, zmm22, [rdx + 288], 1
vmovapd zmm25, zmm2
vfmadd231pd zmm25, zmm0, zmm22
vmovapd zmm29, zmm2
vfmadd231pd zmm29, zmm16, zmm23
vaddpd zmm19, zmm19, zmm3
vfmadd231pd zmm28, zmm24, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm9, zmm9, zmm14
vfmadd231pd zmm18, zmm17, zmm7
vmovapd ymm3, [rsi + 0]
vinsertf64x4 zmm3, zmm3, [rsi + 256], 1
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
vmovapd zmm8, zmm26
vfmadd231pd zmm8, zmm29, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm20, zmm20, zmm5
vfmadd231pd zmm16, zmm29, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm17, zmm17, zmm31
vmovapd zmm5, zmm10
vfmadd231pd zmm5, zmm29, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm21, zmm31
vfmadd231pd zmm21, zmm29, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm20, zmm20, zmm9
vsubpd zmm26, zmm26, zmm8
vfmadd231pd zmm14, zmm3, zmm1
vfmadd231pd zmm18, zmm16, zmm7
vsubpd zmm28, zmm28, zmm12
vsubpd zmm10, zmm10, zmm5
vmovapd zmm9, zmm12
vfmadd231pd zmm9, zmm27, zmm6
vfmadd231pd zmm26, zmm29, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm31, zmm31, zmm21
vfmadd231pd zmm17, zmm24, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm20, zmm20, zmm14
vfmadd231pd zmm10, zmm29, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm31, zmm29, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm12, zmm12, zmm9
vaddpd zmm18, zmm18, zmm26
vmovapd zmm14, zmm9
vfmadd231pd zmm14, zmm3, zmm4
vaddpd zmm20, zmm20, zmm17
vmovapd ymm16, [rdx + 64]
vinsertf64x4 zmm16, zmm16, [rdx + 320], 1
vmovapd zmm17, zmm2
vfmadd231pd zmm17, zmm0, zmm16
vaddpd zmm19, zmm19, zmm10
vfmadd231pd zmm30, zmm0, zmm22
vmovapd zmm10, zmm2
vfmadd231pd zmm10, zmm18, zmm23
vfmadd231pd zmm25, zmm13, zmm11
vaddpd zmm20, zmm20, zmm31
vfmadd231pd zmm19, zmm8, zmm7
vsubpd zmm9, zmm9, zmm14
vmovapd ymm8, [rsi + 32]
vinsertf64x4 zmm8, zmm8, [rsi + 288], 1
vmovapd zmm26, zmm14
vfmadd231pd zmm26, zmm1, zmm8
vsubpd zmm31, zmm15, zmm17
vsubpd zmm10, zmm2, zmm10
vmovapd zmm16, zmm17
vfmadd231pd zmm16, zmm13, zmm22
vmovapd ymm13, [rsi + -64]
vinsertf64x4 zmm13, zmm13, [rsi + 192], 1
vmovapd ymm22, [rdx + -32]
vinsertf64x4 zmm22, zmm22, [rdx + 224], 1
vfmadd231pd zmm28, zmm13, zmm22
vaddpd zmm30, zmm30, zmm25
vfmadd231pd zmm12, zmm27, zmm6
vfmadd231pd zmm10, zmm18, zmm23
vsubpd zmm14, zmm14, zmm26
vmovapd zmm25, zmm26
vfmadd231pd zmm25, zmm24, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm17, zmm17, zmm16
vmovapd [rsp + 0], zmm17
vmovapd zmm17, zmm16
vfmadd231pd zmm17, zmm13, zmm11
vaddpd zmm30, zmm30, zmm28
vfmadd231pd zmm9, zmm3, zmm4
vmovapd zmm28, zmm5
vfmadd231pd zmm28, zmm10, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm18, zmm10, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm30, zmm30, zmm12
vmovapd zmm12, zmm21
vfmadd231pd zmm12, zmm10, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm26, zmm26, zmm25
vmovapd zmm11, zmm25
vfmadd231pd zmm11, zmm29, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm16, zmm16, zmm17
vsubpd zmm5, zmm5, zmm28
vmovapd zmm13, zmm17
vfmadd231pd zmm13, zmm27, zmm22
vfmadd231pd zmm19, zmm18, zmm7
vaddpd zmm30, zmm30, zmm9
vsubpd zmm21, zmm21, zmm12
vfmadd231pd zmm14, zmm8, zmm1
vfmadd231pd zmm5, zmm10, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm25, zmm25, zmm11
vmovapd zmm9, zmm11
vfmadd231pd zmm9, zmm10, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm17, zmm17, zmm13
vfmadd231pd zmm21, zmm10, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm18, zmm13
vfmadd231pd zmm18, zmm3, zmm6
vaddpd zmm30, zmm30, zmm14
vaddpd zmm19, zmm19, zmm5
vfmadd231pd zmm26, zmm24, qword ptr [rcx + 32]{{1to8}}
vmovapd ymm5, [rdx + 96]
vinsertf64x4 zmm5, zmm5, [rdx + 352], 1
vmovapd zmm14, zmm2
vfmadd231pd zmm14, zmm0, zmm5
vsubpd zmm11, zmm11, zmm9
vaddpd zmm20, zmm20, zmm21
vfmadd231pd zmm25, zmm29, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm21, zmm2
vfmadd231pd zmm21, zmm19, zmm23
vsubpd zmm13, zmm13, zmm18
vmovapd zmm5, zmm18
vfmadd231pd zmm5, zmm8, zmm4
vaddpd zmm30, zmm30, zmm26
vfmadd231pd zmm20, zmm28, zmm7
vsubpd zmm26, zmm15, zmm14
vmovapd ymm28, [rdx + 64]
vinsertf64x4 zmm28, zmm28, [rdx + 320], 1
vfmadd231pd zmm31, zmm0, zmm28
vsubpd zmm21, zmm2, zmm21
vmovapd ymm15, [rsi + -96]
vinsertf64x4 zmm15, zmm15, [rsi + 160], 1
vmovapd ymm0, [rdx + 32]
vinsertf64x4 zmm0, zmm0, [rdx + 288], 1
vmovapd [rsp + 64], zmm26
vmovapd zmm26, [rsp + 0]
vfmadd231pd zmm26, zmm15, zmm0
vmovapd zmm2, zmm14
vfmadd231pd zmm2, zmm15, zmm28
vaddpd zmm30, zmm30, zmm25
vfmadd231pd zmm11, zmm10, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm18, zmm18, zmm5
vfmadd231pd zmm21, zmm19, zmm23
vmovapd ymm25, [rsi + -64]
vinsertf64x4 zmm25, zmm25, [rsi + 192], 1
vmovapd ymm15, [rdx + 0]
vinsertf64x4 zmm15, zmm15, [rdx + 256], 1
vfmadd231pd zmm16, zmm25, zmm15
vaddpd zmm31, zmm31, zmm26
vmovapd ymm26, [rsi + 64]
vinsertf64x4 zmm26, zmm26, [rsi + 320], 1
vmovapd zmm28, zmm5
vfmadd231pd zmm28, zmm1, zmm26
vsubpd zmm14, zmm14, zmm2
vmovapd [rsp + 128], zmm14
vmovapd zmm14, zmm2
vfmadd231pd zmm14, zmm25, zmm0
vaddpd zmm30, zmm30, zmm11
vmovapd zmm11, zmm12
vfmadd231pd zmm11, zmm21, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm19, zmm21, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm31, zmm31, zmm16
vmovapd zmm16, zmm9
vfmadd231pd zmm16, zmm21, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm5, zmm5, zmm28
vfmadd231pd zmm17, zmm27, zmm22
vsubpd zmm2, zmm2, zmm14
vsubpd zmm12, zmm12, zmm11
vmovapd zmm0, zmm28
vfmadd231pd zmm0, zmm24, qword ptr [rcx + 64]{{1to8}}
vfmadd231pd zmm20, zmm19, zmm7
vsubpd zmm9, zmm9, zmm16
vmovapd zmm19, zmm14
vfmadd231pd zmm19, zmm27, zmm15
vfmadd231pd zmm12, zmm21, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm31, zmm31, zmm17
vfmadd231pd zmm13, zmm3, zmm6
vsubpd zmm28, zmm28, zmm0
vfmadd231pd zmm9, zmm21, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm17, zmm0
vfmadd231pd zmm17, zmm29, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm14, zmm14, zmm19
vaddpd zmm20, zmm20, zmm12
vmovapd zmm12, zmm19
vfmadd231pd zmm12, zmm3, zmm22
vfmadd231pd zmm18, zmm8, zmm4
vaddpd zmm31, zmm31, zmm13
vaddpd zmm30, zmm30, zmm9
vfmadd231pd zmm5, zmm26, zmm1
vbroadcastsd zmm9, qword ptr [rcx + 160]
vmovapd zmm13, zmm9
vfmadd231pd zmm13, zmm20, zmm23
vsubpd zmm0, zmm0, zmm17
vmovapd zmm3, zmm17
vfmadd231pd zmm3, zmm10, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm19, zmm19, zmm12
vfmadd231pd zmm30, zmm11, zmm7
vaddpd zmm31, zmm31, zmm18
vmovapd zmm11, zmm12
vfmadd231pd zmm11, zmm8, zmm6
vsubpd zmm13, zmm9, zmm13
vfmadd231pd zmm28, zmm24, qword ptr [rcx + 64]{{1to8}}
vmovapd ymm18, [rsi + -128]
vinsertf64x4 zmm18, zmm18, [rsi + 128], 1
vmovapd ymm9, [rdx + 96]
vinsertf64x4 zmm9, zmm9, [rdx + 352], 1
vfmadd213pd zmm18, zmm9, [rsp + 64]
vaddpd zmm31, zmm31, zmm5
vmovapd ymm5, [rsi + -96]
vinsertf64x4 zmm5, zmm5, [rsi + 160], 1
vmovapd ymm9, [rdx + 64]
vinsertf64x4 zmm9, zmm9, [rdx + 320], 1
vmovapd zmm6, [rsp + 128]
vfmadd231pd zmm6, zmm5, zmm9
vsubpd zmm17, zmm17, zmm3
vfmadd231pd zmm13, zmm20, zmm23
vsubpd zmm12, zmm12, zmm11
vmovapd zmm9, zmm3
vfmadd231pd zmm9, zmm21, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm31, zmm31, zmm28
vmovapd zmm28, zmm11
vfmadd231pd zmm28, zmm26, zmm4
vfmadd231pd zmm0, zmm29, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm18, zmm18, zmm6
vmovapd zmm6, zmm16
vfmadd231pd zmm6, zmm13, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm20, zmm13, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm3, zmm3, zmm9
vmovapd ymm4, [rdx + 32]
vinsertf64x4 zmm4, zmm4, [rdx + 288], 1
vfmadd231pd zmm2, zmm25, zmm4
vsubpd zmm11, zmm11, zmm28
vmovapd zmm4, zmm9
vfmadd231pd zmm4, zmm13, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm31, zmm31, zmm0
vsubpd zmm16, zmm16, zmm6
vmovapd ymm0, [rsi + 96]
vinsertf64x4 zmm0, zmm0, [rsi + 352], 1
vmovapd [rsp + 192], zmm6
vmovapd zmm6, zmm28
vfmadd231pd zmm6, zmm1, zmm0
vfmadd231pd zmm30, zmm20, zmm7
vfmadd231pd zmm17, zmm10, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm18, zmm18, zmm2
vfmadd231pd zmm16, zmm13, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm9, zmm9, zmm4
vfmadd231pd zmm14, zmm27, zmm15
vsubpd zmm28, zmm28, zmm6
vfmadd231pd zmm3, zmm21, qword ptr [rcx + -32]{{1to8}}
vmovapd ymm2, [rsi + 0]
vinsertf64x4 zmm2, zmm2, [rsi + 256], 1
vfmadd231pd zmm19, zmm22, zmm2
vaddpd zmm31, zmm31, zmm17
vaddpd zmm30, zmm30, zmm16
vmovapd zmm16, zmm6
vfmadd231pd zmm16, zmm24, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm18, zmm18, zmm14
vfmadd231pd zmm9, zmm13, qword ptr [rcx + -64]{{1to8}}
vmovapd ymm14, [rdx + -64]
vinsertf64x4 zmm14, zmm14, [rdx + 192], 1
vfmadd231pd zmm12, zmm8, zmm14
vaddpd zmm31, zmm31, zmm3
vbroadcastsd zmm3, qword ptr [rcx + 160]
vmovapd zmm17, zmm3
vfmadd231pd zmm17, zmm30, zmm23
vaddpd zmm18, zmm18, zmm19
vmovapd zmm19, zmm16
vfmadd231pd zmm19, zmm29, qword ptr [rcx + 64]{{1to8}}
vmovapd ymm20, [rdx + 96]
vinsertf64x4 zmm20, zmm20, [rdx + 352], 1
vmovapd zmm14, zmm3
vfmadd231pd zmm14, zmm5, zmm20
vaddpd zmm31, zmm31, zmm9
vmovapd ymm9, [rdx + -96]
vinsertf64x4 zmm9, zmm9, [rdx + 160], 1
vfmadd231pd zmm11, zmm26, zmm9
vsubpd zmm6, zmm6, zmm16
vsubpd zmm17, zmm3, zmm17
vfmadd231pd zmm28, zmm0, zmm1
vaddpd zmm18, zmm18, zmm12
vmovapd zmm1, zmm19
vfmadd231pd zmm1, zmm10, qword ptr [rcx + 32]{{1to8}}
vmovapd ymm12, [rdx + 64]
vinsertf64x4 zmm12, zmm12, [rdx + 320], 1
vmovapd zmm0, zmm14
vfmadd231pd zmm0, zmm25, zmm12
vsubpd zmm16, zmm16, zmm19
vfmadd231pd zmm17, zmm30, zmm23
vbroadcastsd zmm9, qword ptr [rcx + 192]
vsubpd zmm5, zmm9, zmm14
vfmadd231pd zmm31, zmm7, [rsp + 192]
vaddpd zmm18, zmm18, zmm11
vfmadd231pd zmm6, zmm24, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm19, zmm19, zmm1
vmovapd zmm11, zmm1
vfmadd231pd zmm11, zmm21, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm14, zmm14, zmm0
vmovapd zmm24, zmm4
vfmadd231pd zmm24, zmm17, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm18, zmm18, zmm28
vfmadd231pd zmm30, zmm17, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm28, zmm3
vfmadd231pd zmm28, zmm25, zmm20
vmovapd [rsp + 256], zmm14
vmovapd ymm14, [rdx + 32]
vinsertf64x4 zmm14, zmm14, [rdx + 288], 1
vmovapd zmm25, zmm0
vfmadd231pd zmm25, zmm27, zmm14
vaddpd zmm18, zmm18, zmm6
vsubpd zmm4, zmm4, zmm24
vfmadd231pd zmm16, zmm29, qword ptr [rcx + 64]{{1to8}}
vfmadd231pd zmm31, zmm30, zmm7
vsubpd zmm1, zmm1, zmm11
vmovapd zmm6, zmm11
vfmadd231pd zmm6, zmm13, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm30, zmm9, zmm28
vfmadd231pd zmm4, zmm17, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm0, zmm0, zmm25
vmovapd zmm7, zmm28
vfmadd231pd zmm7, zmm27, zmm12
vaddpd zmm18, zmm18, zmm16
vmovapd zmm16, zmm25
vfmadd231pd zmm16, zmm2, zmm15
vfmadd231pd zmm19, zmm10, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm11, zmm11, zmm6
vaddpd zmm31, zmm31, zmm4
vmovapd zmm4, zmm6
vfmadd231pd zmm4, zmm17, qword ptr [rcx + -64]{{1to8}}
vmovapd [rsp + 320], zmm10
vmovapd zmm10, zmm7
vfmadd231pd zmm10, zmm2, zmm14
vsubpd zmm28, zmm28, zmm7
vmovapd [rsp + 384], zmm24
vmovapd zmm24, zmm16
vfmadd231pd zmm24, zmm8, zmm22
vsubpd zmm25, zmm25, zmm16
vmovapd [rsp + 448], zmm28
vmovapd zmm28, zmm3
vfmadd231pd zmm28, zmm31, zmm23
vaddpd zmm18, zmm18, zmm19
vfmadd231pd zmm1, zmm21, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm6, zmm6, zmm4
vfmadd231pd zmm11, zmm13, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm7, zmm7, zmm10
vmovapd zmm19, zmm10
vfmadd231pd zmm19, zmm8, zmm15
vsubpd zmm16, zmm16, zmm24
vsubpd zmm28, zmm3, zmm28
vmovapd [rsp + 512], zmm13
vmovapd ymm13, [rdx + -64]
vinsertf64x4 zmm13, zmm13, [rdx + 192], 1
vmovapd [rsp + 576], zmm21
vmovapd zmm21, zmm24
vfmadd231pd zmm21, zmm26, zmm13
vaddpd zmm18, zmm18, zmm1
vmovapd ymm1, [rsi + -96]
vinsertf64x4 zmm1, zmm1, [rsi + 160], 1
vfmadd231pd zmm5, zmm20, zmm1
vmovapd ymm1, [rsi + -64]
vinsertf64x4 zmm1, zmm1, [rsi + 192], 1
vmovapd [rsp + 640], zmm7
vmovapd zmm7, [rsp + 256]
vfmadd231pd zmm7, zmm12, zmm1
vfmadd231pd zmm28, zmm31, zmm23
vsubpd zmm10, zmm10, zmm19
vfmadd231pd zmm6, zmm17, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm18, zmm18, zmm11
vmovapd zmm11, zmm19
vfmadd231pd zmm11, zmm26, zmm22
vsubpd zmm24, zmm24, zmm21
vmovapd [rsp + 704], zmm17
vmovapd ymm17, [rsi + 96]
vinsertf64x4 zmm17, zmm17, [rsi + 352], 1
vmovapd ymm23, [rdx + -96]
vinsertf64x4 zmm23, zmm23, [rdx + 160], 1
vmovapd [rsp + 768], zmm10
vmovapd zmm10, zmm21
vfmadd231pd zmm10, zmm17, zmm23
vaddpd zmm5, zmm5, zmm7
vfmadd231pd zmm0, zmm27, zmm14
vaddpd zmm18, zmm18, zmm6
vmovapd zmm6, zmm4
vfmadd231pd zmm6, zmm28, qword ptr [rcx + -96]{{1to8}}
vmovapd zmm7, zmm3
vfmadd231pd zmm7, zmm27, zmm20
vsubpd zmm19, zmm19, zmm11
vfmadd231pd zmm25, zmm2, zmm15
vsubpd zmm21, zmm21, zmm10
vmovapd [rsp + 832], zmm19
vmovapd zmm19, zmm11
vfmadd231pd zmm19, zmm17, zmm13
vaddpd zmm5, zmm5, zmm0
vmovapd zmm0, zmm10
vfmadd231pd zmm0, zmm29, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm4, zmm4, zmm6
vmovapd [rsp + 896], zmm6
vmovapd zmm6, zmm7
vfmadd231pd zmm6, zmm2, zmm12
vmovapd [rsp + 960], zmm29
vsubpd zmm29, zmm9, zmm7
vmovapd [rsp + 1024], zmm21
vmovapd zmm21, zmm3
vfmadd231pd zmm21, zmm2, zmm20
vaddpd zmm5, zmm5, zmm25
vfmadd231pd zmm30, zmm1, zmm20
vsubpd zmm11, zmm11, zmm19
vmovapd zmm1, [rsp + 448]
vfmadd231pd zmm1, zmm27, zmm12
vsubpd zmm10, zmm10, zmm0
vmovapd zmm25, zmm6
vfmadd231pd zmm25, zmm8, zmm14
vsubpd zmm7, zmm7, zmm6
vmovapd [rsp + 1088], zmm11
vmovapd zmm11, zmm21
vfmadd231pd zmm11, zmm8, zmm12
vsubpd zmm3, zmm9, zmm21
vfmadd231pd zmm31, zmm28, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm9, [rsp + 384]
vmovapd [rsp + 1152], zmm3
vbroadcastsd zmm3, qword ptr [rcx + 224]
vfmadd231pd zmm18, zmm9, zmm3
vaddpd zmm30, zmm30, zmm1
vmovapd zmm1, zmm25
vfmadd231pd zmm1, zmm26, zmm15
vsubpd zmm6, zmm6, zmm25
vfmadd231pd zmm16, zmm8, zmm22
vsubpd zmm21, zmm21, zmm11
vmovapd zmm9, [rsp + 640]
vfmadd231pd zmm9, zmm2, zmm14
vmovapd [rsp + 1216], zmm21
vmovapd zmm21, [rsp + 320]
vmovapd [rsp + 1280], zmm10
vmovapd zmm10, zmm0
vfmadd231pd zmm10, zmm21, qword ptr [rcx + 64]{{1to8}}
vmovapd [rsp + 1344], zmm6
vmovapd zmm6, zmm19
vfmadd231pd zmm6, zmm21, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm25, zmm25, zmm1
vmovapd zmm21, zmm11
vfmadd231pd zmm21, zmm26, zmm14
vaddpd zmm5, zmm5, zmm16
vmovapd zmm16, zmm1
vfmadd231pd zmm16, zmm17, zmm22
vaddpd zmm30, zmm30, zmm9
vfmadd231pd zmm18, zmm31, zmm3
vsubpd zmm0, zmm0, zmm10
vfmadd231pd zmm4, zmm28, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm19, zmm19, zmm6
vfmadd231pd zmm24, zmm26, zmm13
vsubpd zmm11, zmm11, zmm21
vmovapd zmm9, [rsp + 768]
vfmadd231pd zmm9, zmm8, zmm15
vsubpd zmm1, zmm1, zmm16
vfmadd231pd zmm29, zmm27, zmm20
vfmadd231pd zmm7, zmm2, zmm12
vaddpd zmm18, zmm18, zmm4
vmovapd zmm4, [rsp + 576]
vmovapd zmm27, zmm10
vfmadd231pd zmm27, zmm4, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm5, zmm5, zmm24
vmovapd zmm24, zmm6
vfmadd231pd zmm24, zmm4, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm30, zmm30, zmm9
vmovapd zmm9, zmm21
vfmadd231pd zmm9, zmm17, zmm15
vmovapd zmm31, zmm16
vfmadd231pd zmm31, zmm4, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm29, zmm29, zmm7
vfmadd213pd zmm23, zmm17, [rsp + 1024]
vsubpd zmm10, zmm10, zmm27
vmovapd zmm7, [rsp + 832]
vfmadd231pd zmm7, zmm26, zmm22
vsubpd zmm6, zmm6, zmm24
vmovapd zmm3, [rsp + 1344]
vfmadd231pd zmm3, zmm8, zmm14
vsubpd zmm21, zmm21, zmm9
vmovapd [rsp + 1408], zmm28
vmovapd zmm28, [rsp + 960]
vmovapd [rsp + 1472], zmm21
vmovapd zmm21, [rsp + 1280]
vfmadd231pd zmm21, zmm28, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm16, zmm16, zmm31
vmovapd zmm28, [rsp + 512]
vmovapd [rsp + 1536], zmm16
vmovapd zmm16, zmm27
vfmadd231pd zmm16, zmm28, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm5, zmm5, zmm23
vmovapd zmm23, zmm24
vfmadd231pd zmm23, zmm28, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm30, zmm30, zmm7
vmovapd zmm7, zmm31
vfmadd231pd zmm7, zmm28, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm29, zmm29, zmm3
vmovapd zmm3, zmm9
vfmadd231pd zmm3, zmm28, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm5, zmm5, zmm21
vbroadcastsd zmm21, qword ptr [rcx + 128]
vbroadcastsd zmm28, qword ptr [rcx + 160]
vmovapd [rsp + 1600], zmm6
vmovapd zmm6, zmm28
vfmadd231pd zmm6, zmm18, zmm21
vsubpd zmm27, zmm27, zmm16
vfmadd213pd zmm13, zmm17, [rsp + 1088]
vsubpd zmm24, zmm24, zmm23
vmovapd [rsp + 1664], zmm24
vmovapd zmm24, zmm28
vfmadd231pd zmm24, zmm8, zmm20
vsubpd zmm31, zmm31, zmm7
vfmadd213pd zmm2, zmm20, [rsp + 1152]
vsubpd zmm9, zmm9, zmm3
vmovapd [rsp + 1728], zmm9
vmovapd zmm9, [rsp + 1216]
vfmadd231pd zmm9, zmm8, zmm12
vsubpd zmm6, zmm28, zmm6
vmovapd [rsp + 1792], zmm31
vmovapd zmm31, zmm28
vfmadd231pd zmm31, zmm26, zmm20
vaddpd zmm30, zmm30, zmm13
vmovapd zmm13, zmm24
vfmadd231pd zmm13, zmm26, zmm12
vmovapd [rsp + 1856], zmm27
vbroadcastsd zmm27, qword ptr [rcx + 192]
vsubpd zmm28, zmm27, zmm24
vfmadd231pd zmm25, zmm26, zmm15
vmovapd [rsp + 1920], zmm6
vmovapd zmm6, [rsp + 320]
vfmadd231pd zmm0, zmm6, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm2, zmm2, zmm9
vfmadd231pd zmm19, zmm6, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm6, zmm27, zmm31
vmovapd zmm9, zmm13
vfmadd231pd zmm9, zmm17, zmm14
vsubpd zmm24, zmm24, zmm13
vmovapd [rsp + 1984], zmm6
vmovapd zmm6, [rsp + 704]
vmovapd zmm27, zmm16
vfmadd231pd zmm27, zmm6, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm29, zmm29, zmm25
vmovapd zmm25, zmm23
vfmadd231pd zmm25, zmm6, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm5, zmm5, zmm0
vfmadd231pd zmm11, zmm26, zmm14
vaddpd zmm30, zmm30, zmm19
vfmadd231pd zmm1, zmm17, zmm22
vsubpd zmm13, zmm13, zmm9
vmovapd zmm0, zmm7
vfmadd231pd zmm0, zmm6, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm16, zmm16, zmm27
vmovapd zmm19, zmm3
vfmadd231pd zmm19, zmm6, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm23, zmm23, zmm25
vmovapd zmm22, zmm31
vfmadd231pd zmm22, zmm17, zmm12
vaddpd zmm2, zmm2, zmm11
vmovapd zmm11, zmm9
vfmadd231pd zmm11, zmm6, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm29, zmm29, zmm1
vfmadd231pd zmm10, zmm4, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm7, zmm7, zmm0
vmovapd zmm1, [rsp + 1600]
vfmadd231pd zmm1, zmm4, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm3, zmm3, zmm19
vfmadd213pd zmm15, zmm17, [rsp + 1472]
vsubpd zmm31, zmm31, zmm22
vmovapd [rsp + 2048], zmm31
vmovapd zmm31, [rsp + 1536]
vfmadd231pd zmm31, zmm4, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm9, zmm9, zmm11
vfmadd231pd zmm28, zmm8, zmm20
vaddpd zmm5, zmm5, zmm10
vfmadd231pd zmm24, zmm26, zmm12
vaddpd zmm30, zmm30, zmm1
vfmadd213pd zmm21, zmm18, [rsp + 1920]
vaddpd zmm2, zmm2, zmm15
vmovapd zmm1, [rsp + 1408]
vmovapd zmm4, zmm27
vfmadd231pd zmm4, zmm1, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm29, zmm29, zmm31
vmovapd zmm8, zmm25
vfmadd231pd zmm8, zmm1, qword ptr [rcx + -32]{{1to8}}
vmovapd zmm10, zmm0
vfmadd231pd zmm10, zmm1, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm28, zmm28, zmm24
vmovapd zmm15, zmm19
vfmadd231pd zmm15, zmm1, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm24, zmm11
vfmadd231pd zmm24, zmm1, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm27, zmm27, zmm4
vmovapd zmm31, zmm22
vfmadd231pd zmm31, zmm1, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm25, zmm25, zmm8
vmovapd [rsp + 2112], zmm18
vbroadcastsd zmm18, qword ptr [rcx + 160]
vmovapd [rsp + 2176], zmm4
vmovapd zmm4, zmm18
vfmadd231pd zmm4, zmm17, zmm20
vsubpd zmm0, zmm0, zmm10
vmovapd [rsp + 2240], zmm0
vmovapd zmm0, [rsp + 512]
vmovapd zmm18, [rsp + 1856]
vfmadd231pd zmm18, zmm0, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm19, zmm19, zmm15
vmovapd [rsp + 2304], zmm19
vmovapd zmm19, [rsp + 1664]
vfmadd231pd zmm19, zmm0, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm11, zmm11, zmm24
vmovapd [rsp + 2368], zmm11
vmovapd zmm11, [rsp + 1792]
vfmadd231pd zmm11, zmm0, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm22, zmm22, zmm31
vmovapd [rsp + 2432], zmm22
vmovapd zmm22, [rsp + 1728]
vfmadd231pd zmm22, zmm0, qword ptr [rcx + 96]{{1to8}}
vbroadcastsd zmm0, qword ptr [rcx + 192]
vsubpd zmm0, zmm0, zmm4
vfmadd231pd zmm13, zmm17, zmm14
vaddpd zmm5, zmm5, zmm18
vbroadcastsd zmm14, qword ptr [rcx + -32]
vfmadd231pd zmm16, zmm6, zmm14
vaddpd zmm30, zmm30, zmm19
vmovapd zmm18, zmm8
vfmadd231pd zmm18, zmm21, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm29, zmm29, zmm11
vmovapd zmm11, zmm10
vfmadd231pd zmm11, zmm21, zmm14
vaddpd zmm2, zmm2, zmm22
vmovapd zmm19, zmm15
vfmadd231pd zmm19, zmm21, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm28, zmm28, zmm13
vmovapd zmm13, zmm24
vfmadd231pd zmm13, zmm21, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm5, zmm5, zmm16
vmovapd zmm16, zmm31
vfmadd231pd zmm16, zmm21, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm8, zmm8, zmm18
vmovapd zmm22, zmm4
vfmadd231pd zmm22, zmm21, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm10, zmm10, zmm11
vfmadd231pd zmm23, zmm6, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm15, zmm15, zmm19
vfmadd231pd zmm7, zmm6, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm24, zmm24, zmm13
vfmadd231pd zmm3, zmm6, qword ptr [rcx + 64]{{1to8}}
vsubpd zmm31, zmm31, zmm16
vfmadd213pd zmm26, zmm20, [rsp + 1984]
vsubpd zmm4, zmm4, zmm22
vfmadd213pd zmm12, zmm17, [rsp + 2048]
vaddpd zmm30, zmm30, zmm23
vfmadd231pd zmm9, zmm6, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm29, zmm29, zmm7
vfmadd231pd zmm27, zmm1, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm2, zmm2, zmm3
vfmadd231pd zmm25, zmm1, zmm14
vbroadcastsd zmm3, qword ptr [rcx + 160]
vsubpd zmm22, zmm22, zmm3
vmovapd zmm6, [rsp + 2240]
vfmadd231pd zmm6, zmm1, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm26, zmm26, zmm12
vmovapd zmm7, [rsp + 2304]
vfmadd231pd zmm7, zmm1, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm28, zmm28, zmm9
vmovapd zmm9, [rsp + 2368]
vfmadd231pd zmm9, zmm1, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm5, zmm5, zmm27
vmovapd zmm12, [rsp + 2432]
vfmadd231pd zmm12, zmm1, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm30, zmm30, zmm25
vmovapd zmm1, [rsp + 2176]
vfmadd231pd zmm1, zmm21, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm29, zmm29, zmm6
vfmadd231pd zmm8, zmm21, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm2, zmm2, zmm7
vfmadd231pd zmm10, zmm21, zmm14
vaddpd zmm28, zmm28, zmm9
vfmadd231pd zmm15, zmm21, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm26, zmm26, zmm12
vfmadd231pd zmm24, zmm21, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm6, [rsp + 2176]
vsubpd zmm6, zmm6, zmm1
vfmadd231pd zmm31, zmm21, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm30, zmm30, zmm8
vfmadd231pd zmm0, zmm17, zmm20
vaddpd zmm29, zmm29, zmm10
vfmadd231pd zmm4, zmm21, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm2, zmm2, zmm15
vmovapd zmm7, [rsp + 2112]
vfmadd231pd zmm7, zmm21, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm28, zmm28, zmm24
vmovapd zmm8, [rsp + 896]
vbroadcastsd zmm9, qword ptr [rcx + 224]
vfmadd231pd zmm5, zmm8, zmm9
vaddpd zmm26, zmm26, zmm31
vfmadd231pd zmm6, zmm21, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm0, zmm0, zmm4
vfmadd231pd zmm30, zmm1, zmm9
vfmadd231pd zmm29, zmm18, zmm9
vfmadd231pd zmm5, zmm7, zmm9
vfmadd231pd zmm2, zmm11, zmm9
vfmadd231pd zmm28, zmm19, zmm9
vaddpd zmm1, zmm30, zmm3
vfmadd231pd zmm26, zmm13, zmm9
vaddpd zmm4, zmm29, zmm3
vfmadd231pd zmm0, zmm16, zmm9
vaddpd zmm5, zmm5, zmm6
vaddpd zmm6, zmm2, zmm3
vmulpd zmm22, zmm22, zmm9
vaddpd zmm7, zmm28, zmm3
vaddpd zmm8, zmm26, zmm3
vaddpd zmm10, zmm0, zmm3
vaddpd zmm11, zmm5, zmm3
vsubpd zmm1, zmm1, zmm3
vsubpd zmm4, zmm4, zmm3
vsubpd zmm6, zmm6, zmm3
vsubpd zmm7, zmm7, zmm3
vsubpd zmm8, zmm8, zmm3
vsubpd zmm10, zmm10, zmm3
vsubpd zmm11, zmm11, zmm3
vsubpd zmm30, zmm30, zmm1
vsubpd zmm29, zmm29, zmm4
vfmadd231pd zmm22, zmm10, zmm9
vmovapd [rdi + 96], ymm22
vextractf64x4 [rdi + 352], zmm22, 1
vsubpd zmm2, zmm2, zmm6
vsubpd zmm28, zmm28, zmm7
vfmadd231pd zmm30, zmm11, zmm9
vmovapd [rdi + -96], ymm30
vextractf64x4 [rdi + 160], zmm30, 1
vsubpd zmm26, zmm26, zmm8
vfmadd231pd zmm29, zmm1, zmm9
vmovapd [rdi + -64], ymm29
vextractf64x4 [rdi + 192], zmm29, 1
vsubpd zmm0, zmm0, zmm10
vfmadd231pd zmm2, zmm4, zmm9
vmovapd [rdi + -32], ymm2
vextractf64x4 [rdi + 224], zmm2, 1
vfmadd231pd zmm28, zmm6, zmm9
vmovapd [rdi + 0], ymm28
vextractf64x4 [rdi + 256], zmm28, 1
vsubpd zmm5, zmm5, zmm11
vmovapd [rdi + -128], ymm5
vextractf64x4 [rdi + 128], zmm5, 1
vfmadd231pd zmm26, zmm7, zmm9
vmovapd [rdi + 32], ymm26
vextractf64x4 [rdi + 288], zmm26, 1
vfmadd231pd zmm0, zmm8, zmm9
vmovapd [rdi + 64], ymm0
vextractf64x4 [rdi + 320], zmm0, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
