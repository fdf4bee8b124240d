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
mov eax, [r8 + 0]
shl rax, 5
vmovdqa64 ymm3, [rax + r10]
mov eax, [r8 + 8]
shl rax, 5
vinserti64x4 zmm3, zmm3, [rax + r10], 1
vmovdqa64 zmm4, [rdi + 192]
vmovdqa64 zmm5, zmm31
vpmadd52luq zmm5, zmm1, zmm4
mov eax, [r8 + 4]
shl rax, 5
vmovdqa64 ymm6, [rax + r10]
mov eax, [r8 + 12]
shl rax, 5
vinserti64x4 zmm6, zmm6, [rax + r10], 1
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm1
mov eax, [r8 + 16]
shl rax, 5
vmovdqa64 ymm8, [rax + r10]
mov eax, [r8 + 24]
shl rax, 5
vinserti64x4 zmm8, zmm8, [rax + r10], 1
vmovdqa64 zmm9, [rdi + 128]
vmovdqa64 zmm10, zmm31
vpmadd52luq zmm10, zmm1, zmm9
mov eax, [r8 + 20]
shl rax, 5
vmovdqa64 ymm11, [rax + r10]
mov eax, [r8 + 28]
shl rax, 5
vinserti64x4 zmm11, zmm11, [rax + r10], 1
vpmadd52huq zmm2, zmm4, zmm1
vpmadd52huq zmm5, zmm9, zmm1
vmovdqa64 zmm12, [rdi + 384]
vpmadd52luq zmm7, zmm0, zmm12
vmovdqa64 zmm13, [rdi + 64]
vpmadd52huq zmm10, zmm1, zmm13
vpmadd52luq zmm2, zmm4, zmm12
vpmadd52luq zmm5, zmm9, zmm12
vpunpcklqdq zmm14, zmm3, zmm6
vpmadd52huq zmm7, zmm4, zmm12
vpunpckhqdq zmm3, zmm3, zmm6
vmovdqa64 zmm6, zmm31
vpmadd52luq zmm6, zmm13, zmm1
vpunpcklqdq zmm15, zmm8, zmm11
vpmadd52huq zmm2, zmm9, zmm12
vpunpckhqdq zmm8, zmm8, zmm11
vpmadd52huq zmm5, zmm13, zmm12
vshufi64x2 zmm11, zmm14, zmm15, 0x88
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm0, zmm12
vshufi64x2 zmm17, zmm3, zmm8, 0x88
vmovdqa64 zmm18, [rdi + 448]
vpmadd52luq zmm7, zmm4, zmm18
vshufi64x2 zmm14, zmm14, zmm15, 0xdd
vpmadd52luq zmm2, zmm9, zmm18
vpsrlq zmm15, zmm11, 52
vpmadd52luq zmm10, zmm13, zmm12
vpsllq zmm19, zmm17, 12
vpmadd52luq zmm5, zmm13, zmm18
vshufi64x2 zmm3, zmm3, zmm8, 0xdd
vpmadd52huq zmm7, zmm9, zmm18
vpandq zmm11, zmm11, zmm31
vpmadd52huq zmm2, zmm13, zmm18
vporq zmm15, zmm15, zmm19
vmovdqa64 zmm8, [rdi + 0]
vmovdqa64 zmm19, zmm31
vpmadd52luq zmm19, zmm1, zmm8
vpandq zmm15, zmm15, zmm31
vpmadd52huq zmm6, zmm8, zmm1
mov eax, [r9 + 0]
shl rax, 5
vmovdqa64 ymm1, [rax + r11]
mov eax, [r9 + 8]
shl rax, 5
vinserti64x4 zmm1, zmm1, [rax + r11], 1
vpsrlq zmm17, zmm17, 40
vpmadd52luq zmm16, zmm0, zmm18
mov eax, [r9 + 4]
shl rax, 5
vmovdqa64 ymm20, [rax + r11]
mov eax, [r9 + 12]
shl rax, 5
vinserti64x4 zmm20, zmm20, [rax + r11], 1
vpsllq zmm21, zmm14, 24
vmovdqa64 zmm22, [rdi + 512]
vpmadd52luq zmm2, zmm13, zmm22
mov eax, [r9 + 16]
shl rax, 5
vmovdqa64 ymm23, [rax + r11]
mov eax, [r9 + 24]
shl rax, 5
vinserti64x4 zmm23, zmm23, [rax + r11], 1
vporq zmm17, zmm17, zmm21
vpmadd52huq zmm10, zmm8, zmm12
mov eax, [r9 + 20]
shl rax, 5
vmovdqa64 ymm21, [rax + r11]
mov eax, [r9 + 28]
shl rax, 5
vinserti64x4 zmm21, zmm21, [rax + r11], 1
vpandq zmm17, zmm17, zmm31
vpmadd52huq zmm5, zmm8, zmm18
vpsrlq zmm14, zmm14, 28
vpmadd52luq zmm7, zmm9, zmm22
vpsllq zmm24, zmm3, 36
vpmadd52huq zmm2, zmm8, zmm22
vporq zmm14, zmm14, zmm24
vpmadd52luq zmm6, zmm8, zmm12
vpandq zmm14, zmm14, zmm31
vpmadd52huq zmm16, zmm4, zmm18
vpsrlq zmm3, zmm3, 16
vpmadd52luq zmm10, zmm8, zmm18
vpunpcklqdq zmm12, zmm1, zmm20
vpmadd52luq zmm5, zmm8, zmm22
vpunpckhqdq zmm1, zmm1, zmm20
vpmadd52huq zmm7, zmm13, zmm22
vpunpcklqdq zmm20, zmm23, zmm21
vmovdqa64 zmm24, [rdi + 576]
vpmadd52luq zmm2, zmm8, zmm24
vpunpckhqdq zmm23, zmm23, zmm21
vpmadd52luq zmm16, zmm4, zmm22
vshufi64x2 zmm21, zmm12, zmm20, 0x88
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm0, zmm18
vshufi64x2 zmm18, zmm1, zmm23, 0x88
vmovdqa64 zmm26, zmm30
vpmadd52luq zmm26, zmm19, zmm30
vshufi64x2 zmm12, zmm12, zmm20, 0xdd
vpsraq zmm19, zmm19, 52
vpmadd52luq zmm7, zmm13, zmm24
vpmadd52huq zmm16, zmm9, zmm22
vpsrlq zmm20, zmm21, 52
vpmadd52luq zmm25, zmm0, zmm22
vpsllq zmm27, zmm18, 12
vpmadd52huq zmm19, zmm26, qword ptr [rsi + 0]{{1to8}}
vshufi64x2 zmm1, zmm1, zmm23, 0xdd
vpmadd52luq zmm6, zmm26, qword ptr [rsi + 8]{{1to8}}
vpandq zmm21, zmm21, zmm31
vpmadd52luq zmm10, zmm26, qword ptr [rsi + 16]{{1to8}}
vporq zmm20, zmm20, zmm27
vpmadd52luq zmm5, zmm26, qword ptr [rsi + 24]{{1to8}}
vpandq zmm20, zmm20, zmm31
vpmadd52luq zmm2, zmm26, qword ptr [rsi + 32]{{1to8}}
vpsrlq zmm18, zmm18, 40
vpaddq zmm6, zmm6, zmm19
vpmadd52huq zmm7, zmm8, zmm24
vpmadd52huq zmm10, zmm26, qword ptr [rsi + 8]{{1to8}}
vpsllq zmm8, zmm12, 24
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm6, zmm30
vporq zmm18, zmm18, zmm8
vpmadd52huq zmm5, zmm26, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm6, zmm6, 52
vmovdqa64 [rdi + 1600], zmm11
vpmadd52huq zmm2, zmm26, qword ptr [rsi + 24]{{1to8}}
vpandq zmm18, zmm18, zmm31
vpmadd52luq zmm16, zmm9, zmm24
vpsrlq zmm12, zmm12, 28
vmovdqa64 [rdi + 1664], zmm15
vpmadd52huq zmm6, zmm19, qword ptr [rsi + 0]{{1to8}}
vpsllq zmm8, zmm1, 36
vpmadd52luq zmm10, zmm19, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm23, zmm21, qword ptr [rsi + 80]{{1to8}}
vmovdqa64 [rdi + 1728], zmm17
vpmadd52huq zmm7, zmm26, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm20, zmm20, qword ptr [rsi + 88]{{1to8}}
vpmadd52luq zmm5, zmm19, qword ptr [rsi + 16]{{1to8}}
vporq zmm12, zmm12, zmm8
vmovdqa64 [rdi + 1792], zmm14
vpmadd52luq zmm2, zmm19, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rsi + 96]{{1to8}}
vpmadd52huq zmm16, zmm13, zmm24
vpaddq zmm10, zmm10, zmm6
vmovdqa64 [rdi + 1856], zmm3
vpmadd52huq zmm25, zmm4, zmm22
vpsraq zmm6, zmm10, 52
vpmadd52luq zmm7, zmm19, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm23, zmm23, zmm11
vpmadd52huq zmm5, zmm19, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm20, zmm20, zmm15
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm10, zmm30
vpandq zmm12, zmm12, zmm31
vpmadd52huq zmm2, zmm19, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm18, zmm18, zmm17
vpmadd52huq zmm16, zmm19, qword ptr [rsi + 32]{{1to8}}
vpsraq zmm10, zmm23, 52
vpmadd52luq zmm25, zmm4, zmm24
vpaddq zmm20, zmm20, zmm10
vpmadd52huq zmm7, zmm19, qword ptr [rsi + 24]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rsi + 104]{{1to8}}
vpmadd52huq zmm6, zmm8, qword ptr [rsi + 0]{{1to8}}
vpsraq zmm10, zmm20, 52
vpmadd52luq zmm5, zmm8, qword ptr [rsi + 8]{{1to8}}
vpaddq zmm18, zmm18, zmm10
vpmadd52luq zmm2, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsrlq zmm1, zmm1, 16
vpmadd52luq zmm16, zmm8, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm12, zmm12, zmm14
vpmadd52huq zmm25, zmm9, zmm24
vpsraq zmm9, zmm18, 52
vpaddq zmm5, zmm5, zmm6
vpmadd52luq zmm7, zmm8, qword ptr [rsi + 24]{{1to8}}
vpmadd52huq zmm2, zmm8, qword ptr [rsi + 8]{{1to8}}
vpsraq zmm6, zmm5, 52
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm5, zmm30
vpaddq zmm1, zmm1, qword ptr [rsi + 112]{{1to8}}
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, zmm22
vpaddq zmm12, zmm12, zmm9
vpmadd52huq zmm16, zmm8, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm1, zmm1, zmm3
vpmadd52huq zmm7, zmm8, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm3, zmm12, 52
vpmadd52huq zmm25, zmm8, qword ptr [rsi + 32]{{1to8}}
vpandq zmm23, zmm23, zmm31
vpmadd52huq zmm6, zmm10, qword ptr [rsi + 0]{{1to8}}
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rdi + 960], zmm23
vpmadd52luq zmm2, zmm10, qword ptr [rsi + 8]{{1to8}}
vpandq zmm18, zmm18, zmm31
vpmadd52luq zmm5, zmm0, zmm24
vpaddq zmm1, zmm1, zmm3
vmovdqa64 [rdi + 1024], zmm20
vpmadd52luq zmm16, zmm10, qword ptr [rsi + 24]{{1to8}}
vpxorq zmm3, zmm11, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm7, zmm10, qword ptr [rsi + 16]{{1to8}}
vpxorq zmm8, zmm21, qword ptr [rsi + 0]{{1to8}}
vmovdqa64 [rdi + 1088], zmm18
vpmadd52luq zmm25, zmm10, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm2, zmm2, zmm6
vpmadd52huq zmm5, zmm4, zmm24
vpsraq zmm4, zmm2, 52
vmovdqa64 [rdi + 1216], zmm1
vpmadd52huq zmm16, zmm10, qword ptr [rsi + 16]{{1to8}}
vpsubq zmm1, zmm11, zmm21
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm2, zmm30
vpandq zmm1, zmm1, zmm31
vpmadd52huq zmm7, zmm10, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm2, zmm21, zmm11
vpmadd52huq zmm25, zmm10, qword ptr [rsi + 24]{{1to8}}
vpandq zmm2, zmm2, zmm31
vpmadd52huq zmm5, zmm10, qword ptr [rsi + 32]{{1to8}}
vpxorq zmm9, zmm1, qword ptr [rsi + 0]{{1to8}}
vpmadd52luq zmm16, zmm6, qword ptr [rsi + 16]{{1to8}}
vpxorq zmm2, zmm2, qword ptr [rsi + 0]{{1to8}}
vpmadd52huq zmm4, zmm6, qword ptr [rsi + 0]{{1to8}}
vpsubq zmm11, zmm11, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm7, zmm6, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm3, zmm3, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm25, zmm6, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm21, zmm21, qword ptr [rsi + 184]{{1to8}}
vpmadd52luq zmm5, zmm6, qword ptr [rsi + 32]{{1to8}}
vpsubq zmm8, zmm8, qword ptr [rsi + 184]{{1to8}}
vpmadd52huq zmm16, zmm6, qword ptr [rsi + 8]{{1to8}}
vpsubq zmm1, zmm1, qword ptr [rsi + 184]{{1to8}}
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm24
vpaddq zmm7, zmm7, zmm4
vpmadd52huq zmm25, zmm6, qword ptr [rsi + 16]{{1to8}}
vpsraq zmm0, zmm7, 52
vpmadd52huq zmm5, zmm6, qword ptr [rsi + 24]{{1to8}}
vpsubq zmm9, zmm9, qword ptr [rsi + 184]{{1to8}}
vpaddq zmm16, zmm16, zmm0
vpsraq zmm0, zmm16, 52
vpmadd52huq zmm10, zmm6, qword ptr [rsi + 32]{{1to8}}
vpaddq zmm25, zmm25, zmm0
vpsraq zmm0, zmm25, 52
vpaddq zmm5, zmm5, zmm0
vpsubq zmm2, zmm2, qword ptr [rsi + 184]{{1to8}}
vporq zmm11, zmm11, zmm3
vporq zmm21, zmm21, zmm8
vporq zmm1, zmm1, zmm9
vpsraq zmm0, zmm5, 52
vporq zmm2, zmm2, zmm11
vporq zmm21, zmm21, zmm1
vpandq zmm12, zmm12, zmm31
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rdi + 1152], zmm12
vpandq zmm16, zmm16, zmm31
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rdi + 1280], zmm7
vpaddq zmm10, zmm10, zmm0
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rdi + 1344], zmm16
vporq zmm2, zmm2, zmm21
vmovdqa64 [rdi + 1408], zmm25
vpmovq2m k1, zmm2
vmovdqa64 [rdi + 1472], zmm5
vmovdqa64 [rdi + 1536], zmm10
kmovb eax, k1
vzeroupper
pop rbp
ret
