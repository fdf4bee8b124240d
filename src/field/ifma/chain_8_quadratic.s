# Written by generate.py.
push rbp
mov rbp, rsp
sub rsp, 3392
and rsp, -64
mov r8, [rdx + 0]
mov r9, [rdx + 8]
mov r10, [rdx + 16]
mov r11, [rdx + 24]
vpbroadcastq zmm31, qword ptr [rsi + 256]
vpbroadcastq zmm30, qword ptr [rsi + 264]
vmovdqa64 zmm0, [rdi + 448]
vmovdqa64 zmm1, [rdi + 1024]
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
mov eax, [r8 + 0]
shl rax, 7
vmovdqa64 zmm3, [rax + r10]
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm1
mov eax, [r8 + 4]
shl rax, 7
vmovdqa64 zmm5, [rax + r10]
vmovdqa64 zmm6, [rdi + 384]
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm1, zmm6
mov eax, [r8 + 8]
shl rax, 7
vmovdqa64 zmm8, [rax + r10]
vmovdqa64 zmm9, [rdi + 1088]
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm9
mov eax, [r8 + 12]
shl rax, 7
vmovdqa64 zmm11, [rax + r10]
vpmadd52huq zmm2, zmm6, zmm1
mov eax, [r8 + 16]
shl rax, 7
vmovdqa64 zmm12, [rax + r10]
vpmadd52luq zmm4, zmm0, zmm9
mov eax, [r8 + 20]
shl rax, 7
vmovdqa64 zmm13, [rax + r10]
vmovdqa64 zmm14, [rdi + 320]
vpmadd52huq zmm7, zmm1, zmm14
mov eax, [r8 + 24]
shl rax, 7
vmovdqa64 zmm15, [rax + r10]
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm14, zmm1
mov eax, [r8 + 28]
shl rax, 7
vmovdqa64 zmm17, [rax + r10]
vpmadd52luq zmm2, zmm6, zmm9
vpunpcklqdq zmm18, zmm3, zmm5
vpmadd52huq zmm4, zmm6, zmm9
vpunpckhqdq zmm3, zmm3, zmm5
vpmadd52luq zmm7, zmm14, zmm9
vpunpcklqdq zmm5, zmm8, zmm11
vmovdqa64 zmm19, [rdi + 1152]
vpmadd52luq zmm10, zmm0, zmm19
vpunpckhqdq zmm8, zmm8, zmm11
vpmadd52huq zmm2, zmm14, zmm9
vpunpcklqdq zmm11, zmm12, zmm13
vpmadd52luq zmm4, zmm6, zmm19
vpunpckhqdq zmm12, zmm12, zmm13
vmovdqa64 zmm13, [rdi + 256]
vpmadd52huq zmm7, zmm9, zmm13
vpunpcklqdq zmm20, zmm15, zmm17
vpmadd52huq zmm16, zmm13, zmm1
vpunpckhqdq zmm15, zmm15, zmm17
vpmadd52luq zmm2, zmm14, zmm19
vshufi64x2 zmm17, zmm18, zmm5, 0x88
vpmadd52huq zmm4, zmm14, zmm19
vpmadd52luq zmm7, zmm13, zmm19
vpmadd52huq zmm10, zmm6, zmm19
vshufi64x2 zmm21, zmm3, zmm8, 0x88
vpmadd52huq zmm2, zmm13, zmm19
vmovdqa64 zmm22, [rdi + 1216]
vpmadd52luq zmm4, zmm14, zmm22
vmovdqa64 zmm23, [rdi + 192]
vpmadd52huq zmm7, zmm19, zmm23
vpmadd52luq zmm16, zmm13, zmm9
vshufi64x2 zmm24, zmm11, zmm20, 0x88
vpmadd52luq zmm2, zmm13, zmm22
vpmadd52huq zmm4, zmm13, zmm22
vpmadd52luq zmm7, zmm23, zmm22
vshufi64x2 zmm25, zmm12, zmm15, 0x88
vpmadd52luq zmm10, zmm6, zmm22
vpmadd52huq zmm2, zmm23, zmm22
vpmadd52huq zmm16, zmm23, zmm9
vshufi64x2 zmm18, zmm18, zmm5, 0xdd
vmovdqa64 zmm5, [rdi + 1280]
vpmadd52luq zmm4, zmm13, zmm5
vmovdqa64 zmm26, [rdi + 128]
vpmadd52huq zmm7, zmm22, zmm26
vpmadd52luq zmm2, zmm23, zmm5
vpxord zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm13, zmm1
vshufi64x2 zmm3, zmm3, zmm8, 0xdd
vpmadd52huq zmm10, zmm14, zmm22
vpmadd52luq zmm16, zmm23, zmm19
vpmadd52huq zmm2, zmm26, zmm5
vshufi64x2 zmm11, zmm11, zmm20, 0xdd
vpmadd52huq zmm4, zmm23, zmm5
vpmadd52luq zmm7, zmm26, zmm5
vpmadd52huq zmm27, zmm23, zmm1
vshufi64x2 zmm12, zmm12, zmm15, 0xdd
vpmadd52luq zmm10, zmm14, zmm5
vpmadd52huq zmm16, zmm26, zmm19
vmovdqa64 zmm8, [rdi + 64]
vpmadd52huq zmm7, zmm5, zmm8
vpmadd52luq zmm27, zmm23, zmm9
vshufi64x2 zmm15, zmm17, zmm24, 0x88
vmovdqa64 [rsp + 0], zmm15
vmovdqa64 zmm20, [rdi + 1344]
vpmadd52luq zmm2, zmm26, zmm20
vpmadd52luq zmm4, zmm23, zmm20
vpmadd52huq zmm10, zmm13, zmm5
vshufi64x2 zmm28, zmm21, zmm25, 0x88
vmovdqa64 [rsp + 64], zmm28
vpmadd52luq zmm16, zmm26, zmm22
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm0, zmm19
vpmadd52luq zmm7, zmm8, zmm20
vshufi64x2 zmm28, zmm18, zmm11, 0x88
vmovdqa64 [rsp + 128], zmm28
vpmadd52huq zmm2, zmm8, zmm20
vpmadd52huq zmm4, zmm26, zmm20
vpmadd52huq zmm27, zmm26, zmm9
vpmadd52luq zmm10, zmm13, zmm20
vshufi64x2 zmm28, zmm3, zmm12, 0x88
vmovdqa64 [rsp + 192], zmm28
vpmadd52huq zmm16, zmm8, zmm22
vpmadd52luq zmm29, zmm0, zmm22
vmovdqa64 zmm28, [rdi + 0]
vpmadd52huq zmm7, zmm20, zmm28
vshufi64x2 zmm17, zmm17, zmm24, 0xdd
vmovdqa64 [rsp + 256], zmm17
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm23, zmm1
vmovdqa64 zmm17, [rdi + 1408]
vpmadd52luq zmm2, zmm8, zmm17
vpmadd52luq zmm27, zmm26, zmm19
vshufi64x2 zmm21, zmm21, zmm25, 0xdd
vmovdqa64 [rsp + 320], zmm21
vpmadd52luq zmm4, zmm26, zmm17
vpmadd52huq zmm10, zmm23, zmm20
vpmadd52luq zmm16, zmm8, zmm5
vpmadd52huq zmm29, zmm6, zmm22
vshufi64x2 zmm18, zmm18, zmm11, 0xdd
vmovdqa64 [rsp + 384], zmm18
vpmadd52luq zmm7, zmm28, zmm17
vmovdqa64 [rsp + 448], zmm7
vpmadd52huq zmm2, zmm28, zmm17
vpmadd52huq zmm24, zmm26, zmm1
vshufi64x2 zmm3, zmm3, zmm12, 0xdd
vmovdqa64 [rsp + 512], zmm3
vpmadd52huq zmm4, zmm8, zmm17
vpmadd52huq zmm27, zmm8, zmm19
vpmadd52luq zmm10, zmm23, zmm17
mov eax, [r8 + 0]
shl rax, 7
vmovdqa64 zmm11, [rax + r10 + 64]
vpmadd52huq zmm16, zmm28, zmm5
vpmadd52luq zmm29, zmm6, zmm5
vpmadd52luq zmm24, zmm26, zmm9
mov eax, [r8 + 4]
shl rax, 7
vmovdqa64 zmm12, [rax + r10 + 64]
vmovdqa64 zmm25, [rdi + 1472]
vpmadd52luq zmm2, zmm28, zmm25
vmovdqa64 [rsp + 576], zmm2
vpmadd52luq zmm4, zmm8, zmm25
vpmadd52luq zmm27, zmm8, zmm22
vpmadd52huq zmm10, zmm26, zmm17
mov eax, [r8 + 8]
shl rax, 7
vmovdqa64 zmm3, [rax + r10 + 64]
vpmadd52luq zmm16, zmm28, zmm20
vmovdqa64 [rsp + 640], zmm16
vpmadd52huq zmm29, zmm14, zmm5
vpmadd52huq zmm24, zmm8, zmm9
mov eax, [r8 + 12]
shl rax, 7
vmovdqa64 zmm18, [rax + r10 + 64]
vpmadd52huq zmm27, zmm28, zmm22
vpmadd52huq zmm4, zmm28, zmm25
vmovdqa64 [rsp + 704], zmm4
vpmadd52luq zmm10, zmm26, zmm25
mov eax, [r8 + 16]
shl rax, 7
vmovdqa64 zmm21, [rax + r10 + 64]
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm26, zmm1
vpmadd52luq zmm29, zmm14, zmm20
vpmadd52luq zmm24, zmm8, zmm19
vpmadd52luq zmm27, zmm28, zmm5
vmovdqa64 [rsp + 768], zmm27
mov eax, [r8 + 20]
shl rax, 7
vmovdqa64 zmm4, [rax + r10 + 64]
vpmadd52huq zmm10, zmm8, zmm25
vmovdqa64 [rsp + 832], zmm10
vpmadd52huq zmm15, zmm8, zmm1
vpmadd52huq zmm29, zmm13, zmm20
mov eax, [r8 + 24]
shl rax, 7
vmovdqa64 zmm10, [rax + r10 + 64]
vpmadd52huq zmm24, zmm28, zmm19
vmovdqa64 zmm2, [rdi + 640]
vmovdqa64 zmm7, [rdi + 1536]
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm2, zmm7
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm0, zmm22
mov eax, [r8 + 28]
shl rax, 7
vmovdqa64 zmm14, [rax + r10 + 64]
vmovdqa64 zmm26, [rdi + 768]
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm7, zmm26
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm7, [rdi + 832]
vmovdqa64 zmm19, [rdi + 896]
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm7, zmm19
vmovdqa64 zmm6, [rdi + 704]
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm7, zmm6
vpunpcklqdq zmm0, zmm11, zmm12
vmovdqa64 [rsp + 896], zmm0
vmovdqa64 zmm0, [rdi + 960]
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm7, zmm0
vpmadd52huq zmm16, zmm7, [rdi + 576]
vpmadd52luq zmm15, zmm8, zmm9
vpunpckhqdq zmm11, zmm11, zmm12
vpmadd52huq zmm20, zmm6, zmm7
vpmadd52huq zmm25, zmm26, zmm7
vpmadd52huq zmm23, zmm2, zmm7
vpunpcklqdq zmm12, zmm3, zmm18
vpmadd52huq zmm5, zmm19, zmm7
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmm7
vmovdqa64 zmm9, [rdi + 832]
vpmadd52huq zmm1, zmm7, zmm9
vpmadd52luq zmm29, zmm13, zmm17
vpunpckhqdq zmm3, zmm3, zmm18
vmovdqa64 zmm18, [rdi + 1600]
vpmadd52luq zmm23, zmm2, zmm18
vpmadd52luq zmm20, zmm6, zmm18
vmovdqa64 zmm13, [rdi + 576]
vpmadd52luq zmm16, zmm18, zmm13
vmovdqa64 [rsp + 960], zmm16
vpunpcklqdq zmm7, zmm21, zmm4
vpmadd52luq zmm1, zmm9, zmm18
vpmadd52luq zmm5, zmm19, zmm18
vpmadd52luq zmm25, zmm26, zmm18
vpunpckhqdq zmm21, zmm21, zmm4
vpmadd52luq zmm8, zmm0, zmm18
vpmadd52huq zmm23, zmm13, zmm18
vpmadd52huq zmm20, zmm2, zmm18
vpmadd52luq zmm24, zmm28, zmm22
vmovdqa64 [rsp + 1024], zmm24
vpunpcklqdq zmm4, zmm10, zmm14
vpmadd52huq zmm1, zmm26, zmm18
vpmadd52huq zmm5, zmm9, zmm18
vpmadd52huq zmm25, zmm6, zmm18
vpunpckhqdq zmm10, zmm10, zmm14
vpmadd52huq zmm8, zmm19, zmm18
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm0, zmm18
vmovdqa64 zmm22, [rdi + 448]
vpmadd52luq zmm27, zmm22, [rdi + 1280]
vmovdqa64 [rsp + 1088], zmm27
vmovdqa64 zmm24, [rsp + 896]
vshufi64x2 zmm22, zmm24, zmm12, 0x88
vmovdqa64 zmm27, [rdi + 1664]
vpmadd52luq zmm20, zmm2, zmm27
vpmadd52luq zmm25, zmm6, zmm27
vpmadd52luq zmm1, zmm26, zmm27
vpmadd52luq zmm23, zmm13, zmm27
vshufi64x2 zmm16, zmm11, zmm3, 0x88
vpmadd52luq zmm5, zmm9, zmm27
vpmadd52luq zmm8, zmm19, zmm27
vpmadd52luq zmm14, zmm0, zmm27
vshufi64x2 zmm18, zmm7, zmm4, 0x88
vpmadd52huq zmm20, zmm13, zmm27
vpmadd52huq zmm25, zmm2, zmm27
vmovdqa64 zmm17, [rdi + 512]
vpmadd52huq zmm23, zmm27, zmm17
vshufi64x2 zmm28, zmm21, zmm10, 0x88
vpmadd52huq zmm5, zmm26, zmm27
vpmadd52huq zmm8, zmm9, zmm27
vpmadd52huq zmm1, zmm6, zmm27
vpmadd52huq zmm14, zmm19, zmm27
vshufi64x2 zmm24, zmm24, zmm12, 0xdd
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm27
vmovdqa64 zmm27, [rdi + 1728]
vpmadd52luq zmm20, zmm13, zmm27
vpmadd52luq zmm23, zmm17, zmm27
vmovdqa64 [rsp + 896], zmm23
vshufi64x2 zmm11, zmm11, zmm3, 0xdd
vpmadd52luq zmm1, zmm6, zmm27
vpmadd52luq zmm5, zmm26, zmm27
vpmadd52luq zmm25, zmm2, zmm27
vshufi64x2 zmm7, zmm7, zmm4, 0xdd
vpmadd52luq zmm8, zmm9, zmm27
vpmadd52luq zmm14, zmm19, zmm27
vpmadd52luq zmm12, zmm0, zmm27
vpmadd52huq zmm20, zmm17, zmm27
vshufi64x2 zmm21, zmm21, zmm10, 0xdd
vpmadd52huq zmm1, zmm2, zmm27
vpmadd52huq zmm5, zmm6, zmm27
vpmadd52huq zmm25, zmm13, zmm27
vshufi64x2 zmm3, zmm22, zmm18, 0x88
vmovdqa64 [rsp + 1152], zmm3
vpmadd52huq zmm8, zmm26, zmm27
vpmadd52huq zmm14, zmm9, zmm27
vpmadd52huq zmm12, zmm19, zmm27
vshufi64x2 zmm4, zmm16, zmm28, 0x88
vmovdqa64 [rsp + 1216], zmm4
vmovdqa64 zmm10, [rdi + 1792]
vpmadd52luq zmm20, zmm17, zmm10
vmovdqa64 [rsp + 1280], zmm20
vpmadd52luq zmm25, zmm13, zmm10
vpmadd52luq zmm1, zmm2, zmm10
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm27
vshufi64x2 zmm27, zmm24, zmm7, 0x88
vmovdqa64 [rsp + 1344], zmm27
vpmadd52luq zmm5, zmm6, zmm10
vpmadd52luq zmm8, zmm26, zmm10
vpmadd52luq zmm14, zmm9, zmm10
vshufi64x2 zmm27, zmm11, zmm21, 0x88
vmovdqa64 [rsp + 1408], zmm27
vpmadd52luq zmm12, zmm19, zmm10
vpmadd52huq zmm25, zmm17, zmm10
vpmadd52luq zmm4, zmm0, zmm10
vshufi64x2 zmm22, zmm22, zmm18, 0xdd
vmovdqa64 [rsp + 1472], zmm22
vpmadd52huq zmm5, zmm2, zmm10
vpmadd52huq zmm8, zmm6, zmm10
vpmadd52huq zmm1, zmm13, zmm10
vpmadd52huq zmm14, zmm26, zmm10
vshufi64x2 zmm16, zmm16, zmm28, 0xdd
vmovdqa64 [rsp + 1536], zmm16
vpmadd52huq zmm12, zmm9, zmm10
vmovdqa64 zmm18, [rdi + 0]
vpmadd52huq zmm15, zmm18, [rdi + 1088]
vmovdqa64 zmm28, [rdi + 192]
vpmadd52huq zmm29, zmm28, [rdi + 1408]
vshufi64x2 zmm24, zmm24, zmm7, 0xdd
vmovdqa64 [rsp + 1600], zmm24
vmovdqa64 zmm7, [rdi + 1856]
vpmadd52luq zmm1, zmm13, zmm7
vpmadd52luq zmm5, zmm2, zmm7
vpmadd52luq zmm25, zmm17, zmm7
vmovdqa64 [rsp + 1664], zmm25
vshufi64x2 zmm11, zmm11, zmm21, 0xdd
vmovdqa64 [rsp + 1728], zmm11
vpmadd52luq zmm8, zmm6, zmm7
vpmadd52luq zmm14, zmm26, zmm7
vpmadd52luq zmm12, zmm9, zmm7
vmovdqa64 zmm21, [rsp + 960]
vpmadd52huq zmm21, zmm17, [rdi + 1600]
mov eax, [r9 + 0]
shl rax, 7
vmovdqa64 zmm11, [rax + r11]
vpmadd52huq zmm1, zmm17, zmm7
vpmadd52huq zmm5, zmm13, zmm7
vmovdqa64 zmm24, [rdi + 384]
vmovdqa64 zmm16, [rsp + 1088]
vpmadd52huq zmm16, zmm24, [rdi + 1280]
mov eax, [r9 + 4]
shl rax, 7
vmovdqa64 zmm22, [rax + r11]
vpmadd52huq zmm8, zmm2, zmm7
vpmadd52huq zmm14, zmm6, zmm7
vpmadd52huq zmm12, zmm26, zmm7
mov eax, [r9 + 8]
shl rax, 7
vmovdqa64 zmm27, [rax + r11]
vpmadd52huq zmm4, zmm19, zmm10
vmovdqa64 zmm3, [rdi + 64]
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm3, [rdi + 1024]
vmovdqa64 zmm3, [rdi + 1920]
vpmadd52luq zmm1, zmm17, zmm3
vmovdqa64 [rsp + 960], zmm1
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm13, [rdi + 1536]
mov eax, [r9 + 12]
shl rax, 7
vmovdqa64 zmm20, [rax + r11]
vpmadd52luq zmm5, zmm13, zmm3
vpmadd52luq zmm8, zmm2, zmm3
vpmadd52luq zmm14, zmm6, zmm3
mov eax, [r9 + 16]
shl rax, 7
vmovdqa64 zmm23, [rax + r11]
vpmadd52luq zmm12, zmm26, zmm3
vpmadd52luq zmm15, zmm18, [rdi + 1152]
vpmadd52luq zmm29, zmm28, [rdi + 1472]
mov eax, [r9 + 20]
shl rax, 7
vmovdqa64 zmm28, [rax + r11]
vpmadd52huq zmm5, zmm17, zmm3
vpmadd52huq zmm8, zmm13, zmm3
vpmadd52huq zmm14, zmm2, zmm3
vpmadd52luq zmm21, zmm17, [rdi + 1664]
mov eax, [r9 + 24]
shl rax, 7
vmovdqa64 zmm0, [rax + r11]
vmovdqa64 [rsp + 1088], zmm0
vpmadd52huq zmm12, zmm6, zmm3
vpmadd52luq zmm16, zmm24, [rdi + 1344]
vpmadd52luq zmm4, zmm19, zmm7
mov eax, [r9 + 28]
shl rax, 7
vmovdqa64 zmm0, [rax + r11]
vmovdqa64 [rsp + 1792], zmm0
vpmadd52huq zmm25, zmm18, [rdi + 1024]
vmovdqa64 zmm0, [rdi + 1984]
vpmadd52luq zmm5, zmm17, zmm0
vmovdqa64 [rsp + 1856], zmm5
vpmadd52huq zmm1, zmm17, [rdi + 1536]
vpunpcklqdq zmm5, zmm11, zmm22
vmovdqa64 [rsp + 1920], zmm5
vpmadd52luq zmm8, zmm13, zmm0
vpmadd52luq zmm14, zmm2, zmm0
vpmadd52luq zmm12, zmm6, zmm0
vmovdqa64 zmm5, [rdi + 128]
vpmadd52huq zmm29, zmm5, [rdi + 1472]
vpunpckhqdq zmm11, zmm11, zmm22
vmovdqa64 [rsp + 1984], zmm11
vmovdqa64 zmm22, [rdi + 320]
vpmadd52huq zmm16, zmm22, [rdi + 1344]
vpmadd52huq zmm4, zmm9, zmm7
vpmadd52luq zmm25, zmm18, [rdi + 1088]
vpunpcklqdq zmm5, zmm27, zmm20
vmovdqa64 [rsp + 2048], zmm5
vpmadd52huq zmm8, zmm17, zmm0
vpmadd52huq zmm14, zmm13, zmm0
vpmadd52huq zmm12, zmm2, zmm0
vpunpckhqdq zmm27, zmm27, zmm20
vmovdqa64 [rsp + 2112], zmm27
vpmadd52luq zmm1, zmm17, [rdi + 1600]
vmovdqa64 zmm20, [rdi + 1408]
vpmadd52luq zmm16, zmm22, zmm20
vpmadd52luq zmm4, zmm9, zmm3
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm18, [rdi + 1024]
vpunpcklqdq zmm13, zmm23, zmm28
vmovdqa64 [rsp + 2176], zmm13
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm17, [rdi + 1536]
vmovdqa64 zmm17, [rdi + 256]
vpmadd52huq zmm16, zmm20, zmm17
vpmadd52huq zmm4, zmm26, zmm3
vpunpckhqdq zmm23, zmm23, zmm28
vmovdqa64 [rsp + 2240], zmm23
vmovdqa64 zmm28, [rdi + 448]
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm28, [rdi + 1280]
vpaddq zmm11, zmm2, zmm18
vmovdqa64 zmm27, [rdi + 960]
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm10, zmm27
vpsubq zmm11, zmm31, zmm11
vmovdqa64 [rsp + 2304], zmm11
vmovdqa64 zmm11, [rdi + 1472]
vpmadd52luq zmm16, zmm17, zmm11
vpaddq zmm10, zmm25, zmm1
vpmadd52luq zmm4, zmm26, zmm0
vpsubq zmm10, zmm31, zmm10
vmovdqa64 [rsp + 2368], zmm10
vmovdqa64 zmm10, [rdi + 1344]
vpmadd52luq zmm23, zmm28, zmm10
vpaddq zmm5, zmm15, zmm21
vpmadd52luq zmm13, zmm27, zmm7
vpsubq zmm5, zmm31, zmm5
vmovdqa64 [rsp + 2432], zmm5
vpmadd52huq zmm16, zmm11, [rdi + 192]
vpsubq zmm2, zmm2, zmm18
vpmadd52huq zmm4, zmm6, zmm0
vmovdqa64 zmm18, [rsp + 896]
vpaddq zmm5, zmm18, [rsp + 1024]
vpmadd52huq zmm23, zmm24, zmm10
vpsubq zmm5, zmm31, zmm5
vmovdqa64 [rsp + 2496], zmm5
vpmadd52huq zmm13, zmm19, zmm7
vmovdqa64 zmm5, [rsp + 1280]
vpaddq zmm6, zmm5, [rsp + 768]
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm28, zmm10
vpsubq zmm6, zmm31, zmm6
vmovdqa64 [rsp + 2560], zmm6
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm27, zmm7
vpaddq zmm2, zmm2, zmm31
vpmadd52luq zmm23, zmm24, zmm20
vmovdqa64 zmm7, [rsp + 1664]
vpaddq zmm10, zmm7, [rsp + 640]
vpmadd52luq zmm13, zmm19, zmm3
vpsubq zmm10, zmm31, zmm10
vmovdqa64 [rsp + 2624], zmm10
vpmadd52luq zmm5, zmm28, zmm20
vpsubq zmm25, zmm25, zmm1
vpmadd52luq zmm6, zmm27, zmm3
vmovdqa64 zmm1, [rsp + 960]
vpaddq zmm10, zmm1, [rsp + 448]
vpmadd52huq zmm23, zmm22, zmm20
vpsubq zmm10, zmm31, zmm10
vmovdqa64 [rsp + 2688], zmm10
vpmadd52huq zmm13, zmm9, zmm3
vmovdqa64 zmm10, [rsp + 1856]
vpaddq zmm1, zmm10, [rsp + 576]
vpmadd52huq zmm5, zmm24, zmm20
vpsubq zmm1, zmm31, zmm1
vmovdqa64 [rsp + 2752], zmm1
vpmadd52huq zmm6, zmm19, zmm3
vpaddq zmm1, zmm8, [rsp + 704]
vpmadd52luq zmm23, zmm22, zmm11
vpxord zmm10, zmm10, zmm10
vpsubq zmm1, zmm10, zmm1
vmovdqa64 [rsp + 2816], zmm1
vpmadd52luq zmm13, zmm9, zmm0
vpaddq zmm1, zmm14, [rsp + 832]
vpmadd52luq zmm5, zmm24, zmm11
vpsubq zmm1, zmm10, zmm1
vmovdqa64 [rsp + 2880], zmm1
vpmadd52luq zmm6, zmm19, zmm0
vpaddq zmm1, zmm29, zmm12
vpmadd52huq zmm23, zmm17, zmm11
vpsubq zmm1, zmm10, zmm1
vmovdqa64 [rsp + 2944], zmm1
vpmadd52huq zmm13, zmm26, zmm0
vpaddq zmm25, zmm25, zmm31
vpmadd52huq zmm5, zmm22, zmm11
vpsubq zmm15, zmm15, zmm21
vpmadd52huq zmm6, zmm9, zmm0
vpaddq zmm15, zmm15, zmm31
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm28, zmm20
vmovdqa64 zmm1, [rsp + 1024]
vpsubq zmm1, zmm1, zmm18
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm27, zmm3
vpaddq zmm1, zmm1, zmm31
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm28, zmm11
vmovdqa64 [rsp + 896], zmm3
vmovdqa64 zmm20, [rsp + 768]
vpsubq zmm20, zmm20, [rsp + 1280]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm27, zmm0
vmovdqa64 [rsp + 768], zmm9
vpaddq zmm20, zmm20, zmm31
vpmadd52luq zmm21, zmm28, zmm11
vmovdqa64 zmm28, [rsp + 640]
vpsubq zmm28, zmm28, zmm7
vpmadd52luq zmm18, zmm27, zmm0
vpaddq zmm7, zmm16, zmm4
vpaddq zmm28, zmm28, zmm31
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm2, zmm30
vmovdqa64 zmm22, [rsp + 448]
vpsubq zmm22, zmm22, [rsp + 960]
vpsraq zmm2, zmm2, 52
vpmadd52huq zmm21, zmm24, zmm11
vpsubq zmm7, zmm10, zmm7
vmovdqa64 [rsp + 448], zmm7
vpmadd52huq zmm18, zmm19, zmm0
vpaddq zmm22, zmm22, zmm31
vpmadd52huq zmm2, zmm27, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm7, [rsp + 576]
vpsubq zmm7, zmm7, [rsp + 1856]
vpmadd52luq zmm25, zmm27, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm7, zmm7, zmm31
vpmadd52luq zmm15, zmm27, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm0, [rsp + 704]
vpsubq zmm0, zmm0, zmm8
mov eax, [r9 + 0]
shl rax, 7
vmovdqa64 zmm8, [rax + r11 + 64]
vpmadd52luq zmm1, zmm27, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm11, [rsp + 832]
vpsubq zmm11, zmm11, zmm14
vpmadd52luq zmm20, zmm27, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm14, zmm23, zmm13
mov eax, [r9 + 4]
shl rax, 7
vmovdqa64 zmm19, [rax + r11 + 64]
vpaddq zmm25, zmm25, zmm2
vpmadd52luq zmm28, zmm27, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm22, zmm27, qword ptr [rsi + 48]{{1to8}}
vpsubq zmm14, zmm10, zmm14
vmovdqa64 [rsp + 576], zmm14
mov eax, [r9 + 8]
shl rax, 7
vmovdqa64 zmm2, [rax + r11 + 64]
vpmadd52huq zmm15, zmm27, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm29, zmm29, zmm12
vmovdqa64 [rsp + 640], zmm29
mov eax, [r9 + 12]
shl rax, 7
vmovdqa64 zmm12, [rax + r11 + 64]
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm25, zmm30
vpsraq zmm25, zmm25, 52
vpmadd52luq zmm7, zmm27, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm16, zmm16, zmm4
vmovdqa64 [rsp + 704], zmm16
mov eax, [r9 + 16]
shl rax, 7
vmovdqa64 zmm4, [rax + r11 + 64]
vpmadd52huq zmm1, zmm27, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm24, zmm5, zmm6
vpmadd52huq zmm20, zmm27, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm24, zmm10, zmm24
vmovdqa64 [rsp + 832], zmm24
mov eax, [r9 + 20]
shl rax, 7
vmovdqa64 zmm24, [rax + r11 + 64]
vpmadd52huq zmm28, zmm27, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm23, zmm23, zmm13
vmovdqa64 [rsp + 960], zmm23
mov eax, [r9 + 24]
shl rax, 7
vmovdqa64 zmm13, [rax + r11 + 64]
vpmadd52huq zmm22, zmm27, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm17, zmm21, zmm18
vpmadd52huq zmm25, zmm14, qword ptr [rsi + 0]{{1to8}}
mov eax, [r9 + 28]
shl rax, 7
vmovdqa64 zmm26, [rax + r11 + 64]
vpsubq zmm17, zmm10, zmm17
vmovdqa64 [rsp + 1024], zmm17
vpmadd52luq zmm15, zmm14, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm5, zmm5, zmm6
vmovdqa64 [rsp + 1280], zmm5
vpmadd52huq zmm7, zmm27, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm6, [rsp + 1088]
vmovdqa64 zmm17, [rsp + 1792]
vpunpcklqdq zmm5, zmm6, zmm17
vpmadd52luq zmm1, zmm14, qword ptr [rsi + 16]{{1to8}}
vpunpcklqdq zmm23, zmm8, zmm19
vpmadd52luq zmm20, zmm14, qword ptr [rsi + 24]{{1to8}}
vpunpckhqdq zmm6, zmm6, zmm17
vpmadd52luq zmm28, zmm14, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm15, zmm15, zmm25
vpmadd52huq zmm0, zmm27, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm17, zmm15, 52
vpmadd52luq zmm22, zmm14, qword ptr [rsi + 40]{{1to8}}
vpunpcklqdq zmm25, zmm2, zmm12
vpmadd52luq zmm7, zmm14, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm27, [rsp + 1920]
vshufi64x2 zmm16, zmm27, [rsp + 2048], 0x88
vpmadd52huq zmm1, zmm14, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm3, [rsp + 2176]
vshufi64x2 zmm9, zmm3, zmm5, 0x88
vmovdqa64 [rsp + 1088], zmm10
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm15, zmm30
vpunpcklqdq zmm15, zmm4, zmm24
vpmadd52huq zmm20, zmm14, qword ptr [rsi + 16]{{1to8}}
vpunpckhqdq zmm8, zmm8, zmm19
vpmadd52huq zmm28, zmm14, qword ptr [rsi + 24]{{1to8}}
vpunpckhqdq zmm2, zmm2, zmm12
vpmadd52luq zmm0, zmm14, qword ptr [rsi + 56]{{1to8}}
vpunpckhqdq zmm4, zmm4, zmm24
vpmadd52huq zmm22, zmm14, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm12, [rsp + 1984]
vshufi64x2 zmm19, zmm12, [rsp + 2112], 0x88
vpmadd52huq zmm7, zmm14, qword ptr [rsi + 40]{{1to8}}
vpunpcklqdq zmm24, zmm13, zmm26
vpmadd52huq zmm17, zmm10, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm29, [rsp + 2240]
vshufi64x2 zmm12, zmm29, zmm6, 0x88
vpmadd52luq zmm1, zmm10, qword ptr [rsi + 8]{{1to8}}
vpunpckhqdq zmm13, zmm13, zmm26
vpmadd52huq zmm11, zmm14, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm27, zmm27, [rsp + 2048], 0xdd
vpmadd52luq zmm20, zmm10, qword ptr [rsi + 16]{{1to8}}
vshufi64x2 zmm26, zmm23, zmm25, 0x88
vpmadd52luq zmm28, zmm10, qword ptr [rsi + 24]{{1to8}}
vshufi64x2 zmm3, zmm3, zmm5, 0xdd
vpmadd52huq zmm0, zmm14, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm1, zmm1, zmm17
vpmadd52luq zmm22, zmm10, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm5, zmm1, 52
vpmadd52luq zmm7, zmm10, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm14, zmm15, zmm24, 0x88
vpmadd52luq zmm11, zmm10, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm17, zmm8, zmm2, 0x88
vmovdqa64 [rsp + 1664], zmm17
vpmadd52huq zmm20, zmm10, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm17, zmm4, zmm13, 0x88
vmovdqa64 [rsp + 1792], zmm17
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm1, zmm30
vshufi64x2 zmm1, zmm16, zmm9, 0x88
vmovdqa64 [rsp + 1856], zmm1
vpmadd52huq zmm28, zmm10, qword ptr [rsi + 16]{{1to8}}
vshufi64x2 zmm1, zmm19, zmm12, 0x88
vpmadd52luq zmm0, zmm10, qword ptr [rsi + 48]{{1to8}}
vshufi64x2 zmm23, zmm23, zmm25, 0xdd
vpmadd52huq zmm22, zmm10, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm25, [rsp + 1984]
vshufi64x2 zmm25, zmm25, [rsp + 2112], 0xdd
vpmadd52huq zmm7, zmm10, qword ptr [rsi + 32]{{1to8}}
vshufi64x2 zmm29, zmm29, zmm6, 0xdd
vpmadd52huq zmm11, zmm10, qword ptr [rsi + 48]{{1to8}}
vpsubq zmm21, zmm21, zmm18
vpmadd52huq zmm5, zmm17, qword ptr [rsi + 0]{{1to8}}
vshufi64x2 zmm15, zmm15, zmm24, 0xdd
vpmadd52luq zmm20, zmm17, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm8, zmm8, zmm2, 0xdd
vpmadd52luq zmm28, zmm17, qword ptr [rsi + 16]{{1to8}}
vshufi64x2 zmm4, zmm4, zmm13, 0xdd
vpmadd52huq zmm0, zmm10, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm2, zmm27, zmm3, 0x88
vmovdqa64 zmm6, [rsp + 640]
vpmadd52huq zmm6, zmm10, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm10, zmm26, zmm14, 0x88
vpmadd52luq zmm22, zmm17, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm20, zmm20, zmm5
vpmadd52luq zmm7, zmm17, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm5, zmm20, 52
vpmadd52luq zmm11, zmm17, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm13, [rsp + 1664]
vshufi64x2 zmm18, zmm13, [rsp + 1792], 0x88
vpmadd52huq zmm28, zmm17, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm24, zmm25, zmm29, 0x88
vmovdqa64 [rsp + 640], zmm24
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm20, zmm30
vshufi64x2 zmm20, zmm23, zmm15, 0x88
vpmadd52luq zmm0, zmm17, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm16, zmm16, zmm9, 0xdd
vmovdqa64 [rsp + 1920], zmm16
vpmadd52luq zmm6, zmm17, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm9, zmm8, zmm4, 0x88
vmovdqa64 [rsp + 1984], zmm9
vpmadd52huq zmm22, zmm17, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm16, [rsp + 768]
vpaddq zmm9, zmm16, [rsp + 896]
vpmadd52huq zmm7, zmm17, qword ptr [rsi + 24]{{1to8}}
vshufi64x2 zmm26, zmm26, zmm14, 0xdd
vpmadd52huq zmm11, zmm17, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm19, zmm19, zmm12, 0xdd
vpmadd52huq zmm5, zmm24, qword ptr [rsi + 0]{{1to8}}
vpxord zmm12, zmm12, zmm12
vpsubq zmm12, zmm12, zmm9
vmovdqa64 [rsp + 2048], zmm12
vpmadd52luq zmm28, zmm24, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm13, zmm13, [rsp + 1792], 0xdd
vpmadd52huq zmm0, zmm17, qword ptr [rsi + 32]{{1to8}}
vshufi64x2 zmm27, zmm27, zmm3, 0xdd
vmovdqa64 [rsp + 1088], zmm27
vpmadd52huq zmm6, zmm17, qword ptr [rsi + 48]{{1to8}}
vshufi64x2 zmm23, zmm23, zmm15, 0xdd
vmovdqa64 [rsp + 1664], zmm23
vpmadd52luq zmm22, zmm24, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm3, [rsp + 896]
vpsubq zmm3, zmm3, zmm16
vmovdqa64 [rsp + 1792], zmm3
vpmadd52luq zmm7, zmm24, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm28, zmm28, zmm5
vmovdqa64 zmm5, [rsp + 704]
vpmadd52huq zmm5, zmm17, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm9, zmm28, 52
vpmadd52luq zmm11, zmm24, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm25, zmm25, zmm29, 0xdd
vmovdqa64 [rsp + 704], zmm25
vmovdqa64 zmm14, [rsp + 0]
vmovdqa64 [rdi + 5120], zmm14
vpmadd52luq zmm0, zmm24, qword ptr [rsi + 32]{{1to8}}
vshufi64x2 zmm8, zmm8, zmm4, 0xdd
vmovdqa64 [rsp + 768], zmm8
vpmadd52luq zmm6, zmm24, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm4, [rsp + 64]
vmovdqa64 [rdi + 5184], zmm4
vpmadd52huq zmm22, zmm24, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm28, zmm30
vmovdqa64 zmm16, [rsp + 128]
vmovdqa64 [rdi + 5248], zmm16
vpmadd52huq zmm7, zmm24, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm5, zmm24, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm11, zmm24, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm17, [rsp + 192]
vmovdqa64 [rdi + 5312], zmm17
vpmadd52huq zmm0, zmm24, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm6, zmm24, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm9, zmm15, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm28, [rsp + 256]
vmovdqa64 [rdi + 5376], zmm28
vpmadd52luq zmm22, zmm15, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm7, zmm15, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm5, zmm24, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm29, [rsp + 320]
vmovdqa64 [rdi + 5440], zmm29
vpmadd52luq zmm11, zmm15, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm3, [rsp + 960]
vpmadd52huq zmm3, zmm24, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm22, zmm22, zmm9
vpmadd52luq zmm0, zmm15, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm9, zmm22, 52
vmovdqa64 zmm24, [rsp + 384]
vmovdqa64 [rdi + 5504], zmm24
vpmadd52luq zmm6, zmm15, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm7, zmm15, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm12, [rsp + 512]
vmovdqa64 [rdi + 5568], zmm12
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm22, zmm30
vpmadd52luq zmm5, zmm15, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm11, zmm15, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm22, [rsp + 1152]
vmovdqa64 [rdi + 5632], zmm22
vpmadd52luq zmm3, zmm15, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 zmm8, [rdi + 512]
vpaddq zmm8, zmm8, [rdi + 0]
vpmadd52huq zmm0, zmm15, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm25, [rdi + 576]
vpaddq zmm25, zmm25, [rdi + 64]
vpmadd52huq zmm6, zmm15, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm24, [rsp + 1216]
vmovdqa64 [rdi + 5696], zmm24
vmovdqa64 zmm24, [rdi + 640]
vpaddq zmm24, zmm24, [rdi + 128]
vpmadd52huq zmm9, zmm12, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm22, [rdi + 704]
vpaddq zmm22, zmm22, [rdi + 192]
vpmadd52luq zmm7, zmm12, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm23, [rsp + 1344]
vmovdqa64 [rdi + 5760], zmm23
vmovdqa64 zmm23, [rdi + 768]
vpaddq zmm23, zmm23, [rdi + 256]
vpmadd52huq zmm5, zmm15, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm27, zmm8, 52
vpmadd52luq zmm11, zmm12, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm29, [rsp + 1408]
vmovdqa64 [rdi + 5824], zmm29
vpaddq zmm25, zmm25, zmm27
vpmadd52huq zmm3, zmm15, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm27, zmm25, 52
vpmadd52luq zmm0, zmm12, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm29, [rsp + 1472]
vmovdqa64 [rdi + 5888], zmm29
vpaddq zmm24, zmm24, zmm27
vpmadd52luq zmm6, zmm12, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm27, zmm24, 52
vmovdqa64 zmm29, [rsp + 1280]
vpmadd52huq zmm29, zmm15, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 zmm15, [rsp + 1536]
vmovdqa64 [rdi + 5952], zmm15
vpaddq zmm22, zmm22, zmm27
vpmadd52luq zmm5, zmm12, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm27, zmm22, 52
vpmadd52huq zmm11, zmm12, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rsp + 896], zmm11
vmovdqa64 zmm11, [rsp + 1600]
vmovdqa64 [rdi + 6016], zmm11
vpaddq zmm23, zmm23, zmm27
vpmadd52luq zmm3, zmm12, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm27, [rdi + 832]
vpaddq zmm27, zmm27, [rdi + 320]
vpmadd52huq zmm0, zmm12, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 [rsp + 960], zmm0
vmovdqa64 zmm0, [rsp + 1728]
vmovdqa64 [rdi + 6080], zmm0
vpsraq zmm0, zmm23, 52
vpmadd52huq zmm6, zmm12, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 [rsp + 1280], zmm6
vpaddq zmm27, zmm27, zmm0
vpmadd52luq zmm29, zmm12, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 zmm0, [rdi + 896]
vpaddq zmm0, zmm0, [rdi + 384]
vpmadd52huq zmm5, zmm12, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 [rsp + 2112], zmm5
vpsraq zmm5, zmm27, 52
vpmadd52huq zmm3, zmm12, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 [rsp + 2176], zmm3
vpaddq zmm0, zmm0, zmm5
vpmadd52huq zmm21, zmm12, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 [rsp + 2240], zmm21
vmovdqa64 zmm5, [rdi + 960]
vpaddq zmm5, zmm5, [rdi + 448]
vpmadd52huq zmm29, zmm12, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 [rsp + 3008], zmm29
vpsraq zmm12, zmm0, 52
vmovdqa64 zmm21, [rdi + 1536]
vpaddq zmm21, zmm21, [rdi + 1024]
vpaddq zmm5, zmm5, zmm12
vpandq zmm0, zmm0, zmm31
vpandq zmm12, zmm21, zmm31
vmovdqa64 zmm29, [rdi + 1600]
vpaddq zmm29, zmm29, [rdi + 1088]
vpsraq zmm21, zmm21, 52
vpaddq zmm29, zmm29, zmm21
vpandq zmm21, zmm29, zmm31
vpandq zmm27, zmm27, zmm31
vmovdqa64 zmm3, [rdi + 1664]
vpaddq zmm3, zmm3, [rdi + 1152]
vpsraq zmm29, zmm29, 52
vpaddq zmm3, zmm3, zmm29
vpandq zmm29, zmm3, zmm31
vpandq zmm23, zmm23, zmm31
vmovdqa64 zmm6, [rdi + 1728]
vpaddq zmm6, zmm6, [rdi + 1216]
vpsraq zmm3, zmm3, 52
vpaddq zmm6, zmm6, zmm3
vpandq zmm3, zmm6, zmm31
vmovdqa64 [rsp + 3072], zmm3
vpandq zmm22, zmm22, zmm31
vmovdqa64 zmm11, [rdi + 1792]
vpaddq zmm11, zmm11, [rdi + 1280]
vpsraq zmm6, zmm6, 52
vpaddq zmm11, zmm11, zmm6
vpandq zmm24, zmm24, zmm31
vpandq zmm6, zmm11, zmm31
vmovdqa64 [rsp + 3136], zmm6
vmovdqa64 zmm6, [rdi + 1856]
vpaddq zmm6, zmm6, [rdi + 1344]
vpsraq zmm11, zmm11, 52
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 3200], zmm25
vpaddq zmm6, zmm6, zmm11
vpandq zmm11, zmm6, zmm31
vmovdqa64 [rsp + 3264], zmm11
vmovdqa64 zmm11, [rsp + 2368]
vpmadd52luq zmm11, zmm25, zmm12
vmovdqa64 [rsp + 3328], zmm11
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rsp + 2368], zmm8
vmovdqa64 zmm11, [rsp + 2496]
vpmadd52luq zmm11, zmm22, zmm12
vmovdqa64 zmm8, [rdi + 1920]
vpaddq zmm8, zmm8, [rdi + 1408]
vmovdqa64 zmm25, [rsp + 2560]
vpmadd52luq zmm25, zmm23, zmm12
vpsraq zmm6, zmm6, 52
vmovdqa64 zmm15, [rsp + 2688]
vpmadd52luq zmm15, zmm0, zmm12
vpaddq zmm8, zmm8, zmm6
vmovdqa64 zmm6, [rsp + 2752]
vpmadd52luq zmm6, zmm5, zmm12
vpandq zmm3, zmm8, zmm31
vmovdqa64 [rsp + 2496], zmm3
vmovdqa64 zmm3, [rsp + 2624]
vpmadd52luq zmm3, zmm27, zmm12
vmovdqa64 zmm28, [rdi + 1984]
vpaddq zmm28, zmm28, [rdi + 1472]
vpmadd52huq zmm11, zmm24, zmm12
vpsraq zmm8, zmm8, 52
vpmadd52huq zmm25, zmm22, zmm12
vpaddq zmm28, zmm28, zmm8
vmovdqa64 [rsp + 2560], zmm28
vpmadd52huq zmm15, zmm27, zmm12
vpaddq zmm7, zmm7, zmm9
vmovdqa64 [rsp + 2624], zmm7
vpmadd52huq zmm6, zmm0, zmm12
vpsraq zmm8, zmm7, 52
vmovdqa64 [rsp + 2688], zmm8
vmovdqa64 zmm9, [rsp + 2816]
vpmadd52huq zmm9, zmm5, zmm12
vpbroadcastq zmm8, qword ptr [rsi + 128]
vpaddq zmm7, zmm8, [rsp + 1856]
vpmadd52huq zmm3, zmm23, zmm12
vpaddq zmm1, zmm1, qword ptr [rsi + 136]{{1to8}}
vpmadd52luq zmm25, zmm22, zmm21
vpaddq zmm10, zmm10, zmm8
vpmadd52luq zmm15, zmm27, zmm21
vpsubq zmm7, zmm7, zmm14
vpmadd52luq zmm6, zmm0, zmm21
vpaddq zmm18, zmm18, qword ptr [rsi + 136]{{1to8}}
vpmadd52luq zmm9, zmm5, zmm21
vpsubq zmm1, zmm1, zmm4
vpmadd52luq zmm3, zmm23, zmm21
vpaddq zmm2, zmm2, qword ptr [rsi + 144]{{1to8}}
vpmadd52huq zmm25, zmm24, zmm21
vpaddq zmm20, zmm20, qword ptr [rsi + 144]{{1to8}}
vpmadd52huq zmm6, zmm27, zmm21
vpsubq zmm2, zmm2, zmm16
vpmadd52huq zmm9, zmm0, zmm21
vpbroadcastq zmm4, qword ptr [rsi + 152]
vpaddq zmm8, zmm4, [rsp + 640]
vpmadd52huq zmm15, zmm23, zmm21
vpaddq zmm4, zmm4, [rsp + 1984]
vmovdqa64 zmm16, [rsp + 2880]
vpmadd52huq zmm16, zmm5, zmm21
vpsubq zmm8, zmm8, zmm17
vpmadd52huq zmm3, zmm22, zmm21
vpbroadcastq zmm17, qword ptr [rsi + 160]
vpaddq zmm14, zmm17, [rsp + 1920]
vmovdqa64 zmm28, [rsp + 2432]
vpmadd52luq zmm28, zmm24, zmm12
vpaddq zmm26, zmm26, zmm17
vpmadd52luq zmm6, zmm27, zmm29
vpsubq zmm14, zmm14, [rsp + 256]
vpmadd52luq zmm9, zmm0, zmm29
vpaddq zmm19, zmm19, qword ptr [rsi + 168]{{1to8}}
vpmadd52luq zmm15, zmm23, zmm29
vpaddq zmm13, zmm13, qword ptr [rsi + 168]{{1to8}}
vpmadd52luq zmm16, zmm5, zmm29
vpsubq zmm19, zmm19, [rsp + 320]
vmovdqa64 [rsp + 64], zmm19
vpmadd52huq zmm6, zmm23, zmm29
vpbroadcastq zmm17, qword ptr [rsi + 176]
vpaddq zmm19, zmm17, [rsp + 1088]
vpmadd52huq zmm9, zmm27, zmm29
vpaddq zmm17, zmm17, [rsp + 1664]
vpmadd52huq zmm15, zmm22, zmm29
vpsubq zmm10, zmm10, [rsp + 1152]
vmovdqa64 [rsp + 128], zmm10
vpmadd52huq zmm16, zmm0, zmm29
vpsubq zmm19, zmm19, [rsp + 384]
vmovdqa64 [rsp + 192], zmm19
vpmadd52luq zmm3, zmm22, zmm29
vpsubq zmm18, zmm18, [rsp + 1216]
vmovdqa64 [rsp + 256], zmm18
vmovdqa64 zmm18, [rsp + 3072]
vpmadd52luq zmm6, zmm23, zmm18
vpbroadcastq zmm10, qword ptr [rsi + 184]
vpaddq zmm19, zmm10, [rsp + 704]
vpmadd52luq zmm9, zmm27, zmm18
vpsubq zmm20, zmm20, [rsp + 1344]
vmovdqa64 [rsp + 320], zmm20
vpmadd52luq zmm15, zmm22, zmm18
vpaddq zmm10, zmm10, [rsp + 768]
vpmadd52luq zmm16, zmm0, zmm18
vpsubq zmm4, zmm4, [rsp + 1408]
vmovdqa64 [rsp + 384], zmm4
vpmadd52huq zmm3, zmm24, zmm29
vpsubq zmm19, zmm19, [rsp + 512]
vmovdqa64 [rsp + 640], zmm19
vpmadd52huq zmm6, zmm22, zmm18
vpsubq zmm26, zmm26, [rsp + 1472]
vmovdqa64 [rsp + 512], zmm26
vpmadd52huq zmm9, zmm23, zmm18
vpmadd52huq zmm15, zmm24, zmm18
vpmadd52luq zmm11, zmm24, zmm21
vpsubq zmm13, zmm13, [rsp + 1536]
vmovdqa64 [rsp + 704], zmm13
vpmadd52luq zmm25, zmm24, zmm29
vpmadd52huq zmm16, zmm27, zmm18
vpmadd52luq zmm3, zmm24, zmm18
vmovdqa64 zmm13, [rsp + 3200]
vpmadd52huq zmm28, zmm12, zmm13
vpsubq zmm17, zmm17, [rsp + 1600]
vmovdqa64 [rsp + 768], zmm17
vmovdqa64 zmm17, [rsp + 3136]
vpmadd52luq zmm6, zmm22, zmm17
vpmadd52luq zmm9, zmm23, zmm17
vmovdqa64 zmm26, [rsp + 2944]
vpmadd52huq zmm26, zmm5, zmm29
vpsubq zmm10, zmm10, [rsp + 1728]
vmovdqa64 [rsp + 1088], zmm10
vpmadd52luq zmm15, zmm24, zmm17
vpmadd52huq zmm11, zmm13, zmm21
vpmadd52huq zmm25, zmm13, zmm29
vpsraq zmm10, zmm7, 52
vpmadd52huq zmm6, zmm24, zmm17
vpmadd52huq zmm9, zmm22, zmm17
vpmadd52luq zmm16, zmm27, zmm17
vpmadd52huq zmm3, zmm13, zmm18
vpaddq zmm1, zmm1, zmm10
vpmadd52luq zmm28, zmm13, zmm21
vpmadd52luq zmm26, zmm5, zmm18
vpmadd52huq zmm15, zmm13, zmm17
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rsp + 1152], zmm7
vpmadd52luq zmm11, zmm13, zmm29
vmovdqa64 zmm10, [rsp + 3264]
vpmadd52luq zmm6, zmm24, zmm10
vpmadd52luq zmm25, zmm13, zmm18
vpsraq zmm7, zmm1, 52
vpmadd52luq zmm9, zmm22, zmm10
vpmadd52huq zmm16, zmm23, zmm17
vmovdqa64 zmm4, [rsp + 2368]
vmovdqa64 zmm20, [rsp + 2304]
vpmadd52luq zmm20, zmm12, zmm4
vmovdqa64 zmm19, [rsp + 3328]
vpmadd52huq zmm19, zmm4, zmm12
vpaddq zmm2, zmm2, zmm7
vpmadd52luq zmm3, zmm13, zmm17
vpmadd52huq zmm6, zmm13, zmm10
vpmadd52huq zmm28, zmm4, zmm21
vpandq zmm1, zmm1, zmm31
vpmadd52huq zmm26, zmm0, zmm18
vpmadd52luq zmm15, zmm13, zmm10
vpmadd52huq zmm9, zmm24, zmm10
vpsraq zmm7, zmm2, 52
vpmadd52huq zmm11, zmm4, zmm29
vpmadd52huq zmm25, zmm4, zmm18
vpmadd52luq zmm16, zmm23, zmm10
vpmadd52luq zmm19, zmm4, zmm21
vpaddq zmm8, zmm8, zmm7
vmovdqa64 zmm7, [rsp + 2496]
vpmadd52luq zmm6, zmm13, zmm7
vpmadd52huq zmm3, zmm4, zmm17
vpmadd52luq zmm28, zmm4, zmm29
vpandq zmm2, zmm2, zmm31
vpmadd52luq zmm26, zmm0, zmm17
vpmadd52huq zmm15, zmm4, zmm10
vpmadd52luq zmm9, zmm24, zmm7
vpsraq zmm12, zmm8, 52
vpmadd52luq zmm11, zmm4, zmm18
vpmadd52huq zmm6, zmm4, zmm7
vpmadd52luq zmm25, zmm4, zmm17
vpmadd52huq zmm16, zmm22, zmm10
vpaddq zmm14, zmm14, zmm12
vpmadd52luq zmm3, zmm4, zmm10
vpmadd52huq zmm26, zmm27, zmm17
vpmadd52luq zmm15, zmm4, zmm7
vpandq zmm8, zmm8, zmm31
vpmadd52huq zmm9, zmm13, zmm7
vmovdqa64 zmm12, [rsp + 2560]
vpmadd52luq zmm6, zmm4, zmm12
vmovdqa64 zmm21, [rsp + 448]
vpmadd52huq zmm21, zmm5, zmm18
vpsraq zmm18, zmm14, 52
vpmadd52luq zmm16, zmm22, zmm7
vpmadd52luq zmm26, zmm27, zmm10
vpmadd52luq zmm9, zmm13, zmm12
vpmadd52luq zmm21, zmm5, zmm17
vpaddq zmm18, zmm18, [rsp + 64]
vpmadd52huq zmm16, zmm24, zmm7
vpmadd52huq zmm26, zmm23, zmm10
vmovdqa64 zmm29, [rsp + 576]
vpmadd52huq zmm29, zmm5, zmm17
vpandq zmm14, zmm14, zmm31
vpmadd52huq zmm9, zmm4, zmm12
vpmadd52huq zmm21, zmm0, zmm17
vpmadd52luq zmm16, zmm24, zmm12
vpsraq zmm4, zmm18, 52
vpmadd52luq zmm26, zmm23, zmm7
vpmadd52luq zmm29, zmm5, zmm10
vpmadd52luq zmm21, zmm0, zmm10
vpmadd52huq zmm16, zmm13, zmm12
vpaddq zmm4, zmm4, [rsp + 192]
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm20, zmm30
vpsraq zmm20, zmm20, 52
vpmadd52huq zmm26, zmm22, zmm7
vpmadd52huq zmm21, zmm27, zmm10
vpandq zmm18, zmm18, zmm31
vpmadd52huq zmm29, zmm0, zmm10
vpmadd52huq zmm20, zmm13, qword ptr [rsi + 0]{{1to8}}
vpsraq zmm17, zmm4, 52
vpmadd52luq zmm19, zmm13, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm28, zmm13, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm11, zmm13, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm25, zmm13, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm17, zmm17, [rsp + 640]
vmovdqa64 [rsp + 64], zmm17
vpaddq zmm19, zmm19, zmm20
vpmadd52luq zmm3, zmm13, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm15, zmm13, qword ptr [rsi + 48]{{1to8}}
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 192], zmm4
vpmadd52huq zmm28, zmm13, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm6, zmm13, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm11, zmm13, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm20, [rsp + 128]
vpsraq zmm17, zmm20, 52
vpmadd52huq zmm25, zmm13, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm3, zmm13, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm19, zmm30
vpmadd52huq zmm15, zmm13, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm17, zmm17, [rsp + 256]
vpsraq zmm19, zmm19, 52
vpmadd52huq zmm6, zmm13, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm9, zmm13, qword ptr [rsi + 56]{{1to8}}
vpandq zmm20, zmm20, zmm31
vpmadd52huq zmm19, zmm4, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm28, zmm4, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm11, zmm4, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm13, zmm17, 52
vpmadd52luq zmm25, zmm4, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm3, zmm4, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm28, zmm28, zmm19
vpmadd52luq zmm15, zmm4, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm6, zmm4, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm13, zmm13, [rsp + 320]
vpmadd52huq zmm11, zmm4, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm25, zmm4, qword ptr [rsi + 16]{{1to8}}
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 128], zmm17
vpmadd52huq zmm3, zmm4, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm9, zmm4, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm15, zmm4, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm19, zmm13, 52
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm28, zmm30
vpsraq zmm28, zmm28, 52
vpmadd52huq zmm6, zmm4, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm16, zmm4, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm19, zmm19, [rsp + 384]
vpmadd52luq zmm26, zmm22, zmm12
vpmadd52huq zmm28, zmm17, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm11, zmm17, qword ptr [rsi + 8]{{1to8}}
vpandq zmm13, zmm13, zmm31
vpmadd52luq zmm25, zmm17, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm3, zmm17, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm9, zmm4, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm4, zmm19, 52
vpmadd52luq zmm15, zmm17, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm11, zmm11, zmm28
vpmadd52luq zmm6, zmm17, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm21, zmm27, zmm7
vpaddq zmm4, zmm4, [rsp + 512]
vpmadd52luq zmm16, zmm17, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm25, zmm17, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm3, zmm17, qword ptr [rsi + 16]{{1to8}}
vpandq zmm19, zmm19, zmm31
vpmadd52huq zmm26, zmm24, zmm12
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm11, zmm30
vpmadd52luq zmm9, zmm17, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm28, zmm4, 52
vpmadd52huq zmm15, zmm17, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm11, zmm11, 52
vpmadd52huq zmm6, zmm17, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm21, zmm23, zmm7
vpaddq zmm28, zmm28, [rsp + 704]
vpmadd52huq zmm16, zmm17, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm11, zmm24, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm25, zmm24, qword ptr [rsi + 8]{{1to8}}
vpandq zmm4, zmm4, zmm31
vpmadd52luq zmm3, zmm24, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm9, zmm17, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm26, zmm17, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm17, zmm28, 52
vpmadd52luq zmm15, zmm24, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm25, zmm25, zmm11
vpmadd52luq zmm6, zmm24, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm21, zmm23, zmm12
vpaddq zmm17, zmm17, [rsp + 768]
vpmadd52luq zmm16, zmm24, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm3, zmm24, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm29, zmm0, zmm7
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 256], zmm28
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm25, zmm30
vpsraq zmm25, zmm25, 52
vpmadd52luq zmm9, zmm24, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm28, zmm17, 52
vpmadd52luq zmm26, zmm24, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm15, zmm24, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm6, zmm24, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm21, zmm22, zmm12
vpaddq zmm28, zmm28, [rsp + 1088]
vpmadd52huq zmm16, zmm24, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm25, zmm11, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm3, zmm11, qword ptr [rsi + 8]{{1to8}}
vpandq zmm17, zmm17, zmm31
vpmadd52huq zmm29, zmm27, zmm7
vpmadd52huq zmm9, zmm24, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm26, zmm24, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm22, [rsp + 1152]
vmovdqa64 [rdi + 3072], zmm22
vpmadd52luq zmm15, zmm11, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm3, zmm3, zmm25
vpmadd52luq zmm6, zmm11, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm22, [rsp + 832]
vpmadd52huq zmm22, zmm5, zmm10
vmovdqa64 [rdi + 3136], zmm1
vpmadd52huq zmm21, zmm24, qword ptr [rsi + 56]{{1to8}}
vpmadd52luq zmm16, zmm11, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm1, zmm3, 52
vpmadd52luq zmm29, zmm27, zmm12
vmovdqa64 [rdi + 3200], zmm2
vpmadd52luq zmm9, zmm11, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm26, zmm11, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 [rdi + 3264], zmm8
vpmadd52huq zmm15, zmm11, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm3, zmm30
vpmadd52huq zmm6, zmm11, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm22, zmm5, zmm7
vmovdqa64 [rdi + 3328], zmm14
vpmadd52luq zmm21, zmm11, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm16, zmm11, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm29, zmm23, zmm12
vmovdqa64 [rdi + 3392], zmm18
vpmadd52huq zmm9, zmm11, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm26, zmm11, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm1, zmm2, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm3, [rsp + 192]
vmovdqa64 [rdi + 3456], zmm3
vpmadd52luq zmm15, zmm2, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm6, zmm2, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm22, zmm0, zmm7
vmovdqa64 zmm3, [rsp + 64]
vmovdqa64 [rdi + 3520], zmm3
vpmadd52huq zmm21, zmm11, qword ptr [rsi + 48]{{1to8}}
vpmadd52luq zmm16, zmm2, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm15, zmm15, zmm1
vpmadd52huq zmm29, zmm11, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm1, zmm15, 52
vmovdqa64 [rdi + 3584], zmm20
vpmadd52luq zmm9, zmm2, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm26, zmm2, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 zmm3, [rsp + 128]
vmovdqa64 [rdi + 3648], zmm3
vpmadd52huq zmm6, zmm2, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm15, zmm30
vpmadd52luq zmm22, zmm0, zmm12
vmovdqa64 [rdi + 3712], zmm13
vpmadd52luq zmm21, zmm2, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm16, zmm2, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm29, zmm2, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm9, zmm2, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rdi + 3776], zmm19
vpmadd52huq zmm26, zmm2, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm1, zmm3, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm6, zmm3, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 [rdi + 3840], zmm4
vpmadd52huq zmm22, zmm27, zmm12
vpmadd52huq zmm21, zmm2, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm16, zmm3, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm4, [rsp + 256]
vmovdqa64 [rdi + 3904], zmm4
vmovdqa64 zmm4, [rsp + 1024]
vpmadd52huq zmm4, zmm5, zmm7
vpaddq zmm6, zmm6, zmm1
vpmadd52huq zmm29, zmm2, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm1, zmm6, 52
vpmadd52luq zmm9, zmm3, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rdi + 3968], zmm17
vpmadd52luq zmm26, zmm3, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm30, [rsp + 2624]
vmovdqa64 [rdi + 4032], zmm28
vpmadd52huq zmm22, zmm2, qword ptr [rsi + 56]{{1to8}}
vpmadd52luq zmm21, zmm3, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm16, zmm3, qword ptr [rsi + 16]{{1to8}}
vpbroadcastq zmm2, qword ptr [rsi + 0]
vmovdqa64 zmm8, [rsp + 0]
vpxorq zmm10, zmm2, zmm8
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm6, zmm30
vpmadd52luq zmm4, zmm5, zmm12
vpmadd52luq zmm29, zmm3, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm9, zmm3, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm6, [rsp + 1856]
vpxorq zmm13, zmm2, zmm6
vpmadd52huq zmm26, zmm3, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm14, [rsp + 896]
vpmadd52luq zmm14, zmm7, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm22, zmm3, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm15, zmm8, zmm6
vpmadd52huq zmm21, zmm3, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm16, zmm11, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm17, [rsp + 2688]
vpmadd52huq zmm17, zmm7, zmm2
vpandq zmm15, zmm15, zmm31
vmovdqa64 zmm18, [rsp + 960]
vpmadd52luq zmm18, zmm7, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm19, [rsp + 1280]
vpmadd52luq zmm19, zmm7, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm4, zmm0, zmm12
vpmadd52huq zmm29, zmm3, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm0, zmm6, zmm8
vpmadd52huq zmm1, zmm11, zmm2
vpaddq zmm18, zmm18, zmm17
vpmadd52luq zmm9, zmm11, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm18, zmm18, zmm2
vpmadd52luq zmm26, zmm11, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm17, zmm18, 52
vmovdqa64 zmm20, [rsp + 2112]
vpmadd52luq zmm20, zmm7, qword ptr [rsi + 32]{{1to8}}
vpandq zmm0, zmm0, zmm31
vpmadd52huq zmm14, zmm7, qword ptr [rsi + 8]{{1to8}}
vpxorq zmm23, zmm15, zmm2
vpmadd52huq zmm22, zmm3, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm9, zmm9, zmm1
vpmadd52luq zmm21, zmm11, qword ptr [rsi + 32]{{1to8}}
vpxorq zmm0, zmm0, zmm2
vpmadd52huq zmm16, zmm11, qword ptr [rsi + 8]{{1to8}}
vpandq zmm18, zmm18, zmm31
vmovdqa64 zmm1, [rsp + 2176]
vpmadd52luq zmm1, zmm7, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm19, zmm7, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm14, zmm14, zmm17
vpmadd52huq zmm4, zmm3, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm2, zmm14, 52
vpmadd52luq zmm29, zmm11, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm8, zmm8, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm26, zmm11, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm10, zmm10, qword ptr [rsi + 280]{{1to8}}
vmovdqa64 zmm3, [rsp + 3008]
vpmadd52luq zmm3, zmm7, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm17, zmm9, 52
vpmadd52huq zmm20, zmm7, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm16, zmm16, zmm17
vpmadd52luq zmm22, zmm11, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm19, zmm19, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm21, zmm11, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm17, zmm16, 52
vmovdqa64 zmm24, [rsp + 2240]
vpmadd52luq zmm24, zmm7, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm19, zmm19, zmm2
vpmadd52huq zmm1, zmm7, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm26, zmm26, zmm17
vpmadd52luq zmm4, zmm11, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm20, zmm20, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm29, zmm11, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm2, zmm19, 52
vpmadd52huq zmm3, zmm7, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm17, zmm26, 52
vmovdqa64 zmm25, [rsp + 2048]
vpmadd52huq zmm25, zmm5, zmm12
vpaddq zmm20, zmm20, zmm2
vpmadd52huq zmm22, zmm11, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm21, zmm21, zmm17
vpmadd52huq zmm24, zmm7, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm2, zmm20, 52
vpmadd52huq zmm4, zmm11, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm5, zmm21, 52
vmovdqa64 zmm12, [rsp + 1792]
vpmadd52huq zmm12, zmm7, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm1, zmm1, zmm2
vpmadd52huq zmm25, zmm11, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 [rdi + 4096], zmm18
vpaddq zmm29, zmm29, zmm5
vpaddq zmm3, zmm3, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm2, zmm1, 52
vpsraq zmm5, zmm29, 52
vpaddq zmm3, zmm3, zmm2
vpaddq zmm22, zmm22, zmm5
vpaddq zmm24, zmm24, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm2, zmm3, 52
vpsubq zmm6, zmm6, qword ptr [rsi + 280]{{1to8}}
vpsubq zmm13, zmm13, qword ptr [rsi + 280]{{1to8}}
vpsubq zmm15, zmm15, qword ptr [rsi + 280]{{1to8}}
vpsubq zmm23, zmm23, qword ptr [rsi + 280]{{1to8}}
vpsraq zmm5, zmm22, 52
vpaddq zmm24, zmm24, zmm2
vpsubq zmm0, zmm0, qword ptr [rsi + 280]{{1to8}}
vporq zmm8, zmm8, zmm10
vpaddq zmm4, zmm4, zmm5
vporq zmm6, zmm6, zmm13
vporq zmm15, zmm15, zmm23
vpaddq zmm12, zmm12, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm2, zmm24, 52
vpsraq zmm5, zmm4, 52
vporq zmm0, zmm0, zmm8
vporq zmm6, zmm6, zmm15
vpandq zmm14, zmm14, zmm31
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rdi + 4160], zmm14
vpandq zmm20, zmm20, zmm31
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rdi + 4224], zmm19
vpandq zmm3, zmm3, zmm31
vpaddq zmm12, zmm12, zmm2
vmovdqa64 [rdi + 4288], zmm20
vpandq zmm24, zmm24, zmm31
vpandq zmm9, zmm9, zmm31
vmovdqa64 [rdi + 4352], zmm1
vpandq zmm16, zmm16, zmm31
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rdi + 4416], zmm3
vpandq zmm21, zmm21, zmm31
vpandq zmm29, zmm29, zmm31
vmovdqa64 [rdi + 4480], zmm24
vpandq zmm22, zmm22, zmm31
vpaddq zmm25, zmm25, zmm5
vmovdqa64 [rdi + 4544], zmm12
vpandq zmm4, zmm4, zmm31
vporq zmm0, zmm0, zmm6
vmovdqa64 [rdi + 4608], zmm9
vpmovq2m k1, zmm0
vmovdqa64 [rdi + 4672], zmm16
vmovdqa64 [rdi + 4736], zmm26
vmovdqa64 [rdi + 4800], zmm21
vmovdqa64 [rdi + 4864], zmm29
vmovdqa64 [rdi + 4928], zmm22
vmovdqa64 [rdi + 4992], zmm4
vmovdqa64 [rdi + 5056], zmm25
kmovb eax, k1
vzeroupper
lea rsp, [rbp - 0]
pop rbp
ret
