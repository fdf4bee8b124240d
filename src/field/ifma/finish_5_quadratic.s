# Written by generate.py.
push rbp
mov rbp, rsp
push rbx
sub rsp, 3456
and rsp, -64
mov r8, [rcx + 0]
mov r9, [rcx + 8]
mov r10, [rcx + 16]
mov r11, [rcx + 24]
mov rbx, [rcx + 40]
kmovb k1, [rdi + 1920]
kmovb k2, [rcx + 56]
kmovb k3, [rcx + 57]
kmovb [rdi + 1920], k2
mov rcx, [rcx + 48]
vpbroadcastq zmm31, qword ptr [rdx + 160]
vpbroadcastq zmm30, qword ptr [rdx + 168]
vmovdqa64 zmm0, [rdi + 896]
vmovdqa64 zmm1, [rdi + 0]
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vmovdqa64 zmm3, [rdi + 1216]
vmovdqa64 zmm4, [rdi + 320]
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm3, zmm4
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm1
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm3, zmm4
vmovdqa64 zmm8, [rdi + 832]
vpmadd52huq zmm2, zmm1, zmm8
vmovdqa64 zmm9, [rdi + 1152]
vpmadd52huq zmm5, zmm4, zmm9
vmovdqa64 zmm10, [rdi + 64]
vpmadd52luq zmm6, zmm0, zmm10
vmovdqa64 zmm11, [rdi + 384]
vpmadd52luq zmm7, zmm3, zmm11
vpmadd52luq zmm2, zmm8, zmm10
vpmadd52luq zmm5, zmm9, zmm11
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm8, zmm1
vpmadd52huq zmm6, zmm8, zmm10
vmovdqa64 zmm13, [rdi + 768]
vpmadd52huq zmm2, zmm10, zmm13
vmovdqa64 zmm14, [rdi + 1088]
vpmadd52huq zmm5, zmm11, zmm14
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm9, zmm4
vpmadd52huq zmm7, zmm9, zmm11
vmovdqa64 zmm16, [rdi + 128]
vpmadd52luq zmm2, zmm13, zmm16
vmovdqa64 zmm17, [rdi + 448]
vpmadd52luq zmm5, zmm14, zmm17
vpmadd52huq zmm12, zmm13, zmm1
vpmadd52luq zmm6, zmm8, zmm16
vpmadd52huq zmm15, zmm14, zmm4
vpmadd52luq zmm7, zmm9, zmm17
vmovdqa64 zmm18, [rdi + 704]
vpmadd52huq zmm2, zmm16, zmm18
vmovdqa64 zmm19, [rdi + 1024]
vpmadd52huq zmm5, zmm17, zmm19
vpmadd52luq zmm12, zmm13, zmm10
vpmadd52huq zmm6, zmm13, zmm16
vpmadd52luq zmm15, zmm14, zmm11
vpmadd52huq zmm7, zmm14, zmm17
vmovdqa64 zmm20, [rdi + 192]
vpmadd52luq zmm2, zmm18, zmm20
vmovdqa64 zmm21, [rdi + 512]
vpmadd52luq zmm5, zmm19, zmm21
vpmadd52huq zmm12, zmm18, zmm10
vpmadd52luq zmm6, zmm13, zmm20
vpmadd52huq zmm15, zmm19, zmm11
vpmadd52luq zmm7, zmm14, zmm21
vmovdqa64 zmm22, [rdi + 640]
vpmadd52huq zmm2, zmm20, zmm22
vmovdqa64 zmm23, [rdi + 960]
vpmadd52huq zmm5, zmm21, zmm23
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm0, zmm10
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm3, zmm11
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm13, zmm1
vpxord zmm27, zmm27, zmm27
vpmadd52luq zmm27, zmm14, zmm4
vpmadd52luq zmm12, zmm18, zmm16
vpmadd52huq zmm6, zmm18, zmm20
vpmadd52luq zmm15, zmm19, zmm17
vpmadd52huq zmm7, zmm19, zmm21
vmovdqa64 zmm28, [rdi + 256]
vpmadd52luq zmm2, zmm22, zmm28
vmovdqa64 zmm29, [rdi + 576]
vpmadd52luq zmm5, zmm23, zmm29
vpmadd52luq zmm24, zmm0, zmm16
vpmadd52luq zmm25, zmm3, zmm17
vpmadd52huq zmm26, zmm18, zmm1
vpmadd52huq zmm27, zmm19, zmm4
vpmadd52huq zmm12, zmm22, zmm16
vpmadd52luq zmm6, zmm18, zmm28
vpmadd52huq zmm15, zmm23, zmm17
vpmadd52luq zmm7, zmm19, zmm29
vpmadd52huq zmm24, zmm8, zmm16
vpmadd52huq zmm25, zmm9, zmm17
vpmadd52luq zmm26, zmm18, zmm10
vpmadd52luq zmm27, zmm19, zmm11
vpsubq zmm0, zmm2, zmm5
vpaddq zmm2, zmm2, zmm5
vpmadd52luq zmm12, zmm22, zmm20
vmovdqa64 [rsp + 0], zmm12
vpsubq zmm2, zmm31, zmm2
vpmadd52huq zmm6, zmm22, zmm28
vmovdqa64 [rsp + 64], zmm6
vpmadd52luq zmm15, zmm23, zmm21
vmovdqa64 [rsp + 128], zmm15
vpaddq zmm0, zmm0, zmm31
vmovdqa64 [rsp + 192], zmm0
vpmadd52huq zmm7, zmm23, zmm29
vmovdqa64 [rsp + 256], zmm7
vpmadd52luq zmm24, zmm8, zmm20
vpmadd52luq zmm25, zmm9, zmm21
vpmadd52huq zmm26, zmm22, zmm10
vpaddq zmm5, zmm12, zmm15
vpmadd52huq zmm27, zmm23, zmm11
vpaddq zmm0, zmm6, zmm7
vpsubq zmm5, zmm31, zmm5
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm18, zmm1
vpxord zmm7, zmm7, zmm7
vpsubq zmm0, zmm7, zmm0
vmovdqa64 [rsp + 320], zmm0
vpmadd52huq zmm24, zmm13, zmm20
vpaddq zmm12, zmm22, zmm23
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm19, zmm4
vpaddq zmm0, zmm18, zmm19
vpmadd52huq zmm25, zmm14, zmm21
vpaddq zmm21, zmm13, zmm14
vpmadd52luq zmm26, zmm22, zmm16
vmovdqa64 [rsp + 384], zmm26
vpsraq zmm26, zmm12, 52
vpmadd52luq zmm27, zmm23, zmm17
vpaddq zmm0, zmm0, zmm26
vpmadd52huq zmm6, zmm22, zmm1
vpsraq zmm26, zmm0, 52
vpmadd52luq zmm24, zmm13, zmm28
vpaddq zmm21, zmm21, zmm26
vpmadd52huq zmm15, zmm23, zmm4
vpaddq zmm26, zmm8, zmm9
vpmadd52luq zmm25, zmm14, zmm29
vpsraq zmm14, zmm21, 52
vpmadd52luq zmm6, zmm22, zmm10
vpaddq zmm26, zmm26, zmm14
vpmadd52huq zmm24, zmm18, zmm28
vmovdqa64 zmm14, [rdi + 896]
vpaddq zmm18, zmm3, zmm14
vpmadd52luq zmm15, zmm23, zmm11
vpsraq zmm13, zmm26, 52
vpmadd52huq zmm25, zmm19, zmm29
vpaddq zmm19, zmm1, zmm4
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm14, zmm16
vpaddq zmm18, zmm18, zmm13
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm3, zmm17
vpandq zmm29, zmm19, zmm31
vpxord zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm22, zmm1
vpandq zmm26, zmm26, zmm31
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm23, zmm4
vpaddq zmm10, zmm10, zmm11
vpmadd52luq zmm28, zmm14, zmm20
vpsraq zmm19, zmm19, 52
vpmadd52luq zmm13, zmm3, [rdi + 512]
vpaddq zmm10, zmm10, zmm19
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm14, zmm20
vmovdqa64 [rsp + 448], zmm4
vpmadd52luq zmm2, zmm18, zmm29
vpandq zmm11, zmm10, zmm31
vpmadd52luq zmm5, zmm26, zmm29
vpandq zmm21, zmm21, zmm31
vpaddq zmm19, zmm27, [rsp + 384]
vpmadd52huq zmm28, zmm8, zmm20
vmovdqa64 zmm22, [rsp + 320]
vpmadd52huq zmm22, zmm18, zmm29
vpsubq zmm19, zmm31, zmm19
vpmadd52huq zmm2, zmm26, zmm29
vpaddq zmm16, zmm16, zmm17
vpmadd52huq zmm5, zmm21, zmm29
vpsraq zmm10, zmm10, 52
vpaddq zmm16, zmm16, zmm10
vpmadd52luq zmm19, zmm21, zmm29
vpmadd52luq zmm22, zmm18, zmm11
vpandq zmm10, zmm16, zmm31
vpmadd52luq zmm2, zmm26, zmm11
vpandq zmm0, zmm0, zmm31
vpmadd52luq zmm5, zmm21, zmm11
vpaddq zmm17, zmm6, zmm15
vpmadd52huq zmm19, zmm0, zmm29
vpaddq zmm23, zmm24, zmm25
vpmadd52huq zmm22, zmm26, zmm11
vpsubq zmm17, zmm31, zmm17
vpmadd52huq zmm2, zmm21, zmm11
vpsubq zmm23, zmm7, zmm23
vpmadd52huq zmm5, zmm0, zmm11
vpaddq zmm20, zmm20, [rdi + 512]
vpsraq zmm16, zmm16, 52
vpmadd52luq zmm17, zmm0, zmm29
vpmadd52luq zmm22, zmm26, zmm10
vpaddq zmm20, zmm20, zmm16
vpmadd52luq zmm2, zmm21, zmm10
vpaddq zmm16, zmm9, zmm1
vpmadd52huq zmm23, zmm18, zmm11
vpandq zmm4, zmm20, zmm31
vpmadd52luq zmm19, zmm0, zmm11
vpsubq zmm16, zmm31, zmm16
vpmadd52luq zmm5, zmm0, zmm10
vpandq zmm12, zmm12, zmm31
vpmadd52huq zmm2, zmm0, zmm10
vpsubq zmm9, zmm9, zmm1
vpmadd52huq zmm22, zmm21, zmm10
vpaddq zmm9, zmm9, zmm31
vmovdqa64 zmm1, [rdi + 1152]
vpmadd52huq zmm13, zmm1, [rdi + 512]
vpsubq zmm6, zmm6, zmm15
vpmadd52luq zmm16, zmm12, zmm29
vmovdqa64 zmm15, [rdi + 576]
vpaddq zmm14, zmm15, [rdi + 256]
vpmadd52luq zmm2, zmm0, zmm4
vpsraq zmm20, zmm20, 52
vpmadd52huq zmm17, zmm12, zmm29
vpaddq zmm6, zmm6, zmm31
vpmadd52luq zmm23, zmm18, zmm10
vmovdqa64 zmm29, [rsp + 384]
vpsubq zmm29, zmm29, zmm27
vpmadd52huq zmm19, zmm12, zmm11
vpaddq zmm14, zmm14, zmm20
vpmadd52huq zmm5, zmm12, zmm10
vpsraq zmm20, zmm9, 52
vpmadd52luq zmm22, zmm21, zmm4
vpaddq zmm29, zmm29, zmm31
vpmadd52huq zmm2, zmm12, zmm4
vmovdqa64 zmm27, [rsp + 0]
vpsubq zmm27, zmm27, [rsp + 128]
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm9, zmm30
vpsraq zmm9, zmm16, 52
vpmadd52luq zmm28, zmm8, [rdi + 256]
vpaddq zmm27, zmm27, zmm31
vpmadd52luq zmm13, zmm1, zmm15
vmovdqa64 zmm1, [rsp + 64]
vpsubq zmm1, zmm1, [rsp + 256]
vpmadd52luq zmm17, zmm12, zmm11
vpsubq zmm24, zmm24, zmm25
vpmadd52huq zmm23, zmm26, zmm10
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm16, zmm30
vpmadd52luq zmm19, zmm12, zmm10
vpmadd52luq zmm5, zmm12, zmm4
vpmadd52huq zmm22, zmm0, zmm4
vpmadd52luq zmm2, zmm12, zmm14
vpmadd52huq zmm20, zmm3, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm3, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm16, [rdi + 768]
vpmadd52huq zmm28, zmm16, [rdi + 256]
vpmadd52huq zmm13, zmm15, [rdi + 1088]
vpmadd52luq zmm23, zmm26, zmm4
vpmadd52luq zmm29, zmm3, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, zmm20
vpmadd52huq zmm9, zmm11, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm16, zmm6, 52
vpmadd52luq zmm17, zmm11, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm20, zmm28, zmm13
vpmadd52luq zmm27, zmm3, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm20, zmm7, zmm20
vpmadd52luq zmm19, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm28, zmm28, zmm13
vpmadd52luq zmm22, zmm0, zmm14
vmovdqa64 zmm13, [rsp + 192]
vpmadd52luq zmm13, zmm3, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm17, zmm17, zmm9
vpmadd52luq zmm5, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm9, zmm17, 52
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm21, zmm4
vpmadd52huq zmm29, zmm3, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm25, zmm30
vpmadd52luq zmm25, zmm6, zmm30
vpmadd52huq zmm27, zmm3, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm19, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm17, zmm30
vpmadd52huq zmm20, zmm18, zmm10
vpmadd52huq zmm22, zmm12, zmm14
vpmadd52huq zmm13, zmm3, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm23, zmm21, zmm14
vpmadd52huq zmm16, zmm25, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm29, zmm25, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm1, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm27, zmm25, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm19, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm29, zmm29, zmm16
vmovdqa64 zmm3, [rdi + 1216]
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm3, [rdi + 512]
vpsraq zmm12, zmm29, 52
vpmadd52luq zmm20, zmm18, zmm4
vpmadd52huq zmm22, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm13, zmm25, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm19, zmm19, zmm9
vpmadd52luq zmm5, zmm6, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm9, zmm19, 52
vpmadd52luq zmm2, zmm6, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm23, zmm0, zmm14
vpmadd52luq zmm1, zmm25, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm27, zmm25, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm29, zmm30
vmovdqa64 zmm11, [rdi + 896]
vmovdqa64 zmm16, [rsp + 448]
vpmadd52luq zmm16, zmm11, [rdi + 256]
vpmadd52luq zmm10, zmm3, zmm15
vpmadd52huq zmm20, zmm26, zmm4
vpmadd52huq zmm13, zmm25, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm22, zmm6, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm5, zmm6, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm19, zmm30
vpmadd52huq zmm24, zmm25, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm6, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm23, zmm6, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm25, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm12, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm16, zmm8, [rdi + 256]
vpmadd52huq zmm10, zmm15, [rdi + 1152]
vpmadd52luq zmm20, zmm26, zmm14
vpmadd52huq zmm22, zmm6, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm27, zmm27, zmm12
vpmadd52luq zmm13, zmm0, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm6, zmm27, 52
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm8, zmm16, zmm10
vpmadd52luq zmm5, zmm17, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm8, zmm7, zmm8
vpmadd52luq zmm24, zmm0, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm16, zmm16, zmm10
vpmadd52luq zmm2, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm23, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm5, zmm5, zmm9
vpmadd52huq zmm20, zmm21, zmm14
vpsraq zmm9, zmm5, 52
vpmadd52huq zmm13, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm22, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm27, zmm30
vpmadd52huq zmm24, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm5, zmm30
vpmadd52huq zmm8, zmm18, zmm4
vpmadd52huq zmm23, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm28, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm22, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm10, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm24, zmm10, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm9, zmm12, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm8, zmm18, zmm14
vpaddq zmm13, zmm13, zmm6
vpmadd52luq zmm23, zmm12, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm13, 52
vpmadd52luq zmm1, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm28, zmm10, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm2, zmm2, zmm9
vpmadd52luq zmm22, zmm12, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm4, zmm2, 52
vpmadd52luq zmm20, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm10, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm13, zmm30
vpmadd52huq zmm8, zmm26, zmm14
vpmadd52huq zmm23, zmm12, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm2, zmm30
vpmadd52huq zmm1, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm28, zmm10, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm22, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm20, zmm12, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm16, zmm10, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm24, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm8, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm23, zmm6, qword ptr [rdx + 16]{{1to8}}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm11, [rdi + 256]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm3, zmm15
vpmadd52huq zmm0, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm1, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm28, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm4, zmm6, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm3, zmm2, zmm9
vpmadd52luq zmm22, zmm6, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm3, zmm7, zmm3
vpmadd52luq zmm20, zmm6, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm1, zmm1, zmm0
vpmadd52luq zmm16, zmm5, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rdx + 0]{{1to8}}
vpmadd52huq zmm24, zmm5, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm0, zmm1, 52
vpmadd52luq zmm8, zmm6, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm22, zmm22, zmm4
vpmadd52huq zmm23, zmm6, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm4, zmm22, 52
vpmadd52huq zmm28, zmm5, qword ptr [rdx + 16]{{1to8}}
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 0], zmm1
vpmadd52huq zmm20, zmm6, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm24, zmm24, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm3, zmm18, zmm14
vpaddq zmm24, zmm24, zmm0
vpmadd52huq zmm16, zmm5, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm23, zmm23, zmm4
vpmadd52huq zmm8, zmm6, qword ptr [rdx + 24]{{1to8}}
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 64], zmm22
vpsubq zmm2, zmm2, zmm9
vmovdqa64 zmm0, [rsi + 2176]
vmovdqa64 zmm4, [rsi + 4480]
vpxord zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm0, zmm4
vpaddq zmm28, zmm28, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm5, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm5, zmm24, 52
vpmadd52huq zmm3, zmm6, qword ptr [rdx + 32]{{1to8}}
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 128], zmm24
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm4
vpsraq zmm10, zmm23, 52
vmovdqa64 zmm11, [rsi + 2112]
vpmadd52huq zmm9, zmm4, zmm11
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 192], zmm23
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm11, zmm4
vpaddq zmm28, zmm28, zmm5
vmovdqa64 zmm5, [rsi + 4544]
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm0, zmm5
vpaddq zmm20, zmm20, zmm10
vpmadd52luq zmm6, zmm0, zmm5
vpaddq zmm16, zmm16, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm11, zmm5
vpsraq zmm10, zmm28, 52
vmovdqa64 zmm14, [rsi + 2432]
vmovdqa64 zmm15, [rsi + 4800]
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm14, zmm15
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 256], zmm28
vmovdqa64 zmm18, [rsi + 2496]
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm15, zmm18
vpsraq zmm21, zmm20, 52
vpmadd52huq zmm6, zmm11, zmm5
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 320], zmm20
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm18, zmm15
vpaddq zmm16, zmm16, zmm10
vmovdqa64 zmm10, [rsi + 2048]
vpmadd52huq zmm9, zmm5, zmm10
vpaddq zmm8, zmm8, zmm21
vpmadd52huq zmm19, zmm14, zmm15
vpandq zmm21, zmm16, zmm31
vmovdqa64 [rsp + 384], zmm21
vpmadd52huq zmm12, zmm10, zmm4
vpandq zmm26, zmm8, zmm31
vmovdqa64 [rsp + 448], zmm26
vmovdqa64 zmm27, [rsi + 4864]
vpmadd52luq zmm25, zmm18, zmm27
vpaddq zmm2, zmm2, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm29, [rsi + 4608]
vpmadd52luq zmm9, zmm10, zmm29
vpsraq zmm16, zmm16, 52
vpmadd52luq zmm19, zmm14, zmm27
vpsraq zmm8, zmm8, 52
vpmadd52luq zmm6, zmm11, zmm29
vpaddq zmm2, zmm2, zmm16
vmovdqa64 [rsp + 512], zmm2
vpmadd52huq zmm25, zmm14, zmm27
vpaddq zmm3, zmm3, zmm8
vmovdqa64 [rsp + 576], zmm3
vmovdqa64 zmm8, [rsi + 2368]
vpmadd52huq zmm17, zmm15, zmm8
vpmadd52huq zmm19, zmm8, zmm27
vmovdqa64 zmm16, [rsi + 1984]
vpmadd52huq zmm9, zmm29, zmm16
vmovdqa64 zmm3, [rsi + 4928]
vpmadd52luq zmm25, zmm14, zmm3
vpmadd52luq zmm12, zmm10, zmm5
vpmadd52luq zmm19, zmm8, zmm3
vpmadd52huq zmm6, zmm10, zmm29
vpmadd52luq zmm17, zmm8, zmm27
vpmadd52huq zmm25, zmm8, zmm3
vmovdqa64 zmm2, [rsi + 2304]
vpmadd52huq zmm19, zmm3, zmm2
vmovdqa64 zmm26, [rsi + 4672]
vpmadd52luq zmm9, zmm16, zmm26
vpmadd52huq zmm12, zmm16, zmm5
vpmadd52luq zmm6, zmm10, zmm26
vmovdqa64 zmm21, [rsi + 4992]
vpmadd52luq zmm19, zmm2, zmm21
vpmadd52huq zmm17, zmm2, zmm27
vpmadd52luq zmm25, zmm8, zmm21
vmovdqa64 zmm20, [rsi + 1920]
vpmadd52huq zmm9, zmm26, zmm20
vmovdqa64 zmm23, [rsi + 2240]
vpmadd52huq zmm19, zmm21, zmm23
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm18, zmm27
vpxord zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm10, zmm4
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm8, zmm15
vpmadd52luq zmm12, zmm16, zmm29
vpmadd52huq zmm6, zmm16, zmm26
vpmadd52luq zmm17, zmm2, zmm3
vpmadd52huq zmm25, zmm2, zmm21
vmovdqa64 zmm1, [rsi + 4736]
vpmadd52luq zmm9, zmm20, zmm1
vmovdqa64 zmm8, [rsi + 5056]
vpmadd52luq zmm19, zmm23, zmm8
vpmadd52luq zmm13, zmm0, zmm29
vpmadd52luq zmm22, zmm18, zmm3
vpmadd52huq zmm28, zmm16, zmm4
vpmadd52huq zmm24, zmm2, zmm15
vpmadd52huq zmm12, zmm20, zmm29
vpmadd52luq zmm6, zmm16, zmm1
vpmadd52huq zmm17, zmm23, zmm3
vpmadd52luq zmm25, zmm2, zmm8
vpmadd52huq zmm13, zmm11, zmm29
vpmadd52huq zmm22, zmm14, zmm3
vpmadd52luq zmm28, zmm16, zmm5
vpmadd52luq zmm24, zmm2, zmm27
vpsubq zmm0, zmm9, zmm19
vpaddq zmm9, zmm9, zmm19
vpmadd52luq zmm12, zmm20, zmm26
vmovdqa64 [rsp + 640], zmm12
vpsubq zmm9, zmm31, zmm9
vpmadd52huq zmm6, zmm20, zmm1
vmovdqa64 [rsp + 704], zmm6
vpmadd52luq zmm17, zmm23, zmm21
vmovdqa64 [rsp + 768], zmm17
vpaddq zmm0, zmm0, zmm31
vmovdqa64 [rsp + 832], zmm0
vpmadd52huq zmm25, zmm23, zmm8
vmovdqa64 [rsp + 896], zmm25
vpmadd52luq zmm13, zmm11, zmm26
vpmadd52luq zmm22, zmm14, zmm21
vpmadd52huq zmm28, zmm20, zmm5
vpaddq zmm19, zmm12, zmm17
vpmadd52huq zmm24, zmm23, zmm27
vpaddq zmm0, zmm6, zmm25
vpsubq zmm19, zmm31, zmm19
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm16, zmm4
vpsubq zmm0, zmm7, zmm0
vmovdqa64 [rsp + 960], zmm0
vpmadd52huq zmm13, zmm10, zmm26
vpaddq zmm25, zmm20, zmm23
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm2, zmm15
vpaddq zmm17, zmm16, zmm2
vmovdqa64 zmm0, [rsi + 2368]
vpmadd52huq zmm22, zmm21, zmm0
vpaddq zmm21, zmm10, zmm0
vpmadd52luq zmm28, zmm20, zmm29
vmovdqa64 [rsp + 1024], zmm28
vpsraq zmm28, zmm25, 52
vpmadd52luq zmm24, zmm23, zmm3
vpaddq zmm17, zmm17, zmm28
vpmadd52huq zmm6, zmm20, zmm4
vpsraq zmm28, zmm17, 52
vpmadd52luq zmm13, zmm10, zmm1
vpaddq zmm21, zmm21, zmm28
vpmadd52huq zmm12, zmm23, zmm15
vpaddq zmm28, zmm11, zmm14
vpmadd52luq zmm22, zmm0, zmm8
vpsraq zmm0, zmm21, 52
vpmadd52luq zmm6, zmm20, zmm5
vpaddq zmm28, zmm28, zmm0
vpmadd52huq zmm13, zmm16, zmm1
vmovdqa64 zmm0, [rsi + 2176]
vpaddq zmm16, zmm18, zmm0
vpmadd52luq zmm12, zmm23, zmm27
vpsraq zmm10, zmm28, 52
vpmadd52huq zmm22, zmm2, zmm8
vpaddq zmm2, zmm4, zmm15
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm0, zmm29
vpaddq zmm16, zmm16, zmm10
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm18, zmm3
vpandq zmm8, zmm2, zmm31
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm20, zmm4
vpandq zmm28, zmm28, zmm31
vpxord zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm23, zmm15
vpaddq zmm5, zmm5, zmm27
vpmadd52luq zmm1, zmm0, zmm26
vpsraq zmm2, zmm2, 52
vpmadd52luq zmm10, zmm18, [rsi + 4992]
vpaddq zmm5, zmm5, zmm2
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm26
vmovdqa64 [rsp + 1088], zmm2
vpmadd52luq zmm9, zmm16, zmm8
vpandq zmm15, zmm5, zmm31
vpmadd52luq zmm19, zmm28, zmm8
vpandq zmm21, zmm21, zmm31
vpaddq zmm27, zmm24, [rsp + 1024]
vpmadd52huq zmm1, zmm11, zmm26
vmovdqa64 zmm23, [rsp + 960]
vpmadd52huq zmm23, zmm16, zmm8
vpsubq zmm27, zmm31, zmm27
vpmadd52huq zmm9, zmm28, zmm8
vpaddq zmm29, zmm29, zmm3
vpmadd52huq zmm19, zmm21, zmm8
vpsraq zmm5, zmm5, 52
vpaddq zmm29, zmm29, zmm5
vpmadd52luq zmm27, zmm21, zmm8
vpmadd52luq zmm23, zmm16, zmm15
vpandq zmm3, zmm29, zmm31
vpmadd52luq zmm9, zmm28, zmm15
vpandq zmm17, zmm17, zmm31
vpmadd52luq zmm19, zmm21, zmm15
vpaddq zmm5, zmm6, zmm12
vpmadd52huq zmm27, zmm17, zmm8
vpaddq zmm20, zmm13, zmm22
vpmadd52huq zmm23, zmm28, zmm15
vpsubq zmm5, zmm31, zmm5
vpmadd52huq zmm9, zmm21, zmm15
vpsubq zmm20, zmm7, zmm20
vpmadd52huq zmm19, zmm17, zmm15
vpaddq zmm26, zmm26, [rsi + 4992]
vpsraq zmm29, zmm29, 52
vpmadd52luq zmm5, zmm17, zmm8
vpmadd52luq zmm23, zmm28, zmm3
vpaddq zmm26, zmm26, zmm29
vpmadd52luq zmm9, zmm21, zmm3
vpaddq zmm29, zmm14, zmm4
vpmadd52huq zmm20, zmm16, zmm15
vpandq zmm0, zmm26, zmm31
vpmadd52luq zmm27, zmm17, zmm15
vpsubq zmm29, zmm31, zmm29
vpmadd52luq zmm19, zmm17, zmm3
vpandq zmm25, zmm25, zmm31
vpmadd52huq zmm9, zmm17, zmm3
vpsubq zmm14, zmm14, zmm4
vpmadd52huq zmm23, zmm21, zmm3
vpaddq zmm14, zmm14, zmm31
vmovdqa64 zmm4, [rsi + 2432]
vpmadd52huq zmm10, zmm4, [rsi + 4992]
vpsubq zmm6, zmm6, zmm12
vpmadd52luq zmm29, zmm25, zmm8
vmovdqa64 zmm12, [rsi + 5056]
vpaddq zmm2, zmm12, [rsi + 4736]
vpmadd52luq zmm9, zmm17, zmm0
vpsraq zmm26, zmm26, 52
vpmadd52huq zmm5, zmm25, zmm8
vpaddq zmm6, zmm6, zmm31
vpmadd52luq zmm20, zmm16, zmm3
vmovdqa64 zmm8, [rsp + 1024]
vpsubq zmm8, zmm8, zmm24
vpmadd52huq zmm27, zmm25, zmm15
vpaddq zmm2, zmm2, zmm26
vpmadd52huq zmm19, zmm25, zmm3
vpsraq zmm24, zmm14, 52
vpmadd52luq zmm23, zmm21, zmm0
vpaddq zmm8, zmm8, zmm31
vpmadd52huq zmm9, zmm25, zmm0
vmovdqa64 zmm26, [rsp + 640]
vpsubq zmm26, zmm26, [rsp + 768]
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm14, zmm30
vpsraq zmm14, zmm29, 52
vpmadd52luq zmm1, zmm11, [rsi + 4736]
vpaddq zmm26, zmm26, zmm31
vpmadd52luq zmm10, zmm4, zmm12
vmovdqa64 zmm4, [rsp + 704]
vpsubq zmm4, zmm4, [rsp + 896]
vpmadd52luq zmm5, zmm25, zmm15
vpsubq zmm13, zmm13, zmm22
vpmadd52huq zmm20, zmm28, zmm3
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm29, zmm30
vpmadd52luq zmm27, zmm25, zmm3
vpmadd52luq zmm19, zmm25, zmm0
vpmadd52huq zmm23, zmm17, zmm0
vpmadd52luq zmm9, zmm25, zmm2
vpmadd52huq zmm24, zmm18, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm22, [rsi + 2048]
vpmadd52huq zmm1, zmm22, [rsi + 4736]
vpmadd52huq zmm10, zmm12, [rsi + 2368]
vpmadd52luq zmm20, zmm28, zmm0
vpmadd52luq zmm8, zmm18, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, zmm24
vpmadd52huq zmm14, zmm15, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm24, zmm6, 52
vpmadd52luq zmm5, zmm15, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm29, zmm1, zmm10
vpmadd52luq zmm26, zmm18, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm29, zmm7, zmm29
vpmadd52luq zmm27, zmm15, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm1, zmm1, zmm10
vpmadd52luq zmm23, zmm17, zmm2
vmovdqa64 zmm10, [rsp + 832]
vpmadd52luq zmm10, zmm18, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm5, zmm5, zmm14
vpmadd52luq zmm19, zmm15, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm5, 52
vpmadd52luq zmm9, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm20, zmm21, zmm0
vpmadd52huq zmm8, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm6, zmm30
vpmadd52huq zmm26, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm27, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm5, zmm30
vpmadd52huq zmm29, zmm16, zmm3
vpmadd52huq zmm23, zmm25, zmm2
vpmadd52huq zmm10, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm19, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm20, zmm21, zmm2
vpmadd52huq zmm24, zmm22, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm8, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm4, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm14, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm8, zmm8, zmm24
vmovdqa64 zmm3, [rsi + 2496]
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm3, [rsi + 4992]
vpsraq zmm18, zmm8, 52
vpmadd52luq zmm29, zmm16, zmm0
vpmadd52huq zmm23, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm10, zmm22, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm27, zmm27, zmm14
vpmadd52luq zmm19, zmm6, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm14, zmm27, 52
vpmadd52luq zmm9, zmm6, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm20, zmm17, zmm2
vpmadd52luq zmm4, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm26, zmm22, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm8, zmm30
vmovdqa64 zmm8, [rsi + 2176]
vmovdqa64 zmm17, [rsp + 1088]
vpmadd52luq zmm17, zmm8, [rsi + 4736]
vpmadd52luq zmm5, zmm3, zmm12
vpmadd52huq zmm29, zmm28, zmm0
vpmadd52huq zmm10, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm23, zmm6, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm19, zmm6, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm27, zmm30
vpmadd52huq zmm13, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm9, zmm6, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm6, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm18, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm17, zmm11, [rsi + 4736]
vpmadd52huq zmm5, zmm12, [rsi + 2432]
vpmadd52luq zmm29, zmm28, zmm2
vpmadd52huq zmm23, zmm6, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm26, zmm26, zmm18
vpmadd52luq zmm10, zmm15, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm6, zmm26, 52
vpmadd52huq zmm14, zmm24, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm18, zmm17, zmm5
vpmadd52luq zmm19, zmm24, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm18, zmm7, zmm18
vpmadd52luq zmm13, zmm15, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm17, zmm17, zmm5
vpmadd52luq zmm9, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm20, zmm24, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm4, zmm15, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm19, zmm19, zmm14
vpmadd52huq zmm29, zmm21, zmm2
vpsraq zmm5, zmm19, 52
vpmadd52huq zmm10, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm23, zmm24, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm26, zmm30
vpmadd52huq zmm13, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm9, zmm24, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm19, zmm30
vpmadd52huq zmm18, zmm16, zmm0
vpmadd52huq zmm20, zmm24, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm4, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm24, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm29, zmm24, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm10, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm13, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm5, zmm21, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm18, zmm16, zmm2
vpaddq zmm10, zmm10, zmm6
vpmadd52luq zmm20, zmm21, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm10, 52
vpmadd52luq zmm4, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm1, zmm14, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm9, zmm9, zmm5
vpmadd52luq zmm23, zmm21, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm5, zmm9, 52
vpmadd52luq zmm29, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm13, zmm14, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm10, zmm30
vmovdqa64 [rsp + 640], zmm6
vpmadd52huq zmm18, zmm28, zmm2
vpmadd52huq zmm20, zmm21, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm9, zmm30
vpmadd52huq zmm4, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm1, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm23, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm29, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm17, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm13, zmm6, qword ptr [rdx + 16]{{1to8}}
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm8, [rsi + 4736]
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm3, zmm12
vpmadd52huq zmm18, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm20, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm0, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm12, zmm9, zmm14
vpbroadcastq zmm15, qword ptr [rdx + 80]
vpaddq zmm19, zmm15, [rsp + 0]
vpmadd52luq zmm1, zmm6, qword ptr [rdx + 24]{{1to8}}
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 ymm21, [rax + r10]
mov eax, [r8 + 8]
shl rax, 6
vinserti64x4 zmm21, zmm21, [rax + r10], 1
vmovdqa64 [rsp + 704], zmm21
vpbroadcastq zmm22, qword ptr [rdx + 88]
vpaddq zmm24, zmm22, [rsp + 128]
vpmadd52huq zmm5, zmm10, qword ptr [rdx + 0]{{1to8}}
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 ymm25, [rax + r10]
mov eax, [r8 + 12]
shl rax, 6
vinserti64x4 zmm25, zmm25, [rax + r10], 1
vmovdqa64 [rsp + 768], zmm25
vpbroadcastq zmm26, qword ptr [rdx + 96]
vpaddq zmm27, zmm26, [rsp + 256]
vpmadd52luq zmm23, zmm10, qword ptr [rdx + 8]{{1to8}}
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 ymm28, [rax + r10]
mov eax, [r8 + 24]
shl rax, 6
vinserti64x4 zmm28, zmm28, [rax + r10], 1
vmovdqa64 [rsp + 832], zmm28
vpsubq zmm19, zmm19, [rsp + 64]
vpmadd52luq zmm29, zmm10, qword ptr [rdx + 24]{{1to8}}
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 ymm3, [rax + r10]
mov eax, [r8 + 28]
shl rax, 6
vinserti64x4 zmm3, zmm3, [rax + r10], 1
vmovdqa64 [rsp + 896], zmm3
vpsubq zmm24, zmm24, [rsp + 192]
vpmadd52luq zmm17, zmm6, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm8, zmm19, 52
vpmadd52huq zmm13, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm24, zmm24, zmm8
vpmadd52luq zmm18, zmm10, qword ptr [rdx + 32]{{1to8}}
vpandq zmm19, zmm19, zmm31
vpmadd52huq zmm20, zmm10, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm27, zmm27, [rsp + 320]
vpmadd52huq zmm1, zmm6, qword ptr [rdx + 16]{{1to8}}
vpandq zmm8, zmm24, zmm31
vmovdqa64 [rsp + 960], zmm8
vpmadd52huq zmm29, zmm10, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm24, zmm24, 52
vpmadd52huq zmm17, zmm6, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm27, zmm27, zmm24
vpmadd52huq zmm18, zmm10, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 1024], zmm18
vpandq zmm24, zmm27, zmm31
vmovdqa64 [rsp + 1088], zmm24
vpbroadcastq zmm6, qword ptr [rdx + 104]
vmovdqa64 zmm11, [rsp + 384]
vpaddq zmm26, zmm6, zmm11
vpsubq zmm26, zmm26, [rsp + 448]
vpsraq zmm27, zmm27, 52
vmovdqa64 zmm6, [rsp + 0]
vpaddq zmm22, zmm6, zmm6
vmovdqa64 zmm15, [rsp + 128]
vpaddq zmm3, zmm15, zmm15
vpaddq zmm26, zmm26, zmm27
vmovdqa64 zmm27, [rsp + 256]
vpaddq zmm28, zmm27, zmm27
vpaddq zmm21, zmm11, zmm11
vpandq zmm25, zmm26, zmm31
vmovdqa64 [rsp + 1152], zmm25
vmovdqa64 zmm25, [rsp + 512]
vpaddq zmm24, zmm25, zmm25
vpsraq zmm18, zmm22, 52
vpaddq zmm8, zmm25, qword ptr [rdx + 112]{{1to8}}
vpaddq zmm3, zmm3, zmm18
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 1216], zmm22
vpsubq zmm8, zmm8, [rsp + 576]
vpsraq zmm18, zmm3, 52
vpaddq zmm28, zmm28, zmm18
vpsraq zmm26, zmm26, 52
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rsp + 1280], zmm3
vpsraq zmm18, zmm28, 52
vpaddq zmm8, zmm8, zmm26
vmovdqa64 [rsp + 1344], zmm8
vpaddq zmm21, zmm21, zmm18
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 1408], zmm28
vpsraq zmm18, zmm21, 52
vpsubq zmm12, zmm7, zmm12
vpaddq zmm24, zmm24, zmm18
vmovdqa64 [rsp + 1472], zmm24
vpmadd52huq zmm12, zmm16, zmm2
vpandq zmm21, zmm21, zmm31
vmovdqa64 [rsp + 1536], zmm21
vpaddq zmm2, zmm6, [rsp + 64]
vpaddq zmm16, zmm15, [rsp + 192]
vpaddq zmm4, zmm4, zmm0
vpmadd52huq zmm12, zmm10, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm0, zmm27, [rsp + 320]
vpaddq zmm10, zmm11, [rsp + 448]
vpaddq zmm18, zmm25, [rsp + 576]
vpsraq zmm26, zmm2, 52
vpaddq zmm23, zmm23, zmm5
vpaddq zmm16, zmm16, zmm26
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsp + 1600], zmm2
vpaddq zmm4, zmm4, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm5, zmm16, 52
vpaddq zmm0, zmm0, zmm5
vpaddq zmm13, zmm13, qword ptr [rdx + 8]{{1to8}}
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 1664], zmm16
vpsraq zmm5, zmm0, 52
vpsraq zmm26, zmm4, 52
vpaddq zmm10, zmm10, zmm5
vpandq zmm0, zmm0, zmm31
vmovdqa64 [rsp + 1728], zmm0
vpsraq zmm5, zmm23, 52
vpsraq zmm25, zmm10, 52
vpaddq zmm18, zmm18, zmm25
vmovdqa64 [rsp + 1792], zmm18
vpsubq zmm9, zmm9, zmm14
vmovdqa64 [rsp + 1856], zmm9
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 ymm14, [rax + r10 + 32]
mov eax, [r8 + 8]
shl rax, 6
vinserti64x4 zmm14, zmm14, [rax + r10 + 32], 1
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 1920], zmm10
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm2, zmm19
vmovdqa64 [rsp + 1984], zmm25
vmovdqa64 zmm11, zmm31
vpmadd52luq zmm11, zmm16, zmm19
vpaddq zmm13, zmm13, zmm26
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 ymm26, [rax + r10 + 32]
mov eax, [r8 + 12]
shl rax, 6
vinserti64x4 zmm26, zmm26, [rax + r10 + 32], 1
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm10, zmm19
vpaddq zmm20, zmm20, zmm5
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 ymm5, [rax + r10 + 32]
mov eax, [r8 + 24]
shl rax, 6
vinserti64x4 zmm5, zmm5, [rax + r10 + 32], 1
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm18, zmm19
vpaddq zmm1, zmm1, qword ptr [rdx + 16]{{1to8}}
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 ymm6, [rax + r10 + 32]
mov eax, [r8 + 28]
shl rax, 6
vinserti64x4 zmm6, zmm6, [rax + r10 + 32], 1
vmovdqa64 zmm9, zmm31
vpmadd52luq zmm9, zmm0, zmm19
vpsraq zmm25, zmm13, 52
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm18, zmm19
vpsraq zmm22, zmm20, 52
vpmadd52huq zmm27, zmm0, zmm19
vpaddq zmm1, zmm1, zmm25
vpmadd52huq zmm15, zmm10, zmm19
vpaddq zmm29, zmm29, zmm22
vpmadd52huq zmm9, zmm16, zmm19
vpaddq zmm17, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm22, [rsp + 960]
vpmadd52luq zmm8, zmm18, zmm22
vpsraq zmm25, zmm1, 52
vpmadd52luq zmm27, zmm0, zmm22
vpsraq zmm28, zmm29, 52
vpmadd52luq zmm15, zmm10, zmm22
vpaddq zmm17, zmm17, zmm25
vpmadd52luq zmm9, zmm16, zmm22
vpaddq zmm28, zmm28, [rsp + 1024]
vpmadd52huq zmm11, zmm2, zmm19
vpsraq zmm19, zmm17, 52
vmovdqa64 [rsp + 1024], zmm19
vpmadd52huq zmm27, zmm16, zmm22
vpsraq zmm25, zmm28, 52
vpmadd52huq zmm15, zmm0, zmm22
vpaddq zmm12, zmm12, zmm25
vpmadd52huq zmm9, zmm2, zmm22
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsi + 3136], zmm12
vpmadd52huq zmm8, zmm10, zmm22
vpandq zmm28, zmm28, zmm31
vmovdqa64 zmm25, [rsp + 1088]
vpmadd52luq zmm27, zmm16, zmm25
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsi + 2752], zmm17
vpmadd52luq zmm15, zmm0, zmm25
vpandq zmm29, zmm29, zmm31
vpmadd52luq zmm11, zmm2, zmm22
vmovdqa64 [rsp + 2048], zmm11
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsi + 2688], zmm1
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm18, zmm22
vpandq zmm20, zmm20, zmm31
vpmadd52huq zmm27, zmm2, zmm25
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsi + 2624], zmm13
vpmadd52huq zmm15, zmm16, zmm25
vpandq zmm23, zmm23, zmm31
vpmadd52luq zmm9, zmm2, zmm25
vmovdqa64 [rsp + 960], zmm9
vmovdqa64 zmm22, [rsp + 704]
vmovdqa64 zmm13, [rsp + 768]
vpunpcklqdq zmm1, zmm22, zmm13
vmovdqa64 [rsi + 2560], zmm4
vpmadd52luq zmm8, zmm10, zmm25
vmovdqa64 zmm4, [rsp + 832]
vmovdqa64 zmm17, [rsp + 896]
vpunpcklqdq zmm19, zmm4, zmm17
vmovdqa64 zmm9, [rsp + 1152]
vpmadd52luq zmm27, zmm2, zmm9
vmovdqa64 [rsp + 2112], zmm27
vpunpckhqdq zmm22, zmm22, zmm13
vmovdqa64 [rsi + 2880], zmm23
vpmadd52luq zmm15, zmm16, zmm9
vpunpckhqdq zmm4, zmm4, zmm17
vpmadd52luq zmm12, zmm18, zmm25
vpunpcklqdq zmm13, zmm14, zmm26
vmovdqa64 [rsi + 2944], zmm20
vpmadd52huq zmm8, zmm0, zmm25
vmovdqa64 [rsp + 704], zmm8
vpunpcklqdq zmm17, zmm5, zmm6
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm18, zmm25
vmovdqa64 [rsp + 768], zmm23
vpunpckhqdq zmm14, zmm14, zmm26
vmovdqa64 [rsi + 3008], zmm29
vpmadd52huq zmm15, zmm2, zmm9
vpunpckhqdq zmm5, zmm5, zmm6
vmovdqa64 zmm6, [rsp + 64]
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm3, zmm6
vshufi64x2 zmm20, zmm1, zmm19, 0x88
vmovdqa64 [rsi + 3072], zmm28
vmovdqa64 zmm29, zmm31
vpmadd52luq zmm29, zmm21, zmm6
vshufi64x2 zmm28, zmm22, zmm4, 0x88
vmovdqa64 [rsp + 832], zmm28
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm24, zmm6
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 ymm23, [rax + r11]
mov eax, [r9 + 8]
shl rax, 6
vinserti64x4 zmm23, zmm23, [rax + r11], 1
vshufi64x2 zmm16, zmm13, zmm17, 0x88
vmovdqa64 zmm27, [rsp + 1408]
vmovdqa64 zmm11, zmm31
vpmadd52luq zmm11, zmm6, zmm27
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 ymm0, [rax + r11]
mov eax, [r9 + 12]
shl rax, 6
vinserti64x4 zmm0, zmm0, [rax + r11], 1
vshufi64x2 zmm8, zmm14, zmm5, 0x88
vmovdqa64 [rsp + 896], zmm8
vmovdqa64 zmm9, zmm31
vpmadd52luq zmm9, zmm6, [rsp + 1216]
vmovdqa64 [rsp + 2176], zmm9
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 ymm9, [rax + r11]
mov eax, [r9 + 24]
shl rax, 6
vinserti64x4 zmm9, zmm9, [rax + r11], 1
vshufi64x2 zmm1, zmm1, zmm19, 0xdd
vmovdqa64 [rsp + 2240], zmm1
vpmadd52huq zmm29, zmm27, zmm6
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 ymm19, [rax + r11]
mov eax, [r9 + 28]
shl rax, 6
vinserti64x4 zmm19, zmm19, [rax + r11], 1
vshufi64x2 zmm13, zmm13, zmm17, 0xdd
vmovdqa64 [rsp + 2304], zmm13
vpmadd52huq zmm18, zmm21, zmm6
vpsrlq zmm17, zmm20, 52
vpmadd52huq zmm11, zmm3, zmm6
vpsllq zmm13, zmm28, 12
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm24, zmm6
vpsrlq zmm28, zmm16, 52
vmovdqa64 zmm10, [rsp + 192]
vpmadd52luq zmm29, zmm27, zmm10
vpsllq zmm25, zmm8, 12
vpmadd52luq zmm18, zmm21, zmm10
vshufi64x2 zmm22, zmm22, zmm4, 0xdd
vmovdqa64 [rsp + 2368], zmm22
vpmadd52luq zmm11, zmm3, zmm10
vpunpcklqdq zmm4, zmm23, zmm0
vpmadd52luq zmm1, zmm24, zmm10
vpunpckhqdq zmm23, zmm23, zmm0
vpmadd52huq zmm29, zmm3, zmm10
vpunpcklqdq zmm0, zmm9, zmm19
vpmadd52huq zmm18, zmm27, zmm10
vpunpckhqdq zmm9, zmm9, zmm19
vmovdqa64 zmm19, [rsp + 1216]
vpmadd52huq zmm26, zmm6, zmm19
vshufi64x2 zmm6, zmm4, zmm0, 0x88
vpmadd52huq zmm11, zmm19, zmm10
vshufi64x2 zmm22, zmm23, zmm9, 0x88
vmovdqa64 zmm8, [rsp + 320]
vpmadd52luq zmm29, zmm3, zmm8
vshufi64x2 zmm4, zmm4, zmm0, 0xdd
vpmadd52luq zmm18, zmm27, zmm8
vshufi64x2 zmm23, zmm23, zmm9, 0xdd
vmovdqa64 [rsp + 2432], zmm23
vpmadd52huq zmm1, zmm21, zmm10
vpandq zmm0, zmm6, zmm31
vmovdqa64 [rsp + 2496], zmm0
vpmadd52luq zmm26, zmm19, zmm10
vpsrlq zmm6, zmm6, 52
vpmadd52huq zmm29, zmm19, zmm8
vpsllq zmm9, zmm22, 12
vpmadd52huq zmm18, zmm3, zmm8
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 2560], zmm20
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm24, zmm10
vporq zmm6, zmm6, zmm9
vpmadd52luq zmm11, zmm19, zmm8
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsp + 2624], zmm6
vpmadd52luq zmm1, zmm21, zmm8
vporq zmm17, zmm17, zmm13
vmovdqa64 zmm9, [rsp + 448]
vpmadd52luq zmm18, zmm3, zmm9
vpsrlq zmm22, zmm22, 40
vpmadd52luq zmm29, zmm19, zmm9
vpsllq zmm13, zmm4, 24
vpmadd52luq zmm15, zmm2, [rsp + 1344]
vshufi64x2 zmm14, zmm14, zmm5, 0xdd
vmovdqa64 [rsp + 2688], zmm14
vpmadd52luq zmm20, zmm24, zmm8
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 2752], zmm16
vpmadd52huq zmm18, zmm19, zmm9
vporq zmm28, zmm28, zmm25
vpmadd52huq zmm1, zmm27, zmm8
vporq zmm22, zmm22, zmm13
vmovdqa64 zmm5, [rsp + 1920]
vpmadd52huq zmm12, zmm5, [rsp + 1088]
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 1088], zmm17
vpmadd52huq zmm20, zmm21, zmm8
vmovdqa64 zmm13, [rsp + 832]
vpsrlq zmm13, zmm13, 40
vmovdqa64 zmm25, [rsp + 1984]
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm30, zmm25
vmovdqa64 [rsp + 832], zmm10
vmovdqa64 zmm16, [rsp + 2240]
vpsllq zmm17, zmm16, 24
vpmadd52luq zmm18, zmm19, [rsp + 576]
vpsraq zmm25, zmm25, 52
vmovdqa64 zmm19, [rsp + 1728]
vmovdqa64 zmm2, [rsp + 704]
vpmadd52luq zmm2, zmm19, [rsp + 1152]
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 704], zmm28
vpmadd52luq zmm1, zmm27, zmm9
vmovdqa64 zmm28, [rsp + 896]
vpsrlq zmm28, zmm28, 40
vpmadd52huq zmm25, zmm10, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm14, [rsp + 2304]
vpsllq zmm6, zmm14, 24
vmovdqa64 zmm14, [rsp + 2048]
vpmadd52luq zmm14, zmm10, qword ptr [rdx + 8]{{1to8}}
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 896], zmm22
vmovdqa64 zmm22, [rsp + 960]
vpmadd52luq zmm22, zmm10, qword ptr [rdx + 16]{{1to8}}
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 ymm0, [rax + r11 + 32]
mov eax, [r9 + 8]
shl rax, 6
vinserti64x4 zmm0, zmm0, [rax + r11 + 32], 1
vpsrlq zmm4, zmm4, 28
vmovdqa64 zmm8, [rsp + 2112]
vpmadd52luq zmm8, zmm10, qword ptr [rdx + 24]{{1to8}}
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 ymm24, [rax + r11 + 32]
mov eax, [r9 + 12]
shl rax, 6
vinserti64x4 zmm24, zmm24, [rax + r11 + 32], 1
vpsllq zmm27, zmm23, 36
vmovdqa64 zmm23, [rsp + 2176]
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm30, zmm23
vmovdqa64 [rsp + 960], zmm19
vmovdqa64 [rsp + 1984], zmm7
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 ymm7, [rax + r11 + 32]
mov eax, [r9 + 24]
shl rax, 6
vinserti64x4 zmm7, zmm7, [rax + r11 + 32], 1
vporq zmm13, zmm13, zmm17
vpsraq zmm23, zmm23, 52
vpmadd52luq zmm15, zmm10, qword ptr [rdx + 32]{{1to8}}
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 ymm17, [rax + r11 + 32]
mov eax, [r9 + 28]
shl rax, 6
vinserti64x4 zmm17, zmm17, [rax + r11 + 32], 1
vpaddq zmm14, zmm14, zmm25
vpmadd52huq zmm22, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm8, zmm10, qword ptr [rdx + 16]{{1to8}}
vporq zmm28, zmm28, zmm6
vpmadd52huq zmm23, zmm19, qword ptr [rdx + 0]{{1to8}}
vporq zmm4, zmm4, zmm27
vpmadd52luq zmm26, zmm19, qword ptr [rdx + 8]{{1to8}}
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsp + 2048], zmm13
vpmadd52luq zmm11, zmm19, qword ptr [rdx + 16]{{1to8}}
vpsrlq zmm16, zmm16, 28
vpmadd52luq zmm29, zmm19, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm6, zmm0, zmm24
vpmadd52luq zmm18, zmm19, qword ptr [rdx + 32]{{1to8}}
vpunpckhqdq zmm0, zmm0, zmm24
vpaddq zmm26, zmm26, zmm23
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm14, zmm30
vmovdqa64 [rsp + 2112], zmm23
vpmadd52huq zmm11, zmm19, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm14, zmm14, 52
vpmadd52huq zmm29, zmm19, qword ptr [rdx + 16]{{1to8}}
vpunpcklqdq zmm24, zmm7, zmm17
vpmadd52huq zmm15, zmm10, qword ptr [rdx + 24]{{1to8}}
vpunpckhqdq zmm7, zmm7, zmm17
vpmadd52huq zmm18, zmm19, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm17, zmm6, zmm24, 0x88
vmovdqa64 zmm25, [rsp + 1152]
vpmadd52luq zmm12, zmm5, zmm25
vshufi64x2 zmm27, zmm0, zmm7, 0x88
vpmadd52luq zmm20, zmm21, zmm9
vshufi64x2 zmm6, zmm6, zmm24, 0xdd
vpmadd52huq zmm14, zmm23, qword ptr [rdx + 0]{{1to8}}
vpsrlq zmm24, zmm17, 52
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm26, zmm30
vmovdqa64 [rsp + 2176], zmm19
vpsllq zmm10, zmm27, 12
vpsraq zmm26, zmm26, 52
vpmadd52luq zmm22, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm2, zmm25, [rsp + 1664]
vshufi64x2 zmm0, zmm0, zmm7, 0xdd
vmovdqa64 [rsp + 2240], zmm0
vpmadd52huq zmm1, zmm3, zmm9
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 2816], zmm17
vpmadd52huq zmm26, zmm19, qword ptr [rdx + 0]{{1to8}}
vporq zmm24, zmm24, zmm10
vpmadd52luq zmm11, zmm19, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm22, zmm22, zmm14
vpmadd52luq zmm8, zmm23, qword ptr [rdx + 16]{{1to8}}
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 2880], zmm24
vpmadd52luq zmm29, zmm19, qword ptr [rdx + 16]{{1to8}}
vpsrlq zmm27, zmm27, 40
vpmadd52luq zmm15, zmm23, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm7, zmm6, 24
vpmadd52luq zmm18, zmm19, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm11, zmm11, zmm26
vpmadd52huq zmm12, zmm25, [rsp + 1728]
vpsraq zmm10, zmm22, 52
vpmadd52huq zmm20, zmm9, [rsp + 1408]
vporq zmm27, zmm27, zmm7
vmovdqa64 zmm7, [rsp + 1664]
vpmadd52luq zmm2, zmm7, [rsp + 1344]
vpandq zmm27, zmm27, zmm31
vmovdqa64 [rsp + 2944], zmm27
vmovdqa64 zmm14, [rsp + 1472]
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm14, [rsp + 320]
vpsrlq zmm6, zmm6, 28
vpmadd52luq zmm1, zmm3, [rsp + 576]
vpsllq zmm27, zmm0, 36
vpmadd52huq zmm8, zmm23, qword ptr [rdx + 8]{{1to8}}
vporq zmm6, zmm6, zmm27
vpmadd52huq zmm29, zmm19, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm27, [rsp + 2368]
vpsllq zmm24, zmm27, 36
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm22, zmm30
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 3008], zmm28
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm11, zmm30
vpsraq zmm11, zmm11, 52
vpmadd52huq zmm15, zmm23, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm28, [rsp + 2496]
vpaddq zmm27, zmm28, qword ptr [rdx + 80]{{1to8}}
vpmadd52huq zmm18, zmm19, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm19, [rsp + 2624]
vpaddq zmm23, zmm19, qword ptr [rdx + 88]{{1to8}}
vmovdqa64 zmm0, [rsp + 1728]
vmovdqa64 zmm13, [rsp + 1344]
vpmadd52luq zmm12, zmm0, zmm13
vmovdqa64 zmm0, [rsp + 2304]
vpsrlq zmm0, zmm0, 28
vmovdqa64 zmm21, [rsp + 1408]
vmovdqa64 zmm5, [rsp + 576]
vpmadd52luq zmm20, zmm21, zmm5
vmovdqa64 zmm21, [rsp + 896]
vpaddq zmm3, zmm21, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm7, [rsp + 768]
vpmadd52luq zmm7, zmm25, [rsp + 1792]
vmovdqa64 [rsp + 2304], zmm7
vmovdqa64 zmm7, [rsp + 2688]
vpsllq zmm25, zmm7, 36
vpmadd52huq zmm2, zmm13, [rsp + 1600]
vpandq zmm4, zmm4, zmm31
vpmadd52luq zmm26, zmm14, zmm9
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsp + 768], zmm6
vpmadd52huq zmm1, zmm5, [rsp + 1216]
vporq zmm16, zmm16, zmm24
vpmadd52huq zmm10, zmm17, qword ptr [rdx + 0]{{1to8}}
vpbroadcastq zmm24, qword ptr [rdx + 80]
vpsubq zmm27{{k3}}, zmm24, zmm28
vpmadd52luq zmm8, zmm17, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm28, qword ptr [rdx + 88]
vpsubq zmm23{{k3}}, zmm28, zmm19
vpmadd52huq zmm11, zmm22, qword ptr [rdx + 0]{{1to8}}
vporq zmm0, zmm0, zmm25
vpmadd52luq zmm29, zmm22, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm19, qword ptr [rdx + 96]
vpsubq zmm3{{k3}}, zmm19, zmm21
vpmadd52luq zmm15, zmm17, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm21, zmm4, qword ptr [rdx + 104]{{1to8}}
vpmadd52luq zmm18, zmm22, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm8, zmm8, zmm10
vmovdqa64 zmm10, [rsp + 1792]
vmovdqa64 zmm25, [rsp + 1152]
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm10, zmm25
vpsraq zmm19, zmm8, 52
vpmadd52huq zmm12, zmm13, [rsp + 1664]
vpaddq zmm29, zmm29, zmm11
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm14, zmm9
vpsubq zmm28, zmm27, [rsp + 2560]
vpmadd52huq zmm20, zmm5, [rsp + 1280]
vpsraq zmm24, zmm29, 52
vmovdqa64 [rsp + 896], zmm24
vmovdqa64 zmm24, [rsp + 2304]
vpmadd52huq zmm24, zmm25, [rsp + 1920]
vpsubq zmm25, zmm23, [rsp + 1088]
vpmadd52huq zmm26, zmm9, [rsp + 1536]
vpsubq zmm9, zmm3, [rsp + 2048]
vmovdqa64 zmm7, [rsp + 832]
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 32]{{1to8}}
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 832], zmm16
vmovdqa64 zmm7, [rsp + 960]
vpmadd52huq zmm1, zmm7, qword ptr [rdx + 32]{{1to8}}
vpandq zmm0, zmm0, zmm31
vmovdqa64 [rsp + 960], zmm0
vpmadd52huq zmm15, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, [rsp + 2432]
vpsrlq zmm7, zmm7, 16
vpmadd52huq zmm18, zmm22, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm28{{k2}}, zmm27, [rsp + 2560]
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm8, zmm30
vmovdqa64 zmm8, [rsp + 2240]
vpsrlq zmm8, zmm8, 16
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm29, zmm30
vpaddq zmm25{{k2}}, zmm23, [rsp + 1088]
vpmadd52luq zmm6, zmm10, zmm13
vpbroadcastq zmm23, qword ptr [rdx + 104]
vpsubq zmm21{{k3}}, zmm23, zmm4
vpmadd52luq zmm11, zmm14, zmm5
vpaddq zmm9{{k2}}, zmm3, [rsp + 2048]
vmovdqa64 zmm3, [rsp + 2112]
vpmadd52huq zmm12, zmm3, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm4, zmm7, qword ptr [rdx + 112]{{1to8}}
vmovdqa64 zmm29, [rsp + 2176]
vpmadd52huq zmm20, zmm29, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm14, zmm21, zmm16
vpmadd52luq zmm24, zmm13, [rsp + 1920]
vmovdqa64 zmm10, [rsp + 2368]
vpsrlq zmm10, zmm10, 16
vmovdqa64 [rsp + 1152], zmm10
vpmadd52luq zmm26, zmm5, [rsp + 1536]
vpsraq zmm23, zmm28, 52
vpmadd52luq zmm2, zmm3, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm25, zmm25, zmm23
vpmadd52luq zmm1, zmm29, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm23, [rsp + 2688]
vpsrlq zmm23, zmm23, 16
vmovdqa64 [rsp + 1216], zmm23
vpmadd52huq zmm19, zmm27, qword ptr [rdx + 0]{{1to8}}
vpbroadcastq zmm23, qword ptr [rdx + 112]
vpsubq zmm4{{k3}}, zmm23, zmm7
vpmadd52luq zmm15, zmm27, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm7, zmm25, 52
vmovdqa64 zmm23, [rsp + 896]
vpmadd52huq zmm23, zmm0, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm14{{k2}}, zmm21, zmm16
vpmadd52luq zmm18, zmm0, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm9, zmm9, zmm7
vpmadd52huq zmm6, zmm13, [rsp + 1920]
vpsubq zmm7, zmm4, zmm10
vpmadd52huq zmm11, zmm5, [rsp + 1536]
vpaddq zmm15, zmm15, zmm19
vpmadd52luq zmm12, zmm17, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm19, zmm15, 52
vpmadd52luq zmm20, zmm22, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm18, zmm18, zmm23
vpmadd52huq zmm24, zmm13, [rsp + 1728]
vpsraq zmm21, zmm18, 52
vpmadd52huq zmm26, zmm5, [rsp + 1408]
vpsraq zmm23, zmm9, 52
vpmadd52huq zmm2, zmm3, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm14, zmm14, zmm23
vpmadd52huq zmm1, zmm29, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm7{{k2}}, zmm4, zmm10
vpmadd52huq zmm12, zmm17, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm3, zmm14, 52
vpmadd52huq zmm20, zmm22, qword ptr [rdx + 24]{{1to8}}
vpandq zmm28, zmm28, zmm31
vpmadd52huq zmm6, zmm27, qword ptr [rdx + 32]{{1to8}}
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 896], zmm25
vpmadd52huq zmm11, zmm0, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm4, [rsp + 2816]
vpaddq zmm23, zmm4, qword ptr [rdx + 80]{{1to8}}
vmovdqa64 zmm29, zmm30
vpmadd52luq zmm29, zmm15, zmm30
vpandq zmm9, zmm9, zmm31
vmovdqa64 [rsp + 1280], zmm9
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm18, zmm30
vmovdqa64 zmm18, [rsp + 2880]
vpaddq zmm10, zmm18, qword ptr [rdx + 88]{{1to8}}
vpmadd52luq zmm2, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm16, [rsp + 2944]
vpaddq zmm9, zmm16, qword ptr [rdx + 96]{{1to8}}
vpmadd52huq zmm24, zmm17, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm7, zmm7, zmm3
vmovdqa64 [rsp + 1408], zmm7
vpmadd52luq zmm1, zmm22, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm3, [rsp + 768]
vpaddq zmm7, zmm3, qword ptr [rdx + 104]{{1to8}}
vpmadd52huq zmm26, zmm22, qword ptr [rdx + 32]{{1to8}}
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rsp + 1536], zmm14
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm13, [rsp + 1792]
vpaddq zmm13, zmm8, qword ptr [rdx + 112]{{1to8}}
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm5, [rsp + 1472]
vpbroadcastq zmm5, qword ptr [rdx + 80]
vpsubq zmm23{{k3}}, zmm5, zmm4
vpmadd52luq zmm12, zmm27, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm20, zmm0, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm4, qword ptr [rdx + 88]
vpsubq zmm10{{k3}}, zmm4, zmm18
vpmadd52luq zmm6, zmm29, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm11, zmm15, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm18, qword ptr [rdx + 96]
vpsubq zmm9{{k3}}, zmm18, zmm16
vpmadd52huq zmm2, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm22, qword ptr [rdx + 16]{{1to8}}
vpbroadcastq zmm16, qword ptr [rdx + 104]
vpsubq zmm7{{k3}}, zmm16, zmm3
vpmadd52luq zmm24, zmm27, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm0, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm3, qword ptr [rdx + 112]
vpsubq zmm13{{k3}}, zmm3, zmm8
vpmadd52huq zmm12, zmm27, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm0, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm8, zmm23, [rsp + 2752]
vpmadd52huq zmm6, zmm29, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm14, zmm29, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm17, zmm10, [rsp + 704]
vpmadd52huq zmm11, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm25, zmm15, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm22, zmm9, [rsp + 3008]
vpmadd52luq zmm2, zmm27, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm24, zmm27, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm3, [rsi + 3392]
vpsubq zmm6, zmm6, zmm3
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm16, [rsi + 3456]
vpsubq zmm14, zmm14, zmm16
vpmadd52luq zmm12, zmm29, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm6, zmm6, zmm3
vpmadd52luq zmm20, zmm15, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm14, zmm14, zmm16
vpmadd52huq zmm2, zmm27, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm6, zmm6, [rsi + 2112]
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm14, zmm14, [rsi + 2176]
vpmadd52luq zmm24, zmm29, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm0, zmm14, xmmword ptr [rdx + 224]
vpmadd52luq zmm26, zmm15, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm27, zmm6, xmmword ptr [rdx + 240]
vpmadd52huq zmm12, zmm29, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm0, zmm0, zmm27
vpmadd52huq zmm20, zmm15, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm0, zmm0, qword ptr [rdx + 192]{{1to8}}
vpaddq zmm11, zmm11, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm19, zmm29, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm25, zmm25, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm2, zmm29, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm24, zmm29, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rdx + 128]{{1to8}}
vpmadd52huq zmm21, zmm15, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm20, zmm20, qword ptr [rdx + 128]{{1to8}}
vmovdqa64 zmm27, [rsi + 3712]
vpsubq zmm11, zmm11, zmm27
vpmadd52luq zmm1, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm29, [rsi + 3776]
vpsubq zmm25, zmm25, zmm29
vpmadd52huq zmm26, zmm15, qword ptr [rdx + 16]{{1to8}}
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm0, qword ptr [rdx + 176]{{1to8}}
vmovdqa64 zmm0, [rsi + 3264]
vpsubq zmm12, zmm12, zmm0
vpsubq zmm11, zmm11, zmm27
vmovdqa64 zmm16, [rsp + 640]
vmovdqa64 zmm27, [rsp + 1856]
vpmadd52huq zmm27, zmm16, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm25, zmm25, zmm29
vmovdqa64 zmm16, [rsi + 3584]
vpsubq zmm20, zmm20, zmm16
vpaddq zmm2, zmm2, zmm19
vpaddq zmm1, zmm1, zmm21
vpaddq zmm24, zmm24, qword ptr [rdx + 136]{{1to8}}
vpsubq zmm12, zmm12, zmm0
vpsubq zmm11, zmm11, [rsi + 2432]
vpsubq zmm25, zmm25, [rsi + 2496]
vpaddq zmm26, zmm26, qword ptr [rdx + 136]{{1to8}}
vpsllq zmm19, zmm25, xmmword ptr [rdx + 224]
vpsraq zmm21, zmm11, xmmword ptr [rdx + 240]
vpsubq zmm20, zmm20, zmm16
vpaddq zmm19, zmm19, zmm21
vpsubq zmm19, zmm19, qword ptr [rdx + 192]{{1to8}}
vpaddq zmm2, zmm2, qword ptr [rdx + 120]{{1to8}}
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm19, qword ptr [rdx + 176]{{1to8}}
vpsubq zmm24, zmm24, [rsi + 3328]
vpsubq zmm12, zmm12, [rsi + 1984]
vpsrlq zmm15, zmm15, xmmword ptr [rdx + 208]
vpaddq zmm1, zmm1, qword ptr [rdx + 120]{{1to8}}
vpmadd52luq zmm12, zmm15, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm26, zmm26, [rsi + 3648]
vpmadd52luq zmm6, zmm15, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 [rdi + 640], zmm28
vpsubq zmm20, zmm20, [rsi + 2304]
vpmadd52luq zmm14, zmm15, qword ptr [rdx + 72]{{1to8}}
vpsrlq zmm21, zmm21, xmmword ptr [rdx + 208]
vmovdqa64 zmm19, [rsp + 896]
vmovdqa64 [rdi + 704], zmm19
vmovdqa64 zmm19, [rsi + 3200]
vpsubq zmm2, zmm2, zmm19
vpmadd52luq zmm20, zmm21, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm24, zmm24, [rsi + 3328]
vpmadd52huq zmm12, zmm15, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm28, [rsp + 1280]
vmovdqa64 [rdi + 768], zmm28
vmovdqa64 zmm28, [rsi + 3520]
vpsubq zmm1, zmm1, zmm28
vpmadd52luq zmm11, zmm21, qword ptr [rdx + 64]{{1to8}}
vpsubq zmm26, zmm26, [rsi + 3648]
vpmadd52luq zmm25, zmm21, qword ptr [rdx + 72]{{1to8}}
vmovdqa64 zmm29, [rsp + 1536]
vmovdqa64 [rdi + 832], zmm29
vpsubq zmm2, zmm2, zmm19
vpmadd52huq zmm20, zmm21, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm24, zmm24, [rsi + 2048]
vpmadd52huq zmm6, zmm15, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm29, [rsp + 1408]
vmovdqa64 [rdi + 896], zmm29
vpsubq zmm1, zmm1, zmm28
vpmadd52luq zmm24, zmm15, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm26, zmm26, [rsi + 2368]
vpmadd52huq zmm11, zmm21, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm2, zmm2, [rsi + 1920]
vpmadd52luq zmm26, zmm21, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm1, zmm1, [rsi + 2240]
vpmadd52luq zmm2, zmm15, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm1, zmm21, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm27, zmm27, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm15, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm27, zmm27, [rsp + 1024]
vpmadd52huq zmm26, zmm21, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm8{{k2}}, zmm23, [rsp + 2752]
vmovdqa64 [rsi + 2816], zmm27
vpsraq zmm23, zmm2, 52
vpmadd52huq zmm14, zmm15, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm15, zmm1, 52
vpmadd52huq zmm25, zmm21, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm12, zmm12, zmm23
vmovdqa64 zmm21, [rsi + 640]
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm27, zmm21
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsp + 640], zmm2
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm27, zmm21
vpaddq zmm20, zmm20, zmm15
vmovdqa64 zmm15, [rsi + 2752]
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm21, zmm15
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 768], zmm1
vmovdqa64 zmm1, [rsi + 2688]
vpxord zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm21, zmm1
vpsraq zmm3, zmm12, 52
vpmadd52huq zmm23, zmm15, zmm21
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 896], zmm12
vmovdqa64 zmm12, [rsi + 704]
vpmadd52luq zmm29, zmm27, zmm12
vpsraq zmm2, zmm20, 52
vpmadd52huq zmm16, zmm1, zmm21
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 1024], zmm20
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm27, zmm12
vpaddq zmm24, zmm24, zmm3
vpmadd52luq zmm23, zmm15, zmm12
vpaddq zmm26, zmm26, zmm2
vpmadd52huq zmm29, zmm15, zmm12
vpsraq zmm2, zmm24, 52
vpmadd52luq zmm16, zmm1, zmm12
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 1280], zmm24
vmovdqa64 zmm3, [rsi + 768]
vpmadd52luq zmm20, zmm27, zmm3
vpsraq zmm24, zmm26, 52
vpmadd52huq zmm23, zmm1, zmm12
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rsp + 1344], zmm26
vpmadd52luq zmm29, zmm15, zmm3
vpaddq zmm6, zmm6, zmm2
vmovdqa64 zmm2, [rsi + 2624]
vpmadd52huq zmm16, zmm12, zmm2
vpaddq zmm11, zmm11, zmm24
vpmadd52huq zmm28, zmm2, zmm21
vpsraq zmm24, zmm6, 52
vpmadd52luq zmm23, zmm1, zmm3
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsp + 1408], zmm6
vpmadd52huq zmm29, zmm1, zmm3
vpsraq zmm26, zmm11, 52
vpmadd52luq zmm16, zmm2, zmm3
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 1472], zmm11
vpmadd52huq zmm20, zmm15, zmm3
vpaddq zmm14, zmm14, zmm24
vpmadd52huq zmm23, zmm2, zmm3
vpaddq zmm25, zmm25, zmm26
vmovdqa64 zmm24, [rsi + 3136]
vmovdqa64 zmm26, [rsi + 960]
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm24, zmm26
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rsp + 1536], zmm14
vmovdqa64 zmm14, [rsi + 3072]
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm26, zmm14
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 1600], zmm25
vmovdqa64 zmm25, [rsi + 832]
vpmadd52luq zmm29, zmm1, zmm25
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm24, zmm26
vpaddq zmm17{{k2}}, zmm10, [rsp + 704]
vpmadd52huq zmm11, zmm14, zmm26
vpsraq zmm10, zmm8, 52
vmovdqa64 zmm0, [rsi + 3008]
vpmadd52huq zmm6, zmm26, zmm0
vpaddq zmm17, zmm17, zmm10
vpmadd52luq zmm23, zmm2, zmm25
vpaddq zmm22{{k2}}, zmm9, [rsp + 3008]
vmovdqa64 zmm9, [rsi + 1024]
vpmadd52luq zmm18, zmm24, zmm9
vpsraq zmm10, zmm17, 52
vpmadd52luq zmm11, zmm14, zmm9
vmovdqa64 zmm4, [rsp + 960]
vpsubq zmm5, zmm7, zmm4
vpmadd52luq zmm6, zmm0, zmm9
vpaddq zmm22, zmm22, zmm10
vpmadd52huq zmm23, zmm25, [rsi + 2560]
vpaddq zmm5{{k2}}, zmm7, zmm4
vpmadd52huq zmm18, zmm14, zmm9
vpsraq zmm7, zmm22, 52
vpmadd52huq zmm11, zmm0, zmm9
vmovdqa64 zmm10, [rsp + 1216]
vpsubq zmm4, zmm13, zmm10
vpmadd52huq zmm6, zmm9, [rsi + 2944]
vpaddq zmm5, zmm5, zmm7
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm24, zmm9
vpaddq zmm4{{k2}}, zmm13, zmm10
vmovdqa64 zmm13, [rsi + 1088]
vpmadd52luq zmm18, zmm14, zmm13
vpsraq zmm10, zmm5, 52
vpmadd52luq zmm11, zmm0, zmm13
vpandq zmm8, zmm8, zmm31
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm0, zmm26
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rdi + 960], zmm8
vpmadd52huq zmm29, zmm2, zmm25
vpandq zmm22, zmm22, zmm31
vpmadd52huq zmm18, zmm0, zmm13
vpaddq zmm4, zmm4, zmm10
vmovdqa64 [rdi + 1024], zmm17
vmovdqa64 zmm8, [rsi + 2944]
vpmadd52huq zmm11, zmm13, zmm8
vpandq zmm5, zmm5, zmm31
vpmadd52luq zmm6, zmm8, zmm13
vmovdqa64 [rdi + 1088], zmm22
vmovdqa64 zmm10, [rsi + 2560]
vmovdqa64 zmm17, [rsi + 896]
vpmadd52luq zmm23, zmm10, zmm17
vmovdqa64 zmm22, [rsi + 1152]
vpmadd52luq zmm18, zmm0, zmm22
vmovdqa64 [rdi + 1152], zmm5
vpmadd52luq zmm11, zmm8, zmm22
vpmadd52luq zmm7, zmm24, zmm13
vmovdqa64 [rdi + 1216], zmm4
vpmadd52huq zmm19, zmm8, zmm26
vpmadd52huq zmm18, zmm8, zmm22
vmovdqa64 zmm4, [rsi + 2880]
vpmadd52huq zmm11, zmm22, zmm4
vpmadd52huq zmm16, zmm10, zmm3
vpmadd52luq zmm29, zmm2, zmm17
vpmadd52huq zmm6, zmm4, zmm13
vmovdqa64 zmm5, [rsi + 1216]
vpmadd52luq zmm11, zmm4, zmm5
vpmadd52luq zmm18, zmm8, zmm5
vpmadd52huq zmm7, zmm14, zmm13
vpmadd52luq zmm28, zmm2, zmm12
vpmadd52luq zmm19, zmm8, zmm9
vpsubq zmm24, zmm23, zmm11
vpaddq zmm23, zmm23, zmm11
vpmadd52luq zmm16, zmm10, zmm25
vmovdqa64 [rsp + 1664], zmm16
vpsubq zmm23, zmm31, zmm23
vpmadd52huq zmm29, zmm10, zmm17
vmovdqa64 [rsp + 1728], zmm29
vpmadd52luq zmm6, zmm4, zmm22
vmovdqa64 [rsp + 1792], zmm6
vpaddq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 1856], zmm24
vpmadd52huq zmm18, zmm4, zmm5
vmovdqa64 [rsp + 1920], zmm18
vpmadd52luq zmm20, zmm15, zmm25
vpmadd52luq zmm7, zmm14, zmm22
vpmadd52huq zmm28, zmm10, zmm12
vpaddq zmm11, zmm16, zmm6
vpmadd52huq zmm19, zmm4, zmm9
vpaddq zmm24, zmm29, zmm18
vpsubq zmm11, zmm31, zmm11
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm2, zmm21
vpxord zmm29, zmm29, zmm29
vpsubq zmm24, zmm29, zmm24
vmovdqa64 [rsp + 2112], zmm24
vpmadd52huq zmm20, zmm1, zmm25
vpaddq zmm6, zmm10, zmm4
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm8, zmm26
vpaddq zmm24, zmm2, zmm8
vpmadd52huq zmm7, zmm0, zmm22
vpaddq zmm22, zmm1, zmm0
vpmadd52luq zmm28, zmm10, zmm3
vmovdqa64 [rsp + 2176], zmm28
vpsraq zmm28, zmm6, 52
vpmadd52luq zmm19, zmm4, zmm13
vpaddq zmm24, zmm24, zmm28
vpmadd52huq zmm18, zmm10, zmm21
vpsraq zmm28, zmm24, 52
vpmadd52luq zmm20, zmm1, zmm17
vpaddq zmm22, zmm22, zmm28
vpmadd52huq zmm16, zmm4, zmm26
vpaddq zmm28, zmm15, zmm14
vpmadd52luq zmm7, zmm0, zmm5
vpsraq zmm0, zmm22, 52
vpmadd52luq zmm18, zmm10, zmm12
vpaddq zmm28, zmm28, zmm0
vpmadd52huq zmm20, zmm2, zmm17
vmovdqa64 zmm0, [rsi + 3136]
vpaddq zmm2, zmm27, zmm0
vpmadd52luq zmm16, zmm4, zmm9
vpsraq zmm1, zmm28, 52
vpmadd52huq zmm7, zmm8, zmm5
vpaddq zmm8, zmm21, zmm26
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm27, zmm3
vpaddq zmm2, zmm2, zmm1
vmovdqa64 [rsp + 2240], zmm2
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm0, zmm13
vpandq zmm17, zmm8, zmm31
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm10, zmm21
vpandq zmm28, zmm28, zmm31
vpxord zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm4, zmm26
vpaddq zmm12, zmm12, zmm9
vpmadd52luq zmm5, zmm27, zmm25
vpsraq zmm8, zmm8, 52
vpmadd52luq zmm1, zmm0, [rsi + 1152]
vpaddq zmm12, zmm12, zmm8
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm27, zmm25
vmovdqa64 [rsp + 2304], zmm4
vpmadd52luq zmm23, zmm2, zmm17
vpandq zmm8, zmm12, zmm31
vpmadd52luq zmm11, zmm28, zmm17
vpandq zmm22, zmm22, zmm31
vpaddq zmm9, zmm19, [rsp + 2176]
vpmadd52huq zmm5, zmm15, zmm25
vmovdqa64 zmm21, [rsp + 2112]
vpmadd52huq zmm21, zmm2, zmm17
vpsubq zmm9, zmm31, zmm9
vpmadd52huq zmm23, zmm28, zmm17
vpaddq zmm3, zmm3, zmm13
vpmadd52huq zmm11, zmm22, zmm17
vpsraq zmm12, zmm12, 52
vpaddq zmm3, zmm3, zmm12
vpmadd52luq zmm9, zmm22, zmm17
vpmadd52luq zmm21, zmm2, zmm8
vpandq zmm12, zmm3, zmm31
vpmadd52luq zmm23, zmm28, zmm8
vpandq zmm24, zmm24, zmm31
vpmadd52luq zmm11, zmm22, zmm8
vpaddq zmm13, zmm18, zmm16
vpmadd52huq zmm9, zmm24, zmm17
vpaddq zmm26, zmm20, zmm7
vpmadd52huq zmm21, zmm28, zmm8
vpsubq zmm13, zmm31, zmm13
vpmadd52huq zmm23, zmm22, zmm8
vpsubq zmm26, zmm29, zmm26
vpmadd52huq zmm11, zmm24, zmm8
vpaddq zmm25, zmm25, [rsi + 1152]
vpsraq zmm3, zmm3, 52
vpmadd52luq zmm13, zmm24, zmm17
vpmadd52luq zmm21, zmm28, zmm12
vpaddq zmm25, zmm25, zmm3
vpmadd52luq zmm23, zmm22, zmm12
vpaddq zmm3, zmm14, zmm10
vpmadd52huq zmm26, zmm2, zmm8
vpandq zmm4, zmm25, zmm31
vpmadd52luq zmm9, zmm24, zmm8
vpsubq zmm3, zmm31, zmm3
vpmadd52luq zmm11, zmm24, zmm12
vpandq zmm6, zmm6, zmm31
vpmadd52huq zmm23, zmm24, zmm12
vpsubq zmm14, zmm14, zmm10
vpmadd52huq zmm21, zmm22, zmm12
vpaddq zmm14, zmm14, zmm31
vmovdqa64 zmm10, [rsi + 3072]
vpmadd52huq zmm1, zmm10, [rsi + 1152]
vpsubq zmm18, zmm18, zmm16
vpmadd52luq zmm3, zmm6, zmm17
vmovdqa64 zmm16, [rsi + 1216]
vpaddq zmm27, zmm16, [rsi + 896]
vpmadd52luq zmm23, zmm24, zmm4
vpsraq zmm25, zmm25, 52
vpmadd52huq zmm13, zmm6, zmm17
vpaddq zmm18, zmm18, zmm31
vpmadd52luq zmm26, zmm2, zmm12
vmovdqa64 zmm17, [rsp + 2176]
vpsubq zmm17, zmm17, zmm19
vpmadd52huq zmm9, zmm6, zmm8
vpaddq zmm27, zmm27, zmm25
vmovdqa64 [rsp + 2112], zmm27
vpmadd52huq zmm11, zmm6, zmm12
vpsraq zmm19, zmm14, 52
vpmadd52luq zmm21, zmm22, zmm4
vpaddq zmm17, zmm17, zmm31
vpmadd52huq zmm23, zmm6, zmm4
vmovdqa64 zmm25, [rsp + 1664]
vpsubq zmm25, zmm25, [rsp + 1792]
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm14, zmm30
vpsraq zmm14, zmm3, 52
vpmadd52luq zmm5, zmm15, [rsi + 896]
vpaddq zmm25, zmm25, zmm31
vpmadd52luq zmm1, zmm10, zmm16
vmovdqa64 zmm10, [rsp + 1728]
vpsubq zmm10, zmm10, [rsp + 1920]
vpmadd52luq zmm13, zmm6, zmm8
vpsubq zmm20, zmm20, zmm7
vpmadd52huq zmm26, zmm28, zmm12
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm3, zmm30
vpmadd52luq zmm9, zmm6, zmm12
vpmadd52luq zmm11, zmm6, zmm4
vpmadd52huq zmm21, zmm24, zmm4
vpmadd52luq zmm23, zmm6, zmm27
vpmadd52huq zmm19, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm3, [rsi + 2688]
vpmadd52huq zmm5, zmm3, [rsi + 896]
vpmadd52huq zmm1, zmm16, [rsi + 3008]
vpmadd52luq zmm26, zmm28, zmm4
vpmadd52luq zmm17, zmm0, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm18, zmm18, zmm19
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm3, zmm18, 52
vpmadd52luq zmm13, zmm7, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm8, zmm5, zmm1
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm8, zmm29, zmm8
vpmadd52luq zmm9, zmm7, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm5, zmm5, zmm1
vpmadd52luq zmm21, zmm24, zmm27
vmovdqa64 zmm1, [rsp + 1856]
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm14
vpmadd52luq zmm11, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm13, 52
vpmadd52luq zmm23, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm26, zmm22, zmm4
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm18, zmm30
vpmadd52huq zmm25, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm13, zmm30
vpmadd52huq zmm8, zmm2, zmm12
vpmadd52huq zmm21, zmm6, zmm27
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm11, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm23, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm26, zmm22, zmm27
vpmadd52huq zmm3, zmm19, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm17, zmm19, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm10, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm14, zmm18, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm18, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm17, zmm17, zmm3
vmovdqa64 zmm0, [rsi + 3136]
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm0, [rsi + 1152]
vpsraq zmm6, zmm17, 52
vpmadd52luq zmm8, zmm2, zmm4
vpmadd52huq zmm21, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm1, zmm19, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm9, zmm9, zmm14
vpmadd52luq zmm11, zmm18, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm7, zmm9, 52
vpmadd52luq zmm23, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm24, zmm27
vpmadd52luq zmm10, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm25, zmm19, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm17, zmm30
vmovdqa64 zmm13, [rsi + 2816]
vmovdqa64 zmm14, [rsp + 2304]
vpmadd52luq zmm14, zmm13, [rsi + 896]
vpmadd52luq zmm3, zmm0, zmm16
vpmadd52huq zmm8, zmm28, zmm4
vpmadd52huq zmm1, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm21, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm11, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm9, zmm30
vpmadd52huq zmm20, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm10, zmm19, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm6, zmm12, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm14, zmm15, [rsi + 896]
vpmadd52huq zmm3, zmm16, [rsi + 3072]
vpmadd52luq zmm8, zmm28, zmm27
vpmadd52huq zmm21, zmm18, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm25, zmm25, zmm6
vpmadd52luq zmm1, zmm12, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm6, zmm25, 52
vpmadd52huq zmm7, zmm17, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm9, zmm14, zmm3
vpmadd52luq zmm11, zmm17, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm9, zmm29, zmm9
vpmadd52luq zmm20, zmm12, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm14, zmm14, zmm3
vpmadd52luq zmm23, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm10, zmm12, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm11, zmm11, zmm7
vpmadd52huq zmm8, zmm22, zmm27
vpsraq zmm3, zmm11, 52
vpmadd52huq zmm1, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm25, zmm30
vpmadd52huq zmm20, zmm12, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm23, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm11, zmm30
vpmadd52huq zmm9, zmm2, zmm4
vpmadd52huq zmm26, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm10, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm5, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm21, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm8, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm1, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm20, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm3, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm23, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm9, zmm2, zmm27
vpaddq zmm1, zmm1, zmm6
vpmadd52luq zmm26, zmm15, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm4, zmm1, 52
vpmadd52luq zmm10, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm23, zmm23, zmm3
vpmadd52luq zmm21, zmm15, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm3, zmm23, 52
vpmadd52luq zmm8, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm20, zmm7, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm1, zmm30
vmovdqa64 [rsp + 1664], zmm6
vpmadd52huq zmm9, zmm28, zmm27
vpmadd52huq zmm26, zmm15, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm23, zmm30
vmovdqa64 [rsp + 1728], zmm1
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm8, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm20, zmm6, qword ptr [rdx + 16]{{1to8}}
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm13, [rsi + 896]
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm0, zmm16
vpmadd52huq zmm9, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm4, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm10, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm0, zmm7, zmm11
vpbroadcastq zmm12, qword ptr [rdx + 80]
vpaddq zmm13, zmm12, [rsi + 3200]
vpmadd52luq zmm5, zmm6, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm15, qword ptr [rdx + 88]
vpaddq zmm16, zmm15, [rsi + 3264]
vpmadd52huq zmm3, zmm1, qword ptr [rdx + 0]{{1to8}}
vpbroadcastq zmm17, qword ptr [rdx + 96]
vpaddq zmm18, zmm17, [rsi + 3328]
vpmadd52luq zmm21, zmm1, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm13, zmm13, [rsp + 640]
vpmadd52luq zmm8, zmm1, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm16, zmm16, [rsp + 896]
vpmadd52luq zmm14, zmm6, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm19, zmm13, 52
vpmadd52huq zmm20, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm16, zmm16, zmm19
vpmadd52luq zmm9, zmm1, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm18, zmm18, [rsp + 1280]
vpmadd52huq zmm26, zmm1, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm19, zmm16, 52
vpmadd52huq zmm5, zmm6, qword ptr [rdx + 16]{{1to8}}
vpbroadcastq zmm22, qword ptr [rdx + 104]
vpaddq zmm23, zmm22, [rsi + 3392]
vpmadd52huq zmm8, zmm1, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 1792], zmm8
vpaddq zmm18, zmm18, zmm19
vpmadd52huq zmm14, zmm6, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 1856], zmm14
vpsubq zmm23, zmm23, [rsp + 1408]
vpmadd52huq zmm9, zmm1, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 1920], zmm9
vpaddq zmm19, zmm12, [rsi + 3520]
vpaddq zmm24, zmm15, [rsi + 3584]
vpaddq zmm25, zmm17, [rsi + 3648]
vpaddq zmm28, zmm22, [rsi + 3712]
vpsraq zmm12, zmm18, 52
vpbroadcastq zmm1, qword ptr [rdx + 112]
vpaddq zmm17, zmm1, [rsi + 3456]
vpsubq zmm19, zmm19, [rsp + 768]
vpsubq zmm24, zmm24, [rsp + 1024]
vpsubq zmm25, zmm25, [rsp + 1344]
vpsubq zmm28, zmm28, [rsp + 1472]
vpaddq zmm23, zmm23, zmm12
vpsraq zmm12, zmm19, 52
vpaddq zmm24, zmm24, zmm12
vpaddq zmm12, zmm1, [rsi + 3776]
vpsubq zmm17, zmm17, [rsp + 1536]
vpsraq zmm15, zmm24, 52
vpaddq zmm25, zmm25, zmm15
vpsraq zmm15, zmm23, 52
vpsraq zmm1, zmm25, 52
vpaddq zmm28, zmm28, zmm1
vpsubq zmm12, zmm12, [rsp + 1600]
vpsraq zmm1, zmm28, 52
vpaddq zmm17, zmm17, zmm15
vmovdqa64 [rsp + 2176], zmm17
vpaddq zmm12, zmm12, zmm1
vpandq zmm23, zmm23, zmm31
vpandq zmm28, zmm28, zmm31
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 2304], zmm18
vpandq zmm25, zmm25, zmm31
vmovdqa64 zmm1, [rsp + 0]
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm18, zmm1
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm17, zmm1
vpandq zmm16, zmm16, zmm31
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm23, zmm1
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 2368], zmm24
vpandq zmm13, zmm13, zmm31
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm16, zmm1
vmovdqa64 [rsp + 2432], zmm2
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm17, zmm1
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rsp + 2496], zmm19
vpmadd52huq zmm22, zmm23, zmm1
vpsubq zmm0, zmm29, zmm0
vmovdqa64 [rsp + 2624], zmm0
vpmadd52huq zmm6, zmm18, zmm1
vpaddq zmm10, zmm10, zmm4
vpmadd52huq zmm15, zmm16, zmm1
vpaddq zmm21, zmm21, zmm3
vmovdqa64 zmm3, [rsp + 128]
vpmadd52luq zmm27, zmm17, zmm3
vpaddq zmm10, zmm10, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 [rsp + 2688], zmm10
vpmadd52luq zmm22, zmm23, zmm3
vmovdqa64 zmm4, [rsp + 896]
vpsllq zmm0, zmm4, 52
vpmadd52luq zmm6, zmm18, zmm3
vpsrlq zmm4, zmm4, 12
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm17, zmm3
vmovdqa64 zmm2, [rsp + 1280]
vpsllq zmm19, zmm2, 40
vpmadd52huq zmm27, zmm23, zmm3
vpsrlq zmm2, zmm2, 24
vpmadd52huq zmm22, zmm18, zmm3
vmovdqa64 zmm24, [rsp + 1408]
vpsllq zmm9, zmm24, 28
vpmadd52huq zmm6, zmm16, zmm3
vpsrlq zmm24, zmm24, 36
vpmadd52luq zmm15, zmm16, zmm3
vmovdqa64 zmm14, [rsp + 1536]
vpsllq zmm14, zmm14, 16
vmovdqa64 zmm8, [rsp + 256]
vpmadd52luq zmm27, zmm23, zmm8
vpaddq zmm20, zmm20, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm22, zmm18, zmm8
vpsraq zmm29, zmm10, 52
vpmadd52luq zmm6, zmm16, zmm8
vpsraq zmm10, zmm21, 52
vpmadd52luq zmm1, zmm17, zmm8
vporq zmm0, zmm0, [rsp + 640]
vpmadd52huq zmm27, zmm18, zmm8
vporq zmm4, zmm4, zmm19
vpmadd52huq zmm22, zmm16, zmm8
vporq zmm2, zmm2, zmm9
vmovdqa64 [rsp + 640], zmm2
vpmadd52huq zmm6, zmm13, zmm8
vporq zmm24, zmm24, zmm14
vmovdqa64 [rsp + 896], zmm24
vpmadd52huq zmm15, zmm13, zmm3
vpsubq zmm7, zmm7, zmm11
vmovdqa64 [rsp + 1280], zmm7
vmovdqa64 zmm9, [rsp + 384]
vpmadd52luq zmm27, zmm18, zmm9
vpaddq zmm20, zmm20, zmm29
vpmadd52luq zmm22, zmm16, zmm9
vpaddq zmm26, zmm26, zmm10
vpmadd52luq zmm6, zmm13, zmm9
vpunpcklqdq zmm10, zmm0, zmm4
vmovdqa64 [rsp + 1408], zmm10
vpmadd52huq zmm1, zmm23, zmm8
vpaddq zmm5, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm27, zmm16, zmm9
vpunpcklqdq zmm11, zmm2, zmm24
vmovdqa64 [rsp + 1536], zmm11
vmovdqa64 zmm14, [rsp + 64]
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm28, zmm14
vpsraq zmm29, zmm20, 52
vpxord zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm12, zmm14
vpsraq zmm11, zmm26, 52
vpmadd52huq zmm22, zmm13, zmm9
vpaddq zmm5, zmm5, zmm29
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm25, zmm14
vpaddq zmm11, zmm11, [rsp + 1792]
vpmadd52huq zmm19, zmm25, zmm14
vpbroadcastq zmm2, qword ptr [rdx + 24]
vpaddq zmm24, zmm2, [rsp + 1856]
vpmadd52huq zmm10, zmm28, zmm14
vpsraq zmm2, zmm5, 52
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm12, zmm14
vpsraq zmm17, zmm11, 52
vpmadd52luq zmm22, zmm13, [rsp + 512]
vmovdqa64 [rsp + 1792], zmm22
vpaddq zmm24, zmm24, zmm2
vmovdqa64 zmm2, [rsp + 192]
vpmadd52luq zmm19, zmm25, zmm2
vpaddq zmm17, zmm17, [rsp + 1920]
vpmadd52luq zmm10, zmm28, zmm2
vpsraq zmm18, zmm24, 52
vmovdqa64 [rsp + 1856], zmm18
vpmadd52luq zmm7, zmm12, zmm2
vpsraq zmm18, zmm17, 52
vmovdqa64 [rsp + 1920], zmm18
vmovdqa64 zmm18, [rsp + 2368]
vpmadd52huq zmm29, zmm14, zmm18
vpandq zmm3, zmm31, [rsp + 2688]
vpmadd52huq zmm19, zmm18, zmm2
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rdi + 0], zmm3
vpmadd52huq zmm10, zmm25, zmm2
vpandq zmm5, zmm5, zmm31
vpmadd52huq zmm7, zmm28, zmm2
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rdi + 64], zmm20
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm12, zmm2
vpandq zmm21, zmm21, zmm31
vmovdqa64 zmm20, [rsp + 320]
vpmadd52luq zmm19, zmm18, zmm20
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rdi + 128], zmm5
vpmadd52luq zmm10, zmm25, zmm20
vpandq zmm11, zmm11, zmm31
vpmadd52luq zmm7, zmm28, zmm20
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rdi + 192], zmm24
vpmadd52luq zmm29, zmm18, zmm2
vmovdqa64 zmm5, [rsp + 2496]
vpmadd52huq zmm19, zmm20, zmm5
vmovdqa64 [rdi + 320], zmm21
vpmadd52huq zmm10, zmm18, zmm20
vpmadd52huq zmm7, zmm25, zmm20
vmovdqa64 [rdi + 384], zmm26
vpmadd52luq zmm3, zmm12, zmm20
vmovdqa64 zmm21, [rsp + 448]
vpmadd52luq zmm19, zmm5, zmm21
vmovdqa64 [rdi + 448], zmm11
vpmadd52luq zmm10, zmm18, zmm21
vpmadd52luq zmm7, zmm25, zmm21
vmovdqa64 [rdi + 512], zmm17
vpmadd52huq zmm29, zmm5, zmm2
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm18, zmm14
vpmadd52huq zmm10, zmm5, zmm21
vpmadd52huq zmm7, zmm18, zmm21
vpmadd52huq zmm3, zmm28, zmm20
vpunpckhqdq zmm0, zmm0, zmm4
vmovdqa64 [rsp + 2688], zmm0
vpmadd52luq zmm15, zmm13, zmm8
vmovdqa64 zmm4, [rsp + 576]
vpmadd52luq zmm10, zmm5, zmm4
vmovdqa64 [rsp + 2816], zmm10
vpmadd52luq zmm29, zmm5, zmm20
vmovdqa64 zmm17, [rsp + 512]
vpmadd52luq zmm27, zmm16, zmm17
vpmadd52luq zmm7, zmm18, zmm4
vmovdqa64 zmm24, [rsp + 2432]
vpmadd52huq zmm24, zmm13, [rsp + 0]
vpmadd52luq zmm1, zmm23, zmm9
vpaddq zmm26, zmm15, zmm29
vpmadd52huq zmm11, zmm5, zmm14
vpsubq zmm26, zmm31, zmm26
vmovdqa64 [rsp + 2432], zmm26
vpaddq zmm0, zmm6, zmm19
vpmadd52luq zmm3, zmm28, zmm21
vpsubq zmm0, zmm31, zmm0
vpmadd52huq zmm27, zmm13, zmm17
vmovdqa64 [rsp + 2880], zmm27
vpaddq zmm26, zmm22, zmm10
vpmadd52huq zmm7, zmm5, zmm4
vmovdqa64 [rsp + 2944], zmm7
vpsubq zmm26, zmm31, zmm26
vpmadd52luq zmm24, zmm13, [rsp + 128]
vmovdqa64 [rsp + 3072], zmm24
vmovdqa64 zmm10, [rsp + 2304]
vpmadd52huq zmm1, zmm9, zmm10
vpsubq zmm15, zmm15, zmm29
vpmadd52luq zmm11, zmm5, zmm2
vmovdqa64 [rsp + 3136], zmm11
vpaddq zmm15, zmm15, zmm31
vmovdqa64 [rsp + 3200], zmm15
vpmadd52huq zmm3, zmm25, zmm21
vpaddq zmm29, zmm27, zmm7
vpxord zmm15, zmm15, zmm15
vpsubq zmm29, zmm15, zmm29
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm13, [rsp + 0]
vpmadd52luq zmm1, zmm10, zmm17
vpsubq zmm6, zmm6, zmm19
vmovdqa64 [rsp + 3264], zmm6
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm5, zmm14
vpaddq zmm27, zmm24, zmm11
vpmadd52luq zmm3, zmm25, zmm4
vpsubq zmm27, zmm31, zmm27
vpaddq zmm13, zmm13, zmm5
vmovdqa64 [rsp + 3328], zmm13
vmovdqa64 zmm5, [rsp + 2176]
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm8, zmm5
vpaddq zmm6, zmm16, zmm18
vpmadd52huq zmm1, zmm16, zmm17
vmovdqa64 [rsp + 2496], zmm1
vpaddq zmm16, zmm10, zmm25
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm12, zmm20
vpsraq zmm24, zmm13, 52
vpmadd52huq zmm3, zmm18, zmm4
vmovdqa64 [rsp + 3392], zmm3
vpaddq zmm6, zmm6, zmm24
vpmadd52luq zmm22, zmm5, zmm9
vpsraq zmm18, zmm6, 52
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm5, zmm9
vpaddq zmm16, zmm16, zmm18
vpmadd52luq zmm11, zmm12, zmm21
vpaddq zmm18, zmm23, zmm28
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm12, zmm21
vpsraq zmm3, zmm16, 52
vpmadd52huq zmm22, zmm23, zmm9
vpaddq zmm18, zmm18, zmm3
vpmadd52luq zmm24, zmm5, zmm17
vpaddq zmm3, zmm5, zmm12
vpmadd52huq zmm11, zmm28, zmm21
vpsraq zmm13, zmm18, 52
vpmadd52luq zmm1, zmm12, zmm4
vpaddq zmm14, zmm14, [rsp + 0]
vpmadd52luq zmm22, zmm23, zmm17
vpaddq zmm3, zmm3, zmm13
vpmadd52huq zmm24, zmm23, zmm17
vpandq zmm13, zmm14, zmm31
vpmadd52luq zmm11, zmm28, zmm4
vpandq zmm18, zmm18, zmm31
vpmadd52huq zmm1, zmm28, zmm4
vpaddq zmm2, zmm2, [rsp + 128]
vpmadd52huq zmm22, zmm10, zmm17
vpsraq zmm14, zmm14, 52
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm5, zmm17
vpaddq zmm2, zmm2, zmm14
vpmadd52huq zmm11, zmm25, zmm4
vpandq zmm5, zmm2, zmm31
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm4
vpandq zmm16, zmm16, zmm31
vmovdqa64 zmm12, [rsp + 2240]
vmovdqa64 zmm23, [rsp + 2624]
vpmadd52huq zmm23, zmm12, [rsp + 2112]
vmovdqa64 [rsp + 0], zmm23
vpmadd52luq zmm0, zmm18, zmm13
vpaddq zmm8, zmm8, zmm20
vpmadd52luq zmm26, zmm3, zmm13
vpsraq zmm2, zmm2, 52
vpaddq zmm8, zmm8, zmm2
vmovdqa64 zmm2, [rsp + 2432]
vpmadd52luq zmm2, zmm16, zmm13
vpandq zmm12, zmm8, zmm31
vmovdqa64 zmm20, [rsp + 1664]
vmovdqa64 zmm25, [rsp + 1280]
vpmadd52huq zmm25, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm0, zmm16, zmm13
vpandq zmm6, zmm6, zmm31
vpmadd52huq zmm26, zmm18, zmm13
vpaddq zmm9, zmm9, zmm21
vpmadd52huq zmm2, zmm6, zmm13
vpsraq zmm8, zmm8, 52
vpmadd52huq zmm29, zmm3, zmm13
vpaddq zmm9, zmm9, zmm8
vpmadd52luq zmm0, zmm16, zmm5
vpaddq zmm8, zmm7, zmm19
vpmadd52luq zmm26, zmm18, zmm5
vpandq zmm20, zmm9, zmm31
vpmadd52luq zmm27, zmm6, zmm13
vpsubq zmm8, zmm31, zmm8
vpmadd52luq zmm2, zmm6, zmm5
vpandq zmm21, zmm31, [rsp + 3328]
vmovdqa64 [rsp + 64], zmm21
vpmadd52huq zmm0, zmm6, zmm5
vpsubq zmm7, zmm7, zmm19
vpmadd52huq zmm26, zmm16, zmm5
vmovdqa64 zmm19, [rsp + 3392]
vpaddq zmm28, zmm19, [rsp + 2496]
vpmadd52luq zmm29, zmm3, zmm5
vpaddq zmm7, zmm7, zmm31
vpmadd52luq zmm8, zmm21, zmm13
vpsubq zmm28, zmm15, zmm28
vpmadd52luq zmm0, zmm6, zmm12
vpaddq zmm17, zmm17, zmm4
vpmadd52luq zmm26, zmm16, zmm12
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm27, zmm21, zmm13
vmovdqa64 zmm4, [rsp + 3072]
vpsubq zmm4, zmm4, [rsp + 3136]
vpmadd52huq zmm2, zmm21, zmm5
vpaddq zmm17, zmm17, zmm9
vpmadd52huq zmm29, zmm18, zmm5
vpaddq zmm4, zmm4, zmm31
vpmadd52huq zmm26, zmm6, zmm12
vpaddq zmm9, zmm31, [rsp + 3264]
vpmadd52huq zmm0, zmm21, zmm12
vmovdqa64 zmm13, [rsp + 1792]
vpsubq zmm13, zmm13, [rsp + 2816]
vpmadd52luq zmm27, zmm21, zmm5
vpaddq zmm13, zmm13, zmm31
vpmadd52huq zmm28, zmm3, zmm5
vpaddq zmm5, zmm22, zmm11
vpmadd52luq zmm26, zmm6, zmm20
vpsubq zmm5, zmm15, zmm5
vmovdqa64 [rsp + 128], zmm5
vpmadd52luq zmm2, zmm21, zmm12
vpaddq zmm23, zmm24, zmm1
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm7, zmm30
vpsubq zmm23, zmm15, zmm23
vmovdqa64 [rsp + 192], zmm23
vpmadd52luq zmm29, zmm18, zmm12
vpsraq zmm7, zmm7, 52
vpmadd52huq zmm26, zmm21, zmm20
vmovdqa64 zmm23, [rsp + 2880]
vpsubq zmm23, zmm23, [rsp + 2944]
vmovdqa64 [rsp + 256], zmm23
vpmadd52luq zmm0, zmm21, zmm20
vmovdqa64 zmm23, [rsp + 2496]
vpsubq zmm23, zmm23, zmm19
vmovdqa64 [rsp + 320], zmm23
vpmadd52luq zmm28, zmm3, zmm12
vpsubq zmm24, zmm24, zmm1
vmovdqa64 [rsp + 384], zmm24
vpmadd52huq zmm7, zmm5, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm22, zmm22, zmm11
vmovdqa64 [rsp + 448], zmm22
vpmadd52luq zmm26, zmm21, zmm17
vpaddq zmm1, zmm10, zmm14
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm8, zmm30
vpsraq zmm8, zmm8, 52
vpmadd52luq zmm4, zmm5, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm1, zmm15, zmm1
vmovdqa64 [rsp + 512], zmm1
vmovdqa64 zmm19, [rsp + 3200]
vpmadd52luq zmm19, zmm5, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm10, zmm10, zmm14
vmovdqa64 [rsp + 576], zmm10
vpmadd52huq zmm29, zmm16, zmm12
vmovdqa64 zmm14, [rsp + 1024]
vpsllq zmm15, zmm14, 52
vpmadd52huq zmm8, zmm11, qword ptr [rdx + 0]{{1to8}}
vpsrlq zmm14, zmm14, 12
vpmadd52luq zmm27, zmm11, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm4, zmm4, zmm7
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm7, [rsp + 1344]
vpsllq zmm10, zmm7, 40
vpmadd52luq zmm9, zmm5, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm4, 52
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsrlq zmm7, zmm7, 24
vpmadd52luq zmm13, zmm5, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm27, zmm27, zmm8
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm8, [rsp + 1472]
vpsllq zmm22, zmm8, 28
vpmadd52huq zmm28, zmm18, zmm12
vpsrlq zmm8, zmm8, 36
vpmadd52huq zmm19, zmm5, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm24, [rsp + 1600]
vpsllq zmm24, zmm24, 16
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 8]{{1to8}}
vporq zmm15, zmm15, [rsp + 768]
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm4, zmm30
vpsraq zmm4, zmm27, 52
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm27, zmm30
vporq zmm14, zmm14, zmm10
vpmadd52luq zmm29, zmm16, zmm20
vporq zmm7, zmm7, zmm22
vpmadd52huq zmm9, zmm5, qword ptr [rdx + 16]{{1to8}}
vporq zmm8, zmm8, zmm24
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm10, [rsp + 640]
vpunpckhqdq zmm10, zmm10, [rsp + 896]
vpmadd52huq zmm13, zmm5, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm22, zmm15, zmm14
vpmadd52huq zmm26, zmm11, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm24, zmm7, zmm8
vpmadd52luq zmm28, zmm18, zmm20
vpaddq zmm25, zmm25, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm23, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm25, zmm25, [rsp + 1856]
vpmadd52luq zmm19, zmm23, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rdi + 256], zmm25
vpmadd52huq zmm4, zmm21, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm29, zmm6, zmm20
vpmadd52luq zmm9, zmm23, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm19, zmm19, zmm1
vpmadd52luq zmm0, zmm21, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm1, zmm19, 52
vpmadd52luq zmm13, zmm23, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm2, zmm2, zmm4
vpmadd52luq zmm26, zmm21, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm4, zmm2, 52
vpmadd52huq zmm28, zmm16, zmm20
vmovdqa64 zmm25, [rsp + 128]
vpmadd52huq zmm25, zmm3, zmm12
vpmadd52luq zmm29, zmm6, zmm17
vpmadd52huq zmm9, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm0, zmm21, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm19, zmm30
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm2, zmm30
vpmadd52huq zmm13, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm28, zmm16, zmm17
vpmadd52luq zmm25, zmm3, zmm20
vpmadd52huq zmm29, zmm17, [rsp + 64]
vpmadd52huq zmm1, zmm12, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm4, zmm19, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm0, zmm19, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm13, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm19, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm9, zmm9, zmm1
vmovdqa64 zmm1, [rsp + 192]
vpmadd52huq zmm1, zmm3, zmm20
vpsraq zmm2, zmm9, 52
vpmadd52huq zmm28, zmm6, zmm17
vpaddq zmm0, zmm0, zmm4
vpmadd52huq zmm25, zmm18, zmm20
vpsraq zmm4, zmm0, 52
vmovdqa64 zmm6, [rsp + 256]
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm29, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm13, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm26, zmm19, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm9, zmm30
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm0, zmm30
vpmadd52luq zmm1, zmm3, zmm17
vpunpckhqdq zmm15, zmm15, zmm14
vmovdqa64 zmm0, [rsp + 320]
vpmadd52huq zmm0, zmm23, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm28, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm18, zmm17
vpmadd52luq zmm6, zmm23, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm29, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm5, qword ptr [rdx + 8]{{1to8}}
vpunpckhqdq zmm7, zmm7, zmm8
vpmadd52huq zmm4, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm1, zmm18, zmm17
vpmadd52luq zmm0, zmm12, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm2
vpmadd52luq zmm28, zmm19, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm2, zmm13, 52
vpmadd52huq zmm25, zmm16, zmm17
vpaddq zmm26, zmm26, zmm4
vpmadd52huq zmm6, zmm23, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm4, zmm26, 52
vpmadd52huq zmm29, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm0, zmm12, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm28, zmm19, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm8, [rsp + 384]
vpmadd52huq zmm8, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm9, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm13, zmm30
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm26, zmm30
vpmadd52luq zmm6, zmm12, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, [rsp + 448]
vpmadd52huq zmm14, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm29, zmm19, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm25, zmm19, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm16, [rsp + 512]
vpmadd52huq zmm16, zmm3, zmm17
vpmadd52luq zmm0, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm28, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm8, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm1, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm29, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm14, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm0, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm28, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm8, zmm11, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm3, [rsp + 576]
vpmadd52huq zmm3, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm16, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm6, zmm5, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm8, zmm8, qword ptr [rdx + 104]{{1to8}}
vpmadd52huq zmm14, zmm5, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rdx + 112]{{1to8}}
vpmadd52luq zmm29, zmm9, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rdx + 104]{{1to8}}
vpmadd52huq zmm25, zmm9, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm16, zmm16, qword ptr [rdx + 112]{{1to8}}
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm12, [rdi + 1472]
vpsubq zmm17, zmm8, zmm12
vpmadd52luq zmm28, zmm13, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm18, [rdi + 1536]
vpsubq zmm19, zmm3, zmm18
vmovdqa64 zmm20, [rdi + 1792]
vpsubq zmm21, zmm1, zmm20
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, [rdi + 1856]
vpsubq zmm23, zmm16, zmm5
vpmadd52huq zmm29, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm14, zmm11, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm17{{k1}}, zmm8, zmm12
vpmadd52luq zmm25, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm19{{k1}}, zmm3, zmm18
vpaddq zmm21{{k1}}, zmm1, zmm20
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm23{{k1}}, zmm16, zmm5
vpmadd52huq zmm28, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm1, [rsp + 832]
vmovdqa64 [rdi + 1472], zmm1
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm1, [rsp + 1152]
vmovdqa64 [rdi + 1536], zmm1
vpsllq zmm1, zmm19, xmmword ptr [rdx + 224]
vpmadd52huq zmm14, zmm11, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm3, zmm17, xmmword ptr [rdx + 240]
vpmadd52huq zmm4, zmm13, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm5, [rsp + 960]
vmovdqa64 [rdi + 1792], zmm5
vpaddq zmm1, zmm1, zmm3
vpmadd52luq zmm29, zmm13, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm1, zmm1, qword ptr [rdx + 184]{{1to8}}
vpmadd52huq zmm25, zmm13, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm3, [rsp + 1216]
vmovdqa64 [rdi + 1856], zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm1, qword ptr [rdx + 176]{{1to8}}
vpaddq zmm0, zmm0, qword ptr [rdx + 88]{{1to8}}
vpaddq zmm28, zmm28, qword ptr [rdx + 88]{{1to8}}
vmovdqa64 zmm1, [rdx + 256]
vmovdqa64 zmm5, [rsp + 1536]
vmovdqa64 zmm8, [rsp + 1408]
vpermt2q zmm8, zmm1, zmm5
vpsubq zmm9, zmm0, [rdi + 1344]
vmovdqa64 zmm11, [rdx + 320]
vmovdqa64 zmm12, [rsp + 1408]
vpermt2q zmm12, zmm11, zmm5
vpsubq zmm5, zmm28, [rdi + 1664]
vmovdqa64 zmm13, [rsp + 2688]
vpermt2q zmm13, zmm1, zmm10
vpaddq zmm6, zmm6, zmm2
vmovdqa64 zmm2, [rsp + 2688]
vpermt2q zmm2, zmm11, zmm10
vpaddq zmm29, zmm29, zmm4
vmovdqa64 zmm4, zmm22
vpermt2q zmm4, zmm1, zmm24
mov eax, [rcx + 8]
shl rax, 7
vextracti64x4 [rbx + rax + 0], zmm8, 1
vpaddq zmm14, zmm14, qword ptr [rdx + 96]{{1to8}}
vpermt2q zmm22, zmm11, zmm24
vpaddq zmm25, zmm25, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm10, zmm15
vpermt2q zmm10, zmm1, zmm7
mov eax, [rcx + 24]
shl rax, 7
vextracti64x4 [rbx + rax + 0], zmm12, 1
vpaddq zmm9{{k1}}, zmm0, [rdi + 1344]
vpermt2q zmm15, zmm11, zmm7
vpaddq zmm5{{k1}}, zmm28, [rdi + 1664]
vmovdqa64 zmm0, [rsp + 1728]
vmovdqa64 zmm7, [rsp + 0]
vpmadd52huq zmm7, zmm0, qword ptr [rdx + 32]{{1to8}}
mov eax, [rcx + 12]
shl rax, 7
vextracti64x4 [rbx + rax + 0], zmm13, 1
vpsrlq zmm3, zmm3, xmmword ptr [rdx + 208]
vpaddq zmm6, zmm6, qword ptr [rdx + 80]{{1to8}}
vpmadd52luq zmm9, zmm3, qword ptr [rdx + 48]{{1to8}}
mov eax, [rcx + 28]
shl rax, 7
vextracti64x4 [rbx + rax + 0], zmm2, 1
vpaddq zmm29, zmm29, qword ptr [rdx + 80]{{1to8}}
vpmadd52luq zmm17, zmm3, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 zmm0, [rdi + 1408]
vpsubq zmm16, zmm14, zmm0
vpmadd52luq zmm19, zmm3, qword ptr [rdx + 72]{{1to8}}
mov eax, [rcx + 8]
shl rax, 7
vextracti64x4 [rbx + rax + 32], zmm4, 1
vmovdqa64 zmm18, [rdi + 1728]
vpsubq zmm20, zmm25, zmm18
vmovdqa64 zmm24, [rdi + 1280]
vpsubq zmm26, zmm6, zmm24
vpmadd52huq zmm9, zmm3, qword ptr [rdx + 40]{{1to8}}
mov eax, [rcx + 24]
shl rax, 7
vextracti64x4 [rbx + rax + 32], zmm22, 1
vpaddq zmm16{{k1}}, zmm14, zmm0
vpmadd52huq zmm17, zmm3, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm0, zmm29, [rdi + 1600]
vpmadd52luq zmm16, zmm3, qword ptr [rdx + 56]{{1to8}}
mov eax, [rcx + 12]
shl rax, 7
vextracti64x4 [rbx + rax + 32], zmm10, 1
vpaddq zmm20{{k1}}, zmm25, zmm18
vpmadd52huq zmm19, zmm3, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm26{{k1}}, zmm6, zmm24
mov eax, [rcx + 28]
shl rax, 7
vextracti64x4 [rbx + rax + 32], zmm15, 1
vpsllq zmm6, zmm23, xmmword ptr [rdx + 224]
vpmadd52luq zmm26, zmm3, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm14, zmm21, xmmword ptr [rdx + 240]
vpmadd52huq zmm16, zmm3, qword ptr [rdx + 48]{{1to8}}
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 0], ymm8
vpaddq zmm6, zmm6, zmm14
vpsubq zmm6, zmm6, qword ptr [rdx + 184]{{1to8}}
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 0], ymm12
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm6, qword ptr [rdx + 176]{{1to8}}
vpaddq zmm0{{k1}}, zmm29, [rdi + 1600]
vpsraq zmm6, zmm26, 52
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 0], ymm13
vpaddq zmm9, zmm9, zmm6
vpsraq zmm6, zmm9, 52
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 0], ymm2
vpsrlq zmm3, zmm3, xmmword ptr [rdx + 208]
vpmadd52luq zmm5, zmm3, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm16, zmm16, zmm6
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 32], ymm4
vpmadd52luq zmm20, zmm3, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm2, zmm16, 52
vpmadd52luq zmm0, zmm3, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm17, zmm17, zmm2
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 32], ymm22
vpmadd52luq zmm21, zmm3, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm2, zmm17, 52
vpmadd52huq zmm5, zmm3, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm19, zmm19, zmm2
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 32], ymm10
vpmadd52luq zmm23, zmm3, qword ptr [rdx + 72]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52huq zmm20, zmm3, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm2, zmm0, 52
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 32], ymm15
vpmadd52huq zmm21, zmm3, qword ptr [rdx + 56]{{1to8}}
vpandq zmm16, zmm16, zmm31
vpaddq zmm5, zmm5, zmm2
vmovdqa64 zmm2, [rsp + 2560]
vmovdqa64 [rdi + 1280], zmm2
vpsraq zmm2, zmm5, 52
vpmadd52huq zmm23, zmm3, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm20, zmm20, zmm2
vmovdqa64 zmm2, [rsp + 1088]
vmovdqa64 [rdi + 1344], zmm2
vpsraq zmm2, zmm20, 52
vpaddq zmm21, zmm21, zmm2
vmovdqa64 zmm2, [rsp + 2048]
vmovdqa64 [rdi + 1408], zmm2
vpsraq zmm2, zmm21, 52
vpaddq zmm23, zmm23, zmm2
vmovdqa64 zmm2, [rsp + 2752]
vmovdqa64 [rdi + 1600], zmm2
vpandq zmm17, zmm17, zmm31
vpandq zmm19, zmm19, zmm31
vmovdqa64 zmm2, [rsp + 704]
vmovdqa64 [rdi + 1664], zmm2
vpandq zmm5, zmm5, zmm31
vpandq zmm20, zmm20, zmm31
vmovdqa64 zmm2, [rsp + 3008]
vmovdqa64 [rdi + 1728], zmm2
vpandq zmm21, zmm21, zmm31
vpandq zmm23, zmm23, zmm31
vpandq zmm26, zmm26, zmm31
vpsllq zmm2, zmm9, 52
vpsrlq zmm9, zmm9, 12
vpsllq zmm3, zmm16, 40
vpsrlq zmm16, zmm16, 24
vpsllq zmm4, zmm17, 28
vpsrlq zmm17, zmm17, 36
vpsllq zmm19, zmm19, 16
vpandq zmm0, zmm0, zmm31
vpsllq zmm6, zmm5, 52
vpsrlq zmm5, zmm5, 12
vpsllq zmm8, zmm20, 40
vpsrlq zmm20, zmm20, 24
vpsllq zmm10, zmm21, 28
vpsrlq zmm21, zmm21, 36
vpsllq zmm23, zmm23, 16
vporq zmm26, zmm26, zmm2
vporq zmm9, zmm9, zmm3
vporq zmm16, zmm16, zmm4
vporq zmm17, zmm17, zmm19
vporq zmm0, zmm0, zmm6
vporq zmm5, zmm5, zmm8
vporq zmm20, zmm20, zmm10
vporq zmm21, zmm21, zmm23
vpunpcklqdq zmm2, zmm26, zmm9
vpunpcklqdq zmm3, zmm16, zmm17
vpunpckhqdq zmm26, zmm26, zmm9
vmovdqa64 zmm4, zmm2
vpermt2q zmm4, zmm1, zmm3
vpunpckhqdq zmm16, zmm16, zmm17
vpermt2q zmm2, zmm11, zmm3
vpunpcklqdq zmm3, zmm0, zmm5
vmovdqa64 zmm6, zmm26
vpermt2q zmm6, zmm1, zmm16
vpunpcklqdq zmm8, zmm20, zmm21
vpermt2q zmm26, zmm11, zmm16
vpunpckhqdq zmm0, zmm0, zmm5
vmovdqa64 zmm5, zmm3
vpermt2q zmm5, zmm1, zmm8
mov eax, [rcx + 8]
shl rax, 7
vextracti64x4 [rbx + rax + 64], zmm4, 1
vpunpckhqdq zmm20, zmm20, zmm21
vpermt2q zmm3, zmm11, zmm8
vmovdqa64 zmm8, zmm0
vpermt2q zmm8, zmm1, zmm20
mov eax, [rcx + 24]
shl rax, 7
vextracti64x4 [rbx + rax + 64], zmm2, 1
vpaddq zmm7, zmm7, [rsp + 1920]
vpermt2q zmm0, zmm11, zmm20
mov eax, [rcx + 12]
shl rax, 7
vextracti64x4 [rbx + rax + 64], zmm6, 1
mov eax, [rcx + 28]
shl rax, 7
vextracti64x4 [rbx + rax + 64], zmm26, 1
mov eax, [rcx + 8]
shl rax, 7
vextracti64x4 [rbx + rax + 96], zmm5, 1
mov eax, [rcx + 24]
shl rax, 7
vextracti64x4 [rbx + rax + 96], zmm3, 1
mov eax, [rcx + 12]
shl rax, 7
vextracti64x4 [rbx + rax + 96], zmm8, 1
mov eax, [rcx + 28]
shl rax, 7
vextracti64x4 [rbx + rax + 96], zmm0, 1
vmovdqa64 [rdi + 576], zmm7
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 64], ymm4
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 64], ymm2
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 64], ymm6
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 64], ymm26
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 96], ymm5
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 96], ymm3
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 96], ymm8
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 96], ymm0
vzeroupper
lea rsp, [rbp - 8]
pop rbx
pop rbp
ret
