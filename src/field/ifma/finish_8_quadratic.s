# Written by generate.py.
push rbp
mov rbp, rsp
push rbx
or qword ptr [rsp - 4096], 0
sub rsp, 5376
and rsp, -64
mov r8, [rcx + 0]
mov r9, [rcx + 8]
mov r10, [rcx + 16]
mov r11, [rcx + 24]
mov rbx, [rcx + 40]
kmovb k1, [rdi + 3072]
kmovb k2, [rcx + 56]
kmovb k3, [rcx + 57]
kmovb [rdi + 3072], k2
mov rcx, [rcx + 48]
vpbroadcastq zmm31, qword ptr [rdx + 256]
vpbroadcastq zmm30, qword ptr [rdx + 264]
vmovdqa64 zmm0, [rdi + 1472]
vmovdqa64 zmm1, [rdi + 0]
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm0, zmm1
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm0, zmm1
vmovdqa64 zmm4, [rdi + 1408]
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm1, zmm4
vmovdqa64 zmm6, [rdi + 64]
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm6
vpmadd52huq zmm2, zmm4, zmm1
vpmadd52luq zmm3, zmm0, zmm6
vmovdqa64 zmm8, [rdi + 1344]
vpmadd52huq zmm5, zmm1, zmm8
vpxord zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm8, zmm1
vpmadd52luq zmm2, zmm4, zmm6
vpmadd52huq zmm3, zmm4, zmm6
vpmadd52luq zmm5, zmm8, zmm6
vmovdqa64 zmm10, [rdi + 128]
vpmadd52luq zmm7, zmm0, zmm10
vpmadd52huq zmm2, zmm8, zmm6
vpmadd52luq zmm3, zmm4, zmm10
vmovdqa64 zmm11, [rdi + 1280]
vpmadd52huq zmm5, zmm6, zmm11
vpmadd52huq zmm9, zmm11, zmm1
vpmadd52luq zmm2, zmm8, zmm10
vpmadd52huq zmm3, zmm8, zmm10
vpmadd52luq zmm5, zmm11, zmm10
vpmadd52huq zmm7, zmm4, zmm10
vpmadd52huq zmm2, zmm11, zmm10
vmovdqa64 zmm12, [rdi + 192]
vpmadd52luq zmm3, zmm8, zmm12
vmovdqa64 zmm13, [rdi + 1216]
vpmadd52huq zmm5, zmm10, zmm13
vpmadd52luq zmm9, zmm11, zmm6
vpmadd52luq zmm2, zmm11, zmm12
vpmadd52huq zmm3, zmm11, zmm12
vpmadd52luq zmm5, zmm13, zmm12
vpmadd52luq zmm7, zmm4, zmm12
vpmadd52huq zmm2, zmm13, zmm12
vmovdqa64 zmm14, [rdi + 256]
vpmadd52luq zmm3, zmm11, zmm14
vpmadd52huq zmm9, zmm13, zmm6
vmovdqa64 zmm15, [rdi + 1152]
vpmadd52huq zmm5, zmm12, zmm15
vpmadd52luq zmm2, zmm13, zmm14
vpmadd52huq zmm3, zmm13, zmm14
vpxord zmm16, zmm16, zmm16
vpmadd52luq zmm16, zmm11, zmm1
vpmadd52huq zmm7, zmm8, zmm12
vpmadd52huq zmm2, zmm15, zmm14
vmovdqa64 zmm17, [rdi + 320]
vpmadd52luq zmm3, zmm13, zmm17
vpmadd52luq zmm9, zmm13, zmm10
vpmadd52luq zmm5, zmm15, zmm14
vpmadd52luq zmm2, zmm15, zmm17
vpmadd52huq zmm3, zmm15, zmm17
vpmadd52huq zmm16, zmm13, zmm1
vpmadd52luq zmm7, zmm8, zmm14
vmovdqa64 zmm18, [rdi + 1088]
vpmadd52huq zmm2, zmm17, zmm18
vpmadd52huq zmm9, zmm15, zmm10
vpmadd52huq zmm5, zmm18, zmm14
vmovdqa64 zmm19, [rdi + 384]
vpmadd52luq zmm3, zmm15, zmm19
vpmadd52luq zmm2, zmm18, zmm19
vpmadd52luq zmm16, zmm13, zmm6
vpmadd52huq zmm7, zmm11, zmm14
vpmadd52luq zmm9, zmm15, zmm12
vmovdqa64 zmm20, [rdi + 1024]
vpmadd52huq zmm2, zmm19, zmm20
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm10
vpmadd52luq zmm5, zmm18, zmm17
vpmadd52huq zmm3, zmm18, zmm19
vmovdqa64 zmm22, [rdi + 448]
vpmadd52luq zmm2, zmm20, zmm22
vmovdqa64 [rsp + 0], zmm2
vpmadd52huq zmm16, zmm15, zmm6
vpmadd52luq zmm7, zmm11, zmm17
vpmadd52huq zmm9, zmm18, zmm12
vpmadd52luq zmm21, zmm0, zmm12
vpmadd52huq zmm5, zmm20, zmm17
vpmadd52luq zmm3, zmm18, zmm22
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm13, zmm1
vpmadd52luq zmm16, zmm15, zmm10
vpmadd52huq zmm7, zmm13, zmm17
vpmadd52luq zmm9, zmm18, zmm14
vpmadd52huq zmm21, zmm4, zmm12
vpmadd52luq zmm5, zmm20, zmm19
vmovdqa64 [rsp + 64], zmm5
vpmadd52huq zmm3, zmm20, zmm22
vmovdqa64 [rsp + 128], zmm3
vpmadd52huq zmm23, zmm15, zmm1
vpmadd52huq zmm16, zmm18, zmm10
vmovdqa64 zmm24, [rdi + 1728]
vmovdqa64 zmm25, [rdi + 512]
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm24, zmm25
vmovdqa64 zmm27, [rdi + 1792]
vpxord zmm28, zmm28, zmm28
vpmadd52luq zmm28, zmm25, zmm27
vmovdqa64 zmm29, [rdi + 1856]
vpxord zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm25, zmm29
vmovdqa64 zmm2, [rdi + 1920]
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm25, zmm2
vmovdqa64 zmm0, [rdi + 1984]
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm25, zmm0
vpmadd52luq zmm7, zmm13, zmm19
vpmadd52huq zmm9, zmm20, zmm14
vmovdqa64 zmm13, [rdi + 1664]
vpmadd52huq zmm26, zmm25, zmm13
vpmadd52huq zmm28, zmm24, zmm25
vpmadd52huq zmm3, zmm27, zmm25
vpmadd52huq zmm5, zmm29, zmm25
vpmadd52huq zmm11, zmm2, zmm25
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm0, zmm25
vpmadd52luq zmm21, zmm4, zmm14
vpmadd52luq zmm23, zmm15, zmm6
vmovdqa64 zmm4, [rdi + 576]
vpmadd52luq zmm26, zmm13, zmm4
vpmadd52luq zmm28, zmm24, zmm4
vpmadd52luq zmm3, zmm27, zmm4
vpmadd52luq zmm5, zmm29, zmm4
vpmadd52luq zmm11, zmm2, zmm4
vpmadd52luq zmm10, zmm0, zmm4
vpmadd52luq zmm16, zmm18, zmm12
vpmadd52huq zmm7, zmm15, zmm19
vpmadd52huq zmm28, zmm13, zmm4
vpmadd52huq zmm3, zmm24, zmm4
vpmadd52huq zmm5, zmm27, zmm4
vpmadd52huq zmm11, zmm29, zmm4
vpmadd52huq zmm10, zmm2, zmm4
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm0, zmm4
vpmadd52luq zmm9, zmm20, zmm17
vmovdqa64 [rsp + 192], zmm9
vpmadd52huq zmm21, zmm8, zmm14
vmovdqa64 zmm9, [rdi + 640]
vpmadd52luq zmm28, zmm13, zmm9
vpmadd52luq zmm3, zmm24, zmm9
vpmadd52luq zmm5, zmm27, zmm9
vpmadd52luq zmm11, zmm29, zmm9
vpmadd52luq zmm10, zmm2, zmm9
vpmadd52luq zmm19, zmm0, zmm9
vpmadd52huq zmm23, zmm18, zmm6
vmovdqa64 zmm6, [rdi + 1600]
vpmadd52huq zmm28, zmm9, zmm6
vpmadd52huq zmm3, zmm13, zmm9
vpmadd52huq zmm5, zmm24, zmm9
vpmadd52huq zmm11, zmm27, zmm9
vpmadd52huq zmm10, zmm29, zmm9
vpmadd52huq zmm19, zmm2, zmm9
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm0, zmm9
vpmadd52huq zmm26, zmm6, zmm4
vmovdqa64 zmm4, [rdi + 704]
vpmadd52luq zmm28, zmm6, zmm4
vpmadd52luq zmm3, zmm13, zmm4
vpmadd52luq zmm5, zmm24, zmm4
vpmadd52luq zmm11, zmm27, zmm4
vpmadd52luq zmm10, zmm29, zmm4
vpmadd52luq zmm19, zmm2, zmm4
vpmadd52luq zmm14, zmm0, zmm4
vpmadd52huq zmm16, zmm20, zmm12
vpmadd52huq zmm3, zmm6, zmm4
vpmadd52huq zmm5, zmm13, zmm4
vpmadd52huq zmm11, zmm24, zmm4
vpmadd52huq zmm10, zmm27, zmm4
vpmadd52huq zmm19, zmm29, zmm4
vpmadd52huq zmm14, zmm2, zmm4
vpmadd52luq zmm7, zmm15, zmm22
vmovdqa64 zmm0, [rdi + 1536]
vpmadd52huq zmm28, zmm4, zmm0
vmovdqa64 zmm4, [rdi + 768]
vpmadd52luq zmm3, zmm6, zmm4
vpmadd52luq zmm5, zmm13, zmm4
vpmadd52luq zmm11, zmm24, zmm4
vpmadd52luq zmm10, zmm27, zmm4
vpmadd52luq zmm19, zmm29, zmm4
vpmadd52luq zmm14, zmm2, zmm4
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm15, zmm1
vpmadd52huq zmm3, zmm0, zmm4
vpmadd52huq zmm5, zmm6, zmm4
vpmadd52huq zmm11, zmm13, zmm4
vpmadd52huq zmm10, zmm24, zmm4
vpmadd52huq zmm19, zmm27, zmm4
vpmadd52huq zmm14, zmm29, zmm4
vpmadd52luq zmm21, zmm8, zmm17
vpxord zmm8, zmm8, zmm8
vpmadd52luq zmm8, zmm13, zmm25
vmovdqa64 zmm15, [rdi + 832]
vpmadd52luq zmm3, zmm0, zmm15
vmovdqa64 [rsp + 256], zmm3
vpmadd52luq zmm5, zmm6, zmm15
vpmadd52luq zmm11, zmm13, zmm15
vpmadd52luq zmm10, zmm24, zmm15
vpmadd52luq zmm19, zmm27, zmm15
vpmadd52luq zmm14, zmm29, zmm15
vpmadd52luq zmm23, zmm18, [rdi + 128]
vpmadd52luq zmm26, zmm6, zmm9
vpmadd52huq zmm5, zmm0, zmm15
vpmadd52huq zmm11, zmm6, zmm15
vpmadd52huq zmm10, zmm13, zmm15
vpmadd52huq zmm19, zmm24, zmm15
vpmadd52luq zmm16, zmm20, [rdi + 256]
vmovdqa64 [rsp + 320], zmm16
vpmadd52huq zmm7, zmm18, zmm22
vmovdqa64 [rsp + 384], zmm7
vpmadd52luq zmm28, zmm0, zmm4
vmovdqa64 [rsp + 448], zmm28
vpmadd52huq zmm2, zmm18, zmm1
vmovdqa64 zmm7, [rdi + 896]
vpmadd52luq zmm5, zmm0, zmm7
vmovdqa64 [rsp + 512], zmm5
vpmadd52luq zmm11, zmm6, zmm7
vpmadd52luq zmm10, zmm13, zmm7
vpmadd52luq zmm19, zmm24, zmm7
vmovdqa64 zmm5, [rdi + 1280]
vpmadd52huq zmm21, zmm17, zmm5
vpmadd52huq zmm8, zmm6, zmm25
vpmadd52huq zmm14, zmm27, zmm15
vpmadd52huq zmm23, zmm20, [rdi + 128]
vpmadd52huq zmm11, zmm0, zmm7
vpmadd52huq zmm10, zmm6, zmm7
vpmadd52huq zmm19, zmm13, zmm7
vpmadd52huq zmm26, zmm0, zmm9
vmovdqa64 zmm3, [rdi + 1472]
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm12, zmm3
vmovdqa64 zmm16, [rdi + 1984]
vmovdqa64 zmm28, [rdi + 704]
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm16, zmm28
vpmadd52luq zmm2, zmm18, [rdi + 64]
vpmadd52luq zmm21, zmm5, [rdi + 384]
vmovdqa64 zmm5, [rdi + 960]
vpmadd52luq zmm11, zmm0, zmm5
vmovdqa64 [rsp + 576], zmm11
vpmadd52luq zmm10, zmm6, zmm5
vpmadd52luq zmm19, zmm13, zmm5
vmovdqa64 zmm11, [rdi + 576]
vpmadd52luq zmm8, zmm6, zmm11
vpmadd52luq zmm14, zmm27, zmm7
vpmadd52luq zmm23, zmm20, zmm12
vpmadd52luq zmm26, zmm0, zmm28
vmovdqa64 zmm12, [rdi + 256]
vpmadd52luq zmm29, zmm3, zmm12
vpmadd52huq zmm10, zmm0, zmm5
vmovdqa64 [rsp + 640], zmm10
vpmadd52huq zmm19, zmm6, zmm5
vmovdqa64 [rsp + 704], zmm19
vpmadd52luq zmm15, zmm16, zmm4
vpmadd52huq zmm2, zmm20, [rdi + 64]
vmovdqa64 zmm28, [rdi + 1216]
vpmadd52huq zmm21, zmm28, [rdi + 384]
vpmadd52huq zmm8, zmm0, zmm11
vpmadd52huq zmm14, zmm24, zmm7
vmovdqa64 zmm16, [rdi + 1408]
vpmadd52huq zmm29, zmm12, zmm16
vmovdqa64 zmm19, [rdi + 1920]
vpmadd52huq zmm15, zmm4, zmm19
vpxord zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm18, zmm1
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm6, zmm25
vpmadd52luq zmm2, zmm20, [rdi + 128]
vpmadd52luq zmm21, zmm28, zmm22
vpmadd52luq zmm8, zmm0, zmm9
vpmadd52luq zmm14, zmm24, zmm5
vpmadd52luq zmm29, zmm16, zmm17
vpmadd52luq zmm15, zmm19, [rdi + 832]
vpmadd52huq zmm4, zmm20, zmm1
vpsubq zmm9, zmm2, zmm8
vpmadd52huq zmm18, zmm0, zmm25
vpaddq zmm2, zmm2, zmm8
vpmadd52huq zmm21, zmm22, [rdi + 1152]
vpsubq zmm2, zmm31, zmm2
vmovdqa64 [rsp + 768], zmm2
vpaddq zmm8, zmm23, zmm26
vpmadd52huq zmm14, zmm13, zmm5
vpsubq zmm8, zmm31, zmm8
vmovdqa64 [rsp + 832], zmm8
vmovdqa64 zmm2, [rdi + 1344]
vpmadd52huq zmm29, zmm17, zmm2
vmovdqa64 zmm8, [rsp + 448]
vpaddq zmm13, zmm8, [rsp + 320]
vmovdqa64 zmm6, [rdi + 1856]
vpmadd52huq zmm15, zmm6, [rdi + 832]
vpsubq zmm13, zmm31, zmm13
vmovdqa64 [rsp + 896], zmm13
vpmadd52luq zmm4, zmm20, [rdi + 64]
vmovdqa64 zmm13, [rsp + 256]
vpaddq zmm8, zmm13, [rsp + 192]
vpmadd52luq zmm18, zmm0, zmm11
vpsubq zmm8, zmm31, zmm8
vmovdqa64 [rsp + 960], zmm8
vmovdqa64 zmm8, [rdi + 384]
vpmadd52luq zmm29, zmm2, zmm8
vmovdqa64 zmm11, [rsp + 512]
vpaddq zmm2, zmm11, [rsp + 64]
vpmadd52luq zmm15, zmm6, zmm7
vpsubq zmm2, zmm31, zmm2
vmovdqa64 [rsp + 1024], zmm2
vpxord zmm2, zmm2, zmm2
vpmadd52luq zmm2, zmm20, zmm1
vmovdqa64 zmm1, [rsp + 576]
vpaddq zmm20, zmm1, [rsp + 0]
vpxord zmm6, zmm6, zmm6
vpmadd52luq zmm6, zmm0, zmm25
vpsubq zmm20, zmm31, zmm20
vmovdqa64 [rsp + 1088], zmm20
vmovdqa64 zmm20, [rdi + 1280]
vpmadd52huq zmm29, zmm8, zmm20
vpaddq zmm25, zmm10, [rsp + 128]
vpmadd52huq zmm15, zmm27, zmm7
vpxord zmm0, zmm0, zmm0
vpsubq zmm25, zmm0, zmm25
vmovdqa64 [rsp + 1152], zmm25
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm3, zmm12
vmovdqa64 zmm12, [rsp + 704]
vpaddq zmm10, zmm12, [rsp + 384]
vmovdqa64 zmm12, [rdi + 1984]
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm12, [rdi + 768]
vpsubq zmm10, zmm0, zmm10
vmovdqa64 [rsp + 1216], zmm10
vpmadd52luq zmm29, zmm20, zmm22
vpaddq zmm10, zmm21, zmm14
vpmadd52luq zmm15, zmm27, zmm5
vpsubq zmm10, zmm0, zmm10
vmovdqa64 [rsp + 1280], zmm10
vpmadd52luq zmm25, zmm3, zmm17
vpaddq zmm10, zmm4, zmm18
vmovdqa64 zmm27, [rdi + 832]
vpmadd52luq zmm1, zmm12, zmm27
vpsubq zmm10, zmm31, zmm10
vmovdqa64 [rsp + 1344], zmm10
vpmadd52huq zmm29, zmm28, zmm22
vpaddq zmm10, zmm2, zmm6
vpmadd52huq zmm15, zmm24, zmm5
vpsubq zmm10, zmm31, zmm10
vmovdqa64 [rsp + 1408], zmm10
vpmadd52huq zmm25, zmm16, zmm17
vpsubq zmm2, zmm2, zmm6
vpmadd52huq zmm1, zmm19, zmm27
vpaddq zmm2, zmm2, zmm31
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm3, zmm17
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm2, zmm30
vpsubq zmm4, zmm4, zmm18
vpaddq zmm4, zmm4, zmm31
vpmadd52luq zmm25, zmm16, zmm8
vpsraq zmm2, zmm2, 52
vpmadd52luq zmm1, zmm19, zmm7
vpaddq zmm9, zmm9, zmm31
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm12, zmm27
vpsubq zmm23, zmm23, zmm26
vpmadd52huq zmm2, zmm10, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm10, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm23, zmm23, zmm31
vmovdqa64 zmm26, [rsp + 320]
vpsubq zmm26, zmm26, [rsp + 448]
vpmadd52luq zmm9, zmm10, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm26, zmm26, zmm31
vpmadd52luq zmm23, zmm10, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm17, [rsp + 192]
vpsubq zmm17, zmm17, zmm13
vpmadd52luq zmm26, zmm10, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm29, zmm15
vpmadd52huq zmm25, zmm8, [rdi + 1344]
vpaddq zmm17, zmm17, zmm31
vpmadd52huq zmm9, zmm10, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm27, [rsp + 64]
vpsubq zmm27, zmm27, zmm11
vpmadd52luq zmm17, zmm10, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm13, zmm0, zmm13
vmovdqa64 [rsp + 64], zmm13
vpmadd52huq zmm23, zmm10, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm27, zmm27, zmm31
vpmadd52huq zmm26, zmm10, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm11, [rsp + 0]
vpsubq zmm11, zmm11, [rsp + 576]
vpmadd52luq zmm27, zmm10, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm4, zmm4, zmm2
vpmadd52huq zmm1, zmm7, [rdi + 1856]
vpaddq zmm11, zmm11, zmm31
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm4, zmm30
vpmadd52luq zmm11, zmm10, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm4, zmm4, 52
vpmadd52huq zmm17, zmm10, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm13, [rsp + 128]
vpsubq zmm13, zmm13, [rsp + 640]
vpmadd52huq zmm27, zmm10, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm24, [rsp + 384]
vpsubq zmm24, zmm24, [rsp + 704]
vpmadd52huq zmm4, zmm2, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm21, zmm21, zmm14
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm29, zmm29, zmm15
vpmadd52huq zmm11, zmm10, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm23, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm25, zmm22, [rdi + 1344]
vpaddq zmm9, zmm9, zmm4
vpmadd52luq zmm1, zmm5, [rdi + 1856]
vpsraq zmm4, zmm9, 52
vpmadd52luq zmm17, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm13, zmm10, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm27, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm23, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm9, zmm30
vpmadd52huq zmm26, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm20, zmm22
vpmadd52huq zmm1, zmm5, [rdi + 1792]
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm27, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm9, zmm25, zmm1
vpmadd52huq zmm4, zmm10, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm9, zmm0, zmm9
vmovdqa64 [rsp + 0], zmm9
vpmadd52luq zmm23, zmm10, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm25, zmm25, zmm1
vpmadd52huq zmm24, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm26, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm17, zmm10, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm13, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm23, zmm23, zmm4
vpmadd52luq zmm27, zmm10, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm1, zmm23, 52
vpmadd52luq zmm6, zmm3, zmm8
vpmadd52luq zmm18, zmm12, zmm7
vpmadd52luq zmm11, zmm10, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm24, zmm10, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm26, zmm10, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm23, zmm30
vpmadd52huq zmm17, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm13, zmm10, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm27, zmm10, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm6, zmm16, zmm8
vpmadd52huq zmm18, zmm19, zmm7
vpmadd52huq zmm11, zmm10, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm10, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm17, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm13, zmm10, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm21, zmm10, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm27, zmm2, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm26, zmm26, zmm1
vpmadd52luq zmm6, zmm16, zmm22
vpsraq zmm1, zmm26, 52
vpmadd52luq zmm18, zmm19, zmm5
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm24, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm26, zmm30
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm27, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm22, [rdi + 1344]
vpmadd52huq zmm18, zmm5, [rdi + 1856]
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm24, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm4, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm17, zmm4, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm10, zmm6, zmm18
vpmadd52huq zmm13, zmm2, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm10, zmm0, zmm10
vmovdqa64 [rsp + 128], zmm10
vpmadd52huq zmm21, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm6, zmm6, zmm18
vpmadd52luq zmm27, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm11, zmm4, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm17, zmm17, zmm1
vpmadd52huq zmm29, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm17, 52
vpmadd52luq zmm24, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm21, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm27, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm17, zmm30
vpmadd52huq zmm11, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm29, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm24, zmm4, qword ptr [rdx + 32]{{1to8}}
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm3, zmm8
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm12, zmm7
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm29, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm24, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm14, zmm3, zmm22
vpaddq zmm27, zmm27, zmm1
vmovdqa64 zmm1, [rdi + 1536]
vpaddq zmm1, zmm1, [rdi + 1024]
vpmadd52luq zmm15, zmm12, zmm5
vmovdqa64 zmm17, [rdi + 1600]
vpaddq zmm17, zmm17, [rdi + 1088]
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm4, [rdi + 1664]
vpaddq zmm4, zmm4, [rdi + 1152]
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm28, zmm28, [rdi + 1728]
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm18, zmm1, 52
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm17, zmm17, zmm18
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm27, zmm30
vmovdqa64 [rsp + 192], zmm18
vpsraq zmm23, zmm17, 52
vpmadd52luq zmm29, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm4, zmm4, zmm23
vpmadd52huq zmm24, zmm2, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm23, zmm4, 52
vpmadd52huq zmm14, zmm16, zmm22
vpaddq zmm28, zmm28, zmm23
vpmadd52huq zmm15, zmm19, zmm5
vpaddq zmm20, zmm20, [rdi + 1792]
vpmadd52luq zmm25, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm23, zmm28, 52
vpmadd52huq zmm13, zmm2, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm20, zmm20, zmm23
vpmadd52huq zmm21, zmm2, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm23, [rdi + 1856]
vpaddq zmm23, zmm23, [rdi + 1344]
vpmadd52luq zmm11, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 256], zmm11
vpsraq zmm26, zmm20, 52
vpmadd52huq zmm29, zmm2, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm23, zmm23, zmm26
vpmadd52luq zmm24, zmm18, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm16, zmm16, zmm19
vpmadd52huq zmm25, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm19, zmm23, 52
vpmadd52luq zmm13, zmm18, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm16, zmm16, zmm19
vpmadd52luq zmm21, zmm18, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm19, zmm3, zmm12
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm2, zmm16, 52
vpmadd52luq zmm29, zmm18, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm26, [rdi + 512]
vpaddq zmm26, zmm26, [rdi + 0]
vpmadd52huq zmm24, zmm18, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 320], zmm24
vpaddq zmm19, zmm19, zmm2
vpmadd52luq zmm25, zmm18, qword ptr [rdx + 48]{{1to8}}
vpandq zmm2, zmm26, zmm31
vpmadd52huq zmm13, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 384], zmm13
vpandq zmm16, zmm16, zmm31
vpmadd52huq zmm21, zmm18, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 448], zmm21
vmovdqa64 zmm21, [rdi + 576]
vpaddq zmm21, zmm21, [rdi + 64]
vpmadd52luq zmm6, zmm18, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm26, zmm26, 52
vpmadd52huq zmm29, zmm18, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 512], zmm29
vpaddq zmm21, zmm21, zmm26
vpmadd52huq zmm25, zmm18, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rsp + 576], zmm25
vpandq zmm26, zmm21, zmm31
vpxord zmm25, zmm25, zmm25
vpmadd52huq zmm25, zmm3, zmm22
vpandq zmm23, zmm23, zmm31
vpmadd52huq zmm6, zmm18, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 640], zmm6
vmovdqa64 zmm3, [rdi + 640]
vpaddq zmm3, zmm3, [rdi + 128]
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm12, zmm5
vpsraq zmm21, zmm21, 52
vpaddq zmm3, zmm3, zmm21
vmovdqa64 zmm12, [rsp + 960]
vpmadd52luq zmm12, zmm23, zmm2
vmovdqa64 zmm21, [rsp + 1088]
vpmadd52luq zmm21, zmm19, zmm2
vpandq zmm29, zmm3, zmm31
vmovdqa64 zmm13, [rsp + 1024]
vpmadd52luq zmm13, zmm16, zmm2
vpandq zmm20, zmm20, zmm31
vmovdqa64 zmm24, [rdi + 704]
vpaddq zmm24, zmm24, [rdi + 192]
vmovdqa64 zmm11, [rsp + 896]
vpmadd52luq zmm11, zmm20, zmm2
vpmadd52huq zmm12, zmm20, zmm2
vpsraq zmm3, zmm3, 52
vpmadd52huq zmm21, zmm16, zmm2
vpaddq zmm24, zmm24, zmm3
vmovdqa64 zmm3, [rsp + 1152]
vpmadd52huq zmm3, zmm19, zmm2
vpandq zmm18, zmm24, zmm31
vpmadd52huq zmm13, zmm23, zmm2
vpandq zmm28, zmm28, zmm31
vpmadd52luq zmm12, zmm20, zmm26
vmovdqa64 zmm10, [rdi + 768]
vpaddq zmm10, zmm10, [rdi + 256]
vpmadd52luq zmm21, zmm16, zmm26
vpsraq zmm24, zmm24, 52
vpmadd52luq zmm3, zmm19, zmm26
vpaddq zmm10, zmm10, zmm24
vpmadd52luq zmm13, zmm23, zmm26
vpandq zmm4, zmm4, zmm31
vpmadd52huq zmm11, zmm28, zmm2
vpandq zmm24, zmm10, zmm31
vpmadd52huq zmm21, zmm23, zmm26
vmovdqa64 zmm9, [rdi + 832]
vpaddq zmm9, zmm9, [rdi + 320]
vpmadd52huq zmm3, zmm16, zmm26
vpsraq zmm10, zmm10, 52
vpmadd52huq zmm13, zmm20, zmm26
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 704], zmm17
vmovdqa64 zmm17, [rsp + 1216]
vpmadd52huq zmm17, zmm19, zmm26
vpaddq zmm9, zmm9, zmm10
vpmadd52luq zmm21, zmm23, zmm29
vpandq zmm10, zmm9, zmm31
vpmadd52luq zmm3, zmm16, zmm29
vpandq zmm1, zmm1, zmm31
vpmadd52luq zmm13, zmm20, zmm29
vpaddq zmm8, zmm8, zmm7
vpmadd52luq zmm17, zmm19, zmm29
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm21, zmm20, zmm29
vpaddq zmm8, zmm8, zmm9
vpmadd52huq zmm3, zmm23, zmm29
vpandq zmm7, zmm8, zmm31
vpmadd52huq zmm12, zmm28, zmm26
vpaddq zmm22, zmm22, zmm5
vpmadd52huq zmm13, zmm28, zmm29
vpsraq zmm8, zmm8, 52
vpmadd52luq zmm21, zmm20, zmm18
vpaddq zmm22, zmm22, zmm8
vpmadd52luq zmm3, zmm23, zmm18
vpsraq zmm27, zmm27, 52
vmovdqa64 zmm5, [rsp + 832]
vpmadd52luq zmm5, zmm28, zmm2
vpaddq zmm8, zmm14, zmm15
vpmadd52luq zmm11, zmm28, zmm26
vpsubq zmm8, zmm0, zmm8
vpmadd52huq zmm21, zmm28, zmm18
vpsubq zmm14, zmm14, zmm15
vpmadd52huq zmm17, zmm16, zmm29
vpaddq zmm9, zmm25, zmm6
vpmadd52luq zmm12, zmm28, zmm29
vpsubq zmm9, zmm0, zmm9
vmovdqa64 [rsp + 832], zmm9
vpmadd52luq zmm13, zmm28, zmm18
vpsubq zmm25, zmm25, zmm6
vmovdqa64 [rsp + 896], zmm25
vpmadd52huq zmm3, zmm20, zmm18
vpmadd52huq zmm5, zmm4, zmm2
vpmadd52luq zmm21, zmm28, zmm24
vpmadd52huq zmm11, zmm4, zmm26
vpmadd52luq zmm17, zmm16, zmm18
vpmadd52huq zmm12, zmm4, zmm29
vmovdqa64 zmm6, [rsp + 768]
vpmadd52luq zmm6, zmm4, zmm2
vpmadd52huq zmm13, zmm4, zmm18
vpmadd52luq zmm3, zmm20, zmm24
vpmadd52luq zmm5, zmm4, zmm26
vpmadd52huq zmm21, zmm4, zmm24
vpmadd52luq zmm11, zmm4, zmm29
vpmadd52huq zmm17, zmm23, zmm18
vpmadd52luq zmm12, zmm4, zmm18
vmovdqa64 zmm15, [rsp + 704]
vpmadd52huq zmm6, zmm2, zmm15
vmovdqa64 zmm25, [rsp + 1280]
vpmadd52huq zmm25, zmm19, zmm29
vpmadd52luq zmm13, zmm4, zmm24
vpmadd52huq zmm3, zmm28, zmm24
vpmadd52huq zmm5, zmm15, zmm26
vpmadd52luq zmm21, zmm4, zmm10
vpmadd52huq zmm11, zmm15, zmm29
vpmadd52luq zmm17, zmm23, zmm24
vmovdqa64 zmm9, [rsp + 1344]
vpmadd52luq zmm9, zmm15, zmm2
vpmadd52huq zmm12, zmm15, zmm18
vpmadd52luq zmm6, zmm15, zmm26
vpmadd52luq zmm25, zmm19, zmm18
vpmadd52huq zmm13, zmm15, zmm24
vpmadd52luq zmm3, zmm28, zmm10
vpmadd52luq zmm5, zmm15, zmm29
vpmadd52huq zmm21, zmm15, zmm10
vpmadd52luq zmm11, zmm15, zmm18
vpmadd52huq zmm17, zmm20, zmm24
vmovdqa64 [rsp + 768], zmm0
vmovdqa64 zmm0, [rsp + 1408]
vpmadd52luq zmm0, zmm1, zmm2
vpmadd52huq zmm9, zmm1, zmm2
vpmadd52luq zmm12, zmm15, zmm24
vpmadd52huq zmm6, zmm1, zmm26
vpmadd52huq zmm25, zmm16, zmm18
vpmadd52luq zmm13, zmm15, zmm10
vpmadd52huq zmm3, zmm4, zmm10
vpmadd52huq zmm5, zmm1, zmm29
vpmadd52luq zmm21, zmm15, zmm7
vpmadd52huq zmm11, zmm1, zmm18
vpmadd52luq zmm17, zmm20, zmm10
vpmadd52luq zmm9, zmm1, zmm26
vpmadd52huq zmm12, zmm1, zmm24
vpmadd52luq zmm6, zmm1, zmm29
vpmadd52luq zmm25, zmm16, zmm24
vpmadd52huq zmm13, zmm1, zmm10
vpmadd52luq zmm3, zmm4, zmm7
vpmadd52luq zmm5, zmm1, zmm18
vpmadd52huq zmm21, zmm1, zmm7
vpmadd52luq zmm11, zmm1, zmm24
vpmadd52huq zmm17, zmm28, zmm10
vpmadd52luq zmm12, zmm1, zmm10
vpmadd52huq zmm25, zmm23, zmm24
vpmadd52luq zmm13, zmm1, zmm7
vpmadd52huq zmm3, zmm15, zmm7
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm0, zmm30
vpsraq zmm0, zmm0, 52
vpmadd52luq zmm21, zmm1, zmm22
vmovdqa64 zmm26, [rsp + 64]
vpmadd52huq zmm26, zmm19, zmm18
vpmadd52luq zmm17, zmm28, zmm7
vpmadd52huq zmm0, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm6, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm9, zmm9, zmm0
vpmadd52luq zmm12, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm25, zmm23, zmm10
vpmadd52luq zmm3, zmm15, zmm22
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm2, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm9, zmm30
vpmadd52luq zmm26, zmm19, zmm24
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm17, zmm4, zmm7
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm12, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm25, zmm20, zmm10
vpmadd52huq zmm3, zmm1, zmm22
vpmadd52huq zmm13, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm9, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm21, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm5, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm16, zmm24
vpmadd52luq zmm17, zmm4, zmm22
vpaddq zmm6, zmm6, zmm9
vpmadd52luq zmm11, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm12, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm20, zmm7
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm6, 52
vpmadd52luq zmm13, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm21, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm6, zmm30
vpmadd52luq zmm26, zmm16, zmm10
vpmadd52huq zmm17, zmm15, zmm22
vpmadd52huq zmm11, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm25, zmm28, zmm7
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm21, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm26, zmm23, zmm10
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm12, zmm2, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm5, zmm5, zmm1
vmovdqa64 zmm1, [rsp + 0]
vpmadd52huq zmm1, zmm19, zmm24
vpsraq zmm6, zmm5, 52
vpmadd52luq zmm25, zmm28, zmm22
vpmadd52huq zmm3, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm26, zmm23, zmm7
vpmadd52luq zmm17, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm5, zmm30
vpmadd52huq zmm12, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm1, zmm19, zmm10
vpmadd52huq zmm25, zmm4, zmm22
vpmadd52luq zmm3, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm26, zmm20, zmm7
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm11, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm12, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm16, zmm10
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm25, zmm2, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm11, zmm11, zmm6
vpmadd52luq zmm13, zmm0, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm2, zmm11, 52
vpmadd52luq zmm21, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm20, zmm22
vpmadd52luq zmm17, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm12, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm11, zmm30
vpmadd52luq zmm1, zmm16, zmm7
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm21, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm28, zmm22
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm4, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm12, zmm4, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm1, zmm23, zmm7
vpmadd52huq zmm3, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm25, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm12, zmm12, zmm2
vpmadd52luq zmm21, zmm4, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm2, zmm12, 52
vmovdqa64 zmm5, [rsp + 128]
vpmadd52huq zmm5, zmm19, zmm10
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm17, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm1, zmm23, zmm22
vpmadd52luq zmm3, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm12, zmm30
vpmadd52huq zmm21, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm19, zmm7
vpmadd52luq zmm26, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm20, zmm22
vpmadd52huq zmm3, zmm4, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm5, zmm16, zmm7
vpmadd52huq zmm26, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm17, zmm0, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm2
vpmadd52huq zmm1, zmm4, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm2, zmm13, 52
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm21, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm13, zmm30
vpmadd52luq zmm5, zmm16, zmm22
vpmadd52luq zmm26, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm6, [rsp + 192]
vpmadd52huq zmm27, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm3, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm4, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm27, zmm27, [rsp + 256]
vpmadd52luq zmm21, zmm4, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm9, zmm27, 52
vpmadd52huq zmm5, zmm23, zmm22
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm17, zmm4, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm8, zmm19, zmm7
vpaddq zmm21, zmm21, zmm2
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm2, zmm21, 52
vpmadd52luq zmm3, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm25, zmm4, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm27, zmm30
vpmadd52huq zmm5, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm26, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm17, zmm4, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm21, zmm30
vpmadd52luq zmm8, zmm19, zmm22
vpmadd52luq zmm1, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm3, zmm4, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm10, [rsp + 320]
vpmadd52luq zmm10, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm26, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm17, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm7, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm11, [rsp + 384]
vpmadd52luq zmm11, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, [rsp + 448]
vpmadd52luq zmm12, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm8, zmm16, zmm22
vpmadd52huq zmm1, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm0, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm11, zmm11, zmm9
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm11, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm9, zmm11, 52
vmovdqa64 zmm13, [rsp + 512]
vpmadd52luq zmm13, zmm7, qword ptr [rdx + 32]{{1to8}}
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 0], zmm11
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm4, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm3, zmm3, zmm2
vpmadd52luq zmm26, zmm0, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm2, zmm3, 52
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 8]{{1to8}}
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rsp + 64], zmm3
vpmadd52huq zmm14, zmm6, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm10, zmm10, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, [rsp + 576]
vpmadd52luq zmm6, zmm7, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm10, zmm10, zmm9
vpmadd52huq zmm12, zmm7, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm9, zmm10, 52
vpmadd52huq zmm8, zmm4, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm17, zmm17, zmm2
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 40]{{1to8}}
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 128], zmm10
vpmadd52huq zmm25, zmm0, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm2, zmm17, 52
vmovdqa64 zmm4, [rsp + 640]
vpmadd52luq zmm4, zmm7, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm13, zmm7, qword ptr [rdx + 24]{{1to8}}
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 192], zmm17
vpmadd52luq zmm5, zmm0, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm12, zmm12, zmm9
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm25, zmm25, zmm2
vpmadd52luq zmm14, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm2, zmm12, 52
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm8, zmm0, qword ptr [rdx + 56]{{1to8}}
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 256], zmm12
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm9, zmm25, 52
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 40]{{1to8}}
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 320], zmm25
vpmadd52huq zmm5, zmm0, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm13, zmm13, zmm2
vpaddq zmm26, zmm26, zmm9
vmovdqa64 zmm2, [rsi + 3520]
vmovdqa64 zmm9, [rsi + 7168]
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm2, zmm9
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm6, zmm6, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm16, [rsp + 832]
vpmadd52huq zmm16, zmm19, zmm22
vpsraq zmm18, zmm13, 52
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsp + 384], zmm13
vpmadd52huq zmm8, zmm0, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm19, zmm26, 52
vmovdqa64 zmm20, [rsp + 896]
vpmadd52huq zmm20, zmm7, qword ptr [rdx + 56]{{1to8}}
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rsp + 448], zmm26
vmovdqa64 zmm7, [rsi + 3456]
vpmadd52huq zmm15, zmm9, zmm7
vpaddq zmm6, zmm6, zmm18
vpmadd52huq zmm16, zmm0, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm1, zmm1, zmm19
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm2, zmm9
vpaddq zmm4, zmm4, qword ptr [rdx + 40]{{1to8}}
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm7, zmm9
vpsraq zmm19, zmm6, 52
vmovdqa64 zmm21, [rsi + 7232]
vpmadd52luq zmm15, zmm7, zmm21
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsp + 512], zmm6
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm2, zmm21
vpsraq zmm23, zmm1, 52
vpmadd52luq zmm0, zmm2, zmm21
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 576], zmm1
vmovdqa64 zmm24, [rsi + 3392]
vpmadd52huq zmm18, zmm9, zmm24
vpaddq zmm4, zmm4, zmm19
vpmadd52huq zmm15, zmm24, zmm21
vpaddq zmm5, zmm5, zmm23
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm24, zmm9
vpaddq zmm14, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm0, zmm7, zmm21
vpsraq zmm23, zmm4, 52
vpmadd52luq zmm18, zmm24, zmm21
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 640], zmm4
vmovdqa64 zmm27, [rsi + 7296]
vpmadd52luq zmm15, zmm24, zmm27
vpsraq zmm28, zmm5, 52
vpmadd52luq zmm22, zmm2, zmm27
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 704], zmm5
vpmadd52luq zmm0, zmm7, zmm27
vpaddq zmm14, zmm14, zmm23
vmovdqa64 zmm23, [rsi + 3328]
vpmadd52huq zmm18, zmm21, zmm23
vpaddq zmm8, zmm8, zmm28
vpmadd52huq zmm15, zmm23, zmm27
vpandq zmm28, zmm14, zmm31
vmovdqa64 [rsp + 832], zmm28
vpmadd52huq zmm19, zmm23, zmm9
vpandq zmm29, zmm8, zmm31
vmovdqa64 [rsp + 896], zmm29
vpmadd52huq zmm0, zmm24, zmm27
vpaddq zmm20, zmm20, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm18, zmm23, zmm27
vpsraq zmm14, zmm14, 52
vmovdqa64 zmm29, [rsi + 7360]
vpmadd52luq zmm15, zmm23, zmm29
vpsraq zmm8, zmm8, 52
vpmadd52huq zmm22, zmm7, zmm27
vpaddq zmm20, zmm20, zmm14
vmovdqa64 [rsp + 960], zmm20
vpmadd52luq zmm0, zmm24, zmm29
vpaddq zmm16, zmm16, zmm8
vmovdqa64 [rsp + 1024], zmm16
vmovdqa64 zmm8, [rsi + 3264]
vpmadd52huq zmm18, zmm27, zmm8
vpmadd52huq zmm15, zmm8, zmm29
vpmadd52luq zmm19, zmm23, zmm21
vpmadd52huq zmm0, zmm23, zmm29
vpmadd52luq zmm18, zmm8, zmm29
vmovdqa64 zmm14, [rsi + 7424]
vpmadd52luq zmm15, zmm8, zmm14
vpmadd52luq zmm22, zmm7, zmm29
vpmadd52luq zmm0, zmm23, zmm14
vpmadd52huq zmm19, zmm8, zmm21
vmovdqa64 zmm16, [rsi + 3200]
vpmadd52huq zmm15, zmm14, zmm16
vpmadd52huq zmm18, zmm16, zmm29
vpmadd52huq zmm0, zmm8, zmm14
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm23, zmm9
vmovdqa64 zmm28, [rsi + 7488]
vpmadd52luq zmm15, zmm16, zmm28
vpmadd52huq zmm22, zmm24, zmm29
vpmadd52luq zmm0, zmm8, zmm28
vpmadd52luq zmm19, zmm8, zmm27
vmovdqa64 zmm5, [rsi + 3136]
vpmadd52huq zmm15, zmm28, zmm5
vpmadd52luq zmm18, zmm16, zmm14
vpmadd52huq zmm0, zmm16, zmm28
vpmadd52huq zmm20, zmm8, zmm9
vmovdqa64 zmm4, [rsi + 7552]
vpmadd52luq zmm15, zmm5, zmm4
vpmadd52luq zmm22, zmm24, zmm14
vpmadd52huq zmm19, zmm16, zmm27
vpmadd52huq zmm18, zmm5, zmm14
vpmadd52luq zmm0, zmm16, zmm4
vmovdqa64 zmm1, [rsi + 3072]
vpmadd52huq zmm15, zmm4, zmm1
vpmadd52luq zmm20, zmm8, zmm21
vpmadd52huq zmm22, zmm23, zmm14
vpmadd52luq zmm19, zmm16, zmm29
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm2, zmm27
vpmadd52luq zmm18, zmm5, zmm28
vpmadd52huq zmm0, zmm5, zmm4
vmovdqa64 zmm25, [rsi + 7616]
vpmadd52luq zmm15, zmm1, zmm25
vmovdqa64 [rsp + 1088], zmm15
vpmadd52huq zmm20, zmm16, zmm21
vpmadd52luq zmm22, zmm23, zmm28
vpmadd52huq zmm19, zmm5, zmm29
vpmadd52luq zmm26, zmm2, zmm29
vpmadd52huq zmm18, zmm1, zmm28
vpmadd52luq zmm0, zmm5, zmm25
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm8, zmm9
vpmadd52luq zmm20, zmm16, zmm27
vpmadd52huq zmm22, zmm8, zmm28
vpmadd52luq zmm19, zmm5, zmm14
vpmadd52huq zmm26, zmm7, zmm29
vpmadd52luq zmm18, zmm1, zmm4
vmovdqa64 [rsp + 1152], zmm18
vpmadd52huq zmm0, zmm1, zmm25
vmovdqa64 [rsp + 1216], zmm0
vpmadd52huq zmm17, zmm16, zmm9
vpmadd52huq zmm20, zmm5, zmm27
vmovdqa64 zmm3, [rsi + 3776]
vmovdqa64 zmm6, [rsi + 7680]
vpxord zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm3, zmm6
vmovdqa64 zmm12, [rsi + 3840]
vpxord zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm6, zmm12
vmovdqa64 zmm11, [rsi + 3904]
vpxord zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm6, zmm11
vmovdqa64 zmm15, [rsi + 3968]
vpxord zmm18, zmm18, zmm18
vpmadd52luq zmm18, zmm6, zmm15
vmovdqa64 zmm2, [rsi + 4032]
vpxord zmm23, zmm23, zmm23
vpmadd52luq zmm23, zmm6, zmm2
vpmadd52luq zmm22, zmm8, zmm4
vpmadd52huq zmm19, zmm1, zmm14
vmovdqa64 zmm8, [rsi + 3712]
vpmadd52huq zmm13, zmm6, zmm8
vpmadd52huq zmm10, zmm3, zmm6
vpmadd52huq zmm0, zmm12, zmm6
vpmadd52huq zmm18, zmm11, zmm6
vpmadd52huq zmm23, zmm15, zmm6
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm2, zmm6
vpmadd52luq zmm26, zmm7, zmm14
vpmadd52luq zmm17, zmm16, zmm21
vmovdqa64 zmm7, [rsi + 7744]
vpmadd52luq zmm13, zmm8, zmm7
vpmadd52luq zmm10, zmm3, zmm7
vpmadd52luq zmm0, zmm12, zmm7
vpmadd52luq zmm18, zmm11, zmm7
vpmadd52luq zmm23, zmm15, zmm7
vpmadd52luq zmm27, zmm2, zmm7
vpmadd52luq zmm20, zmm5, zmm29
vpmadd52huq zmm22, zmm16, zmm4
vpmadd52huq zmm10, zmm8, zmm7
vpmadd52huq zmm0, zmm3, zmm7
vpmadd52huq zmm18, zmm12, zmm7
vpmadd52huq zmm23, zmm11, zmm7
vpmadd52huq zmm27, zmm15, zmm7
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm2, zmm7
vpmadd52luq zmm19, zmm1, zmm28
vmovdqa64 [rsp + 1280], zmm19
vpmadd52huq zmm26, zmm24, zmm14
vmovdqa64 zmm19, [rsi + 7808]
vpmadd52luq zmm10, zmm8, zmm19
vpmadd52luq zmm0, zmm3, zmm19
vpmadd52luq zmm18, zmm12, zmm19
vpmadd52luq zmm23, zmm11, zmm19
vpmadd52luq zmm27, zmm15, zmm19
vpmadd52luq zmm4, zmm2, zmm19
vpmadd52huq zmm17, zmm5, zmm21
vmovdqa64 zmm21, [rsi + 3648]
vpmadd52huq zmm10, zmm19, zmm21
vpmadd52huq zmm0, zmm8, zmm19
vpmadd52huq zmm18, zmm3, zmm19
vpmadd52huq zmm23, zmm12, zmm19
vpmadd52huq zmm27, zmm11, zmm19
vpmadd52huq zmm4, zmm15, zmm19
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm2, zmm19
vpmadd52huq zmm13, zmm21, zmm7
vmovdqa64 zmm7, [rsi + 7872]
vpmadd52luq zmm10, zmm21, zmm7
vpmadd52luq zmm0, zmm8, zmm7
vpmadd52luq zmm18, zmm3, zmm7
vpmadd52luq zmm23, zmm12, zmm7
vpmadd52luq zmm27, zmm11, zmm7
vpmadd52luq zmm4, zmm15, zmm7
vpmadd52luq zmm14, zmm2, zmm7
vpmadd52huq zmm20, zmm1, zmm29
vpmadd52huq zmm0, zmm21, zmm7
vpmadd52huq zmm18, zmm8, zmm7
vpmadd52huq zmm23, zmm3, zmm7
vpmadd52huq zmm27, zmm12, zmm7
vpmadd52huq zmm4, zmm11, zmm7
vpmadd52huq zmm14, zmm15, zmm7
vpmadd52luq zmm22, zmm16, zmm25
vmovdqa64 zmm2, [rsi + 3584]
vpmadd52huq zmm10, zmm7, zmm2
vmovdqa64 zmm7, [rsi + 7936]
vpmadd52luq zmm0, zmm21, zmm7
vpmadd52luq zmm18, zmm8, zmm7
vpmadd52luq zmm23, zmm3, zmm7
vpmadd52luq zmm27, zmm12, zmm7
vpmadd52luq zmm4, zmm11, zmm7
vpmadd52luq zmm14, zmm15, zmm7
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm16, zmm9
vpmadd52huq zmm0, zmm2, zmm7
vpmadd52huq zmm18, zmm21, zmm7
vpmadd52huq zmm23, zmm8, zmm7
vpmadd52huq zmm27, zmm3, zmm7
vpmadd52huq zmm4, zmm12, zmm7
vpmadd52huq zmm14, zmm11, zmm7
vpmadd52luq zmm26, zmm24, zmm28
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm8, zmm6
vmovdqa64 zmm16, [rsi + 8000]
vpmadd52luq zmm0, zmm2, zmm16
vmovdqa64 [rsp + 1344], zmm0
vpmadd52luq zmm18, zmm21, zmm16
vpmadd52luq zmm23, zmm8, zmm16
vpmadd52luq zmm27, zmm3, zmm16
vpmadd52luq zmm4, zmm12, zmm16
vpmadd52luq zmm14, zmm11, zmm16
vpmadd52luq zmm17, zmm5, [rsi + 7296]
vpmadd52luq zmm13, zmm21, zmm19
vpmadd52huq zmm18, zmm2, zmm16
vpmadd52huq zmm23, zmm21, zmm16
vpmadd52huq zmm27, zmm8, zmm16
vpmadd52huq zmm4, zmm3, zmm16
vpmadd52luq zmm20, zmm1, [rsi + 7424]
vmovdqa64 [rsp + 1408], zmm20
vpmadd52huq zmm22, zmm5, zmm25
vmovdqa64 [rsp + 1472], zmm22
vpmadd52luq zmm10, zmm2, zmm7
vmovdqa64 [rsp + 1536], zmm10
vpmadd52huq zmm15, zmm5, zmm9
vmovdqa64 zmm22, [rsi + 8064]
vpmadd52luq zmm18, zmm2, zmm22
vmovdqa64 [rsp + 1600], zmm18
vpmadd52luq zmm23, zmm21, zmm22
vpmadd52luq zmm27, zmm8, zmm22
vpmadd52luq zmm4, zmm3, zmm22
vmovdqa64 zmm18, [rsi + 3328]
vpmadd52huq zmm26, zmm28, zmm18
vpmadd52huq zmm24, zmm21, zmm6
vpmadd52huq zmm14, zmm12, zmm16
vpmadd52huq zmm17, zmm1, [rsi + 7296]
vpmadd52huq zmm23, zmm2, zmm22
vpmadd52huq zmm27, zmm21, zmm22
vpmadd52huq zmm4, zmm8, zmm22
vpmadd52huq zmm13, zmm2, zmm19
vmovdqa64 zmm0, [rsi + 3520]
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm29, zmm0
vmovdqa64 zmm10, [rsi + 4032]
vmovdqa64 zmm20, [rsi + 7872]
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm10, zmm20
vpmadd52luq zmm15, zmm5, [rsi + 7232]
vpmadd52luq zmm26, zmm18, [rsi + 7552]
vmovdqa64 zmm18, [rsi + 8128]
vpmadd52luq zmm23, zmm2, zmm18
vmovdqa64 [rsp + 1664], zmm23
vpmadd52luq zmm27, zmm21, zmm18
vpmadd52luq zmm4, zmm8, zmm18
vmovdqa64 zmm23, [rsi + 7744]
vpmadd52luq zmm24, zmm21, zmm23
vpmadd52luq zmm14, zmm12, zmm22
vpmadd52luq zmm17, zmm1, zmm29
vpmadd52luq zmm13, zmm2, zmm20
vmovdqa64 zmm20, [rsi + 7424]
vpmadd52luq zmm11, zmm0, zmm20
vpmadd52huq zmm27, zmm2, zmm18
vmovdqa64 [rsp + 1728], zmm27
vpmadd52huq zmm4, zmm21, zmm18
vmovdqa64 [rsp + 1792], zmm4
vpmadd52luq zmm16, zmm10, zmm7
vpmadd52huq zmm15, zmm1, [rsi + 7232]
vmovdqa64 zmm29, [rsi + 3264]
vpmadd52huq zmm26, zmm29, [rsi + 7552]
vpmadd52huq zmm24, zmm2, zmm23
vpmadd52huq zmm14, zmm3, zmm22
vmovdqa64 zmm10, [rsi + 3456]
vpmadd52huq zmm11, zmm20, zmm10
vmovdqa64 zmm4, [rsi + 3968]
vpmadd52huq zmm16, zmm7, zmm4
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm5, zmm9
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm21, zmm6
vpmadd52luq zmm15, zmm1, [rsi + 7296]
vpmadd52luq zmm26, zmm29, zmm25
vpmadd52luq zmm24, zmm2, zmm19
vpmadd52luq zmm14, zmm3, zmm18
vpmadd52luq zmm11, zmm10, zmm28
vpmadd52luq zmm16, zmm4, [rsi + 8000]
vpmadd52huq zmm7, zmm1, zmm9
vpsubq zmm19, zmm15, zmm24
vpmadd52huq zmm5, zmm2, zmm6
vpaddq zmm15, zmm15, zmm24
vpmadd52huq zmm26, zmm25, [rsi + 3200]
vpsubq zmm15, zmm31, zmm15
vmovdqa64 [rsp + 1856], zmm15
vpaddq zmm24, zmm17, zmm13
vpmadd52huq zmm14, zmm8, zmm18
vpsubq zmm24, zmm31, zmm24
vmovdqa64 [rsp + 1920], zmm24
vmovdqa64 zmm15, [rsi + 3392]
vpmadd52huq zmm11, zmm28, zmm15
vmovdqa64 zmm24, [rsp + 1536]
vpaddq zmm8, zmm24, [rsp + 1408]
vmovdqa64 zmm21, [rsi + 3904]
vpmadd52huq zmm16, zmm21, [rsi + 8000]
vpsubq zmm8, zmm31, zmm8
vmovdqa64 [rsp + 1984], zmm8
vpmadd52luq zmm7, zmm1, [rsi + 7232]
vmovdqa64 zmm8, [rsp + 1344]
vpaddq zmm24, zmm8, [rsp + 1280]
vpmadd52luq zmm5, zmm2, zmm23
vpsubq zmm24, zmm31, zmm24
vmovdqa64 [rsp + 2048], zmm24
vmovdqa64 zmm24, [rsi + 7552]
vpmadd52luq zmm11, zmm15, zmm24
vmovdqa64 zmm23, [rsp + 1600]
vpaddq zmm15, zmm23, [rsp + 1152]
vpmadd52luq zmm16, zmm21, zmm22
vpsubq zmm15, zmm31, zmm15
vmovdqa64 [rsp + 2112], zmm15
vpxord zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm1, zmm9
vmovdqa64 zmm9, [rsp + 1664]
vpaddq zmm1, zmm9, [rsp + 1088]
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm2, zmm6
vpsubq zmm1, zmm31, zmm1
vmovdqa64 [rsp + 2176], zmm1
vmovdqa64 zmm1, [rsi + 3328]
vpmadd52huq zmm11, zmm24, zmm1
vpaddq zmm6, zmm27, [rsp + 1216]
vpmadd52huq zmm16, zmm12, zmm22
vpxord zmm2, zmm2, zmm2
vpsubq zmm6, zmm2, zmm6
vmovdqa64 [rsp + 2240], zmm6
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm20
vmovdqa64 zmm20, [rsp + 1792]
vpaddq zmm27, zmm20, [rsp + 1472]
vmovdqa64 zmm20, [rsi + 4032]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm20, [rsi + 7936]
vpsubq zmm27, zmm2, zmm27
vmovdqa64 [rsp + 2304], zmm27
vpmadd52luq zmm11, zmm1, zmm25
vpaddq zmm27, zmm26, zmm14
vpmadd52luq zmm16, zmm12, zmm18
vpsubq zmm27, zmm2, zmm27
vmovdqa64 [rsp + 2368], zmm27
vpmadd52luq zmm6, zmm0, zmm28
vpaddq zmm27, zmm7, zmm5
vmovdqa64 zmm12, [rsi + 8000]
vpmadd52luq zmm9, zmm20, zmm12
vpsubq zmm27, zmm31, zmm27
vmovdqa64 [rsp + 2432], zmm27
vpmadd52huq zmm11, zmm29, zmm25
vpaddq zmm27, zmm15, zmm21
vpmadd52huq zmm16, zmm3, zmm18
vpsubq zmm27, zmm31, zmm27
vmovdqa64 [rsp + 2496], zmm27
vpmadd52huq zmm6, zmm10, zmm28
vpsubq zmm15, zmm15, zmm21
vpmadd52huq zmm9, zmm4, zmm12
vpaddq zmm15, zmm15, zmm31
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm0, zmm28
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm15, zmm30
vpsubq zmm7, zmm7, zmm5
vpaddq zmm7, zmm7, zmm31
vpmadd52luq zmm6, zmm10, zmm24
vpsraq zmm15, zmm15, 52
vpmadd52luq zmm9, zmm4, zmm22
vpaddq zmm19, zmm19, zmm31
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm20, zmm12
vpsubq zmm17, zmm17, zmm13
vpmadd52huq zmm15, zmm27, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm27, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm17, zmm17, zmm31
vmovdqa64 zmm13, [rsp + 1408]
vpsubq zmm13, zmm13, [rsp + 1536]
vpmadd52luq zmm19, zmm27, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm13, zmm13, zmm31
vpmadd52luq zmm17, zmm27, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm12, [rsp + 1280]
vpsubq zmm12, zmm12, zmm8
vpmadd52luq zmm13, zmm27, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm8, zmm11, zmm16
vpmadd52huq zmm6, zmm24, [rsi + 3392]
vpaddq zmm12, zmm12, zmm31
vpmadd52huq zmm19, zmm27, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm28, [rsp + 1152]
vpsubq zmm28, zmm28, zmm23
vpmadd52luq zmm12, zmm27, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm8, zmm2, zmm8
vmovdqa64 [rsp + 1152], zmm8
vpmadd52huq zmm17, zmm27, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm28, zmm28, zmm31
vpmadd52huq zmm13, zmm27, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm23, [rsp + 1088]
vpsubq zmm23, zmm23, [rsp + 1664]
vpmadd52luq zmm28, zmm27, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm7, zmm7, zmm15
vpmadd52huq zmm9, zmm22, [rsi + 3904]
vpaddq zmm23, zmm23, zmm31
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm7, zmm30
vpmadd52luq zmm23, zmm27, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm7, zmm7, 52
vpmadd52huq zmm12, zmm27, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm8, [rsp + 1216]
vpsubq zmm8, zmm8, [rsp + 1728]
vpmadd52huq zmm28, zmm27, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm3, [rsp + 1472]
vpsubq zmm3, zmm3, [rsp + 1792]
vpmadd52huq zmm7, zmm15, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm26, zmm26, zmm14
vpmadd52luq zmm19, zmm15, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm11, zmm11, zmm16
vpmadd52huq zmm23, zmm27, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm17, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm13, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm6, zmm25, [rsi + 3392]
vpaddq zmm19, zmm19, zmm7
vpmadd52luq zmm9, zmm18, [rsi + 3904]
vpsraq zmm7, zmm19, 52
vpmadd52luq zmm12, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm8, zmm27, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm28, zmm15, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm23, zmm15, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm17, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm19, zmm30
vpmadd52huq zmm13, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm1, zmm25
vpmadd52huq zmm9, zmm18, [rsi + 3840]
vpmadd52huq zmm12, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm8, zmm15, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm28, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm15, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm16, zmm6, zmm9
vpmadd52huq zmm7, zmm14, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm16, zmm2, zmm16
vmovdqa64 [rsp + 1088], zmm16
vpmadd52luq zmm17, zmm14, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm6, zmm6, zmm9
vpmadd52huq zmm3, zmm15, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm13, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm12, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm8, zmm15, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm17, zmm17, zmm7
vpmadd52luq zmm28, zmm14, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm7, zmm17, 52
vpmadd52luq zmm21, zmm0, zmm24
vpmadd52luq zmm5, zmm20, zmm22
vpmadd52luq zmm23, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm3, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm17, zmm30
vpmadd52huq zmm12, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm8, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm28, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm10, zmm24
vpmadd52huq zmm5, zmm4, zmm22
vpmadd52huq zmm23, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm3, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm7, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm12, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm8, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm26, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm28, zmm9, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm13, zmm13, zmm7
vpmadd52luq zmm21, zmm10, zmm25
vpsraq zmm7, zmm13, 52
vpmadd52luq zmm5, zmm4, zmm18
vpmadd52luq zmm23, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm3, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm12, zmm9, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm13, zmm30
vpmadd52luq zmm8, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm26, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm28, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm21, zmm25, [rsi + 3392]
vpmadd52huq zmm5, zmm18, [rsi + 3904]
vpmadd52huq zmm23, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm3, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm7, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm12, zmm14, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm13, zmm21, zmm5
vpmadd52huq zmm8, zmm9, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm13, zmm2, zmm13
vmovdqa64 [rsp + 1216], zmm13
vpmadd52huq zmm26, zmm9, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm21, zmm21, zmm5
vpmadd52luq zmm28, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm23, zmm14, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm12, zmm12, zmm7
vpmadd52huq zmm11, zmm9, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm5, zmm12, 52
vpmadd52luq zmm3, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm8, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm28, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm12, zmm30
vpmadd52huq zmm23, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm11, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm3, zmm14, qword ptr [rdx + 32]{{1to8}}
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm0, zmm24
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm20, zmm22
vpmadd52huq zmm8, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm28, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm23, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm11, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm3, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm9, zmm0, zmm25
vpaddq zmm28, zmm28, zmm5
vmovdqa64 zmm5, [rsi + 3584]
vpaddq zmm15, zmm5, [rsi + 3072]
vpmadd52luq zmm12, zmm20, zmm18
vmovdqa64 zmm17, [rsi + 3648]
vpaddq zmm19, zmm17, [rsi + 3136]
vpmadd52huq zmm6, zmm14, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm14, [rsi + 3712]
vpaddq zmm27, zmm14, [rsi + 3200]
vpmadd52luq zmm8, zmm7, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm5, zmm29, [rsi + 3776]
vpmadd52luq zmm26, zmm7, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm29, zmm15, 52
vpmadd52huq zmm23, zmm7, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm19, zmm19, zmm29
vmovdqa64 zmm29, zmm30
vpmadd52luq zmm29, zmm28, zmm30
vmovdqa64 [rsp + 1280], zmm29
vpsraq zmm14, zmm19, 52
vpmadd52luq zmm11, zmm7, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm27, zmm27, zmm14
vpmadd52huq zmm3, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm27, 52
vpmadd52huq zmm9, zmm10, zmm25
vpaddq zmm5, zmm5, zmm14
vpmadd52huq zmm12, zmm4, zmm18
vpaddq zmm14, zmm1, [rsi + 3840]
vpmadd52luq zmm6, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm5, 52
vpmadd52huq zmm8, zmm7, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm14, zmm14, zmm1
vpmadd52huq zmm26, zmm7, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm1, [rsi + 3904]
vpaddq zmm17, zmm1, [rsi + 3392]
vpmadd52luq zmm23, zmm29, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 1344], zmm23
vpsraq zmm1, zmm14, 52
vpmadd52huq zmm11, zmm7, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm17, zmm17, zmm1
vpmadd52luq zmm3, zmm29, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm1, zmm10, zmm4
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm4, zmm17, 52
vpmadd52luq zmm8, zmm29, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm1, zmm1, zmm4
vpmadd52luq zmm26, zmm29, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm4, zmm0, zmm20
vpmadd52huq zmm21, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm7, zmm1, 52
vpmadd52luq zmm11, zmm29, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm10, [rsi + 7680]
vpaddq zmm10, zmm10, [rsi + 7168]
vpmadd52huq zmm3, zmm29, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 1408], zmm3
vpaddq zmm4, zmm4, zmm7
vpmadd52luq zmm6, zmm29, qword ptr [rdx + 48]{{1to8}}
vpandq zmm7, zmm10, zmm31
vpmadd52huq zmm8, zmm29, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 1472], zmm8
vpandq zmm1, zmm1, zmm31
vpmadd52huq zmm26, zmm29, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 1536], zmm26
vmovdqa64 zmm26, [rsi + 7744]
vpaddq zmm26, zmm26, [rsi + 7232]
vpmadd52luq zmm21, zmm29, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm10, zmm10, 52
vpmadd52huq zmm11, zmm29, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 1600], zmm11
vpaddq zmm26, zmm26, zmm10
vpmadd52huq zmm6, zmm29, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rsp + 1664], zmm6
vpandq zmm10, zmm26, zmm31
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm0, zmm25
vpandq zmm17, zmm17, zmm31
vpmadd52huq zmm21, zmm29, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 1728], zmm21
vmovdqa64 zmm0, [rsi + 7808]
vpaddq zmm0, zmm0, [rsi + 7296]
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm20, zmm18
vpsraq zmm26, zmm26, 52
vpaddq zmm0, zmm0, zmm26
vmovdqa64 zmm26, [rsp + 2048]
vpmadd52luq zmm26, zmm17, zmm7
vmovdqa64 zmm20, [rsp + 2176]
vpmadd52luq zmm20, zmm4, zmm7
vpandq zmm11, zmm0, zmm31
vmovdqa64 zmm8, [rsp + 2112]
vpmadd52luq zmm8, zmm1, zmm7
vpandq zmm14, zmm14, zmm31
vmovdqa64 zmm3, [rsi + 7872]
vpaddq zmm3, zmm3, [rsi + 7360]
vmovdqa64 zmm23, [rsp + 1984]
vpmadd52luq zmm23, zmm14, zmm7
vpmadd52huq zmm26, zmm14, zmm7
vpsraq zmm0, zmm0, 52
vpmadd52huq zmm20, zmm1, zmm7
vpaddq zmm3, zmm3, zmm0
vmovdqa64 zmm0, [rsp + 2240]
vpmadd52huq zmm0, zmm4, zmm7
vpandq zmm29, zmm3, zmm31
vpmadd52huq zmm8, zmm17, zmm7
vpandq zmm5, zmm5, zmm31
vpmadd52luq zmm26, zmm14, zmm10
vmovdqa64 zmm13, [rsi + 7936]
vpaddq zmm13, zmm13, [rsi + 7424]
vpmadd52luq zmm20, zmm1, zmm10
vpsraq zmm3, zmm3, 52
vpmadd52luq zmm0, zmm4, zmm10
vpaddq zmm13, zmm13, zmm3
vpmadd52luq zmm8, zmm17, zmm10
vpandq zmm27, zmm27, zmm31
vpmadd52huq zmm23, zmm5, zmm7
vpandq zmm3, zmm13, zmm31
vpmadd52huq zmm20, zmm17, zmm10
vmovdqa64 zmm16, [rsi + 8000]
vpaddq zmm16, zmm16, [rsi + 7488]
vpmadd52huq zmm0, zmm1, zmm10
vpsraq zmm13, zmm13, 52
vpmadd52huq zmm8, zmm14, zmm10
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rsp + 1792], zmm19
vmovdqa64 zmm19, [rsp + 2304]
vpmadd52huq zmm19, zmm4, zmm10
vpaddq zmm16, zmm16, zmm13
vpmadd52luq zmm20, zmm17, zmm11
vpandq zmm13, zmm16, zmm31
vpmadd52luq zmm0, zmm1, zmm11
vpandq zmm15, zmm15, zmm31
vpmadd52luq zmm8, zmm14, zmm11
vpaddq zmm24, zmm24, zmm22
vpmadd52luq zmm19, zmm4, zmm11
vpsraq zmm16, zmm16, 52
vpmadd52huq zmm20, zmm14, zmm11
vpaddq zmm24, zmm24, zmm16
vpmadd52huq zmm0, zmm17, zmm11
vpandq zmm16, zmm24, zmm31
vpmadd52huq zmm26, zmm5, zmm10
vpaddq zmm25, zmm25, zmm18
vpmadd52huq zmm8, zmm5, zmm11
vpsraq zmm24, zmm24, 52
vpmadd52luq zmm20, zmm14, zmm29
vpaddq zmm25, zmm25, zmm24
vpmadd52luq zmm0, zmm17, zmm29
vpsraq zmm28, zmm28, 52
vmovdqa64 zmm18, [rsp + 1920]
vpmadd52luq zmm18, zmm5, zmm7
vpaddq zmm22, zmm9, zmm12
vpmadd52luq zmm23, zmm5, zmm10
vpsubq zmm22, zmm2, zmm22
vpmadd52huq zmm20, zmm5, zmm29
vpsubq zmm9, zmm9, zmm12
vpmadd52huq zmm19, zmm1, zmm11
vpaddq zmm12, zmm6, zmm21
vpmadd52luq zmm26, zmm5, zmm11
vpsubq zmm12, zmm2, zmm12
vmovdqa64 [rsp + 1920], zmm12
vpmadd52luq zmm8, zmm5, zmm29
vpsubq zmm6, zmm6, zmm21
vmovdqa64 [rsp + 1984], zmm6
vpmadd52huq zmm0, zmm14, zmm29
vpmadd52huq zmm18, zmm27, zmm7
vpmadd52luq zmm20, zmm5, zmm3
vpmadd52huq zmm23, zmm27, zmm10
vpmadd52luq zmm19, zmm1, zmm29
vpmadd52huq zmm26, zmm27, zmm11
vmovdqa64 zmm21, [rsp + 1856]
vpmadd52luq zmm21, zmm27, zmm7
vpmadd52huq zmm8, zmm27, zmm29
vpmadd52luq zmm0, zmm14, zmm3
vpmadd52luq zmm18, zmm27, zmm10
vpmadd52huq zmm20, zmm27, zmm3
vpmadd52luq zmm23, zmm27, zmm11
vpmadd52huq zmm19, zmm17, zmm29
vpmadd52luq zmm26, zmm27, zmm29
vmovdqa64 zmm24, [rsp + 1792]
vpmadd52huq zmm21, zmm7, zmm24
vmovdqa64 zmm2, [rsp + 2368]
vpmadd52huq zmm2, zmm4, zmm11
vpmadd52luq zmm8, zmm27, zmm3
vpmadd52huq zmm0, zmm5, zmm3
vpmadd52huq zmm18, zmm24, zmm10
vpmadd52luq zmm20, zmm27, zmm13
vpmadd52huq zmm23, zmm24, zmm11
vpmadd52luq zmm19, zmm17, zmm3
vmovdqa64 zmm6, [rsp + 2432]
vpmadd52luq zmm6, zmm24, zmm7
vpmadd52huq zmm26, zmm24, zmm29
vpmadd52luq zmm21, zmm24, zmm10
vpmadd52luq zmm2, zmm4, zmm29
vpmadd52huq zmm8, zmm24, zmm3
vpmadd52luq zmm0, zmm5, zmm13
vpmadd52luq zmm18, zmm24, zmm11
vpmadd52huq zmm20, zmm24, zmm13
vpmadd52luq zmm23, zmm24, zmm29
vpmadd52huq zmm19, zmm14, zmm3
vmovdqa64 zmm12, [rsp + 2496]
vpmadd52luq zmm12, zmm15, zmm7
vpmadd52huq zmm6, zmm15, zmm7
vpmadd52luq zmm26, zmm24, zmm3
vpmadd52huq zmm21, zmm15, zmm10
vpmadd52huq zmm2, zmm1, zmm29
vpmadd52luq zmm8, zmm24, zmm13
vpmadd52huq zmm0, zmm27, zmm13
vpmadd52huq zmm18, zmm15, zmm11
vpmadd52luq zmm20, zmm24, zmm16
vpmadd52huq zmm23, zmm15, zmm29
vpmadd52luq zmm19, zmm14, zmm13
vpmadd52luq zmm6, zmm15, zmm10
vpmadd52huq zmm26, zmm15, zmm3
vpmadd52luq zmm21, zmm15, zmm11
vpmadd52luq zmm2, zmm1, zmm3
vpmadd52huq zmm8, zmm15, zmm13
vpmadd52luq zmm0, zmm27, zmm16
vpmadd52luq zmm18, zmm15, zmm29
vpmadd52huq zmm20, zmm15, zmm16
vpmadd52luq zmm23, zmm15, zmm3
vpmadd52huq zmm19, zmm5, zmm13
vpmadd52luq zmm26, zmm15, zmm13
vpmadd52huq zmm2, zmm17, zmm3
vpmadd52luq zmm8, zmm15, zmm16
vpmadd52huq zmm0, zmm24, zmm16
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm12, zmm30
vpsraq zmm12, zmm12, 52
vpmadd52luq zmm20, zmm15, zmm25
vmovdqa64 zmm10, [rsp + 1152]
vpmadd52huq zmm10, zmm4, zmm29
vpmadd52luq zmm19, zmm5, zmm16
vpmadd52huq zmm12, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm18, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm23, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm6, zmm6, zmm12
vpmadd52luq zmm26, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm2, zmm17, zmm13
vpmadd52luq zmm0, zmm24, zmm25
vpmadd52luq zmm8, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm21, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm20, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm18, zmm7, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm6, zmm30
vpmadd52luq zmm10, zmm4, zmm3
vpsraq zmm6, zmm6, 52
vpmadd52huq zmm19, zmm27, zmm16
vpmadd52huq zmm23, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm14, zmm13
vpmadd52huq zmm0, zmm15, zmm25
vpmadd52huq zmm8, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm6, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm21, zmm11, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm20, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm18, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm10, zmm1, zmm3
vpmadd52luq zmm19, zmm27, zmm25
vpaddq zmm21, zmm21, zmm6
vpmadd52luq zmm23, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm14, zmm16
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm6, zmm21, 52
vpmadd52luq zmm8, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm20, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm18, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm21, zmm30
vpmadd52luq zmm10, zmm1, zmm13
vpmadd52huq zmm19, zmm24, zmm25
vpmadd52huq zmm23, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm5, zmm16
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm8, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm20, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm10, zmm17, zmm13
vpmadd52huq zmm19, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm23, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm7, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm18, zmm18, zmm6
vmovdqa64 zmm6, [rsp + 1088]
vpmadd52huq zmm6, zmm4, zmm3
vpsraq zmm3, zmm18, 52
vpmadd52luq zmm2, zmm5, zmm25
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm8, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm20, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm10, zmm17, zmm16
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm23, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm18, zmm30
vpmadd52huq zmm26, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm6, zmm4, zmm13
vpmadd52huq zmm2, zmm27, zmm25
vpmadd52luq zmm0, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm8, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm20, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm10, zmm14, zmm16
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm3, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm23, zmm11, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm1, zmm13
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm23, zmm23, zmm3
vpmadd52luq zmm8, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm3, zmm23, 52
vpmadd52luq zmm20, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm10, zmm14, zmm25
vpmadd52luq zmm19, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm26, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm23, zmm30
vpmadd52luq zmm6, zmm1, zmm16
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm8, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm10, zmm5, zmm25
vpmadd52huq zmm19, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm6, zmm17, zmm16
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm8, zmm7, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm26, zmm26, zmm3
vpmadd52luq zmm20, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm3, zmm26, 52
vmovdqa64 zmm5, [rsp + 1216]
vpmadd52huq zmm5, zmm4, zmm13
vpmadd52huq zmm10, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm6, zmm17, zmm25
vpmadd52luq zmm0, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm8, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm26, zmm30
vpmadd52huq zmm20, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm4, zmm16
vpmadd52luq zmm10, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm14, zmm25
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm8, zmm11, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm20, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm5, zmm1, zmm16
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm19, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm8, zmm8, zmm3
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm3, zmm8, 52
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm20, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm8, zmm30
vpmadd52luq zmm5, zmm1, zmm25
vpmadd52luq zmm10, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm19, zmm11, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm8, [rsp + 1280]
vpmadd52huq zmm28, zmm8, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm3, zmm7, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm28, zmm28, [rsp + 1344]
vpmadd52luq zmm20, zmm7, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm12, zmm28, 52
vpmadd52huq zmm5, zmm17, zmm25
vpmadd52huq zmm10, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm22, zmm4, zmm16
vpaddq zmm20, zmm20, zmm3
vpmadd52huq zmm6, zmm11, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm3, zmm20, 52
vpmadd52luq zmm0, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm2, zmm7, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm28, zmm30
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm10, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm20, zmm30
vpmadd52luq zmm22, zmm4, zmm25
vpmadd52luq zmm6, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, [rsp + 1408]
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm10, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm19, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm13, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm15, [rsp + 1472]
vpmadd52luq zmm15, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm16, [rsp + 1536]
vpmadd52luq zmm16, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm22, zmm1, zmm25
vpmadd52huq zmm6, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm11, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm15, zmm15, zmm12
vpmadd52luq zmm0, zmm11, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm15, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm11, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm15, 52
vmovdqa64 zmm12, [rsp + 1600]
vpmadd52luq zmm12, zmm13, qword ptr [rdx + 32]{{1to8}}
vpandq zmm15, zmm15, zmm31
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm0, zmm0, zmm3
vpmadd52luq zmm10, zmm11, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm3, zmm0, 52
vpmadd52huq zmm19, zmm11, qword ptr [rdx + 8]{{1to8}}
vpandq zmm0, zmm0, zmm31
vpmadd52huq zmm9, zmm8, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm8, [rsp + 1664]
vpmadd52luq zmm8, zmm13, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm14, zmm14, zmm1
vpmadd52huq zmm16, zmm13, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm1, zmm14, 52
vpmadd52huq zmm22, zmm7, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm19, zmm19, zmm3
vmovdqa64 [rsp + 1088], zmm19
vpmadd52luq zmm6, zmm11, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm3, zmm19, 52
vmovdqa64 [rsi + 4096], zmm15
vpmadd52huq zmm2, zmm11, qword ptr [rdx + 16]{{1to8}}
vpandq zmm14, zmm14, zmm31
vmovdqa64 zmm7, [rsp + 1728]
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm16, zmm16, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsi + 4160], zmm14
vpmadd52huq zmm12, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm16, zmm16, zmm1
vmovdqa64 [rsp + 1152], zmm16
vpmadd52luq zmm5, zmm11, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm1, zmm16, 52
vmovdqa64 [rsi + 4608], zmm0
vpmadd52huq zmm10, zmm11, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm2, zmm2, zmm3
vpbroadcastq zmm3, qword ptr [rdx + 128]
vpaddq zmm17, zmm3, [rsp + 0]
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm18, qword ptr [rdx + 136]
vpaddq zmm20, zmm18, [rsp + 128]
vpmadd52huq zmm8, zmm13, qword ptr [rdx + 32]{{1to8}}
mov eax, [r8 + 0]
shl rax, 7
vmovdqa64 zmm21, [rax + r10]
vmovdqa64 [rsp + 1216], zmm21
vpbroadcastq zmm23, qword ptr [rdx + 144]
vpaddq zmm24, zmm23, [rsp + 256]
vpmadd52luq zmm22, zmm11, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm26, qword ptr [rdx + 152]
vpaddq zmm27, zmm26, [rsp + 384]
vpmadd52huq zmm6, zmm11, qword ptr [rdx + 32]{{1to8}}
mov eax, [r8 + 4]
shl rax, 7
vmovdqa64 zmm28, [rax + r10]
vmovdqa64 [rsp + 1280], zmm28
vpbroadcastq zmm29, qword ptr [rdx + 160]
vpaddq zmm0, zmm29, [rsp + 512]
vpmadd52huq zmm7, zmm13, qword ptr [rdx + 40]{{1to8}}
mov eax, [r8 + 8]
shl rax, 7
vmovdqa64 zmm15, [rax + r10]
vmovdqa64 [rsp + 1344], zmm15
vpsubq zmm17, zmm17, [rsp + 64]
vmovdqa64 zmm14, [rsp + 1920]
vpmadd52huq zmm14, zmm4, zmm25
vpsubq zmm20, zmm20, [rsp + 192]
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 40]{{1to8}}
mov eax, [r8 + 12]
shl rax, 7
vmovdqa64 zmm4, [rax + r10]
vmovdqa64 [rsp + 1408], zmm4
vpsubq zmm24, zmm24, [rsp + 320]
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 48]{{1to8}}
mov eax, [r8 + 16]
shl rax, 7
vmovdqa64 zmm25, [rax + r10]
vmovdqa64 [rsp + 1472], zmm25
vpsraq zmm29, zmm17, 52
vpmadd52huq zmm22, zmm11, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm20, zmm20, zmm29
vmovdqa64 zmm29, [rsp + 1984]
vpmadd52huq zmm29, zmm13, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 1536], zmm29
mov eax, [r8 + 20]
shl rax, 7
vmovdqa64 zmm13, [rax + r10]
vmovdqa64 [rsp + 1600], zmm13
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 1664], zmm17
vpmadd52huq zmm14, zmm11, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 1728], zmm14
vpandq zmm11, zmm20, zmm31
vmovdqa64 [rsp + 1792], zmm11
mov eax, [r8 + 24]
shl rax, 7
vmovdqa64 zmm26, [rax + r10]
vmovdqa64 [rsp + 1856], zmm26
vpsraq zmm20, zmm20, 52
vpaddq zmm24, zmm24, zmm20
mov eax, [r8 + 28]
shl rax, 7
vmovdqa64 zmm20, [rax + r10]
vmovdqa64 [rsp + 1920], zmm20
vpandq zmm23, zmm24, zmm31
vmovdqa64 [rsp + 1984], zmm23
vpsubq zmm27, zmm27, [rsp + 448]
vpsraq zmm24, zmm24, 52
vpaddq zmm27, zmm27, zmm24
vpandq zmm24, zmm27, zmm31
vmovdqa64 [rsp + 2048], zmm24
vpsubq zmm0, zmm0, [rsp + 576]
vpsraq zmm27, zmm27, 52
vpaddq zmm0, zmm0, zmm27
vpandq zmm27, zmm0, zmm31
vmovdqa64 [rsp + 2112], zmm27
vpbroadcastq zmm18, qword ptr [rdx + 168]
vpaddq zmm3, zmm18, [rsp + 640]
vpsubq zmm3, zmm3, [rsp + 704]
vpsraq zmm0, zmm0, 52
vpaddq zmm3, zmm3, zmm0
vpandq zmm0, zmm3, zmm31
vmovdqa64 [rsp + 2176], zmm0
vpbroadcastq zmm18, qword ptr [rdx + 176]
vmovdqa64 zmm0, [rsp + 832]
vpaddq zmm27, zmm18, zmm0
vpsubq zmm27, zmm27, [rsp + 896]
vmovdqa64 zmm18, [rsp + 0]
vpaddq zmm24, zmm18, zmm18
vmovdqa64 zmm20, [rsp + 128]
vpaddq zmm26, zmm20, zmm20
vpsraq zmm3, zmm3, 52
vmovdqa64 zmm13, [rsp + 256]
vpaddq zmm25, zmm13, zmm13
vmovdqa64 zmm4, [rsp + 384]
vpaddq zmm15, zmm4, zmm4
vmovdqa64 zmm21, [rsp + 512]
vpaddq zmm28, zmm21, zmm21
vmovdqa64 zmm19, [rsp + 640]
vpaddq zmm16, zmm19, zmm19
vpaddq zmm27, zmm27, zmm3
vpaddq zmm3, zmm0, zmm0
vmovdqa64 zmm23, [rsp + 960]
vpaddq zmm14, zmm23, zmm23
vpsraq zmm11, zmm24, 52
vpandq zmm29, zmm27, zmm31
vmovdqa64 [rsp + 2240], zmm29
vpaddq zmm26, zmm26, zmm11
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsp + 2304], zmm24
vpsraq zmm11, zmm26, 52
vpaddq zmm24, zmm23, qword ptr [rdx + 184]{{1to8}}
vpaddq zmm25, zmm25, zmm11
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rsp + 2368], zmm26
vpsraq zmm11, zmm25, 52
vpsubq zmm24, zmm24, [rsp + 1024]
vpaddq zmm15, zmm15, zmm11
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 2432], zmm25
vpsraq zmm11, zmm15, 52
vpsraq zmm27, zmm27, 52
vpaddq zmm28, zmm28, zmm11
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rsp + 2496], zmm15
vpsraq zmm11, zmm28, 52
vpaddq zmm24, zmm24, zmm27
vmovdqa64 [rsp + 2560], zmm24
vpaddq zmm16, zmm16, zmm11
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 2624], zmm28
vpsraq zmm11, zmm16, 52
vpaddq zmm3, zmm3, zmm11
vpaddq zmm12, zmm12, qword ptr [rdx + 24]{{1to8}}
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 2688], zmm16
vpsraq zmm11, zmm3, 52
vpaddq zmm14, zmm14, zmm11
vmovdqa64 [rsp + 2752], zmm14
vpsraq zmm11, zmm2, 52
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rsp + 2816], zmm3
vpaddq zmm27, zmm18, [rsp + 64]
vpaddq zmm18, zmm20, [rsp + 192]
vpaddq zmm12, zmm12, zmm1
vpaddq zmm1, zmm13, [rsp + 320]
vpaddq zmm13, zmm4, [rsp + 448]
vpaddq zmm4, zmm21, [rsp + 576]
vpaddq zmm10, zmm10, zmm11
vpaddq zmm11, zmm19, [rsp + 704]
vpaddq zmm19, zmm0, [rsp + 896]
vpaddq zmm0, zmm23, [rsp + 1024]
vpaddq zmm8, zmm8, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm23, zmm27, 52
vpaddq zmm18, zmm18, zmm23
vpandq zmm27, zmm27, zmm31
vmovdqa64 [rsp + 2880], zmm27
vpsraq zmm23, zmm12, 52
vpsraq zmm21, zmm18, 52
vpaddq zmm1, zmm1, zmm21
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 2944], zmm18
vpsraq zmm21, zmm10, 52
vpsraq zmm20, zmm1, 52
vpaddq zmm13, zmm13, zmm20
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 3008], zmm1
vpsraq zmm20, zmm13, 52
vpaddq zmm8, zmm8, zmm23
vpaddq zmm4, zmm4, zmm20
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsp + 3072], zmm13
vpsraq zmm20, zmm4, 52
vpaddq zmm6, zmm6, zmm21
vpaddq zmm11, zmm11, zmm20
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 3136], zmm4
vpsraq zmm20, zmm11, 52
vpaddq zmm7, zmm7, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm19, zmm19, zmm20
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 3200], zmm11
vpsraq zmm20, zmm19, 52
vpsraq zmm21, zmm8, 52
vpaddq zmm0, zmm0, zmm20
vmovdqa64 [rsp + 3264], zmm0
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rsp + 3328], zmm19
vmovdqa64 zmm20, zmm31
vpmadd52luq zmm20, zmm27, zmm17
vmovdqa64 [rsp + 3392], zmm20
vpsraq zmm23, zmm6, 52
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm18, zmm17
vmovdqa64 [rsp + 3456], zmm14
vpaddq zmm7, zmm7, zmm21
vmovdqa64 zmm21, zmm31
vpmadd52luq zmm21, zmm13, zmm17
vpaddq zmm5, zmm5, zmm23
vmovdqa64 zmm23, zmm31
vpmadd52luq zmm23, zmm4, zmm17
vpaddq zmm9, zmm9, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm28, zmm31
vpmadd52luq zmm28, zmm19, zmm17
vpsraq zmm3, zmm7, 52
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm0, zmm17
vpsraq zmm26, zmm5, 52
mov eax, [r8 + 0]
shl rax, 7
vmovdqa64 zmm15, [rax + r10 + 64]
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm11, zmm17
vpaddq zmm9, zmm9, zmm3
vpmadd52huq zmm23, zmm13, zmm17
vpaddq zmm22, zmm22, zmm26
mov eax, [r8 + 4]
shl rax, 7
vmovdqa64 zmm3, [rax + r10 + 64]
vpmadd52huq zmm28, zmm11, zmm17
vpbroadcastq zmm26, qword ptr [rdx + 56]
vpaddq zmm24, zmm26, [rsp + 1536]
mov eax, [r8 + 8]
shl rax, 7
vmovdqa64 zmm26, [rax + r10 + 64]
vpmadd52huq zmm16, zmm19, zmm17
vpsraq zmm20, zmm9, 52
vpmadd52huq zmm25, zmm4, zmm17
vpsraq zmm29, zmm22, 52
mov eax, [r8 + 12]
shl rax, 7
vmovdqa64 zmm14, [rax + r10 + 64]
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm0, zmm17
vpaddq zmm24, zmm24, zmm20
mov eax, [r8 + 16]
shl rax, 7
vmovdqa64 zmm20, [rax + r10 + 64]
vmovdqa64 zmm18, [rsp + 1792]
vpmadd52luq zmm28, zmm11, zmm18
vpaddq zmm29, zmm29, [rsp + 1728]
vmovdqa64 [rsp + 1536], zmm29
vmovdqa64 [rsi + 4544], zmm24
vpmadd52luq zmm16, zmm19, zmm18
vpandq zmm9, zmm9, zmm31
mov eax, [r8 + 20]
shl rax, 7
vmovdqa64 zmm24, [rax + r10 + 64]
vpmadd52luq zmm25, zmm4, zmm18
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 1728], zmm22
mov eax, [r8 + 24]
shl rax, 7
vmovdqa64 zmm29, [rax + r10 + 64]
vmovdqa64 [rsi + 4480], zmm9
vpmadd52luq zmm27, zmm0, zmm18
vpandq zmm7, zmm7, zmm31
mov eax, [r8 + 28]
shl rax, 7
vmovdqa64 zmm9, [rax + r10 + 64]
vpmadd52huq zmm28, zmm4, zmm18
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsi + 4416], zmm7
vpmadd52huq zmm16, zmm11, zmm18
vpandq zmm8, zmm8, zmm31
vpmadd52huq zmm25, zmm13, zmm18
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsi + 4352], zmm8
vpmadd52huq zmm27, zmm19, zmm18
vpandq zmm12, zmm12, zmm31
vmovdqa64 zmm8, [rsp + 1984]
vpmadd52luq zmm28, zmm4, zmm8
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsi + 4288], zmm12
vpmadd52luq zmm16, zmm11, zmm8
vpandq zmm12, zmm31, [rsp + 1152]
vpmadd52luq zmm23, zmm13, zmm18
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsi + 4224], zmm12
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm0, zmm18
vpandq zmm7, zmm31, [rsp + 1088]
vpmadd52huq zmm28, zmm13, zmm8
vmovdqa64 zmm11, [rsp + 1216]
vpunpcklqdq zmm22, zmm11, [rsp + 1280]
vmovdqa64 [rsp + 1088], zmm22
vmovdqa64 [rsi + 4672], zmm7
vpmadd52huq zmm16, zmm4, zmm8
vmovdqa64 zmm7, [rsp + 1344]
vpunpcklqdq zmm22, zmm7, [rsp + 1408]
vmovdqa64 [rsp + 1152], zmm22
vpmadd52luq zmm25, zmm13, zmm8
vmovdqa64 zmm22, [rsp + 1472]
vpunpcklqdq zmm7, zmm22, [rsp + 1600]
vmovdqa64 [rsi + 4736], zmm2
vpmadd52luq zmm27, zmm19, zmm8
vmovdqa64 zmm2, [rsp + 1856]
vpunpcklqdq zmm19, zmm2, [rsp + 1920]
vmovdqa64 zmm2, [rsp + 2048]
vpmadd52luq zmm28, zmm13, zmm2
vmovdqa64 [rsp + 3520], zmm28
vpunpcklqdq zmm28, zmm15, zmm3
vmovdqa64 [rsi + 4800], zmm10
vpmadd52luq zmm16, zmm4, zmm2
vpunpcklqdq zmm10, zmm26, zmm14
vpmadd52huq zmm21, zmm1, zmm17
vpunpcklqdq zmm4, zmm20, zmm24
vmovdqa64 [rsi + 4864], zmm6
vpmadd52huq zmm23, zmm1, zmm18
vpunpcklqdq zmm6, zmm29, zmm9
vpmadd52luq zmm12, zmm0, zmm8
vpunpckhqdq zmm11, zmm11, [rsp + 1280]
vmovdqa64 [rsp + 3584], zmm11
vmovdqa64 [rsi + 4928], zmm5
vpmadd52huq zmm16, zmm13, zmm2
vmovdqa64 zmm5, [rsp + 1344]
vpunpckhqdq zmm5, zmm5, [rsp + 1408]
vmovdqa64 [rsp + 1216], zmm5
vpmadd52huq zmm25, zmm1, zmm8
vpunpckhqdq zmm22, zmm22, [rsp + 1600]
vmovdqa64 [rsp + 1280], zmm22
vmovdqa64 zmm0, [rsp + 1728]
vmovdqa64 [rsi + 4992], zmm0
vmovdqa64 zmm0, zmm31
vpmadd52luq zmm0, zmm1, zmm17
vmovdqa64 zmm22, [rsp + 1856]
vpunpckhqdq zmm22, zmm22, [rsp + 1920]
vmovdqa64 [rsp + 1344], zmm22
vpmadd52huq zmm27, zmm8, [rsp + 3200]
vmovdqa64 [rsp + 1408], zmm27
vmovdqa64 zmm22, [rsp + 1088]
vshufi64x2 zmm27, zmm22, [rsp + 1152], 0x88
vmovdqa64 zmm22, [rsp + 1536]
vmovdqa64 [rsi + 5056], zmm22
vmovdqa64 zmm22, [rsp + 2112]
vpmadd52luq zmm16, zmm13, zmm22
vshufi64x2 zmm13, zmm7, zmm19, 0x88
vmovdqa64 [rsp + 1472], zmm13
vmovdqa64 zmm13, [rsp + 3520]
vpmadd52huq zmm13, zmm1, zmm2
vpunpckhqdq zmm15, zmm15, zmm3
vmovdqa64 [rsp + 1600], zmm15
vpmadd52luq zmm21, zmm1, zmm18
vpunpckhqdq zmm26, zmm26, zmm14
vpmadd52luq zmm23, zmm1, zmm8
vpunpckhqdq zmm20, zmm20, zmm24
vpmadd52huq zmm16, zmm1, zmm22
vpunpckhqdq zmm29, zmm29, zmm9
vpmadd52huq zmm12, zmm8, [rsp + 3328]
vshufi64x2 zmm3, zmm28, zmm10, 0x88
vpmadd52luq zmm25, zmm1, zmm2
vshufi64x2 zmm9, zmm4, zmm6, 0x88
vmovdqa64 zmm14, [rsp + 2944]
vpmadd52huq zmm0, zmm17, zmm14
vshufi64x2 zmm24, zmm11, zmm5, 0x88
vmovdqa64 zmm17, [rsp + 1408]
vpmadd52luq zmm17, zmm2, [rsp + 3200]
vmovdqa64 zmm5, [rsp + 1280]
vshufi64x2 zmm11, zmm5, [rsp + 1344], 0x88
vpmadd52luq zmm13, zmm1, zmm22
vshufi64x2 zmm5, zmm15, zmm26, 0x88
vpmadd52huq zmm21, zmm14, zmm18
vshufi64x2 zmm15, zmm20, zmm29, 0x88
vpmadd52luq zmm16, zmm1, [rsp + 2176]
vmovdqa64 zmm1, [rsp + 1088]
vshufi64x2 zmm1, zmm1, [rsp + 1152], 0xdd
vpmadd52huq zmm23, zmm14, zmm8
vshufi64x2 zmm7, zmm7, zmm19, 0xdd
vpmadd52luq zmm12, zmm2, [rsp + 3328]
vshufi64x2 zmm19, zmm27, [rsp + 1472], 0x88
vmovdqa64 [rsp + 1088], zmm19
vpmadd52huq zmm25, zmm14, zmm2
vshufi64x2 zmm28, zmm28, zmm10, 0xdd
vpmadd52luq zmm0, zmm14, zmm18
vshufi64x2 zmm4, zmm4, zmm6, 0xdd
vpmadd52huq zmm17, zmm2, [rsp + 3136]
vshufi64x2 zmm6, zmm3, zmm9, 0x88
vmovdqa64 [rsp + 1152], zmm6
vpmadd52huq zmm13, zmm14, zmm22
vshufi64x2 zmm10, zmm24, zmm11, 0x88
vmovdqa64 [rsp + 1408], zmm10
vpmadd52luq zmm21, zmm14, zmm8
vshufi64x2 zmm6, zmm5, zmm15, 0x88
vmovdqa64 [rsp + 1856], zmm6
vpmadd52huq zmm16, zmm14, [rsp + 2176]
vmovdqa64 zmm6, [rsp + 3584]
vshufi64x2 zmm6, zmm6, [rsp + 1216], 0xdd
vpmadd52luq zmm23, zmm14, zmm2
vmovdqa64 zmm10, [rsp + 1280]
vshufi64x2 zmm10, zmm10, [rsp + 1344], 0xdd
vpmadd52huq zmm12, zmm2, [rsp + 3200]
vmovdqa64 zmm19, [rsp + 1600]
vshufi64x2 zmm19, zmm19, zmm26, 0xdd
vmovdqa64 zmm26, [rsp + 2880]
vmovdqa64 zmm2, [rsp + 3456]
vpmadd52huq zmm2, zmm26, [rsp + 1664]
vshufi64x2 zmm20, zmm20, zmm29, 0xdd
vpmadd52luq zmm25, zmm14, zmm22
vshufi64x2 zmm29, zmm1, zmm7, 0x88
vmovdqa64 [rsp + 1216], zmm29
vpmadd52huq zmm0, zmm26, zmm18
mov eax, [r9 + 0]
shl rax, 7
vmovdqa64 zmm29, [rax + r11]
vmovdqa64 [rsp + 1280], zmm29
vshufi64x2 zmm29, zmm28, zmm4, 0x88
vmovdqa64 [rsp + 1344], zmm29
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm8, [rsp + 3264]
vmovdqa64 [rsp + 1600], zmm29
vshufi64x2 zmm29, zmm6, zmm10, 0x88
vmovdqa64 [rsp + 1664], zmm29
vpmadd52luq zmm17, zmm22, [rsp + 3136]
mov eax, [r9 + 4]
shl rax, 7
vmovdqa64 zmm29, [rax + r11]
vmovdqa64 [rsp + 1920], zmm29
vshufi64x2 zmm29, zmm19, zmm20, 0x88
vmovdqa64 [rsp + 3456], zmm29
vpmadd52luq zmm13, zmm14, [rsp + 2176]
mov eax, [r9 + 8]
shl rax, 7
vmovdqa64 zmm29, [rax + r11]
vshufi64x2 zmm27, zmm27, [rsp + 1472], 0xdd
vmovdqa64 [rsp + 3520], zmm27
vpmadd52huq zmm21, zmm26, zmm8
vshufi64x2 zmm3, zmm3, zmm9, 0xdd
vmovdqa64 [rsp + 1472], zmm3
vpmadd52luq zmm16, zmm14, [rsp + 2240]
mov eax, [r9 + 12]
shl rax, 7
vmovdqa64 zmm9, [rax + r11]
vshufi64x2 zmm24, zmm24, zmm11, 0xdd
vmovdqa64 [rsp + 3584], zmm24
vpmadd52huq zmm23, zmm26, [rsp + 2048]
mov eax, [r9 + 16]
shl rax, 7
vmovdqa64 zmm11, [rax + r11]
vshufi64x2 zmm5, zmm5, zmm15, 0xdd
vmovdqa64 [rsp + 3648], zmm5
vpmadd52luq zmm12, zmm22, [rsp + 3200]
vshufi64x2 zmm1, zmm1, zmm7, 0xdd
vmovdqa64 [rsp + 3712], zmm1
vpmadd52luq zmm2, zmm26, zmm18
mov eax, [r9 + 20]
shl rax, 7
vmovdqa64 zmm7, [rax + r11]
vshufi64x2 zmm28, zmm28, zmm4, 0xdd
vmovdqa64 [rsp + 1792], zmm28
vpmadd52huq zmm25, zmm26, zmm22
mov eax, [r9 + 24]
shl rax, 7
vmovdqa64 zmm4, [rax + r11]
vshufi64x2 zmm6, zmm6, zmm10, 0xdd
vmovdqa64 [rsp + 3776], zmm6
vmovdqa64 zmm10, [rsp + 3392]
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm30, zmm10
vmovdqa64 [rsp + 3840], zmm15
vpsraq zmm10, zmm10, 52
vpmadd52luq zmm0, zmm26, zmm8
mov eax, [r9 + 28]
shl rax, 7
vmovdqa64 zmm8, [rax + r11]
vshufi64x2 zmm19, zmm19, zmm20, 0xdd
vmovdqa64 [rsp + 1984], zmm19
vmovdqa64 zmm18, [rsp + 3264]
vmovdqa64 zmm20, [rsp + 2048]
vmovdqa64 zmm19, [rsp + 1600]
vpmadd52luq zmm19, zmm18, zmm20
vpmadd52huq zmm17, zmm22, [rsp + 3072]
vmovdqa64 zmm28, [rsp + 1280]
vmovdqa64 zmm5, [rsp + 1920]
vpunpcklqdq zmm3, zmm28, zmm5
vmovdqa64 zmm6, [rsp + 2176]
vpmadd52huq zmm13, zmm26, zmm6
vpmadd52luq zmm21, zmm26, zmm20
vmovdqa64 zmm1, [rsp + 2240]
vpmadd52huq zmm16, zmm26, zmm1
vpunpckhqdq zmm28, zmm28, zmm5
vpmadd52luq zmm23, zmm26, zmm22
vpmadd52huq zmm12, zmm22, [rsp + 3136]
vpmadd52luq zmm25, zmm26, zmm6
vpunpcklqdq zmm5, zmm29, zmm9
vpmadd52huq zmm10, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm19, zmm20, [rsp + 3328]
vpunpckhqdq zmm29, zmm29, zmm9
vpmadd52luq zmm17, zmm6, [rsp + 3072]
vpmadd52luq zmm13, zmm26, zmm1
vpmadd52luq zmm0, zmm15, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm2, zmm2, zmm10
vpmadd52luq zmm16, zmm26, [rsp + 2560]
vpsraq zmm9, zmm2, 52
vpmadd52luq zmm21, zmm15, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm10, zmm11, zmm7
vpmadd52luq zmm12, zmm6, [rsp + 3136]
vpunpckhqdq zmm11, zmm11, zmm7
vpmadd52luq zmm23, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm25, zmm15, qword ptr [rdx + 40]{{1to8}}
vpunpcklqdq zmm7, zmm4, zmm8
vpmadd52luq zmm19, zmm22, [rsp + 3328]
vpmadd52huq zmm17, zmm6, [rsp + 3008]
vpmadd52luq zmm13, zmm15, qword ptr [rdx + 48]{{1to8}}
vpunpckhqdq zmm4, zmm4, zmm8
vpmadd52huq zmm0, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm8, zmm30
vpmadd52luq zmm8, zmm2, zmm30
vpmadd52luq zmm16, zmm15, qword ptr [rdx + 56]{{1to8}}
vshufi64x2 zmm2, zmm3, zmm5, 0x88
vpmadd52huq zmm21, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm6, [rsp + 3072]
vpmadd52huq zmm23, zmm15, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm24, zmm28, zmm29, 0x88
vpmadd52huq zmm25, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm19, zmm22, [rsp + 3200]
vpmadd52luq zmm17, zmm1, [rsp + 3008]
vshufi64x2 zmm27, zmm10, zmm7, 0x88
vpmadd52huq zmm13, zmm15, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm9, zmm8, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm0, zmm8, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm16, zmm15, qword ptr [rdx + 48]{{1to8}}
vshufi64x2 zmm15, zmm11, zmm4, 0x88
vpmadd52luq zmm21, zmm8, qword ptr [rdx + 16]{{1to8}}
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm18, zmm20
vpmadd52luq zmm12, zmm1, [rsp + 3072]
vpaddq zmm0, zmm0, zmm9
vpmadd52luq zmm23, zmm8, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm9, zmm0, 52
vpmadd52luq zmm25, zmm8, qword ptr [rdx + 32]{{1to8}}
vshufi64x2 zmm3, zmm3, zmm5, 0xdd
vpmadd52luq zmm19, zmm6, [rsp + 3200]
vshufi64x2 zmm28, zmm28, zmm29, 0xdd
vpmadd52huq zmm17, zmm14, zmm1
vshufi64x2 zmm10, zmm10, zmm7, 0xdd
vpmadd52luq zmm13, zmm8, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm16, zmm8, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm21, zmm8, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm11, zmm11, zmm4, 0xdd
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm0, zmm30
vpmadd52luq zmm26, zmm18, zmm22
vpmadd52huq zmm12, zmm1, [rsp + 3008]
vshufi64x2 zmm0, zmm2, zmm27, 0x88
vpmadd52huq zmm23, zmm8, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm8, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm19, zmm6, [rsp + 3136]
vshufi64x2 zmm5, zmm24, zmm15, 0x88
vmovdqa64 zmm7, [rsp + 2560]
vpmadd52luq zmm17, zmm14, zmm7
vpmadd52huq zmm13, zmm8, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm8, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm9, zmm4, qword ptr [rdx + 0]{{1to8}}
vshufi64x2 zmm20, zmm3, zmm10, 0x88
vpmadd52luq zmm21, zmm4, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm26, zmm22, [rsp + 3328]
vpmadd52luq zmm12, zmm7, [rsp + 3008]
vshufi64x2 zmm29, zmm28, zmm11, 0x88
vpmadd52luq zmm23, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm25, zmm4, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm21, zmm21, zmm9
vpmadd52luq zmm19, zmm1, [rsp + 3136]
vpsraq zmm9, zmm21, 52
vpmadd52huq zmm17, zmm7, [rsp + 2880]
vshufi64x2 zmm2, zmm2, zmm27, 0xdd
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 32]{{1to8}}
vshufi64x2 zmm24, zmm24, zmm15, 0xdd
vmovdqa64 [rsp + 1280], zmm24
vpmadd52luq zmm16, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm26, zmm6, [rsp + 3328]
vshufi64x2 zmm3, zmm3, zmm10, 0xdd
vmovdqa64 [rsp + 1600], zmm3
vpmadd52huq zmm12, zmm14, zmm7
vpmadd52huq zmm23, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm21, zmm30
vshufi64x2 zmm28, zmm28, zmm11, 0xdd
vmovdqa64 [rsp + 1920], zmm28
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm19, zmm1, [rsp + 3072]
vmovdqa64 zmm11, [rsp + 3840]
vpmadd52huq zmm17, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 24]{{1to8}}
mov eax, [r9 + 0]
shl rax, 7
vmovdqa64 zmm11, [rax + r11 + 64]
vpmadd52huq zmm16, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm26, zmm6, [rsp + 3200]
vpmadd52huq zmm12, zmm8, qword ptr [rdx + 56]{{1to8}}
mov eax, [r9 + 4]
shl rax, 7
vmovdqa64 zmm14, [rax + r11 + 64]
vpmadd52huq zmm9, zmm10, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm23, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm25, zmm10, qword ptr [rdx + 16]{{1to8}}
mov eax, [r9 + 8]
shl rax, 7
vmovdqa64 zmm15, [rax + r11 + 64]
vpxord zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm18, zmm22
vpmadd52luq zmm19, zmm7, [rsp + 3072]
vpmadd52luq zmm17, zmm8, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm23, zmm23, zmm9
mov eax, [r9 + 12]
shl rax, 7
vmovdqa64 zmm9, [rax + r11 + 64]
vpmadd52luq zmm13, zmm10, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm22, zmm23, 52
vpmadd52luq zmm16, zmm10, qword ptr [rdx + 32]{{1to8}}
mov eax, [r9 + 16]
shl rax, 7
vmovdqa64 zmm27, [rax + r11 + 64]
vpmadd52luq zmm26, zmm1, [rsp + 3200]
vpmadd52luq zmm12, zmm4, qword ptr [rdx + 56]{{1to8}}
mov eax, [r9 + 20]
shl rax, 7
vmovdqa64 zmm28, [rax + r11 + 64]
vpmadd52huq zmm25, zmm10, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm23, zmm30
vmovdqa64 [rsp + 2048], zmm3
vpmadd52luq zmm21, zmm18, zmm6
mov eax, [r9 + 24]
shl rax, 7
vmovdqa64 zmm23, [rax + r11 + 64]
vpmadd52huq zmm19, zmm7, [rsp + 3008]
vpmadd52huq zmm17, zmm8, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm10, qword ptr [rdx + 24]{{1to8}}
mov eax, [r9 + 28]
shl rax, 7
vmovdqa64 zmm8, [rax + r11 + 64]
vpmadd52huq zmm26, zmm1, [rsp + 3136]
vpmadd52huq zmm12, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm22, zmm3, qword ptr [rdx + 0]{{1to8}}
vpunpcklqdq zmm24, zmm11, zmm14
vpmadd52luq zmm25, zmm3, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm21, zmm6, [rsp + 3328]
vpmadd52luq zmm17, zmm4, qword ptr [rdx + 48]{{1to8}}
vpunpckhqdq zmm11, zmm11, zmm14
vpmadd52huq zmm19, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm13, zmm3, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm25, zmm25, zmm22
vpmadd52luq zmm16, zmm3, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm25, 52
vpmadd52luq zmm26, zmm7, [rsp + 3136]
vpunpcklqdq zmm22, zmm15, zmm9
vpmadd52luq zmm12, zmm10, qword ptr [rdx + 48]{{1to8}}
vpunpckhqdq zmm15, zmm15, zmm9
vpmadd52luq zmm21, zmm1, [rsp + 3328]
vpmadd52huq zmm17, zmm4, qword ptr [rdx + 40]{{1to8}}
vpunpcklqdq zmm4, zmm27, zmm28
vpmadd52luq zmm19, zmm10, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm3, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm25, zmm30
vmovdqa64 [rsp + 2112], zmm9
vpmadd52huq zmm16, zmm3, qword ptr [rdx + 16]{{1to8}}
vpunpckhqdq zmm27, zmm27, zmm28
vpmadd52huq zmm26, zmm7, [rsp + 3072]
vpmadd52huq zmm12, zmm10, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm21, zmm1, [rsp + 3200]
vpunpcklqdq zmm25, zmm23, zmm8
vpmadd52luq zmm17, zmm10, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm19, zmm10, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm14, zmm9, qword ptr [rdx + 0]{{1to8}}
vpunpckhqdq zmm23, zmm23, zmm8
vpmadd52luq zmm13, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm16, zmm9, qword ptr [rdx + 16]{{1to8}}
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm18, zmm6
vshufi64x2 zmm6, zmm24, zmm22, 0x88
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm18, zmm1
vpmadd52huq zmm26, zmm10, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 2176], zmm26
vpaddq zmm13, zmm13, zmm14
vpmadd52luq zmm12, zmm3, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rsp + 2880], zmm12
vpsraq zmm14, zmm13, 52
vmovdqa64 [rsp + 2944], zmm14
vpmadd52luq zmm21, zmm7, [rsp + 3200]
vmovdqa64 [rsp + 3008], zmm21
vshufi64x2 zmm14, zmm11, zmm15, 0x88
vpmadd52huq zmm17, zmm10, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 3072], zmm17
vshufi64x2 zmm10, zmm4, zmm25, 0x88
vpmadd52luq zmm19, zmm3, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 3392], zmm19
vpmadd52huq zmm16, zmm9, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 3840], zmm16
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm13, zmm30
vmovdqa64 [rsp + 3904], zmm9
vshufi64x2 zmm13, zmm27, zmm23, 0x88
vpmadd52luq zmm8, zmm18, zmm1
vmovdqa64 [rsp + 3968], zmm8
vmovdqa64 zmm1, [rsp + 2304]
vmovdqa64 zmm8, [rsp + 64]
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm1, zmm8
vmovdqa64 [rsp + 4032], zmm16
vpmadd52luq zmm28, zmm18, zmm7
vmovdqa64 [rsp + 4096], zmm28
vshufi64x2 zmm24, zmm24, zmm22, 0xdd
vmovdqa64 zmm22, zmm31
vpmadd52luq zmm22, zmm8, [rsp + 2432]
vmovdqa64 zmm18, [rsp + 2496]
vmovdqa64 zmm28, zmm31
vpmadd52luq zmm28, zmm8, zmm18
vmovdqa64 zmm9, [rsp + 2368]
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm8, zmm9
vshufi64x2 zmm11, zmm11, zmm15, 0xdd
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm8, [rsp + 2688]
vmovdqa64 zmm19, [rsp + 2816]
vmovdqa64 zmm17, zmm31
vpmadd52luq zmm17, zmm8, zmm19
vmovdqa64 zmm7, [rsp + 2624]
vmovdqa64 zmm21, zmm31
vpmadd52luq zmm21, zmm8, zmm7
vshufi64x2 zmm4, zmm4, zmm25, 0xdd
vmovdqa64 zmm25, [rsp + 2752]
vmovdqa64 zmm12, zmm31
vpmadd52luq zmm12, zmm8, zmm25
vpmadd52huq zmm22, zmm9, zmm8
vpmadd52huq zmm16, zmm1, zmm8
vshufi64x2 zmm27, zmm27, zmm23, 0xdd
vpmadd52huq zmm21, zmm18, zmm8
vpmadd52huq zmm15, zmm7, zmm8
vmovdqa64 zmm23, [rsp + 2432]
vpmadd52huq zmm28, zmm8, zmm23
vshufi64x2 zmm3, zmm6, zmm10, 0x88
vmovdqa64 [rsp + 4160], zmm3
vpmadd52huq zmm12, zmm19, zmm8
vmovdqa64 zmm3, [rsp + 2688]
vpmadd52huq zmm17, zmm8, zmm3
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm25, zmm8
vshufi64x2 zmm8, zmm14, zmm13, 0x88
vmovdqa64 [rsp + 4224], zmm8
vmovdqa64 zmm8, [rsp + 192]
vpmadd52luq zmm22, zmm9, zmm8
vpmadd52luq zmm28, zmm23, zmm8
vpmadd52luq zmm21, zmm18, zmm8
vpmadd52luq zmm16, zmm1, zmm8
vmovdqa64 [rsp + 4288], zmm16
vshufi64x2 zmm16, zmm24, zmm4, 0x88
vmovdqa64 [rsp + 4352], zmm16
vpmadd52luq zmm17, zmm3, zmm8
vpmadd52luq zmm12, zmm19, zmm8
vpmadd52luq zmm15, zmm7, zmm8
vshufi64x2 zmm16, zmm11, zmm27, 0x88
vmovdqa64 [rsp + 4416], zmm16
vpmadd52luq zmm26, zmm25, zmm8
vpmadd52huq zmm28, zmm9, zmm8
vpmadd52huq zmm22, zmm1, zmm8
vshufi64x2 zmm6, zmm6, zmm10, 0xdd
vmovdqa64 [rsp + 4480], zmm6
vpmadd52huq zmm15, zmm18, zmm8
vpmadd52huq zmm17, zmm7, zmm8
vpmadd52huq zmm21, zmm23, zmm8
vshufi64x2 zmm14, zmm14, zmm13, 0xdd
vmovdqa64 [rsp + 4544], zmm14
vpmadd52huq zmm12, zmm3, zmm8
vpmadd52huq zmm26, zmm19, zmm8
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm25, zmm8
vshufi64x2 zmm24, zmm24, zmm4, 0xdd
vmovdqa64 [rsp + 4608], zmm24
vmovdqa64 zmm4, [rsp + 320]
vpmadd52luq zmm28, zmm9, zmm4
vpmadd52luq zmm21, zmm23, zmm4
vpmadd52luq zmm22, zmm1, zmm4
vmovdqa64 [rsp + 4672], zmm22
vshufi64x2 zmm11, zmm11, zmm27, 0xdd
vmovdqa64 [rsp + 4736], zmm11
vpmadd52luq zmm17, zmm7, zmm4
vpmadd52luq zmm12, zmm3, zmm4
vpmadd52luq zmm15, zmm18, zmm4
vpmadd52luq zmm26, zmm19, zmm4
vpaddq zmm13, zmm0, qword ptr [rdx + 128]{{1to8}}
vpmadd52luq zmm10, zmm25, zmm4
vpmadd52huq zmm21, zmm9, zmm4
vpmadd52huq zmm28, zmm1, zmm4
vpaddq zmm27, zmm5, qword ptr [rdx + 136]{{1to8}}
vpmadd52huq zmm17, zmm18, zmm4
vpmadd52huq zmm12, zmm7, zmm4
vpmadd52huq zmm15, zmm23, zmm4
vpaddq zmm8, zmm20, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm26, zmm3, zmm4
vpmadd52huq zmm10, zmm19, zmm4
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm25, zmm4
vpaddq zmm4, zmm29, qword ptr [rdx + 152]{{1to8}}
vmovdqa64 zmm24, [rsp + 448]
vpmadd52luq zmm21, zmm9, zmm24
vpmadd52luq zmm15, zmm23, zmm24
vpmadd52luq zmm28, zmm1, zmm24
vmovdqa64 [rsp + 4800], zmm28
vpaddq zmm14, zmm2, qword ptr [rdx + 160]{{1to8}}
vpmadd52luq zmm12, zmm7, zmm24
vpmadd52luq zmm17, zmm18, zmm24
vpmadd52luq zmm26, zmm3, zmm24
vmovdqa64 zmm6, [rsp + 1280]
vpaddq zmm16, zmm6, qword ptr [rdx + 168]{{1to8}}
vpmadd52luq zmm10, zmm19, zmm24
vpmadd52huq zmm21, zmm1, zmm24
vpmadd52luq zmm11, zmm25, zmm24
vmovdqa64 zmm28, [rsp + 1600]
vpaddq zmm22, zmm28, qword ptr [rdx + 176]{{1to8}}
vpmadd52huq zmm17, zmm23, zmm24
vpmadd52huq zmm12, zmm18, zmm24
vpmadd52huq zmm15, zmm9, zmm24
vpmadd52huq zmm26, zmm7, zmm24
vmovdqa64 zmm28, [rsp + 1920]
vpaddq zmm6, zmm28, qword ptr [rdx + 184]{{1to8}}
vpmadd52huq zmm10, zmm3, zmm24
vpmadd52huq zmm11, zmm19, zmm24
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm25, zmm24
vpbroadcastq zmm24, qword ptr [rdx + 128]
vpsubq zmm13{{k3}}, zmm24, zmm0
vmovdqa64 zmm0, [rsp + 576]
vpmadd52luq zmm15, zmm9, zmm0
vpmadd52luq zmm17, zmm23, zmm0
vpmadd52luq zmm21, zmm1, zmm0
vmovdqa64 [rsp + 4864], zmm21
vpbroadcastq zmm24, qword ptr [rdx + 136]
vpsubq zmm27{{k3}}, zmm24, zmm5
vpmadd52luq zmm12, zmm18, zmm0
vpmadd52luq zmm26, zmm7, zmm0
vpmadd52luq zmm10, zmm3, zmm0
vpbroadcastq zmm5, qword ptr [rdx + 144]
vpsubq zmm8{{k3}}, zmm5, zmm20
vpmadd52luq zmm11, zmm19, zmm0
vpmadd52huq zmm15, zmm1, zmm0
vpmadd52luq zmm28, zmm25, zmm0
vpbroadcastq zmm20, qword ptr [rdx + 152]
vpsubq zmm4{{k3}}, zmm20, zmm29
vpmadd52huq zmm12, zmm23, zmm0
vpmadd52huq zmm17, zmm9, zmm0
vpmadd52huq zmm26, zmm18, zmm0
vpbroadcastq zmm29, qword ptr [rdx + 160]
vpsubq zmm14{{k3}}, zmm29, zmm2
vpmadd52huq zmm10, zmm7, zmm0
vpmadd52huq zmm11, zmm3, zmm0
vpmadd52huq zmm28, zmm19, zmm0
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm25, zmm0
vpbroadcastq zmm0, qword ptr [rdx + 168]
vpsubq zmm16{{k3}}, zmm0, [rsp + 1280]
vmovdqa64 [rsp + 4928], zmm16
vmovdqa64 zmm0, [rsp + 704]
vpmadd52luq zmm17, zmm9, zmm0
vpmadd52luq zmm12, zmm23, zmm0
vpmadd52luq zmm15, zmm1, zmm0
vmovdqa64 [rsp + 1280], zmm15
vpbroadcastq zmm29, qword ptr [rdx + 176]
vpsubq zmm22{{k3}}, zmm29, [rsp + 1600]
vpmadd52luq zmm26, zmm18, zmm0
vpmadd52luq zmm10, zmm7, zmm0
vpmadd52luq zmm11, zmm3, zmm0
vpbroadcastq zmm29, qword ptr [rdx + 184]
vpsubq zmm6{{k3}}, zmm29, [rsp + 1920]
vmovdqa64 [rsp + 1600], zmm6
vpmadd52luq zmm28, zmm19, zmm0
vpmadd52huq zmm17, zmm1, zmm0
vpmadd52luq zmm2, zmm25, zmm0
vpsubq zmm29, zmm13, [rsp + 1088]
vpmadd52huq zmm12, zmm9, zmm0
vpmadd52huq zmm26, zmm23, zmm0
vpmadd52huq zmm10, zmm18, zmm0
vpsubq zmm20, zmm27, [rsp + 1408]
vpmadd52huq zmm11, zmm7, zmm0
vpmadd52huq zmm28, zmm3, zmm0
vpmadd52huq zmm2, zmm19, zmm0
vpsubq zmm5, zmm8, [rsp + 1216]
vmovdqa64 zmm24, [rsp + 896]
vpmadd52luq zmm17, zmm1, zmm24
vmovdqa64 [rsp + 1920], zmm17
vpmadd52luq zmm12, zmm9, zmm24
vpmadd52luq zmm26, zmm23, zmm24
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm25, zmm0
vpsubq zmm0, zmm4, [rsp + 1664]
vpmadd52luq zmm10, zmm18, zmm24
vpmadd52luq zmm11, zmm7, zmm24
vpmadd52luq zmm28, zmm3, zmm24
vpsubq zmm15, zmm14, [rsp + 3520]
vpmadd52luq zmm2, zmm19, zmm24
vpmadd52huq zmm12, zmm1, zmm24
vmovdqa64 zmm19, [rsp + 2048]
vmovdqa64 zmm21, [rsp + 2176]
vpmadd52luq zmm21, zmm19, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 4992], zmm21
vpsubq zmm21, zmm16, [rsp + 3584]
vpmadd52huq zmm26, zmm9, zmm24
vpmadd52huq zmm10, zmm23, zmm24
vpmadd52huq zmm11, zmm18, zmm24
vpsubq zmm16, zmm22, [rsp + 3712]
vmovdqa64 [rsp + 2176], zmm16
vpmadd52huq zmm28, zmm7, zmm24
vpmadd52huq zmm2, zmm3, zmm24
vmovdqa64 zmm16, [rsp + 2880]
vpmadd52huq zmm16, zmm19, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 5056], zmm16
vpsubq zmm16, zmm6, [rsp + 3776]
vmovdqa64 zmm6, [rsp + 1024]
vpmadd52luq zmm12, zmm1, zmm6
vmovdqa64 [rsp + 2880], zmm12
vpmadd52luq zmm26, zmm9, zmm6
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm25, zmm24
vpaddq zmm29{{k2}}, zmm13, [rsp + 1088]
vpmadd52luq zmm10, zmm23, zmm6
vpmadd52luq zmm11, zmm18, zmm6
vpmadd52luq zmm28, zmm7, zmm6
vpaddq zmm20{{k2}}, zmm27, [rsp + 1408]
vpmadd52luq zmm2, zmm3, zmm6
vpmadd52luq zmm17, zmm25, zmm24
vpmadd52huq zmm26, zmm1, zmm6
vpmadd52luq zmm12, zmm25, zmm6
vpaddq zmm5{{k2}}, zmm8, [rsp + 1216]
vpmadd52huq zmm10, zmm9, zmm6
vpmadd52huq zmm11, zmm23, zmm6
vpmadd52huq zmm28, zmm18, zmm6
vpaddq zmm0{{k2}}, zmm4, [rsp + 1664]
vmovdqa64 zmm1, [rsp + 3136]
vmovdqa64 zmm4, [rsp + 3008]
vpmadd52huq zmm4, zmm1, [rsp + 2560]
vmovdqa64 zmm1, [rsp + 3072]
vpmadd52luq zmm1, zmm19, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm8, [rsp + 3392]
vpmadd52huq zmm8, zmm19, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm15{{k2}}, zmm14, [rsp + 3520]
vmovdqa64 zmm9, [rsp + 4032]
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm30, zmm9
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm2, zmm7, zmm6
vmovdqa64 zmm7, [rsp + 3904]
vmovdqa64 zmm14, [rsp + 2944]
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm18, [rsp + 4928]
vpaddq zmm21{{k2}}, zmm18, [rsp + 3584]
vmovdqa64 zmm18, [rsp + 3840]
vpmadd52luq zmm18, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm23, [rsp + 2176]
vpaddq zmm23{{k2}}, zmm22, [rsp + 3712]
vmovdqa64 zmm22, [rsp + 4288]
vpmadd52luq zmm22, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm27, [rsp + 4672]
vpmadd52luq zmm27, zmm13, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm25, [rsp + 4800]
vpmadd52luq zmm25, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm18, zmm18, zmm14
vmovdqa64 [rsp + 2176], zmm18
vmovdqa64 zmm14, [rsp + 4864]
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm3, zmm18, 52
vmovdqa64 [rsp + 2304], zmm3
vpaddq zmm22, zmm22, zmm9
vmovdqa64 zmm9, [rsp + 1280]
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm3, [rsp + 1920]
vpmadd52luq zmm3, zmm13, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm18, zmm29, 52
vpmadd52huq zmm27, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, [rsp + 1600]
vpaddq zmm16{{k2}}, zmm7, [rsp + 3776]
vmovdqa64 zmm7, [rsp + 2880]
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm20, zmm20, zmm18
vpmadd52huq zmm25, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 24]{{1to8}}
vpandq zmm29, zmm29, zmm31
vmovdqa64 [rsp + 1280], zmm29
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm22, zmm30
vpsraq zmm22, zmm22, 52
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm29, zmm20, 52
vpmadd52huq zmm3, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm7, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm22, zmm18, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm5, zmm5, zmm29
vpmadd52luq zmm27, zmm18, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm25, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm14, zmm18, qword ptr [rdx + 24]{{1to8}}
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 1600], zmm20
vpmadd52luq zmm9, zmm18, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm27, zmm27, zmm22
vpmadd52luq zmm3, zmm18, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm7, zmm18, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm22, zmm5, 52
vpmadd52huq zmm25, zmm18, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm14, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm18, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm0, zmm0, zmm22
vpmadd52huq zmm3, zmm18, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm27, zmm30
vpmadd52huq zmm7, zmm18, qword ptr [rdx + 40]{{1to8}}
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 1920], zmm5
vpsraq zmm27, zmm27, 52
vpmadd52huq zmm26, zmm13, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm10, zmm18, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm13, zmm0, 52
vpmadd52huq zmm27, zmm22, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm14, zmm22, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm15, zmm15, zmm13
vpmadd52luq zmm9, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm3, zmm22, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm25, zmm25, zmm27
vpmadd52luq zmm7, zmm22, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm14, zmm22, qword ptr [rdx + 8]{{1to8}}
vpandq zmm0, zmm0, zmm31
vmovdqa64 [rsp + 2368], zmm0
vpmadd52huq zmm9, zmm22, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm13, zmm15, 52
vpmadd52huq zmm3, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm7, zmm22, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm18, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm10, zmm22, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm21, zmm21, zmm13
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm25, zmm30
vpsraq zmm25, zmm25, 52
vpmadd52huq zmm11, zmm22, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm26, zmm18, qword ptr [rdx + 48]{{1to8}}
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rsp + 2432], zmm15
vpmadd52huq zmm10, zmm22, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm25, zmm13, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm18, zmm21, 52
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm3, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm23, zmm23, zmm18
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm25
vpmadd52luq zmm26, zmm22, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 8]{{1to8}}
vpandq zmm21, zmm21, zmm31
vmovdqa64 [rsp + 2496], zmm21
vpmadd52huq zmm3, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm7, zmm13, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm18, zmm23, 52
vpmadd52luq zmm10, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm26, zmm22, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm11, zmm13, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm28, zmm13, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm16, zmm16, zmm18
vmovdqa64 [rsp + 2624], zmm16
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm14, zmm30
vpsraq zmm14, zmm14, 52
vpmadd52huq zmm10, zmm13, qword ptr [rdx + 40]{{1to8}}
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 2880], zmm23
vpmadd52luq zmm26, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm11, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm14, zmm18, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm22, [rsp + 4160]
vpaddq zmm25, zmm22, qword ptr [rdx + 128]{{1to8}}
vpmadd52luq zmm9, zmm18, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm3, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm7, zmm18, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm27, [rsp + 4224]
vpaddq zmm29, zmm27, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm10, zmm18, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm9, zmm9, zmm14
vpmadd52huq zmm26, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm3, zmm18, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm13, [rsp + 4352]
vpaddq zmm14, zmm13, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm7, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm11, zmm18, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm16, [rsp + 4416]
vpaddq zmm23, zmm16, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm28, zmm18, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm10, zmm18, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm18, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm21, [rsp + 4480]
vpaddq zmm15, zmm21, qword ptr [rdx + 160]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm9, zmm30
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm11, zmm18, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm5, [rsp + 3328]
vmovdqa64 zmm20, [rsp + 3968]
vpmadd52huq zmm20, zmm5, [rsp + 2240]
vmovdqa64 zmm21, [rsp + 4544]
vpaddq zmm16, zmm21, qword ptr [rdx + 168]{{1to8}}
vmovdqa64 [rsp + 2240], zmm16
vmovdqa64 zmm16, [rsp + 4096]
vpmadd52huq zmm16, zmm5, [rsp + 2560]
vmovdqa64 [rsp + 2944], zmm16
vpmadd52huq zmm9, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm16, [rsp + 4608]
vpaddq zmm21, zmm16, qword ptr [rdx + 176]{{1to8}}
vmovdqa64 [rsp + 3008], zmm21
vpmadd52luq zmm7, zmm0, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm16, [rsp + 4992]
vpmadd52huq zmm16, zmm19, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 3072], zmm16
vmovdqa64 zmm21, [rsp + 2112]
vmovdqa64 zmm16, [rsp + 5056]
vpmadd52luq zmm16, zmm21, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 3136], zmm16
vmovdqa64 zmm16, [rsp + 4736]
vpaddq zmm5, zmm16, qword ptr [rdx + 184]{{1to8}}
vpaddq zmm3, zmm3, zmm9
vmovdqa64 zmm9, [rsp + 2816]
vpmadd52huq zmm17, zmm24, zmm9
vpmadd52huq zmm7, zmm0, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm24, qword ptr [rdx + 128]
vpsubq zmm25{{k3}}, zmm24, zmm22
vpmadd52huq zmm12, zmm9, zmm6
vpmadd52huq zmm28, zmm18, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm10, zmm0, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm22, qword ptr [rdx + 136]
vpsubq zmm29{{k3}}, zmm22, zmm27
vpmadd52huq zmm1, zmm19, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm27, zmm30
vpmadd52luq zmm27, zmm3, zmm30
vpmadd52huq zmm4, zmm19, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm19, qword ptr [rdx + 144]
vpsubq zmm14{{k3}}, zmm19, zmm13
vmovdqa64 [rsp + 2048], zmm14
vpsraq zmm3, zmm3, 52
vpmadd52luq zmm8, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm26, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm3, zmm27, qword ptr [rdx + 0]{{1to8}}
vpbroadcastq zmm13, qword ptr [rdx + 152]
vpsubq zmm23{{k3}}, zmm13, [rsp + 4416]
vpmadd52luq zmm7, zmm27, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm2, zmm18, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm11, zmm0, qword ptr [rdx + 40]{{1to8}}
vpbroadcastq zmm18, qword ptr [rdx + 160]
vpsubq zmm15{{k3}}, zmm18, [rsp + 4480]
vmovdqa64 [rsp + 3392], zmm15
vmovdqa64 zmm18, [rsp + 3328]
vpmadd52luq zmm20, zmm18, [rsp + 2560]
vpaddq zmm7, zmm7, zmm3
vmovdqa64 zmm3, [rsp + 3072]
vpmadd52luq zmm3, zmm21, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm18, [rsp + 3136]
vpmadd52huq zmm18, zmm21, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm13, [rsp + 2240]
vpbroadcastq zmm19, qword ptr [rdx + 168]
vpsubq zmm13{{k3}}, zmm19, [rsp + 4544]
vmovdqa64 [rsp + 3072], zmm13
vmovdqa64 zmm19, [rsp + 3904]
vmovdqa64 zmm22, [rsp + 2944]
vpmadd52huq zmm22, zmm19, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm24, zmm30
vpmadd52luq zmm24, zmm30, [rsp + 2176]
vmovdqa64 zmm13, [rsp + 3008]
vpbroadcastq zmm15, qword ptr [rdx + 176]
vpsubq zmm13{{k3}}, zmm15, [rsp + 4608]
vpmadd52luq zmm17, zmm9, zmm6
vpmadd52luq zmm28, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm10, zmm0, qword ptr [rdx + 24]{{1to8}}
vpbroadcastq zmm9, qword ptr [rdx + 184]
vpsubq zmm5{{k3}}, zmm9, zmm16
vpmadd52huq zmm12, zmm27, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm16, zmm30
vpmadd52luq zmm16, zmm7, zmm30
vpsraq zmm7, zmm7, 52
vmovdqa64 [rsp + 2176], zmm7
vpmadd52luq zmm1, zmm21, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm9, zmm25, [rsp + 1152]
vpmadd52luq zmm4, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm8, zmm21, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm15, zmm29, [rsp + 1856]
vmovdqa64 [rsp + 2240], zmm15
vpmadd52luq zmm26, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm2, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm11, zmm0, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm7, [rsp + 3200]
vmovdqa64 zmm15, [rsp + 2560]
vpmadd52huq zmm20, zmm7, zmm15
vpsubq zmm7, zmm14, [rsp + 1344]
vmovdqa64 [rsp + 2816], zmm7
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm15, [rsp + 3264]
vpmadd52huq zmm3, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm18, zmm19, qword ptr [rdx + 24]{{1to8}}
vpsubq zmm15, zmm23, [rsp + 3456]
vmovdqa64 [rsp + 2560], zmm15
vpmadd52luq zmm22, zmm24, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm6, [rsp + 2688]
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm6, [rsp + 2752]
vmovdqa64 zmm6, [rsp + 3392]
vpsubq zmm14, zmm6, [rsp + 1472]
vmovdqa64 [rsp + 2688], zmm14
vpmadd52huq zmm28, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm10, zmm27, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm12, zmm16, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm6, [rsp + 3072]
vpsubq zmm14, zmm6, [rsp + 3648]
vpmadd52huq zmm1, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm4, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm8, zmm19, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm6, zmm13, [rsp + 1792]
vmovdqa64 [rsp + 2752], zmm6
vpmadd52huq zmm26, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm11, zmm27, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm6, zmm5, [rsp + 1984]
vpmadd52huq zmm20, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm3, zmm19, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm18, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm22, zmm24, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm9{{k2}}, zmm25, [rsp + 1152]
vpmadd52huq zmm7, zmm24, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm28, zmm27, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm0, [rsp + 2240]
vpaddq zmm0{{k2}}, zmm29, [rsp + 1856]
vpmadd52huq zmm10, zmm27, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm22, zmm22, qword ptr [rdx + 240]{{1to8}}
vpmadd52huq zmm12, zmm16, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm7, zmm7, qword ptr [rdx + 248]{{1to8}}
vpmadd52huq zmm15, zmm16, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 2112], zmm15
vmovdqa64 zmm21, [rsi + 5504]
vpsubq zmm22, zmm22, zmm21
vpmadd52luq zmm1, zmm19, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm25, [rsi + 5568]
vpsubq zmm7, zmm7, zmm25
vpmadd52luq zmm4, zmm19, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm29, [rsp + 2816]
vmovdqa64 zmm15, [rsp + 2048]
vpaddq zmm29{{k2}}, zmm15, [rsp + 1344]
vpmadd52huq zmm8, zmm19, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm15, [rsp + 2560]
vpaddq zmm15{{k2}}, zmm23, [rsp + 3456]
vpmadd52luq zmm26, zmm27, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm22, zmm22, zmm21
vpmadd52luq zmm2, zmm27, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm7, zmm7, zmm25
vpmadd52huq zmm11, zmm27, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm23, [rsp + 2688]
vmovdqa64 zmm25, [rsp + 3392]
vpaddq zmm23{{k2}}, zmm25, [rsp + 1472]
vpmadd52luq zmm20, zmm19, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm25, [rsp + 3072]
vpaddq zmm14{{k2}}, zmm25, [rsp + 3648]
vpmadd52huq zmm3, zmm19, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm25, [rsp + 2752]
vpaddq zmm25{{k2}}, zmm13, [rsp + 1792]
vpmadd52luq zmm18, zmm24, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm22, zmm22, [rsi + 3456]
vpmadd52luq zmm17, zmm27, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm7, zmm7, [rsi + 3520]
vpmadd52huq zmm28, zmm27, qword ptr [rdx + 32]{{1to8}}
vpsllq zmm13, zmm7, xmmword ptr [rdx + 320]
vpmadd52luq zmm10, zmm16, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm21, zmm22, xmmword ptr [rdx + 336]
vpmadd52huq zmm1, zmm19, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm13, zmm13, zmm21
vpmadd52huq zmm4, zmm19, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm13, zmm13, qword ptr [rdx + 288]{{1to8}}
vpmadd52luq zmm8, zmm24, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm21, zmm9, 52
vpmadd52huq zmm26, zmm27, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm0, zmm0, zmm21
vpmadd52huq zmm2, zmm27, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm6{{k2}}, zmm5, [rsp + 1984]
vpmadd52luq zmm11, zmm16, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm5, zmm0, 52
vpmadd52huq zmm20, zmm19, qword ptr [rdx + 48]{{1to8}}
vpandq zmm9, zmm9, zmm31
vpmadd52luq zmm3, zmm24, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm29, zmm29, zmm5
vpmadd52huq zmm18, zmm24, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm17, zmm27, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm28, zmm16, qword ptr [rdx + 32]{{1to8}}
vpandq zmm0, zmm0, zmm31
vpmadd52huq zmm10, zmm16, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, [rsp + 2304]
vpmadd52huq zmm5, zmm24, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rdx + 200]{{1to8}}
vpmadd52luq zmm1, zmm24, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm19, [rsi + 5184]
vpsubq zmm18, zmm18, zmm19
vpmadd52luq zmm4, zmm24, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm18, zmm18, zmm19
vpmadd52huq zmm8, zmm24, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm18, zmm18, [rsi + 3136]
vmovdqa64 zmm21, [rsp + 2176]
vpmadd52huq zmm21, zmm16, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm27, zmm29, 52
vpmadd52luq zmm26, zmm16, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm1, zmm1, zmm5
vpmadd52luq zmm2, zmm16, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm1, zmm1, qword ptr [rdx + 192]{{1to8}}
vpmadd52huq zmm11, zmm16, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm8, zmm8, qword ptr [rdx + 208]{{1to8}}
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm13, qword ptr [rdx + 272]{{1to8}}
vmovdqa64 zmm13, [rsi + 5248]
vpsubq zmm8, zmm8, zmm13
vpmadd52luq zmm20, zmm24, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm26, zmm26, zmm21
vpmadd52huq zmm3, zmm24, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm21, [rsi + 5120]
vpsubq zmm1, zmm1, zmm21
vpmadd52luq zmm17, zmm16, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm8, zmm8, zmm13
vpmadd52huq zmm28, zmm16, qword ptr [rdx + 24]{{1to8}}
vpsrlq zmm5, zmm5, xmmword ptr [rdx + 304]
vpmadd52huq zmm4, zmm24, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm1, zmm1, zmm21
vpmadd52huq zmm2, zmm16, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rdx + 216]{{1to8}}
vpaddq zmm26, zmm26, qword ptr [rdx + 192]{{1to8}}
vpmadd52huq zmm20, zmm24, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm10, zmm10, qword ptr [rdx + 200]{{1to8}}
vpmadd52huq zmm17, zmm16, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm11, zmm11, qword ptr [rdx + 208]{{1to8}}
vpmadd52luq zmm18, zmm5, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm28, zmm28, qword ptr [rdx + 216]{{1to8}}
vpmadd52luq zmm22, zmm5, qword ptr [rdx + 112]{{1to8}}
vpaddq zmm12, zmm12, qword ptr [rdx + 240]{{1to8}}
vpmadd52luq zmm7, zmm5, qword ptr [rdx + 120]{{1to8}}
vpbroadcastq zmm16, qword ptr [rdx + 248]
vpaddq zmm16, zmm16, [rsp + 2112]
vpsubq zmm10, zmm10, [rsi + 5696]
vpmadd52huq zmm18, zmm5, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 zmm24, [rsi + 5760]
vpsubq zmm11, zmm11, zmm24
vpmadd52huq zmm22, zmm5, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm13, [rsi + 5632]
vpsubq zmm26, zmm26, zmm13
vpmadd52huq zmm7, zmm5, qword ptr [rdx + 112]{{1to8}}
vpsubq zmm3, zmm3, [rsi + 5312]
vmovdqa64 zmm19, [rsi + 6016]
vpsubq zmm12, zmm12, zmm19
vmovdqa64 zmm21, [rsi + 6080]
vpsubq zmm16, zmm16, zmm21
vpsubq zmm8, zmm8, [rsi + 3200]
vpsubq zmm28, zmm28, [rsi + 5824]
vpmadd52luq zmm8, zmm5, qword ptr [rdx + 80]{{1to8}}
vpsubq zmm10, zmm10, [rsi + 5696]
vpsubq zmm11, zmm11, zmm24
vpsubq zmm26, zmm26, zmm13
vpaddq zmm4, zmm4, qword ptr [rdx + 224]{{1to8}}
vpmadd52huq zmm8, zmm5, qword ptr [rdx + 72]{{1to8}}
vpsubq zmm12, zmm12, zmm19
vpsubq zmm3, zmm3, [rsi + 5312]
vpsubq zmm16, zmm16, zmm21
vpsubq zmm1, zmm1, [rsi + 3072]
vpsubq zmm10, zmm10, [rsi + 3648]
vpmadd52luq zmm1, zmm5, qword ptr [rdx + 64]{{1to8}}
vpsubq zmm11, zmm11, [rsi + 3712]
vmovdqa64 zmm21, [rsp + 1280]
vmovdqa64 [rdi + 1024], zmm21
vpaddq zmm2, zmm2, qword ptr [rdx + 224]{{1to8}}
vpsubq zmm28, zmm28, [rsi + 5824]
vmovdqa64 zmm21, [rsp + 1600]
vmovdqa64 [rdi + 1088], zmm21
vpsubq zmm12, zmm12, [rsi + 3968]
vpsubq zmm16, zmm16, [rsi + 4032]
vpsubq zmm26, zmm26, [rsi + 3584]
vmovdqa64 zmm21, [rsp + 1920]
vmovdqa64 [rdi + 1152], zmm21
vpsllq zmm21, zmm16, xmmword ptr [rdx + 320]
vpsraq zmm19, zmm12, xmmword ptr [rdx + 336]
vpaddq zmm21, zmm21, zmm19
vpsubq zmm21, zmm21, qword ptr [rdx + 288]{{1to8}}
vmovdqa64 zmm19, [rsp + 2368]
vmovdqa64 [rdi + 1216], zmm19
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm21, qword ptr [rdx + 272]{{1to8}}
vmovdqa64 zmm21, [rsi + 5376]
vpsubq zmm4, zmm4, zmm21
vpsubq zmm3, zmm3, [rsi + 3264]
vmovdqa64 zmm24, [rsp + 2432]
vmovdqa64 [rdi + 1280], zmm24
vpsubq zmm2, zmm2, [rsi + 5888]
vpmadd52luq zmm3, zmm5, qword ptr [rdx + 88]{{1to8}}
vpsubq zmm28, zmm28, [rsi + 3776]
vmovdqa64 zmm24, [rsp + 2496]
vmovdqa64 [rdi + 1344], zmm24
vpsrlq zmm19, zmm19, xmmword ptr [rdx + 304]
vpmadd52luq zmm10, zmm19, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm20, zmm20, qword ptr [rdx + 232]{{1to8}}
vpmadd52luq zmm11, zmm19, qword ptr [rdx + 80]{{1to8}}
vpsubq zmm4, zmm4, zmm21
vmovdqa64 zmm24, [rsp + 2880]
vmovdqa64 [rdi + 1408], zmm24
vpmadd52luq zmm26, zmm19, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm17, zmm17, qword ptr [rdx + 232]{{1to8}}
vpsubq zmm2, zmm2, [rsi + 5888]
vpmadd52luq zmm28, zmm19, qword ptr [rdx + 88]{{1to8}}
vmovdqa64 zmm24, [rsp + 2624]
vmovdqa64 [rdi + 1472], zmm24
vpmadd52huq zmm10, zmm19, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 zmm24, [rsi + 5440]
vpsubq zmm20, zmm20, zmm24
vpsubq zmm4, zmm4, [rsi + 3328]
vpmadd52huq zmm11, zmm19, qword ptr [rdx + 72]{{1to8}}
vmovdqa64 [rdi + 1536], zmm9
vmovdqa64 zmm9, [rsi + 5952]
vpsubq zmm17, zmm17, zmm9
vpmadd52luq zmm4, zmm5, qword ptr [rdx + 96]{{1to8}}
vpsubq zmm2, zmm2, [rsi + 3840]
vpmadd52huq zmm3, zmm5, qword ptr [rdx + 80]{{1to8}}
vmovdqa64 [rdi + 1600], zmm0
vpsubq zmm20, zmm20, zmm24
vpmadd52luq zmm2, zmm19, qword ptr [rdx + 96]{{1to8}}
vpsubq zmm17, zmm17, zmm9
vpmadd52huq zmm28, zmm19, qword ptr [rdx + 80]{{1to8}}
vpsubq zmm20, zmm20, [rsi + 3392]
vpmadd52huq zmm4, zmm5, qword ptr [rdx + 88]{{1to8}}
vpsraq zmm0, zmm1, 52
vpmadd52luq zmm20, zmm5, qword ptr [rdx + 104]{{1to8}}
vpsubq zmm17, zmm17, [rsi + 3904]
vpmadd52luq zmm12, zmm19, qword ptr [rdx + 112]{{1to8}}
vpsraq zmm9, zmm26, 52
vpmadd52luq zmm17, zmm19, qword ptr [rdx + 104]{{1to8}}
vpaddq zmm18, zmm18, zmm0
vpmadd52huq zmm2, zmm19, qword ptr [rdx + 88]{{1to8}}
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 1280], zmm1
vpmadd52huq zmm20, zmm5, qword ptr [rdx + 96]{{1to8}}
vpaddq zmm10, zmm10, zmm9
vpmadd52luq zmm16, zmm19, qword ptr [rdx + 120]{{1to8}}
vpandq zmm26, zmm26, zmm31
vmovdqa64 [rsp + 1600], zmm26
vpmadd52huq zmm17, zmm19, qword ptr [rdx + 96]{{1to8}}
vpsraq zmm0, zmm18, 52
vpmadd52huq zmm12, zmm19, qword ptr [rdx + 104]{{1to8}}
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 1920], zmm18
vmovdqa64 zmm5, [rsi + 4160]
vmovdqa64 zmm9, [rsi + 1024]
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm5, zmm9
vmovdqa64 [rsp + 2048], zmm26
vpsraq zmm13, zmm10, 52
vpmadd52huq zmm16, zmm19, qword ptr [rdx + 112]{{1to8}}
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 2112], zmm10
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm9, [rsi + 4416]
vpaddq zmm8, zmm8, zmm0
vmovdqa64 zmm0, [rsi + 4544]
vpxord zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm9, zmm0
vpaddq zmm11, zmm11, zmm13
vmovdqa64 zmm13, [rsi + 4480]
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm9, zmm13
vpsraq zmm18, zmm8, 52
vmovdqa64 zmm1, [rsi + 4352]
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm9, zmm1
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rsp + 2176], zmm8
vpmadd52huq zmm19, zmm1, zmm9
vpsraq zmm8, zmm11, 52
vpmadd52huq zmm10, zmm13, zmm9
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 2240], zmm11
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm0, zmm9
vpaddq zmm3, zmm3, zmm18
vmovdqa64 zmm18, [rsi + 4416]
vpmadd52huq zmm24, zmm9, zmm18
vpaddq zmm28, zmm28, zmm8
vmovdqa64 zmm8, [rsi + 1088]
vpmadd52luq zmm19, zmm1, zmm8
vpsraq zmm26, zmm3, 52
vpmadd52luq zmm10, zmm13, zmm8
vpandq zmm3, zmm3, zmm31
vmovdqa64 [rsp + 2304], zmm3
vpmadd52luq zmm11, zmm0, zmm8
vpsraq zmm3, zmm28, 52
vpmadd52luq zmm24, zmm18, zmm8
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 2368], zmm28
vpmadd52huq zmm19, zmm8, [rsi + 4288]
vpaddq zmm4, zmm4, zmm26
vpmadd52huq zmm10, zmm18, zmm8
vpaddq zmm2, zmm2, zmm3
vpmadd52huq zmm11, zmm13, zmm8
vpsraq zmm3, zmm4, 52
vpmadd52huq zmm24, zmm1, zmm8
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 2432], zmm4
vpxord zmm26, zmm26, zmm26
vpmadd52huq zmm26, zmm0, zmm8
vpsraq zmm28, zmm2, 52
vmovdqa64 zmm4, [rsi + 1152]
vpmadd52luq zmm10, zmm18, zmm4
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsp + 2496], zmm2
vpmadd52luq zmm11, zmm13, zmm4
vpaddq zmm20, zmm20, zmm3
vpmadd52luq zmm24, zmm1, zmm4
vpaddq zmm17, zmm17, zmm28
vpmadd52luq zmm26, zmm0, zmm4
vpsraq zmm3, zmm20, 52
vpmadd52huq zmm10, zmm1, zmm4
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 2560], zmm20
vpmadd52huq zmm11, zmm18, zmm4
vpsraq zmm28, zmm17, 52
vmovdqa64 zmm2, [rsi + 4288]
vpmadd52huq zmm24, zmm4, zmm2
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 2624], zmm17
vpmadd52huq zmm26, zmm13, zmm4
vpaddq zmm22, zmm22, zmm3
vmovdqa64 zmm3, [rsi + 1216]
vpmadd52luq zmm10, zmm1, zmm3
vpaddq zmm12, zmm12, zmm28
vpmadd52luq zmm11, zmm18, zmm3
vpsraq zmm28, zmm22, 52
vpmadd52luq zmm24, zmm2, zmm3
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 2688], zmm22
vpmadd52luq zmm26, zmm13, zmm3
vpsraq zmm17, zmm12, 52
vpmadd52huq zmm10, zmm2, zmm3
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 2752], zmm12
vpmadd52huq zmm11, zmm1, zmm3
vpaddq zmm7, zmm7, zmm28
vmovdqa64 zmm28, [rsi + 4224]
vpmadd52huq zmm24, zmm3, zmm28
vpaddq zmm16, zmm16, zmm17
vpmadd52huq zmm26, zmm18, zmm3
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rsp + 2816], zmm7
vmovdqa64 zmm17, [rsi + 1280]
vpmadd52luq zmm10, zmm2, zmm17
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 2880], zmm16
vpmadd52luq zmm11, zmm1, zmm17
vpmadd52luq zmm19, zmm2, zmm4
vpaddq zmm15, zmm15, zmm27
vpmadd52luq zmm24, zmm28, zmm17
vpsraq zmm27, zmm15, 52
vpmadd52huq zmm10, zmm28, zmm17
vpaddq zmm23, zmm23, zmm27
vpmadd52huq zmm11, zmm2, zmm17
vpsraq zmm27, zmm23, 52
vpmadd52huq zmm21, zmm2, zmm9
vpaddq zmm14, zmm14, zmm27
vpmadd52luq zmm26, zmm18, zmm17
vpsraq zmm27, zmm14, 52
vmovdqa64 zmm16, [rsi + 1344]
vpmadd52luq zmm10, zmm28, zmm16
vpaddq zmm25, zmm25, zmm27
vpmadd52luq zmm11, zmm2, zmm16
vpsraq zmm27, zmm25, 52
vpmadd52huq zmm19, zmm28, zmm4
vpandq zmm29, zmm29, zmm31
vpmadd52huq zmm24, zmm5, zmm17
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rdi + 1664], zmm29
vpmadd52huq zmm10, zmm5, zmm16
vpandq zmm23, zmm23, zmm31
vpmadd52huq zmm11, zmm28, zmm16
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rdi + 1728], zmm15
vpmadd52luq zmm21, zmm2, zmm8
vpaddq zmm6, zmm6, zmm27
vpmadd52huq zmm26, zmm1, zmm17
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rdi + 1792], zmm23
vmovdqa64 zmm15, [rsi + 1408]
vpmadd52luq zmm10, zmm5, zmm15
vpmadd52luq zmm11, zmm28, zmm15
vmovdqa64 [rdi + 1856], zmm14
vpmadd52luq zmm19, zmm28, zmm3
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm0, zmm4
vmovdqa64 [rdi + 1920], zmm25
vmovdqa64 zmm23, [rsi + 4096]
vpmadd52huq zmm10, zmm15, zmm23
vpmadd52luq zmm24, zmm5, zmm16
vmovdqa64 [rdi + 1984], zmm6
vpmadd52huq zmm11, zmm5, zmm15
vpmadd52huq zmm21, zmm28, zmm8
vmovdqa64 zmm6, [rsi + 1472]
vpmadd52luq zmm10, zmm23, zmm6
vmovdqa64 [rsp + 2944], zmm10
vpmadd52luq zmm26, zmm1, zmm16
vpmadd52huq zmm19, zmm5, zmm3
vpmadd52luq zmm14, zmm0, zmm3
vpmadd52huq zmm24, zmm23, zmm16
vpmadd52luq zmm11, zmm5, zmm6
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm2, zmm9
vpmadd52luq zmm21, zmm28, zmm4
vpmadd52huq zmm26, zmm2, zmm16
vpmadd52luq zmm19, zmm5, zmm17
vpmadd52huq zmm14, zmm13, zmm3
vpmadd52luq zmm24, zmm23, zmm15
vmovdqa64 [rsp + 3008], zmm24
vpmadd52huq zmm11, zmm23, zmm6
vmovdqa64 [rsp + 3072], zmm11
vpmadd52huq zmm25, zmm28, zmm9
vmovdqa64 zmm27, [rsi + 4800]
vmovdqa64 zmm29, [rsi + 1536]
vpxord zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm27, zmm29
vmovdqa64 zmm7, [rsi + 4864]
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm29, zmm7
vmovdqa64 zmm20, [rsi + 4928]
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm29, zmm20
vmovdqa64 zmm10, [rsp + 1728]
vpxord zmm24, zmm24, zmm24
vpmadd52luq zmm24, zmm29, zmm10
vmovdqa64 zmm0, [rsp + 1536]
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm29, zmm0
vpmadd52huq zmm21, zmm5, zmm4
vpmadd52luq zmm26, zmm2, zmm15
vpmadd52huq zmm12, zmm29, [rsi + 4736]
vpmadd52huq zmm22, zmm27, zmm29
vpmadd52huq zmm11, zmm7, zmm29
vpmadd52huq zmm24, zmm20, zmm29
vpmadd52huq zmm1, zmm10, zmm29
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm29
vpmadd52huq zmm19, zmm23, zmm17
vpmadd52luq zmm14, zmm13, zmm17
vpmadd52luq zmm25, zmm28, zmm8
vmovdqa64 zmm13, [rsi + 1600]
vpmadd52luq zmm22, zmm27, zmm13
vpmadd52luq zmm11, zmm7, zmm13
vpmadd52luq zmm24, zmm20, zmm13
vpmadd52luq zmm1, zmm10, zmm13
vpmadd52luq zmm2, zmm0, zmm13
vmovdqa64 zmm4, [rsi + 4736]
vpmadd52luq zmm12, zmm13, zmm4
vpmadd52luq zmm21, zmm5, zmm3
vpmadd52huq zmm22, zmm4, zmm13
vpmadd52huq zmm11, zmm27, zmm13
vpmadd52huq zmm24, zmm7, zmm13
vpmadd52huq zmm1, zmm20, zmm13
vpmadd52huq zmm2, zmm10, zmm13
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm0, zmm13
vpmadd52huq zmm26, zmm28, zmm15
vpmadd52luq zmm19, zmm23, zmm16
vmovdqa64 [rsp + 3136], zmm19
vmovdqa64 zmm19, [rsi + 1664]
vpmadd52luq zmm22, zmm4, zmm19
vpmadd52luq zmm11, zmm27, zmm19
vpmadd52luq zmm24, zmm7, zmm19
vpmadd52luq zmm1, zmm20, zmm19
vpmadd52luq zmm2, zmm10, zmm19
vpmadd52luq zmm29, zmm0, zmm19
vpmadd52huq zmm14, zmm18, zmm17
vmovdqa64 zmm15, [rsi + 4672]
vpmadd52huq zmm22, zmm19, zmm15
vpmadd52huq zmm11, zmm4, zmm19
vpmadd52huq zmm24, zmm27, zmm19
vpmadd52huq zmm1, zmm7, zmm19
vpmadd52huq zmm2, zmm20, zmm19
vpmadd52huq zmm29, zmm10, zmm19
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm0, zmm19
vpmadd52huq zmm25, zmm5, zmm8
vmovdqa64 zmm8, [rsi + 1728]
vpmadd52luq zmm22, zmm15, zmm8
vpmadd52luq zmm11, zmm4, zmm8
vpmadd52luq zmm24, zmm27, zmm8
vpmadd52luq zmm1, zmm7, zmm8
vpmadd52luq zmm2, zmm20, zmm8
vpmadd52luq zmm29, zmm10, zmm8
vpmadd52luq zmm17, zmm0, zmm8
vpmadd52huq zmm12, zmm15, zmm13
vpmadd52huq zmm11, zmm15, zmm8
vpmadd52huq zmm24, zmm4, zmm8
vpmadd52huq zmm1, zmm27, zmm8
vpmadd52huq zmm2, zmm7, zmm8
vpmadd52huq zmm29, zmm20, zmm8
vpmadd52huq zmm17, zmm10, zmm8
vpmadd52huq zmm21, zmm23, zmm3
vpmadd52luq zmm26, zmm28, zmm6
vmovdqa64 zmm13, [rsi + 1792]
vpmadd52luq zmm11, zmm15, zmm13
vpmadd52luq zmm24, zmm4, zmm13
vpmadd52luq zmm1, zmm27, zmm13
vpmadd52luq zmm2, zmm7, zmm13
vpmadd52luq zmm29, zmm20, zmm13
vpmadd52luq zmm17, zmm10, zmm13
vmovdqa64 zmm10, [rsi + 4608]
vpmadd52huq zmm22, zmm8, zmm10
vpmadd52huq zmm11, zmm10, zmm13
vpmadd52huq zmm24, zmm15, zmm13
vpmadd52huq zmm1, zmm4, zmm13
vpmadd52huq zmm2, zmm27, zmm13
vpmadd52huq zmm29, zmm7, zmm13
vpmadd52huq zmm17, zmm20, zmm13
vpxord zmm0, zmm0, zmm0
vpmadd52luq zmm0, zmm28, zmm9
vpmadd52luq zmm14, zmm18, zmm16
vmovdqa64 zmm18, [rsi + 1856]
vpmadd52luq zmm11, zmm10, zmm18
vmovdqa64 [rsp + 3200], zmm11
vpmadd52luq zmm24, zmm15, zmm18
vpmadd52luq zmm1, zmm4, zmm18
vpmadd52luq zmm2, zmm27, zmm18
vpmadd52luq zmm29, zmm7, zmm18
vpxord zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm4, [rsi + 1536]
vpmadd52luq zmm17, zmm20, zmm18
vpmadd52luq zmm25, zmm5, [rsi + 1152]
vpmadd52huq zmm24, zmm10, zmm18
vpmadd52huq zmm1, zmm15, zmm18
vpmadd52huq zmm2, zmm4, zmm18
vpmadd52huq zmm29, zmm27, zmm18
vpmadd52luq zmm12, zmm15, zmm19
vpmadd52luq zmm21, zmm23, [rsi + 1280]
vmovdqa64 [rsp + 3264], zmm21
vpmadd52huq zmm26, zmm5, zmm6
vmovdqa64 [rsp + 3328], zmm26
vpmadd52luq zmm22, zmm10, zmm13
vmovdqa64 zmm26, [rsi + 1920]
vpmadd52luq zmm24, zmm10, zmm26
vmovdqa64 [rsp + 3392], zmm24
vpmadd52luq zmm1, zmm15, zmm26
vpmadd52luq zmm2, zmm4, zmm26
vpmadd52luq zmm29, zmm27, zmm26
vpmadd52huq zmm0, zmm5, zmm9
vpmadd52huq zmm14, zmm16, [rsi + 4352]
vpmadd52huq zmm11, zmm15, [rsi + 1536]
vpmadd52huq zmm17, zmm7, zmm18
vpmadd52huq zmm1, zmm10, zmm26
vpmadd52huq zmm2, zmm15, zmm26
vpmadd52huq zmm29, zmm4, zmm26
vpmadd52huq zmm25, zmm23, [rsi + 1152]
vpmadd52huq zmm12, zmm10, zmm19
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm3, [rsi + 4544]
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm8, [rsp + 1536]
vpmadd52luq zmm0, zmm5, [rsi + 1088]
vmovdqa64 zmm5, [rsi + 1984]
vpmadd52luq zmm1, zmm10, zmm5
vmovdqa64 [rsp + 3840], zmm1
vpmadd52luq zmm2, zmm15, zmm5
vpmadd52luq zmm29, zmm4, zmm5
vmovdqa64 zmm1, [rsi + 4352]
vmovdqa64 zmm21, [rsi + 1408]
vpmadd52luq zmm14, zmm1, zmm21
vmovdqa64 zmm1, [rsi + 1600]
vpmadd52luq zmm11, zmm15, zmm1
vpmadd52luq zmm17, zmm7, zmm26
vpmadd52luq zmm25, zmm23, zmm3
vpmadd52luq zmm12, zmm10, zmm8
vpmadd52huq zmm2, zmm10, zmm5
vmovdqa64 [rsp + 3904], zmm2
vpmadd52huq zmm29, zmm15, zmm5
vmovdqa64 [rsp + 3968], zmm29
vmovdqa64 zmm3, [rsi + 4544]
vmovdqa64 zmm8, [rsi + 1280]
vpmadd52luq zmm24, zmm3, zmm8
vpmadd52luq zmm20, zmm13, [rsp + 1536]
vpmadd52huq zmm0, zmm23, [rsi + 1088]
vmovdqa64 zmm29, [rsi + 4288]
vpmadd52huq zmm14, zmm21, zmm29
vpmadd52huq zmm11, zmm10, zmm1
vpmadd52huq zmm17, zmm27, zmm26
vmovdqa64 zmm3, [rsi + 4480]
vpmadd52huq zmm24, zmm8, zmm3
vmovdqa64 zmm8, [rsp + 1728]
vpmadd52huq zmm20, zmm13, zmm8
vmovdqa64 zmm13, [rsi + 1536]
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm15, zmm13
vpmadd52luq zmm0, zmm23, [rsi + 1152]
vpmadd52luq zmm14, zmm29, zmm6
vpmadd52luq zmm11, zmm10, zmm19
vpmadd52luq zmm17, zmm27, zmm5
vpmadd52luq zmm24, zmm3, zmm16
vpmadd52luq zmm20, zmm8, zmm18
vmovdqa64 zmm19, [rsp + 2048]
vpmadd52huq zmm19, zmm23, zmm9
vpsubq zmm15, zmm0, zmm11
vpmadd52huq zmm7, zmm10, zmm13
vpaddq zmm0, zmm0, zmm11
vpmadd52huq zmm14, zmm28, zmm6
vpsubq zmm0, zmm31, zmm0
vmovdqa64 [rsp + 2048], zmm0
vpaddq zmm11, zmm25, zmm12
vpmadd52huq zmm17, zmm4, zmm5
vpsubq zmm11, zmm31, zmm11
vmovdqa64 [rsp + 4032], zmm11
vmovdqa64 zmm0, [rsi + 4416]
vpmadd52huq zmm24, zmm16, zmm0
vpaddq zmm11, zmm22, [rsp + 3264]
vmovdqa64 zmm4, [rsi + 4928]
vpmadd52huq zmm20, zmm18, zmm4
vpsubq zmm11, zmm31, zmm11
vmovdqa64 [rsp + 4096], zmm11
vpmadd52luq zmm19, zmm23, [rsi + 1088]
vmovdqa64 zmm11, [rsp + 3200]
vpaddq zmm28, zmm11, [rsp + 3136]
vpmadd52luq zmm7, zmm10, zmm1
vpsubq zmm28, zmm31, zmm28
vmovdqa64 [rsp + 4160], zmm28
vpmadd52luq zmm24, zmm0, zmm21
vmovdqa64 zmm28, [rsp + 3392]
vpaddq zmm1, zmm28, [rsp + 3008]
vpmadd52luq zmm20, zmm4, zmm26
vpsubq zmm1, zmm31, zmm1
vmovdqa64 [rsp + 4224], zmm1
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm23, zmm9
vmovdqa64 zmm9, [rsp + 3840]
vpaddq zmm23, zmm9, [rsp + 2944]
vpxord zmm4, zmm4, zmm4
vpmadd52luq zmm4, zmm10, zmm13
vpsubq zmm23, zmm31, zmm23
vmovdqa64 [rsp + 4288], zmm23
vmovdqa64 zmm23, [rsi + 4352]
vpmadd52huq zmm24, zmm21, zmm23
vpaddq zmm13, zmm2, [rsp + 3072]
vmovdqa64 zmm10, [rsi + 4864]
vpmadd52huq zmm20, zmm26, zmm10
vpxord zmm2, zmm2, zmm2
vpsubq zmm13, zmm2, zmm13
vmovdqa64 [rsp + 4352], zmm13
vmovdqa64 zmm13, [rsi + 4544]
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm13, [rsi + 1280]
vmovdqa64 zmm28, [rsp + 3968]
vpaddq zmm0, zmm28, [rsp + 3328]
vmovdqa64 zmm28, [rsp + 1536]
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm28, [rsi + 1792]
vpsubq zmm0, zmm2, zmm0
vmovdqa64 [rsp + 4416], zmm0
vpmadd52luq zmm24, zmm23, zmm6
vpaddq zmm0, zmm14, zmm17
vpmadd52luq zmm20, zmm10, zmm5
vpsubq zmm0, zmm2, zmm0
vmovdqa64 [rsp + 4480], zmm0
vpmadd52luq zmm9, zmm13, zmm16
vpaddq zmm0, zmm19, zmm7
vpmadd52luq zmm11, zmm28, zmm18
vpsubq zmm0, zmm31, zmm0
vmovdqa64 [rsp + 4544], zmm0
vpmadd52huq zmm24, zmm29, zmm6
vpaddq zmm0, zmm1, zmm4
vpmadd52huq zmm20, zmm27, zmm5
vpsubq zmm0, zmm31, zmm0
vmovdqa64 [rsp + 4608], zmm0
vpmadd52huq zmm9, zmm3, zmm16
vpsubq zmm1, zmm1, zmm4
vpmadd52huq zmm11, zmm8, zmm18
vpaddq zmm1, zmm1, zmm31
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm13, zmm16
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm1, zmm30
vpsubq zmm19, zmm19, zmm7
vpaddq zmm19, zmm19, zmm31
vpmadd52luq zmm9, zmm3, zmm21
vpsraq zmm1, zmm1, 52
vpmadd52luq zmm11, zmm8, zmm26
vpaddq zmm15, zmm15, zmm31
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm28, zmm18
vpsubq zmm25, zmm25, zmm12
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm19, zmm0, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm25, zmm25, zmm31
vmovdqa64 zmm12, [rsp + 3264]
vpsubq zmm12, zmm12, zmm22
vpmadd52luq zmm15, zmm0, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm12, zmm12, zmm31
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm22, [rsp + 3136]
vpsubq zmm22, zmm22, [rsp + 3200]
vpmadd52luq zmm12, zmm0, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm16, zmm24, zmm20
vpmadd52huq zmm9, zmm21, [rsi + 4416]
vpaddq zmm22, zmm22, zmm31
vpmadd52huq zmm15, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm18, [rsp + 3008]
vpsubq zmm18, zmm18, [rsp + 3392]
vpmadd52luq zmm22, zmm0, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm16, zmm2, zmm16
vmovdqa64 [rsp + 3008], zmm16
vpmadd52huq zmm25, zmm0, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm18, zmm18, zmm31
vpmadd52huq zmm12, zmm0, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm16, [rsp + 2944]
vpsubq zmm16, zmm16, [rsp + 3840]
vpmadd52luq zmm18, zmm0, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm19, zmm19, zmm1
vpmadd52huq zmm11, zmm26, [rsi + 4928]
vpaddq zmm16, zmm16, zmm31
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm19, zmm30
vpmadd52luq zmm16, zmm0, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm19, zmm19, 52
vpmadd52huq zmm22, zmm0, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm27, [rsp + 3072]
vpsubq zmm27, zmm27, [rsp + 3904]
vpmadd52huq zmm18, zmm0, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm29, [rsp + 3328]
vpsubq zmm29, zmm29, [rsp + 3968]
vpmadd52huq zmm19, zmm1, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm14, zmm14, zmm17
vpmadd52luq zmm15, zmm1, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm24, zmm24, zmm20
vpmadd52huq zmm16, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm25, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm12, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm6, [rsi + 4416]
vpaddq zmm15, zmm15, zmm19
vpmadd52luq zmm11, zmm5, [rsi + 4928]
vpsraq zmm17, zmm15, 52
vpmadd52luq zmm22, zmm1, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm27, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm16, zmm1, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm25, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm15, zmm30
vpmadd52huq zmm12, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm23, zmm6
vpmadd52huq zmm11, zmm10, zmm5
vpmadd52huq zmm22, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm27, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm1, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm15, zmm9, zmm11
vpmadd52huq zmm17, zmm0, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm15, zmm2, zmm15
vmovdqa64 [rsp + 2944], zmm15
vpmadd52luq zmm25, zmm0, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm9, zmm9, zmm11
vpmadd52huq zmm29, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm12, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm22, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm27, zmm1, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm25, zmm25, zmm17
vpmadd52luq zmm18, zmm0, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm1, zmm25, 52
vpmadd52luq zmm4, zmm13, zmm21
vpmadd52luq zmm7, zmm28, zmm26
vpmadd52luq zmm16, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm29, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm12, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm25, zmm30
vpmadd52huq zmm22, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm27, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm18, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm4, zmm3, zmm21
vpmadd52huq zmm7, zmm8, zmm26
vpmadd52huq zmm16, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm29, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm1, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm12, zmm11, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm22, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm27, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm14, zmm0, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm18, zmm11, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm12, zmm12, zmm1
vpmadd52luq zmm4, zmm3, zmm6
vpsraq zmm0, zmm12, 52
vpmadd52luq zmm7, zmm8, zmm5
vpmadd52luq zmm16, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm29, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm22, zmm11, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm12, zmm30
vpmadd52luq zmm27, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm14, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm18, zmm11, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm4, zmm6, [rsi + 4416]
vpmadd52huq zmm7, zmm5, [rsi + 4928]
vpmadd52huq zmm16, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm29, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm1, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm22, zmm1, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm12, zmm4, zmm7
vpmadd52huq zmm27, zmm11, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm12, zmm2, zmm12
vmovdqa64 [rsp + 3072], zmm12
vpmadd52huq zmm14, zmm11, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm4, zmm4, zmm7
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm16, zmm1, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm22, zmm22, zmm0
vpmadd52huq zmm24, zmm11, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm0, zmm22, 52
vpmadd52luq zmm29, zmm1, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm27, zmm1, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm14, zmm1, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm22, zmm30
vpmadd52huq zmm16, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm24, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm29, zmm1, qword ptr [rdx + 32]{{1to8}}
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm13, zmm21
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm28, zmm26
vpmadd52huq zmm27, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm14, zmm1, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm16, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm24, zmm1, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm29, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm11, zmm13, zmm6
vpaddq zmm18, zmm18, zmm0
vmovdqa64 zmm0, [rsi + 4608]
vpaddq zmm0, zmm0, [rsi + 4096]
vpmadd52luq zmm17, zmm28, zmm5
vmovdqa64 zmm19, [rsi + 4672]
vpaddq zmm19, zmm19, [rsi + 4160]
vpmadd52huq zmm9, zmm1, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm1, [rsi + 4736]
vpaddq zmm1, zmm1, [rsi + 4224]
vpmadd52luq zmm27, zmm7, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm20, [rsi + 4800]
vpaddq zmm20, zmm20, [rsi + 4288]
vpmadd52luq zmm14, zmm7, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm22, zmm0, 52
vpmadd52huq zmm16, zmm7, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm19, zmm19, zmm22
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm18, zmm30
vmovdqa64 [rsp + 3136], zmm22
vpsraq zmm25, zmm19, 52
vpmadd52luq zmm24, zmm7, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm1, zmm1, zmm25
vpmadd52huq zmm29, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm25, zmm1, 52
vpmadd52huq zmm11, zmm3, zmm6
vpaddq zmm20, zmm20, zmm25
vpmadd52huq zmm17, zmm8, zmm5
vpaddq zmm23, zmm23, zmm10
vpmadd52luq zmm9, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm10, zmm20, 52
vpmadd52huq zmm27, zmm7, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm23, zmm23, zmm10
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm10, [rsi + 4928]
vpaddq zmm10, zmm10, [rsi + 4416]
vpmadd52luq zmm16, zmm22, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 3200], zmm16
vpsraq zmm25, zmm23, 52
vpmadd52huq zmm24, zmm7, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm10, zmm10, zmm25
vpmadd52luq zmm29, zmm22, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm3, zmm3, zmm8
vpmadd52huq zmm9, zmm7, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm8, zmm10, 52
vpmadd52luq zmm27, zmm22, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm3, zmm3, zmm8
vpmadd52luq zmm14, zmm22, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm8, zmm13, zmm28
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm7, zmm3, 52
vpmadd52luq zmm24, zmm22, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm25, [rsi + 1536]
vpaddq zmm25, zmm25, [rsi + 1024]
vpmadd52huq zmm29, zmm22, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 1728], zmm29
vpaddq zmm8, zmm8, zmm7
vpmadd52luq zmm9, zmm22, qword ptr [rdx + 48]{{1to8}}
vpandq zmm7, zmm25, zmm31
vpmadd52huq zmm27, zmm22, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 [rsp + 3264], zmm27
vpandq zmm3, zmm3, zmm31
vpmadd52huq zmm14, zmm22, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 3328], zmm14
vmovdqa64 zmm14, [rsi + 1600]
vpaddq zmm14, zmm14, [rsi + 1088]
vpmadd52luq zmm4, zmm22, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm25, zmm25, 52
vpmadd52huq zmm24, zmm22, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 3392], zmm24
vpaddq zmm14, zmm14, zmm25
vpmadd52huq zmm9, zmm22, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rsp + 3840], zmm9
vpandq zmm25, zmm14, zmm31
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm13, zmm6
vpandq zmm10, zmm10, zmm31
vpmadd52huq zmm4, zmm22, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 3904], zmm4
vmovdqa64 zmm13, [rsi + 1664]
vpaddq zmm13, zmm13, [rsi + 1152]
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm28, zmm5
vpsraq zmm14, zmm14, 52
vpaddq zmm13, zmm13, zmm14
vmovdqa64 zmm14, [rsp + 4160]
vpmadd52luq zmm14, zmm10, zmm7
vmovdqa64 zmm28, [rsp + 4288]
vpmadd52luq zmm28, zmm8, zmm7
vpandq zmm24, zmm13, zmm31
vmovdqa64 zmm27, [rsp + 4224]
vpmadd52luq zmm27, zmm3, zmm7
vpandq zmm23, zmm23, zmm31
vmovdqa64 zmm29, [rsi + 1728]
vpaddq zmm29, zmm29, [rsi + 1216]
vmovdqa64 zmm16, [rsp + 4096]
vpmadd52luq zmm16, zmm23, zmm7
vpmadd52huq zmm14, zmm23, zmm7
vpsraq zmm13, zmm13, 52
vpmadd52huq zmm28, zmm3, zmm7
vpaddq zmm29, zmm29, zmm13
vmovdqa64 zmm13, [rsp + 4352]
vpmadd52huq zmm13, zmm8, zmm7
vpandq zmm22, zmm29, zmm31
vpmadd52huq zmm27, zmm10, zmm7
vpandq zmm20, zmm20, zmm31
vpmadd52luq zmm14, zmm23, zmm25
vmovdqa64 zmm12, [rsi + 1792]
vpaddq zmm12, zmm12, [rsi + 1280]
vpmadd52luq zmm28, zmm3, zmm25
vpsraq zmm29, zmm29, 52
vpmadd52luq zmm13, zmm8, zmm25
vpaddq zmm12, zmm12, zmm29
vpmadd52luq zmm27, zmm10, zmm25
vpandq zmm1, zmm1, zmm31
vpmadd52huq zmm16, zmm20, zmm7
vpandq zmm29, zmm12, zmm31
vpmadd52huq zmm28, zmm10, zmm25
vmovdqa64 zmm15, [rsi + 1856]
vpaddq zmm15, zmm15, [rsi + 1344]
vpmadd52huq zmm13, zmm3, zmm25
vpsraq zmm12, zmm12, 52
vpmadd52huq zmm27, zmm23, zmm25
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rsp + 1536], zmm19
vmovdqa64 zmm19, [rsp + 4416]
vpmadd52huq zmm19, zmm8, zmm25
vpaddq zmm15, zmm15, zmm12
vpmadd52luq zmm28, zmm10, zmm24
vpandq zmm12, zmm15, zmm31
vpmadd52luq zmm13, zmm3, zmm24
vpandq zmm0, zmm0, zmm31
vpmadd52luq zmm27, zmm23, zmm24
vpaddq zmm21, zmm21, zmm26
vpmadd52luq zmm19, zmm8, zmm24
vpsraq zmm15, zmm15, 52
vpmadd52huq zmm28, zmm23, zmm24
vpaddq zmm21, zmm21, zmm15
vpmadd52huq zmm13, zmm10, zmm24
vpandq zmm15, zmm21, zmm31
vpmadd52huq zmm14, zmm20, zmm25
vpaddq zmm6, zmm6, zmm5
vpmadd52huq zmm27, zmm20, zmm24
vpsraq zmm21, zmm21, 52
vpmadd52luq zmm28, zmm23, zmm22
vpaddq zmm6, zmm6, zmm21
vpmadd52luq zmm13, zmm10, zmm22
vpsraq zmm18, zmm18, 52
vmovdqa64 zmm5, [rsp + 4032]
vpmadd52luq zmm5, zmm20, zmm7
vpaddq zmm21, zmm11, zmm17
vpmadd52luq zmm16, zmm20, zmm25
vpsubq zmm21, zmm2, zmm21
vpmadd52huq zmm28, zmm20, zmm22
vpsubq zmm11, zmm11, zmm17
vpmadd52huq zmm19, zmm3, zmm24
vpaddq zmm17, zmm9, zmm4
vpmadd52luq zmm14, zmm20, zmm24
vpsubq zmm17, zmm2, zmm17
vmovdqa64 [rsp + 3968], zmm17
vpmadd52luq zmm27, zmm20, zmm22
vpsubq zmm9, zmm9, zmm4
vmovdqa64 [rsp + 4032], zmm9
vpmadd52huq zmm13, zmm23, zmm22
vpmadd52huq zmm5, zmm1, zmm7
vpmadd52luq zmm28, zmm20, zmm29
vpmadd52huq zmm16, zmm1, zmm25
vpmadd52luq zmm19, zmm3, zmm22
vpmadd52huq zmm14, zmm1, zmm24
vmovdqa64 zmm4, [rsp + 2048]
vpmadd52luq zmm4, zmm1, zmm7
vpmadd52huq zmm27, zmm1, zmm22
vpmadd52luq zmm13, zmm23, zmm29
vpmadd52luq zmm5, zmm1, zmm25
vpmadd52huq zmm28, zmm1, zmm29
vpmadd52luq zmm16, zmm1, zmm24
vpmadd52huq zmm19, zmm10, zmm22
vpmadd52luq zmm14, zmm1, zmm22
vmovdqa64 zmm26, [rsp + 1536]
vpmadd52huq zmm4, zmm7, zmm26
vmovdqa64 zmm2, [rsp + 4480]
vpmadd52huq zmm2, zmm8, zmm24
vpmadd52luq zmm27, zmm1, zmm29
vpmadd52huq zmm13, zmm20, zmm29
vpmadd52huq zmm5, zmm26, zmm25
vpmadd52luq zmm28, zmm1, zmm12
vpmadd52huq zmm16, zmm26, zmm24
vpmadd52luq zmm19, zmm10, zmm29
vmovdqa64 zmm9, [rsp + 4544]
vpmadd52luq zmm9, zmm26, zmm7
vpmadd52huq zmm14, zmm26, zmm22
vpmadd52luq zmm4, zmm26, zmm25
vpmadd52luq zmm2, zmm8, zmm22
vpmadd52huq zmm27, zmm26, zmm29
vpmadd52luq zmm13, zmm20, zmm12
vpmadd52luq zmm5, zmm26, zmm24
vpmadd52huq zmm28, zmm26, zmm12
vpmadd52luq zmm16, zmm26, zmm22
vpmadd52huq zmm19, zmm23, zmm29
vmovdqa64 zmm17, [rsp + 4608]
vpmadd52luq zmm17, zmm0, zmm7
vpmadd52huq zmm9, zmm0, zmm7
vpmadd52luq zmm14, zmm26, zmm29
vpmadd52huq zmm4, zmm0, zmm25
vpmadd52huq zmm2, zmm3, zmm22
vpmadd52luq zmm27, zmm26, zmm12
vpmadd52huq zmm13, zmm1, zmm12
vpmadd52huq zmm5, zmm0, zmm24
vpmadd52luq zmm28, zmm26, zmm15
vpmadd52huq zmm16, zmm0, zmm22
vpmadd52luq zmm19, zmm23, zmm12
vpmadd52luq zmm9, zmm0, zmm25
vpmadd52huq zmm14, zmm0, zmm29
vpmadd52luq zmm4, zmm0, zmm24
vpmadd52luq zmm2, zmm3, zmm29
vpmadd52huq zmm27, zmm0, zmm12
vpmadd52luq zmm13, zmm1, zmm15
vpmadd52luq zmm5, zmm0, zmm22
vpmadd52huq zmm28, zmm0, zmm15
vpmadd52luq zmm16, zmm0, zmm29
vpmadd52huq zmm19, zmm20, zmm12
vpmadd52luq zmm14, zmm0, zmm12
vpmadd52huq zmm2, zmm10, zmm29
vpmadd52luq zmm27, zmm0, zmm15
vpmadd52huq zmm13, zmm26, zmm15
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm17, zmm30
vpsraq zmm17, zmm17, 52
vpmadd52luq zmm28, zmm0, zmm6
vmovdqa64 zmm24, [rsp + 3008]
vpmadd52huq zmm24, zmm8, zmm22
vpmadd52luq zmm19, zmm20, zmm15
vpmadd52huq zmm17, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm4, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm16, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm9, zmm9, zmm17
vpmadd52luq zmm14, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm2, zmm10, zmm12
vpmadd52luq zmm13, zmm26, zmm6
vpmadd52luq zmm27, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm28, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm9, zmm30
vpmadd52luq zmm24, zmm8, zmm29
vpsraq zmm9, zmm9, 52
vpmadd52huq zmm19, zmm1, zmm15
vpmadd52huq zmm16, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm23, zmm12
vpmadd52huq zmm13, zmm0, zmm6
vpmadd52huq zmm27, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm17, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm28, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm5, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm24, zmm3, zmm29
vpmadd52luq zmm19, zmm1, zmm6
vpaddq zmm4, zmm4, zmm9
vpmadd52luq zmm16, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm14, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm23, zmm15
vpmadd52huq zmm13, zmm7, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm0, zmm4, 52
vpmadd52luq zmm27, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm28, zmm17, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm4, zmm30
vpmadd52luq zmm24, zmm3, zmm12
vpmadd52huq zmm19, zmm26, zmm6
vpmadd52huq zmm16, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm14, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm20, zmm15
vpmadd52luq zmm13, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm27, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm28, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm24, zmm10, zmm12
vpmadd52huq zmm19, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm16, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm14, zmm7, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm5, zmm5, zmm0
vmovdqa64 zmm0, [rsp + 2944]
vpmadd52huq zmm0, zmm8, zmm29
vpsraq zmm4, zmm5, 52
vpmadd52luq zmm2, zmm20, zmm6
vpmadd52huq zmm13, zmm17, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm27, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm28, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm24, zmm10, zmm15
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm16, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm5, zmm30
vpmadd52huq zmm14, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm0, zmm8, zmm12
vpmadd52huq zmm2, zmm1, zmm6
vpmadd52luq zmm13, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm27, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm28, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm23, zmm15
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm16, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm14, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm0, zmm3, zmm12
vpmadd52huq zmm13, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm16, zmm16, zmm4
vpmadd52luq zmm27, zmm9, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm16, 52
vpmadd52luq zmm28, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm24, zmm23, zmm6
vpmadd52luq zmm19, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm14, zmm9, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm16, zmm30
vpmadd52luq zmm0, zmm3, zmm15
vpmadd52luq zmm13, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm2, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm27, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm28, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm24, zmm20, zmm6
vpmadd52huq zmm19, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm4, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm14, zmm4, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm0, zmm10, zmm15
vpmadd52huq zmm13, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm27, zmm4, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm14, zmm14, zmm1
vpmadd52luq zmm28, zmm4, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm14, 52
vmovdqa64 zmm5, [rsp + 3072]
vpmadd52huq zmm5, zmm8, zmm12
vpmadd52huq zmm24, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm19, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm0, zmm10, zmm6
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm27, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm14, zmm30
vpmadd52huq zmm28, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm8, zmm15
vpmadd52luq zmm24, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm19, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm0, zmm23, zmm6
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm7, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm7, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm28, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm5, zmm3, zmm15
vpmadd52huq zmm24, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm27, zmm27, zmm1
vpmadd52huq zmm0, zmm4, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm27, 52
vpmadd52luq zmm13, zmm7, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm2, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm28, zmm7, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm27, zmm30
vpmadd52luq zmm5, zmm3, zmm6
vpmadd52luq zmm24, zmm7, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm9, [rsp + 3136]
vpmadd52huq zmm18, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm0, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm4, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm18, zmm18, [rsp + 3200]
vpmadd52luq zmm28, zmm4, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm12, zmm18, 52
vpmadd52huq zmm5, zmm10, zmm6
vpmadd52huq zmm24, zmm7, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm19, zmm4, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm8, zmm15
vpaddq zmm28, zmm28, zmm1
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm1, zmm28, 52
vpmadd52luq zmm13, zmm4, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm2, zmm4, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm10, zmm30
vpmadd52luq zmm10, zmm18, zmm30
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm24, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm19, zmm4, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm7, zmm30
vpmadd52luq zmm7, zmm28, zmm30
vpmadd52luq zmm21, zmm8, zmm6
vpmadd52luq zmm0, zmm4, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm4, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm2, zmm4, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, [rsp + 1728]
vpmadd52luq zmm14, zmm10, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm24, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm19, zmm7, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm10, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm15, [rsp + 3264]
vpmadd52luq zmm15, zmm10, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm16, [rsp + 3328]
vpmadd52luq zmm16, zmm10, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm21, zmm3, zmm6
vpmadd52huq zmm0, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm7, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm15, zmm15, zmm12
vpmadd52luq zmm13, zmm7, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm15, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm7, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm3, zmm15, 52
vmovdqa64 zmm12, [rsp + 3392]
vpmadd52luq zmm12, zmm10, qword ptr [rdx + 32]{{1to8}}
vpandq zmm15, zmm15, zmm31
vpmadd52huq zmm14, zmm10, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm4, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm13, zmm13, zmm1
vpmadd52luq zmm24, zmm7, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm1, zmm13, 52
vpmadd52huq zmm19, zmm7, qword ptr [rdx + 8]{{1to8}}
vpandq zmm13, zmm13, zmm31
vpmadd52huq zmm11, zmm9, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, [rsp + 3840]
vpmadd52luq zmm9, zmm10, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm14, zmm14, zmm3
vpmadd52huq zmm16, zmm10, qword ptr [rdx + 16]{{1to8}}
vpsraq zmm3, zmm14, 52
vpmadd52huq zmm21, zmm4, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm19, zmm19, zmm1
vmovdqa64 [rsp + 1536], zmm19
vpmadd52luq zmm0, zmm7, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm1, zmm19, 52
vmovdqa64 [rdi + 0], zmm15
vpmadd52huq zmm2, zmm7, qword ptr [rdx + 16]{{1to8}}
vpandq zmm14, zmm14, zmm31
vmovdqa64 zmm4, [rsp + 3904]
vpmadd52luq zmm4, zmm10, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm16, zmm16, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rdi + 64], zmm14
vpmadd52huq zmm12, zmm10, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm16, zmm16, zmm3
vpmadd52luq zmm5, zmm7, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm3, zmm16, 52
vmovdqa64 [rdi + 512], zmm13
vpmadd52huq zmm24, zmm7, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm2, zmm2, zmm1
vmovdqa64 [rsp + 1728], zmm2
vpbroadcastq zmm1, qword ptr [rdx + 128]
vpaddq zmm13, zmm1, [rsi + 5120]
vpmadd52luq zmm11, zmm10, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm14, qword ptr [rdx + 136]
vpaddq zmm15, zmm14, [rsi + 5184]
vpmadd52huq zmm9, zmm10, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm17, qword ptr [rdx + 144]
vpaddq zmm18, zmm17, [rsi + 5248]
vpmadd52luq zmm21, zmm7, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm20, qword ptr [rdx + 152]
vpaddq zmm22, zmm20, [rsi + 5312]
vpmadd52huq zmm0, zmm7, qword ptr [rdx + 32]{{1to8}}
vpbroadcastq zmm23, qword ptr [rdx + 160]
vpaddq zmm25, zmm23, [rsi + 5376]
vpmadd52huq zmm4, zmm10, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm13, zmm13, [rsp + 1280]
vmovdqa64 zmm26, [rsp + 3968]
vpmadd52huq zmm26, zmm8, zmm6
vpsubq zmm15, zmm15, [rsp + 1920]
vpmadd52huq zmm5, zmm7, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm18, zmm18, [rsp + 2176]
vpmadd52huq zmm11, zmm10, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm22, zmm22, [rsp + 2304]
vpmadd52huq zmm21, zmm7, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm6, zmm13, 52
vmovdqa64 zmm8, [rsp + 4032]
vpmadd52huq zmm8, zmm10, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm15, zmm15, zmm6
vpmadd52huq zmm26, zmm7, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 2048], zmm26
vpsraq zmm6, zmm15, 52
vpaddq zmm18, zmm18, zmm6
vpsraq zmm6, zmm18, 52
vpaddq zmm22, zmm22, zmm6
vpsubq zmm25, zmm25, [rsp + 2432]
vpsraq zmm6, zmm22, 52
vpbroadcastq zmm7, qword ptr [rdx + 168]
vpaddq zmm10, zmm7, [rsi + 5440]
vpaddq zmm25, zmm25, zmm6
vpsubq zmm10, zmm10, [rsp + 2560]
vpsraq zmm6, zmm25, 52
vpbroadcastq zmm27, qword ptr [rdx + 176]
vpaddq zmm28, zmm27, [rsi + 5504]
vpaddq zmm10, zmm10, zmm6
vpsubq zmm28, zmm28, [rsp + 2688]
vpsraq zmm6, zmm10, 52
vpbroadcastq zmm29, qword ptr [rdx + 184]
vpaddq zmm26, zmm29, [rsi + 5568]
vpaddq zmm28, zmm28, zmm6
vpsubq zmm26, zmm26, [rsp + 2816]
vpsraq zmm6, zmm28, 52
vpaddq zmm19, zmm1, [rsi + 5632]
vpaddq zmm1, zmm14, [rsi + 5696]
vpaddq zmm14, zmm17, [rsi + 5760]
vpaddq zmm17, zmm20, [rsi + 5824]
vpaddq zmm20, zmm23, [rsi + 5888]
vpaddq zmm23, zmm7, [rsi + 5952]
vpaddq zmm7, zmm27, [rsi + 6016]
vpaddq zmm27, zmm29, [rsi + 6080]
vpsubq zmm19, zmm19, [rsp + 1600]
vpsubq zmm1, zmm1, [rsp + 2112]
vpsubq zmm14, zmm14, [rsp + 2240]
vpsubq zmm17, zmm17, [rsp + 2368]
vpsubq zmm20, zmm20, [rsp + 2496]
vpaddq zmm26, zmm26, zmm6
vmovdqa64 [rsp + 2944], zmm26
vpsubq zmm23, zmm23, [rsp + 2624]
vpsubq zmm7, zmm7, [rsp + 2752]
vpsubq zmm27, zmm27, [rsp + 2880]
vpsraq zmm6, zmm19, 52
vpaddq zmm1, zmm1, zmm6
vpandq zmm28, zmm28, zmm31
vmovdqa64 [rsp + 3008], zmm28
vpsraq zmm6, zmm1, 52
vpaddq zmm14, zmm14, zmm6
vpandq zmm10, zmm10, zmm31
vmovdqa64 [rsp + 3072], zmm10
vpsraq zmm6, zmm14, 52
vpaddq zmm17, zmm17, zmm6
vpandq zmm25, zmm25, zmm31
vmovdqa64 [rsp + 3136], zmm25
vpsraq zmm6, zmm17, 52
vpaddq zmm20, zmm20, zmm6
vpandq zmm22, zmm22, zmm31
vmovdqa64 [rsp + 3200], zmm22
vpandq zmm17, zmm17, zmm31
vmovdqa64 [rsp + 3264], zmm17
vpsraq zmm6, zmm20, 52
vpaddq zmm23, zmm23, zmm6
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 3328], zmm20
vpsraq zmm6, zmm23, 52
vpaddq zmm7, zmm7, zmm6
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rsp + 3392], zmm23
vpsraq zmm6, zmm7, 52
vpaddq zmm27, zmm27, zmm6
vmovdqa64 [rsp + 3840], zmm27
vpandq zmm7, zmm7, zmm31
vmovdqa64 [rsp + 3904], zmm7
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 3968], zmm18
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rsp + 4032], zmm14
vpandq zmm15, zmm15, zmm31
vmovdqa64 [rsp + 4096], zmm15
vmovdqa64 zmm6, [rsp + 0]
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm18, zmm6
vmovdqa64 [rsp + 4160], zmm29
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsp + 4224], zmm1
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm22, zmm6
vmovdqa64 [rsp + 4288], zmm29
vpxord zmm1, zmm1, zmm1
vpmadd52luq zmm1, zmm10, zmm6
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsp + 4352], zmm13
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm26, zmm6
vpandq zmm19, zmm19, zmm31
vmovdqa64 [rsp + 4416], zmm19
vpxord zmm19, zmm19, zmm19
vpmadd52luq zmm19, zmm28, zmm6
vpaddq zmm12, zmm12, qword ptr [rdx + 24]{{1to8}}
vpxord zmm20, zmm20, zmm20
vpmadd52luq zmm20, zmm25, zmm6
vpsraq zmm27, zmm2, 52
vpmadd52huq zmm1, zmm25, zmm6
vpaddq zmm12, zmm12, zmm3
vpmadd52huq zmm14, zmm28, zmm6
vpaddq zmm24, zmm24, zmm27
vmovdqa64 [rsp + 4480], zmm24
vpmadd52huq zmm19, zmm10, zmm6
vpaddq zmm9, zmm9, qword ptr [rdx + 32]{{1to8}}
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm26, zmm6
vpsraq zmm27, zmm12, 52
vmovdqa64 zmm7, [rsp + 128]
vpmadd52luq zmm1, zmm25, zmm7
vpsraq zmm23, zmm24, 52
vpmadd52luq zmm14, zmm28, zmm7
vpaddq zmm9, zmm9, zmm27
vpmadd52luq zmm19, zmm10, zmm7
vpaddq zmm0, zmm0, zmm23
vmovdqa64 [rsp + 4544], zmm0
vpmadd52luq zmm3, zmm26, zmm7
vmovdqa64 zmm23, [rsp + 1280]
vmovdqa64 zmm27, [rsp + 1920]
vpunpcklqdq zmm17, zmm23, zmm27
vpmadd52huq zmm1, zmm22, zmm7
vpunpckhqdq zmm23, zmm23, zmm27
vpmadd52huq zmm14, zmm10, zmm7
vmovdqa64 zmm27, [rsp + 2176]
vmovdqa64 zmm29, [rsp + 2304]
vpunpcklqdq zmm13, zmm27, zmm29
vpmadd52huq zmm19, zmm25, zmm7
vpunpckhqdq zmm27, zmm27, zmm29
vpmadd52huq zmm3, zmm28, zmm7
vmovdqa64 zmm29, [rsp + 2432]
vmovdqa64 zmm24, [rsp + 2560]
vpunpcklqdq zmm2, zmm29, zmm24
vmovdqa64 [rsp + 1280], zmm2
vpxord zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm26, zmm7
vpunpckhqdq zmm29, zmm29, zmm24
vmovdqa64 [rsp + 1920], zmm29
vmovdqa64 zmm24, [rsp + 256]
vpmadd52luq zmm14, zmm10, zmm24
vmovdqa64 zmm29, [rsp + 2688]
vmovdqa64 zmm7, [rsp + 2816]
vpunpcklqdq zmm2, zmm29, zmm7
vpmadd52luq zmm19, zmm25, zmm24
vpunpckhqdq zmm29, zmm29, zmm7
vpmadd52luq zmm3, zmm28, zmm24
vpaddq zmm4, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm15, zmm26, zmm24
vpsraq zmm7, zmm9, 52
vpmadd52huq zmm14, zmm25, zmm24
vpsraq zmm26, zmm0, 52
vpmadd52huq zmm19, zmm22, zmm24
vshufi64x2 zmm0, zmm17, zmm13, 0x88
vmovdqa64 [rsp + 2176], zmm0
vpmadd52huq zmm3, zmm10, zmm24
vpaddq zmm4, zmm4, zmm7
vpmadd52huq zmm15, zmm28, zmm24
vpaddq zmm5, zmm5, zmm26
vmovdqa64 zmm7, [rsp + 384]
vpmadd52luq zmm14, zmm25, zmm7
vpaddq zmm11, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm19, zmm22, zmm7
vpsraq zmm26, zmm4, 52
vpmadd52luq zmm3, zmm10, zmm7
vpsraq zmm0, zmm5, 52
vpmadd52luq zmm1, zmm22, zmm24
vpaddq zmm11, zmm11, zmm26
vpmadd52huq zmm14, zmm22, zmm7
vpaddq zmm21, zmm21, zmm0
vpmadd52huq zmm19, zmm18, zmm7
vshufi64x2 zmm0, zmm23, zmm27, 0x88
vmovdqa64 [rsp + 2304], zmm0
vpmadd52huq zmm3, zmm25, zmm7
vpaddq zmm8, zmm8, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm20, zmm22, zmm6
vpsraq zmm26, zmm11, 52
vmovdqa64 zmm0, [rsp + 512]
vpmadd52luq zmm14, zmm22, zmm0
vpsraq zmm6, zmm21, 52
vpmadd52luq zmm19, zmm18, zmm0
vpandq zmm16, zmm16, zmm31
vpmadd52luq zmm3, zmm25, zmm0
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rdi + 128], zmm16
vpmadd52luq zmm15, zmm28, zmm7
vpandq zmm9, zmm9, zmm31
vpmadd52huq zmm14, zmm18, zmm0
vmovdqa64 zmm16, [rsp + 1280]
vshufi64x2 zmm28, zmm16, zmm2, 0x88
vmovdqa64 [rsp + 2432], zmm28
vmovdqa64 [rdi + 192], zmm12
vpmadd52huq zmm1, zmm18, zmm24
vpandq zmm4, zmm4, zmm31
vpmadd52huq zmm19, zmm0, [rsp + 4096]
vpaddq zmm8, zmm8, zmm26
vmovdqa64 [rdi + 256], zmm9
vpmadd52huq zmm3, zmm22, zmm0
vpandq zmm11, zmm11, zmm31
vmovdqa64 zmm9, [rsp + 640]
vpmadd52luq zmm14, zmm18, zmm9
vpandq zmm12, zmm31, [rsp + 1536]
vmovdqa64 [rdi + 320], zmm4
vpmadd52luq zmm20, zmm22, [rsp + 128]
vpandq zmm4, zmm31, [rsp + 1728]
vpmadd52huq zmm15, zmm10, zmm7
vmovdqa64 zmm26, [rsp + 1920]
vshufi64x2 zmm28, zmm26, zmm29, 0x88
vmovdqa64 [rsp + 1536], zmm28
vmovdqa64 [rdi + 384], zmm11
vpmadd52luq zmm1, zmm18, zmm7
vpandq zmm11, zmm31, [rsp + 4480]
vmovdqa64 zmm28, [rsp + 4096]
vpmadd52huq zmm14, zmm9, zmm28
vpandq zmm26, zmm31, [rsp + 4544]
vmovdqa64 [rdi + 448], zmm8
vpmadd52luq zmm19, zmm28, zmm9
vpandq zmm5, zmm5, zmm31
vpmadd52luq zmm3, zmm22, zmm9
vpaddq zmm6, zmm6, [rsp + 2048]
vmovdqa64 [rdi + 576], zmm12
vpmadd52huq zmm20, zmm18, [rsp + 128]
vpandq zmm21, zmm21, zmm31
vmovdqa64 zmm8, [rsp + 832]
vpmadd52luq zmm14, zmm28, zmm8
vshufi64x2 zmm17, zmm17, zmm13, 0xdd
vmovdqa64 [rdi + 640], zmm4
vpmadd52luq zmm15, zmm10, zmm0
vpmadd52huq zmm1, zmm28, zmm7
vmovdqa64 [rdi + 704], zmm11
vmovdqa64 zmm4, [rsp + 4352]
vpmadd52huq zmm19, zmm9, zmm4
vpmadd52huq zmm14, zmm4, zmm8
vmovdqa64 [rdi + 768], zmm26
vpmadd52huq zmm3, zmm18, zmm9
vpmadd52luq zmm20, zmm18, zmm24
vmovdqa64 [rdi + 832], zmm5
vpmadd52huq zmm15, zmm25, zmm0
vpmadd52luq zmm14, zmm4, [rsp + 960]
vmovdqa64 [rsp + 1728], zmm14
vmovdqa64 [rdi + 896], zmm21
vpmadd52luq zmm1, zmm28, zmm0
vshufi64x2 zmm23, zmm23, zmm27, 0xdd
vmovdqa64 zmm5, [rsp + 2944]
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm24, zmm5
vmovdqa64 [rdi + 960], zmm6
vpmadd52luq zmm19, zmm4, zmm8
vmovdqa64 [rsp + 2048], zmm19
vpmadd52luq zmm3, zmm18, zmm8
vmovdqa64 zmm6, [rsp + 4288]
vpmadd52huq zmm6, zmm18, [rsp + 0]
vpmadd52huq zmm20, zmm28, zmm24
vpmadd52luq zmm15, zmm25, zmm9
vpmadd52huq zmm1, zmm4, zmm0
vpmadd52luq zmm11, zmm5, zmm7
vpmadd52huq zmm3, zmm28, zmm8
vpmadd52luq zmm6, zmm18, [rsp + 128]
vpmadd52luq zmm20, zmm28, zmm7
vmovdqa64 zmm12, [rsp + 3264]
vmovdqa64 zmm13, [rsp + 64]
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm12, zmm13
vpmadd52huq zmm15, zmm22, zmm9
vshufi64x2 zmm16, zmm16, zmm2, 0xdd
vmovdqa64 zmm2, [rsp + 3392]
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm13, zmm2
vmovdqa64 zmm27, [rsp + 3904]
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm13, zmm27
vmovdqa64 zmm19, [rsp + 3840]
vpxord zmm5, zmm5, zmm5
vpmadd52luq zmm5, zmm13, zmm19
vmovdqa64 zmm25, [rsp + 3328]
vpxord zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm13, zmm25
vpmadd52luq zmm1, zmm4, zmm9
vmovdqa64 [rsp + 1280], zmm1
vmovdqa64 zmm1, [rsp + 4032]
vpmadd52huq zmm21, zmm13, zmm1
vpmadd52huq zmm11, zmm7, [rsp + 3008]
vpmadd52huq zmm26, zmm25, zmm13
vpmadd52huq zmm14, zmm2, zmm13
vpmadd52huq zmm5, zmm27, zmm13
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm19, zmm13
vpmadd52huq zmm10, zmm12, zmm13
vpmadd52luq zmm3, zmm28, [rsp + 960]
vpmadd52huq zmm6, zmm28, [rsp + 128]
vmovdqa64 zmm18, [rsp + 1920]
vshufi64x2 zmm18, zmm18, zmm29, 0xdd
vmovdqa64 [rsp + 2560], zmm18
vmovdqa64 zmm29, [rsp + 192]
vpmadd52luq zmm21, zmm1, zmm29
vpmadd52luq zmm26, zmm25, zmm29
vpmadd52luq zmm14, zmm2, zmm29
vpmadd52luq zmm5, zmm27, zmm29
vpmadd52luq zmm9, zmm19, zmm29
vpmadd52luq zmm10, zmm12, zmm29
vpmadd52huq zmm21, zmm29, [rsp + 4224]
vpmadd52huq zmm20, zmm4, zmm7
vpmadd52huq zmm26, zmm12, zmm29
vpmadd52huq zmm14, zmm25, zmm29
vpmadd52huq zmm5, zmm2, zmm29
vpmadd52huq zmm9, zmm27, zmm29
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm19, zmm29
vpmadd52huq zmm10, zmm1, zmm29
vmovdqa64 zmm29, [rsp + 2176]
vshufi64x2 zmm18, zmm29, [rsp + 2432], 0x88
vmovdqa64 [rsp + 1920], zmm18
vpmadd52luq zmm15, zmm22, zmm8
vpmadd52luq zmm11, zmm0, [rsp + 3008]
vmovdqa64 zmm18, [rsp + 320]
vpmadd52luq zmm26, zmm12, zmm18
vpmadd52luq zmm14, zmm25, zmm18
vpmadd52luq zmm5, zmm2, zmm18
vpmadd52luq zmm9, zmm27, zmm18
vpmadd52luq zmm7, zmm19, zmm18
vpmadd52luq zmm10, zmm1, zmm18
vpmadd52huq zmm3, zmm4, [rsp + 960]
vmovdqa64 [rsp + 2688], zmm3
vpmadd52huq zmm26, zmm1, zmm18
vpmadd52huq zmm14, zmm12, zmm18
vpmadd52huq zmm5, zmm25, zmm18
vpmadd52huq zmm9, zmm2, zmm18
vmovdqa64 zmm3, [rsp + 4224]
vpmadd52huq zmm10, zmm18, zmm3
vmovdqa64 zmm22, [rsp + 2304]
vshufi64x2 zmm29, zmm22, [rsp + 1536], 0x88
vmovdqa64 [rsp + 2816], zmm29
vpmadd52huq zmm7, zmm27, zmm18
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm19, zmm18
vpxord zmm22, zmm22, zmm22
vpmadd52luq zmm22, zmm1, zmm13
vmovdqa64 zmm13, [rsp + 448]
vpmadd52luq zmm26, zmm1, zmm13
vpmadd52luq zmm14, zmm12, zmm13
vpmadd52luq zmm5, zmm25, zmm13
vpmadd52luq zmm9, zmm2, zmm13
vpmadd52luq zmm7, zmm27, zmm13
vpmadd52luq zmm29, zmm19, zmm13
vpmadd52luq zmm10, zmm3, zmm13
vpmadd52huq zmm26, zmm3, zmm13
vpmadd52huq zmm14, zmm1, zmm13
vpmadd52huq zmm5, zmm12, zmm13
vpmadd52huq zmm10, zmm13, [rsp + 4416]
vshufi64x2 zmm19, zmm17, zmm16, 0x88
vmovdqa64 [rsp + 4288], zmm19
vpmadd52huq zmm9, zmm25, zmm13
vpmadd52huq zmm7, zmm2, zmm13
vpmadd52huq zmm29, zmm27, zmm13
vpmadd52luq zmm6, zmm28, zmm24
vmovdqa64 zmm19, [rsp + 576]
vpmadd52luq zmm26, zmm3, zmm19
vpmadd52luq zmm14, zmm1, zmm19
vpmadd52luq zmm5, zmm12, zmm19
vpmadd52luq zmm9, zmm25, zmm19
vpmadd52luq zmm7, zmm2, zmm19
vpmadd52luq zmm29, zmm27, zmm19
vpmadd52luq zmm21, zmm3, zmm18
vmovdqa64 zmm27, [rsp + 4416]
vpmadd52huq zmm26, zmm19, zmm27
vpmadd52huq zmm14, zmm3, zmm19
vpmadd52huq zmm5, zmm1, zmm19
vpmadd52luq zmm20, zmm4, zmm0
vmovdqa64 [rsp + 4480], zmm20
vshufi64x2 zmm20, zmm23, [rsp + 2560], 0x88
vmovdqa64 [rsp + 4544], zmm20
vpmadd52huq zmm9, zmm12, zmm19
vpmadd52huq zmm7, zmm25, zmm19
vpmadd52huq zmm15, zmm8, [rsp + 3968]
vpmadd52luq zmm10, zmm27, zmm19
vmovdqa64 [rsp + 4608], zmm10
vmovdqa64 zmm20, [rsp + 704]
vpmadd52luq zmm26, zmm27, zmm20
vmovdqa64 [rsp + 4672], zmm26
vpmadd52luq zmm14, zmm3, zmm20
vpmadd52luq zmm5, zmm1, zmm20
vpmadd52luq zmm9, zmm12, zmm20
vpmadd52luq zmm7, zmm25, zmm20
vmovdqa64 zmm26, [rsp + 4160]
vpmadd52huq zmm26, zmm28, [rsp + 0]
vpmadd52huq zmm11, zmm0, [rsp + 3072]
vpmadd52huq zmm22, zmm3, [rsp + 64]
vpmadd52huq zmm14, zmm27, zmm20
vpmadd52huq zmm29, zmm2, zmm19
vmovdqa64 zmm10, [rsp + 2176]
vshufi64x2 zmm10, zmm10, [rsp + 2432], 0xdd
vmovdqa64 [rsp + 4160], zmm10
vpmadd52huq zmm5, zmm3, zmm20
vpmadd52huq zmm9, zmm1, zmm20
vpmadd52huq zmm7, zmm12, zmm20
vpmadd52huq zmm6, zmm4, zmm24
vpmadd52huq zmm21, zmm27, zmm18
vmovdqa64 zmm10, [rsp + 3968]
vpmadd52luq zmm15, zmm10, [rsp + 960]
vmovdqa64 zmm10, [rsp + 896]
vpmadd52luq zmm14, zmm27, zmm10
vmovdqa64 [rsp + 2176], zmm14
vpmadd52luq zmm5, zmm3, zmm10
vpmadd52luq zmm9, zmm1, zmm10
vpmadd52luq zmm7, zmm12, zmm10
vmovdqa64 zmm14, [rsp + 128]
vpmadd52luq zmm26, zmm28, zmm14
vmovdqa64 zmm12, [rsp + 3072]
vmovdqa64 zmm19, [rsp + 640]
vpmadd52luq zmm11, zmm12, zmm19
vpmadd52luq zmm22, zmm3, [rsp + 192]
vpmadd52luq zmm29, zmm2, zmm20
vmovdqa64 zmm2, [rsp + 2304]
vshufi64x2 zmm2, zmm2, [rsp + 1536], 0xdd
vmovdqa64 [rsp + 2432], zmm2
vpmadd52huq zmm5, zmm27, zmm10
vpmadd52huq zmm9, zmm3, zmm10
vpmadd52huq zmm7, zmm1, zmm10
vmovdqa64 zmm2, [rsp + 384]
vpmadd52luq zmm6, zmm4, zmm2
vpmadd52luq zmm21, zmm27, zmm13
vpmadd52huq zmm15, zmm28, [rsp + 960]
vmovdqa64 [rsp + 1536], zmm15
vpmadd52huq zmm26, zmm4, zmm14
vpmadd52huq zmm11, zmm19, [rsp + 3136]
vmovdqa64 zmm15, [rsp + 1024]
vpmadd52luq zmm5, zmm27, zmm15
vmovdqa64 [rsp + 2304], zmm5
vpmadd52luq zmm9, zmm3, zmm15
vpmadd52luq zmm7, zmm1, zmm15
vpmadd52huq zmm22, zmm27, [rsp + 192]
vpmadd52huq zmm29, zmm25, zmm20
vmovdqa64 zmm5, [rsp + 2944]
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm2, zmm5
vshufi64x2 zmm17, zmm17, zmm16, 0xdd
vmovdqa64 [rsp + 4736], zmm17
vmovdqa64 zmm16, [rsp + 3840]
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm13, zmm16
vmovdqa64 zmm13, [rsp + 0]
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm28, zmm13
vpmadd52huq zmm9, zmm27, zmm15
vpmadd52huq zmm7, zmm3, zmm15
vmovdqa64 [rsp + 4800], zmm7
vmovdqa64 zmm28, [rsp + 64]
vpxord zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm3, zmm28
vpmadd52luq zmm26, zmm4, zmm24
vpmadd52luq zmm11, zmm8, [rsp + 3136]
vpmadd52luq zmm22, zmm27, zmm18
vpmadd52luq zmm29, zmm25, zmm10
vpmadd52luq zmm12, zmm5, zmm0
vmovdqa64 zmm18, [rsp + 576]
vpmadd52luq zmm2, zmm16, zmm18
vpmadd52huq zmm17, zmm4, zmm13
vpmadd52huq zmm7, zmm27, zmm28
vmovdqa64 zmm24, [rsp + 3200]
vpmadd52huq zmm11, zmm8, zmm24
vshufi64x2 zmm23, zmm23, [rsp + 2560], 0xdd
vmovdqa64 [rsp + 4864], zmm23
vmovdqa64 zmm3, [rsp + 3264]
vpmadd52huq zmm29, zmm10, zmm3
vmovdqa64 zmm23, [rsp + 3008]
vpmadd52huq zmm12, zmm0, zmm23
vmovdqa64 zmm25, [rsp + 3904]
vpmadd52huq zmm2, zmm18, zmm25
vpmadd52luq zmm17, zmm4, zmm14
vpmadd52luq zmm7, zmm27, [rsp + 192]
vpsubq zmm14, zmm26, zmm22
vpaddq zmm26, zmm26, zmm22
vpmadd52luq zmm11, zmm24, [rsp + 960]
vpsubq zmm26, zmm31, zmm26
vmovdqa64 [rsp + 2560], zmm26
vpmadd52luq zmm29, zmm3, zmm15
vpaddq zmm22, zmm6, zmm21
vpmadd52luq zmm12, zmm23, zmm19
vpsubq zmm22, zmm31, zmm22
vmovdqa64 [rsp + 4928], zmm22
vpmadd52luq zmm2, zmm25, zmm20
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm4, zmm13
vpaddq zmm22, zmm17, zmm7
vmovdqa64 zmm13, [rsp + 1920]
mov eax, [rcx + 0]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm13
vmovdqa64 zmm13, [rsp + 4608]
vpaddq zmm4, zmm13, [rsp + 4480]
vpxord zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm27, zmm28
vmovdqa64 zmm28, [rsp + 4672]
vpaddq zmm27, zmm28, [rsp + 1280]
vmovdqa64 zmm28, [rsp + 3968]
vpmadd52huq zmm11, zmm28, [rsp + 960]
vpsubq zmm27, zmm31, zmm27
vmovdqa64 [rsp + 1920], zmm27
vpmadd52huq zmm29, zmm1, zmm15
vmovdqa64 zmm27, [rsp + 2176]
vpaddq zmm1, zmm27, [rsp + 2048]
vmovdqa64 zmm28, [rsp + 3072]
vpmadd52huq zmm12, zmm19, zmm28
vpsubq zmm1, zmm31, zmm1
vmovdqa64 [rsp + 4992], zmm1
vmovdqa64 zmm1, [rsp + 3392]
vpmadd52huq zmm2, zmm20, zmm1
vmovdqa64 zmm27, [rsp + 2304]
vpaddq zmm3, zmm27, [rsp + 1728]
vpxord zmm27, zmm27, zmm27
vpmadd52huq zmm27, zmm5, zmm0
vpsubq zmm3, zmm31, zmm3
vmovdqa64 [rsp + 5056], zmm3
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm16, zmm18
vmovdqa64 zmm18, [rsp + 2816]
mov eax, [rcx + 4]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm18
vpaddq zmm18, zmm9, [rsp + 2688]
vpmadd52luq zmm12, zmm28, zmm8
vpxord zmm3, zmm3, zmm3
vpsubq zmm18, zmm3, zmm18
vmovdqa64 [rsp + 2816], zmm18
vpmadd52luq zmm2, zmm1, zmm10
vpsubq zmm4, zmm31, zmm4
vmovdqa64 [rsp + 5120], zmm4
vpmadd52luq zmm27, zmm5, zmm19
vmovdqa64 zmm18, [rsp + 4800]
vpaddq zmm4, zmm18, [rsp + 1536]
vpmadd52luq zmm0, zmm16, zmm20
vpsubq zmm4, zmm3, zmm4
vmovdqa64 [rsp + 5184], zmm4
vmovdqa64 zmm4, [rsp + 3136]
vpmadd52huq zmm12, zmm8, zmm4
vpsubq zmm22, zmm31, zmm22
vmovdqa64 [rsp + 5248], zmm22
vmovdqa64 zmm22, [rsp + 3328]
vpmadd52huq zmm2, zmm10, zmm22
vpaddq zmm16, zmm26, zmm13
vpmadd52huq zmm27, zmm23, zmm19
vmovdqa64 zmm5, [rsp + 4288]
mov eax, [rcx + 8]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm5
vpsubq zmm16, zmm31, zmm16
vmovdqa64 [rsp + 4288], zmm16
vpmadd52huq zmm0, zmm25, zmm20
vpaddq zmm5, zmm11, zmm29
vmovdqa64 zmm16, [rsp + 960]
vpmadd52luq zmm12, zmm4, zmm16
vpsubq zmm5, zmm3, zmm5
vmovdqa64 [rsp + 5312], zmm5
vpmadd52luq zmm2, zmm22, zmm15
vpsubq zmm26, zmm26, zmm13
vpmadd52luq zmm27, zmm23, zmm8
vpaddq zmm26, zmm26, zmm31
vpmadd52luq zmm0, zmm25, zmm10
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm26, zmm30
vpsubq zmm17, zmm17, zmm7
vpaddq zmm17, zmm17, zmm31
vpmadd52huq zmm12, zmm24, zmm16
vmovdqa64 zmm7, [rsp + 4544]
mov eax, [rcx + 12]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm7
vpsraq zmm26, zmm26, 52
vpmadd52huq zmm2, zmm15, [rsp + 3264]
vpaddq zmm14, zmm14, zmm31
vpmadd52huq zmm27, zmm28, zmm8
vpsubq zmm6, zmm6, zmm21
vpmadd52huq zmm26, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm17, zmm13, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm6, zmm6, zmm31
vmovdqa64 zmm7, [rsp + 4480]
vpsubq zmm7, zmm7, [rsp + 4608]
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm7, zmm7, zmm31
vpmadd52luq zmm6, zmm13, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm21, [rsp + 1280]
vpsubq zmm21, zmm21, [rsp + 4672]
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm5, [rsp + 4160]
mov eax, [rcx + 16]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm5
vpaddq zmm21, zmm21, zmm31
vpmadd52huq zmm0, zmm1, zmm10
vmovdqa64 zmm5, [rsp + 2048]
vpsubq zmm5, zmm5, [rsp + 2176]
vpmadd52luq zmm21, zmm13, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm5, zmm5, zmm31
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm24, [rsp + 1728]
vpsubq zmm24, zmm24, [rsp + 2304]
vpmadd52luq zmm5, zmm13, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm17, zmm17, zmm26
vpmadd52huq zmm6, zmm13, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm24, zmm24, zmm31
vmovdqa64 zmm26, zmm30
vpmadd52luq zmm26, zmm17, zmm30
vpmadd52luq zmm24, zmm13, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm17, zmm17, 52
vpmadd52huq zmm7, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm25, zmm12, zmm2
vmovdqa64 zmm23, [rsp + 2432]
mov eax, [rcx + 20]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm23
vpmadd52huq zmm21, zmm13, qword ptr [rdx + 32]{{1to8}}
vpsubq zmm25, zmm3, zmm25
vmovdqa64 [rsp + 1280], zmm25
vpmadd52huq zmm5, zmm13, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm23, [rsp + 2688]
vpsubq zmm23, zmm23, zmm9
vpmadd52huq zmm17, zmm26, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm9, [rsp + 1536]
vpsubq zmm9, zmm9, zmm18
vpmadd52luq zmm14, zmm26, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm11, zmm11, zmm29
vpmadd52huq zmm24, zmm13, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm12, zmm12, zmm2
vpmadd52luq zmm6, zmm26, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm7, zmm26, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm2, [rsp + 4736]
mov eax, [rcx + 24]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm2
vpmadd52luq zmm21, zmm26, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm17
vpmadd52luq zmm5, zmm26, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm2, zmm14, 52
vpmadd52luq zmm24, zmm26, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm26, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm14, zmm30
vpmadd52huq zmm7, zmm26, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm21, zmm26, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm5, zmm26, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm26, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm17, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm17, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm27, zmm28, zmm16
vmovdqa64 zmm14, [rsp + 4864]
mov eax, [rcx + 28]
shl rax, 8
vmovdqa64 [rbx + rax + 0], zmm14
vpmadd52luq zmm0, zmm1, zmm15
vpmadd52luq zmm7, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm21, zmm17, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm6, zmm6, zmm2
vpmadd52luq zmm5, zmm17, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm2, zmm6, 52
vpmadd52luq zmm24, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm27, zmm4, zmm16
vpmadd52huq zmm0, zmm22, zmm15
vpmadd52huq zmm7, zmm17, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm6, zmm30
vpmadd52huq zmm21, zmm17, qword ptr [rdx + 16]{{1to8}}
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm19, [rsp + 2944]
vpaddq zmm18, zmm27, zmm0
vpxord zmm29, zmm29, zmm29
vpmadd52huq zmm29, zmm20, [rsp + 3840]
vpsubq zmm18, zmm3, zmm18
vmovdqa64 [rsp + 1536], zmm18
vpmadd52huq zmm23, zmm13, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm27, zmm27, zmm0
vpmadd52huq zmm5, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm0, [rsp + 1600]
vpunpcklqdq zmm13, zmm0, [rsp + 2112]
vmovdqa64 [rsp + 1728], zmm13
vpmadd52huq zmm24, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm9, zmm26, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm2, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm21, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm6, zmm8, [rsp + 2944]
vpmadd52luq zmm29, zmm10, [rsp + 3840]
vpmadd52luq zmm23, zmm26, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm7, zmm7, zmm2
vpmadd52luq zmm5, zmm14, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm2, zmm7, 52
vpmadd52luq zmm24, zmm14, qword ptr [rdx + 32]{{1to8}}
vpunpckhqdq zmm0, zmm0, [rsp + 2112]
vmovdqa64 [rsp + 2048], zmm0
vpmadd52luq zmm9, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm21, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm18, zmm30
vpmadd52luq zmm18, zmm7, zmm30
vmovdqa64 zmm7, [rsp + 3008]
vpmadd52huq zmm6, zmm8, zmm7
vmovdqa64 zmm25, [rsp + 2944]
vpxord zmm0, zmm0, zmm0
vpmadd52huq zmm0, zmm8, zmm25
vmovdqa64 zmm13, [rsp + 3904]
vpmadd52huq zmm29, zmm10, zmm13
vmovdqa64 zmm8, [rsp + 3840]
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm10, zmm8
vpmadd52huq zmm23, zmm26, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm24, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm26, [rsp + 2240]
vpunpcklqdq zmm10, zmm26, [rsp + 2368]
vmovdqa64 [rsp + 1600], zmm10
vpmadd52huq zmm2, zmm18, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm21, zmm18, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm6, zmm7, zmm16
vpmadd52luq zmm0, zmm25, zmm16
vpmadd52luq zmm29, zmm13, zmm15
vpmadd52luq zmm19, zmm8, zmm15
vpaddq zmm21, zmm21, zmm2
vpmadd52luq zmm23, zmm17, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm2, zmm21, 52
vpmadd52huq zmm11, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm5, zmm18, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm24, zmm18, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm28, zmm16
vpmadd52huq zmm0, zmm7, zmm16
vpunpckhqdq zmm26, zmm26, [rsp + 2368]
vmovdqa64 [rsp + 2112], zmm26
vpmadd52huq zmm29, zmm1, zmm15
vpmadd52huq zmm19, zmm13, zmm15
vpmadd52huq zmm23, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm11, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm18, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm17, zmm6, zmm29
vmovdqa64 zmm26, zmm30
vpmadd52luq zmm26, zmm21, zmm30
vpaddq zmm21, zmm0, zmm19
vpmadd52huq zmm24, zmm18, qword ptr [rdx + 16]{{1to8}}
vpsubq zmm17, zmm3, zmm17
vmovdqa64 [rsp + 2176], zmm17
vpmadd52huq zmm9, zmm14, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm21, zmm3, zmm21
vmovdqa64 [rsp + 2240], zmm21
vpmadd52luq zmm23, zmm14, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm0, zmm0, zmm19
vpmadd52huq zmm11, zmm14, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm6, zmm6, zmm29
vpmadd52huq zmm2, zmm26, qword ptr [rdx + 0]{{1to8}}
vmovdqa64 zmm19, [rsp + 2496]
vpunpcklqdq zmm29, zmm19, [rsp + 2624]
vmovdqa64 [rsp + 2304], zmm29
vpmadd52luq zmm5, zmm26, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm24, zmm26, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm12, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm9, zmm18, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm23, zmm14, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm5, zmm5, zmm2
vpmadd52luq zmm11, zmm18, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm2, zmm5, 52
vmovdqa64 zmm14, [rsp + 4416]
vpaddq zmm14, zmm14, [rsp + 4352]
vpmadd52huq zmm24, zmm26, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm21, [rsp + 4224]
vpaddq zmm21, zmm21, [rsp + 4096]
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm5, zmm30
vmovdqa64 [rsp + 2368], zmm17
vmovdqa64 zmm5, [rsp + 4032]
vpaddq zmm5, zmm5, [rsp + 3968]
vpmadd52luq zmm12, zmm18, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm29, [rsp + 3264]
vpaddq zmm29, zmm29, [rsp + 3200]
vpmadd52huq zmm9, zmm18, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm4, zmm4, zmm22
vpmadd52luq zmm23, zmm18, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm22, zmm14, 52
vpmadd52huq zmm11, zmm18, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm21, zmm21, zmm22
vpmadd52huq zmm2, zmm17, qword ptr [rdx + 0]{{1to8}}
vpsraq zmm22, zmm21, 52
vpmadd52luq zmm24, zmm17, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm5, zmm5, zmm22
vpmadd52huq zmm12, zmm18, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm22, zmm5, 52
vpmadd52luq zmm9, zmm26, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm29, zmm29, zmm22
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm25, zmm16
vpsraq zmm10, zmm29, 52
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm8, zmm15
vpaddq zmm4, zmm4, zmm10
vpmadd52huq zmm23, zmm18, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm28, zmm28, zmm1
vpmadd52huq zmm27, zmm18, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm4, 52
vpmadd52luq zmm11, zmm26, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm28, zmm28, zmm1
vpmadd52luq zmm12, zmm26, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm7, zmm7, zmm13
vpmadd52huq zmm9, zmm26, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm28, 52
vpmadd52huq zmm0, zmm17, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 2432], zmm0
vpaddq zmm7, zmm7, zmm1
vpmadd52luq zmm23, zmm26, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm25, zmm25, zmm8
vpmadd52luq zmm27, zmm26, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm7, 52
vpmadd52huq zmm11, zmm26, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm8, [rsp + 64]
vpaddq zmm8, zmm8, [rsp + 0]
vpmadd52huq zmm12, zmm26, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm25, zmm25, zmm1
vmovdqa64 [rsp + 0], zmm25
vpmadd52luq zmm9, zmm17, qword ptr [rdx + 24]{{1to8}}
vpandq zmm1, zmm8, zmm31
vpmadd52huq zmm23, zmm26, qword ptr [rdx + 16]{{1to8}}
vpandq zmm7, zmm7, zmm31
vpmadd52huq zmm27, zmm26, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm10, [rsp + 192]
vpaddq zmm10, zmm10, [rsp + 128]
vpmadd52luq zmm11, zmm17, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm8, zmm8, 52
vpmadd52huq zmm6, zmm26, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm10, zmm10, zmm8
vpmadd52luq zmm12, zmm17, qword ptr [rdx + 40]{{1to8}}
vpandq zmm8, zmm10, zmm31
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 64], zmm9
vpandq zmm28, zmm28, zmm31
vpmadd52luq zmm23, zmm17, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsp + 128], zmm23
vmovdqa64 zmm13, [rsp + 320]
vpaddq zmm13, zmm13, [rsp + 256]
vpmadd52luq zmm27, zmm17, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 192], zmm27
vpsraq zmm10, zmm10, 52
vpmadd52huq zmm11, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 [rsp + 256], zmm11
vpaddq zmm13, zmm13, zmm10
vpmadd52luq zmm6, zmm17, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 320], zmm6
vpandq zmm10, zmm13, zmm31
vpmadd52huq zmm12, zmm17, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rsp + 2688], zmm12
vmovdqa64 zmm18, [rsp + 1920]
vpmadd52luq zmm18, zmm28, zmm1
vpandq zmm4, zmm4, zmm31
vmovdqa64 zmm26, [rsp + 5056]
vpmadd52luq zmm26, zmm25, zmm1
vmovdqa64 zmm12, [rsp + 448]
vpaddq zmm12, zmm12, [rsp + 384]
vmovdqa64 zmm6, [rsp + 4992]
vpmadd52luq zmm6, zmm7, zmm1
vpsraq zmm13, zmm13, 52
vmovdqa64 zmm11, [rsp + 5120]
vpmadd52luq zmm11, zmm4, zmm1
vpaddq zmm12, zmm12, zmm13
vpmadd52huq zmm18, zmm4, zmm1
vpandq zmm13, zmm12, zmm31
vpmadd52huq zmm26, zmm7, zmm1
vpandq zmm29, zmm29, zmm31
vmovdqa64 [rsp + 384], zmm29
vpmadd52huq zmm6, zmm28, zmm1
vmovdqa64 zmm27, [rsp + 576]
vpaddq zmm27, zmm27, [rsp + 512]
vmovdqa64 zmm17, [rsp + 2816]
vpmadd52huq zmm17, zmm25, zmm1
vpsraq zmm12, zmm12, 52
vpmadd52luq zmm18, zmm4, zmm8
vpaddq zmm27, zmm27, zmm12
vpmadd52luq zmm26, zmm7, zmm8
vpandq zmm5, zmm5, zmm31
vpmadd52luq zmm6, zmm28, zmm8
vpandq zmm12, zmm27, zmm31
vpmadd52luq zmm17, zmm25, zmm8
vpaddq zmm20, zmm20, [rsp + 640]
vpmadd52huq zmm11, zmm29, zmm1
vpsraq zmm27, zmm27, 52
vpmadd52huq zmm26, zmm28, zmm8
vpandq zmm21, zmm21, zmm31
vpmadd52huq zmm6, zmm4, zmm8
vpaddq zmm20, zmm20, zmm27
vpmadd52huq zmm18, zmm29, zmm8
vpandq zmm27, zmm20, zmm31
vpmadd52huq zmm17, zmm7, zmm8
vpandq zmm14, zmm14, zmm31
vpmadd52luq zmm26, zmm28, zmm10
vmovdqa64 zmm23, [rsp + 896]
vpaddq zmm23, zmm23, [rsp + 832]
vpmadd52luq zmm6, zmm4, zmm10
vpsraq zmm20, zmm20, 52
vmovdqa64 zmm9, [rsp + 4928]
vpmadd52luq zmm9, zmm29, zmm1
vpaddq zmm23, zmm23, zmm20
vpmadd52luq zmm11, zmm29, zmm8
vpandq zmm20, zmm23, zmm31
vmovdqa64 [rsp + 448], zmm20
vpmadd52huq zmm26, zmm4, zmm10
vpaddq zmm16, zmm16, zmm15
vpmadd52huq zmm6, zmm29, zmm10
vpsraq zmm23, zmm23, 52
vmovdqa64 zmm15, [rsp + 5184]
vpmadd52huq zmm15, zmm25, zmm8
vpaddq zmm16, zmm16, zmm23
vmovdqa64 [rsp + 512], zmm16
vpmadd52luq zmm18, zmm29, zmm10
vpaddq zmm24, zmm24, zmm2
vmovdqa64 [rsp + 576], zmm24
vpmadd52luq zmm26, zmm4, zmm13
vpaddq zmm2, zmm22, zmm19
vpmadd52luq zmm17, zmm7, zmm10
vpsubq zmm2, zmm3, zmm2
vmovdqa64 [rsp + 640], zmm2
vpmadd52luq zmm6, zmm29, zmm13
vpsubq zmm22, zmm22, zmm19
vmovdqa64 [rsp + 704], zmm22
vpmadd52huq zmm9, zmm5, zmm1
vpsraq zmm19, zmm24, 52
vmovdqa64 [rsp + 832], zmm19
vpmadd52huq zmm26, zmm29, zmm13
vmovdqa64 zmm23, [rsp + 2496]
vpunpckhqdq zmm23, zmm23, [rsp + 2624]
vpmadd52huq zmm11, zmm5, zmm8
vmovdqa64 zmm3, [rsp + 2752]
vmovdqa64 zmm19, [rsp + 2880]
vpunpcklqdq zmm22, zmm3, zmm19
vpmadd52luq zmm15, zmm25, zmm10
vpunpckhqdq zmm3, zmm3, zmm19
vpmadd52huq zmm18, zmm5, zmm10
vmovdqa64 zmm19, [rsp + 1728]
vmovdqa64 zmm2, [rsp + 1600]
vshufi64x2 zmm0, zmm19, zmm2, 0x88
vmovdqa64 [rsp + 896], zmm0
vpmadd52luq zmm26, zmm29, zmm12
vmovdqa64 zmm24, [rsp + 2048]
vmovdqa64 zmm16, [rsp + 2112]
vshufi64x2 zmm29, zmm24, zmm16, 0x88
vmovdqa64 [rsp + 960], zmm29
vmovdqa64 zmm29, [rsp + 2560]
vpmadd52luq zmm29, zmm5, zmm1
vmovdqa64 zmm20, [rsp + 2304]
vshufi64x2 zmm25, zmm20, zmm22, 0x88
vmovdqa64 [rsp + 1024], zmm25
vpmadd52huq zmm17, zmm28, zmm10
vshufi64x2 zmm0, zmm23, zmm3, 0x88
vpmadd52huq zmm6, zmm5, zmm13
vshufi64x2 zmm19, zmm19, zmm2, 0xdd
vpmadd52luq zmm9, zmm5, zmm8
vshufi64x2 zmm24, zmm24, zmm16, 0xdd
vpmadd52huq zmm26, zmm5, zmm12
vshufi64x2 zmm20, zmm20, zmm22, 0xdd
vpmadd52luq zmm11, zmm5, zmm10
vpmadd52huq zmm15, zmm7, zmm10
vpmadd52luq zmm18, zmm5, zmm13
vpmadd52huq zmm29, zmm21, zmm1
vpmadd52luq zmm17, zmm28, zmm13
vpmadd52luq zmm6, zmm5, zmm12
vpmadd52huq zmm9, zmm21, zmm8
vpmadd52luq zmm26, zmm5, zmm27
vpmadd52huq zmm11, zmm21, zmm10
vshufi64x2 zmm23, zmm23, zmm3, 0xdd
vpmadd52luq zmm15, zmm7, zmm13
vmovdqa64 zmm2, [rsp + 5248]
vpmadd52luq zmm2, zmm21, zmm1
vpmadd52huq zmm18, zmm21, zmm13
vpmadd52luq zmm29, zmm21, zmm8
vpmadd52huq zmm17, zmm4, zmm13
vpmadd52huq zmm6, zmm21, zmm12
vpmadd52luq zmm9, zmm21, zmm10
vpmadd52huq zmm26, zmm21, zmm27
vpmadd52luq zmm11, zmm21, zmm13
vpmadd52huq zmm15, zmm28, zmm13
vmovdqa64 zmm3, [rsp + 4288]
vpmadd52luq zmm3, zmm14, zmm1
vpmadd52huq zmm2, zmm14, zmm1
vpmadd52luq zmm18, zmm21, zmm12
vpmadd52huq zmm29, zmm14, zmm8
vmovdqa64 zmm1, [rsp + 896]
vshufi64x2 zmm16, zmm1, zmm25, 0x88
vmovdqa64 [rsp + 1600], zmm16
vmovdqa64 zmm22, [rsp + 0]
vmovdqa64 zmm16, [rsp + 5312]
vpmadd52huq zmm16, zmm10, zmm22
vpmadd52luq zmm17, zmm4, zmm12
vpmadd52luq zmm6, zmm21, zmm27
vpmadd52huq zmm9, zmm14, zmm10
vmovdqa64 zmm1, [rsp + 448]
vpmadd52luq zmm26, zmm21, zmm1
vpmadd52huq zmm11, zmm14, zmm13
vpmadd52luq zmm15, zmm28, zmm12
vpmadd52luq zmm2, zmm14, zmm8
vpmadd52huq zmm18, zmm14, zmm12
vpmadd52luq zmm29, zmm14, zmm10
vpmadd52luq zmm16, zmm22, zmm13
vmovdqa64 zmm8, [rsp + 384]
vpmadd52huq zmm17, zmm12, zmm8
vpmadd52huq zmm6, zmm14, zmm27
vpmadd52luq zmm9, zmm14, zmm13
vmovdqa64 zmm10, [rsp + 960]
vshufi64x2 zmm25, zmm10, zmm0, 0x88
vmovdqa64 [rsp + 1728], zmm25
vpmadd52huq zmm26, zmm14, zmm1
vpmadd52luq zmm11, zmm14, zmm12
vpmadd52huq zmm15, zmm4, zmm12
vpmadd52luq zmm18, zmm14, zmm27
vpmadd52huq zmm16, zmm7, zmm13
vpmadd52luq zmm17, zmm8, zmm27
vpmadd52luq zmm6, zmm14, zmm1
vpmadd52luq zmm26, zmm14, [rsp + 512]
vpmadd52luq zmm15, zmm4, zmm27
vpmadd52luq zmm16, zmm7, zmm12
vpmadd52huq zmm17, zmm5, zmm27
vmovdqa64 zmm25, [rsp + 1280]
vpmadd52huq zmm25, zmm22, zmm13
vpmadd52huq zmm15, zmm8, zmm27
vpmadd52huq zmm16, zmm28, zmm12
vshufi64x2 zmm13, zmm19, zmm20, 0x88
vmovdqa64 [rsp + 1280], zmm13
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm3, zmm30
vpsraq zmm3, zmm3, 52
vpmadd52luq zmm17, zmm5, zmm1
vpmadd52luq zmm15, zmm8, zmm1
vpmadd52luq zmm16, zmm28, zmm27
vpmadd52huq zmm3, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm29, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm11, zmm13, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm2, zmm2, zmm3
vpmadd52luq zmm18, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm6, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm29, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm13, qword ptr [rdx + 56]{{1to8}}
vshufi64x2 zmm3, zmm24, zmm23, 0x88
vmovdqa64 [rsp + 1920], zmm3
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm11, zmm13, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm2, zmm30
vpmadd52huq zmm18, zmm13, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm2, zmm2, 52
vpmadd52huq zmm6, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm26, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm2, zmm3, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm29, zmm3, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm9, zmm3, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm11, zmm3, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm18, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm17, zmm21, zmm1
vpaddq zmm29, zmm29, zmm2
vpmadd52luq zmm6, zmm3, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm2, [rsp + 896]
vshufi64x2 zmm2, zmm2, [rsp + 1024], 0xdd
vmovdqa64 [rsp + 2048], zmm2
vpmadd52luq zmm26, zmm3, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm9, zmm3, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm25, zmm22, zmm12
vpmadd52huq zmm15, zmm5, zmm1
vpmadd52huq zmm11, zmm3, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm29, zmm30
vpmadd52huq zmm18, zmm3, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm29, zmm29, 52
vpmadd52huq zmm16, zmm4, zmm27
vmovdqa64 zmm22, [rsp + 512]
vpmadd52luq zmm17, zmm21, zmm22
vpmadd52huq zmm6, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm26, zmm3, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm29, zmm2, qword ptr [rdx + 0]{{1to8}}
vshufi64x2 zmm10, zmm10, zmm0, 0xdd
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm25, zmm7, zmm12
vpmadd52luq zmm15, zmm5, zmm22
vpmadd52luq zmm11, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm18, zmm2, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm9, zmm9, zmm29
vpmadd52luq zmm16, zmm4, zmm1
vpmadd52huq zmm17, zmm14, zmm22
vpmadd52luq zmm6, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm26, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm25, zmm7, zmm27
vpmadd52huq zmm15, zmm21, zmm22
vpsraq zmm0, zmm9, 52
vpmadd52huq zmm11, zmm2, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm19, zmm19, zmm20, 0xdd
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm9, zmm30
vpmadd52huq zmm18, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm8, zmm1
vpmadd52huq zmm17, zmm13, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm25, zmm28, zmm27
vpmadd52huq zmm15, zmm3, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm0, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm11, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm18, zmm14, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm9, [rsp + 1536]
vpmadd52huq zmm9, zmm12, [rsp + 0]
vpmadd52luq zmm16, zmm8, zmm22
vpmadd52luq zmm17, zmm3, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm11, zmm11, zmm0
vpmadd52luq zmm6, zmm14, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm24, zmm24, zmm23, 0xdd
vpmadd52luq zmm26, zmm14, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm0, zmm11, 52
vpmadd52luq zmm25, zmm28, zmm1
vpmadd52luq zmm15, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm18, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm11, zmm30
vpmadd52luq zmm9, zmm27, [rsp + 0]
vpmadd52huq zmm16, zmm5, zmm22
vpmadd52huq zmm17, zmm3, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm25, zmm4, zmm1
vpmadd52huq zmm15, zmm2, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm3, [rsp + 1600]
mov eax, [rcx + 0]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm3
vpmadd52huq zmm0, zmm12, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm12, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm9, zmm7, zmm27
vpmadd52luq zmm17, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm16, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm6, zmm12, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm18, zmm18, zmm0
vpmadd52luq zmm26, zmm12, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm18, 52
vpmadd52luq zmm25, zmm4, zmm22
vpmadd52luq zmm15, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm9, zmm7, zmm1
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm16, zmm14, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm2, [rsp + 1728]
mov eax, [rcx + 4]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm2
vpmadd52huq zmm6, zmm12, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm18, zmm30
vpmadd52huq zmm26, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm8, zmm22
vpmadd52huq zmm15, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm9, zmm28, zmm1
vpmadd52luq zmm17, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm16, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm0, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm2, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm3, [rsp + 0]
vmovdqa64 zmm5, [rsp + 2176]
vpmadd52huq zmm5, zmm27, zmm3
vmovdqa64 zmm8, [rsp + 2240]
vpmadd52huq zmm8, zmm3, zmm1
vpmadd52huq zmm25, zmm14, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm6, zmm6, zmm0
vmovdqa64 zmm0, [rsp + 1280]
mov eax, [rcx + 8]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm0
vpmadd52luq zmm15, zmm12, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm0, zmm6, 52
vpmadd52luq zmm9, zmm28, zmm22
vpmadd52huq zmm17, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm16, zmm12, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm26, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm11, zmm30
vpmadd52luq zmm11, zmm6, zmm30
vpmadd52luq zmm5, zmm3, zmm1
vpmadd52luq zmm8, zmm3, zmm22
vpmadd52luq zmm25, zmm12, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm15, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm9, zmm4, zmm22
vpmadd52luq zmm17, zmm12, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm4, [rsp + 1920]
mov eax, [rcx + 12]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm4
vpmadd52huq zmm16, zmm12, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm11, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm11, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm7, zmm1
vpmadd52huq zmm8, zmm7, zmm22
vpmadd52huq zmm25, zmm12, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm15, zmm2, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm26, zmm26, zmm0
vpmadd52huq zmm17, zmm12, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm26, 52
vpmadd52huq zmm9, zmm12, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm16, zmm2, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm30, [rsp + 576]
vpmadd52luq zmm5, zmm7, zmm22
vmovdqa64 zmm4, [rsp + 2048]
mov eax, [rcx + 16]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm4
vpmadd52luq zmm25, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm15, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm8, zmm11, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm26, zmm30
vpmadd52luq zmm17, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm16, zmm2, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm6, [rsp + 2432]
vpmadd52luq zmm6, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm28, zmm22
vmovdqa64 zmm7, [rsp + 640]
vpmadd52huq zmm7, zmm3, zmm22
vpmadd52huq zmm25, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm15, zmm11, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm8, zmm4, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 48]{{1to8}}
mov eax, [rcx + 20]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm10
vpmadd52luq zmm16, zmm11, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 zmm3, [rsp + 704]
vpmadd52huq zmm3, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm25, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm15, zmm11, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, qword ptr [rdx + 176]{{1to8}}
vpmadd52huq zmm8, zmm4, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rdx + 184]{{1to8}}
vpmadd52huq zmm7, zmm4, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm2, [rdi + 2432]
vpsubq zmm10, zmm6, zmm2
vpmadd52luq zmm17, zmm11, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm12, [rdi + 2496]
vpsubq zmm13, zmm3, zmm12
vpmadd52luq zmm9, zmm11, qword ptr [rdx + 48]{{1to8}}
mov eax, [rcx + 24]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm19
vpmadd52huq zmm16, zmm11, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm8, zmm8, qword ptr [rdx + 176]{{1to8}}
vmovdqa64 zmm14, [rsp + 64]
vpmadd52luq zmm14, zmm1, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm7, zmm7, qword ptr [rdx + 184]{{1to8}}
vpmadd52luq zmm5, zmm11, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm10{{k1}}, zmm6, zmm2
vpmadd52huq zmm25, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13{{k1}}, zmm3, zmm12
vpmadd52luq zmm15, zmm4, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm2, [rsp + 2368]
vmovdqa64 zmm3, [rsp + 128]
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, [rdi + 2944]
vpsubq zmm12, zmm8, zmm6
vmovdqa64 zmm18, [rsp + 192]
vpmadd52huq zmm18, zmm2, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm19, [rdi + 3008]
vpsubq zmm20, zmm7, zmm19
vmovdqa64 zmm21, [rsp + 256]
vpmadd52luq zmm21, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm17, zmm11, qword ptr [rdx + 8]{{1to8}}
mov eax, [rcx + 28]
shl rax, 8
vmovdqa64 [rbx + rax + 64], zmm24
vpmadd52huq zmm9, zmm11, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm16, zmm4, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm22, [rsp + 320]
vpmadd52huq zmm22, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm12{{k1}}, zmm8, zmm6
vmovdqa64 zmm2, [rsp + 2688]
vpmadd52luq zmm2, zmm1, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm20{{k1}}, zmm7, zmm19
vpmadd52huq zmm14, zmm1, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm5, zmm11, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm25, zmm4, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm15, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, [rsp + 832]
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm3, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm7, [rdi + 2112]
vpsubq zmm8, zmm14, zmm7
vmovdqa64 zmm11, [rsp + 3712]
vmovdqa64 [rdi + 2432], zmm11
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm8{{k1}}, zmm14, zmm7
vpmadd52huq zmm21, zmm1, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm15, zmm15, qword ptr [rdx + 136]{{1to8}}
vmovdqa64 zmm7, [rsp + 1408]
vmovdqa64 [rdi + 2112], zmm7
vpmadd52huq zmm0, zmm4, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm7, zmm15, [rdi + 2624]
vpsllq zmm11, zmm13, xmmword ptr [rdx + 320]
vpmadd52luq zmm17, zmm4, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, [rsp + 3776]
vmovdqa64 [rdi + 2496], zmm14
vpsraq zmm14, zmm10, xmmword ptr [rdx + 336]
vpmadd52luq zmm9, zmm4, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm11, zmm11, zmm14
vpmadd52huq zmm16, zmm4, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm14, [rsp + 1792]
vmovdqa64 [rdi + 2944], zmm14
vpsubq zmm11, zmm11, qword ptr [rdx + 280]{{1to8}}
vpmadd52luq zmm22, zmm1, qword ptr [rdx + 48]{{1to8}}
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm11, qword ptr [rdx + 272]{{1to8}}
vpaddq zmm3, zmm3, zmm6
vmovdqa64 zmm6, [rsp + 1984]
vmovdqa64 [rdi + 3008], zmm6
vpmadd52huq zmm2, zmm1, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm17, zmm17, zmm0
vpmadd52luq zmm5, zmm4, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm21, zmm21, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm16, zmm16, qword ptr [rdx + 144]{{1to8}}
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm7{{k1}}, zmm15, [rdi + 2624]
vpmadd52huq zmm9, zmm4, qword ptr [rdx + 32]{{1to8}}
vpsrlq zmm14, zmm14, xmmword ptr [rdx + 304]
vmovdqa64 zmm0, [rsp + 1856]
vmovdqa64 [rdi + 2624], zmm0
vpaddq zmm3, zmm3, qword ptr [rdx + 128]{{1to8}}
vpmadd52luq zmm8, zmm14, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm17, zmm17, qword ptr [rdx + 128]{{1to8}}
vpmadd52huq zmm22, zmm1, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm0, [rdi + 2176]
vpsubq zmm1, zmm21, zmm0
vpmadd52huq zmm5, zmm4, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm4, zmm16, [rdi + 2688]
vpmadd52luq zmm10, zmm14, qword ptr [rdx + 112]{{1to8}}
vpaddq zmm2, zmm2, qword ptr [rdx + 152]{{1to8}}
vpmadd52huq zmm8, zmm14, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm25, zmm25, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm13, zmm14, qword ptr [rdx + 120]{{1to8}}
vmovdqa64 zmm6, [rdi + 2048]
vpsubq zmm11, zmm3, zmm6
vpaddq zmm1{{k1}}, zmm21, zmm0
vpmadd52huq zmm10, zmm14, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm0, [rdi + 2560]
vpsubq zmm15, zmm17, zmm0
vpmadd52luq zmm1, zmm14, qword ptr [rdx + 80]{{1to8}}
vmovdqa64 zmm19, [rsp + 1216]
vmovdqa64 [rdi + 2176], zmm19
vpaddq zmm4{{k1}}, zmm16, [rdi + 2688]
vpmadd52huq zmm13, zmm14, qword ptr [rdx + 112]{{1to8}}
vmovdqa64 zmm16, [rdi + 2240]
vpsubq zmm19, zmm2, zmm16
vmovdqa64 zmm21, [rsp + 1344]
vmovdqa64 [rdi + 2688], zmm21
vpaddq zmm11{{k1}}, zmm3, zmm6
vmovdqa64 zmm3, [rdi + 2752]
vpsubq zmm6, zmm25, zmm3
vpmadd52luq zmm11, zmm14, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 zmm21, [rsp + 1088]
vmovdqa64 [rdi + 2048], zmm21
vpaddq zmm15{{k1}}, zmm17, zmm0
vpmadd52huq zmm1, zmm14, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rdx + 160]{{1to8}}
vmovdqa64 zmm0, [rsp + 1152]
vmovdqa64 [rdi + 2560], zmm0
vpaddq zmm9, zmm9, qword ptr [rdx + 160]{{1to8}}
vpaddq zmm19{{k1}}, zmm2, zmm16
vpaddq zmm6{{k1}}, zmm25, zmm3
vpmadd52luq zmm19, zmm14, qword ptr [rdx + 88]{{1to8}}
vmovdqa64 zmm0, [rsp + 1664]
vmovdqa64 [rdi + 2240], zmm0
vmovdqa64 zmm0, [rdi + 2304]
vpsubq zmm2, zmm18, zmm0
vmovdqa64 zmm3, [rdi + 2816]
vpsubq zmm16, zmm9, zmm3
vmovdqa64 zmm17, [rsp + 3456]
vmovdqa64 [rdi + 2752], zmm17
vpaddq zmm22, zmm22, qword ptr [rdx + 168]{{1to8}}
vpaddq zmm5, zmm5, qword ptr [rdx + 168]{{1to8}}
vpmadd52huq zmm19, zmm14, qword ptr [rdx + 80]{{1to8}}
vpaddq zmm2{{k1}}, zmm18, zmm0
vpaddq zmm16{{k1}}, zmm9, zmm3
vpmadd52luq zmm2, zmm14, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm0, [rsp + 3520]
vmovdqa64 [rdi + 2304], zmm0
vmovdqa64 zmm0, [rdi + 2368]
vpsubq zmm3, zmm22, zmm0
vmovdqa64 zmm9, [rdi + 2880]
vpsubq zmm17, zmm5, zmm9
vmovdqa64 zmm18, [rsp + 1472]
vmovdqa64 [rdi + 2816], zmm18
vpaddq zmm3{{k1}}, zmm22, zmm0
vpaddq zmm17{{k1}}, zmm5, zmm9
vpmadd52luq zmm3, zmm14, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm0, [rsp + 3584]
vmovdqa64 [rdi + 2368], zmm0
vpsllq zmm0, zmm20, xmmword ptr [rdx + 320]
vpmadd52huq zmm2, zmm14, qword ptr [rdx + 88]{{1to8}}
vpsraq zmm5, zmm12, xmmword ptr [rdx + 336]
vmovdqa64 zmm9, [rsp + 3648]
vmovdqa64 [rdi + 2880], zmm9
vpaddq zmm0, zmm0, zmm5
vpsubq zmm0, zmm0, qword ptr [rdx + 280]{{1to8}}
vpmadd52huq zmm3, zmm14, qword ptr [rdx + 96]{{1to8}}
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, qword ptr [rdx + 272]{{1to8}}
vpsraq zmm0, zmm11, 52
vpaddq zmm8, zmm8, zmm0
vpsraq zmm0, zmm8, 52
vpaddq zmm1, zmm1, zmm0
vpsrlq zmm5, zmm5, xmmword ptr [rdx + 304]
vpmadd52luq zmm7, zmm5, qword ptr [rdx + 72]{{1to8}}
vpsraq zmm0, zmm1, 52
vpmadd52luq zmm4, zmm5, qword ptr [rdx + 80]{{1to8}}
vpaddq zmm19, zmm19, zmm0
vpmadd52luq zmm15, zmm5, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm0, zmm19, 52
vpmadd52luq zmm6, zmm5, qword ptr [rdx + 88]{{1to8}}
vpaddq zmm2, zmm2, zmm0
vpmadd52huq zmm7, zmm5, qword ptr [rdx + 64]{{1to8}}
vpsraq zmm0, zmm2, 52
vpmadd52luq zmm16, zmm5, qword ptr [rdx + 96]{{1to8}}
vpaddq zmm3, zmm3, zmm0
vpmadd52huq zmm4, zmm5, qword ptr [rdx + 72]{{1to8}}
vpsraq zmm0, zmm15, 52
vpmadd52luq zmm17, zmm5, qword ptr [rdx + 104]{{1to8}}
vpsraq zmm9, zmm3, 52
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 80]{{1to8}}
vpaddq zmm7, zmm7, zmm0
vpsraq zmm0, zmm7, 52
vpmadd52luq zmm12, zmm5, qword ptr [rdx + 112]{{1to8}}
vpmadd52huq zmm16, zmm5, qword ptr [rdx + 88]{{1to8}}
vpaddq zmm4, zmm4, zmm0
vpsraq zmm0, zmm4, 52
vpmadd52luq zmm20, zmm5, qword ptr [rdx + 120]{{1to8}}
vpmadd52huq zmm17, zmm5, qword ptr [rdx + 96]{{1to8}}
vpaddq zmm6, zmm6, zmm0
vpsraq zmm0, zmm6, 52
vpmadd52huq zmm12, zmm5, qword ptr [rdx + 104]{{1to8}}
vpaddq zmm16, zmm16, zmm0
vpsraq zmm0, zmm16, 52
vpmadd52huq zmm20, zmm5, qword ptr [rdx + 112]{{1to8}}
vpaddq zmm17, zmm17, zmm0
vpsraq zmm0, zmm17, 52
vpaddq zmm10, zmm10, zmm9
vpaddq zmm12, zmm12, zmm0
vpsraq zmm0, zmm10, 52
vpsraq zmm5, zmm12, 52
vpaddq zmm13, zmm13, zmm0
vpaddq zmm20, zmm20, zmm5
vpandq zmm11, zmm11, zmm31
vpandq zmm8, zmm8, zmm31
vpandq zmm1, zmm1, zmm31
vpandq zmm19, zmm19, zmm31
vpandq zmm2, zmm2, zmm31
vpandq zmm3, zmm3, zmm31
vpandq zmm10, zmm10, zmm31
vpandq zmm13, zmm13, zmm31
vpandq zmm15, zmm15, zmm31
vpandq zmm7, zmm7, zmm31
vpandq zmm4, zmm4, zmm31
vpandq zmm6, zmm6, zmm31
vpandq zmm16, zmm16, zmm31
vpandq zmm17, zmm17, zmm31
vpandq zmm12, zmm12, zmm31
vpandq zmm20, zmm20, zmm31
vpunpcklqdq zmm0, zmm11, zmm8
vpunpckhqdq zmm11, zmm11, zmm8
vpunpcklqdq zmm5, zmm1, zmm19
vpunpckhqdq zmm1, zmm1, zmm19
vpunpcklqdq zmm8, zmm2, zmm3
vpunpckhqdq zmm2, zmm2, zmm3
vpunpcklqdq zmm3, zmm10, zmm13
vpunpckhqdq zmm10, zmm10, zmm13
vpunpcklqdq zmm9, zmm15, zmm7
vpunpckhqdq zmm15, zmm15, zmm7
vpunpcklqdq zmm7, zmm4, zmm6
vpunpckhqdq zmm4, zmm4, zmm6
vpunpcklqdq zmm6, zmm16, zmm17
vpunpckhqdq zmm16, zmm16, zmm17
vpunpcklqdq zmm13, zmm12, zmm20
vpunpckhqdq zmm12, zmm12, zmm20
vshufi64x2 zmm14, zmm0, zmm5, 0x88
vshufi64x2 zmm17, zmm11, zmm1, 0x88
vshufi64x2 zmm18, zmm8, zmm3, 0x88
vshufi64x2 zmm19, zmm2, zmm10, 0x88
vshufi64x2 zmm0, zmm0, zmm5, 0xdd
vshufi64x2 zmm11, zmm11, zmm1, 0xdd
vshufi64x2 zmm8, zmm8, zmm3, 0xdd
vshufi64x2 zmm2, zmm2, zmm10, 0xdd
vshufi64x2 zmm1, zmm9, zmm7, 0x88
vshufi64x2 zmm3, zmm15, zmm4, 0x88
vshufi64x2 zmm5, zmm6, zmm13, 0x88
vshufi64x2 zmm10, zmm16, zmm12, 0x88
vshufi64x2 zmm9, zmm9, zmm7, 0xdd
vshufi64x2 zmm15, zmm15, zmm4, 0xdd
vshufi64x2 zmm6, zmm6, zmm13, 0xdd
vshufi64x2 zmm16, zmm16, zmm12, 0xdd
vshufi64x2 zmm4, zmm14, zmm18, 0x88
vshufi64x2 zmm7, zmm17, zmm19, 0x88
vshufi64x2 zmm12, zmm0, zmm8, 0x88
vshufi64x2 zmm13, zmm11, zmm2, 0x88
mov eax, [rcx + 0]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm4
vshufi64x2 zmm14, zmm14, zmm18, 0xdd
vshufi64x2 zmm17, zmm17, zmm19, 0xdd
mov eax, [rcx + 4]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm7
vshufi64x2 zmm0, zmm0, zmm8, 0xdd
vshufi64x2 zmm11, zmm11, zmm2, 0xdd
mov eax, [rcx + 8]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm12
vshufi64x2 zmm2, zmm1, zmm5, 0x88
vshufi64x2 zmm4, zmm3, zmm10, 0x88
mov eax, [rcx + 12]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm13
vshufi64x2 zmm7, zmm9, zmm6, 0x88
vshufi64x2 zmm8, zmm15, zmm16, 0x88
mov eax, [rcx + 16]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm14
vshufi64x2 zmm1, zmm1, zmm5, 0xdd
vshufi64x2 zmm3, zmm3, zmm10, 0xdd
mov eax, [rcx + 20]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm17
vshufi64x2 zmm9, zmm9, zmm6, 0xdd
vshufi64x2 zmm15, zmm15, zmm16, 0xdd
mov eax, [rcx + 24]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm0
mov eax, [rcx + 28]
shl rax, 8
vmovdqa64 [rbx + rax + 128], zmm11
mov eax, [rcx + 0]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm2
mov eax, [rcx + 4]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm4
mov eax, [rcx + 8]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm7
mov eax, [rcx + 12]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm8
mov eax, [rcx + 16]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm1
mov eax, [rcx + 20]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm3
mov eax, [rcx + 24]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm9
mov eax, [rcx + 28]
shl rax, 8
vmovdqa64 [rbx + rax + 192], zmm15
vzeroupper
lea rsp, [rbp - 8]
pop rbx
pop rbp
ret
