# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 1856
and rsp, -64
sub rsi, -128
sub rdi, -128
mov rcx, rdx
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vinsertf64x4 zmm0, zmm0, [rsi + 128], 1
vbroadcastsd zmm1, qword ptr [rcx + 160]
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm0, zmm0
vaddpd zmm3, zmm0, zmm0
vmovapd ymm4, [rsi + -96]
vinsertf64x4 zmm4, zmm4, [rsi + 160], 1
vaddpd zmm5, zmm4, zmm4
vmovapd ymm6, [rsi + -64]
vinsertf64x4 zmm6, zmm6, [rsi + 192], 1
vaddpd zmm7, zmm6, zmm6
vmovapd zmm8, zmm1
vfmadd231pd zmm8, zmm3, zmm4
vmovapd ymm9, [rsi + -32]
vinsertf64x4 zmm9, zmm9, [rsi + 224], 1
vaddpd zmm10, zmm9, zmm9
vsubpd zmm11, zmm1, zmm2
vmovapd zmm12, zmm1
vfmadd231pd zmm12, zmm3, zmm6
vmovapd zmm13, zmm1
vfmadd231pd zmm13, zmm3, zmm9
vmovapd ymm14, [rsi + 0]
vinsertf64x4 zmm14, zmm14, [rsi + 256], 1
vaddpd zmm15, zmm14, zmm14
vmovapd zmm16, zmm1
vfmadd231pd zmm16, zmm3, zmm14
vmovapd ymm17, [rsi + 32]
vinsertf64x4 zmm17, zmm17, [rsi + 288], 1
vaddpd zmm18, zmm17, zmm17
vfmadd231pd zmm11, zmm0, zmm0
vbroadcastsd zmm0, qword ptr [rcx + 192]
vsubpd zmm19, zmm0, zmm8
vmovapd zmm20, zmm12
vfmadd231pd zmm20, zmm4, zmm4
vsubpd zmm21, zmm0, zmm12
vmovapd zmm22, zmm13
vfmadd231pd zmm22, zmm5, zmm6
vsubpd zmm23, zmm0, zmm13
vfmadd231pd zmm19, zmm3, zmm4
vsubpd zmm24, zmm0, zmm16
vbroadcastsd zmm25, qword ptr [rcx + 128]
vmovapd zmm26, zmm1
vfmadd231pd zmm26, zmm11, zmm25
vmovapd ymm27, [rsi + 64]
vinsertf64x4 zmm27, zmm27, [rsi + 320], 1
vaddpd zmm28, zmm27, zmm27
vsubpd zmm12, zmm12, zmm20
vfmadd231pd zmm21, zmm3, zmm6
vsubpd zmm13, zmm13, zmm22
vfmadd231pd zmm23, zmm3, zmm9
vbroadcastsd zmm29, qword ptr [rcx + 224]
vfmadd231pd zmm19, zmm2, zmm29
vsubpd zmm26, zmm1, zmm26
vfmadd231pd zmm12, zmm4, zmm4
vfmadd231pd zmm13, zmm5, zmm6
vmovapd zmm2, zmm16
vfmadd231pd zmm2, zmm5, zmm9
vfmadd231pd zmm26, zmm11, zmm25
vaddpd zmm21, zmm21, zmm12
vfmadd231pd zmm24, zmm3, zmm14
vaddpd zmm23, zmm23, zmm13
vmovapd zmm4, zmm1
vfmadd231pd zmm4, zmm3, zmm17
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm6, zmm6
vsubpd zmm16, zmm16, zmm2
vmovapd zmm13, zmm8
vfmadd231pd zmm13, zmm26, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm11, zmm26, qword ptr [rcx + -128]{{1to8}}
vmovapd zmm30, zmm20
vfmadd231pd zmm30, zmm26, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm31, zmm0, zmm4
vmovapd [rsp + 0], zmm28
vmovapd zmm28, zmm22
vfmadd231pd zmm28, zmm26, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm2, zmm2, zmm12
vsubpd zmm8, zmm8, zmm13
vmovapd [rsp + 64], zmm18
vmovapd zmm18, zmm12
vfmadd231pd zmm18, zmm26, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm19, zmm11, zmm29
vsubpd zmm20, zmm20, zmm30
vfmadd231pd zmm16, zmm5, zmm9
vfmadd231pd zmm8, zmm26, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm22, zmm22, zmm28
vfmadd231pd zmm2, zmm6, zmm6
vsubpd zmm12, zmm12, zmm18
vfmadd231pd zmm20, zmm26, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm22, zmm26, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm24, zmm24, zmm16
vaddpd zmm19, zmm19, zmm8
vfmadd231pd zmm12, zmm26, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm6, zmm4
vfmadd231pd zmm6, zmm5, zmm14
vaddpd zmm21, zmm21, zmm20
vfmadd231pd zmm31, zmm3, zmm17
vmovapd zmm8, zmm1
vfmadd231pd zmm8, zmm19, zmm25
vaddpd zmm23, zmm23, zmm22
vaddpd zmm24, zmm24, zmm2
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm3, zmm27
vfmadd231pd zmm21, zmm13, zmm29
vsubpd zmm4, zmm4, zmm6
vmovapd zmm11, zmm6
vfmadd231pd zmm11, zmm7, zmm9
vsubpd zmm8, zmm1, zmm8
vmovapd ymm13, [rsi + 96]
vinsertf64x4 zmm13, zmm13, [rsi + 352], 1
vmovapd zmm16, zmm1
vfmadd231pd zmm16, zmm3, zmm13
vaddpd zmm24, zmm24, zmm12
vfmadd231pd zmm4, zmm5, zmm14
vmovapd zmm12, zmm2
vfmadd231pd zmm12, zmm5, zmm17
vsubpd zmm20, zmm0, zmm2
vfmadd231pd zmm8, zmm19, zmm25
vsubpd zmm6, zmm6, zmm11
vmovapd zmm22, zmm11
vfmadd231pd zmm22, zmm26, qword ptr [rcx + 32]{{1to8}}
vmovapd [rsp + 128], zmm15
vsubpd zmm15, zmm0, zmm16
vaddpd zmm31, zmm31, zmm4
vfmadd231pd zmm20, zmm3, zmm27
vfmadd231pd zmm6, zmm7, zmm9
vsubpd zmm2, zmm2, zmm12
vmovapd zmm4, zmm30
vfmadd231pd zmm4, zmm8, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm19, zmm8, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm11, zmm11, zmm22
vmovapd zmm0, zmm28
vfmadd231pd zmm0, zmm8, qword ptr [rcx + -64]{{1to8}}
vmovapd [rsp + 192], zmm10
vmovapd zmm10, zmm18
vfmadd231pd zmm10, zmm8, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm31, zmm31, zmm6
vsubpd zmm30, zmm30, zmm4
vmovapd zmm6, zmm22
vfmadd231pd zmm6, zmm8, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm21, zmm19, zmm29
vsubpd zmm28, zmm28, zmm0
vfmadd231pd zmm11, zmm26, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm30, zmm8, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm18, zmm18, zmm10
vsubpd zmm22, zmm22, zmm6
vmovapd zmm19, zmm12
vfmadd231pd zmm19, zmm7, zmm14
vfmadd231pd zmm28, zmm8, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm18, zmm8, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm31, zmm31, zmm11
vaddpd zmm21, zmm21, zmm30
vfmadd231pd zmm22, zmm8, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm11, zmm19
vfmadd231pd zmm11, zmm9, zmm9
vsubpd zmm12, zmm12, zmm19
vaddpd zmm23, zmm23, zmm28
vfmadd231pd zmm2, zmm5, zmm17
vmovapd zmm28, zmm1
vfmadd231pd zmm28, zmm21, zmm25
vaddpd zmm24, zmm24, zmm18
vaddpd zmm31, zmm31, zmm22
vfmadd231pd zmm12, zmm7, zmm14
vfmadd231pd zmm23, zmm4, zmm29
vsubpd zmm19, zmm19, zmm11
vmovapd zmm4, zmm11
vfmadd231pd zmm4, zmm26, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm20, zmm20, zmm2
vsubpd zmm28, zmm1, zmm28
vmovapd zmm2, zmm16
vfmadd231pd zmm2, zmm5, zmm27
vfmadd231pd zmm19, zmm9, zmm9
vaddpd zmm20, zmm20, zmm12
vfmadd231pd zmm15, zmm3, zmm13
vfmadd231pd zmm28, zmm21, zmm25
vsubpd zmm11, zmm11, zmm4
vmovapd zmm3, zmm4
vfmadd231pd zmm3, zmm8, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm16, zmm16, zmm2
vaddpd zmm20, zmm20, zmm19
vmovapd zmm9, zmm2
vfmadd231pd zmm9, zmm7, zmm17
vfmadd231pd zmm11, zmm26, qword ptr [rcx + 64]{{1to8}}
vmovapd zmm12, zmm0
vfmadd231pd zmm12, zmm28, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm21, zmm28, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm4, zmm4, zmm3
vmovapd zmm18, zmm10
vfmadd231pd zmm18, zmm28, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm2, zmm2, zmm9
vmovapd zmm19, zmm6
vfmadd231pd zmm19, zmm28, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm20, zmm20, zmm11
vsubpd zmm0, zmm0, zmm12
vmovapd zmm11, zmm3
vfmadd231pd zmm11, zmm28, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm23, zmm21, zmm29
vsubpd zmm10, zmm10, zmm18
vfmadd231pd zmm4, zmm8, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm0, zmm28, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm6, zmm6, zmm19
vsubpd zmm3, zmm3, zmm11
vmovapd zmm21, zmm9
vfmadd231pd zmm21, zmm14, [rsp + 192]
vfmadd231pd zmm10, zmm28, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm6, zmm28, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm20, zmm20, zmm4
vaddpd zmm23, zmm23, zmm0
vfmadd231pd zmm3, zmm28, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm0, zmm21
vfmadd231pd zmm0, zmm26, qword ptr [rcx + 96]{{1to8}}
vsubpd zmm9, zmm9, zmm21
vaddpd zmm24, zmm24, zmm10
vfmadd231pd zmm16, zmm5, zmm27
vmovapd zmm4, zmm1
vfmadd231pd zmm4, zmm23, zmm25
vaddpd zmm31, zmm31, zmm6
vaddpd zmm20, zmm20, zmm3
vfmadd231pd zmm2, zmm7, zmm17
vfmadd231pd zmm24, zmm12, zmm29
vsubpd zmm21, zmm21, zmm0
vmovapd zmm3, zmm0
vfmadd231pd zmm3, zmm8, qword ptr [rcx + 64]{{1to8}}
vaddpd zmm15, zmm15, zmm16
vsubpd zmm4, zmm1, zmm4
vfmadd231pd zmm9, zmm14, [rsp + 192]
vfmadd231pd zmm21, zmm26, qword ptr [rcx + 96]{{1to8}}
vaddpd zmm15, zmm15, zmm2
vmovapd zmm2, zmm1
vfmadd231pd zmm2, zmm5, zmm13
vfmadd231pd zmm4, zmm23, zmm25
vsubpd zmm0, zmm0, zmm3
vmovapd zmm6, zmm3
vfmadd231pd zmm6, zmm28, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm15, zmm15, zmm9
vmovapd zmm9, zmm1
vfmadd231pd zmm9, zmm7, zmm13
vfmadd231pd zmm0, zmm8, qword ptr [rcx + 64]{{1to8}}
vbroadcastsd zmm10, qword ptr [rcx + 192]
vsubpd zmm12, zmm10, zmm2
vmovapd zmm16, zmm18
vfmadd231pd zmm16, zmm4, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm23, zmm4, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm3, zmm3, zmm6
vmovapd zmm22, zmm19
vfmadd231pd zmm22, zmm4, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm15, zmm15, zmm21
vmovapd zmm21, zmm11
vfmadd231pd zmm21, zmm4, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm26, zmm10, zmm9
vsubpd zmm18, zmm18, zmm16
vmovapd zmm30, zmm6
vfmadd231pd zmm30, zmm4, qword ptr [rcx + 0]{{1to8}}
vfmadd231pd zmm24, zmm23, zmm29
vaddpd zmm15, zmm15, zmm0
vsubpd zmm19, zmm19, zmm22
vfmadd231pd zmm3, zmm28, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm18, zmm4, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm11, zmm11, zmm21
vsubpd zmm6, zmm6, zmm30
vmovapd zmm0, zmm2
vfmadd231pd zmm0, zmm7, zmm27
vfmadd231pd zmm19, zmm4, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm11, zmm4, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm15, zmm15, zmm3
vaddpd zmm24, zmm24, zmm18
vfmadd231pd zmm6, zmm4, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm3, [rsp + 192]
vmovapd zmm18, zmm0
vfmadd231pd zmm18, zmm17, zmm3
vsubpd zmm2, zmm2, zmm0
vaddpd zmm31, zmm31, zmm19
vmovapd zmm19, zmm9
vfmadd231pd zmm19, zmm3, zmm27
vmovapd zmm23, zmm1
vfmadd231pd zmm23, zmm24, zmm25
vaddpd zmm20, zmm20, zmm11
vaddpd zmm15, zmm15, zmm6
vfmadd231pd zmm12, zmm5, zmm13
vfmadd231pd zmm31, zmm16, zmm29
vsubpd zmm0, zmm0, zmm18
vmovapd zmm5, zmm18
vfmadd231pd zmm5, zmm14, zmm14
vsubpd zmm9, zmm9, zmm19
vsubpd zmm23, zmm1, zmm23
vmovapd zmm6, zmm19
vfmadd231pd zmm6, zmm17, [rsp + 128]
vfmadd231pd zmm2, zmm7, zmm27
vfmadd231pd zmm0, zmm3, zmm17
vfmadd231pd zmm23, zmm24, zmm25
vsubpd zmm18, zmm18, zmm5
vbroadcastsd zmm11, qword ptr [rcx + 96]
vmovapd zmm16, zmm5
vfmadd231pd zmm16, zmm8, zmm11
vsubpd zmm19, zmm19, zmm6
vmovapd [rsp + 256], zmm19
vmovapd zmm19, zmm6
vfmadd231pd zmm19, zmm28, zmm11
vaddpd zmm12, zmm12, zmm2
vfmadd231pd zmm18, zmm14, zmm14
vmovapd zmm2, zmm22
vfmadd231pd zmm2, zmm23, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm24, zmm23, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm5, zmm5, zmm16
vmovapd zmm14, zmm21
vfmadd231pd zmm14, zmm23, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm12, zmm12, zmm0
vmovapd zmm0, zmm30
vfmadd231pd zmm0, zmm23, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm6, zmm6, zmm19
vsubpd zmm22, zmm22, zmm2
vmovapd [rsp + 320], zmm6
vbroadcastsd zmm6, qword ptr [rcx + 64]
vmovapd [rsp + 384], zmm5
vmovapd zmm5, zmm16
vfmadd231pd zmm5, zmm28, zmm6
vfmadd231pd zmm31, zmm24, zmm29
vaddpd zmm12, zmm12, zmm18
vsubpd zmm21, zmm21, zmm14
vmovapd zmm18, zmm19
vfmadd231pd zmm18, zmm4, zmm6
vfmadd231pd zmm22, zmm23, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm30, zmm30, zmm0
vmovapd zmm24, zmm1
vfmadd231pd zmm24, zmm3, zmm13
vsubpd zmm16, zmm16, zmm5
vfmadd231pd zmm21, zmm23, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm30, zmm23, qword ptr [rcx + -32]{{1to8}}
vsubpd zmm19, zmm19, zmm18
vaddpd zmm31, zmm31, zmm22
vmovapd zmm22, [rsp + 128]
vmovapd [rsp + 448], zmm19
vmovapd zmm19, zmm1
vfmadd231pd zmm19, zmm13, zmm22
vmovapd [rsp + 512], zmm16
vmovapd zmm16, zmm24
vfmadd231pd zmm16, zmm22, zmm27
vmovapd [rsp + 576], zmm28
vsubpd zmm28, zmm10, zmm24
vaddpd zmm20, zmm20, zmm21
vmovapd zmm21, zmm5
vfmadd231pd zmm21, zmm4, qword ptr [rcx + 32]{{1to8}}
vmovapd [rsp + 640], zmm28
vmovapd zmm28, zmm1
vfmadd231pd zmm28, zmm31, zmm25
vaddpd zmm15, zmm15, zmm30
vmovapd zmm30, zmm19
vfmadd231pd zmm30, zmm27, [rsp + 64]
vmovapd [rsp + 704], zmm15
vsubpd zmm15, zmm10, zmm19
vfmadd231pd zmm20, zmm2, zmm29
vsubpd zmm24, zmm24, zmm16
vmovapd zmm2, zmm16
vfmadd231pd zmm2, zmm17, zmm17
vsubpd zmm5, zmm5, zmm21
vsubpd zmm28, zmm1, zmm28
vfmadd231pd zmm26, zmm7, zmm13
vfmadd231pd zmm9, zmm3, zmm27
vsubpd zmm19, zmm19, zmm30
vfmadd213pd zmm8, zmm11, [rsp + 384]
vfmadd231pd zmm28, zmm31, zmm25
vsubpd zmm16, zmm16, zmm2
vmovapd zmm7, zmm2
vfmadd231pd zmm7, zmm4, zmm11
vmovapd [rsp + 768], zmm19
vmovapd zmm19, zmm21
vfmadd231pd zmm19, zmm23, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm26, zmm26, zmm9
vmovapd zmm9, zmm18
vfmadd231pd zmm9, zmm23, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm12, zmm12, zmm8
vmovapd zmm8, zmm14
vfmadd231pd zmm8, zmm28, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm31, zmm28, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm2, zmm2, zmm7
vmovapd [rsp + 832], zmm2
vmovapd zmm2, zmm0
vfmadd231pd zmm2, zmm28, qword ptr [rcx + -64]{{1to8}}
vsubpd zmm21, zmm21, zmm19
vmovapd [rsp + 896], zmm21
vmovapd zmm21, zmm7
vfmadd231pd zmm21, zmm23, zmm6
vsubpd zmm18, zmm18, zmm9
vsubpd zmm14, zmm14, zmm8
vmovapd [rsp + 960], zmm18
vmovapd zmm18, zmm30
vfmadd231pd zmm18, zmm23, zmm11
vfmadd231pd zmm20, zmm31, zmm29
vsubpd zmm0, zmm0, zmm2
vmovapd zmm31, [rsp + 256]
vfmadd231pd zmm31, zmm22, zmm17
vfmadd231pd zmm14, zmm28, qword ptr [rcx + -96]{{1to8}}
vsubpd zmm7, zmm7, zmm21
vfmadd213pd zmm3, zmm13, [rsp + 640]
vsubpd zmm30, zmm30, zmm18
vfmadd231pd zmm0, zmm28, qword ptr [rcx + -64]{{1to8}}
vfmadd231pd zmm24, zmm22, zmm27
vaddpd zmm26, zmm26, zmm31
vaddpd zmm20, zmm20, zmm14
vmovapd zmm14, [rsp + 576]
vmovapd zmm31, [rsp + 512]
vfmadd231pd zmm31, zmm6, zmm14
vfmadd213pd zmm14, zmm11, [rsp + 320]
vaddpd zmm0, zmm0, [rsp + 704]
vmovapd [rsp + 1024], zmm30
vmovapd zmm30, zmm19
vfmadd231pd zmm30, zmm28, qword ptr [rcx + -32]{{1to8}}
vmovapd [rsp + 1088], zmm7
vmovapd zmm7, zmm1
vfmadd231pd zmm7, zmm20, zmm25
vaddpd zmm3, zmm3, zmm24
vmovapd zmm24, zmm1
vfmadd231pd zmm24, zmm13, [rsp + 64]
vaddpd zmm12, zmm12, zmm31
vfmadd231pd zmm0, zmm8, zmm29
vaddpd zmm26, zmm26, zmm14
vmovapd zmm8, zmm9
vfmadd231pd zmm8, zmm28, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm19, zmm19, zmm30
vsubpd zmm7, zmm1, zmm7
vfmadd231pd zmm16, zmm17, zmm17
vmovapd zmm14, zmm24
vfmadd231pd zmm14, zmm27, zmm27
vsubpd zmm17, zmm10, zmm24
vmovapd zmm31, zmm21
vfmadd231pd zmm31, zmm28, qword ptr [rcx + 32]{{1to8}}
vfmadd231pd zmm7, zmm20, zmm25
vsubpd zmm9, zmm9, zmm8
vmovapd [rsp + 1152], zmm9
vmovapd zmm9, zmm18
vfmadd231pd zmm9, zmm28, zmm6
vaddpd zmm3, zmm3, zmm16
vmovapd zmm16, zmm1
vfmadd231pd zmm16, zmm13, [rsp + 0]
vsubpd zmm24, zmm24, zmm14
vmovapd [rsp + 1216], zmm19
vmovapd zmm19, zmm14
vfmadd231pd zmm19, zmm28, zmm11
vsubpd zmm21, zmm21, zmm31
vmovapd [rsp + 1280], zmm21
vmovapd zmm21, zmm2
vfmadd231pd zmm21, zmm7, qword ptr [rcx + -96]{{1to8}}
vfmadd231pd zmm20, zmm7, qword ptr [rcx + -128]{{1to8}}
vsubpd zmm18, zmm18, zmm9
vfmadd231pd zmm5, zmm4, qword ptr [rcx + 32]{{1to8}}
vmovapd [rsp + 1344], zmm18
vsubpd zmm18, zmm10, zmm16
vmovapd [rsp + 1408], zmm18
vmovapd zmm18, [rsp + 448]
vfmadd231pd zmm18, zmm4, zmm6
vsubpd zmm14, zmm14, zmm19
vsubpd zmm2, zmm2, zmm21
vfmadd231pd zmm15, zmm22, zmm13
vfmadd231pd zmm0, zmm20, zmm29
vmovapd zmm20, [rsp + 768]
vfmadd231pd zmm20, zmm27, [rsp + 64]
vaddpd zmm12, zmm12, zmm5
vfmadd231pd zmm2, zmm7, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm26, zmm26, zmm18
vfmadd213pd zmm4, zmm11, [rsp + 832]
vmovapd zmm5, zmm30
vfmadd231pd zmm5, zmm7, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm18, zmm8
vfmadd231pd zmm18, zmm7, qword ptr [rcx + -32]{{1to8}}
vaddpd zmm15, zmm15, zmm20
vaddpd zmm0, zmm0, zmm2
vmovapd zmm2, zmm31
vfmadd231pd zmm2, zmm7, qword ptr [rcx + 0]{{1to8}}
vmovapd zmm20, zmm9
vfmadd231pd zmm20, zmm7, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm3, zmm3, zmm4
vmovapd zmm4, zmm19
vfmadd231pd zmm4, zmm7, zmm6
vsubpd zmm30, zmm30, zmm5
vmovapd zmm22, zmm1
vfmadd231pd zmm22, zmm0, zmm25
vsubpd zmm8, zmm8, zmm18
vmovapd [rsp + 1472], zmm21
vmovapd zmm21, zmm16
vfmadd231pd zmm21, zmm7, zmm11
vsubpd zmm31, zmm31, zmm2
vmovapd zmm29, zmm1
vfmadd231pd zmm29, zmm13, zmm13
vsubpd zmm9, zmm9, zmm20
vmovapd [rsp + 1536], zmm5
vmovapd zmm5, [rsp + 896]
vfmadd231pd zmm5, zmm23, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm19, zmm19, zmm4
vsubpd zmm22, zmm1, zmm22
vmovapd zmm1, [rsp + 960]
vfmadd231pd zmm1, zmm23, qword ptr [rcx + 32]{{1to8}}
vmovapd [rsp + 1600], zmm19
vmovapd zmm19, [rsp + 1088]
vfmadd231pd zmm19, zmm23, zmm6
vsubpd zmm16, zmm16, zmm21
vfmadd213pd zmm23, zmm11, [rsp + 1024]
vsubpd zmm10, zmm10, zmm29
vfmadd231pd zmm22, zmm0, zmm25
vaddpd zmm12, zmm12, zmm5
vfmadd231pd zmm17, zmm13, [rsp + 64]
vaddpd zmm26, zmm26, zmm1
vfmadd231pd zmm24, zmm27, zmm27
vaddpd zmm3, zmm3, zmm19
vbroadcastsd zmm1, qword ptr [rcx + -32]
vmovapd zmm5, [rsp + 1216]
vfmadd231pd zmm5, zmm28, zmm1
vaddpd zmm15, zmm15, zmm23
vmovapd zmm19, zmm18
vfmadd231pd zmm19, zmm22, qword ptr [rcx + -64]{{1to8}}
vmovapd zmm23, zmm2
vfmadd231pd zmm23, zmm22, zmm1
vmovapd zmm25, zmm20
vfmadd231pd zmm25, zmm22, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm17, zmm17, zmm24
vmovapd zmm24, zmm4
vfmadd231pd zmm24, zmm22, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm12, zmm12, zmm5
vmovapd zmm5, zmm21
vfmadd231pd zmm5, zmm22, zmm6
vsubpd zmm18, zmm18, zmm19
vmovapd zmm27, zmm29
vfmadd231pd zmm27, zmm22, zmm11
vsubpd zmm2, zmm2, zmm23
vmovapd [rsp + 1664], zmm23
vmovapd zmm23, [rsp + 1152]
vfmadd231pd zmm23, zmm28, qword ptr [rcx + 0]{{1to8}}
vsubpd zmm20, zmm20, zmm25
vmovapd [rsp + 1728], zmm25
vmovapd zmm25, [rsp + 1280]
vfmadd231pd zmm25, zmm28, qword ptr [rcx + 32]{{1to8}}
vsubpd zmm4, zmm4, zmm24
vmovapd [rsp + 1792], zmm24
vmovapd zmm24, [rsp + 1344]
vfmadd231pd zmm24, zmm28, zmm6
vsubpd zmm21, zmm21, zmm5
vfmadd231pd zmm14, zmm28, zmm11
vsubpd zmm29, zmm29, zmm27
vfmadd231pd zmm30, zmm7, qword ptr [rcx + -64]{{1to8}}
vaddpd zmm26, zmm26, zmm23
vfmadd231pd zmm8, zmm7, zmm1
vaddpd zmm3, zmm3, zmm25
vfmadd231pd zmm31, zmm7, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm15, zmm15, zmm24
vfmadd231pd zmm9, zmm7, qword ptr [rcx + 32]{{1to8}}
vaddpd zmm17, zmm17, zmm14
vmovapd zmm14, [rsp + 1408]
vfmadd231pd zmm14, zmm13, [rsp + 0]
vaddpd zmm12, zmm12, zmm30
vmovapd zmm23, [rsp + 1600]
vfmadd231pd zmm23, zmm7, zmm6
vaddpd zmm26, zmm26, zmm8
vfmadd231pd zmm16, zmm7, zmm11
vaddpd zmm3, zmm3, zmm31
vmovapd zmm7, [rsp + 1536]
vfmadd231pd zmm7, zmm22, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm15, zmm15, zmm9
vfmadd231pd zmm18, zmm22, qword ptr [rcx + -64]{{1to8}}
vbroadcastsd zmm8, qword ptr [rcx + 160]
vsubpd zmm27, zmm27, zmm8
vfmadd231pd zmm2, zmm22, zmm1
vaddpd zmm17, zmm17, zmm23
vfmadd231pd zmm20, zmm22, qword ptr [rcx + 0]{{1to8}}
vaddpd zmm14, zmm14, zmm16
vfmadd231pd zmm4, zmm22, qword ptr [rcx + 32]{{1to8}}
vmovapd zmm1, [rsp + 1536]
vsubpd zmm1, zmm1, zmm7
vfmadd231pd zmm21, zmm22, zmm6
vaddpd zmm26, zmm26, zmm18
vfmadd231pd zmm10, zmm13, zmm13
vaddpd zmm3, zmm3, zmm2
vfmadd231pd zmm29, zmm22, zmm11
vaddpd zmm15, zmm15, zmm20
vfmadd231pd zmm0, zmm22, qword ptr [rcx + -128]{{1to8}}
vaddpd zmm17, zmm17, zmm4
vmovapd zmm2, [rsp + 1472]
vbroadcastsd zmm4, qword ptr [rcx + 224]
vfmadd231pd zmm12, zmm2, zmm4
vaddpd zmm14, zmm14, zmm21
vfmadd231pd zmm1, zmm22, qword ptr [rcx + -96]{{1to8}}
vaddpd zmm10, zmm10, zmm29
vfmadd231pd zmm26, zmm7, zmm4
vfmadd231pd zmm3, zmm19, zmm4
vfmadd231pd zmm12, zmm0, zmm4
vfmadd231pd zmm15, zmm4, [rsp + 1664]
vfmadd231pd zmm17, zmm4, [rsp + 1728]
vaddpd zmm0, zmm26, zmm8
vfmadd231pd zmm14, zmm4, [rsp + 1792]
vaddpd zmm2, zmm3, zmm8
vfmadd231pd zmm10, zmm5, zmm4
vaddpd zmm12, zmm12, zmm1
vaddpd zmm1, zmm15, zmm8
vmulpd zmm27, zmm27, zmm4
vaddpd zmm5, zmm17, zmm8
vaddpd zmm6, zmm14, zmm8
vaddpd zmm7, zmm10, zmm8
vaddpd zmm9, zmm12, zmm8
vsubpd zmm0, zmm0, zmm8
vsubpd zmm2, zmm2, zmm8
vsubpd zmm1, zmm1, zmm8
vsubpd zmm5, zmm5, zmm8
vsubpd zmm6, zmm6, zmm8
vsubpd zmm7, zmm7, zmm8
vsubpd zmm9, zmm9, zmm8
vsubpd zmm26, zmm26, zmm0
vsubpd zmm3, zmm3, zmm2
vfmadd231pd zmm27, zmm7, zmm4
vmovapd [rdi + 96], ymm27
vextractf64x4 [rdi + 352], zmm27, 1
vsubpd zmm15, zmm15, zmm1
vsubpd zmm17, zmm17, zmm5
vfmadd231pd zmm26, zmm9, zmm4
vmovapd [rdi + -96], ymm26
vextractf64x4 [rdi + 160], zmm26, 1
vsubpd zmm14, zmm14, zmm6
vfmadd231pd zmm3, zmm0, zmm4
vmovapd [rdi + -64], ymm3
vextractf64x4 [rdi + 192], zmm3, 1
vsubpd zmm10, zmm10, zmm7
vfmadd231pd zmm15, zmm2, zmm4
vmovapd [rdi + -32], ymm15
vextractf64x4 [rdi + 224], zmm15, 1
vfmadd231pd zmm17, zmm1, zmm4
vmovapd [rdi + 0], ymm17
vextractf64x4 [rdi + 256], zmm17, 1
vsubpd zmm12, zmm12, zmm9
vmovapd [rdi + -128], ymm12
vextractf64x4 [rdi + 128], zmm12, 1
vfmadd231pd zmm14, zmm5, zmm4
vmovapd [rdi + 32], ymm14
vextractf64x4 [rdi + 288], zmm14, 1
vfmadd231pd zmm10, zmm6, zmm4
vmovapd [rdi + 64], ymm10
vextractf64x4 [rdi + 320], zmm10, 1
vzeroupper
mov rsp, rbp
pop rbp
ret
