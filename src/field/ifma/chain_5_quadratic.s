# Written by generate.py.
push rbp
mov rbp, rsp
sub rsp, 2240
and rsp, -64
mov r8, [rdx + 0]
mov r9, [rdx + 8]
mov r10, [rdx + 16]
mov r11, [rdx + 24]
vpbroadcastq zmm31, qword ptr [rsi + 160]
vpbroadcastq zmm30, qword ptr [rsi + 168]
vmovdqa64 zmm0, [rdi + 256]
vmovdqa64 zmm1, [rdi + 640]
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 ymm3, [rax + r10]
mov eax, [r8 + 8]
shl rax, 6
vinserti64x4 zmm3, zmm3, [rax + r10], 1
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm1
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 ymm5, [rax + r10]
mov eax, [r8 + 12]
shl rax, 6
vinserti64x4 zmm5, zmm5, [rax + r10], 1
vmovdqa64 zmm6, [rdi + 192]
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm1, zmm6
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 ymm8, [rax + r10]
mov eax, [r8 + 24]
shl rax, 6
vinserti64x4 zmm8, zmm8, [rax + r10], 1
vmovdqa64 zmm9, [rdi + 704]
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm9
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 ymm11, [rax + r10]
mov eax, [r8 + 28]
shl rax, 6
vinserti64x4 zmm11, zmm11, [rax + r10], 1
vpmadd52huq zmm2, zmm6, zmm1
vpmadd52luq zmm4, zmm0, zmm9
vmovdqa64 zmm12, [rdi + 128]
vpmadd52huq zmm7, zmm1, zmm12
vpxord zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm12, zmm1
vpmadd52luq zmm2, zmm6, zmm9
vpmadd52huq zmm4, zmm6, zmm9
vpunpcklqdq zmm14, zmm3, zmm5
vpmadd52luq zmm7, zmm12, zmm9
vpunpckhqdq zmm3, zmm3, zmm5
vmovdqa64 zmm5, [rdi + 768]
vpmadd52luq zmm10, zmm0, zmm5
vpunpcklqdq zmm15, zmm8, zmm11
vpmadd52huq zmm2, zmm12, zmm9
vpunpckhqdq zmm8, zmm8, zmm11
vpmadd52luq zmm4, zmm6, zmm5
vshufi64x2 zmm11, zmm14, zmm15, 0x88
vmovdqa64 zmm16, [rdi + 64]
vpmadd52huq zmm7, zmm9, zmm16
vshufi64x2 zmm17, zmm3, zmm8, 0x88
vpmadd52huq zmm13, zmm16, zmm1
vshufi64x2 zmm14, zmm14, zmm15, 0xdd
vpmadd52luq zmm2, zmm12, zmm5
vpsrlq zmm15, zmm11, 52
vpmadd52huq zmm4, zmm12, zmm5
vpsllq zmm18, zmm17, 12
vpmadd52luq zmm7, zmm16, zmm5
vshufi64x2 zmm3, zmm3, zmm8, 0xdd
vpmadd52huq zmm10, zmm6, zmm5
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 0], zmm11
vpmadd52huq zmm2, zmm16, zmm5
vporq zmm15, zmm15, zmm18
vmovdqa64 zmm8, [rdi + 832]
vpmadd52luq zmm4, zmm12, zmm8
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rsp + 64], zmm15
vmovdqa64 zmm18, [rdi + 448]
vmovdqa64 zmm19, [rdi + 960]
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm18, zmm19
vpsrlq zmm17, zmm17, 40
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm19, [rdi + 512]
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 ymm22, [rax + r10 + 32]
mov eax, [r8 + 8]
shl rax, 6
vinserti64x4 zmm22, zmm22, [rax + r10 + 32], 1
vpsllq zmm23, zmm14, 24
vmovdqa64 zmm24, [rdi + 576]
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm19, zmm24
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 ymm26, [rax + r10 + 32]
mov eax, [r8 + 12]
shl rax, 6
vinserti64x4 zmm26, zmm26, [rax + r10 + 32], 1
vporq zmm17, zmm17, zmm23
vpmadd52luq zmm2, zmm16, zmm8
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 ymm23, [rax + r10 + 32]
mov eax, [r8 + 24]
shl rax, 6
vinserti64x4 zmm23, zmm23, [rax + r10 + 32], 1
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 128], zmm17
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm24, zmm19
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 ymm28, [rax + r10 + 32]
mov eax, [r8 + 28]
shl rax, 6
vinserti64x4 zmm28, zmm28, [rax + r10 + 32], 1
vpsrlq zmm14, zmm14, 28
vpmadd52huq zmm21, zmm18, zmm19
vpsllq zmm29, zmm3, 36
vmovdqa64 zmm17, [rdi + 512]
vpmadd52huq zmm25, zmm19, zmm17
vporq zmm14, zmm14, zmm29
vpmadd52huq zmm2, zmm8, [rdi + 0]
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rsp + 192], zmm14
vmovdqa64 zmm29, [rdi + 1024]
vpmadd52luq zmm27, zmm24, zmm29
vpsrlq zmm3, zmm3, 16
vmovdqa64 [rsp + 256], zmm3
vpmadd52luq zmm21, zmm18, zmm29
vpmadd52luq zmm25, zmm17, zmm29
vpunpcklqdq zmm3, zmm22, zmm26
vpmadd52huq zmm4, zmm16, zmm8
vpunpckhqdq zmm22, zmm22, zmm26
vpmadd52huq zmm27, zmm17, zmm29
vpunpcklqdq zmm26, zmm23, zmm28
vmovdqa64 zmm14, [rdi + 384]
vpmadd52huq zmm21, zmm29, zmm14
vpunpckhqdq zmm23, zmm23, zmm28
vpmadd52huq zmm25, zmm18, zmm29
vshufi64x2 zmm28, zmm3, zmm26, 0x88
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm24, zmm29
vshufi64x2 zmm11, zmm22, zmm23, 0x88
vmovdqa64 zmm0, [rdi + 1088]
vpmadd52luq zmm27, zmm17, zmm0
vshufi64x2 zmm3, zmm3, zmm26, 0xdd
vpmadd52luq zmm21, zmm14, zmm0
vshufi64x2 zmm22, zmm22, zmm23, 0xdd
vpmadd52luq zmm25, zmm18, zmm0
vpandq zmm23, zmm28, zmm31
vmovdqa64 [rsp + 320], zmm23
vmovdqa64 zmm26, [rdi + 0]
vpmadd52luq zmm2, zmm26, [rdi + 896]
vmovdqa64 [rsp + 384], zmm2
vpsrlq zmm28, zmm28, 52
vpmadd52huq zmm27, zmm18, zmm0
vpsllq zmm23, zmm11, 12
vpmadd52luq zmm15, zmm24, zmm0
vpmadd52huq zmm25, zmm14, zmm0
vporq zmm28, zmm28, zmm23
vpmadd52huq zmm20, zmm14, zmm19
vmovdqa64 zmm23, [rdi + 1152]
vpmadd52luq zmm27, zmm18, zmm23
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 448], zmm28
vpmadd52huq zmm7, zmm26, zmm5
vpmadd52luq zmm25, zmm14, zmm23
vpsrlq zmm11, zmm11, 40
vpmadd52luq zmm4, zmm16, [rdi + 896]
vpmadd52huq zmm27, zmm14, zmm23
vpsllq zmm28, zmm3, 24
vmovdqa64 zmm24, [rdi + 320]
vpmadd52huq zmm21, zmm0, zmm24
vpmadd52huq zmm25, zmm24, zmm23
vporq zmm11, zmm11, zmm28
vpmadd52huq zmm15, zmm17, zmm0
vmovdqa64 zmm28, [rdi + 1216]
vpmadd52luq zmm27, zmm14, zmm28
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 512], zmm11
vpmadd52luq zmm13, zmm16, zmm9
vpmadd52luq zmm25, zmm24, zmm28
vmovdqa64 [rsp + 576], zmm25
vpsrlq zmm3, zmm3, 28
vpmadd52luq zmm20, zmm14, zmm29
vpsllq zmm11, zmm22, 36
vpmadd52luq zmm7, zmm26, zmm8
vpmadd52huq zmm4, zmm26, [rdi + 896]
vmovdqa64 [rsp + 640], zmm4
vporq zmm3, zmm3, zmm11
vpmadd52luq zmm21, zmm24, zmm23
vpmadd52huq zmm27, zmm24, zmm28
vmovdqa64 [rsp + 704], zmm27
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rsp + 768], zmm3
vpmadd52luq zmm10, zmm6, zmm8
vpmadd52luq zmm15, zmm17, zmm23
vpsrlq zmm22, zmm22, 16
vmovdqa64 [rsp + 832], zmm22
vpmadd52huq zmm13, zmm26, zmm9
vpmadd52huq zmm20, zmm24, zmm29
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 ymm11, [rax + r11]
mov eax, [r9 + 8]
shl rax, 6
vinserti64x4 zmm11, zmm11, [rax + r11], 1
vmovdqa64 [rsp + 896], zmm11
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm16, zmm1
vpmadd52huq zmm10, zmm12, zmm8
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 ymm3, [rax + r11]
mov eax, [r9 + 12]
shl rax, 6
vinserti64x4 zmm3, zmm3, [rax + r11], 1
vmovdqa64 [rsp + 960], zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm14, zmm19
vpmadd52huq zmm15, zmm18, zmm23
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 ymm11, [rax + r11]
mov eax, [r9 + 24]
shl rax, 6
vinserti64x4 zmm11, zmm11, [rax + r11], 1
vmovdqa64 [rsp + 1024], zmm11
vpmadd52luq zmm13, zmm26, zmm5
vmovdqa64 [rsp + 1088], zmm13
vpmadd52luq zmm20, zmm24, zmm0
vmovdqa64 [rsp + 1152], zmm20
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 ymm11, [rax + r11]
mov eax, [r9 + 28]
shl rax, 6
vinserti64x4 zmm11, zmm11, [rax + r11], 1
vmovdqa64 [rsp + 1216], zmm11
vpmadd52huq zmm22, zmm26, zmm1
vmovdqa64 zmm11, [rdi + 896]
vpmadd52luq zmm10, zmm12, zmm11
vpmadd52huq zmm3, zmm24, zmm19
vpsubq zmm12, zmm7, zmm21
vmovdqa64 [rsp + 1280], zmm12
vpmadd52luq zmm15, zmm18, zmm28
vpaddq zmm12, zmm13, zmm20
vpaddq zmm7, zmm7, zmm21
vpmadd52luq zmm22, zmm26, zmm9
vpsubq zmm7, zmm31, zmm7
vmovdqa64 [rsp + 1344], zmm7
vpmadd52huq zmm10, zmm16, zmm11
vmovdqa64 [rsp + 1408], zmm10
vpsubq zmm12, zmm31, zmm12
vmovdqa64 [rsp + 1472], zmm12
vpmadd52luq zmm3, zmm24, zmm29
vpaddq zmm21, zmm2, zmm25
vpmadd52huq zmm15, zmm14, zmm28
vmovdqa64 [rsp + 1536], zmm15
vpsubq zmm21, zmm31, zmm21
vmovdqa64 [rsp + 1600], zmm21
vmovdqa64 zmm7, [rdi + 256]
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm5, zmm7
vpaddq zmm12, zmm4, zmm27
vmovdqa64 zmm4, [rdi + 576]
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm0, zmm4
vpxord zmm2, zmm2, zmm2
vpsubq zmm12, zmm2, zmm12
vmovdqa64 [rsp + 1664], zmm12
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm26, zmm1
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm24, zmm19
vpaddq zmm13, zmm22, zmm3
vpaddq zmm20, zmm10, zmm15
vpmadd52luq zmm21, zmm7, zmm8
vpsubq zmm13, zmm31, zmm13
vpmadd52luq zmm27, zmm4, zmm23
vpsubq zmm20, zmm2, zmm20
vmovdqa64 [rsp + 1728], zmm20
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm7, zmm8
vpaddq zmm10, zmm12, zmm25
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm4, zmm23
vpsubq zmm10, zmm31, zmm10
vpmadd52huq zmm21, zmm6, zmm8
vpmadd52huq zmm27, zmm17, zmm23
vpsubq zmm12, zmm12, zmm25
vpaddq zmm12, zmm12, zmm31
vpmadd52luq zmm20, zmm7, zmm11
vpaddq zmm26, zmm26, zmm24
vpmadd52luq zmm15, zmm4, zmm28
vpaddq zmm16, zmm16, zmm14
vpmadd52luq zmm21, zmm6, zmm11
vmovdqa64 zmm14, [rdi + 128]
vpaddq zmm24, zmm18, zmm14
vpmadd52luq zmm27, zmm17, zmm28
vpaddq zmm25, zmm6, zmm17
vpmadd52huq zmm20, zmm6, zmm11
vpsraq zmm6, zmm26, 52
vpmadd52huq zmm15, zmm17, zmm28
vpaddq zmm16, zmm16, zmm6
vpmadd52huq zmm21, zmm14, zmm11
vpsraq zmm6, zmm16, 52
vpmadd52huq zmm27, zmm18, zmm28
vpaddq zmm24, zmm24, zmm6
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm7, zmm11
vmovdqa64 [rsp + 1792], zmm6
vpaddq zmm7, zmm7, zmm4
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm4, zmm28
vpsraq zmm4, zmm24, 52
vpaddq zmm25, zmm25, zmm4
vpandq zmm24, zmm24, zmm31
vpsraq zmm4, zmm25, 52
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 1856], zmm16
vpaddq zmm7, zmm7, zmm4
vmovdqa64 [rsp + 1920], zmm7
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 1984], zmm25
vpandq zmm26, zmm26, zmm31
vpaddq zmm1, zmm1, zmm19
vpaddq zmm9, zmm9, zmm29
vpsubq zmm22, zmm22, zmm3
vpaddq zmm5, zmm5, zmm0
vpaddq zmm8, zmm8, zmm23
vpaddq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 2048], zmm22
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 ymm0, [rax + r11 + 32]
mov eax, [r9 + 8]
shl rax, 6
vinserti64x4 zmm0, zmm0, [rax + r11 + 32], 1
vpsraq zmm3, zmm1, 52
vpaddq zmm11, zmm11, zmm28
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 ymm4, [rax + r11 + 32]
mov eax, [r9 + 12]
shl rax, 6
vinserti64x4 zmm4, zmm4, [rax + r11 + 32], 1
vpandq zmm1, zmm1, zmm31
vpaddq zmm9, zmm9, zmm3
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 ymm3, [rax + r11 + 32]
mov eax, [r9 + 24]
shl rax, 6
vinserti64x4 zmm3, zmm3, [rax + r11 + 32], 1
vpsraq zmm17, zmm9, 52
vpaddq zmm5, zmm5, zmm17
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 ymm17, [rax + r11 + 32]
mov eax, [r9 + 28]
shl rax, 6
vinserti64x4 zmm17, zmm17, [rax + r11 + 32], 1
vpandq zmm9, zmm9, zmm31
vpsraq zmm18, zmm5, 52
vpaddq zmm8, zmm8, zmm18
vpandq zmm5, zmm5, zmm31
vmovdqa64 zmm18, [rsp + 1088]
vpsubq zmm18, zmm18, [rsp + 1152]
vpsraq zmm19, zmm8, 52
vpaddq zmm11, zmm11, zmm19
vpaddq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 1088], zmm18
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rsp + 1152], zmm8
vpmadd52luq zmm10, zmm26, zmm1
vmovdqa64 [rsp + 2112], zmm10
vpaddq zmm19, zmm31, [rsp + 1280]
vmovdqa64 [rsp + 2176], zmm19
vpmadd52luq zmm13, zmm16, zmm1
vmovdqa64 zmm23, [rsp + 384]
vpsubq zmm23, zmm23, [rsp + 576]
vmovdqa64 zmm28, [rsp + 1472]
vpmadd52luq zmm28, zmm24, zmm1
vpaddq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 384], zmm23
vmovdqa64 zmm29, [rsp + 1600]
vpmadd52luq zmm29, zmm7, zmm1
vpaddq zmm23, zmm21, zmm27
vmovdqa64 zmm19, [rsp + 1344]
vpmadd52luq zmm19, zmm25, zmm1
vpsubq zmm23, zmm2, zmm23
vmovdqa64 [rsp + 576], zmm23
vpmadd52huq zmm13, zmm26, zmm1
vmovdqa64 zmm10, [rsp + 640]
vpsubq zmm10, zmm10, [rsp + 704]
vmovdqa64 [rsp + 1280], zmm10
vpmadd52huq zmm28, zmm16, zmm1
vmovdqa64 zmm10, [rsp + 1408]
vpsubq zmm10, zmm10, [rsp + 1536]
vmovdqa64 [rsp + 640], zmm10
vpmadd52huq zmm29, zmm25, zmm1
vpaddq zmm10, zmm20, zmm15
vmovdqa64 zmm18, [rsp + 1664]
vpmadd52huq zmm18, zmm7, zmm1
vpsubq zmm10, zmm2, zmm10
vmovdqa64 [rsp + 704], zmm10
vpmadd52huq zmm19, zmm24, zmm1
vpsubq zmm21, zmm21, zmm27
vmovdqa64 [rsp + 1344], zmm21
vpmadd52luq zmm28, zmm16, zmm9
vpsubq zmm20, zmm20, zmm15
vmovdqa64 [rsp + 1408], zmm20
vpmadd52luq zmm29, zmm25, zmm9
vmovdqa64 zmm1, [rsp + 896]
vmovdqa64 zmm15, [rsp + 960]
vpunpcklqdq zmm27, zmm1, zmm15
vpmadd52luq zmm18, zmm7, zmm9
vmovdqa64 zmm20, [rsp + 1024]
vmovdqa64 zmm21, [rsp + 1216]
vpunpcklqdq zmm10, zmm20, zmm21
vpmadd52luq zmm19, zmm24, zmm9
vpunpckhqdq zmm1, zmm1, zmm15
vpmadd52huq zmm28, zmm26, zmm9
vpunpckhqdq zmm20, zmm20, zmm21
vpmadd52huq zmm29, zmm24, zmm9
vpunpcklqdq zmm15, zmm0, zmm4
vpmadd52huq zmm18, zmm25, zmm9
vpunpcklqdq zmm21, zmm3, zmm17
vpmadd52huq zmm19, zmm16, zmm9
vpunpckhqdq zmm0, zmm0, zmm4
vmovdqa64 zmm4, [rsp + 1728]
vpmadd52huq zmm4, zmm7, zmm9
vpunpckhqdq zmm3, zmm3, zmm17
vpmadd52luq zmm29, zmm24, zmm5
vshufi64x2 zmm17, zmm27, zmm10, 0x88
vpmadd52luq zmm18, zmm25, zmm5
vshufi64x2 zmm22, zmm1, zmm20, 0x88
vpmadd52luq zmm19, zmm16, zmm5
vshufi64x2 zmm23, zmm15, zmm21, 0x88
vpmadd52luq zmm4, zmm7, zmm5
vshufi64x2 zmm7, zmm0, zmm3, 0x88
vpmadd52huq zmm29, zmm16, zmm5
vshufi64x2 zmm27, zmm27, zmm10, 0xdd
vpmadd52huq zmm18, zmm24, zmm5
vshufi64x2 zmm15, zmm15, zmm21, 0xdd
vpmadd52huq zmm19, zmm26, zmm5
vpsrlq zmm10, zmm17, 52
vpmadd52luq zmm13, zmm26, zmm9
vmovdqa64 [rsp + 896], zmm13
vpsllq zmm9, zmm22, 12
vpmadd52luq zmm29, zmm16, zmm8
vpsrlq zmm21, zmm23, 52
vpmadd52luq zmm18, zmm24, zmm8
vpsllq zmm13, zmm7, 12
vpmadd52huq zmm4, zmm25, zmm5
vshufi64x2 zmm1, zmm1, zmm20, 0xdd
vmovdqa64 [rsp + 960], zmm1
vmovdqa64 zmm20, [rsp + 0]
vmovdqa64 [rdi + 3200], zmm20
vpmadd52luq zmm28, zmm26, zmm5
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 1024], zmm17
vpmadd52huq zmm29, zmm26, zmm8
vpaddq zmm1, zmm6, zmm14
vmovdqa64 zmm6, [rsp + 64]
vmovdqa64 [rdi + 3264], zmm6
vpmadd52luq zmm19, zmm26, zmm8
vporq zmm10, zmm10, zmm9
vpmadd52huq zmm18, zmm16, zmm8
vshufi64x2 zmm0, zmm0, zmm3, 0xdd
vmovdqa64 zmm3, [rsp + 128]
vmovdqa64 [rdi + 3328], zmm3
vpmadd52luq zmm4, zmm25, zmm8
vpandq zmm23, zmm23, zmm31
vpmadd52luq zmm29, zmm26, zmm11
vporq zmm21, zmm21, zmm13
vmovdqa64 zmm9, [rsp + 192]
vmovdqa64 [rdi + 3392], zmm9
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm12, zmm30
vpsubq zmm2, zmm2, zmm1
vmovdqa64 [rsp + 1216], zmm2
vpsraq zmm12, zmm12, 52
vpmadd52luq zmm18, zmm16, zmm11
vmovdqa64 zmm1, [rsp + 256]
vmovdqa64 [rdi + 3456], zmm1
vpmadd52huq zmm4, zmm24, zmm8
vpandq zmm10, zmm10, zmm31
vmovdqa64 zmm2, [rsp + 576]
vpmadd52huq zmm2, zmm5, [rsp + 1920]
vmovdqa64 [rsp + 1472], zmm2
vpsrlq zmm22, zmm22, 40
vmovdqa64 zmm5, [rsp + 320]
vmovdqa64 [rdi + 3520], zmm5
vpmadd52huq zmm12, zmm13, qword ptr [rsi + 0]{{1to8}}
vpsllq zmm1, zmm27, 24
vmovdqa64 zmm9, [rsp + 2048]
vpmadd52luq zmm9, zmm13, qword ptr [rsi + 8]{{1to8}}
vpandq zmm21, zmm21, zmm31
vmovdqa64 zmm3, [rsp + 448]
vmovdqa64 [rdi + 3584], zmm3
vmovdqa64 zmm25, [rsp + 1088]
vpmadd52luq zmm25, zmm13, qword ptr [rsi + 16]{{1to8}}
vpsrlq zmm7, zmm7, 40
vmovdqa64 zmm16, [rsp + 2112]
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm30, zmm16
vpsllq zmm8, zmm15, 24
vmovdqa64 zmm3, [rsp + 512]
vmovdqa64 [rdi + 3648], zmm3
vpsraq zmm16, zmm16, 52
vmovdqa64 zmm3, [rsp + 2176]
vpmadd52luq zmm3, zmm13, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm6, [rsp + 384]
vpmadd52luq zmm6, zmm13, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm9, zmm9, zmm12
vmovdqa64 zmm12, [rsp + 768]
vmovdqa64 [rdi + 3712], zmm12
vpmadd52huq zmm25, zmm13, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm12, zmm17, qword ptr [rsi + 80]{{1to8}}
vpmadd52huq zmm16, zmm2, qword ptr [rsi + 0]{{1to8}}
vporq zmm22, zmm22, zmm1
vmovdqa64 zmm1, [rsp + 832]
vmovdqa64 [rdi + 3776], zmm1
vmovdqa64 zmm17, [rsp + 896]
vpmadd52luq zmm17, zmm2, qword ptr [rsi + 8]{{1to8}}
vporq zmm7, zmm7, zmm8
vpmadd52luq zmm28, zmm2, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm10, zmm10, qword ptr [rsi + 88]{{1to8}}
vpmadd52luq zmm19, zmm2, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm12, zmm12, zmm20
vpmadd52luq zmm29, zmm2, qword ptr [rsi + 32]{{1to8}}
vpandq zmm22, zmm22, zmm31
vpaddq zmm17, zmm17, zmm16
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm9, zmm30
vpmadd52huq zmm3, zmm13, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm28, zmm2, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm23, zmm23, qword ptr [rsi + 80]{{1to8}}
vpmadd52huq zmm18, zmm26, zmm11
vpsrlq zmm27, zmm27, 28
vpmadd52huq zmm6, zmm13, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm21, zmm21, qword ptr [rsi + 88]{{1to8}}
vpmadd52huq zmm19, zmm2, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm16, [rsp + 960]
vpsllq zmm26, zmm16, 36
vpmadd52huq zmm29, zmm2, qword ptr [rsi + 24]{{1to8}}
vpandq zmm7, zmm7, zmm31
vpmadd52luq zmm4, zmm24, zmm11
vpsrlq zmm15, zmm15, 28
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm17, zmm30
vpsllq zmm1, zmm0, 36
vpmadd52huq zmm9, zmm8, qword ptr [rsi + 0]{{1to8}}
vpsraq zmm17, zmm17, 52
vpmadd52luq zmm25, zmm8, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm23, zmm23, zmm5
vmovdqa64 zmm5, [rsp + 1280]
vpmadd52huq zmm5, zmm13, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm10, zmm10, [rsp + 64]
vpmadd52luq zmm3, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm21, zmm21, [rsp + 448]
vpmadd52huq zmm17, zmm20, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm13, [rsp + 1792]
vpsubq zmm13, zmm13, zmm14
vmovdqa64 [rsp + 64], zmm13
vpmadd52luq zmm28, zmm20, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm25, zmm25, zmm9
vmovdqa64 zmm9, [rsp + 1920]
vmovdqa64 zmm14, [rsp + 1472]
vpmadd52luq zmm14, zmm9, [rsp + 1152]
vporq zmm27, zmm27, zmm26
vpmadd52huq zmm18, zmm2, qword ptr [rsi + 32]{{1to8}}
vporq zmm15, zmm15, zmm1
vpmadd52luq zmm6, zmm8, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm1, zmm12, 52
vpmadd52luq zmm19, zmm20, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm28, zmm28, zmm17
vpmadd52luq zmm29, zmm20, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm2, zmm25, 52
vpmadd52huq zmm4, zmm11, [rsp + 1856]
vpaddq zmm22, zmm22, qword ptr [rsi + 96]{{1to8}}
vpmadd52luq zmm5, zmm8, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm7, zmm7, qword ptr [rsi + 96]{{1to8}}
vpmadd52huq zmm3, zmm8, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm10, zmm10, zmm1
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm25, zmm30
vpandq zmm27, zmm27, zmm31
vmovdqa64 zmm17, [rsp + 1984]
vpmadd52huq zmm14, zmm17, [rsp + 1152]
vpandq zmm15, zmm15, zmm31
vpmadd52huq zmm6, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm22, zmm22, [rsp + 128]
vpmadd52luq zmm18, zmm20, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm7, zmm7, [rsp + 512]
vpmadd52huq zmm19, zmm20, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm25, zmm28, 52
vmovdqa64 zmm26, zmm30
vpmadd52luq zmm26, zmm28, zmm30
vpsraq zmm28, zmm10, 52
vmovdqa64 zmm13, [rsp + 640]
vpmadd52huq zmm13, zmm8, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm27, zmm27, qword ptr [rsi + 104]{{1to8}}
vpmadd52huq zmm29, zmm20, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm15, zmm15, qword ptr [rsi + 104]{{1to8}}
vpmadd52huq zmm4, zmm20, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm22, zmm22, zmm28
vpmadd52huq zmm5, zmm8, qword ptr [rsi + 24]{{1to8}}
vpsrlq zmm16, zmm16, 16
vpmadd52huq zmm2, zmm1, qword ptr [rsi + 0]{{1to8}}
vpsrlq zmm0, zmm0, 16
vpmadd52luq zmm3, zmm1, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm27, zmm27, [rsp + 192]
vpmadd52luq zmm14, zmm17, zmm11
vpsraq zmm8, zmm23, 52
vpmadd52huq zmm18, zmm20, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm21, zmm21, zmm8
vpmadd52luq zmm6, zmm1, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm15, zmm15, [rsp + 768]
vpmadd52huq zmm25, zmm26, qword ptr [rsi + 0]{{1to8}}
vpaddq zmm3, zmm3, zmm2
vpmadd52luq zmm19, zmm26, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm2, zmm3, 52
vpmadd52luq zmm13, zmm1, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm8, zmm21, 52
vpmadd52luq zmm29, zmm26, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm7, zmm7, zmm8
vpmadd52luq zmm4, zmm26, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm8, zmm22, 52
vpmadd52luq zmm5, zmm1, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm19, zmm19, zmm25
vpmadd52huq zmm14, zmm24, zmm11
vpsraq zmm20, zmm7, 52
vpmadd52huq zmm6, zmm1, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm24, zmm19, 52
vpmadd52luq zmm18, zmm26, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm16, zmm16, qword ptr [rsi + 112]{{1to8}}
vmovdqa64 zmm25, zmm30
vpmadd52luq zmm25, zmm3, zmm30
vpaddq zmm0, zmm0, qword ptr [rsi + 112]{{1to8}}
vpmadd52huq zmm13, zmm1, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm27, zmm27, zmm8
vpmadd52huq zmm29, zmm26, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm15, zmm15, zmm20
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm19, zmm30
vpsubq zmm16, zmm16, [rsp + 256]
vmovdqa64 zmm8, [rsp + 704]
vpmadd52huq zmm8, zmm9, [rsp + 1152]
vpsubq zmm0, zmm0, [rsp + 832]
vpmadd52huq zmm4, zmm26, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm19, zmm27, 52
vpmadd52huq zmm5, zmm1, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm20, zmm15, 52
vmovdqa64 zmm28, [rsp + 1344]
vpmadd52huq zmm28, zmm1, qword ptr [rsi + 32]{{1to8}}
vpandq zmm12, zmm12, zmm31
vpmadd52huq zmm18, zmm26, qword ptr [rsi + 16]{{1to8}}
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rdi + 1920], zmm12
vpmadd52huq zmm14, zmm26, qword ptr [rsi + 32]{{1to8}}
vpandq zmm22, zmm22, zmm31
vpmadd52huq zmm2, zmm25, qword ptr [rsi + 0]{{1to8}}
vpaddq zmm16, zmm16, zmm19
vmovdqa64 [rdi + 1984], zmm10
vpmadd52luq zmm6, zmm25, qword ptr [rsi + 8]{{1to8}}
vpandq zmm27, zmm27, zmm31
vpmadd52luq zmm13, zmm25, qword ptr [rsi + 24]{{1to8}}
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rdi + 2048], zmm22
vpmadd52huq zmm24, zmm3, qword ptr [rsi + 0]{{1to8}}
vpandq zmm21, zmm21, zmm31
vpmadd52luq zmm29, zmm3, qword ptr [rsi + 8]{{1to8}}
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rdi + 2112], zmm27
vpmadd52luq zmm8, zmm9, zmm11
vpaddq zmm6, zmm6, zmm2
vpmadd52luq zmm4, zmm3, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm1, zmm6, 52
vmovdqa64 [rdi + 2176], zmm16
vpmadd52luq zmm5, zmm25, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm0, zmm0, zmm20
vpmadd52luq zmm28, zmm25, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm29, zmm29, zmm24
vmovdqa64 [rdi + 2240], zmm23
vpmadd52luq zmm18, zmm3, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm2, zmm29, 52
vpmadd52luq zmm14, zmm3, qword ptr [rsi + 32]{{1to8}}
vpbroadcastq zmm10, qword ptr [rsi + 0]
vmovdqa64 zmm12, [rsp + 0]
vpxorq zmm16, zmm10, zmm12
vmovdqa64 [rdi + 2304], zmm21
vpmadd52huq zmm13, zmm25, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm19, [rsp + 1024]
vpsubq zmm20, zmm12, zmm19
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm6, zmm30
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rdi + 2368], zmm7
vpmadd52huq zmm8, zmm17, zmm11
vpsubq zmm6, zmm19, zmm12
vpmadd52huq zmm4, zmm3, qword ptr [rsi + 16]{{1to8}}
vpxorq zmm7, zmm19, zmm10
vmovdqa64 [rdi + 2496], zmm0
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm29, zmm30
vpandq zmm6, zmm6, zmm31
vpmadd52huq zmm5, zmm25, qword ptr [rsi + 8]{{1to8}}
vpxorq zmm17, zmm20, zmm10
vpmadd52huq zmm28, zmm25, qword ptr [rsi + 24]{{1to8}}
vpxorq zmm6, zmm6, zmm10
vpmadd52huq zmm18, zmm3, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm12, zmm12, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm14, zmm3, qword ptr [rsi + 24]{{1to8}}
vpandq zmm15, zmm15, zmm31
vmovdqa64 zmm22, [rsp + 1408]
vpmadd52huq zmm22, zmm25, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm16, zmm16, qword ptr [rsi + 184]{{1to8}}
vmovdqa64 [rdi + 2432], zmm15
vpmadd52luq zmm13, zmm21, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm19, zmm19, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm8, zmm3, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm7, zmm7, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm4, zmm0, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm1, zmm21, zmm10
vpsubq zmm20, zmm20, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm5, zmm21, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm28, zmm21, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm17, zmm17, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm2, zmm0, zmm10
vpmadd52luq zmm18, zmm0, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm6, zmm6, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm14, zmm0, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm5, zmm5, zmm1
vpmadd52luq zmm22, zmm21, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm5, zmm5, zmm10
vpmadd52huq zmm13, zmm21, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm1, zmm5, 52
vpmadd52luq zmm8, zmm0, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm18, zmm18, zmm2
vpmadd52huq zmm4, zmm0, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm2, zmm18, 52
vpmadd52huq zmm28, zmm21, qword ptr [rsi + 16]{{1to8}}
vporq zmm12, zmm12, zmm16
vmovdqa64 zmm3, [rsp + 1216]
vpmadd52huq zmm3, zmm9, zmm11
vpaddq zmm13, zmm13, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm14, zmm0, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm13, zmm13, zmm1
vpmadd52huq zmm22, zmm21, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm4, zmm4, zmm2
vpmadd52huq zmm8, zmm0, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm28, zmm28, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm1, [rsp + 64]
vpmadd52huq zmm1, zmm21, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm2, zmm13, 52
vpsraq zmm9, zmm4, 52
vpmadd52huq zmm3, zmm0, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm28, zmm28, zmm2
vpaddq zmm14, zmm14, zmm9
vpaddq zmm22, zmm22, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm0, zmm28, 52
vpsraq zmm2, zmm14, 52
vpaddq zmm22, zmm22, zmm0
vpaddq zmm8, zmm8, zmm2
vporq zmm19, zmm19, zmm7
vporq zmm20, zmm20, zmm17
vpaddq zmm1, zmm1, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm0, zmm22, 52
vpsraq zmm2, zmm8, 52
vporq zmm6, zmm6, zmm12
vporq zmm19, zmm19, zmm20
vpandq zmm5, zmm5, zmm31
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rdi + 2560], zmm5
vpandq zmm28, zmm28, zmm31
vpaddq zmm1, zmm1, zmm0
vmovdqa64 [rdi + 2624], zmm13
vpandq zmm22, zmm22, zmm31
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rdi + 2688], zmm28
vpandq zmm4, zmm4, zmm31
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rdi + 2752], zmm22
vpaddq zmm3, zmm3, zmm2
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rdi + 2816], zmm1
vporq zmm6, zmm6, zmm19
vmovdqa64 [rdi + 2880], zmm18
vpmovq2m k1, zmm6
vmovdqa64 [rdi + 2944], zmm4
vmovdqa64 [rdi + 3008], zmm14
vmovdqa64 [rdi + 3072], zmm8
vmovdqa64 [rdi + 3136], zmm3
kmovb eax, k1
vzeroupper
lea rsp, [rbp - 0]
pop rbp
ret
