# Written by generate.py.
push rbp
mov rbp, rsp
push rbx
sub rsp, 832
and rsp, -64
mov r8, [rcx + 0]
mov r9, [rcx + 8]
mov r10, [rcx + 16]
mov r11, [rcx + 24]
mov rbx, [rcx + 40]
kmovb k1, [rdi + 960]
kmovb k2, [rcx + 56]
kmovb k3, [rcx + 57]
kmovb [rdi + 960], k2
mov rcx, [rcx + 48]
vpbroadcastq zmm31, qword ptr [rdx + 160]
vpbroadcastq zmm30, qword ptr [rdx + 168]
vmovdqa64 zmm0, [rdi + 576]
vmovdqa64 zmm1, [rdi + 0]
vmovdqa64 zmm2, zmm31
vpmadd52luq zmm2, zmm0, zmm1
vmovdqa64 zmm3, [rdi + 512]
vmovdqa64 zmm4, zmm31
vpmadd52luq zmm4, zmm1, zmm3
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, zmm1
vmovdqa64 zmm6, [rdi + 448]
vmovdqa64 zmm7, zmm31
vpmadd52luq zmm7, zmm1, zmm6
vpmadd52huq zmm2, zmm3, zmm1
vpmadd52huq zmm4, zmm6, zmm1
vmovdqa64 zmm8, [rdi + 64]
vpmadd52luq zmm5, zmm0, zmm8
vmovdqa64 zmm9, [rdi + 384]
vpmadd52huq zmm7, zmm1, zmm9
vpmadd52luq zmm2, zmm3, zmm8
vpmadd52luq zmm4, zmm6, zmm8
vpmadd52huq zmm5, zmm3, zmm8
vmovdqa64 zmm10, zmm31
vpmadd52luq zmm10, zmm9, zmm1
vpmadd52huq zmm2, zmm6, zmm8
vpmadd52huq zmm4, zmm9, zmm8
vmovdqa64 zmm11, [rdi + 128]
vpmadd52luq zmm5, zmm3, zmm11
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm8
vpmadd52luq zmm2, zmm6, zmm11
vpmadd52luq zmm7, zmm9, zmm8
vpmadd52luq zmm4, zmm9, zmm11
vpmadd52huq zmm5, zmm6, zmm11
vpmadd52huq zmm2, zmm9, zmm11
vmovdqa64 zmm13, [rdi + 320]
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm1, zmm13
vpmadd52huq zmm10, zmm13, zmm1
vpmadd52luq zmm12, zmm0, zmm11
vmovdqa64 zmm1, [rdi + 192]
vpmadd52luq zmm2, zmm9, zmm1
vpmadd52huq zmm7, zmm13, zmm8
vpsraq zmm15, zmm14, 52
vpmadd52huq zmm4, zmm13, zmm11
vpmadd52luq zmm5, zmm6, zmm1
vpmadd52huq zmm2, zmm13, zmm1
vpmadd52luq zmm10, zmm13, zmm8
vpmadd52huq zmm12, zmm3, zmm11
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm14, zmm30
vpmadd52luq zmm7, zmm13, zmm11
vpmadd52luq zmm4, zmm13, zmm1
vpmadd52huq zmm5, zmm9, zmm1
vmovdqa64 zmm14, [rdi + 256]
vpmadd52luq zmm2, zmm13, zmm14
vpmadd52luq zmm12, zmm3, zmm1
vpmadd52huq zmm15, zmm8, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm10, zmm8, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm7, zmm8, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm9, zmm14
vpmadd52luq zmm4, zmm8, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm2, zmm8, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10, zmm10, zmm15
vpmadd52huq zmm12, zmm6, zmm1
vpsraq zmm15, zmm10, 52
vpmadd52huq zmm7, zmm8, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm16, zmm30
vpmadd52luq zmm16, zmm10, zmm30
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm11
vpmadd52huq zmm5, zmm13, zmm14
vpmadd52huq zmm4, zmm8, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm8, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm12, zmm6, zmm14
vpmadd52huq zmm15, zmm16, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm16, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm10, zmm0, zmm1
vpmadd52huq zmm5, zmm8, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm4, zmm16, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm2, zmm16, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm7, zmm7, zmm15
vpmadd52huq zmm12, zmm9, zmm14
vpsraq zmm8, zmm7, 52
vpmadd52huq zmm10, zmm3, zmm1
vpmadd52luq zmm5, zmm16, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm16, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm7, zmm30
vpmadd52huq zmm2, zmm16, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm16, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm10, zmm3, zmm14
vpmadd52huq zmm5, zmm16, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm8, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm2, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm12, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm10, zmm6, zmm14
vpaddq zmm4, zmm4, zmm8
vpmadd52luq zmm5, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm9, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm6, zmm4, 52
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm4, zmm30
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm1
vpmadd52huq zmm12, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm5, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm10, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm4, zmm0, zmm14
vpmadd52luq zmm12, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm10, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm2, zmm2, zmm6
vpmadd52huq zmm4, zmm3, zmm14
vpsraq zmm1, zmm2, 52
mov eax, [r8 + 0]
shl rax, 5
vmovdqa64 ymm3, [rax + r10]
mov eax, [r8 + 8]
shl rax, 5
vinserti64x4 zmm3, zmm3, [rax + r10], 1
vpmadd52huq zmm12, zmm7, qword ptr [rdx + 16]{{1to8}}
mov eax, [r8 + 4]
shl rax, 5
vmovdqa64 ymm6, [rax + r10]
mov eax, [r8 + 12]
shl rax, 5
vinserti64x4 zmm6, zmm6, [rax + r10], 1
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm2, zmm30
mov eax, [r8 + 16]
shl rax, 5
vmovdqa64 ymm2, [rax + r10]
mov eax, [r8 + 24]
shl rax, 5
vinserti64x4 zmm2, zmm2, [rax + r10], 1
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 8]{{1to8}}
mov eax, [r8 + 20]
shl rax, 5
vmovdqa64 ymm9, [rax + r10]
mov eax, [r8 + 28]
shl rax, 5
vinserti64x4 zmm9, zmm9, [rax + r10], 1
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm12, zmm8, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm8, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm8, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm10, zmm8, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm7, zmm3, zmm6
vpmadd52luq zmm4, zmm8, qword ptr [rdx + 32]{{1to8}}
vpunpckhqdq zmm3, zmm3, zmm6
vpmadd52huq zmm12, zmm8, qword ptr [rdx + 8]{{1to8}}
vpunpcklqdq zmm6, zmm2, zmm9
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm0, zmm14
vpaddq zmm5, zmm5, zmm1
vpmadd52huq zmm10, zmm8, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm5, 52
vpmadd52huq zmm4, zmm8, qword ptr [rdx + 24]{{1to8}}
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 0], zmm5
vpaddq zmm12, zmm12, zmm0
vmovdqa64 zmm0, [rsi + 1216]
vmovdqa64 zmm1, [rsi + 2240]
vmovdqa64 zmm13, zmm31
vpmadd52luq zmm13, zmm0, zmm1
vpsraq zmm14, zmm12, 52
vpmadd52huq zmm11, zmm8, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10, zmm10, zmm14
vpxord zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm5, zmm5
vpsraq zmm14, zmm10, 52
vmovdqa64 zmm15, [rsi + 1152]
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm1, zmm15
vpaddq zmm4, zmm4, zmm14
vpmadd52huq zmm13, zmm15, zmm1
vpsraq zmm14, zmm4, 52
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm0, zmm1
vpaddq zmm11, zmm11, zmm14
vmovdqa64 [rsp + 64], zmm11
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm1, [rsi + 1088]
vmovdqa64 [rsp + 128], zmm14
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm11, zmm5
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 192], zmm4
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm4, zmm5
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 256], zmm10
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm10, zmm5
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 320], zmm12
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm12, zmm5
vpunpckhqdq zmm2, zmm2, zmm9
vpmadd52huq zmm18, zmm4, zmm5
vshufi64x2 zmm9, zmm7, zmm6, 0x88
vpmadd52huq zmm19, zmm10, zmm5
vshufi64x2 zmm22, zmm3, zmm2, 0x88
vpmadd52huq zmm20, zmm12, zmm5
vshufi64x2 zmm7, zmm7, zmm6, 0xdd
vpaddq zmm21, zmm21, zmm21
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm11, zmm5
vpmadd52luq zmm18, zmm4, zmm12
vpsrlq zmm23, zmm9, 52
vpmadd52luq zmm19, zmm10, zmm12
vpsllq zmm24, zmm22, 12
vpmadd52huq zmm21, zmm5, zmm5
vpaddq zmm20, zmm20, zmm20
vpaddq zmm8, zmm8, zmm31
vpmadd52luq zmm20, zmm12, zmm12
vpmadd52huq zmm18, zmm10, zmm12
vshufi64x2 zmm3, zmm3, zmm2, 0xdd
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm6, zmm11, zmm12
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm8, zmm30
vpaddq zmm21, zmm21, zmm31
vpmadd52huq zmm19, zmm12, zmm12
vpsraq zmm8, zmm8, 52
mov eax, [r9 + 0]
shl rax, 5
vmovdqa64 ymm25, [rax + r11]
mov eax, [r9 + 8]
shl rax, 5
vinserti64x4 zmm25, zmm25, [rax + r11], 1
vpaddq zmm18, zmm18, zmm18
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm11, zmm12
mov eax, [r9 + 4]
shl rax, 5
vmovdqa64 ymm27, [rax + r11]
mov eax, [r9 + 12]
shl rax, 5
vinserti64x4 zmm27, zmm27, [rax + r11], 1
vpmadd52luq zmm18, zmm10, zmm10
vpaddq zmm20, zmm20, zmm31
mov eax, [r9 + 16]
shl rax, 5
vmovdqa64 ymm28, [rax + r11]
mov eax, [r9 + 24]
shl rax, 5
vinserti64x4 zmm28, zmm28, [rax + r11], 1
vpmadd52huq zmm8, zmm2, qword ptr [rdx + 0]{{1to8}}
mov eax, [r9 + 20]
shl rax, 5
vmovdqa64 ymm29, [rax + r11]
mov eax, [r9 + 28]
shl rax, 5
vinserti64x4 zmm29, zmm29, [rax + r11], 1
vpandq zmm9, zmm9, zmm31
vmovdqa64 [rsp + 384], zmm9
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm19, zmm19, zmm31
vpmadd52luq zmm20, zmm2, qword ptr [rdx + 16]{{1to8}}
vporq zmm23, zmm23, zmm24
vpaddq zmm18, zmm18, zmm31
vpmadd52luq zmm19, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm18, zmm2, qword ptr [rdx + 32]{{1to8}}
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 448], zmm23
vpaddq zmm21, zmm21, zmm8
vpmadd52huq zmm6, zmm4, zmm12
vpmadd52huq zmm20, zmm2, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm8, zmm21, 52
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm21, zmm30
vpunpcklqdq zmm21, zmm25, zmm27
vpmadd52huq zmm19, zmm2, qword ptr [rdx + 16]{{1to8}}
vpunpcklqdq zmm12, zmm28, zmm29
vpmadd52huq zmm18, zmm2, qword ptr [rdx + 24]{{1to8}}
vpunpckhqdq zmm25, zmm25, zmm27
vpmadd52luq zmm26, zmm11, zmm10
vpunpckhqdq zmm28, zmm28, zmm29
vpmadd52huq zmm8, zmm24, qword ptr [rdx + 0]{{1to8}}
vshufi64x2 zmm27, zmm21, zmm12, 0x88
vpmadd52luq zmm20, zmm24, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm29, zmm25, zmm28, 0x88
vpmadd52luq zmm19, zmm24, qword ptr [rdx + 16]{{1to8}}
vshufi64x2 zmm21, zmm21, zmm12, 0xdd
vpmadd52luq zmm18, zmm24, qword ptr [rdx + 24]{{1to8}}
vpsrlq zmm12, zmm27, 52
vpmadd52luq zmm6, zmm4, zmm10
vpsllq zmm5, zmm29, 12
vpaddq zmm20, zmm20, zmm8
vpmadd52huq zmm26, zmm4, zmm10
vpmadd52huq zmm19, zmm24, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm8, zmm20, 52
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm20, zmm30
vshufi64x2 zmm25, zmm25, zmm28, 0xdd
vmovdqa64 [rsp + 512], zmm25
vpmadd52huq zmm18, zmm24, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm10, zmm10
vpaddq zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm4, zmm4
vpandq zmm27, zmm27, zmm31
vpmadd52huq zmm8, zmm14, qword ptr [rdx + 0]{{1to8}}
vporq zmm12, zmm12, zmm5
vpmadd52luq zmm19, zmm14, qword ptr [rdx + 8]{{1to8}}
vpandq zmm12, zmm12, zmm31
vpmadd52luq zmm18, zmm14, qword ptr [rdx + 16]{{1to8}}
vpsrlq zmm29, zmm29, 40
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm11, zmm10
vpsllq zmm20, zmm21, 24
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 32]{{1to8}}
vporq zmm29, zmm29, zmm20
vpaddq zmm19, zmm19, zmm8
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm11, zmm4
vpmadd52huq zmm18, zmm14, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm8, zmm19, 52
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm19, zmm30
vpsrlq zmm22, zmm22, 40
vpmadd52huq zmm26, zmm24, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm19, zmm27, qword ptr [rdx + 80]{{1to8}}
vpmadd52luq zmm5, zmm11, zmm4
vpaddq zmm2, zmm2, zmm2
vpmadd52luq zmm6, zmm24, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm28, zmm12, qword ptr [rdx + 88]{{1to8}}
vpmadd52luq zmm13, zmm15, [rsi + 2304]
vpsllq zmm10, zmm7, 24
vpmadd52huq zmm8, zmm20, qword ptr [rdx + 0]{{1to8}}
vpandq zmm29, zmm29, zmm31
vpmadd52luq zmm18, zmm20, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm5, zmm5, zmm5
vpmadd52luq zmm2, zmm11, zmm11
vpsrlq zmm21, zmm21, 28
vpmadd52luq zmm26, zmm14, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm11, qword ptr [rdx + 80]
vpsubq zmm19{{k3}}, zmm11, zmm27
vmovdqa64 zmm27, [rsi + 1088]
vpmadd52huq zmm16, zmm1, zmm27
vpsllq zmm11, zmm25, 36
vmovdqa64 zmm25, [rsi + 2304]
vpmadd52luq zmm17, zmm0, zmm25
vpaddq zmm18, zmm18, zmm8
vpmadd52huq zmm5, zmm4, zmm4
vpsraq zmm8, zmm18, 52
vmovdqa64 [rsp + 576], zmm8
vpmadd52huq zmm6, zmm24, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm24, qword ptr [rdx + 88]
vpsubq zmm28{{k3}}, zmm24, zmm12
vpmadd52huq zmm13, zmm27, zmm25
vporq zmm22, zmm22, zmm10
vpmadd52huq zmm26, zmm14, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm10, zmm19, zmm9
vpmadd52huq zmm2, zmm20, qword ptr [rdx + 32]{{1to8}}
vporq zmm21, zmm21, zmm11
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm18, zmm30
vpaddq zmm12, zmm29, qword ptr [rdx + 96]{{1to8}}
vpmadd52luq zmm16, zmm27, zmm25
vpsubq zmm18, zmm28, zmm23
vpmadd52huq zmm17, zmm15, zmm25
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 640], zmm22
vpmadd52luq zmm6, zmm14, qword ptr [rdx + 24]{{1to8}}
vpsrlq zmm7, zmm7, 28
vpmadd52huq zmm5, zmm14, qword ptr [rdx + 32]{{1to8}}
vpsllq zmm4, zmm3, 36
vpmadd52luq zmm13, zmm27, [rsi + 2368]
vpaddq zmm10{{k2}}, zmm19, zmm9
vmovdqa64 [rsp + 704], zmm10
vmovdqa64 zmm19, [rsp + 64]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm19, zmm19
vpandq zmm21, zmm21, zmm31
vpmadd52luq zmm26, zmm20, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm19, qword ptr [rdx + 96]
vpsubq zmm12{{k3}}, zmm19, zmm29
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm18{{k2}}, zmm28, zmm23
vmovdqa64 zmm28, [rsi + 1024]
vmovdqa64 zmm29, [rsp + 128]
vpmadd52huq zmm29, zmm1, zmm28
vporq zmm7, zmm7, zmm4
vpmadd52huq zmm16, zmm28, zmm25
vpaddq zmm4, zmm21, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm23, [rsi + 2368]
vpmadd52luq zmm17, zmm15, zmm23
vpsubq zmm19, zmm12, zmm22
vpmadd52huq zmm6, zmm14, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm14, zmm10, 52
vpmadd52luq zmm5, zmm20, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm18, zmm18, zmm14
vmovdqa64 [rsp + 128], zmm18
vpmadd52huq zmm13, zmm28, zmm23
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rsp + 768], zmm7
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm28, zmm1
vmovdqa64 zmm24, [rsp + 512]
vpsrlq zmm24, zmm24, 16
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm25
vpbroadcastq zmm8, qword ptr [rdx + 104]
vpsubq zmm4{{k3}}, zmm8, zmm21
vpmadd52huq zmm26, zmm20, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm19{{k2}}, zmm12, zmm22
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm12, zmm18, 52
vpmadd52huq zmm9, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm21, zmm24, qword ptr [rdx + 112]{{1to8}}
vpmadd52luq zmm29, zmm28, zmm25
vpsubq zmm22, zmm4, zmm7
vpmadd52luq zmm16, zmm28, zmm23
vpaddq zmm19, zmm19, zmm12
vpmadd52huq zmm17, zmm27, zmm23
vpaddq zmm2, zmm2, qword ptr [rdx + 144]{{1to8}}
vpmadd52luq zmm6, zmm20, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm9, zmm9, qword ptr [rdx + 152]{{1to8}}
vpmadd52huq zmm5, zmm20, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm12, [rsi + 1792]
vpsubq zmm2, zmm2, zmm12
vpmadd52luq zmm13, zmm28, [rsi + 2432]
vmovdqa64 zmm8, [rsi + 1856]
vpsubq zmm9, zmm9, zmm8
vmovdqa64 zmm18, [rsi + 960]
vmovdqa64 zmm28, zmm31
vpmadd52luq zmm28, zmm1, zmm18
vpsubq zmm2, zmm2, zmm12
vpmadd52huq zmm14, zmm18, zmm1
vpsubq zmm9, zmm9, zmm8
vpmadd52luq zmm10, zmm0, zmm23
vpsubq zmm2, zmm2, zmm15
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm9, zmm9, zmm0
vpmadd52huq zmm29, zmm18, zmm25
vpsllq zmm1, zmm9, xmmword ptr [rdx + 224]
vpmadd52huq zmm16, zmm18, zmm23
vpsraq zmm8, zmm2, xmmword ptr [rdx + 240]
vmovdqa64 zmm12, [rsi + 2432]
vpmadd52luq zmm17, zmm27, zmm12
vpaddq zmm1, zmm1, zmm8
vpmadd52huq zmm6, zmm20, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm1, zmm1, qword ptr [rdx + 192]{{1to8}}
vpmadd52luq zmm5, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm8, zmm28, 52
vpmadd52huq zmm13, zmm18, zmm12
vpsrlq zmm3, zmm3, 16
vmovdqa64 [rsp + 512], zmm3
vpmadd52luq zmm14, zmm18, zmm25
vpbroadcastq zmm20, qword ptr [rdx + 112]
vpsubq zmm21{{k3}}, zmm20, zmm24
vpmadd52huq zmm10, zmm15, zmm23
vpaddq zmm22{{k2}}, zmm4, zmm7
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm28, zmm30
vpsraq zmm24, zmm19, 52
vpmadd52huq zmm26, zmm11, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm25, zmm21, zmm3
vpmadd52luq zmm29, zmm18, zmm23
vpaddq zmm22, zmm22, zmm24
vpmadd52luq zmm16, zmm18, zmm12
vpaddq zmm25{{k2}}, zmm21, zmm3
vmovdqa64 zmm21, [rsi + 1024]
vpmadd52huq zmm17, zmm12, zmm21
vpsraq zmm24, zmm22, 52
vmovdqa64 zmm28, [rsp + 576]
vpmadd52huq zmm28, zmm11, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm26, zmm26, qword ptr [rdx + 128]{{1to8}}
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm3, [rsi + 1664]
vpsubq zmm26, zmm26, zmm3
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm26, zmm26, zmm3
vpmadd52luq zmm13, zmm18, [rsi + 2496]
vpsubq zmm26, zmm26, zmm21
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm1, qword ptr [rdx + 176]{{1to8}}
vpandq zmm1, zmm31, [rsp + 704]
vpmadd52luq zmm10, zmm15, zmm12
vpaddq zmm6, zmm6, zmm28
vmovdqa64 [rdi + 320], zmm1
vpmadd52huq zmm8, zmm4, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm5, zmm5, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm14, zmm4, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm6, zmm6, qword ptr [rdx + 120]{{1to8}}
vpmadd52luq zmm29, zmm4, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm1, [rsi + 1728]
vpsubq zmm5, zmm5, zmm1
vpmadd52luq zmm17, zmm21, [rsi + 2496]
vpsrlq zmm11, zmm11, xmmword ptr [rdx + 208]
vpmadd52luq zmm16, zmm4, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm28, [rsi + 1600]
vpsubq zmm6, zmm6, zmm28
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm8
vpmadd52huq zmm10, zmm27, zmm12
vpsubq zmm5, zmm5, zmm1
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm6, zmm6, zmm28
vpmadd52huq zmm29, zmm4, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm5, zmm5, zmm27
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm14, zmm30
vpsubq zmm6, zmm6, zmm18
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm23
vpsraq zmm14, zmm14, 52
vmovdqa64 zmm23, [rsi + 2496]
vpmadd52huq zmm17, zmm18, zmm23
vpandq zmm18, zmm31, [rsp + 128]
vpmadd52huq zmm16, zmm4, qword ptr [rdx + 16]{{1to8}}
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rdi + 384], zmm18
vpmadd52luq zmm5, zmm11, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm25, zmm25, zmm24
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 24]{{1to8}}
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rdi + 448], zmm19
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm10, zmm27, zmm23
vmovdqa64 [rdi + 512], zmm22
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 64]{{1to8}}
vpmadd52huq zmm26, zmm11, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rdi + 576], zmm25
vpmadd52huq zmm14, zmm8, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm18, zmm6, 52
vpmadd52luq zmm29, zmm8, qword ptr [rdx + 8]{{1to8}}
vpandq zmm6, zmm6, zmm31
vpmadd52luq zmm7, zmm0, zmm12
vpmadd52huq zmm17, zmm4, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm26, zmm26, zmm18
vpmadd52luq zmm16, zmm8, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm4, zmm26, 52
vpmadd52luq zmm9, zmm11, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm29, zmm29, zmm14
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 48]{{1to8}}
vpandq zmm26, zmm26, zmm31
vpmadd52luq zmm13, zmm8, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm29, 52
vpmadd52huq zmm10, zmm21, zmm23
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm7, zmm15, zmm12
vpaddq zmm5, zmm5, zmm4
vpmadd52luq zmm17, zmm8, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm4, zmm5, 52
vpmadd52huq zmm16, zmm8, qword ptr [rdx + 8]{{1to8}}
vpandq zmm5, zmm5, zmm31
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm29, zmm30
vpaddq zmm2, zmm2, zmm4
vpmadd52huq zmm9, zmm11, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm4, zmm2, 52
vpmadd52huq zmm13, zmm8, qword ptr [rdx + 16]{{1to8}}
vpandq zmm2, zmm2, zmm31
vpmadd52huq zmm10, zmm8, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm7, zmm15, zmm23
vpmadd52huq zmm17, zmm8, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm9, zmm9, zmm4
vpmadd52huq zmm14, zmm18, qword ptr [rdx + 0]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52luq zmm16, zmm18, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm13, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm10, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm7, zmm27, zmm23
vpaddq zmm16, zmm16, zmm14
vpmadd52luq zmm17, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm13, zmm18, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm4, zmm16, 52
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm16, zmm30
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm0, zmm12
vpmadd52huq zmm10, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm17, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm7, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm8, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm8, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm11, zmm0, zmm23
vpmadd52luq zmm10, zmm8, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm17, zmm8, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm7, zmm8, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm4
vpmadd52huq zmm11, zmm15, zmm23
vpsraq zmm4, zmm13, 52
vpmadd52huq zmm10, zmm8, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm28, zmm28, qword ptr [rdx + 80]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm13, zmm30
vpaddq zmm3, zmm3, qword ptr [rdx + 88]{{1to8}}
vpmadd52huq zmm17, zmm8, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rdx + 96]{{1to8}}
vpmadd52huq zmm7, zmm8, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm28, zmm28, zmm6
vpmadd52huq zmm11, zmm8, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm3, zmm3, zmm26
vpmadd52luq zmm10, zmm12, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm1, zmm1, zmm5
vpmadd52huq zmm4, zmm12, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm8, zmm28, 52
vpmadd52luq zmm17, zmm12, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm3, zmm3, zmm8
vpmadd52luq zmm7, zmm12, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm8, zmm3, 52
vpmadd52luq zmm11, zmm12, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm13, qword ptr [rdx + 104]
vpaddq zmm14, zmm13, [rsi + 1792]
vpmadd52huq zmm10, zmm12, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm1, zmm1, zmm8
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm0, zmm23
vpsubq zmm14, zmm14, zmm2
vpmadd52huq zmm7, zmm12, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm1, 52
vpmadd52huq zmm11, zmm12, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm15, zmm20, [rsi + 1856]
vpaddq zmm14, zmm14, zmm0
vpmadd52huq zmm8, zmm12, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm15, zmm15, zmm9
vpsraq zmm0, zmm14, 52
vpaddq zmm15, zmm15, zmm0
vmovdqa64 zmm0, [rsp + 0]
vmovdqa64 zmm12, zmm31
vpmadd52luq zmm12, zmm15, zmm0
vpandq zmm14, zmm14, zmm31
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm14, zmm0
vpandq zmm1, zmm1, zmm31
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm1, zmm0
vpandq zmm3, zmm3, zmm31
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm15, zmm0
vpaddq zmm17, zmm17, zmm4
vpmadd52huq zmm12, zmm14, zmm0
vpsraq zmm4, zmm17, 52
vpmadd52huq zmm16, zmm1, zmm0
vpaddq zmm10, zmm10, zmm4
vpmadd52huq zmm18, zmm3, zmm0
vpsraq zmm4, zmm10, 52
vmovdqa64 zmm21, zmm31
vpmadd52luq zmm21, zmm3, zmm0
vpaddq zmm7, zmm7, zmm4
vmovdqa64 zmm4, [rsp + 320]
vpmadd52luq zmm12, zmm14, zmm4
vpandq zmm28, zmm28, zmm31
vpmadd52luq zmm16, zmm1, zmm4
vpsraq zmm22, zmm7, 52
vpmadd52luq zmm18, zmm3, zmm4
vpaddq zmm11, zmm11, zmm22
vpmadd52luq zmm19, zmm15, zmm4
vpsraq zmm22, zmm11, 52
vpmadd52huq zmm12, zmm1, zmm4
vpaddq zmm8, zmm8, zmm22
vpmadd52huq zmm16, zmm3, zmm4
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsi + 1536], zmm8
vmovdqa64 zmm22, zmm31
vpmadd52luq zmm22, zmm28, zmm0
vpandq zmm7, zmm7, zmm31
vpmadd52huq zmm21, zmm28, zmm0
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsi + 1408], zmm7
vmovdqa64 zmm0, [rsp + 256]
vpmadd52luq zmm12, zmm1, zmm0
vpandq zmm17, zmm17, zmm31
vpmadd52luq zmm16, zmm3, zmm0
vpsllq zmm23, zmm26, 52
vmovdqa64 [rsi + 1280], zmm17
vpmadd52huq zmm18, zmm28, zmm4
vpsrlq zmm26, zmm26, 12
vpmadd52huq zmm19, zmm14, zmm4
vpsllq zmm24, zmm5, 40
vmovdqa64 [rsi + 1344], zmm10
vpmadd52huq zmm12, zmm3, zmm0
vpsrlq zmm5, zmm5, 24
vpmadd52huq zmm16, zmm28, zmm0
vpsllq zmm25, zmm2, 28
vmovdqa64 [rsi + 1472], zmm11
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm8, [rsi + 320]
vpsrlq zmm2, zmm2, 36
vpmadd52luq zmm21, zmm28, zmm4
vpsllq zmm9, zmm9, 16
vmovdqa64 zmm29, [rsp + 192]
vpmadd52luq zmm12, zmm3, zmm29
vporq zmm6, zmm6, zmm23
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm15, zmm4
vpsraq zmm4, zmm22, 52
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm22, zmm30
vporq zmm26, zmm26, zmm24
vpmadd52luq zmm18, zmm28, zmm0
vporq zmm5, zmm5, zmm25
vpmadd52huq zmm12, zmm28, zmm29
vporq zmm2, zmm2, zmm9
vpmadd52luq zmm19, zmm14, zmm0
vpunpcklqdq zmm9, zmm6, zmm26
vmovdqa64 [rsp + 0], zmm9
vpmadd52luq zmm16, zmm28, zmm29
vpunpcklqdq zmm22, zmm5, zmm2
vmovdqa64 [rsp + 128], zmm22
vmovdqa64 zmm24, [rsi + 320]
vpmadd52huq zmm27, zmm11, zmm24
vpmadd52luq zmm12, zmm28, [rsp + 64]
vpmadd52luq zmm23, zmm15, zmm0
vpmadd52huq zmm4, zmm20, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm21, zmm20, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm18, zmm20, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm19, zmm1, zmm0
vpmadd52luq zmm16, zmm20, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm11, zmm24
vpaddq zmm21, zmm21, zmm4
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm8, zmm24
vpsraq zmm9, zmm21, 52
vpmadd52luq zmm12, zmm20, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm22, [rsi + 384]
vpmadd52luq zmm27, zmm11, zmm22
vpmadd52huq zmm23, zmm14, zmm0
vpmadd52huq zmm18, zmm20, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm21, zmm30
vpmadd52luq zmm19, zmm1, zmm29
vpmadd52huq zmm16, zmm20, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm7, zmm24
vpmadd52luq zmm4, zmm8, zmm22
vpmadd52huq zmm12, zmm20, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm27, zmm7, zmm22
vpmadd52luq zmm23, zmm14, zmm29
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm21, zmm31
vpmadd52luq zmm21, zmm7, zmm24
vpunpckhqdq zmm6, zmm6, zmm26
vmovdqa64 [rsp + 320], zmm6
vpmadd52huq zmm19, zmm3, zmm29
vpmadd52luq zmm16, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm25, zmm7, zmm22
vpaddq zmm18, zmm18, zmm9
vpmadd52huq zmm4, zmm11, zmm22
vpsraq zmm9, zmm18, 52
vpmadd52luq zmm12, zmm13, qword ptr [rdx + 24]{{1to8}}
vpunpckhqdq zmm5, zmm5, zmm2
vmovdqa64 [rsp + 576], zmm5
vmovdqa64 zmm2, [rsi + 448]
vpmadd52luq zmm27, zmm7, zmm2
vpmadd52huq zmm23, zmm1, zmm29
vpmadd52huq zmm21, zmm10, zmm24
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm15, zmm0
vmovdqa64 zmm0, [rsp + 64]
vpmadd52luq zmm19, zmm3, zmm0
vpmadd52huq zmm16, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm18, zmm30
vpmadd52huq zmm25, zmm10, zmm22
vpmadd52luq zmm4, zmm11, zmm2
vpmadd52huq zmm12, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm27, zmm10, zmm2
vpmadd52luq zmm23, zmm1, zmm0
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm10, zmm24
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm8, zmm22
vpmadd52luq zmm21, zmm10, zmm22
vpmadd52luq zmm26, zmm15, zmm29
vpmadd52huq zmm19, zmm28, zmm0
vpmadd52huq zmm9, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm16, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm25, zmm10, zmm2
vpmadd52huq zmm4, zmm7, zmm2
vpmadd52luq zmm12, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm27, zmm10, [rsi + 512]
vpaddq zmm16, zmm16, zmm9
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm15, zmm29
vpsraq zmm28, zmm16, 52
vpmadd52huq zmm23, zmm3, zmm0
vmovdqa64 zmm3, zmm31
vpmadd52luq zmm3, zmm17, zmm24
vpmadd52huq zmm18, zmm17, zmm24
vpmadd52luq zmm6, zmm8, zmm2
vpmadd52huq zmm21, zmm17, zmm22
vpmadd52huq zmm26, zmm14, zmm29
vpsraq zmm24, zmm3, 52
vpmadd52huq zmm19, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm25, zmm17, zmm2
vmovdqa64 zmm20, [rsi + 512]
vpmadd52luq zmm4, zmm7, zmm20
vpmadd52huq zmm12, zmm5, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm29, zmm30
vpmadd52luq zmm29, zmm16, zmm30
vpmadd52huq zmm27, zmm17, zmm20
vpmadd52luq zmm9, zmm15, zmm0
vpmadd52huq zmm23, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm18, zmm17, zmm22
vpmadd52huq zmm6, zmm11, zmm2
vmovdqa64 zmm16, zmm30
vpmadd52luq zmm16, zmm3, zmm30
vpmadd52luq zmm21, zmm17, zmm2
vpmadd52luq zmm26, zmm14, zmm0
vpmadd52luq zmm19, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm17, zmm20
vpmadd52huq zmm4, zmm10, zmm20
vpmadd52huq zmm28, zmm29, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm12, zmm29, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm3, [rsi + 576]
vpmadd52luq zmm27, zmm17, zmm3
vpmadd52huq zmm9, zmm14, zmm0
vpmadd52luq zmm23, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm6, zmm11, zmm20
vpaddq zmm12, zmm12, zmm28
vpmadd52huq zmm24, zmm16, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm14, zmm12, 52
vpmadd52luq zmm18, zmm16, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm16, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm1, zmm0
vpmadd52huq zmm19, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm4, zmm10, zmm3
vpaddq zmm18, zmm18, zmm24
vpmadd52luq zmm25, zmm16, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm18, 52
vpmadd52luq zmm27, zmm16, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm9, zmm29, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm12, zmm30
vpmadd52huq zmm6, zmm7, zmm20
vpmadd52huq zmm21, zmm16, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm18, zmm30
vpmadd52luq zmm19, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm5, qword ptr [rdx + 32]{{1to8}}
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm8, zmm2
vpmadd52huq zmm4, zmm17, zmm3
vpmadd52huq zmm25, zmm16, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm27, zmm16, qword ptr [rdx + 24]{{1to8}}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm15, zmm0
vpmadd52luq zmm23, zmm29, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm6, zmm7, zmm3
vpmadd52huq zmm1, zmm12, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm21, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm19, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm29, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm18, zmm8, zmm20
vpmadd52huq zmm4, zmm16, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm21, zmm21, zmm1
vpmadd52luq zmm25, zmm12, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm21, 52
vpmadd52luq zmm27, zmm12, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm23, zmm29, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm10, zmm3
vpmadd52luq zmm19, zmm29, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm29, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm9, zmm9, qword ptr [rdx + 104]{{1to8}}
vpmadd52huq zmm18, zmm11, zmm20
vpaddq zmm2, zmm2, qword ptr [rdx + 112]{{1to8}}
vpmadd52luq zmm4, zmm12, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm1, [rdi + 832]
vpsubq zmm5, zmm9, zmm1
vpmadd52huq zmm25, zmm12, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm10, [rdi + 896]
vpsubq zmm15, zmm2, zmm10
vmovdqa64 zmm16, zmm30
vpmadd52luq zmm16, zmm21, zmm30
vpaddq zmm5{{k1}}, zmm9, zmm1
vpmadd52huq zmm27, zmm12, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm15{{k1}}, zmm2, zmm10
vmovdqa64 zmm1, [rsp + 768]
vmovdqa64 [rdi + 832], zmm1
vpmadd52luq zmm23, zmm13, qword ptr [rdx + 16]{{1to8}}
vpsllq zmm1, zmm15, xmmword ptr [rdx + 224]
vpmadd52huq zmm6, zmm12, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm2, zmm5, xmmword ptr [rdx + 240]
vmovdqa64 zmm9, [rsp + 512]
vmovdqa64 [rdi + 896], zmm9
vpmadd52huq zmm19, zmm29, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm1, zmm1, zmm2
vpmadd52luq zmm26, zmm13, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm1, zmm1, qword ptr [rdx + 184]{{1to8}}
vpmadd52luq zmm18, zmm11, zmm3
vpmadd52huq zmm4, zmm12, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm0, zmm16, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm16, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm27, zmm16, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm23, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm6, zmm16, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm25, zmm25, zmm0
vpmadd52luq zmm19, zmm13, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm0, zmm25, 52
vpmadd52huq zmm26, zmm13, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm23, zmm23, qword ptr [rdx + 88]{{1to8}}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm1, qword ptr [rdx + 176]{{1to8}}
vmovdqa64 zmm1, [rdi + 704]
vpsubq zmm9, zmm23, zmm1
vpmadd52huq zmm18, zmm7, zmm3
vpaddq zmm9{{k1}}, zmm23, zmm1
vpmadd52luq zmm4, zmm16, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm19, zmm19, zmm14
vmovdqa64 zmm1, [rsp + 448]
vmovdqa64 [rdi + 704], zmm1
vpmadd52huq zmm27, zmm16, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm26, zmm26, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm25, zmm30
vpsrlq zmm2, zmm2, xmmword ptr [rdx + 208]
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm8, zmm20
vpaddq zmm19, zmm19, qword ptr [rdx + 80]{{1to8}}
vpmadd52huq zmm6, zmm16, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm10, [rdi + 768]
vpsubq zmm12, zmm26, zmm10
vpmadd52huq zmm4, zmm16, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm13, [rdi + 640]
vpsubq zmm14, zmm19, zmm13
vpmadd52huq zmm18, zmm16, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm12{{k1}}, zmm26, zmm10
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm14{{k1}}, zmm19, zmm13
vmovdqa64 zmm10, [rsp + 640]
vmovdqa64 [rdi + 768], zmm10
vpmadd52huq zmm0, zmm1, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm10, [rsp + 384]
vmovdqa64 [rdi + 640], zmm10
vpmadd52luq zmm7, zmm8, zmm3
vpmadd52luq zmm6, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm12, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm14, zmm2, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm27, zmm27, zmm0
vpmadd52luq zmm4, zmm1, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm27, 52
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm5, zmm2, qword ptr [rdx + 64]{{1to8}}
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm10, zmm14, 52
vpmadd52huq zmm7, zmm11, zmm3
vpandq zmm14, zmm14, zmm31
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm27, zmm30
vpmadd52luq zmm15, zmm2, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm9, zmm9, zmm10
vpmadd52huq zmm12, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm10, zmm9, 52
vpmadd52huq zmm4, zmm1, qword ptr [rdx + 8]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm13, zmm9, 52
vpmadd52huq zmm5, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsrlq zmm9, zmm9, 12
vpmadd52huq zmm7, zmm1, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm12, zmm12, zmm10
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm1, zmm12, 52
vpmadd52huq zmm15, zmm2, qword ptr [rdx + 64]{{1to8}}
vpandq zmm12, zmm12, zmm31
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm5, zmm5, zmm1
vpmadd52luq zmm4, zmm11, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm1, zmm5, 52
vpmadd52luq zmm18, zmm11, qword ptr [rdx + 24]{{1to8}}
vpandq zmm5, zmm5, zmm31
vpmadd52luq zmm7, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm15, zmm15, zmm1
vpmadd52huq zmm6, zmm11, qword ptr [rdx + 8]{{1to8}}
vpandq zmm15, zmm15, zmm31
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm8, zmm3
vpaddq zmm4, zmm4, zmm0
vpmadd52huq zmm18, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsllq zmm0, zmm12, 40
vpsrlq zmm12, zmm12, 24
vpmadd52huq zmm7, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm2, zmm5, 28
vmovdqa64 zmm3, [rdx + 256]
vmovdqa64 zmm8, [rsp + 128]
vmovdqa64 zmm10, [rsp + 0]
vpermt2q zmm10, zmm3, zmm8
vpsrlq zmm5, zmm5, 36
vmovdqa64 zmm16, [rdx + 320]
vmovdqa64 zmm17, [rsp + 0]
vpermt2q zmm17, zmm16, zmm8
vpsllq zmm15, zmm15, 16
vmovdqa64 zmm8, [rsp + 576]
vmovdqa64 zmm19, [rsp + 320]
vpermt2q zmm19, zmm3, zmm8
vpsraq zmm20, zmm4, 52
vmovdqa64 zmm21, [rsp + 320]
vpermt2q zmm21, zmm16, zmm8
vporq zmm14, zmm14, zmm13
vpmadd52huq zmm1, zmm11, qword ptr [rdx + 32]{{1to8}}
mov eax, [rcx + 8]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm10, 1
vporq zmm9, zmm9, zmm0
vporq zmm12, zmm12, zmm2
mov eax, [rcx + 24]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm17, 1
vporq zmm5, zmm5, zmm15
vpaddq zmm6, zmm6, zmm20
mov eax, [rcx + 12]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm19, 1
vpunpcklqdq zmm0, zmm14, zmm9
vpunpcklqdq zmm2, zmm12, zmm5
mov eax, [rcx + 28]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm21, 1
vpunpckhqdq zmm14, zmm14, zmm9
vmovdqa64 zmm8, zmm0
vpermt2q zmm8, zmm3, zmm2
vpunpckhqdq zmm12, zmm12, zmm5
vpermt2q zmm0, zmm16, zmm2
mov eax, [rcx + 0]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm10
vpsraq zmm2, zmm6, 52
vmovdqa64 zmm5, zmm14
vpermt2q zmm5, zmm3, zmm12
vpermt2q zmm14, zmm16, zmm12
vpaddq zmm18, zmm18, zmm2
mov eax, [rcx + 16]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm17
vpsraq zmm2, zmm18, 52
vpaddq zmm7, zmm7, zmm2
mov eax, [rcx + 8]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm8, 1
vpsraq zmm2, zmm7, 52
mov eax, [rcx + 24]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm0, 1
vpandq zmm4, zmm4, zmm31
vpandq zmm6, zmm6, zmm31
mov eax, [rcx + 12]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm5, 1
vpandq zmm18, zmm18, zmm31
vpaddq zmm1, zmm1, zmm2
mov eax, [rcx + 28]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm14, 1
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rdi + 0], zmm4
vmovdqa64 [rdi + 64], zmm6
vmovdqa64 [rdi + 128], zmm18
vmovdqa64 [rdi + 192], zmm7
vmovdqa64 [rdi + 256], zmm1
mov eax, [rcx + 4]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm19
mov eax, [rcx + 20]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm21
mov eax, [rcx + 0]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm8
mov eax, [rcx + 16]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm0
mov eax, [rcx + 4]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm5
mov eax, [rcx + 20]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm14
vzeroupper
lea rsp, [rbp - 8]
pop rbx
pop rbp
ret
