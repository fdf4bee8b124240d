# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 1856
and rsp, -64
sub rsi, -128
sub rdx, -128
sub rcx, -128
sub r8, -128
sub rdi, -128
sub r9, -128
vmovapd ymm0, [rsi + -128]
vinsertf64x4 zmm0, zmm0, [rsi + 64], 1
vmovapd ymm1, [rdx + -128]
vinsertf64x4 zmm1, zmm1, [rdx + 64], 1
vbroadcastsd zmm2, qword ptr [r9 + 96]
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
vmovapd ymm10, [rcx + -128]
vinsertf64x4 zmm10, zmm10, [rcx + 64], 1
vmovapd ymm11, [r8 + -128]
vinsertf64x4 zmm11, zmm11, [r8 + 64], 1
vmovapd zmm12, zmm3
vfmadd231pd zmm12, zmm10, zmm11
vsubpd zmm13, zmm2, zmm3
vmovapd ymm14, [r8 + -96]
vinsertf64x4 zmm14, zmm14, [r8 + 96], 1
vmovapd zmm15, zmm5
vfmadd231pd zmm15, zmm10, zmm14
vbroadcastsd zmm16, qword ptr [r9 + 128]
vsubpd zmm17, zmm16, zmm5
vmovapd ymm18, [r8 + -64]
vinsertf64x4 zmm18, zmm18, [r8 + 128], 1
vmovapd zmm19, zmm7
vfmadd231pd zmm19, zmm10, zmm18
vsubpd zmm20, zmm16, zmm7
vfmadd231pd zmm13, zmm0, zmm1
vsubpd zmm21, zmm16, zmm9
vsubpd zmm3, zmm3, zmm12
vfmadd231pd zmm17, zmm0, zmm4
vmovapd ymm22, [rsi + -96]
vinsertf64x4 zmm22, zmm22, [rsi + 96], 1
vmovapd zmm23, zmm15
vfmadd231pd zmm23, zmm1, zmm22
vsubpd zmm5, zmm5, zmm15
vmovapd zmm24, zmm19
vfmadd231pd zmm24, zmm22, zmm4
vsubpd zmm7, zmm7, zmm19
vfmadd231pd zmm3, zmm10, zmm11
vfmadd231pd zmm5, zmm10, zmm14
vmovapd ymm25, [rcx + -96]
vinsertf64x4 zmm25, zmm25, [rcx + 96], 1
vmovapd zmm26, zmm23
vfmadd231pd zmm26, zmm11, zmm25
vsubpd zmm15, zmm15, zmm23
vmovapd zmm27, zmm24
vfmadd231pd zmm27, zmm25, zmm14
vsubpd zmm19, zmm19, zmm24
vaddpd zmm13, zmm13, zmm3
vfmadd231pd zmm20, zmm0, zmm6
vfmadd231pd zmm15, zmm22, zmm1
vaddpd zmm17, zmm17, zmm5
vsubpd zmm23, zmm23, zmm26
vfmadd231pd zmm7, zmm10, zmm18
vbroadcastsd zmm3, qword ptr [r9 + 64]
vmovapd zmm5, zmm2
vfmadd231pd zmm5, zmm13, zmm3
vsubpd zmm24, zmm24, zmm27
vmovapd ymm28, [rsi + -64]
vinsertf64x4 zmm28, zmm28, [rsi + 128], 1
vmovapd zmm29, zmm27
vfmadd231pd zmm29, zmm1, zmm28
vfmadd231pd zmm23, zmm25, zmm11
vaddpd zmm17, zmm17, zmm15
vmovapd ymm15, [r8 + -32]
vinsertf64x4 zmm15, zmm15, [r8 + 160], 1
vmovapd zmm30, zmm9
vfmadd231pd zmm30, zmm10, zmm15
vaddpd zmm20, zmm20, zmm7
vsubpd zmm5, zmm2, zmm5
vfmadd231pd zmm19, zmm22, zmm4
vmovapd ymm7, [rcx + -64]
vinsertf64x4 zmm7, zmm7, [rcx + 128], 1
vmovapd zmm31, zmm29
vfmadd231pd zmm31, zmm11, zmm7
vsubpd zmm27, zmm27, zmm29
vaddpd zmm17, zmm17, zmm23
vfmadd231pd zmm24, zmm25, zmm14
vfmadd231pd zmm5, zmm13, zmm3
vsubpd zmm9, zmm9, zmm30
vmovapd zmm23, zmm30
vfmadd231pd zmm23, zmm22, zmm6
vaddpd zmm20, zmm20, zmm19
vbroadcastsd zmm19, qword ptr [r9 + 160]
vfmadd231pd zmm17, zmm12, zmm19
vsubpd zmm29, zmm29, zmm31
vfmadd231pd zmm27, zmm28, zmm1
vmovapd zmm12, zmm26
vfmadd231pd zmm12, zmm5, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm20, zmm20, zmm24
vfmadd231pd zmm13, zmm5, qword ptr [r9 + -128]{{1to8}}
vsubpd zmm30, zmm30, zmm23
vmovapd zmm24, zmm31
vfmadd231pd zmm24, zmm5, qword ptr [r9 + -64]{{1to8}}
vmovapd zmm1, zmm23
vfmadd231pd zmm1, zmm25, zmm18
vaddpd zmm20, zmm20, zmm27
vsubpd zmm26, zmm26, zmm12
vmovapd ymm27, [rdx + 0]
vinsertf64x4 zmm27, zmm27, [rdx + 192], 1
vmovapd [rsp + 0], zmm12
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm0, zmm27
vfmadd231pd zmm17, zmm13, zmm19
vfmadd231pd zmm29, zmm7, zmm11
vsubpd zmm31, zmm31, zmm24
vfmadd231pd zmm26, zmm5, qword ptr [r9 + -96]{{1to8}}
vsubpd zmm23, zmm23, zmm1
vmovapd zmm13, zmm1
vfmadd231pd zmm13, zmm28, zmm4
vsubpd zmm27, zmm16, zmm12
vmovapd [rsp + 64], zmm27
vmovapd ymm27, [r8 + 0]
vinsertf64x4 zmm27, zmm27, [r8 + 192], 1
vmovapd zmm16, zmm12
vfmadd231pd zmm16, zmm10, zmm27
vfmadd231pd zmm31, zmm5, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm20, zmm20, zmm29
vaddpd zmm17, zmm17, zmm26
vfmadd231pd zmm21, zmm0, zmm8
vfmadd231pd zmm9, zmm10, zmm15
vsubpd zmm1, zmm1, zmm13
vmovapd zmm26, zmm13
vfmadd231pd zmm26, zmm7, zmm14
vsubpd zmm12, zmm12, zmm16
vmovapd zmm29, zmm2
vfmadd231pd zmm29, zmm17, zmm3
vaddpd zmm20, zmm20, zmm31
vmovapd zmm31, zmm16
vfmadd231pd zmm31, zmm22, zmm8
vfmadd231pd zmm30, zmm22, zmm6
vaddpd zmm21, zmm21, zmm9
vmovapd ymm9, [rsi + -32]
vinsertf64x4 zmm9, zmm9, [rsi + 160], 1
vmovapd ymm8, [rdx + -128]
vinsertf64x4 zmm8, zmm8, [rdx + 64], 1
vmovapd [rsp + 128], zmm12
vmovapd zmm12, zmm26
vfmadd231pd zmm12, zmm9, zmm8
vsubpd zmm13, zmm13, zmm26
vsubpd zmm29, zmm2, zmm29
vfmadd231pd zmm23, zmm25, zmm18
vfmadd231pd zmm20, zmm19, [rsp + 0]
vsubpd zmm16, zmm16, zmm31
vmovapd [rsp + 192], zmm16
vmovapd zmm16, zmm31
vfmadd231pd zmm16, zmm25, zmm15
vaddpd zmm21, zmm21, zmm30
vfmadd231pd zmm29, zmm17, zmm3
vsubpd zmm26, zmm26, zmm12
vmovapd ymm30, [rdx + 32]
vinsertf64x4 zmm30, zmm30, [rdx + 224], 1
vmovapd zmm15, zmm2
vfmadd231pd zmm15, zmm0, zmm30
vfmadd231pd zmm1, zmm28, zmm4
vaddpd zmm21, zmm21, zmm23
vmovapd ymm23, [rcx + -32]
vinsertf64x4 zmm23, zmm23, [rcx + 160], 1
vmovapd zmm30, zmm12
vfmadd231pd zmm30, zmm11, zmm23
vsubpd zmm31, zmm31, zmm16
vmovapd [rsp + 256], zmm31
vmovapd zmm31, zmm24
vfmadd231pd zmm31, zmm29, qword ptr [r9 + -96]{{1to8}}
vfmadd231pd zmm17, zmm29, qword ptr [r9 + -128]{{1to8}}
vbroadcastsd zmm25, qword ptr [r9 + 128]
vsubpd zmm4, zmm25, zmm15
vmovapd zmm25, zmm16
vfmadd231pd zmm25, zmm28, zmm6
vaddpd zmm21, zmm21, zmm1
vmovapd ymm1, [r8 + 32]
vinsertf64x4 zmm1, zmm1, [r8 + 224], 1
vmovapd [rsp + 320], zmm4
vmovapd zmm4, zmm15
vfmadd231pd zmm4, zmm10, zmm1
vsubpd zmm12, zmm12, zmm30
vsubpd zmm24, zmm24, zmm31
vfmadd231pd zmm13, zmm7, zmm14
vfmadd231pd zmm20, zmm17, zmm19
vmovapd zmm17, zmm30
vfmadd231pd zmm17, zmm5, qword ptr [r9 + -32]{{1to8}}
vsubpd zmm16, zmm16, zmm25
vfmadd231pd zmm24, zmm29, qword ptr [r9 + -96]{{1to8}}
vsubpd zmm15, zmm15, zmm4
vmovapd zmm1, zmm25
vfmadd231pd zmm1, zmm7, zmm18
vaddpd zmm21, zmm21, zmm13
vfmadd231pd zmm26, zmm9, zmm8
vmovapd ymm13, [rdx + 0]
vinsertf64x4 zmm13, zmm13, [rdx + 192], 1
vmovapd [rsp + 384], zmm15
vmovapd zmm15, zmm4
vfmadd231pd zmm15, zmm22, zmm13
vsubpd zmm30, zmm30, zmm17
vaddpd zmm20, zmm20, zmm24
vmovapd zmm24, [rsp + 64]
vfmadd231pd zmm24, zmm0, zmm13
vmovapd zmm13, [rsp + 128]
vfmadd231pd zmm13, zmm10, zmm27
vsubpd zmm25, zmm25, zmm1
vmovapd zmm10, zmm17
vfmadd231pd zmm10, zmm29, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm21, zmm21, zmm26
vmovapd zmm26, zmm2
vfmadd231pd zmm26, zmm20, zmm3
vsubpd zmm4, zmm4, zmm15
vfmadd231pd zmm12, zmm23, zmm11
vmovapd [rsp + 448], zmm4
vmovapd ymm4, [rdx + -96]
vinsertf64x4 zmm4, zmm4, [rdx + 96], 1
vmovapd zmm0, zmm1
vfmadd231pd zmm0, zmm9, zmm4
vaddpd zmm24, zmm24, zmm13
vmovapd ymm13, [rdx + -32]
vinsertf64x4 zmm13, zmm13, [rdx + 160], 1
vmovapd zmm4, [rsp + 192]
vfmadd231pd zmm4, zmm22, zmm13
vsubpd zmm17, zmm17, zmm10
vmovapd ymm22, [rcx + -96]
vinsertf64x4 zmm22, zmm22, [rcx + 96], 1
vmovapd zmm9, zmm15
vfmadd231pd zmm9, zmm27, zmm22
vsubpd zmm26, zmm2, zmm26
vfmadd231pd zmm30, zmm5, qword ptr [r9 + -32]{{1to8}}
vaddpd zmm21, zmm21, zmm12
vmovapd ymm12, [r8 + -32]
vinsertf64x4 zmm12, zmm12, [r8 + 160], 1
vmovapd zmm2, [rsp + 256]
vfmadd231pd zmm2, zmm22, zmm12
vsubpd zmm1, zmm1, zmm0
vmovapd zmm22, zmm0
vfmadd231pd zmm22, zmm23, zmm14
vaddpd zmm24, zmm24, zmm4
vmovapd zmm4, zmm9
vfmadd231pd zmm4, zmm28, zmm13
vsubpd zmm15, zmm15, zmm9
vfmadd231pd zmm26, zmm20, zmm3
vaddpd zmm21, zmm21, zmm30
vfmadd231pd zmm17, zmm29, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm24, zmm24, zmm2
vfmadd231pd zmm16, zmm28, zmm6
vsubpd zmm0, zmm0, zmm22
vmovapd ymm2, [rsi + 0]
vinsertf64x4 zmm2, zmm2, [rsi + 192], 1
vmovapd zmm30, zmm22
vfmadd231pd zmm30, zmm8, zmm2
vsubpd zmm9, zmm9, zmm4
vmovapd zmm3, zmm4
vfmadd231pd zmm3, zmm7, zmm12
vaddpd zmm21, zmm21, zmm17
vmovapd zmm17, zmm10
vfmadd231pd zmm17, zmm26, qword ptr [r9 + -96]{{1to8}}
vfmadd231pd zmm25, zmm7, zmm18
vaddpd zmm24, zmm24, zmm16
vmovapd ymm16, [rcx + 0]
vinsertf64x4 zmm16, zmm16, [rcx + 192], 1
vmovapd zmm7, zmm30
vfmadd231pd zmm7, zmm11, zmm16
vsubpd zmm22, zmm22, zmm30
vfmadd231pd zmm20, zmm26, qword ptr [r9 + -128]{{1to8}}
vsubpd zmm4, zmm4, zmm3
vfmadd231pd zmm21, zmm31, zmm19
vsubpd zmm10, zmm10, zmm17
vmovapd ymm31, [rsi + -32]
vinsertf64x4 zmm31, zmm31, [rsi + 160], 1
vmovapd [rsp + 512], zmm17
vmovapd ymm17, [rdx + -96]
vinsertf64x4 zmm17, zmm17, [rdx + 96], 1
vfmadd231pd zmm1, zmm31, zmm17
vaddpd zmm24, zmm24, zmm25
vmovapd zmm25, zmm3
vfmadd231pd zmm25, zmm31, zmm6
vsubpd zmm30, zmm30, zmm7
vmovapd ymm6, [rsi + -128]
vinsertf64x4 zmm6, zmm6, [rsi + 64], 1
vmovapd ymm31, [rdx + 32]
vinsertf64x4 zmm31, zmm31, [rdx + 224], 1
vfmadd213pd zmm6, zmm31, [rsp + 320]
vmovapd ymm31, [rcx + -128]
vinsertf64x4 zmm31, zmm31, [rcx + 64], 1
vmovapd [rsp + 576], zmm4
vmovapd ymm4, [r8 + 32]
vinsertf64x4 zmm4, zmm4, [r8 + 224], 1
vfmadd213pd zmm31, zmm4, [rsp + 384]
vfmadd231pd zmm0, zmm23, zmm14
vaddpd zmm24, zmm24, zmm1
vmovapd zmm1, zmm7
vfmadd231pd zmm1, zmm5, qword ptr [r9 + 0]{{1to8}}
vsubpd zmm3, zmm3, zmm25
vfmadd231pd zmm21, zmm20, zmm19
vfmadd231pd zmm10, zmm26, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm6, zmm6, zmm31
vmovapd ymm20, [rsi + -96]
vinsertf64x4 zmm20, zmm20, [rsi + 96], 1
vmovapd ymm31, [rdx + 0]
vinsertf64x4 zmm31, zmm31, [rdx + 192], 1
vmovapd zmm19, [rsp + 448]
vfmadd231pd zmm19, zmm20, zmm31
vaddpd zmm24, zmm24, zmm0
vmovapd zmm0, zmm25
vfmadd231pd zmm0, zmm23, zmm18
vsubpd zmm7, zmm7, zmm1
vfmadd231pd zmm22, zmm2, zmm8
vmovapd ymm31, [rcx + -96]
vinsertf64x4 zmm31, zmm31, [rcx + 96], 1
vfmadd231pd zmm15, zmm27, zmm31
vaddpd zmm21, zmm21, zmm10
vmovapd zmm10, zmm1
vfmadd231pd zmm10, zmm29, qword ptr [r9 + -32]{{1to8}}
vaddpd zmm6, zmm6, zmm19
vmovapd zmm19, zmm0
vfmadd231pd zmm19, zmm2, zmm17
vsubpd zmm25, zmm25, zmm0
vfmadd231pd zmm30, zmm16, zmm11
vaddpd zmm24, zmm24, zmm22
vfmadd231pd zmm9, zmm28, zmm13
vaddpd zmm6, zmm6, zmm15
vbroadcastsd zmm15, qword ptr [r9 + 64]
vbroadcastsd zmm22, qword ptr [r9 + 96]
vmovapd zmm13, zmm22
vfmadd231pd zmm13, zmm21, zmm15
vsubpd zmm1, zmm1, zmm10
vmovapd zmm27, zmm10
vfmadd231pd zmm27, zmm26, qword ptr [r9 + -64]{{1to8}}
vsubpd zmm0, zmm0, zmm19
vmovapd zmm28, zmm19
vfmadd231pd zmm28, zmm16, zmm14
vaddpd zmm24, zmm24, zmm30
vfmadd231pd zmm7, zmm5, qword ptr [r9 + 0]{{1to8}}
vaddpd zmm6, zmm6, zmm9
vmovapd ymm9, [rcx + -64]
vinsertf64x4 zmm9, zmm9, [rcx + 128], 1
vmovapd zmm30, [rsp + 576]
vfmadd231pd zmm30, zmm12, zmm9
vsubpd zmm13, zmm22, zmm13
vfmadd231pd zmm1, zmm29, qword ptr [r9 + -32]{{1to8}}
vsubpd zmm10, zmm10, zmm27
vmovapd ymm12, [rsi + -32]
vinsertf64x4 zmm12, zmm12, [rsi + 160], 1
vmovapd ymm9, [rdx + -64]
vinsertf64x4 zmm9, zmm9, [rdx + 128], 1
vfmadd231pd zmm3, zmm12, zmm9
vsubpd zmm19, zmm19, zmm28
vmovapd ymm9, [rsi + 32]
vinsertf64x4 zmm9, zmm9, [rsi + 224], 1
vmovapd zmm12, zmm28
vfmadd231pd zmm12, zmm8, zmm9
vaddpd zmm24, zmm24, zmm7
vmovapd ymm7, [rdx + 32]
vinsertf64x4 zmm7, zmm7, [rdx + 224], 1
vmovapd [rsp + 640], zmm29
vmovapd zmm29, zmm22
vfmadd231pd zmm29, zmm20, zmm7
vaddpd zmm6, zmm6, zmm30
vfmadd231pd zmm13, zmm21, zmm15
vfmadd231pd zmm10, zmm26, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm24, zmm24, zmm1
vfmadd231pd zmm25, zmm23, zmm18
vaddpd zmm6, zmm6, zmm3
vmovapd ymm1, [rcx + 32]
vinsertf64x4 zmm1, zmm1, [rcx + 224], 1
vmovapd zmm3, zmm12
vfmadd231pd zmm3, zmm11, zmm1
vsubpd zmm28, zmm28, zmm12
vmovapd zmm30, zmm29
vfmadd231pd zmm30, zmm31, zmm4
vbroadcastsd zmm18, qword ptr [r9 + 128]
vsubpd zmm31, zmm18, zmm29
vfmadd231pd zmm0, zmm2, zmm17
vaddpd zmm24, zmm24, zmm10
vmovapd zmm10, zmm27
vfmadd231pd zmm10, zmm13, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm6, zmm6, zmm25
vmovapd zmm25, zmm3
vfmadd231pd zmm25, zmm5, qword ptr [r9 + 32]{{1to8}}
vsubpd zmm12, zmm12, zmm3
vmovapd ymm17, [rsi + -64]
vinsertf64x4 zmm17, zmm17, [rsi + 128], 1
vmovapd ymm2, [rdx + 0]
vinsertf64x4 zmm2, zmm2, [rdx + 192], 1
vmovapd zmm20, zmm30
vfmadd231pd zmm20, zmm17, zmm2
vsubpd zmm29, zmm29, zmm30
vfmadd231pd zmm21, zmm13, qword ptr [r9 + -128]{{1to8}}
vaddpd zmm6, zmm6, zmm0
vfmadd231pd zmm19, zmm16, zmm14
vsubpd zmm27, zmm27, zmm10
vmovapd zmm0, [rsp + 512]
vbroadcastsd zmm14, qword ptr [r9 + 160]
vfmadd231pd zmm24, zmm0, zmm14
vsubpd zmm3, zmm3, zmm25
vfmadd231pd zmm28, zmm9, zmm8
vsubpd zmm30, zmm30, zmm20
vmovapd zmm0, [rsp + 640]
vmovapd zmm8, zmm25
vfmadd231pd zmm8, zmm0, qword ptr [r9 + 0]{{1to8}}
vmovapd [rsp + 704], zmm10
vmovapd zmm10, zmm22
vfmadd231pd zmm10, zmm17, zmm7
vaddpd zmm6, zmm6, zmm19
vmovapd ymm19, [rcx + -64]
vinsertf64x4 zmm19, zmm19, [rcx + 128], 1
vmovapd ymm9, [r8 + 0]
vinsertf64x4 zmm9, zmm9, [r8 + 192], 1
vmovapd zmm16, zmm20
vfmadd231pd zmm16, zmm19, zmm9
vfmadd231pd zmm24, zmm21, zmm14
vfmadd231pd zmm27, zmm13, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm6, zmm6, zmm28
vfmadd231pd zmm12, zmm1, zmm11
vsubpd zmm25, zmm25, zmm8
vmovapd zmm11, zmm8
vfmadd231pd zmm11, zmm26, qword ptr [r9 + -32]{{1to8}}
vsubpd zmm20, zmm20, zmm16
vmovapd zmm21, zmm10
vfmadd231pd zmm21, zmm19, zmm4
vsubpd zmm28, zmm18, zmm10
vmovapd ymm1, [rsi + -32]
vinsertf64x4 zmm1, zmm1, [rsi + 160], 1
vmovapd ymm14, [rdx + -32]
vinsertf64x4 zmm14, zmm14, [rdx + 160], 1
vmovapd [rsp + 768], zmm28
vmovapd zmm28, zmm16
vfmadd231pd zmm28, zmm1, zmm14
vaddpd zmm24, zmm24, zmm27
vfmadd231pd zmm3, zmm5, qword ptr [r9 + 32]{{1to8}}
vaddpd zmm6, zmm6, zmm12
vmovapd zmm5, zmm11
vfmadd231pd zmm5, zmm13, qword ptr [r9 + -64]{{1to8}}
vsubpd zmm8, zmm8, zmm11
vmovapd zmm12, zmm22
vfmadd231pd zmm12, zmm24, zmm15
vsubpd zmm10, zmm10, zmm21
vmovapd zmm27, zmm21
vfmadd231pd zmm27, zmm1, zmm2
vsubpd zmm16, zmm16, zmm28
vmovapd [rsp + 832], zmm10
vmovapd ymm10, [r8 + -32]
vinsertf64x4 zmm10, zmm10, [r8 + 160], 1
vmovapd zmm18, zmm28
vfmadd231pd zmm18, zmm23, zmm10
vaddpd zmm6, zmm6, zmm3
vfmadd231pd zmm25, zmm0, qword ptr [r9 + 0]{{1to8}}
vsubpd zmm11, zmm11, zmm5
vmovapd ymm3, [rsi + -96]
vinsertf64x4 zmm3, zmm3, [rsi + 96], 1
vfmadd231pd zmm31, zmm7, zmm3
vsubpd zmm12, zmm22, zmm12
vmovapd ymm3, [rcx + -96]
vinsertf64x4 zmm3, zmm3, [rcx + 96], 1
vfmadd231pd zmm29, zmm4, zmm3
vsubpd zmm21, zmm21, zmm27
vfmadd231pd zmm8, zmm26, qword ptr [r9 + -32]{{1to8}}
vsubpd zmm28, zmm28, zmm18
vmovapd zmm3, zmm27
vfmadd231pd zmm3, zmm23, zmm9
vaddpd zmm6, zmm6, zmm25
vmovapd ymm25, [rsi + 0]
vinsertf64x4 zmm25, zmm25, [rsi + 192], 1
vmovapd [rsp + 896], zmm26
vmovapd ymm26, [rdx + -64]
vinsertf64x4 zmm26, zmm26, [rdx + 128], 1
vmovapd zmm0, zmm18
vfmadd231pd zmm0, zmm25, zmm26
vfmadd231pd zmm30, zmm17, zmm2
vaddpd zmm31, zmm31, zmm29
vfmadd231pd zmm12, zmm24, zmm15
vaddpd zmm6, zmm6, zmm8
vfmadd231pd zmm11, zmm13, qword ptr [r9 + -64]{{1to8}}
vsubpd zmm27, zmm27, zmm3
vmovapd zmm8, zmm3
vfmadd231pd zmm8, zmm25, zmm14
vsubpd zmm18, zmm18, zmm0
vmovapd ymm29, [rcx + 0]
vinsertf64x4 zmm29, zmm29, [rcx + 192], 1
vmovapd [rsp + 960], zmm13
vmovapd ymm13, [r8 + -64]
vinsertf64x4 zmm13, zmm13, [r8 + 128], 1
vmovapd zmm15, zmm0
vfmadd231pd zmm15, zmm29, zmm13
vaddpd zmm31, zmm31, zmm30
vfmadd231pd zmm20, zmm19, zmm9
vaddpd zmm6, zmm6, zmm11
vmovapd zmm11, zmm5
vfmadd231pd zmm11, zmm12, qword ptr [r9 + -96]{{1to8}}
vmovapd zmm30, zmm22
vfmadd231pd zmm30, zmm1, zmm7
vsubpd zmm3, zmm3, zmm8
vfmadd231pd zmm16, zmm1, zmm14
vsubpd zmm0, zmm0, zmm15
vmovapd [rsp + 1024], zmm3
vmovapd zmm3, zmm8
vfmadd231pd zmm3, zmm29, zmm10
vaddpd zmm31, zmm31, zmm20
vmovapd ymm20, [rsi + 32]
vinsertf64x4 zmm20, zmm20, [rsi + 224], 1
vmovapd [rsp + 1088], zmm0
vmovapd ymm0, [rdx + -96]
vinsertf64x4 zmm0, zmm0, [rdx + 96], 1
vmovapd zmm14, zmm15
vfmadd231pd zmm14, zmm20, zmm0
vsubpd zmm5, zmm5, zmm11
vmovapd [rsp + 1152], zmm11
vmovapd zmm11, zmm30
vfmadd231pd zmm11, zmm23, zmm4
vbroadcastsd zmm0, qword ptr [r9 + 128]
vsubpd zmm13, zmm0, zmm30
vfmadd213pd zmm17, zmm7, [rsp + 768]
vaddpd zmm31, zmm31, zmm16
vfmadd213pd zmm19, zmm4, [rsp + 832]
vsubpd zmm8, zmm8, zmm3
vfmadd231pd zmm24, zmm12, qword ptr [r9 + -128]{{1to8}}
vsubpd zmm15, zmm15, zmm14
vmovapd zmm16, zmm11
vfmadd231pd zmm16, zmm25, zmm2
vsubpd zmm30, zmm30, zmm11
vmovapd [rsp + 1216], zmm8
vmovapd zmm8, [rsp + 704]
vmovapd [rsp + 1280], zmm15
vbroadcastsd zmm15, qword ptr [r9 + 160]
vfmadd231pd zmm6, zmm8, zmm15
vfmadd231pd zmm28, zmm23, zmm10
vaddpd zmm17, zmm17, zmm19
vfmadd231pd zmm21, zmm1, zmm2
vmovapd zmm8, zmm3
vfmadd231pd zmm8, zmm20, zmm26
vsubpd zmm11, zmm11, zmm16
vmovapd ymm19, [rcx + 32]
vinsertf64x4 zmm19, zmm19, [rcx + 224], 1
vmovapd [rsp + 1344], zmm11
vmovapd ymm11, [r8 + -96]
vinsertf64x4 zmm11, zmm11, [r8 + 96], 1
vmovapd zmm10, zmm14
vfmadd231pd zmm10, zmm19, zmm11
vmovapd zmm11, zmm22
vfmadd231pd zmm11, zmm25, zmm7
vaddpd zmm31, zmm31, zmm28
vmovapd zmm28, zmm16
vfmadd231pd zmm28, zmm29, zmm9
vaddpd zmm17, zmm17, zmm21
vfmadd231pd zmm6, zmm24, zmm15
vsubpd zmm3, zmm3, zmm8
vfmadd231pd zmm5, zmm12, qword ptr [r9 + -96]{{1to8}}
vsubpd zmm14, zmm14, zmm10
vfmadd231pd zmm18, zmm25, zmm26
vsubpd zmm21, zmm0, zmm11
vfmadd231pd zmm27, zmm23, zmm9
vsubpd zmm16, zmm16, zmm28
vmovapd ymm24, [r8 + -64]
vinsertf64x4 zmm24, zmm24, [r8 + 128], 1
vmovapd zmm15, zmm8
vfmadd231pd zmm15, zmm19, zmm24
vmovapd [rsp + 1408], zmm12
vmovapd zmm12, [rsp + 640]
vmovapd zmm0, zmm10
vfmadd231pd zmm0, zmm12, qword ptr [r9 + 32]{{1to8}}
vaddpd zmm6, zmm6, zmm5
vmovapd zmm5, zmm11
vfmadd231pd zmm5, zmm29, zmm4
vaddpd zmm31, zmm31, zmm18
vmovapd ymm18, [rdx + -32]
vinsertf64x4 zmm18, zmm18, [rdx + 160], 1
vmovapd [rsp + 1472], zmm21
vmovapd zmm21, zmm28
vfmadd231pd zmm21, zmm20, zmm18
vaddpd zmm17, zmm17, zmm27
vmovapd zmm27, [rsp + 1088]
vfmadd231pd zmm27, zmm29, zmm24
vsubpd zmm8, zmm8, zmm15
vmovapd [rsp + 1536], zmm8
vmovapd zmm8, [rsp + 1024]
vfmadd231pd zmm8, zmm25, zmm18
vsubpd zmm10, zmm10, zmm0
vfmadd231pd zmm13, zmm1, zmm7
vsubpd zmm11, zmm11, zmm5
vfmadd231pd zmm30, zmm23, zmm4
vsubpd zmm28, zmm28, zmm21
vmovapd ymm1, [rdx + -96]
vinsertf64x4 zmm1, zmm1, [rdx + 96], 1
vfmadd213pd zmm1, zmm20, [rsp + 1280]
vaddpd zmm31, zmm31, zmm27
vmovapd zmm23, [rsp + 896]
vmovapd zmm27, zmm0
vfmadd231pd zmm27, zmm23, qword ptr [r9 + 0]{{1to8}}
vaddpd zmm17, zmm17, zmm8
vmovapd zmm8, zmm15
vfmadd231pd zmm8, zmm23, qword ptr [r9 + 32]{{1to8}}
vmovapd zmm23, zmm5
vfmadd231pd zmm23, zmm20, zmm2
vaddpd zmm13, zmm13, zmm30
vmovapd ymm30, [r8 + -32]
vinsertf64x4 zmm30, zmm30, [r8 + 160], 1
vmovapd zmm18, zmm21
vfmadd231pd zmm18, zmm19, zmm30
vaddpd zmm31, zmm31, zmm1
vbroadcastsd zmm1, qword ptr [r9 + 64]
vmovapd [rsp + 1600], zmm28
vmovapd zmm28, zmm22
vfmadd231pd zmm28, zmm6, zmm1
vsubpd zmm0, zmm0, zmm27
vmovapd [rsp + 1664], zmm0
vmovapd zmm0, [rsp + 1216]
vfmadd231pd zmm0, zmm29, zmm30
vsubpd zmm15, zmm15, zmm8
vmovapd zmm30, [rsp + 1344]
vfmadd231pd zmm30, zmm25, zmm2
vsubpd zmm5, zmm5, zmm23
vmovapd ymm2, [r8 + -96]
vinsertf64x4 zmm2, zmm2, [r8 + 96], 1
vfmadd231pd zmm14, zmm19, zmm2
vsubpd zmm21, zmm21, zmm18
vfmadd231pd zmm3, zmm20, zmm26
vsubpd zmm28, zmm22, zmm28
vmovapd zmm2, [rsp + 960]
vmovapd zmm26, zmm27
vfmadd231pd zmm26, zmm2, qword ptr [r9 + -32]{{1to8}}
vaddpd zmm17, zmm17, zmm0
vmovapd zmm0, zmm8
vfmadd231pd zmm0, zmm2, qword ptr [r9 + 0]{{1to8}}
vaddpd zmm13, zmm13, zmm30
vfmadd231pd zmm16, zmm29, zmm9
vaddpd zmm31, zmm31, zmm14
vmovapd zmm14, zmm23
vfmadd231pd zmm14, zmm19, zmm9
vaddpd zmm17, zmm17, zmm3
vbroadcastsd zmm3, qword ptr [r9 + 32]
vmovapd zmm30, zmm18
vfmadd231pd zmm30, zmm2, zmm3
vsubpd zmm27, zmm27, zmm26
vmovapd zmm9, zmm22
vfmadd231pd zmm9, zmm20, zmm7
vsubpd zmm8, zmm8, zmm0
vfmadd231pd zmm10, zmm12, zmm3
vaddpd zmm13, zmm13, zmm16
vfmadd213pd zmm24, zmm19, [rsp + 1536]
vsubpd zmm23, zmm23, zmm14
vfmadd213pd zmm25, zmm7, [rsp + 1472]
vsubpd zmm18, zmm18, zmm30
vfmadd231pd zmm11, zmm29, zmm4
vbroadcastsd zmm12, qword ptr [r9 + 128]
vsubpd zmm12, zmm12, zmm9
vmovapd ymm16, [rdx + -32]
vinsertf64x4 zmm16, zmm16, [rdx + 160], 1
vfmadd213pd zmm16, zmm20, [rsp + 1600]
vaddpd zmm31, zmm31, zmm10
vfmadd231pd zmm28, zmm6, zmm1
vaddpd zmm17, zmm17, zmm24
vmovapd zmm1, [rsp + 1408]
vmovapd zmm10, zmm26
vfmadd231pd zmm10, zmm1, qword ptr [r9 + -64]{{1to8}}
vmovapd zmm24, zmm0
vfmadd231pd zmm24, zmm1, qword ptr [r9 + -32]{{1to8}}
vaddpd zmm25, zmm25, zmm11
vbroadcastsd zmm11, qword ptr [r9 + 0]
vmovapd zmm29, zmm30
vfmadd231pd zmm29, zmm1, zmm11
vaddpd zmm13, zmm13, zmm16
vmovapd zmm16, zmm14
vfmadd231pd zmm16, zmm1, zmm3
vmovapd [rsp + 1728], zmm6
vmovapd zmm6, zmm9
vfmadd231pd zmm6, zmm19, zmm4
vsubpd zmm26, zmm26, zmm10
vmovapd zmm22, [rsp + 896]
vmovapd [rsp + 1792], zmm10
vmovapd zmm10, [rsp + 1664]
vfmadd231pd zmm10, zmm11, zmm22
vsubpd zmm0, zmm0, zmm24
vfmadd231pd zmm15, zmm22, zmm3
vsubpd zmm30, zmm30, zmm29
vmovapd ymm22, [rdx + 0]
vinsertf64x4 zmm22, zmm22, [rdx + 192], 1
vfmadd231pd zmm5, zmm20, zmm22
vsubpd zmm14, zmm14, zmm16
vmovapd ymm22, [r8 + -32]
vinsertf64x4 zmm22, zmm22, [r8 + 160], 1
vfmadd231pd zmm21, zmm19, zmm22
vsubpd zmm9, zmm9, zmm6
vbroadcastsd zmm22, qword ptr [r9 + -32]
vfmadd231pd zmm27, zmm2, zmm22
vaddpd zmm31, zmm31, zmm10
vmovapd zmm10, zmm24
vfmadd231pd zmm10, zmm28, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm17, zmm17, zmm15
vmovapd zmm15, zmm29
vfmadd231pd zmm15, zmm28, zmm22
vaddpd zmm25, zmm25, zmm5
vmovapd zmm5, zmm16
vfmadd231pd zmm5, zmm28, zmm11
vaddpd zmm13, zmm13, zmm21
vmovapd zmm21, zmm6
vfmadd231pd zmm21, zmm28, zmm3
vaddpd zmm31, zmm31, zmm27
vfmadd231pd zmm8, zmm2, zmm11
vsubpd zmm24, zmm24, zmm10
vmovapd ymm27, [r8 + 0]
vinsertf64x4 zmm27, zmm27, [r8 + 192], 1
vfmadd231pd zmm23, zmm19, zmm27
vsubpd zmm29, zmm29, zmm15
vfmadd231pd zmm18, zmm2, zmm3
vsubpd zmm16, zmm16, zmm5
vfmadd231pd zmm26, zmm1, qword ptr [r9 + -64]{{1to8}}
vsubpd zmm6, zmm6, zmm21
vfmadd231pd zmm0, zmm1, zmm22
vaddpd zmm17, zmm17, zmm8
vfmadd231pd zmm30, zmm1, zmm11
vaddpd zmm25, zmm25, zmm23
vfmadd231pd zmm14, zmm1, zmm3
vaddpd zmm13, zmm13, zmm18
vfmadd231pd zmm12, zmm20, zmm7
vaddpd zmm31, zmm31, zmm26
vfmadd231pd zmm9, zmm19, zmm4
vaddpd zmm17, zmm17, zmm0
vmovapd zmm0, [rsp + 1792]
vfmadd231pd zmm0, zmm28, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm13, zmm13, zmm30
vfmadd231pd zmm24, zmm28, qword ptr [r9 + -64]{{1to8}}
vaddpd zmm25, zmm25, zmm14
vfmadd231pd zmm29, zmm28, zmm22
vbroadcastsd zmm1, qword ptr [r9 + 96]
vsubpd zmm21, zmm21, zmm1
vfmadd231pd zmm16, zmm28, zmm11
vaddpd zmm12, zmm12, zmm9
vfmadd231pd zmm6, zmm28, zmm3
vmovapd zmm2, [rsp + 1792]
vsubpd zmm2, zmm2, zmm0
vmovapd zmm3, [rsp + 1728]
vfmadd231pd zmm3, zmm28, qword ptr [r9 + -128]{{1to8}}
vaddpd zmm17, zmm17, zmm24
vmovapd zmm4, [rsp + 1152]
vbroadcastsd zmm7, qword ptr [r9 + 160]
vfmadd231pd zmm31, zmm4, zmm7
vaddpd zmm13, zmm13, zmm29
vaddpd zmm25, zmm25, zmm16
vfmadd231pd zmm2, zmm28, qword ptr [r9 + -96]{{1to8}}
vaddpd zmm12, zmm12, zmm6
vfmadd231pd zmm17, zmm0, zmm7
vfmadd231pd zmm13, zmm10, zmm7
vfmadd231pd zmm31, zmm3, zmm7
vfmadd231pd zmm25, zmm15, zmm7
vfmadd231pd zmm12, zmm5, zmm7
vaddpd zmm0, zmm17, zmm1
vaddpd zmm3, zmm13, zmm1
vmulpd zmm21, zmm21, zmm7
vaddpd zmm31, zmm31, zmm2
vaddpd zmm2, zmm25, zmm1
vaddpd zmm4, zmm12, zmm1
vaddpd zmm5, zmm31, zmm1
vsubpd zmm0, zmm0, zmm1
vsubpd zmm3, zmm3, zmm1
vsubpd zmm2, zmm2, zmm1
vsubpd zmm4, zmm4, zmm1
vsubpd zmm5, zmm5, zmm1
vsubpd zmm17, zmm17, zmm0
vsubpd zmm13, zmm13, zmm3
vfmadd231pd zmm21, zmm4, zmm7
vmovapd [rdi + 32], ymm21
vextractf64x4 [rdi + 224], zmm21, 1
vsubpd zmm25, zmm25, zmm2
vsubpd zmm12, zmm12, zmm4
vfmadd231pd zmm17, zmm5, zmm7
vmovapd [rdi + -96], ymm17
vextractf64x4 [rdi + 96], zmm17, 1
vfmadd231pd zmm13, zmm0, zmm7
vmovapd [rdi + -64], ymm13
vextractf64x4 [rdi + 128], zmm13, 1
vsubpd zmm31, zmm31, zmm5
vmovapd [rdi + -128], ymm31
vextractf64x4 [rdi + 64], zmm31, 1
vfmadd231pd zmm25, zmm3, zmm7
vmovapd [rdi + -32], ymm25
vextractf64x4 [rdi + 160], zmm25, 1
vfmadd231pd zmm12, zmm2, zmm7
vmovapd [rdi + 0], ymm12
vextractf64x4 [rdi + 192], zmm12, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
