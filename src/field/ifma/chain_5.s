# Written by generate.py.
push rbp
mov rbp, rsp
mov r8, [rdx + 0]
mov r9, [rdx + 8]
mov r10, [rdx + 16]
mov r11, [rdx + 24]
vpbroadcastq zmm31, qword ptr [rsi + 160]
vpbroadcastq zmm30, qword ptr [rsi + 168]
vmovdqa64 zmm0, [rdi + 256]
vmovdqa64 zmm1, [rdi + 320]
vmovdqa64 zmm2, zmm31
vpmadd52luq zmm2, zmm0, zmm1
mov eax, [r9 + 0]
shl rax, 5
vmovdqa64 ymm3, [rax + r11]
mov eax, [r9 + 8]
shl rax, 5
vinserti64x4 zmm3, zmm3, [rax + r11], 1
vmovdqa64 zmm4, [rdi + 192]
vmovdqa64 zmm5, zmm31
vpmadd52luq zmm5, zmm1, zmm4
mov eax, [r9 + 4]
shl rax, 5
vmovdqa64 ymm6, [rax + r11]
mov eax, [r9 + 12]
shl rax, 5
vinserti64x4 zmm6, zmm6, [rax + r11], 1
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm1
mov eax, [r9 + 16]
shl rax, 5
vmovdqa64 ymm8, [rax + r11]
mov eax, [r9 + 24]
shl rax, 5
vinserti64x4 zmm8, zmm8, [rax + r11], 1
vmovdqa64 zmm9, [rdi + 128]
vmovdqa64 zmm10, zmm31
vpmadd52luq zmm10, zmm1, zmm9
mov eax, [r9 + 20]
shl rax, 5
vmovdqa64 ymm11, [rax + r11]
mov eax, [r9 + 28]
shl rax, 5
vinserti64x4 zmm11, zmm11, [rax + r11], 1
vpmadd52huq zmm2, zmm4, zmm1
mov eax, [r8 + 0]
shl rax, 5
vmovdqa64 ymm12, [rax + r10]
mov eax, [r8 + 8]
shl rax, 5
vinserti64x4 zmm12, zmm12, [rax + r10], 1
vpmadd52huq zmm5, zmm9, zmm1
mov eax, [r8 + 4]
shl rax, 5
vmovdqa64 ymm13, [rax + r10]
mov eax, [r8 + 12]
shl rax, 5
vinserti64x4 zmm13, zmm13, [rax + r10], 1
vmovdqa64 zmm14, [rdi + 384]
vpmadd52luq zmm7, zmm0, zmm14
mov eax, [r8 + 16]
shl rax, 5
vmovdqa64 ymm15, [rax + r10]
mov eax, [r8 + 24]
shl rax, 5
vinserti64x4 zmm15, zmm15, [rax + r10], 1
vmovdqa64 zmm16, [rdi + 64]
vpmadd52huq zmm10, zmm1, zmm16
mov eax, [r8 + 20]
shl rax, 5
vmovdqa64 ymm17, [rax + r10]
mov eax, [r8 + 28]
shl rax, 5
vinserti64x4 zmm17, zmm17, [rax + r10], 1
vpmadd52luq zmm2, zmm4, zmm14
vpmadd52luq zmm5, zmm9, zmm14
vpunpcklqdq zmm18, zmm3, zmm6
vpmadd52huq zmm7, zmm4, zmm14
vpunpckhqdq zmm3, zmm3, zmm6
vmovdqa64 zmm6, zmm31
vpmadd52luq zmm6, zmm16, zmm1
vpunpcklqdq zmm19, zmm8, zmm11
vpmadd52huq zmm2, zmm9, zmm14
vpunpckhqdq zmm8, zmm8, zmm11
vpmadd52huq zmm5, zmm16, zmm14
vpunpcklqdq zmm11, zmm12, zmm13
vmovdqa64 zmm20, [rdi + 448]
vpmadd52luq zmm7, zmm4, zmm20
vpunpckhqdq zmm12, zmm12, zmm13
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm0, zmm14
vpunpcklqdq zmm21, zmm15, zmm17
vpmadd52luq zmm2, zmm9, zmm20
vpunpckhqdq zmm15, zmm15, zmm17
vpmadd52luq zmm10, zmm16, zmm14
vshufi64x2 zmm17, zmm18, zmm19, 0x88
vpmadd52luq zmm5, zmm16, zmm20
vshufi64x2 zmm22, zmm3, zmm8, 0x88
vpmadd52huq zmm7, zmm9, zmm20
vshufi64x2 zmm23, zmm11, zmm21, 0x88
vpmadd52huq zmm2, zmm16, zmm20
vshufi64x2 zmm24, zmm12, zmm15, 0x88
vmovdqa64 zmm25, [rdi + 0]
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm1, zmm25
vshufi64x2 zmm18, zmm18, zmm19, 0xdd
vpmadd52huq zmm6, zmm25, zmm1
vshufi64x2 zmm11, zmm11, zmm21, 0xdd
vpmadd52luq zmm13, zmm0, zmm20
vpsrlq zmm1, zmm17, 52
vmovdqa64 zmm19, [rdi + 512]
vpmadd52luq zmm2, zmm16, zmm19
vpsllq zmm21, zmm22, 12
vpmadd52huq zmm10, zmm25, zmm14
vpsraq zmm27, zmm26, 52
vpmadd52huq zmm5, zmm25, zmm20
vpsrlq zmm28, zmm23, 52
vpmadd52luq zmm7, zmm9, zmm19
vpsllq zmm29, zmm24, 12
vpmadd52huq zmm2, zmm25, zmm19
vshufi64x2 zmm3, zmm3, zmm8, 0xdd
vpmadd52luq zmm6, zmm25, zmm14
vpandq zmm17, zmm17, zmm31
vpmadd52huq zmm13, zmm4, zmm20
vporq zmm1, zmm1, zmm21
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm26, zmm30
vshufi64x2 zmm12, zmm12, zmm15, 0xdd
vpmadd52luq zmm10, zmm25, zmm20
vpandq zmm23, zmm23, zmm31
vpmadd52luq zmm5, zmm25, zmm19
vporq zmm28, zmm28, zmm29
vmovdqa64 [rdi + 1600], zmm23
vpmadd52huq zmm7, zmm16, zmm19
vpandq zmm1, zmm1, zmm31
vmovdqa64 zmm14, [rdi + 576]
vpmadd52luq zmm2, zmm25, zmm14
vpsrlq zmm22, zmm22, 40
vpmadd52luq zmm13, zmm4, zmm19
vpsllq zmm15, zmm18, 24
vpmadd52huq zmm27, zmm8, qword ptr [rsi + 0]{{1to8}}
vpaddq zmm21, zmm17, qword ptr [rsi + 80]{{1to8}}
vpmadd52luq zmm6, zmm8, qword ptr [rsi + 8]{{1to8}}
vpandq zmm28, zmm28, zmm31
vpmadd52luq zmm10, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsrlq zmm24, zmm24, 40
vmovdqa64 [rdi + 1664], zmm28
vpmadd52luq zmm7, zmm16, zmm14
vpsllq zmm26, zmm11, 24
vpmadd52luq zmm5, zmm8, qword ptr [rsi + 24]{{1to8}}
vporq zmm22, zmm22, zmm15
vpmadd52luq zmm2, zmm8, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm6, zmm6, zmm27
vpmadd52huq zmm13, zmm9, zmm19
vpsraq zmm15, zmm6, 52
vpmadd52huq zmm10, zmm8, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rsi + 88]{{1to8}}
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm6, zmm30
vpsubq zmm21, zmm21, zmm23
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm20
vporq zmm24, zmm24, zmm26
vpmadd52huq zmm7, zmm25, zmm14
vpandq zmm22, zmm22, zmm31
vpmadd52huq zmm5, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsrlq zmm18, zmm18, 28
vpmadd52huq zmm2, zmm8, qword ptr [rsi + 24]{{1to8}}
vpsllq zmm20, zmm3, 36
vpmadd52luq zmm13, zmm9, zmm14
vpsubq zmm1, zmm1, zmm28
vpmadd52huq zmm15, zmm27, qword ptr [rsi + 0]{{1to8}}
vpsraq zmm25, zmm21, 52
vpmadd52luq zmm10, zmm27, qword ptr [rsi + 8]{{1to8}}
vpandq zmm24, zmm24, zmm31
vpmadd52luq zmm6, zmm0, zmm19
vpsrlq zmm11, zmm11, 28
vmovdqa64 [rdi + 1728], zmm24
vpmadd52huq zmm7, zmm8, qword ptr [rsi + 32]{{1to8}}
vpsllq zmm8, zmm12, 36
vpmadd52luq zmm5, zmm27, qword ptr [rsi + 16]{{1to8}}
vporq zmm18, zmm18, zmm20
vpmadd52luq zmm2, zmm27, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm10, zmm10, zmm15
vpmadd52huq zmm13, zmm16, zmm14
vpsraq zmm15, zmm10, 52
vpmadd52huq zmm6, zmm4, zmm19
vpaddq zmm22, zmm22, qword ptr [rsi + 96]{{1to8}}
vpmadd52luq zmm7, zmm27, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm1, zmm1, zmm25
vpmadd52huq zmm5, zmm27, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm16, zmm23, zmm17
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm10, zmm30
vporq zmm11, zmm11, zmm8
vpmadd52huq zmm2, zmm27, qword ptr [rsi + 16]{{1to8}}
vpandq zmm18, zmm18, zmm31
vpmadd52huq zmm13, zmm27, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm22, zmm22, zmm24
vpmadd52luq zmm6, zmm4, zmm14
vpsraq zmm8, zmm1, 52
vpmadd52huq zmm7, zmm27, qword ptr [rsi + 24]{{1to8}}
vpandq zmm16, zmm16, zmm31
vpmadd52huq zmm15, zmm20, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm10, zmm17, zmm23
vpmadd52luq zmm5, zmm20, qword ptr [rsi + 8]{{1to8}}
vpandq zmm11, zmm11, zmm31
vpmadd52luq zmm2, zmm20, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rsi + 104]{{1to8}}
vmovdqa64 [rdi + 1792], zmm11
vpmadd52luq zmm13, zmm20, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm22, zmm22, zmm8
vpmadd52huq zmm6, zmm9, zmm14
vpxorq zmm8, zmm23, qword ptr [rsi + 0]{{1to8}}
vpaddq zmm5, zmm5, zmm15
vpmadd52luq zmm7, zmm20, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm2, zmm20, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm9, zmm5, 52
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm5, zmm30
vpxorq zmm5, zmm17, qword ptr [rsi + 0]{{1to8}}
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm0, zmm19
vpandq zmm10, zmm10, zmm31
vpmadd52huq zmm13, zmm20, qword ptr [rsi + 24]{{1to8}}
vpxorq zmm19, zmm16, qword ptr [rsi + 0]{{1to8}}
vpmadd52huq zmm7, zmm20, qword ptr [rsi + 16]{{1to8}}
vpsrlq zmm3, zmm3, 16
vpmadd52huq zmm6, zmm20, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm18, zmm18, zmm11
vpmadd52huq zmm9, zmm15, qword ptr [rsi + 0]{{1to8}}
vpsraq zmm11, zmm22, 52
vpmadd52luq zmm2, zmm15, qword ptr [rsi + 8]{{1to8}}
vpxorq zmm10, zmm10, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm24, zmm0, zmm14
vpsubq zmm23, zmm23, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm13, zmm15, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm8, zmm8, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm7, zmm15, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm17, zmm17, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm6, zmm15, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm2, zmm2, zmm9
vpmadd52huq zmm24, zmm4, zmm14
vpsraq zmm4, zmm2, 52
vpmadd52huq zmm13, zmm15, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm5, zmm5, qword ptr [rsi + 184]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm2, zmm30
vpsubq zmm16, zmm16, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm7, zmm15, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm19, zmm19, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm6, zmm15, qword ptr [rsi + 24]{{1to8}}
vpsrlq zmm12, zmm12, 16
vpmadd52huq zmm24, zmm15, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rsi + 112]{{1to8}}
vmovdqa64 [rdi + 1856], zmm12
vpmadd52luq zmm13, zmm9, qword ptr [rsi + 16]{{1to8}}
vpaddq zmm18, zmm18, zmm11
vpmadd52huq zmm4, zmm9, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm10, zmm10, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm7, zmm9, qword ptr [rsi + 8]{{1to8}}
vporq zmm23, zmm23, zmm8
vpmadd52luq zmm6, zmm9, qword ptr [rsi + 24]{{1to8}}
vporq zmm17, zmm17, zmm5
vpmadd52luq zmm24, zmm9, qword ptr [rsi + 32]{{1to8}}
vporq zmm16, zmm16, zmm19
vpmadd52huq zmm13, zmm9, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm3, zmm3, zmm12
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm14
vpaddq zmm7, zmm7, zmm4
vpmadd52huq zmm6, zmm9, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm0, zmm7, 52
vpmadd52huq zmm24, zmm9, qword ptr [rsi + 24]{{1to8}}
vpsraq zmm4, zmm18, 52
vpaddq zmm13, zmm13, zmm0
vpsraq zmm0, zmm13, 52
vpmadd52huq zmm2, zmm9, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm6, zmm6, zmm0
vpsraq zmm0, zmm6, 52
vpaddq zmm24, zmm24, zmm0
vpsraq zmm0, zmm24, 52
vporq zmm10, zmm10, zmm23
vporq zmm17, zmm17, zmm16
vpandq zmm7, zmm7, zmm31
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rdi + 1280], zmm7
vpandq zmm6, zmm6, zmm31
vpaddq zmm2, zmm2, zmm0
vmovdqa64 [rdi + 1344], zmm13
vpandq zmm24, zmm24, zmm31
vpandq zmm21, zmm21, zmm31
vmovdqa64 [rdi + 1408], zmm6
vpandq zmm1, zmm1, zmm31
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rdi + 1472], zmm24
vpaddq zmm3, zmm3, zmm4
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rdi + 1536], zmm2
vporq zmm10, zmm10, zmm17
vmovdqa64 [rdi + 960], zmm21
vpmovq2m k1, zmm10
vmovdqa64 [rdi + 1024], zmm1
vmovdqa64 [rdi + 1088], zmm22
vmovdqa64 [rdi + 1152], zmm18
vmovdqa64 [rdi + 1216], zmm3
kmovb eax, k1
vzeroupper
pop rbp
ret
