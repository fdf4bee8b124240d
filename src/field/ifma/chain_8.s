# Written by generate.py.
push rbp
mov rbp, rsp
sub rsp, 1088
and rsp, -64
mov r8, [rdx + 0]
mov r9, [rdx + 8]
mov r10, [rdx + 16]
mov r11, [rdx + 24]
vpbroadcastq zmm31, qword ptr [rsi + 256]
vpbroadcastq zmm30, qword ptr [rsi + 264]
vmovdqa64 zmm0, [rdi + 448]
vmovdqa64 zmm1, [rdi + 512]
vmovdqa64 zmm2, zmm31
vpmadd52luq zmm2, zmm0, zmm1
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 zmm3, [rax + r10]
vmovdqa64 zmm4, [rdi + 384]
vmovdqa64 zmm5, zmm31
vpmadd52luq zmm5, zmm1, zmm4
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 zmm6, [rax + r10]
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm1
mov eax, [r8 + 8]
shl rax, 6
vmovdqa64 zmm8, [rax + r10]
vmovdqa64 zmm9, [rdi + 320]
vmovdqa64 zmm10, zmm31
vpmadd52luq zmm10, zmm1, zmm9
mov eax, [r8 + 12]
shl rax, 6
vmovdqa64 zmm11, [rax + r10]
vpmadd52huq zmm2, zmm4, zmm1
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 zmm12, [rax + r10]
vpmadd52huq zmm5, zmm9, zmm1
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 zmm13, [rax + r10]
vmovdqa64 zmm14, [rdi + 256]
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm1, zmm14
mov eax, [r8 + 24]
shl rax, 6
vmovdqa64 zmm16, [rax + r10]
vpmadd52huq zmm10, zmm14, zmm1
mov eax, [r8 + 28]
shl rax, 6
vmovdqa64 zmm17, [rax + r10]
vmovdqa64 zmm18, [rdi + 576]
vpmadd52luq zmm2, zmm4, zmm18
vpunpcklqdq zmm19, zmm3, zmm6
vpmadd52luq zmm7, zmm0, zmm18
vpunpckhqdq zmm3, zmm3, zmm6
vpmadd52luq zmm5, zmm9, zmm18
vpunpcklqdq zmm6, zmm8, zmm11
vpmadd52luq zmm10, zmm14, zmm18
vpunpckhqdq zmm8, zmm8, zmm11
vpmadd52huq zmm2, zmm9, zmm18
vpunpcklqdq zmm11, zmm12, zmm13
vpmadd52huq zmm7, zmm4, zmm18
vpunpckhqdq zmm12, zmm12, zmm13
vpmadd52huq zmm5, zmm14, zmm18
vpunpcklqdq zmm13, zmm16, zmm17
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm0, zmm18
vpunpckhqdq zmm16, zmm16, zmm17
vmovdqa64 zmm17, [rdi + 192]
vpmadd52huq zmm15, zmm1, zmm17
vpmadd52huq zmm10, zmm17, zmm18
vshufi64x2 zmm21, zmm19, zmm6, 0x88
vmovdqa64 zmm22, [rdi + 640]
vpmadd52luq zmm2, zmm9, zmm22
vpmadd52luq zmm5, zmm14, zmm22
vshufi64x2 zmm23, zmm3, zmm8, 0x88
vpmadd52luq zmm7, zmm4, zmm22
vpmadd52luq zmm20, zmm0, zmm22
vshufi64x2 zmm24, zmm11, zmm13, 0x88
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm17, zmm1
vpmadd52luq zmm15, zmm17, zmm18
vshufi64x2 zmm26, zmm12, zmm16, 0x88
vpmadd52huq zmm5, zmm17, zmm22
vpmadd52luq zmm10, zmm17, zmm22
vshufi64x2 zmm19, zmm19, zmm6, 0xdd
vpmadd52huq zmm2, zmm14, zmm22
vpmadd52huq zmm7, zmm9, zmm22
vpmadd52huq zmm20, zmm4, zmm22
vshufi64x2 zmm3, zmm3, zmm8, 0xdd
vmovdqa64 zmm6, [rdi + 128]
vpmadd52huq zmm25, zmm1, zmm6
vpmadd52huq zmm15, zmm6, zmm18
vshufi64x2 zmm11, zmm11, zmm13, 0xdd
vpmadd52huq zmm10, zmm6, zmm22
vmovdqa64 zmm8, zmm31
vpmadd52luq zmm8, zmm6, zmm1
vshufi64x2 zmm12, zmm12, zmm16, 0xdd
vmovdqa64 zmm13, [rdi + 704]
vpmadd52luq zmm2, zmm14, zmm13
vpmadd52luq zmm5, zmm17, zmm13
vshufi64x2 zmm16, zmm21, zmm24, 0x88
vmovdqa64 [rsp + 0], zmm16
vpmadd52luq zmm7, zmm9, zmm13
vpmadd52luq zmm20, zmm4, zmm13
vshufi64x2 zmm27, zmm23, zmm26, 0x88
vmovdqa64 [rsp + 64], zmm27
vpmadd52luq zmm25, zmm6, zmm18
vpmadd52luq zmm15, zmm6, zmm22
vshufi64x2 zmm28, zmm19, zmm11, 0x88
vmovdqa64 [rsp + 128], zmm28
vpmadd52huq zmm5, zmm6, zmm13
vpmadd52huq zmm2, zmm17, zmm13
vpmadd52luq zmm10, zmm6, zmm13
vshufi64x2 zmm29, zmm3, zmm12, 0x88
vmovdqa64 [rsp + 192], zmm29
vpmadd52huq zmm7, zmm14, zmm13
vpmadd52huq zmm20, zmm9, zmm13
vshufi64x2 zmm21, zmm21, zmm24, 0xdd
vmovdqa64 [rsp + 256], zmm21
vmovdqa64 zmm24, [rdi + 64]
vpmadd52huq zmm8, zmm1, zmm24
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm22
vshufi64x2 zmm23, zmm23, zmm26, 0xdd
vmovdqa64 [rsp + 320], zmm23
vpmadd52huq zmm25, zmm24, zmm18
vpmadd52huq zmm15, zmm24, zmm22
vshufi64x2 zmm19, zmm19, zmm11, 0xdd
vmovdqa64 [rsp + 384], zmm19
vmovdqa64 zmm11, [rdi + 768]
vpmadd52luq zmm2, zmm17, zmm11
vpmadd52luq zmm5, zmm6, zmm11
vshufi64x2 zmm3, zmm3, zmm12, 0xdd
vmovdqa64 [rsp + 448], zmm3
vpmadd52luq zmm7, zmm14, zmm11
vpmadd52luq zmm20, zmm9, zmm11
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 zmm12, [rax + r11]
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm24, zmm1
vpmadd52huq zmm10, zmm24, zmm13
vpmadd52luq zmm8, zmm24, zmm18
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 zmm3, [rax + r11]
vpmadd52huq zmm2, zmm6, zmm11
vpmadd52luq zmm21, zmm0, zmm13
mov eax, [r9 + 8]
shl rax, 6
vmovdqa64 zmm19, [rax + r11]
vpmadd52huq zmm7, zmm17, zmm11
vpmadd52huq zmm5, zmm24, zmm11
mov eax, [r9 + 12]
shl rax, 6
vmovdqa64 zmm23, [rax + r11]
vpmadd52luq zmm25, zmm24, zmm22
vpmadd52luq zmm15, zmm24, zmm13
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 zmm29, [rax + r11]
vpmadd52huq zmm20, zmm14, zmm11
vmovdqa64 zmm28, [rdi + 0]
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm1, zmm28
vmovdqa64 [rsp + 512], zmm27
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 zmm16, [rax + r11]
vmovdqa64 zmm27, [rdi + 832]
vpmadd52luq zmm2, zmm6, zmm27
vpmadd52huq zmm26, zmm28, zmm1
mov eax, [r9 + 24]
shl rax, 6
vmovdqa64 zmm1, [rax + r11]
vpmadd52luq zmm7, zmm17, zmm27
vpmadd52luq zmm10, zmm24, zmm11
vpmadd52huq zmm8, zmm28, zmm18
mov eax, [r9 + 28]
shl rax, 6
vmovdqa64 zmm0, [rax + r11]
vpmadd52huq zmm21, zmm4, zmm13
vpmadd52luq zmm5, zmm24, zmm27
vpunpcklqdq zmm9, zmm12, zmm3
vpmadd52huq zmm2, zmm24, zmm27
vpmadd52huq zmm25, zmm28, zmm22
vpunpckhqdq zmm12, zmm12, zmm3
vpmadd52huq zmm7, zmm6, zmm27
vpmadd52huq zmm15, zmm28, zmm13
vpunpcklqdq zmm3, zmm19, zmm23
vpmadd52luq zmm20, zmm14, zmm27
vpmadd52luq zmm26, zmm28, zmm18
vmovdqa64 [rsp + 576], zmm26
vpunpckhqdq zmm19, zmm19, zmm23
vpmadd52huq zmm10, zmm28, zmm11
vpmadd52luq zmm8, zmm28, zmm22
vmovdqa64 [rsp + 640], zmm8
vpunpcklqdq zmm18, zmm29, zmm16
vmovdqa64 zmm22, [rdi + 896]
vpmadd52luq zmm2, zmm24, zmm22
vpmadd52luq zmm21, zmm4, zmm11
vpmadd52huq zmm5, zmm28, zmm27
vpunpckhqdq zmm29, zmm29, zmm16
vpmadd52luq zmm7, zmm6, zmm22
vpmadd52luq zmm25, zmm28, zmm13
vmovdqa64 [rsp + 704], zmm25
vpunpcklqdq zmm16, zmm1, zmm0
vpmadd52luq zmm15, zmm28, zmm11
vmovdqa64 [rsp + 768], zmm15
vpmadd52huq zmm20, zmm17, zmm27
vpunpckhqdq zmm1, zmm1, zmm0
vpmadd52huq zmm2, zmm28, zmm22
vpmadd52luq zmm10, zmm28, zmm27
vmovdqa64 [rsp + 832], zmm10
vshufi64x2 zmm0, zmm9, zmm3, 0x88
vmovdqa64 zmm23, [rdi + 320]
vpmadd52huq zmm21, zmm11, zmm23
vpmadd52luq zmm5, zmm28, zmm22
vmovdqa64 [rsp + 896], zmm5
vshufi64x2 zmm5, zmm12, zmm19, 0x88
vpmadd52huq zmm7, zmm24, zmm22
vmovdqa64 zmm10, [rdi + 448]
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm13, zmm10
vshufi64x2 zmm13, zmm18, zmm16, 0x88
vpmadd52luq zmm20, zmm17, zmm22
vpmadd52luq zmm21, zmm23, zmm27
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm10, zmm11
vshufi64x2 zmm8, zmm29, zmm1, 0x88
vmovdqa64 zmm26, [rdi + 960]
vpmadd52luq zmm2, zmm28, zmm26
vpmadd52luq zmm7, zmm24, zmm26
vshufi64x2 zmm9, zmm9, zmm3, 0xdd
vpmadd52luq zmm15, zmm10, zmm11
vpmadd52huq zmm20, zmm6, zmm22
vshufi64x2 zmm12, zmm12, zmm19, 0xdd
vpmadd52huq zmm21, zmm14, zmm27
vpmadd52luq zmm25, zmm10, zmm27
vshufi64x2 zmm18, zmm18, zmm16, 0xdd
vpmadd52huq zmm15, zmm4, zmm11
vpmadd52luq zmm20, zmm6, zmm26
vshufi64x2 zmm29, zmm29, zmm1, 0xdd
vpmadd52huq zmm7, zmm28, zmm26
vpmadd52luq zmm21, zmm14, zmm22
vshufi64x2 zmm1, zmm0, zmm13, 0x88
vmovdqa64 [rsp + 960], zmm1
vpmadd52luq zmm15, zmm4, zmm27
vpmadd52huq zmm20, zmm24, zmm26
vpmadd52huq zmm25, zmm4, zmm27
vshufi64x2 zmm3, zmm5, zmm8, 0x88
vpmadd52huq zmm21, zmm17, zmm22
vpmadd52huq zmm15, zmm23, zmm27
vshufi64x2 zmm11, zmm9, zmm18, 0x88
vmovdqa64 zmm16, [rsp + 512]
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm30, zmm16
vpmadd52luq zmm25, zmm4, zmm22
vmovdqa64 [rsp + 1024], zmm25
vshufi64x2 zmm24, zmm12, zmm29, 0x88
vpsraq zmm16, zmm16, 52
vpmadd52luq zmm21, zmm17, zmm26
vpmadd52luq zmm15, zmm23, zmm22
vshufi64x2 zmm0, zmm0, zmm13, 0xdd
vpmadd52huq zmm16, zmm19, qword ptr [rsi + 0]{{1to8}}
vshufi64x2 zmm5, zmm5, zmm8, 0xdd
vmovdqa64 zmm8, [rsp + 576]
vpmadd52luq zmm8, zmm19, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm13, [rsp + 640]
vpmadd52luq zmm13, zmm19, qword ptr [rsi + 16]{{1to8}}
vshufi64x2 zmm9, zmm9, zmm18, 0xdd
vmovdqa64 zmm18, [rsp + 704]
vpmadd52luq zmm18, zmm19, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 zmm28, [rsp + 768]
vpmadd52luq zmm28, zmm19, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm8, zmm8, zmm16
vmovdqa64 zmm16, [rsp + 832]
vpmadd52luq zmm16, zmm19, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 zmm4, [rsp + 896]
vpmadd52luq zmm4, zmm19, qword ptr [rsi + 48]{{1to8}}
vshufi64x2 zmm12, zmm12, zmm29, 0xdd
vpmadd52huq zmm13, zmm19, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm29, [rsp + 0]
vmovdqa64 [rdi + 2560], zmm29
vpmadd52luq zmm2, zmm19, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm18, zmm19, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm10, [rsp + 64]
vmovdqa64 [rdi + 2624], zmm10
vpmadd52huq zmm28, zmm19, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm16, zmm19, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm27, [rsp + 128]
vmovdqa64 [rdi + 2688], zmm27
vpmadd52huq zmm4, zmm19, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm8, zmm30
vmovdqa64 zmm25, [rsp + 192]
vmovdqa64 [rdi + 2752], zmm25
vpsraq zmm8, zmm8, 52
vpmadd52huq zmm2, zmm19, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm7, zmm19, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 zmm19, [rsp + 256]
vmovdqa64 [rdi + 2816], zmm19
vpmadd52huq zmm21, zmm6, zmm26
vpmadd52huq zmm8, zmm23, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 zmm6, [rsp + 320]
vmovdqa64 [rdi + 2880], zmm6
vpmadd52luq zmm13, zmm23, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm18, zmm23, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm17, [rsp + 384]
vmovdqa64 [rdi + 2944], zmm17
vpmadd52luq zmm28, zmm23, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm16, zmm23, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm26, [rsp + 448]
vmovdqa64 [rdi + 3008], zmm26
vpaddq zmm13, zmm13, zmm8
vpmadd52luq zmm4, zmm23, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm2, zmm23, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm8, zmm1, qword ptr [rsi + 128]{{1to8}}
vpmadd52huq zmm18, zmm23, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rsi + 136]{{1to8}}
vpmadd52huq zmm28, zmm23, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm11, zmm11, qword ptr [rsi + 144]{{1to8}}
vpmadd52huq zmm16, zmm23, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm7, zmm23, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm24, zmm24, qword ptr [rsi + 152]{{1to8}}
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm13, zmm30
vpmadd52huq zmm4, zmm23, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm13, zmm13, 52
vpmadd52huq zmm2, zmm23, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm0, zmm0, qword ptr [rsi + 160]{{1to8}}
vpmadd52huq zmm20, zmm23, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm5, zmm5, qword ptr [rsi + 168]{{1to8}}
vpmadd52huq zmm13, zmm1, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm18, zmm1, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm9, zmm9, qword ptr [rsi + 176]{{1to8}}
vpmadd52luq zmm28, zmm1, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm16, zmm1, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm7, zmm23, qword ptr [rsi + 48]{{1to8}}
vpmadd52luq zmm4, zmm1, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm18, zmm18, zmm13
vpmadd52luq zmm2, zmm1, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm8, zmm8, zmm29
vpmadd52luq zmm20, zmm1, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm3, zmm3, zmm10
vpmadd52huq zmm28, zmm1, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm16, zmm1, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm11, zmm11, zmm27
vpmadd52luq zmm7, zmm1, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm4, zmm1, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm24, zmm24, zmm25
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm18, zmm30
vpmadd52huq zmm2, zmm1, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm0, zmm0, zmm19
vpsraq zmm18, zmm18, 52
vpmadd52huq zmm15, zmm14, zmm22
vpmadd52huq zmm20, zmm1, qword ptr [rsi + 48]{{1to8}}
vpsubq zmm5, zmm5, zmm6
vpmadd52huq zmm18, zmm10, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm9, zmm9, zmm17
vpmadd52luq zmm28, zmm10, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm16, zmm10, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm12, zmm12, zmm26
vpmadd52huq zmm7, zmm1, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm21, zmm1, qword ptr [rsi + 56]{{1to8}}
vpmadd52luq zmm4, zmm10, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm28, zmm28, zmm18
vpmadd52luq zmm2, zmm10, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm1, zmm8, 52
vpmadd52luq zmm15, zmm14, [rdi + 960]
vpaddq zmm3, zmm3, zmm1
vpmadd52luq zmm20, zmm10, qword ptr [rsi + 48]{{1to8}}
vpandq zmm8, zmm8, zmm31
vpmadd52huq zmm16, zmm10, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm7, zmm10, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm1, zmm3, 52
vpmadd52luq zmm21, zmm10, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm4, zmm10, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm11, zmm11, zmm1
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm28, zmm30
vpsraq zmm28, zmm28, 52
vpmadd52huq zmm2, zmm10, qword ptr [rsi + 24]{{1to8}}
vpandq zmm3, zmm3, zmm31
vmovdqa64 zmm6, [rdi + 192]
vpmadd52huq zmm15, zmm6, [rdi + 960]
vpmadd52huq zmm20, zmm10, qword ptr [rsi + 40]{{1to8}}
vpsraq zmm6, zmm11, 52
vpmadd52huq zmm28, zmm1, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm16, zmm1, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm24, zmm24, zmm6
vmovdqa64 zmm6, [rsp + 1024]
vpmadd52huq zmm6, zmm22, [rdi + 320]
vpmadd52huq zmm7, zmm10, qword ptr [rsi + 32]{{1to8}}
vpandq zmm11, zmm11, zmm31
vpmadd52huq zmm21, zmm10, qword ptr [rsi + 48]{{1to8}}
vpmadd52luq zmm4, zmm1, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm16, zmm16, zmm28
vpmadd52luq zmm2, zmm1, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm13, zmm24, 52
vmovdqa64 zmm17, [rdi + 448]
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm17, [rdi + 832]
vpaddq zmm0, zmm0, zmm13
vpmadd52huq zmm15, zmm10, qword ptr [rsi + 56]{{1to8}}
vpandq zmm24, zmm24, zmm31
vpmadd52luq zmm20, zmm1, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 zmm10, [rdi + 320]
vpmadd52luq zmm6, zmm10, [rdi + 960]
vpmadd52luq zmm7, zmm1, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm13, zmm0, 52
vpmadd52luq zmm21, zmm1, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm19, zmm16, 52
vpmadd52huq zmm4, zmm1, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm5, zmm5, zmm13
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm16, zmm30
vpandq zmm0, zmm0, zmm31
vpmadd52huq zmm2, zmm1, qword ptr [rsi + 16]{{1to8}}
vpmadd52luq zmm18, zmm17, zmm22
vpsraq zmm16, zmm5, 52
vpmadd52luq zmm15, zmm1, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm20, zmm1, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm9, zmm9, zmm16
vpmadd52huq zmm6, zmm14, [rdi + 960]
vpmadd52huq zmm7, zmm1, qword ptr [rsi + 24]{{1to8}}
vpandq zmm5, zmm5, zmm31
vpmadd52huq zmm21, zmm1, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm19, zmm13, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm4, zmm13, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm14, zmm9, 52
vpmadd52luq zmm2, zmm13, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm18, zmm22, [rdi + 384]
vpaddq zmm12, zmm12, zmm14
vpmadd52huq zmm15, zmm1, qword ptr [rsi + 48]{{1to8}}
vpmadd52luq zmm20, zmm13, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm4, zmm4, zmm19
vpmadd52huq zmm6, zmm1, qword ptr [rsi + 56]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52luq zmm7, zmm13, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm1, zmm4, 52
vmovdqa64 [rdi + 1536], zmm8
vpmadd52luq zmm21, zmm13, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm2, zmm13, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 [rdi + 1600], zmm3
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm4, zmm30
vmovdqa64 zmm4, [rdi + 384]
vpmadd52luq zmm18, zmm4, [rdi + 960]
vmovdqa64 [rdi + 1664], zmm11
vpmadd52luq zmm15, zmm13, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm20, zmm13, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 [rdi + 1728], zmm24
vpmadd52luq zmm6, zmm13, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm7, zmm13, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rdi + 1792], zmm0
vpmadd52huq zmm21, zmm13, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm1, zmm3, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 [rdi + 1856], zmm5
vpmadd52luq zmm2, zmm3, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm18, zmm10, [rdi + 960]
vmovdqa64 [rdi + 1920], zmm9
vpmadd52huq zmm15, zmm13, qword ptr [rsi + 40]{{1to8}}
vpmadd52luq zmm20, zmm3, qword ptr [rsi + 24]{{1to8}}
vmovdqa64 [rdi + 1984], zmm12
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm17, zmm22
vpaddq zmm2, zmm2, zmm1
vpmadd52huq zmm6, zmm13, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm1, zmm2, 52
vpmadd52luq zmm7, zmm3, qword ptr [rsi + 16]{{1to8}}
vpxorq zmm5, zmm29, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm21, zmm3, qword ptr [rsi + 32]{{1to8}}
vpbroadcastq zmm8, qword ptr [rsi + 0]
vmovdqa64 zmm9, [rsp + 960]
vpxorq zmm10, zmm8, zmm9
vpmadd52huq zmm18, zmm13, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm11, zmm29, zmm9
vpmadd52luq zmm15, zmm3, qword ptr [rsi + 40]{{1to8}}
vpandq zmm11, zmm11, zmm31
vpmadd52huq zmm20, zmm3, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm2, zmm30
vpsubq zmm2, zmm9, zmm29
vmovdqa64 zmm13, [rdi + 960]
vpmadd52luq zmm0, zmm17, zmm13
vpmadd52luq zmm6, zmm3, qword ptr [rsi + 48]{{1to8}}
vpandq zmm2, zmm2, zmm31
vpmadd52huq zmm7, zmm3, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm21, zmm3, qword ptr [rsi + 24]{{1to8}}
vpxorq zmm14, zmm11, zmm8
vpmadd52luq zmm18, zmm3, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm15, zmm3, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm20, zmm12, qword ptr [rsi + 16]{{1to8}}
vpxorq zmm2, zmm2, zmm8
vpmadd52huq zmm0, zmm4, zmm13
vpmadd52huq zmm6, zmm3, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm29, zmm29, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm1, zmm12, zmm8
vpmadd52luq zmm7, zmm12, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm5, zmm5, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm21, zmm12, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm18, zmm3, qword ptr [rsi + 48]{{1to8}}
vpsubq zmm9, zmm9, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm15, zmm12, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm20, zmm12, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm7, zmm7, zmm1
vpmadd52huq zmm0, zmm3, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm1, zmm7, 52
vpmadd52luq zmm6, zmm12, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm10, zmm10, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm21, zmm12, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm11, zmm11, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm18, zmm12, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm20, zmm20, zmm1
vpmadd52huq zmm15, zmm12, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm1, zmm20, 52
vpmadd52luq zmm0, zmm12, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm14, zmm14, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm6, zmm12, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm21, zmm21, zmm1
vpsraq zmm1, zmm21, 52
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm17, zmm13
vpmadd52huq zmm18, zmm12, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm15, zmm15, zmm1
vpsraq zmm1, zmm15, 52
vpmadd52huq zmm0, zmm12, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm6, zmm6, zmm1
vpsraq zmm1, zmm6, 52
vpmadd52huq zmm3, zmm12, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm18, zmm18, zmm1
vpsraq zmm1, zmm18, 52
vpsubq zmm2, zmm2, qword ptr [rsi + 280]{{1to8}}
vporq zmm29, zmm29, zmm5
vpaddq zmm0, zmm0, zmm1
vporq zmm9, zmm9, zmm10
vporq zmm11, zmm11, zmm14
vpsraq zmm1, zmm0, 52
vporq zmm2, zmm2, zmm29
vporq zmm9, zmm9, zmm11
vpandq zmm7, zmm7, zmm31
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rdi + 2048], zmm7
vpandq zmm21, zmm21, zmm31
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rdi + 2112], zmm20
vpandq zmm6, zmm6, zmm31
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rdi + 2176], zmm21
vpaddq zmm3, zmm3, zmm1
vpandq zmm0, zmm0, zmm31
vmovdqa64 [rdi + 2240], zmm15
vporq zmm2, zmm2, zmm9
vmovdqa64 [rdi + 2304], zmm6
vpmovq2m k1, zmm2
vmovdqa64 [rdi + 2368], zmm18
vmovdqa64 [rdi + 2432], zmm0
vmovdqa64 [rdi + 2496], zmm3
kmovb eax, k1
vzeroupper
lea rsp, [rbp - 0]
pop rbp
ret
