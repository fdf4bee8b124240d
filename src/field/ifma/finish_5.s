# Written by generate.py.
push rbp
mov rbp, rsp
push rbx
sub rsp, 1088
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
vpmadd52huq zmm12, zmm7, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm2, zmm30
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm12, zmm3, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm3, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm3, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm10, zmm3, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm4, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm12, zmm3, qword ptr [rdx + 8]{{1to8}}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm14
vpaddq zmm5, zmm5, zmm1
vpmadd52huq zmm10, zmm3, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm5, 52
vpmadd52huq zmm4, zmm3, qword ptr [rdx + 24]{{1to8}}
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 0], zmm5
vpaddq zmm12, zmm12, zmm0
vmovdqa64 zmm0, [rsi + 1216]
vmovdqa64 zmm1, [rsi + 2240]
vmovdqa64 zmm6, zmm31
vpmadd52luq zmm6, zmm0, zmm1
vpsraq zmm7, zmm12, 52
vpmadd52huq zmm2, zmm3, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10, zmm10, zmm7
vmovdqa64 zmm3, [rsi + 1152]
vmovdqa64 zmm7, zmm31
vpmadd52luq zmm7, zmm1, zmm3
vpsraq zmm8, zmm10, 52
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm0, zmm1
vpaddq zmm4, zmm4, zmm8
vpmadd52huq zmm6, zmm3, zmm1
vpsraq zmm8, zmm4, 52
vmovdqa64 zmm11, [rsi + 1088]
vmovdqa64 zmm13, zmm31
vpmadd52luq zmm13, zmm1, zmm11
vpaddq zmm2, zmm2, zmm8
vmovdqa64 [rsp + 64], zmm2
vpmadd52huq zmm7, zmm11, zmm1
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 128], zmm4
vmovdqa64 zmm8, [rsi + 2304]
vpmadd52luq zmm9, zmm0, zmm8
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 192], zmm10
vpmadd52luq zmm6, zmm3, zmm8
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 256], zmm12
vpmadd52huq zmm13, zmm1, [rsi + 1024]
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm10, zmm5
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm4, zmm5
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm2, zmm5
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm12, zmm5
vpmadd52huq zmm14, zmm12, zmm5
vpmadd52huq zmm15, zmm10, zmm5
vpmadd52huq zmm16, zmm4, zmm5
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm2, zmm5
vpmadd52huq zmm6, zmm11, zmm8
vpmadd52luq zmm15, zmm10, zmm12
vpmadd52luq zmm16, zmm4, zmm12
vpmadd52luq zmm18, zmm2, zmm12
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm2, zmm12
vpmadd52luq zmm7, zmm11, zmm8
vpmadd52huq zmm16, zmm10, zmm12
vpmadd52huq zmm18, zmm4, zmm12
vpmadd52luq zmm19, zmm2, zmm10
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm2, zmm10
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm2, zmm4
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm5, zmm5
vpaddq zmm17, zmm17, zmm17
vpmadd52luq zmm18, zmm4, zmm10
vpmadd52huq zmm17, zmm5, zmm5
vpaddq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm12, zmm12
vpaddq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm12, zmm12
vpaddq zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm10, zmm10
vpaddq zmm18, zmm18, zmm18
vpmadd52huq zmm19, zmm4, zmm10
vpmadd52huq zmm18, zmm10, zmm10
vpmadd52luq zmm20, zmm2, zmm4
vpmadd52huq zmm9, zmm3, zmm8
vpaddq zmm19, zmm19, zmm19
vpmadd52luq zmm6, zmm11, [rsi + 2368]
vpmadd52luq zmm19, zmm4, zmm4
vpaddq zmm21, zmm21, zmm21
vpaddq zmm22, zmm22, zmm31
vpmadd52luq zmm21, zmm2, zmm2
vpaddq zmm17, zmm17, zmm31
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm2, zmm2
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm22, zmm30
vpaddq zmm14, zmm14, zmm31
vpsraq zmm22, zmm22, 52
vmovdqa64 zmm25, [rsi + 1024]
vpmadd52huq zmm7, zmm8, zmm25
vpaddq zmm15, zmm15, zmm31
vmovdqa64 zmm26, [rsi + 2368]
vpmadd52luq zmm9, zmm3, zmm26
vpaddq zmm16, zmm16, zmm31
vpmadd52huq zmm6, zmm25, zmm26
vpmadd52huq zmm22, zmm24, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm20, zmm20, zmm20
vpmadd52luq zmm17, zmm24, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm14, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm15, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm16, zmm24, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm17, zmm17, zmm22
vpmadd52huq zmm18, zmm24, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm14, zmm24, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm22, zmm17, 52
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm17, zmm30
vpmadd52huq zmm15, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm20, zmm4, zmm4
vpmadd52huq zmm22, zmm27, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm14, zmm27, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm15, zmm27, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm16, zmm27, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm19, zmm27, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm22
vpmadd52luq zmm18, zmm27, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm15, zmm27, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm17, zmm14, 52
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm14, zmm30
vpmadd52huq zmm16, zmm27, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm18, zmm27, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm25, zmm1
vpmadd52huq zmm17, zmm22, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm15, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm16, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm19, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm18, zmm22, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm15, zmm15, zmm17
vpmadd52huq zmm20, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm22, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm17, zmm15, 52
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm15, zmm30
vpmadd52huq zmm19, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm18, zmm22, qword ptr [rdx + 16]{{1to8}}
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm0, zmm8
vpmadd52huq zmm17, zmm24, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm16, zmm24, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm21, zmm24, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm19, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm20, zmm24, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm16, zmm16, zmm17
vpmadd52luq zmm13, zmm25, zmm8
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm16, zmm30
vpsraq zmm16, zmm16, 52
vpmadd52huq zmm19, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm7, zmm25, zmm26
vpmadd52huq zmm9, zmm11, zmm26
vpmadd52luq zmm21, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm18, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm6, zmm25, [rsi + 2432]
vpaddq zmm23, zmm23, qword ptr [rdx + 152]{{1to8}}
vmovdqa64 zmm22, [rsi + 960]
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm1, zmm22
vpmadd52huq zmm14, zmm22, zmm1
vpmadd52luq zmm15, zmm0, zmm26
vpaddq zmm21, zmm21, qword ptr [rdx + 144]{{1to8}}
vpmadd52luq zmm19, zmm17, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm1, [rsi + 1792]
vpsubq zmm21, zmm21, zmm1
vpmadd52huq zmm13, zmm22, zmm8
vmovdqa64 zmm28, [rsi + 1856]
vpsubq zmm23, zmm23, zmm28
vpmadd52huq zmm7, zmm22, zmm26
vpsubq zmm21, zmm21, zmm1
vmovdqa64 zmm29, [rsi + 2432]
vpmadd52luq zmm9, zmm11, zmm29
vpsubq zmm23, zmm23, zmm28
vpmadd52huq zmm18, zmm24, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm21, zmm21, zmm3
vpmadd52luq zmm20, zmm17, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm23, zmm23, zmm0
vpmadd52huq zmm6, zmm22, zmm29
vpsllq zmm24, zmm23, xmmword ptr [rdx + 224]
vpmadd52luq zmm14, zmm22, zmm8
vpsraq zmm8, zmm21, xmmword ptr [rdx + 240]
vpmadd52huq zmm15, zmm3, zmm26
vpaddq zmm24, zmm24, zmm8
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm27, zmm30
vpsubq zmm24, zmm24, qword ptr [rdx + 192]{{1to8}}
vpmadd52huq zmm19, zmm17, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm27, zmm27, 52
vpmadd52luq zmm13, zmm22, zmm26
vpmadd52luq zmm7, zmm22, zmm29
vpmadd52huq zmm9, zmm25, zmm29
vpmadd52huq zmm16, zmm17, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm19, zmm19, qword ptr [rdx + 128]{{1to8}}
vpmadd52luq zmm18, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, [rsi + 1664]
vpsubq zmm19, zmm19, zmm2
vpmadd52huq zmm20, zmm17, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm19, zmm19, zmm2
vpmadd52luq zmm6, zmm22, [rsi + 2496]
vpsubq zmm19, zmm19, zmm25
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm24, qword ptr [rdx + 176]{{1to8}}
vpmadd52luq zmm15, zmm3, zmm29
vpaddq zmm18, zmm18, zmm16
vpmadd52huq zmm27, zmm8, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm20, zmm20, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm14, zmm8, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rdx + 120]{{1to8}}
mov eax, [r8 + 0]
shl rax, 5
vmovdqa64 ymm16, [rax + r10]
mov eax, [r8 + 8]
shl rax, 5
vinserti64x4 zmm16, zmm16, [rax + r10], 1
vpmadd52luq zmm13, zmm8, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm24, [rsi + 1728]
vpsubq zmm20, zmm20, zmm24
mov eax, [r8 + 4]
shl rax, 5
vmovdqa64 ymm4, [rax + r10]
mov eax, [r8 + 12]
shl rax, 5
vinserti64x4 zmm4, zmm4, [rax + r10], 1
vpmadd52luq zmm9, zmm25, [rsi + 2496]
vpsrlq zmm17, zmm17, xmmword ptr [rdx + 208]
mov eax, [r8 + 16]
shl rax, 5
vmovdqa64 ymm10, [rax + r10]
mov eax, [r8 + 24]
shl rax, 5
vinserti64x4 zmm10, zmm10, [rax + r10], 1
vpmadd52luq zmm7, zmm8, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm12, [rsi + 1600]
vpsubq zmm18, zmm18, zmm12
mov eax, [r8 + 20]
shl rax, 5
vmovdqa64 ymm5, [rax + r10]
mov eax, [r8 + 28]
shl rax, 5
vinserti64x4 zmm5, zmm5, [rax + r10], 1
vpmadd52luq zmm6, zmm8, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm27
vpmadd52huq zmm15, zmm11, zmm29
vpsubq zmm20, zmm20, zmm24
vpmadd52luq zmm19, zmm17, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm18, zmm18, zmm12
vpmadd52huq zmm13, zmm8, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm20, zmm20, zmm11
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm14, zmm30
vpsubq zmm18, zmm18, zmm22
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm0, zmm26
vpsraq zmm14, zmm14, 52
vpmadd52huq zmm9, zmm22, [rsi + 2496]
vpunpcklqdq zmm22, zmm16, zmm4
vpmadd52huq zmm7, zmm8, qword ptr [rdx + 16]{{1to8}}
mov eax, [r9 + 0]
shl rax, 5
vmovdqa64 ymm26, [rax + r11]
mov eax, [r9 + 8]
shl rax, 5
vinserti64x4 zmm26, zmm26, [rax + r11], 1
vpunpcklqdq zmm1, zmm10, zmm5
vpmadd52luq zmm20, zmm17, qword ptr [rdx + 56]{{1to8}}
mov eax, [r9 + 4]
shl rax, 5
vmovdqa64 ymm24, [rax + r11]
mov eax, [r9 + 12]
shl rax, 5
vinserti64x4 zmm24, zmm24, [rax + r11], 1
vpunpckhqdq zmm16, zmm16, zmm4
vpmadd52huq zmm6, zmm8, qword ptr [rdx + 24]{{1to8}}
mov eax, [r9 + 16]
shl rax, 5
vmovdqa64 ymm4, [rax + r11]
mov eax, [r9 + 24]
shl rax, 5
vinserti64x4 zmm4, zmm4, [rax + r11], 1
vpunpckhqdq zmm10, zmm10, zmm5
vpmadd52luq zmm18, zmm17, qword ptr [rdx + 40]{{1to8}}
mov eax, [r9 + 20]
shl rax, 5
vmovdqa64 ymm5, [rax + r11]
mov eax, [r9 + 28]
shl rax, 5
vinserti64x4 zmm5, zmm5, [rax + r11], 1
vshufi64x2 zmm2, zmm22, zmm1, 0x88
vpmadd52luq zmm15, zmm11, [rsi + 2496]
vshufi64x2 zmm12, zmm16, zmm10, 0x88
vpmadd52luq zmm21, zmm17, qword ptr [rdx + 64]{{1to8}}
vshufi64x2 zmm22, zmm22, zmm1, 0xdd
vmovdqa64 [rsp + 320], zmm22
vpmadd52huq zmm19, zmm17, qword ptr [rdx + 40]{{1to8}}
vpsrlq zmm1, zmm2, 52
vpmadd52huq zmm14, zmm27, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm22, zmm18, 52
vpmadd52luq zmm13, zmm27, qword ptr [rdx + 8]{{1to8}}
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 384], zmm18
vpmadd52luq zmm28, zmm0, zmm29
vpunpcklqdq zmm18, zmm26, zmm24
vpmadd52huq zmm9, zmm8, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm19, zmm19, zmm22
vpmadd52luq zmm7, zmm27, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm8, zmm19, 52
vpmadd52luq zmm23, zmm17, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm13, zmm13, zmm14
vpmadd52huq zmm20, zmm17, qword ptr [rdx + 48]{{1to8}}
vpandq zmm19, zmm19, zmm31
vpmadd52luq zmm6, zmm27, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm13, 52
vpmadd52huq zmm15, zmm25, [rsi + 2496]
vpunpcklqdq zmm22, zmm4, zmm5
vpmadd52huq zmm21, zmm17, qword ptr [rdx + 56]{{1to8}}
vpunpckhqdq zmm26, zmm26, zmm24
vpmadd52huq zmm28, zmm3, zmm29
vpaddq zmm20, zmm20, zmm8
vpmadd52luq zmm9, zmm27, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm8, zmm20, 52
vpmadd52huq zmm7, zmm27, qword ptr [rdx + 8]{{1to8}}
vpandq zmm20, zmm20, zmm31
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm13, zmm30
vpaddq zmm21, zmm21, zmm8
vpmadd52huq zmm23, zmm17, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm8, zmm21, 52
vpmadd52huq zmm6, zmm27, qword ptr [rdx + 16]{{1to8}}
vpandq zmm21, zmm21, zmm31
vpmadd52huq zmm15, zmm27, qword ptr [rdx + 32]{{1to8}}
vpunpckhqdq zmm4, zmm4, zmm5
vpmadd52luq zmm28, zmm3, [rsi + 2496]
vshufi64x2 zmm5, zmm18, zmm22, 0x88
vpmadd52huq zmm9, zmm27, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm23, zmm23, zmm8
vpmadd52huq zmm14, zmm24, qword ptr [rdx + 0]{{1to8}}
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 448], zmm23
vpmadd52luq zmm7, zmm24, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm8, zmm26, zmm4, 0x88
vpmadd52luq zmm6, zmm24, qword ptr [rdx + 16]{{1to8}}
vshufi64x2 zmm18, zmm18, zmm22, 0xdd
vpmadd52luq zmm15, zmm24, qword ptr [rdx + 32]{{1to8}}
vpsrlq zmm13, zmm5, 52
vpmadd52huq zmm28, zmm11, [rsi + 2496]
vpsllq zmm11, zmm8, 12
vpaddq zmm7, zmm7, zmm14
vpmadd52luq zmm9, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm6, zmm24, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm14, zmm7, 52
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm7, zmm30
vshufi64x2 zmm26, zmm26, zmm4, 0xdd
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm29
vpandq zmm5, zmm5, zmm31
vpmadd52huq zmm15, zmm24, qword ptr [rdx + 24]{{1to8}}
vporq zmm13, zmm13, zmm11
vpmadd52huq zmm9, zmm24, qword ptr [rdx + 16]{{1to8}}
vpsllq zmm7, zmm12, 12
vpmadd52huq zmm28, zmm24, qword ptr [rdx + 32]{{1to8}}
vpandq zmm13, zmm13, zmm31
vpmadd52huq zmm14, zmm17, qword ptr [rdx + 0]{{1to8}}
vpsrlq zmm8, zmm8, 40
vpmadd52luq zmm6, zmm17, qword ptr [rdx + 8]{{1to8}}
vpsllq zmm11, zmm18, 24
vmovdqa64 zmm22, [rsi + 2496]
vpmadd52luq zmm4, zmm0, zmm22
vpaddq zmm24, zmm5, qword ptr [rdx + 80]{{1to8}}
vpmadd52luq zmm15, zmm17, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm16, zmm16, zmm10, 0xdd
vmovdqa64 [rsp + 512], zmm16
vpmadd52luq zmm9, zmm17, qword ptr [rdx + 16]{{1to8}}
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsp + 576], zmm2
vpmadd52luq zmm28, zmm17, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm6, zmm6, zmm14
vpmadd52huq zmm4, zmm3, zmm22
vpsraq zmm3, zmm6, 52
vpmadd52huq zmm15, zmm17, qword ptr [rdx + 16]{{1to8}}
vporq zmm1, zmm1, zmm7
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm6, zmm30
vporq zmm8, zmm8, zmm11
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm6, zmm13, qword ptr [rdx + 88]{{1to8}}
vpmadd52huq zmm28, zmm17, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm10, qword ptr [rdx + 80]
vpsubq zmm24{{k3}}, zmm10, zmm5
vpmadd52huq zmm4, zmm17, qword ptr [rdx + 32]{{1to8}}
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 640], zmm1
vpmadd52luq zmm15, zmm7, qword ptr [rdx + 16]{{1to8}}
vpsrlq zmm12, zmm12, 40
vpmadd52huq zmm3, zmm7, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm5, [rsp + 320]
vpsllq zmm11, zmm5, 24
vpmadd52luq zmm9, zmm7, qword ptr [rdx + 8]{{1to8}}
vpandq zmm8, zmm8, zmm31
vpmadd52luq zmm28, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsrlq zmm18, zmm18, 28
vpmadd52luq zmm4, zmm7, qword ptr [rdx + 32]{{1to8}}
vpsllq zmm14, zmm26, 36
vpmadd52huq zmm15, zmm7, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm17, qword ptr [rdx + 88]
vpsubq zmm6{{k3}}, zmm17, zmm13
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm0, zmm22
vpaddq zmm9, zmm9, zmm3
vpmadd52huq zmm28, zmm7, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm0, zmm9, 52
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 24]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpaddq zmm15, zmm15, zmm0
vmovdqa64 zmm0, [rsi + 320]
vmovdqa64 zmm3, zmm31
vpmadd52luq zmm3, zmm9, zmm0
vmovdqa64 [rsi + 1280], zmm9
vpsraq zmm22, zmm15, 52
vpmadd52huq zmm13, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm28, zmm28, zmm22
vpsraq zmm7, zmm28, 52
vpaddq zmm4, zmm4, zmm7
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm3, zmm30
vmovdqa64 [rsp + 704], zmm7
vpsraq zmm22, zmm4, 52
vpaddq zmm13, zmm13, zmm22
vmovdqa64 zmm22, zmm31
vpmadd52luq zmm22, zmm13, zmm0
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsi + 1536], zmm13
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm4, zmm0
vpandq zmm28, zmm28, zmm31
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm13, zmm0
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rsi + 1408], zmm28
vmovdqa64 zmm29, zmm31
vpmadd52luq zmm29, zmm28, zmm0
vpsraq zmm3, zmm3, 52
vmovdqa64 [rsp + 768], zmm3
vpmadd52huq zmm22, zmm4, zmm0
vpsubq zmm23, zmm24, zmm2
vmovdqa64 [rsi + 1344], zmm15
vpmadd52huq zmm25, zmm28, zmm0
vporq zmm12, zmm12, zmm11
vmovdqa64 zmm11, [rsi + 384]
vpmadd52luq zmm27, zmm13, zmm11
vporq zmm18, zmm18, zmm14
vmovdqa64 [rsi + 1472], zmm4
vpmadd52huq zmm29, zmm15, zmm0
vpaddq zmm14, zmm8, qword ptr [rdx + 96]{{1to8}}
vpmadd52luq zmm22, zmm4, zmm11
vpsubq zmm3, zmm6, zmm1
vpmadd52luq zmm25, zmm28, zmm11
vpaddq zmm23{{k2}}, zmm24, zmm2
vpmadd52huq zmm27, zmm4, zmm11
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 832], zmm12
vmovdqa64 zmm24, zmm31
vpmadd52luq zmm24, zmm15, zmm0
vpsrlq zmm5, zmm5, 28
vpmadd52huq zmm22, zmm28, zmm11
vpsllq zmm2, zmm16, 36
vpmadd52huq zmm25, zmm15, zmm11
vpandq zmm18, zmm18, zmm31
vmovdqa64 zmm16, [rsi + 448]
vpmadd52luq zmm27, zmm4, zmm16
vpbroadcastq zmm7, qword ptr [rdx + 96]
vpsubq zmm14{{k3}}, zmm7, zmm8
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm13, zmm11
vpaddq zmm3{{k2}}, zmm6, zmm1
vpmadd52luq zmm22, zmm28, zmm16
vpsraq zmm6, zmm23, 52
vpmadd52luq zmm29, zmm15, zmm11
vporq zmm5, zmm5, zmm2
vpmadd52luq zmm25, zmm15, zmm16
vpaddq zmm2, zmm18, qword ptr [rdx + 104]{{1to8}}
vpmadd52huq zmm27, zmm28, zmm16
vpsubq zmm1, zmm14, zmm12
vpmadd52huq zmm22, zmm15, zmm16
vpaddq zmm3, zmm3, zmm6
vpmadd52huq zmm24, zmm9, zmm0
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 320], zmm5
vpmadd52luq zmm8, zmm13, zmm16
vpsrlq zmm26, zmm26, 16
vpmadd52huq zmm29, zmm9, zmm11
vpbroadcastq zmm0, qword ptr [rdx + 104]
vpsubq zmm2{{k3}}, zmm0, zmm18
vpaddq zmm6, zmm10, [rsi + 1600]
vmovdqa64 zmm18, [rsi + 512]
vpmadd52luq zmm22, zmm15, zmm18
vpaddq zmm10, zmm17, [rsi + 1664]
vpmadd52huq zmm25, zmm9, zmm16
vpsubq zmm6, zmm6, [rsp + 384]
vpmadd52luq zmm27, zmm28, zmm18
vpsubq zmm10, zmm10, zmm19
vpmadd52luq zmm24, zmm9, zmm11
vpaddq zmm11, zmm7, [rsi + 1728]
vpmadd52huq zmm22, zmm9, zmm18
vpsraq zmm7, zmm6, 52
vpmadd52huq zmm8, zmm4, zmm16
vpaddq zmm10, zmm10, zmm7
vpmadd52luq zmm29, zmm9, zmm16
vpsubq zmm11, zmm11, zmm20
vpmadd52luq zmm25, zmm9, zmm18
vpsraq zmm7, zmm10, 52
vpmadd52huq zmm27, zmm15, zmm18
vpaddq zmm17, zmm0, [rsi + 1792]
vmovdqa64 zmm0, [rsi + 576]
vpmadd52luq zmm22, zmm9, zmm0
vpaddq zmm11, zmm11, zmm7
vpmadd52luq zmm8, zmm4, zmm18
vpsubq zmm17, zmm17, zmm21
vmovdqa64 zmm7, [rsp + 704]
vmovdqa64 zmm4, [rsp + 768]
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm9, zmm11, 52
vpmadd52luq zmm24, zmm7, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm13, qword ptr [rdx + 112]
vpaddq zmm16, zmm13, [rsi + 1856]
vpmadd52luq zmm29, zmm7, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm17, zmm17, zmm9
vpmadd52luq zmm27, zmm15, zmm0
vpsubq zmm16, zmm16, [rsp + 448]
vpmadd52luq zmm25, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm9, zmm17, 52
vpmadd52luq zmm22, zmm7, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 768], zmm22
vpaddq zmm16, zmm16, zmm9
vpmadd52huq zmm8, zmm28, zmm18
vmovdqa64 [rsp + 896], zmm8
vmovdqa64 zmm9, [rsp + 0]
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm16, zmm9
vpandq zmm17, zmm17, zmm31
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm17, zmm9
vpandq zmm11, zmm11, zmm31
vmovdqa64 zmm8, zmm31
vpmadd52luq zmm8, zmm11, zmm9
vpandq zmm10, zmm10, zmm31
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm16, zmm9
vpandq zmm6, zmm6, zmm31
vpmadd52huq zmm15, zmm17, zmm9
vpaddq zmm24, zmm24, zmm4
vpmadd52huq zmm18, zmm11, zmm9
vpsraq zmm4, zmm24, 52
vmovdqa64 [rsp + 960], zmm4
vpmadd52huq zmm8, zmm10, zmm9
vpaddq zmm1{{k2}}, zmm14, zmm12
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm10, zmm9
vpsraq zmm12, zmm3, 52
vmovdqa64 zmm4, [rsp + 256]
vpmadd52luq zmm15, zmm17, zmm4
vpaddq zmm22, zmm13, zmm26
vpmadd52luq zmm18, zmm11, zmm4
vpsubq zmm0, zmm2, zmm5
vpmadd52luq zmm8, zmm10, zmm4
vpaddq zmm1, zmm1, zmm12
vpmadd52luq zmm28, zmm16, zmm4
vmovdqa64 zmm12, [rsp + 512]
vpsrlq zmm12, zmm12, 16
vmovdqa64 [rsp + 1024], zmm12
vpmadd52huq zmm15, zmm11, zmm4
vpsubq zmm22{{k3}}, zmm13, zmm26
vpmadd52huq zmm18, zmm10, zmm4
vpaddq zmm0{{k2}}, zmm2, zmm5
vmovdqa64 zmm2, zmm31
vpmadd52luq zmm2, zmm6, zmm9
vpsraq zmm26, zmm1, 52
vpmadd52huq zmm14, zmm6, zmm9
vpsubq zmm9, zmm22, zmm12
vmovdqa64 zmm5, [rsp + 192]
vpmadd52luq zmm15, zmm11, zmm5
vpaddq zmm0, zmm0, zmm26
vpmadd52luq zmm18, zmm10, zmm5
vpaddq zmm9{{k2}}, zmm22, zmm12
vpmadd52huq zmm8, zmm6, zmm4
vpsraq zmm22, zmm2, 52
vpmadd52huq zmm28, zmm17, zmm4
vpsraq zmm26, zmm0, 52
vpmadd52huq zmm15, zmm10, zmm5
vpandq zmm23, zmm23, zmm31
vpmadd52huq zmm18, zmm6, zmm5
vpandq zmm3, zmm3, zmm31
vpmadd52luq zmm14, zmm6, zmm4
vpandq zmm1, zmm1, zmm31
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm16, zmm4
vpaddq zmm9, zmm9, zmm26
vmovdqa64 zmm4, [rsp + 128]
vpmadd52luq zmm15, zmm10, zmm4
vpandq zmm0, zmm0, zmm31
vmovdqa64 zmm26, zmm30
vpmadd52luq zmm26, zmm2, zmm30
vpmadd52luq zmm8, zmm6, zmm5
vpmadd52luq zmm28, zmm17, zmm5
vpmadd52huq zmm15, zmm6, zmm4
vpmadd52luq zmm18, zmm6, zmm4
vpmadd52luq zmm12, zmm16, zmm5
vpmadd52huq zmm22, zmm26, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm15, zmm6, [rsp + 64]
vpmadd52luq zmm14, zmm26, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm8, zmm26, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm28, zmm11, zmm5
vpmadd52luq zmm18, zmm26, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm15, zmm26, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm22
vpmadd52huq zmm12, zmm17, zmm5
vpsraq zmm2, zmm14, 52
vpmadd52huq zmm8, zmm26, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm14, zmm30
vpmadd52luq zmm28, zmm11, zmm4
vpmadd52huq zmm18, zmm26, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm15, zmm26, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm12, zmm17, zmm4
vpmadd52huq zmm2, zmm22, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm8, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm28, zmm10, zmm4
vpmadd52luq zmm18, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm15, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm12, zmm11, zmm4
vpaddq zmm8, zmm8, zmm2
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm16, zmm5
vpsraq zmm5, zmm8, 52
vmovdqa64 zmm14, [rsp + 64]
vpmadd52luq zmm28, zmm10, zmm14
vpmadd52huq zmm18, zmm22, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm8, zmm30
vpmadd52huq zmm15, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm12, zmm11, zmm14
vpmadd52luq zmm2, zmm16, zmm4
vpmadd52huq zmm28, zmm6, zmm14
vpmadd52huq zmm5, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm15, zmm13, qword ptr [rdx + 16]{{1to8}}
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm16, zmm4
vpmadd52huq zmm12, zmm10, zmm14
vpmadd52huq zmm2, zmm17, zmm4
vpaddq zmm18, zmm18, zmm5
vpmadd52huq zmm28, zmm26, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm4, zmm18, 52
vpmadd52huq zmm15, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm18, zmm30
vpmadd52luq zmm6, zmm16, zmm14
vpmadd52huq zmm12, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm17, zmm14
vpmadd52luq zmm28, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm15, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm6, zmm17, zmm14
vpmadd52luq zmm12, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm11, zmm14
vpmadd52huq zmm28, zmm22, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm15, zmm15, zmm4
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm4, zmm15, 52
vpmadd52huq zmm12, zmm13, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm8, zmm19, 52
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm15, zmm30
vpsrlq zmm19, zmm19, 12
vpmadd52huq zmm29, zmm7, qword ptr [rdx + 8]{{1to8}}
vpsllq zmm11, zmm20, 40
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm24, zmm30
vpsrlq zmm20, zmm20, 24
vpmadd52luq zmm28, zmm13, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm17, zmm21, 28
vpmadd52huq zmm2, zmm13, qword ptr [rdx + 32]{{1to8}}
vpsrlq zmm21, zmm21, 36
vmovdqa64 zmm18, [rsi + 1536]
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm18, [rsi + 448]
vmovdqa64 zmm24, [rsp + 448]
vpsllq zmm24, zmm24, 16
vmovdqa64 zmm26, [rsi + 1280]
vpmadd52huq zmm27, zmm26, [rsi + 576]
vporq zmm8, zmm8, [rsp + 384]
vpmadd52huq zmm25, zmm7, qword ptr [rdx + 16]{{1to8}}
vporq zmm19, zmm19, zmm11
vmovdqa64 zmm11, [rsp + 768]
vpmadd52huq zmm11, zmm7, qword ptr [rdx + 24]{{1to8}}
vporq zmm20, zmm20, zmm17
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm16, zmm14
vporq zmm21, zmm21, zmm24
vpmadd52luq zmm12, zmm5, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm14, zmm8, zmm19
vpmadd52luq zmm6, zmm10, qword ptr [rdx + 32]{{1to8}}
vpunpcklqdq zmm16, zmm20, zmm21
vmovdqa64 zmm24, [rsi + 1408]
vmovdqa64 zmm26, [rsp + 896]
vpmadd52luq zmm26, zmm24, [rsi + 576]
vpunpckhqdq zmm8, zmm8, zmm19
vmovdqa64 zmm19, [rsp + 960]
vpmadd52huq zmm19, zmm15, qword ptr [rdx + 0]{{1to8}}
vpunpckhqdq zmm20, zmm20, zmm21
vpmadd52luq zmm29, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rdi + 320], zmm23
vpmadd52huq zmm28, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm2, zmm5, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rdi + 384], zmm3
vpmadd52luq zmm22, zmm18, [rsi + 512]
vpmadd52huq zmm27, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm29, zmm29, zmm19
vmovdqa64 [rdi + 448], zmm1
vpmadd52luq zmm25, zmm15, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm1, zmm29, 52
vpmadd52luq zmm11, zmm15, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rdi + 512], zmm0
vpmadd52huq zmm12, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm10, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rdi + 576], zmm9
vpmadd52huq zmm17, zmm10, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm0, [rsi + 1344]
vpmadd52huq zmm26, zmm0, [rsi + 576]
vpmadd52luq zmm28, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm5, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm6, zmm6, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm0, [rsi + 1472]
vpmadd52huq zmm22, zmm0, [rsi + 512]
vpaddq zmm17, zmm17, qword ptr [rdx + 112]{{1to8}}
vpmadd52luq zmm27, zmm15, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm3, [rdi + 832]
vpsubq zmm7, zmm6, zmm3
vpmadd52huq zmm25, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, [rdi + 896]
vpsubq zmm13, zmm17, zmm9
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm29, zmm30
vpaddq zmm7{{k1}}, zmm6, zmm3
vpmadd52huq zmm11, zmm15, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm13{{k1}}, zmm17, zmm9
vmovdqa64 zmm3, [rsp + 320]
vmovdqa64 [rdi + 832], zmm3
vpmadd52luq zmm12, zmm10, qword ptr [rdx + 16]{{1to8}}
vpsllq zmm3, zmm13, xmmword ptr [rdx + 224]
vpmadd52huq zmm26, zmm15, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm6, zmm7, xmmword ptr [rdx + 240]
vmovdqa64 zmm9, [rsp + 1024]
vmovdqa64 [rdi + 896], zmm9
vpmadd52huq zmm28, zmm5, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm3, zmm3, zmm6
vpmadd52luq zmm2, zmm10, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm3, zmm3, qword ptr [rdx + 184]{{1to8}}
vpmadd52luq zmm22, zmm0, [rsi + 576]
vpmadd52huq zmm27, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm1, zmm19, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm19, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm11, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm10, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm25, zmm25, zmm1
vpmadd52luq zmm28, zmm10, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm1, zmm25, 52
vpmadd52huq zmm2, zmm10, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rdx + 88]{{1to8}}
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm3, qword ptr [rdx + 176]{{1to8}}
vmovdqa64 zmm3, [rdi + 704]
vpsubq zmm6, zmm12, zmm3
vpmadd52huq zmm22, zmm24, [rsi + 576]
vpaddq zmm6{{k1}}, zmm12, zmm3
vpmadd52luq zmm27, zmm19, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm28, zmm28, zmm4
vmovdqa64 zmm3, [rsp + 640]
vmovdqa64 [rdi + 704], zmm3
vpmadd52huq zmm11, zmm19, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm2, zmm2, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm25, zmm30
vpsrlq zmm5, zmm5, xmmword ptr [rdx + 208]
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm18, [rsi + 512]
vpaddq zmm28, zmm28, qword ptr [rdx + 80]{{1to8}}
vpmadd52huq zmm26, zmm19, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm9, [rdi + 768]
vpsubq zmm10, zmm2, zmm9
vpmadd52huq zmm27, zmm19, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm12, [rdi + 640]
vpsubq zmm15, zmm28, zmm12
vpmadd52huq zmm22, zmm19, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10{{k1}}, zmm2, zmm9
vpmadd52luq zmm6, zmm5, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm15{{k1}}, zmm28, zmm12
vmovdqa64 zmm2, [rsp + 832]
vmovdqa64 [rdi + 768], zmm2
vpmadd52huq zmm1, zmm3, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm11, zmm3, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, [rsp + 576]
vmovdqa64 [rdi + 640], zmm2
vmovdqa64 zmm2, [rsi + 576]
vpmadd52luq zmm4, zmm18, zmm2
vpmadd52luq zmm26, zmm3, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm10, zmm5, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm15, zmm5, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm11, zmm11, zmm1
vpmadd52luq zmm27, zmm3, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm1, zmm11, 52
vpmadd52luq zmm22, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm7, zmm5, qword ptr [rdx + 64]{{1to8}}
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm9, zmm15, 52
vpmadd52huq zmm4, zmm0, zmm2
vpandq zmm15, zmm15, zmm31
vpmadd52huq zmm26, zmm3, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm11, zmm30
vpmadd52luq zmm13, zmm5, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm6, zmm6, zmm9
vpmadd52huq zmm10, zmm5, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm9, zmm6, 52
vpmadd52huq zmm27, zmm3, qword ptr [rdx + 8]{{1to8}}
vpandq zmm6, zmm6, zmm31
vpmadd52huq zmm22, zmm3, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm11, zmm6, 52
vpmadd52huq zmm7, zmm5, qword ptr [rdx + 56]{{1to8}}
vpsrlq zmm6, zmm6, 12
vpmadd52huq zmm4, zmm3, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10, zmm10, zmm9
vpmadd52luq zmm26, zmm0, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm3, zmm10, 52
vpmadd52huq zmm13, zmm5, qword ptr [rdx + 64]{{1to8}}
vpandq zmm10, zmm10, zmm31
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm7, zmm7, zmm3
vpmadd52luq zmm27, zmm0, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm3, zmm7, 52
vpmadd52luq zmm22, zmm0, qword ptr [rdx + 24]{{1to8}}
vpandq zmm7, zmm7, zmm31
vpmadd52luq zmm4, zmm0, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm3
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 8]{{1to8}}
vpandq zmm13, zmm13, zmm31
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm18, zmm2
vpaddq zmm27, zmm27, zmm1
vpmadd52huq zmm22, zmm0, qword ptr [rdx + 16]{{1to8}}
vpsllq zmm1, zmm10, 40
vpsrlq zmm10, zmm10, 24
vpmadd52huq zmm4, zmm0, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm2, zmm7, 28
vmovdqa64 zmm5, [rdx + 256]
vmovdqa64 zmm9, zmm14
vpermt2q zmm9, zmm5, zmm16
vpsrlq zmm7, zmm7, 36
vmovdqa64 zmm12, [rdx + 320]
vpermt2q zmm14, zmm12, zmm16
vpsllq zmm13, zmm13, 16
vmovdqa64 zmm16, zmm8
vpermt2q zmm16, zmm5, zmm20
vpsraq zmm17, zmm27, 52
vpermt2q zmm8, zmm12, zmm20
vporq zmm15, zmm15, zmm11
vpmadd52huq zmm3, zmm0, qword ptr [rdx + 32]{{1to8}}
mov eax, [rcx + 8]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm9, 1
vporq zmm6, zmm6, zmm1
vporq zmm10, zmm10, zmm2
mov eax, [rcx + 24]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm14, 1
vporq zmm7, zmm7, zmm13
vpaddq zmm26, zmm26, zmm17
mov eax, [rcx + 12]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm16, 1
vpunpcklqdq zmm0, zmm15, zmm6
vpunpcklqdq zmm1, zmm10, zmm7
mov eax, [rcx + 28]
shl rax, 6
vextracti64x4 [rbx + rax + 0], zmm8, 1
vpunpckhqdq zmm15, zmm15, zmm6
vmovdqa64 zmm2, zmm0
vpermt2q zmm2, zmm5, zmm1
vpunpckhqdq zmm10, zmm10, zmm7
vpermt2q zmm0, zmm12, zmm1
mov eax, [rcx + 0]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm9
vpsraq zmm1, zmm26, 52
vmovdqa64 zmm6, zmm15
vpermt2q zmm6, zmm5, zmm10
vpermt2q zmm15, zmm12, zmm10
vpaddq zmm22, zmm22, zmm1
mov eax, [rcx + 16]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm14
vpsraq zmm1, zmm22, 52
vpaddq zmm4, zmm4, zmm1
mov eax, [rcx + 8]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm2, 1
vpsraq zmm1, zmm4, 52
mov eax, [rcx + 24]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm0, 1
vpandq zmm27, zmm27, zmm31
vpandq zmm26, zmm26, zmm31
mov eax, [rcx + 12]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm6, 1
vpandq zmm22, zmm22, zmm31
vpaddq zmm3, zmm3, zmm1
mov eax, [rcx + 28]
shl rax, 6
vextracti64x4 [rbx + rax + 32], zmm15, 1
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rdi + 0], zmm27
vmovdqa64 [rdi + 64], zmm26
vmovdqa64 [rdi + 128], zmm22
vmovdqa64 [rdi + 192], zmm4
vmovdqa64 [rdi + 256], zmm3
mov eax, [rcx + 4]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm16
mov eax, [rcx + 20]
shl rax, 6
vmovdqa64 [rbx + rax + 0], ymm8
mov eax, [rcx + 0]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm2
mov eax, [rcx + 16]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm0
mov eax, [rcx + 4]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm6
mov eax, [rcx + 20]
shl rax, 6
vmovdqa64 [rbx + rax + 32], ymm15
vzeroupper
lea rsp, [rbp - 8]
pop rbx
pop rbp
ret
