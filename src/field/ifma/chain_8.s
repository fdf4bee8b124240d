# Written by generate.py.
push rbp
mov rbp, rsp
sub rsp, 768
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
vmovdqa64 zmm3, [rdi + 384]
vmovdqa64 zmm4, zmm31
vpmadd52luq zmm4, zmm1, zmm3
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, zmm1
vmovdqa64 zmm6, [rdi + 320]
vmovdqa64 zmm7, zmm31
vpmadd52luq zmm7, zmm1, zmm6
vpmadd52huq zmm2, zmm3, zmm1
vpmadd52huq zmm4, zmm6, zmm1
vmovdqa64 zmm8, [rdi + 576]
vpmadd52luq zmm5, zmm0, zmm8
vmovdqa64 zmm9, [rdi + 256]
vpmadd52huq zmm7, zmm1, zmm9
vpmadd52luq zmm2, zmm3, zmm8
vpmadd52luq zmm4, zmm6, zmm8
vpmadd52huq zmm5, zmm3, zmm8
vmovdqa64 zmm10, zmm31
vpmadd52luq zmm10, zmm9, zmm1
vpmadd52huq zmm2, zmm6, zmm8
vpmadd52huq zmm4, zmm9, zmm8
vmovdqa64 zmm11, [rdi + 640]
vpmadd52luq zmm5, zmm3, zmm11
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm8
vpmadd52luq zmm2, zmm6, zmm11
vpmadd52luq zmm7, zmm9, zmm8
vpmadd52luq zmm4, zmm9, zmm11
vpmadd52huq zmm5, zmm6, zmm11
vpmadd52huq zmm2, zmm9, zmm11
vmovdqa64 zmm13, [rdi + 192]
vpmadd52huq zmm10, zmm1, zmm13
vpmadd52luq zmm12, zmm0, zmm11
vpmadd52huq zmm7, zmm13, zmm8
vmovdqa64 zmm14, [rdi + 704]
vpmadd52luq zmm2, zmm9, zmm14
vpmadd52huq zmm4, zmm13, zmm11
vpmadd52luq zmm5, zmm6, zmm14
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm13, zmm1
vpmadd52huq zmm2, zmm13, zmm14
vpmadd52luq zmm10, zmm13, zmm8
vpmadd52huq zmm12, zmm3, zmm11
vpmadd52luq zmm7, zmm13, zmm11
vpmadd52luq zmm4, zmm13, zmm14
vpmadd52huq zmm5, zmm9, zmm14
vmovdqa64 zmm16, [rdi + 128]
vpmadd52huq zmm15, zmm1, zmm16
vmovdqa64 zmm17, [rdi + 768]
vpmadd52luq zmm2, zmm13, zmm17
vpmadd52huq zmm10, zmm16, zmm8
vpmadd52luq zmm12, zmm3, zmm14
vpmadd52huq zmm7, zmm16, zmm11
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm16, zmm1
vpmadd52huq zmm4, zmm16, zmm14
vpmadd52luq zmm5, zmm9, zmm17
vpmadd52luq zmm15, zmm16, zmm8
vpmadd52huq zmm2, zmm16, zmm17
vpmadd52luq zmm10, zmm16, zmm11
vpmadd52huq zmm12, zmm6, zmm14
vpmadd52luq zmm7, zmm16, zmm14
vmovdqa64 zmm19, [rdi + 64]
vpmadd52huq zmm18, zmm1, zmm19
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm0, zmm11
vpmadd52luq zmm4, zmm16, zmm17
vpmadd52huq zmm5, zmm13, zmm17
vpmadd52huq zmm15, zmm19, zmm8
vmovdqa64 zmm21, [rdi + 832]
vpmadd52luq zmm2, zmm16, zmm21
vpmadd52huq zmm10, zmm19, zmm11
vpmadd52luq zmm12, zmm6, zmm17
vmovdqa64 zmm22, zmm31
vpmadd52luq zmm22, zmm19, zmm1
vpmadd52huq zmm7, zmm19, zmm14
vpmadd52luq zmm18, zmm19, zmm8
vpmadd52luq zmm20, zmm0, zmm14
vpmadd52huq zmm4, zmm19, zmm17
vpmadd52luq zmm5, zmm13, zmm21
vpmadd52luq zmm15, zmm19, zmm11
vpmadd52huq zmm2, zmm19, zmm21
vpmadd52luq zmm10, zmm19, zmm14
vpmadd52huq zmm12, zmm9, zmm17
vmovdqa64 zmm23, [rdi + 0]
vmovdqa64 zmm24, zmm31
vpmadd52luq zmm24, zmm1, zmm23
vpmadd52huq zmm22, zmm23, zmm1
vpmadd52luq zmm7, zmm19, zmm17
vpmadd52huq zmm18, zmm23, zmm8
vpmadd52huq zmm20, zmm3, zmm14
vpsraq zmm1, zmm24, 52
vpmadd52luq zmm4, zmm19, zmm21
vpmadd52huq zmm5, zmm16, zmm21
vpmadd52huq zmm15, zmm23, zmm11
vmovdqa64 zmm25, [rdi + 896]
vpmadd52luq zmm2, zmm19, zmm25
vpmadd52huq zmm10, zmm23, zmm14
vpmadd52luq zmm12, zmm9, zmm21
vpmadd52luq zmm22, zmm23, zmm8
vpmadd52huq zmm7, zmm23, zmm17
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm24, zmm30
vpmadd52luq zmm18, zmm23, zmm11
vpmadd52luq zmm20, zmm3, zmm17
vpmadd52huq zmm4, zmm23, zmm21
vpmadd52luq zmm5, zmm16, zmm25
vpmadd52luq zmm15, zmm23, zmm14
vpmadd52huq zmm2, zmm23, zmm25
vpmadd52luq zmm10, zmm23, zmm17
vpmadd52huq zmm12, zmm13, zmm21
vpmadd52luq zmm7, zmm23, zmm21
vpmadd52huq zmm1, zmm8, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm22, zmm8, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm20, zmm6, zmm17
vpmadd52luq zmm4, zmm23, zmm25
vpmadd52huq zmm5, zmm19, zmm25
vpmadd52luq zmm18, zmm8, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm22, zmm22, zmm1
vmovdqa64 zmm1, [rdi + 960]
vpmadd52luq zmm2, zmm23, zmm1
vpsraq zmm11, zmm22, 52
vpmadd52luq zmm15, zmm8, qword ptr [rsi + 24]{{1to8}}
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm0, zmm14
vpmadd52luq zmm12, zmm13, zmm25
vpmadd52luq zmm10, zmm8, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm7, zmm8, qword ptr [rsi + 40]{{1to8}}
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 zmm14, [rax + r10]
vpmadd52luq zmm20, zmm6, zmm21
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 zmm26, [rax + r10]
vpmadd52luq zmm5, zmm19, zmm1
mov eax, [r8 + 8]
shl rax, 6
vmovdqa64 zmm27, [rax + r10]
vpmadd52luq zmm4, zmm8, qword ptr [rsi + 48]{{1to8}}
mov eax, [r8 + 12]
shl rax, 6
vmovdqa64 zmm28, [rax + r10]
vpmadd52huq zmm18, zmm8, qword ptr [rsi + 8]{{1to8}}
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 zmm29, [rax + r10]
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm22, zmm30
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 zmm22, [rax + r10]
vpmadd52luq zmm2, zmm8, qword ptr [rsi + 56]{{1to8}}
mov eax, [r8 + 24]
shl rax, 6
vmovdqa64 zmm13, [rax + r10]
vpmadd52huq zmm15, zmm8, qword ptr [rsi + 16]{{1to8}}
mov eax, [r8 + 28]
shl rax, 6
vmovdqa64 zmm19, [rax + r10]
vpmadd52luq zmm24, zmm0, zmm17
vpunpcklqdq zmm0, zmm14, zmm26
vpmadd52huq zmm12, zmm16, zmm25
vpunpckhqdq zmm14, zmm14, zmm26
vmovdqa64 [rsp + 0], zmm14
vpmadd52huq zmm10, zmm8, qword ptr [rsi + 24]{{1to8}}
vpunpcklqdq zmm26, zmm27, zmm28
vpmadd52huq zmm7, zmm8, qword ptr [rsi + 32]{{1to8}}
vpunpckhqdq zmm27, zmm27, zmm28
vpmadd52huq zmm20, zmm9, zmm21
vpunpcklqdq zmm28, zmm29, zmm22
vpmadd52huq zmm5, zmm23, zmm1
vpunpckhqdq zmm29, zmm29, zmm22
vmovdqa64 [rsp + 64], zmm29
vpmadd52huq zmm4, zmm8, qword ptr [rsi + 40]{{1to8}}
vpunpcklqdq zmm22, zmm13, zmm19
vpmadd52huq zmm11, zmm6, qword ptr [rsi + 0]{{1to8}}
vpunpckhqdq zmm13, zmm13, zmm19
vmovdqa64 [rsp + 128], zmm13
vpmadd52luq zmm18, zmm6, qword ptr [rsi + 8]{{1to8}}
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 zmm19, [rax + r11]
vshufi64x2 zmm23, zmm0, zmm26, 0x88
vmovdqa64 [rsp + 192], zmm23
vpmadd52huq zmm2, zmm8, qword ptr [rsi + 48]{{1to8}}
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 zmm23, [rax + r11]
vshufi64x2 zmm21, zmm28, zmm22, 0x88
vmovdqa64 [rsp + 256], zmm21
vpmadd52luq zmm15, zmm6, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rsp + 320], zmm15
mov eax, [r9 + 8]
shl rax, 6
vmovdqa64 zmm21, [rax + r11]
vshufi64x2 zmm15, zmm14, zmm27, 0x88
vmovdqa64 [rsp + 384], zmm15
vpmadd52huq zmm24, zmm3, zmm17
mov eax, [r9 + 12]
shl rax, 6
vmovdqa64 zmm14, [rax + r11]
vshufi64x2 zmm17, zmm29, zmm13, 0x88
vmovdqa64 [rsp + 448], zmm17
vpmadd52luq zmm12, zmm16, zmm1
vpaddq zmm18, zmm18, zmm11
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 zmm11, [rax + r11]
vpmadd52luq zmm10, zmm6, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm16, zmm18, 52
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 zmm13, [rax + r11]
vpmadd52luq zmm7, zmm6, qword ptr [rsi + 32]{{1to8}}
mov eax, [r9 + 24]
shl rax, 6
vmovdqa64 zmm29, [rax + r11]
vshufi64x2 zmm0, zmm0, zmm26, 0xdd
vpmadd52luq zmm20, zmm9, zmm25
mov eax, [r9 + 28]
shl rax, 6
vmovdqa64 zmm26, [rax + r11]
vshufi64x2 zmm28, zmm28, zmm22, 0xdd
vpmadd52huq zmm5, zmm8, qword ptr [rsi + 56]{{1to8}}
vpunpcklqdq zmm8, zmm19, zmm23
vpmadd52luq zmm4, zmm6, qword ptr [rsi + 40]{{1to8}}
vpunpckhqdq zmm19, zmm19, zmm23
vpmadd52luq zmm2, zmm6, qword ptr [rsi + 48]{{1to8}}
vpunpcklqdq zmm22, zmm21, zmm14
vmovdqa64 zmm23, [rsp + 320]
vpmadd52huq zmm23, zmm6, qword ptr [rsi + 8]{{1to8}}
vpunpckhqdq zmm21, zmm21, zmm14
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm18, zmm30
vpunpcklqdq zmm18, zmm11, zmm13
vpmadd52luq zmm24, zmm3, [rdi + 832]
vpunpckhqdq zmm11, zmm11, zmm13
vpmadd52huq zmm12, zmm1, [rdi + 64]
vpunpcklqdq zmm13, zmm29, zmm26
vpmadd52huq zmm10, zmm6, qword ptr [rsi + 16]{{1to8}}
vpunpckhqdq zmm29, zmm29, zmm26
vpmadd52huq zmm7, zmm6, qword ptr [rsi + 24]{{1to8}}
vshufi64x2 zmm26, zmm8, zmm22, 0x88
vmovdqa64 [rsp + 320], zmm26
vpmadd52huq zmm20, zmm25, [rdi + 192]
vshufi64x2 zmm3, zmm18, zmm13, 0x88
vmovdqa64 [rsp + 512], zmm3
vpmadd52luq zmm5, zmm6, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm9, zmm19, zmm21, 0x88
vmovdqa64 [rsp + 576], zmm9
vpmadd52huq zmm4, zmm6, qword ptr [rsi + 32]{{1to8}}
vshufi64x2 zmm25, zmm11, zmm29, 0x88
vpmadd52huq zmm2, zmm6, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm8, zmm8, zmm22, 0xdd
vpmadd52huq zmm16, zmm14, qword ptr [rsi + 0]{{1to8}}
vshufi64x2 zmm18, zmm18, zmm13, 0xdd
vpmadd52luq zmm23, zmm14, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm13, zmm26, zmm3, 0x88
vmovdqa64 [rsp + 640], zmm13
vmovdqa64 zmm22, [rdi + 320]
vpmadd52huq zmm24, zmm22, [rdi + 832]
vmovdqa64 zmm3, [rsp + 192]
vshufi64x2 zmm26, zmm3, [rsp + 256], 0x88
vpmadd52huq zmm12, zmm6, qword ptr [rsi + 56]{{1to8}}
vshufi64x2 zmm3, zmm9, zmm25, 0x88
vpmadd52luq zmm10, zmm14, qword ptr [rsi + 16]{{1to8}}
vshufi64x2 zmm9, zmm15, zmm17, 0x88
vpmadd52luq zmm7, zmm14, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm23, zmm23, zmm16
vmovdqa64 [rdi + 2560], zmm26
vmovdqa64 zmm16, [rdi + 448]
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm16, [rdi + 768]
vpsraq zmm17, zmm23, 52
vpmadd52luq zmm20, zmm1, [rdi + 192]
vshufi64x2 zmm19, zmm19, zmm21, 0xdd
vmovdqa64 [rdi + 2624], zmm9
vpmadd52huq zmm5, zmm6, qword ptr [rsi + 48]{{1to8}}
vshufi64x2 zmm11, zmm11, zmm29, 0xdd
vpmadd52luq zmm4, zmm14, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm6, [rsp + 0]
vshufi64x2 zmm6, zmm6, zmm27, 0xdd
vmovdqa64 [rsp + 704], zmm6
vpmadd52luq zmm2, zmm14, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 zmm21, [rsp + 64]
vshufi64x2 zmm21, zmm21, [rsp + 128], 0xdd
vpmadd52luq zmm24, zmm22, [rdi + 896]
vshufi64x2 zmm27, zmm8, zmm18, 0x88
vpmadd52luq zmm12, zmm14, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm29, zmm13, qword ptr [rsi + 128]{{1to8}}
vpmadd52huq zmm10, zmm14, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm22, zmm0, zmm28, 0x88
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm23, zmm30
vpaddq zmm3, zmm3, qword ptr [rsi + 136]{{1to8}}
vpmadd52huq zmm7, zmm14, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm29, zmm29, zmm26
vmovdqa64 [rsp + 0], zmm29
vpmadd52luq zmm15, zmm16, [rdi + 832]
vshufi64x2 zmm23, zmm19, zmm11, 0x88
vmovdqa64 [rdi + 2688], zmm22
vpmadd52huq zmm20, zmm1, [rdi + 128]
vpsubq zmm3, zmm3, zmm9
vpmadd52luq zmm5, zmm14, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm9, zmm29, 52
vpmadd52huq zmm4, zmm14, qword ptr [rsi + 24]{{1to8}}
vshufi64x2 zmm29, zmm6, zmm21, 0x88
vpmadd52huq zmm2, zmm14, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm27, zmm27, qword ptr [rsi + 144]{{1to8}}
vmovdqa64 zmm6, [rdi + 256]
vpmadd52huq zmm24, zmm6, [rdi + 896]
vpaddq zmm3, zmm3, zmm9
vmovdqa64 [rsp + 64], zmm3
vpmadd52huq zmm12, zmm14, qword ptr [rsi + 48]{{1to8}}
vmovdqa64 zmm9, [rsp + 320]
vshufi64x2 zmm9, zmm9, [rsp + 512], 0xdd
vmovdqa64 [rdi + 2752], zmm29
vpmadd52huq zmm17, zmm13, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm27, zmm27, zmm22
vpmadd52luq zmm10, zmm13, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm22, zmm3, 52
vpmadd52luq zmm7, zmm13, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm3, [rsp + 192]
vshufi64x2 zmm3, zmm3, [rsp + 256], 0xdd
vmovdqa64 zmm16, [rdi + 384]
vpmadd52huq zmm15, zmm16, [rdi + 832]
vpaddq zmm23, zmm23, qword ptr [rsi + 152]{{1to8}}
vpmadd52huq zmm5, zmm14, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm27, zmm27, zmm22
vpmadd52huq zmm20, zmm14, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm10, zmm10, zmm17
vmovdqa64 [rdi + 2816], zmm3
vpmadd52luq zmm4, zmm13, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm14, zmm10, 52
vpmadd52luq zmm2, zmm13, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 zmm17, [rsp + 576]
vshufi64x2 zmm17, zmm17, zmm25, 0xdd
vpmadd52luq zmm24, zmm6, zmm1
vpsubq zmm23, zmm23, zmm29
vpmadd52luq zmm12, zmm13, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm22, zmm27, 52
vpmadd52huq zmm7, zmm13, qword ptr [rsi + 8]{{1to8}}
vmovdqa64 zmm25, [rsp + 384]
vshufi64x2 zmm25, zmm25, [rsp + 448], 0xdd
vmovdqa64 zmm29, zmm30
vpmadd52luq zmm29, zmm10, zmm30
vpaddq zmm9, zmm9, qword ptr [rsi + 160]{{1to8}}
vpmadd52luq zmm15, zmm16, [rdi + 896]
vpaddq zmm23, zmm23, zmm22
vpmadd52luq zmm5, zmm13, qword ptr [rsi + 40]{{1to8}}
vshufi64x2 zmm8, zmm8, zmm18, 0xdd
vmovdqa64 [rdi + 2880], zmm25
vpmadd52luq zmm20, zmm13, qword ptr [rsi + 56]{{1to8}}
vpsubq zmm9, zmm9, zmm3
vpmadd52huq zmm4, zmm13, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm3, zmm23, 52
vpmadd52huq zmm2, zmm13, qword ptr [rsi + 24]{{1to8}}
vshufi64x2 zmm0, zmm0, zmm28, 0xdd
vpmadd52huq zmm24, zmm1, [rdi + 192]
vpaddq zmm17, zmm17, qword ptr [rsi + 168]{{1to8}}
vpmadd52huq zmm12, zmm13, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm9, zmm9, zmm3
vpmadd52huq zmm14, zmm29, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm3, zmm26, [rsp + 640]
vmovdqa64 [rdi + 2944], zmm0
vpmadd52luq zmm7, zmm29, qword ptr [rsi + 8]{{1to8}}
vshufi64x2 zmm19, zmm19, zmm11, 0xdd
vmovdqa64 zmm10, [rdi + 320]
vpmadd52huq zmm15, zmm10, [rdi + 896]
vpsubq zmm17, zmm17, zmm25
vpmadd52huq zmm5, zmm13, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm11, zmm9, 52
vpmadd52huq zmm20, zmm13, qword ptr [rsi + 48]{{1to8}}
vpandq zmm3, zmm3, zmm31
vpmadd52luq zmm4, zmm29, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm7, zmm7, zmm14
vpmadd52luq zmm2, zmm29, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm14, zmm7, 52
vmovdqa64 zmm18, [rdi + 448]
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm18, [rdi + 832]
vmovdqa64 zmm25, [rsp + 640]
vpsubq zmm28, zmm25, zmm26
vpmadd52huq zmm24, zmm13, qword ptr [rsi + 56]{{1to8}}
vmovdqa64 zmm13, [rsp + 704]
vshufi64x2 zmm13, zmm13, zmm21, 0xdd
vpmadd52luq zmm12, zmm29, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm8, zmm8, qword ptr [rsi + 176]{{1to8}}
vpmadd52luq zmm15, zmm10, zmm1
vpaddq zmm17, zmm17, zmm11
vpmadd52luq zmm5, zmm29, qword ptr [rsi + 32]{{1to8}}
vpxorq zmm11, zmm26, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 [rdi + 3008], zmm13
vpmadd52luq zmm20, zmm29, qword ptr [rsi + 48]{{1to8}}
vpxorq zmm21, zmm25, qword ptr [rsi + 0]{{1to8}}
vpmadd52huq zmm4, zmm29, qword ptr [rsi + 8]{{1to8}}
vpandq zmm28, zmm28, zmm31
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm7, zmm30
vpxorq zmm7, zmm3, qword ptr [rsi + 0]{{1to8}}
vpmadd52huq zmm2, zmm29, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm8, zmm8, zmm0
vpmadd52luq zmm22, zmm18, [rdi + 896]
vpsraq zmm0, zmm17, 52
vpmadd52luq zmm24, zmm29, qword ptr [rsi + 56]{{1to8}}
vpxorq zmm28, zmm28, qword ptr [rsi + 0]{{1to8}}
vpmadd52huq zmm12, zmm29, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm26, zmm26, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm15, zmm6, zmm1
vpsubq zmm11, zmm11, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm5, zmm29, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm25, zmm25, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm20, zmm29, qword ptr [rsi + 40]{{1to8}}
vpsubq zmm21, zmm21, qword ptr [rsi + 280]{{1to8}}
vpmadd52huq zmm14, zmm10, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm3, zmm3, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm4, zmm10, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm7, zmm7, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm2, zmm10, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm19, zmm19, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm22, zmm16, [rdi + 896]
vpaddq zmm8, zmm8, zmm0
vpmadd52huq zmm24, zmm29, qword ptr [rsi + 48]{{1to8}}
vpsubq zmm28, zmm28, qword ptr [rsi + 280]{{1to8}}
vpmadd52luq zmm12, zmm10, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm4, zmm4, zmm14
vpmadd52huq zmm15, zmm29, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm0, zmm4, 52
vpmadd52luq zmm5, zmm10, qword ptr [rsi + 24]{{1to8}}
vporq zmm26, zmm26, zmm11
vpmadd52luq zmm20, zmm10, qword ptr [rsi + 40]{{1to8}}
vporq zmm25, zmm25, zmm21
vpmadd52huq zmm2, zmm10, qword ptr [rsi + 8]{{1to8}}
vporq zmm3, zmm3, zmm7
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm4, zmm30
vpsubq zmm19, zmm19, zmm13
vpmadd52luq zmm22, zmm16, zmm1
vpsraq zmm4, zmm8, 52
vpmadd52luq zmm24, zmm10, qword ptr [rsi + 48]{{1to8}}
vporq zmm28, zmm28, zmm26
vpmadd52huq zmm12, zmm10, qword ptr [rsi + 24]{{1to8}}
vporq zmm25, zmm25, zmm3
vpmadd52luq zmm15, zmm10, qword ptr [rsi + 56]{{1to8}}
vpandq zmm3, zmm31, [rsp + 0]
vpmadd52huq zmm5, zmm10, qword ptr [rsi + 16]{{1to8}}
vpandq zmm7, zmm31, [rsp + 64]
vmovdqa64 [rdi + 1536], zmm3
vpmadd52huq zmm20, zmm10, qword ptr [rsi + 32]{{1to8}}
vpandq zmm27, zmm27, zmm31
vpmadd52huq zmm0, zmm6, qword ptr [rsi + 0]{{1to8}}
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rdi + 1600], zmm7
vpmadd52luq zmm2, zmm6, qword ptr [rsi + 8]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52huq zmm22, zmm1, [rdi + 320]
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rdi + 1664], zmm27
vpmadd52huq zmm24, zmm10, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm19, zmm19, zmm4
vpmadd52luq zmm12, zmm6, qword ptr [rsi + 24]{{1to8}}
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rdi + 1728], zmm23
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm18, [rdi + 896]
vpaddq zmm2, zmm2, zmm0
vpmadd52huq zmm15, zmm10, qword ptr [rsi + 48]{{1to8}}
vpsraq zmm0, zmm2, 52
vmovdqa64 [rdi + 1792], zmm9
vpmadd52luq zmm5, zmm6, qword ptr [rsi + 16]{{1to8}}
vporq zmm28, zmm28, zmm25
vpmadd52luq zmm20, zmm6, qword ptr [rsi + 32]{{1to8}}
vmovdqa64 [rdi + 1856], zmm17
vpmovq2m k1, zmm28
vpmadd52huq zmm22, zmm10, qword ptr [rsi + 56]{{1to8}}
vpmadd52luq zmm24, zmm6, qword ptr [rsi + 40]{{1to8}}
vmovdqa64 [rdi + 1920], zmm8
vpmadd52huq zmm12, zmm6, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm2, zmm30
vmovdqa64 [rdi + 1984], zmm19
vpmadd52luq zmm3, zmm18, zmm1
vpmadd52luq zmm15, zmm6, qword ptr [rsi + 48]{{1to8}}
vpmadd52huq zmm5, zmm6, qword ptr [rsi + 8]{{1to8}}
vpmadd52huq zmm20, zmm6, qword ptr [rsi + 24]{{1to8}}
vpmadd52luq zmm22, zmm6, qword ptr [rsi + 56]{{1to8}}
vpmadd52huq zmm24, zmm6, qword ptr [rsi + 32]{{1to8}}
vpmadd52luq zmm12, zmm4, qword ptr [rsi + 16]{{1to8}}
vpmadd52huq zmm3, zmm16, zmm1
vpmadd52huq zmm15, zmm6, qword ptr [rsi + 40]{{1to8}}
vpmadd52huq zmm0, zmm4, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm5, zmm4, qword ptr [rsi + 8]{{1to8}}
vpmadd52luq zmm20, zmm4, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm22, zmm6, qword ptr [rsi + 48]{{1to8}}
vpmadd52luq zmm24, zmm4, qword ptr [rsi + 32]{{1to8}}
vpmadd52huq zmm12, zmm4, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm5, zmm5, zmm0
vpmadd52huq zmm3, zmm6, qword ptr [rsi + 56]{{1to8}}
vpsraq zmm0, zmm5, 52
vpmadd52luq zmm15, zmm4, qword ptr [rsi + 40]{{1to8}}
vpandq zmm5, zmm5, zmm31
vpmadd52huq zmm20, zmm4, qword ptr [rsi + 16]{{1to8}}
vmovdqa64 [rdi + 2048], zmm5
vpmadd52luq zmm22, zmm4, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm12, zmm12, zmm0
vpmadd52huq zmm24, zmm4, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm0, zmm12, 52
vpmadd52luq zmm3, zmm4, qword ptr [rsi + 56]{{1to8}}
vpandq zmm12, zmm12, zmm31
vpmadd52huq zmm15, zmm4, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm20, zmm20, zmm0
vmovdqa64 [rdi + 2112], zmm12
vpsraq zmm0, zmm20, 52
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm18, zmm1
vpmadd52huq zmm22, zmm4, qword ptr [rsi + 40]{{1to8}}
vpaddq zmm24, zmm24, zmm0
vpsraq zmm0, zmm24, 52
vpmadd52huq zmm3, zmm4, qword ptr [rsi + 48]{{1to8}}
vpaddq zmm15, zmm15, zmm0
vpsraq zmm0, zmm15, 52
vpmadd52huq zmm2, zmm4, qword ptr [rsi + 56]{{1to8}}
vpaddq zmm22, zmm22, zmm0
vpsraq zmm0, zmm22, 52
vpaddq zmm3, zmm3, zmm0
vpsraq zmm0, zmm3, 52
vpandq zmm20, zmm20, zmm31
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rdi + 2176], zmm20
vpandq zmm15, zmm15, zmm31
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rdi + 2240], zmm24
vpaddq zmm2, zmm2, zmm0
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rdi + 2304], zmm15
vmovdqa64 [rdi + 2368], zmm22
vmovdqa64 [rdi + 2432], zmm3
vmovdqa64 [rdi + 2496], zmm2
kmovb eax, k1
vzeroupper
lea rsp, [rbp - 0]
pop rbp
ret
