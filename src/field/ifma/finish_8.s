# Written by generate.py.
push rbp
mov rbp, rsp
push rbx
sub rsp, 1536
and rsp, -64
mov r8, [rcx + 0]
mov r9, [rcx + 8]
mov r10, [rcx + 16]
mov r11, [rcx + 24]
mov rbx, [rcx + 40]
kmovb k1, [rdi + 1536]
kmovb k2, [rcx + 56]
kmovb k3, [rcx + 57]
kmovb [rdi + 1536], k2
mov rcx, [rcx + 48]
vpbroadcastq zmm31, qword ptr [rdx + 256]
vpbroadcastq zmm30, qword ptr [rdx + 264]
vmovdqa64 zmm0, [rdi + 960]
vmovdqa64 zmm1, [rdi + 0]
vmovdqa64 zmm2, zmm31
vpmadd52luq zmm2, zmm0, zmm1
vmovdqa64 zmm3, [rdi + 896]
vmovdqa64 zmm4, zmm31
vpmadd52luq zmm4, zmm1, zmm3
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm0, zmm1
vmovdqa64 zmm6, [rdi + 832]
vmovdqa64 zmm7, zmm31
vpmadd52luq zmm7, zmm1, zmm6
vpmadd52huq zmm2, zmm3, zmm1
vpmadd52huq zmm4, zmm6, zmm1
vmovdqa64 zmm8, [rdi + 64]
vpmadd52luq zmm5, zmm0, zmm8
vmovdqa64 zmm9, [rdi + 768]
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
vmovdqa64 zmm13, [rdi + 704]
vpmadd52huq zmm10, zmm1, zmm13
vpmadd52luq zmm12, zmm0, zmm11
vpmadd52huq zmm7, zmm13, zmm8
vmovdqa64 zmm14, [rdi + 192]
vpmadd52luq zmm2, zmm9, zmm14
vpmadd52huq zmm4, zmm13, zmm11
vpmadd52luq zmm5, zmm6, zmm14
vmovdqa64 zmm15, zmm31
vpmadd52luq zmm15, zmm13, zmm1
vpmadd52luq zmm10, zmm13, zmm8
vpmadd52huq zmm12, zmm3, zmm11
vpmadd52huq zmm2, zmm13, zmm14
vpmadd52luq zmm7, zmm13, zmm11
vpmadd52luq zmm4, zmm13, zmm14
vpmadd52huq zmm5, zmm9, zmm14
vmovdqa64 zmm16, [rdi + 640]
vpmadd52huq zmm15, zmm1, zmm16
vpmadd52huq zmm10, zmm16, zmm8
vpmadd52luq zmm12, zmm3, zmm14
vpmadd52huq zmm7, zmm16, zmm11
vmovdqa64 zmm17, [rdi + 256]
vpmadd52luq zmm2, zmm13, zmm17
vmovdqa64 zmm18, zmm31
vpmadd52luq zmm18, zmm16, zmm1
vpmadd52huq zmm4, zmm16, zmm14
vpmadd52luq zmm5, zmm9, zmm17
vpmadd52luq zmm15, zmm16, zmm8
vpmadd52luq zmm10, zmm16, zmm11
vpmadd52huq zmm12, zmm6, zmm14
vpmadd52huq zmm2, zmm16, zmm17
vpmadd52luq zmm7, zmm16, zmm14
vmovdqa64 zmm19, [rdi + 576]
vpmadd52huq zmm18, zmm1, zmm19
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm0, zmm11
vpmadd52luq zmm4, zmm16, zmm17
vpmadd52huq zmm5, zmm13, zmm17
vpmadd52huq zmm15, zmm19, zmm8
vpmadd52huq zmm10, zmm19, zmm11
vmovdqa64 zmm21, [rdi + 320]
vpmadd52luq zmm2, zmm16, zmm21
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
vmovdqa64 zmm23, [rdi + 512]
vmovdqa64 zmm24, zmm31
vpmadd52luq zmm24, zmm1, zmm23
vpmadd52huq zmm22, zmm23, zmm1
vpmadd52luq zmm7, zmm19, zmm17
vpmadd52huq zmm18, zmm23, zmm8
vpmadd52huq zmm20, zmm3, zmm14
vpmadd52luq zmm4, zmm19, zmm21
vpmadd52huq zmm5, zmm16, zmm21
vpmadd52huq zmm15, zmm23, zmm11
vmovdqa64 zmm1, [rdi + 384]
vpmadd52luq zmm2, zmm19, zmm1
vpmadd52huq zmm10, zmm23, zmm14
vpmadd52luq zmm12, zmm9, zmm21
vpmadd52luq zmm22, zmm23, zmm8
vpmadd52huq zmm7, zmm23, zmm17
vpmadd52luq zmm18, zmm23, zmm11
vpmadd52luq zmm20, zmm3, zmm17
vpmadd52huq zmm4, zmm23, zmm21
vpmadd52luq zmm5, zmm16, zmm1
vpmadd52luq zmm15, zmm23, zmm14
vpmadd52huq zmm2, zmm23, zmm1
vpmadd52luq zmm10, zmm23, zmm17
vpmadd52huq zmm12, zmm13, zmm21
vpmadd52luq zmm7, zmm23, zmm21
vpmadd52huq zmm20, zmm6, zmm17
vpmadd52luq zmm4, zmm23, zmm1
vpmadd52huq zmm5, zmm19, zmm1
vmovdqa64 zmm8, [rdi + 448]
vpmadd52luq zmm2, zmm23, zmm8
vpxord zmm11, zmm11, zmm11
vpmadd52huq zmm11, zmm0, zmm14
vpmadd52luq zmm12, zmm13, zmm1
vpmadd52luq zmm20, zmm6, zmm21
vpmadd52luq zmm5, zmm19, zmm8
vpmadd52luq zmm11, zmm0, zmm17
vpmadd52huq zmm12, zmm16, zmm1
vpmadd52huq zmm20, zmm9, zmm21
vpmadd52huq zmm5, zmm23, zmm8
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm24, zmm30
vpsraq zmm24, zmm24, 52
vpmadd52huq zmm11, zmm3, zmm17
vpmadd52luq zmm12, zmm16, zmm8
vpmadd52luq zmm20, zmm9, zmm1
vpmadd52huq zmm24, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm22, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm18, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm15, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm10, zmm14, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm22, zmm22, zmm24
vpmadd52luq zmm7, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm4, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm18, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm2, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm15, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm10, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm7, zmm14, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm22, zmm30
vpsraq zmm22, zmm22, 52
vpmadd52huq zmm4, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm22, zmm23, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm18, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm15, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm10, zmm23, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm7, zmm23, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm18, zmm18, zmm22
vpmadd52luq zmm4, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm2, zmm23, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm15, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm11, zmm3, zmm21
vpmadd52huq zmm12, zmm19, zmm8
vpmadd52huq zmm10, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm7, zmm23, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm18, zmm30
vpmadd52huq zmm20, zmm13, zmm1
vpsraq zmm18, zmm18, 52
vpmadd52luq zmm5, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm4, zmm23, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm2, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm18, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm15, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm11, zmm6, zmm21
vpmadd52huq zmm12, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm10, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm7, zmm14, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm15, zmm15, zmm18
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm0, zmm17
vpmadd52luq zmm20, zmm13, zmm8
vpmadd52huq zmm5, zmm23, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm4, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm2, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm11, zmm6, zmm1
vpmadd52luq zmm12, zmm14, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm17, zmm15, 52
vpmadd52huq zmm10, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm15, zmm30
vpmadd52huq zmm7, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm18, zmm0, zmm21
vpmadd52huq zmm20, zmm16, zmm8
vpmadd52luq zmm5, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm2, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm11, zmm9, zmm1
vpmadd52huq zmm12, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm17, zmm19, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm10, zmm19, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm7, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm18, zmm3, zmm21
vpmadd52huq zmm5, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm20, zmm14, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm10, zmm10, zmm17
vpmadd52luq zmm4, zmm19, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm14, zmm10, 52
vpmadd52luq zmm2, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm11, zmm9, zmm8
vpmadd52luq zmm12, zmm19, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm7, zmm19, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm15, zmm30
vpmadd52luq zmm15, zmm10, zmm30
vpmadd52luq zmm18, zmm3, zmm1
vpmadd52luq zmm5, zmm19, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm20, zmm19, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm4, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm2, zmm19, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm11, zmm13, zmm8
vpmadd52huq zmm12, zmm19, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm14, zmm15, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm15, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm18, zmm6, zmm1
vpmadd52huq zmm5, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm20, zmm19, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm4, zmm15, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm7, zmm7, zmm14
vpmadd52luq zmm2, zmm15, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm10, zmm7, 52
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm0, zmm21
vpmadd52huq zmm11, zmm19, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm12, zmm15, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm18, zmm6, zmm8
vpmadd52luq zmm5, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm20, zmm15, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm15, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm7, zmm30
vpmadd52huq zmm2, zmm15, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm13, zmm0, zmm1
vpmadd52luq zmm11, zmm15, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm12, zmm15, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm18, zmm9, zmm8
vpmadd52huq zmm5, zmm15, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm20, zmm15, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm10, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm2, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm13, zmm3, zmm1
vpmadd52huq zmm11, zmm15, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm12, zmm14, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm4, zmm4, zmm10
vpmadd52huq zmm18, zmm15, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm7, zmm4, 52
vpmadd52luq zmm5, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm20, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm2, zmm14, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm4, zmm30
vpmadd52luq zmm13, zmm3, zmm8
vpmadd52luq zmm11, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm12, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm18, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm20, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm7, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm2, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm13, zmm6, zmm8
vpmadd52huq zmm11, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm12, zmm9, qword ptr [rdx + 24]{{1to8}}
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm0, zmm1
vpaddq zmm2, zmm2, zmm7
vpmadd52huq zmm18, zmm14, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm1, zmm2, 52
vpmadd52luq zmm5, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm20, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm13, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm11, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm12, zmm9, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm6, zmm30
vpmadd52luq zmm6, zmm2, zmm30
vpmadd52luq zmm4, zmm0, zmm8
vpmadd52luq zmm18, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm20, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm13, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm11, zmm9, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm12, zmm6, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm4, zmm3, zmm8
vpmadd52huq zmm18, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm6, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm6, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm20, zmm6, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm13, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm11, zmm6, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm12, zmm6, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm5, zmm5, zmm1
vpmadd52huq zmm4, zmm9, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm5, 52
vpmadd52luq zmm18, zmm6, qword ptr [rdx + 40]{{1to8}}
vpandq zmm5, zmm5, zmm31
vmovdqa64 [rsp + 0], zmm5
vpmadd52huq zmm20, zmm6, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm13, zmm6, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm12, zmm12, zmm1
vpmadd52huq zmm11, zmm6, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm12, 52
vpmadd52luq zmm4, zmm6, qword ptr [rdx + 56]{{1to8}}
vpandq zmm12, zmm12, zmm31
vmovdqa64 [rsp + 64], zmm12
vpmadd52huq zmm18, zmm6, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm20, zmm20, zmm1
vpsraq zmm1, zmm20, 52
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm0, zmm8
vpmadd52huq zmm13, zmm6, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm11, zmm11, zmm1
vpsraq zmm0, zmm11, 52
vpmadd52huq zmm4, zmm6, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm18, zmm18, zmm0
vmovdqa64 zmm0, [rsi + 1984]
vmovdqa64 zmm1, [rsi + 3584]
vmovdqa64 zmm3, zmm31
vpmadd52luq zmm3, zmm0, zmm1
vpsraq zmm7, zmm18, 52
vpmadd52huq zmm2, zmm6, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm13, zmm13, zmm7
vmovdqa64 zmm6, [rsi + 1920]
vmovdqa64 zmm7, zmm31
vpmadd52luq zmm7, zmm1, zmm6
vpsraq zmm8, zmm13, 52
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm0, zmm1
vpaddq zmm4, zmm4, zmm8
vpmadd52huq zmm3, zmm6, zmm1
vpsraq zmm8, zmm4, 52
vmovdqa64 zmm10, [rsi + 1856]
vmovdqa64 zmm14, zmm31
vpmadd52luq zmm14, zmm1, zmm10
vpaddq zmm2, zmm2, zmm8
vmovdqa64 [rsp + 128], zmm2
vpmadd52huq zmm7, zmm10, zmm1
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 192], zmm4
vmovdqa64 zmm8, [rsi + 3648]
vpmadd52luq zmm9, zmm0, zmm8
vpandq zmm13, zmm13, zmm31
vmovdqa64 [rsp + 256], zmm13
vpmadd52luq zmm3, zmm6, zmm8
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 320], zmm18
vmovdqa64 zmm15, [rsi + 1792]
vpmadd52huq zmm14, zmm1, zmm15
vpandq zmm11, zmm11, zmm31
vmovdqa64 [rsp + 384], zmm11
vpmadd52luq zmm7, zmm10, zmm8
vpandq zmm20, zmm20, zmm31
vmovdqa64 [rsp + 448], zmm20
vpmadd52huq zmm9, zmm6, zmm8
vpmadd52huq zmm3, zmm10, zmm8
vmovdqa64 zmm16, zmm31
vpmadd52luq zmm16, zmm15, zmm1
vpmadd52huq zmm7, zmm15, zmm8
vmovdqa64 zmm17, [rsi + 3712]
vpmadd52luq zmm9, zmm6, zmm17
vpmadd52luq zmm3, zmm10, zmm17
vpxord zmm19, zmm19, zmm19
vpmadd52huq zmm19, zmm0, zmm8
vpmadd52luq zmm14, zmm15, zmm8
vpmadd52luq zmm7, zmm15, zmm17
vpmadd52huq zmm3, zmm15, zmm17
vpmadd52huq zmm9, zmm10, zmm17
vmovdqa64 zmm21, [rsi + 1728]
vpmadd52huq zmm16, zmm1, zmm21
vpmadd52luq zmm19, zmm0, zmm17
vmovdqa64 zmm22, [rsi + 3776]
vpmadd52luq zmm3, zmm15, zmm22
vpmadd52huq zmm14, zmm21, zmm8
vpmadd52huq zmm7, zmm21, zmm17
vpmadd52luq zmm9, zmm10, zmm22
vmovdqa64 zmm23, zmm31
vpmadd52luq zmm23, zmm21, zmm1
vpmadd52luq zmm16, zmm21, zmm8
vpmadd52huq zmm19, zmm6, zmm17
vpmadd52huq zmm3, zmm21, zmm22
vpmadd52luq zmm14, zmm21, zmm17
vpmadd52luq zmm7, zmm21, zmm22
vpmadd52huq zmm9, zmm15, zmm22
vmovdqa64 zmm24, [rsi + 1664]
vpmadd52huq zmm23, zmm1, zmm24
vpmadd52huq zmm16, zmm24, zmm8
vpmadd52luq zmm19, zmm6, zmm22
vpmadd52huq zmm14, zmm24, zmm17
vmovdqa64 zmm25, [rsi + 3840]
vpmadd52luq zmm3, zmm21, zmm25
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm24, zmm1
vpmadd52huq zmm7, zmm24, zmm22
vpmadd52luq zmm9, zmm15, zmm25
vpmadd52luq zmm23, zmm24, zmm8
vpmadd52luq zmm16, zmm24, zmm17
vpmadd52huq zmm19, zmm10, zmm22
vpmadd52huq zmm3, zmm24, zmm25
vpmadd52luq zmm14, zmm24, zmm22
vmovdqa64 zmm27, [rsi + 1600]
vpmadd52huq zmm26, zmm1, zmm27
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm0, zmm17
vpmadd52luq zmm7, zmm24, zmm25
vpmadd52huq zmm9, zmm21, zmm25
vpmadd52huq zmm23, zmm27, zmm8
vpmadd52huq zmm16, zmm27, zmm17
vmovdqa64 zmm29, [rsi + 3904]
vpmadd52luq zmm3, zmm24, zmm29
vpmadd52luq zmm19, zmm10, zmm25
vmovdqa64 zmm20, zmm31
vpmadd52luq zmm20, zmm27, zmm1
vpmadd52huq zmm14, zmm27, zmm22
vpmadd52luq zmm26, zmm27, zmm8
vpmadd52luq zmm28, zmm0, zmm22
vpmadd52huq zmm7, zmm27, zmm25
vpmadd52luq zmm9, zmm21, zmm29
vpmadd52luq zmm23, zmm27, zmm17
vpmadd52huq zmm3, zmm27, zmm29
vpmadd52luq zmm16, zmm27, zmm22
vpmadd52huq zmm19, zmm15, zmm25
vmovdqa64 zmm11, [rsi + 1536]
vmovdqa64 zmm13, zmm31
vpmadd52luq zmm13, zmm1, zmm11
vpmadd52huq zmm20, zmm11, zmm1
vpmadd52luq zmm14, zmm27, zmm25
vpmadd52huq zmm26, zmm11, zmm8
vpmadd52huq zmm28, zmm6, zmm22
vpmadd52luq zmm7, zmm27, zmm29
vpmadd52huq zmm9, zmm24, zmm29
vpmadd52huq zmm23, zmm11, zmm17
vmovdqa64 zmm1, [rsi + 3968]
vpmadd52luq zmm3, zmm27, zmm1
vpmadd52huq zmm16, zmm11, zmm22
vpmadd52luq zmm19, zmm15, zmm29
vpmadd52luq zmm20, zmm11, zmm8
vpmadd52huq zmm14, zmm11, zmm25
vpmadd52luq zmm26, zmm11, zmm17
vpmadd52luq zmm28, zmm6, zmm25
vpmadd52huq zmm7, zmm11, zmm29
vpmadd52luq zmm9, zmm24, zmm1
vpmadd52luq zmm23, zmm11, zmm22
vpmadd52huq zmm3, zmm11, zmm1
vpmadd52luq zmm16, zmm11, zmm25
vpmadd52huq zmm19, zmm21, zmm29
vpmadd52luq zmm14, zmm11, zmm29
vpmadd52huq zmm28, zmm10, zmm25
vpmadd52luq zmm7, zmm11, zmm1
vpmadd52huq zmm9, zmm27, zmm1
vmovdqa64 zmm8, [rsi + 4032]
vpmadd52luq zmm3, zmm11, zmm8
vpxord zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm0, zmm22
vpmadd52luq zmm19, zmm21, zmm1
vpmadd52luq zmm28, zmm10, zmm29
vpmadd52luq zmm9, zmm27, zmm8
vpmadd52luq zmm17, zmm0, zmm25
vpmadd52huq zmm19, zmm24, zmm1
vpmadd52huq zmm28, zmm15, zmm29
vpmadd52huq zmm9, zmm11, zmm8
vmovdqa64 zmm22, zmm30
vpmadd52luq zmm22, zmm13, zmm30
vpsraq zmm13, zmm13, 52
vpmadd52huq zmm17, zmm6, zmm25
vpmadd52luq zmm19, zmm24, zmm8
vpmadd52luq zmm28, zmm15, zmm1
vpmadd52huq zmm13, zmm22, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm20, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm23, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm16, zmm22, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm20, zmm20, zmm13
vpmadd52luq zmm14, zmm22, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm7, zmm22, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm26, zmm22, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm3, zmm22, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm23, zmm22, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm22, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm14, zmm22, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm20, zmm30
vpsraq zmm20, zmm20, 52
vpmadd52huq zmm7, zmm22, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm22, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm9, zmm22, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm20, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm23, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm16, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm26, zmm26, zmm20
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm3, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm23, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm17, zmm6, zmm29
vpmadd52huq zmm19, zmm27, zmm8
vpmadd52huq zmm16, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm26, zmm30
vpmadd52huq zmm28, zmm21, zmm1
vpsraq zmm26, zmm26, 52
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm7, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm3, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm26, zmm20, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm23, zmm20, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm17, zmm10, zmm29
vpmadd52huq zmm19, zmm13, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm16, zmm20, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm14, zmm20, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm23, zmm23, zmm26
vpxord zmm22, zmm22, zmm22
vpmadd52huq zmm22, zmm0, zmm25
vpmadd52luq zmm28, zmm21, zmm8
vpmadd52huq zmm9, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm7, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm3, zmm20, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm17, zmm10, zmm1
vpmadd52luq zmm19, zmm20, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm13, zmm23, 52
vpmadd52huq zmm16, zmm20, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm25, zmm30
vpmadd52luq zmm25, zmm23, zmm30
vpmadd52huq zmm14, zmm20, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm22, zmm0, zmm29
vpmadd52huq zmm28, zmm24, zmm8
vpmadd52luq zmm9, zmm20, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm7, zmm20, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm3, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm17, zmm15, zmm1
vpmadd52huq zmm19, zmm20, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm25, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm16, zmm25, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm14, zmm25, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm22, zmm6, zmm29
vpmadd52huq zmm9, zmm20, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm28, zmm20, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm16, zmm16, zmm13
vpmadd52luq zmm7, zmm25, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm13, zmm16, 52
vpmadd52luq zmm3, zmm25, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm17, zmm15, zmm8
vpmadd52luq zmm19, zmm25, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm14, zmm25, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm20, zmm30
vpmadd52luq zmm20, zmm16, zmm30
vpmadd52luq zmm22, zmm6, zmm1
vpmadd52luq zmm9, zmm25, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm28, zmm25, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm7, zmm25, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm3, zmm25, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm17, zmm21, zmm8
vpmadd52huq zmm19, zmm25, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm13, zmm20, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm14, zmm20, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm22, zmm10, zmm1
vpmadd52huq zmm9, zmm25, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm28, zmm25, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm7, zmm20, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm14, zmm14, zmm13
vpmadd52luq zmm3, zmm20, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm13, zmm14, 52
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm0, zmm29
vpmadd52huq zmm17, zmm25, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm19, zmm20, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm22, zmm10, zmm8
vpmadd52luq zmm9, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm28, zmm20, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm7, zmm20, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm14, zmm30
vpmadd52huq zmm3, zmm20, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm16, zmm0, zmm1
vpmadd52luq zmm17, zmm20, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm19, zmm20, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm22, zmm15, zmm8
vpmadd52huq zmm9, zmm20, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm28, zmm20, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm13, zmm23, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm3, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm6, zmm1
vpmadd52huq zmm17, zmm20, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm19, zmm23, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm7, zmm7, zmm13
vpmadd52huq zmm22, zmm20, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm13, zmm7, 52
vpmadd52luq zmm9, zmm23, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm28, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm23, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm14, zmm30
vpmadd52luq zmm14, zmm7, zmm30
vpmadd52luq zmm16, zmm6, zmm8
vpmadd52luq zmm17, zmm23, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm19, zmm23, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm22, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm9, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm28, zmm23, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm13, zmm14, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm3, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm16, zmm10, zmm8
vpmadd52huq zmm17, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm19, zmm14, qword ptr [rdx + 24]{{1to8}}
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm0, zmm1
vpaddq zmm3, zmm3, zmm13
vpmadd52huq zmm22, zmm23, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm1, zmm3, 52
vpmadd52luq zmm9, zmm14, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm28, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm17, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm19, zmm14, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm3, zmm30
vmovdqa64 [rsp + 512], zmm13
vpmadd52luq zmm7, zmm0, zmm8
vpmadd52luq zmm22, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm9, zmm14, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm28, zmm14, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm16, zmm14, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm14, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm19, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm7, zmm6, zmm8
vpmadd52huq zmm22, zmm14, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm1, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm9, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm28, zmm13, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm16, zmm14, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm17, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm19, zmm13, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm9, zmm9, zmm1
vpmadd52huq zmm7, zmm14, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm1, zmm9, 52
vpmadd52luq zmm22, zmm13, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 [rsp + 576], zmm22
vpandq zmm9, zmm9, zmm31
vpmadd52huq zmm28, zmm13, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rsi + 2048], zmm9
vpmadd52luq zmm16, zmm13, qword ptr [rdx + 48]{{1to8}}
vmovdqa64 [rsp + 640], zmm16
vpaddq zmm19, zmm19, zmm1
vpmadd52huq zmm17, zmm13, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm1, zmm19, 52
vpmadd52luq zmm7, zmm13, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 [rsp + 704], zmm7
vpandq zmm19, zmm19, zmm31
vpxord zmm3, zmm3, zmm3
vpmadd52luq zmm3, zmm12, zmm5
vpaddq zmm28, zmm28, zmm1
mov eax, [r8 + 0]
shl rax, 6
vmovdqa64 zmm1, [rax + r10]
vmovdqa64 [rsi + 2112], zmm19
vpxord zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm18, zmm5
vpsraq zmm20, zmm28, 52
mov eax, [r8 + 4]
shl rax, 6
vmovdqa64 zmm23, [rax + r10]
vpxord zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm4, zmm5
vpaddq zmm17, zmm17, zmm20
mov eax, [r8 + 8]
shl rax, 6
vmovdqa64 zmm20, [rax + r10]
vpxord zmm26, zmm26, zmm26
vpmadd52luq zmm26, zmm2, zmm5
vpsraq zmm29, zmm17, 52
vmovdqa64 [rsp + 768], zmm29
vmovdqa64 zmm19, [rsp + 256]
vpxord zmm9, zmm9, zmm9
vpmadd52luq zmm9, zmm5, zmm19
vpandq zmm17, zmm17, zmm31
mov eax, [r8 + 12]
shl rax, 6
vmovdqa64 zmm10, [rax + r10]
vmovdqa64 zmm15, [rsp + 384]
vpxord zmm21, zmm21, zmm21
vpmadd52luq zmm21, zmm5, zmm15
vpandq zmm28, zmm28, zmm31
mov eax, [r8 + 16]
shl rax, 6
vmovdqa64 zmm11, [rax + r10]
vmovdqa64 [rsi + 2240], zmm17
vpmadd52huq zmm25, zmm19, zmm5
mov eax, [r8 + 20]
shl rax, 6
vmovdqa64 zmm17, [rax + r10]
vpmadd52huq zmm26, zmm4, zmm5
mov eax, [r8 + 24]
shl rax, 6
vmovdqa64 zmm24, [rax + r10]
vmovdqa64 [rsi + 2176], zmm28
vpmadd52huq zmm9, zmm18, zmm5
vpmadd52huq zmm14, zmm15, zmm5
mov eax, [r8 + 28]
shl rax, 6
vmovdqa64 zmm28, [rax + r10]
vpmadd52luq zmm25, zmm19, zmm12
vpmadd52luq zmm26, zmm4, zmm12
vpunpcklqdq zmm27, zmm1, zmm23
vpmadd52luq zmm9, zmm18, zmm12
vmovdqa64 zmm6, [rsp + 448]
vpxord zmm29, zmm29, zmm29
vpmadd52luq zmm29, zmm5, zmm6
vpmadd52huq zmm25, zmm18, zmm12
vpunpckhqdq zmm1, zmm1, zmm23
vpmadd52huq zmm26, zmm19, zmm12
vpmadd52huq zmm21, zmm6, zmm5
vpunpcklqdq zmm23, zmm20, zmm10
vpmadd52luq zmm14, zmm15, zmm12
vpmadd52huq zmm9, zmm15, zmm12
vpmadd52luq zmm26, zmm19, zmm6
vpunpckhqdq zmm20, zmm20, zmm10
vpmadd52huq zmm29, zmm12, zmm5
vpmadd52luq zmm25, zmm18, zmm6
vpunpcklqdq zmm10, zmm11, zmm17
vpxord zmm7, zmm7, zmm7
vpmadd52huq zmm7, zmm2, zmm5
vpmadd52luq zmm21, zmm6, zmm12
vpmadd52huq zmm26, zmm18, zmm6
vpunpckhqdq zmm11, zmm11, zmm17
vpmadd52huq zmm14, zmm6, zmm12
vpmadd52luq zmm9, zmm15, zmm6
vpunpcklqdq zmm17, zmm24, zmm28
vpmadd52huq zmm25, zmm15, zmm6
vpmadd52luq zmm7, zmm2, zmm12
vpmadd52luq zmm26, zmm18, zmm15
vpunpckhqdq zmm24, zmm24, zmm28
vpxord zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm2, zmm12
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm2, zmm6
vshufi64x2 zmm0, zmm27, zmm23, 0x88
vpmadd52huq zmm7, zmm4, zmm12
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm2, zmm15
vpmadd52luq zmm28, zmm2, zmm6
vshufi64x2 zmm13, zmm1, zmm20, 0x88
vpmadd52luq zmm16, zmm2, zmm15
vpmadd52luq zmm7, zmm4, zmm6
vshufi64x2 zmm22, zmm10, zmm17, 0x88
vpmadd52luq zmm8, zmm2, zmm18
vpmadd52huq zmm28, zmm4, zmm6
vpmadd52huq zmm16, zmm4, zmm15
vshufi64x2 zmm2, zmm11, zmm24, 0x88
vpmadd52huq zmm7, zmm19, zmm6
vpmadd52huq zmm8, zmm4, zmm18
vshufi64x2 zmm27, zmm27, zmm23, 0xdd
vpmadd52luq zmm28, zmm4, zmm15
vpmadd52luq zmm16, zmm4, zmm18
vpmadd52luq zmm7, zmm19, zmm15
vshufi64x2 zmm1, zmm1, zmm20, 0xdd
vpmadd52luq zmm8, zmm4, zmm19
vpmadd52huq zmm28, zmm19, zmm15
vshufi64x2 zmm10, zmm10, zmm17, 0xdd
vpxord zmm17, zmm17, zmm17
vpmadd52luq zmm17, zmm5, zmm5
vpaddq zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm5, zmm5
vshufi64x2 zmm11, zmm11, zmm24, 0xdd
vpaddq zmm29, zmm29, zmm29
vpmadd52huq zmm7, zmm18, zmm15
vpmadd52luq zmm29, zmm12, zmm12
vpaddq zmm21, zmm21, zmm21
vpmadd52huq zmm21, zmm12, zmm12
vpaddq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm6, zmm6
vshufi64x2 zmm20, zmm0, zmm22, 0x88
vmovdqa64 [rsp + 832], zmm20
vpaddq zmm9, zmm9, zmm9
vpmadd52luq zmm28, zmm19, zmm18
vpmadd52huq zmm9, zmm6, zmm6
vpaddq zmm25, zmm25, zmm25
vpmadd52luq zmm25, zmm15, zmm15
vshufi64x2 zmm23, zmm13, zmm2, 0x88
vmovdqa64 [rsp + 896], zmm23
vpaddq zmm26, zmm26, zmm26
vpmadd52huq zmm16, zmm19, zmm18
vpmadd52huq zmm26, zmm15, zmm15
vpaddq zmm7, zmm7, zmm7
vpmadd52luq zmm7, zmm18, zmm18
vpaddq zmm28, zmm28, zmm28
vpmadd52huq zmm28, zmm18, zmm18
vshufi64x2 zmm24, zmm27, zmm10, 0x88
vmovdqa64 [rsp + 960], zmm24
vpaddq zmm16, zmm16, zmm16
vmovdqa64 zmm15, [rsp + 128]
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm18, zmm15
vpmadd52luq zmm16, zmm19, zmm19
vpaddq zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm19, zmm19
vshufi64x2 zmm18, zmm1, zmm11, 0x88
vmovdqa64 [rsp + 1024], zmm18
vpxord zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm15, zmm4
vshufi64x2 zmm0, zmm0, zmm22, 0xdd
vmovdqa64 [rsp + 1088], zmm0
vpmadd52luq zmm6, zmm15, zmm19
mov eax, [r9 + 0]
shl rax, 6
vmovdqa64 zmm22, [rax + r11]
vshufi64x2 zmm13, zmm13, zmm2, 0xdd
vmovdqa64 [rsp + 1152], zmm13
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm15, zmm19
mov eax, [r9 + 4]
shl rax, 6
vmovdqa64 zmm5, [rax + r11]
vshufi64x2 zmm27, zmm27, zmm10, 0xdd
vmovdqa64 [rsp + 1216], zmm27
vpxord zmm10, zmm10, zmm10
vpmadd52huq zmm10, zmm15, zmm15
vmovdqa64 [rsp + 1280], zmm10
mov eax, [r9 + 8]
shl rax, 6
vmovdqa64 zmm10, [rax + r11]
vshufi64x2 zmm1, zmm1, zmm11, 0xdd
vmovdqa64 [rsp + 1344], zmm1
vpaddq zmm17, zmm17, zmm31
vmovdqa64 zmm11, [rsp + 512]
vmovdqa64 zmm1, [rsp + 576]
vpmadd52huq zmm1, zmm11, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm3, zmm3, zmm31
vpmadd52huq zmm6, zmm4, zmm19
mov eax, [r9 + 12]
shl rax, 6
vmovdqa64 zmm19, [rax + r11]
vpaddq zmm29, zmm29, zmm31
vpmadd52luq zmm2, zmm15, zmm4
mov eax, [r9 + 16]
shl rax, 6
vmovdqa64 zmm15, [rax + r11]
vpaddq zmm21, zmm21, zmm31
vmovdqa64 zmm27, [rsi + 1984]
vpxord zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm27, [rsi + 4032]
mov eax, [r9 + 20]
shl rax, 6
vmovdqa64 zmm27, [rax + r11]
vmovdqa64 zmm4, zmm30
vpmadd52luq zmm4, zmm17, zmm30
vpsraq zmm17, zmm17, 52
mov eax, [r9 + 24]
shl rax, 6
vmovdqa64 zmm0, [rax + r11]
vpaddq zmm14, zmm14, zmm31
vmovdqa64 zmm18, [rsp + 640]
vpmadd52huq zmm18, zmm11, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm9, zmm9, zmm31
vmovdqa64 zmm24, [rsp + 704]
vpmadd52huq zmm24, zmm11, qword ptr [rdx + 48]{{1to8}}
mov eax, [r9 + 28]
shl rax, 6
vmovdqa64 zmm23, [rax + r11]
vpaddq zmm25, zmm25, zmm31
vpmadd52huq zmm13, zmm11, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm17, zmm4, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm26, zmm26, zmm31
vpmadd52luq zmm3, zmm4, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm6, zmm6, zmm6
vpmadd52luq zmm29, zmm4, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm12, zmm12, zmm12
vmovdqa64 [rsp + 512], zmm12
vpmadd52luq zmm21, zmm4, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm2, zmm2, zmm2
vmovdqa64 [rsp + 576], zmm2
vpmadd52luq zmm14, zmm4, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm1, zmm1, [rsp + 768]
vpaddq zmm3, zmm3, zmm17
vpmadd52luq zmm9, zmm4, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm25, zmm4, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm11, zmm1, 52
vpmadd52huq zmm29, zmm4, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm17, zmm3, 52
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm3, zmm30
vpaddq zmm18, zmm18, zmm11
vpmadd52luq zmm26, zmm4, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm3, zmm18, 52
vpmadd52huq zmm21, zmm4, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm24, zmm24, zmm3
vpmadd52huq zmm14, zmm4, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm3, zmm24, 52
vpmadd52huq zmm9, zmm4, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm3
vpmadd52huq zmm25, zmm4, qword ptr [rdx + 40]{{1to8}}
vpandq zmm24, zmm24, zmm31
vmovdqa64 [rsi + 2496], zmm13
vpmadd52huq zmm17, zmm2, qword ptr [rdx + 0]{{1to8}}
vpandq zmm18, zmm18, zmm31
vpmadd52luq zmm29, zmm2, qword ptr [rdx + 8]{{1to8}}
vpandq zmm1, zmm1, zmm31
vmovdqa64 [rsi + 2368], zmm18
vpmadd52huq zmm26, zmm4, qword ptr [rdx + 48]{{1to8}}
vpunpcklqdq zmm3, zmm22, zmm5
vpmadd52luq zmm21, zmm2, qword ptr [rdx + 16]{{1to8}}
vpunpcklqdq zmm11, zmm10, zmm19
vmovdqa64 [rsi + 2304], zmm1
vpmadd52luq zmm14, zmm2, qword ptr [rdx + 24]{{1to8}}
vpunpcklqdq zmm18, zmm15, zmm27
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm29, zmm29, zmm17
vmovdqa64 [rsi + 2432], zmm24
vpmadd52luq zmm25, zmm2, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm17, zmm29, 52
vpmadd52luq zmm26, zmm2, qword ptr [rdx + 48]{{1to8}}
vpunpcklqdq zmm13, zmm0, zmm23
vpmadd52huq zmm21, zmm2, qword ptr [rdx + 8]{{1to8}}
vpunpckhqdq zmm22, zmm22, zmm5
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm29, zmm30
vpunpckhqdq zmm10, zmm10, zmm19
vpmadd52huq zmm14, zmm2, qword ptr [rdx + 16]{{1to8}}
vpunpckhqdq zmm15, zmm15, zmm27
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 24]{{1to8}}
vpunpckhqdq zmm0, zmm0, zmm23
vpmadd52huq zmm25, zmm2, qword ptr [rdx + 32]{{1to8}}
vshufi64x2 zmm19, zmm3, zmm11, 0x88
vpmadd52huq zmm26, zmm2, qword ptr [rdx + 40]{{1to8}}
vshufi64x2 zmm23, zmm18, zmm13, 0x88
vpmadd52huq zmm17, zmm5, qword ptr [rdx + 0]{{1to8}}
vshufi64x2 zmm27, zmm22, zmm10, 0x88
vpmadd52luq zmm21, zmm5, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm29, zmm15, zmm0, 0x88
vpmadd52luq zmm14, zmm5, qword ptr [rdx + 16]{{1to8}}
vshufi64x2 zmm3, zmm3, zmm11, 0xdd
vpmadd52luq zmm9, zmm5, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm18, zmm18, zmm13, 0xdd
vpmadd52luq zmm25, zmm5, qword ptr [rdx + 32]{{1to8}}
vshufi64x2 zmm11, zmm19, zmm23, 0x88
vpaddq zmm21, zmm21, zmm17
vpmadd52luq zmm26, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm14, zmm5, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm13, zmm21, 52
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm21, zmm30
vshufi64x2 zmm21, zmm27, zmm29, 0x88
vpmadd52huq zmm9, zmm5, qword ptr [rdx + 16]{{1to8}}
vshufi64x2 zmm22, zmm22, zmm10, 0xdd
vpmadd52huq zmm7, zmm4, qword ptr [rdx + 56]{{1to8}}
vshufi64x2 zmm15, zmm15, zmm0, 0xdd
vpmadd52huq zmm25, zmm5, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm0, zmm3, zmm18, 0x88
vpmadd52huq zmm26, zmm5, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm4, zmm11, qword ptr [rdx + 128]{{1to8}}
vpmadd52huq zmm28, zmm2, qword ptr [rdx + 56]{{1to8}}
vshufi64x2 zmm10, zmm22, zmm15, 0x88
vpmadd52huq zmm13, zmm17, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm24, zmm21, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm14, zmm17, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm19, zmm19, zmm23, 0xdd
vpmadd52luq zmm9, zmm17, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm23, zmm0, qword ptr [rdx + 144]{{1to8}}
vpmadd52luq zmm7, zmm2, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm1, zmm10, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm25, zmm17, qword ptr [rdx + 24]{{1to8}}
vshufi64x2 zmm27, zmm27, zmm29, 0xdd
vpmadd52luq zmm26, zmm17, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm14, zmm14, zmm13
vpmadd52luq zmm28, zmm5, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm13, zmm14, 52
vpmadd52huq zmm9, zmm17, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm29, zmm19, qword ptr [rdx + 160]{{1to8}}
vmovdqa64 zmm12, zmm30
vpmadd52luq zmm12, zmm14, zmm30
vshufi64x2 zmm3, zmm3, zmm18, 0xdd
vpmadd52huq zmm7, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm2, zmm27, qword ptr [rdx + 168]{{1to8}}
vpmadd52huq zmm25, zmm17, qword ptr [rdx + 16]{{1to8}}
vshufi64x2 zmm22, zmm22, zmm15, 0xdd
vpmadd52huq zmm26, zmm17, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm14, zmm3, qword ptr [rdx + 176]{{1to8}}
vpmadd52huq zmm28, zmm5, qword ptr [rdx + 48]{{1to8}}
vpbroadcastq zmm15, qword ptr [rdx + 128]
vpsubq zmm4{{k3}}, zmm15, zmm11
vpmadd52huq zmm13, zmm12, qword ptr [rdx + 0]{{1to8}}
vpaddq zmm11, zmm22, qword ptr [rdx + 184]{{1to8}}
vpmadd52luq zmm9, zmm12, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm18, qword ptr [rdx + 136]
vpsubq zmm24{{k3}}, zmm18, zmm21
vpmadd52luq zmm7, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm16, zmm5, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm21, qword ptr [rdx + 144]
vpsubq zmm23{{k3}}, zmm21, zmm0
vpmadd52luq zmm25, zmm12, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm12, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm9, zmm9, zmm13
vpmadd52luq zmm28, zmm17, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm0, zmm9, 52
vpmadd52huq zmm7, zmm5, qword ptr [rdx + 40]{{1to8}}
vpbroadcastq zmm5, qword ptr [rdx + 152]
vpsubq zmm1{{k3}}, zmm5, zmm10
vpmadd52luq zmm16, zmm17, qword ptr [rdx + 56]{{1to8}}
vpbroadcastq zmm10, qword ptr [rdx + 160]
vpsubq zmm29{{k3}}, zmm10, zmm19
vpmadd52huq zmm25, zmm12, qword ptr [rdx + 8]{{1to8}}
vpbroadcastq zmm13, qword ptr [rdx + 168]
vpsubq zmm2{{k3}}, zmm13, zmm27
vmovdqa64 zmm19, zmm30
vpmadd52luq zmm19, zmm9, zmm30
vpmadd52huq zmm26, zmm12, qword ptr [rdx + 16]{{1to8}}
vpbroadcastq zmm9, qword ptr [rdx + 176]
vpsubq zmm14{{k3}}, zmm9, zmm3
vpmadd52huq zmm28, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm7, zmm17, qword ptr [rdx + 40]{{1to8}}
vpbroadcastq zmm3, qword ptr [rdx + 184]
vpsubq zmm11{{k3}}, zmm3, zmm22
vpmadd52huq zmm16, zmm17, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm0, zmm19, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm25, zmm19, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm22, zmm4, zmm20
vpmadd52luq zmm26, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm8, zmm17, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm27, zmm24, [rsp + 896]
vpmadd52luq zmm28, zmm12, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm7, zmm17, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm25, zmm25, zmm0
vpmadd52luq zmm16, zmm12, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm0, zmm25, 52
vpmadd52huq zmm26, zmm19, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm17, zmm23, [rsp + 960]
vmovdqa64 zmm3, zmm30
vpmadd52luq zmm3, zmm25, zmm30
vpsubq zmm25, zmm1, [rsp + 1024]
vpmadd52luq zmm8, zmm12, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm9, zmm29, [rsp + 1088]
vpmadd52huq zmm28, zmm12, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm13, [rsp + 192]
vpmadd52luq zmm6, zmm13, zmm13
vpsubq zmm10, zmm2, [rsp + 1152]
vpmadd52luq zmm7, zmm12, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm12, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm3, qword ptr [rdx + 0]{{1to8}}
vpsubq zmm5, zmm14, [rsp + 1216]
vpmadd52luq zmm26, zmm3, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm21, [rsp + 128]
vmovdqa64 zmm18, [rsp + 512]
vpmadd52luq zmm18, zmm21, zmm21
vpsubq zmm21, zmm11, [rsp + 1344]
vpmadd52huq zmm8, zmm12, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm28, zmm19, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm7, zmm12, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm26, zmm26, zmm0
vpmadd52huq zmm6, zmm12, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm0, zmm26, 52
vpmadd52luq zmm16, zmm19, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm22{{k2}}, zmm4, zmm20
vpmadd52luq zmm8, zmm19, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm27{{k2}}, zmm24, [rsp + 896]
vpmadd52huq zmm28, zmm19, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm17{{k2}}, zmm23, [rsp + 960]
vpmadd52huq zmm18, zmm3, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm25{{k2}}, zmm1, [rsp + 1024]
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm26, zmm30
vpmadd52luq zmm7, zmm19, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm6, zmm19, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm9{{k2}}, zmm29, [rsp + 1088]
vpmadd52huq zmm16, zmm19, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm4, [rsp + 576]
vpmadd52huq zmm4, zmm13, zmm13
vpaddq zmm10{{k2}}, zmm2, [rsp + 1152]
vpmadd52huq zmm8, zmm19, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm28, zmm3, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm5{{k2}}, zmm14, [rsp + 1216]
vpmadd52huq zmm7, zmm19, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm19, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm21{{k2}}, zmm11, [rsp + 1344]
vpmadd52luq zmm16, zmm3, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm4, zmm19, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm8, zmm3, qword ptr [rdx + 40]{{1to8}}
vpsraq zmm2, zmm22, 52
vpmadd52huq zmm28, zmm3, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm27, zmm27, zmm2
vmovdqa64 zmm2, [rsp + 1280]
vpmadd52huq zmm2, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm7, zmm3, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm6, zmm3, qword ptr [rdx + 48]{{1to8}}
vpandq zmm22, zmm22, zmm31
vpmadd52huq zmm16, zmm3, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rdx + 240]{{1to8}}
vpmadd52luq zmm4, zmm3, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm2, zmm2, qword ptr [rdx + 248]{{1to8}}
vpmadd52huq zmm8, zmm3, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm11, zmm27, 52
vpmadd52luq zmm28, zmm1, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm12, [rsi + 2944]
vpsubq zmm18, zmm18, zmm12
vpsubq zmm2, zmm2, [rsi + 3008]
vpmadd52huq zmm7, zmm3, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm6, zmm3, qword ptr [rdx + 40]{{1to8}}
vpaddq zmm17, zmm17, zmm11
vpmadd52luq zmm16, zmm1, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm11, zmm17, 52
vpmadd52huq zmm4, zmm3, qword ptr [rdx + 48]{{1to8}}
vpandq zmm27, zmm27, zmm31
vpmadd52luq zmm8, zmm1, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm25, zmm25, zmm11
vpsubq zmm18, zmm18, zmm12
vpmadd52huq zmm28, zmm1, qword ptr [rdx + 8]{{1to8}}
vpsubq zmm2, zmm2, [rsi + 3008]
vpmadd52huq zmm0, zmm1, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm7, zmm1, qword ptr [rdx + 8]{{1to8}}
vpsraq zmm3, zmm25, 52
vpmadd52luq zmm6, zmm1, qword ptr [rdx + 40]{{1to8}}
vpandq zmm17, zmm17, zmm31
vpmadd52huq zmm16, zmm1, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm28, zmm28, qword ptr [rdx + 200]{{1to8}}
vpsubq zmm18, zmm18, [rsi + 1920]
vpmadd52luq zmm4, zmm1, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm2, zmm2, [rsi + 1984]
vpmadd52huq zmm8, zmm1, qword ptr [rdx + 24]{{1to8}}
vpsllq zmm11, zmm2, xmmword ptr [rdx + 320]
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 32]{{1to8}}
vpsraq zmm14, zmm18, xmmword ptr [rdx + 336]
vpaddq zmm11, zmm11, zmm14
vpmadd52huq zmm4, zmm1, qword ptr [rdx + 40]{{1to8}}
vpsubq zmm11, zmm11, qword ptr [rdx + 288]{{1to8}}
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm11, qword ptr [rdx + 272]{{1to8}}
vmovdqa64 zmm11, [rsi + 2624]
vpsubq zmm28, zmm28, zmm11
vpaddq zmm7, zmm7, zmm0
vpaddq zmm16, zmm16, qword ptr [rdx + 208]{{1to8}}
vpsubq zmm28, zmm28, zmm11
vpaddq zmm7, zmm7, qword ptr [rdx + 192]{{1to8}}
vmovdqa64 zmm0, [rsi + 2688]
vpsubq zmm16, zmm16, zmm0
vpsubq zmm28, zmm28, [rsi + 1600]
vpsrlq zmm1, zmm1, xmmword ptr [rdx + 304]
vpaddq zmm8, zmm8, qword ptr [rdx + 216]{{1to8}}
vpmadd52luq zmm28, zmm1, qword ptr [rdx + 72]{{1to8}}
vmovdqa64 zmm14, [rsi + 2560]
vpsubq zmm7, zmm7, zmm14
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 112]{{1to8}}
vpsubq zmm16, zmm16, zmm0
vpmadd52luq zmm2, zmm1, qword ptr [rdx + 120]{{1to8}}
vmovdqa64 zmm19, [rsi + 2752]
vpsubq zmm8, zmm8, zmm19
vpsubq zmm7, zmm7, zmm14
vpmadd52huq zmm28, zmm1, qword ptr [rdx + 64]{{1to8}}
vpsubq zmm16, zmm16, [rsi + 1664]
vpaddq zmm6, zmm6, qword ptr [rdx + 224]{{1to8}}
vpmadd52luq zmm16, zmm1, qword ptr [rdx + 80]{{1to8}}
vpsubq zmm8, zmm8, zmm19
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 104]{{1to8}}
vpsubq zmm7, zmm7, [rsi + 1536]
vpmadd52huq zmm2, zmm1, qword ptr [rdx + 112]{{1to8}}
vmovdqa64 zmm23, [rsi + 2816]
vpsubq zmm6, zmm6, zmm23
vpmadd52luq zmm7, zmm1, qword ptr [rdx + 64]{{1to8}}
vpsubq zmm8, zmm8, [rsi + 1728]
vpmadd52huq zmm16, zmm1, qword ptr [rdx + 72]{{1to8}}
vmovdqa64 [rdi + 512], zmm22
vpaddq zmm4, zmm4, qword ptr [rdx + 232]{{1to8}}
vpmadd52luq zmm8, zmm1, qword ptr [rdx + 88]{{1to8}}
vpsubq zmm6, zmm6, zmm23
vmovdqa64 [rdi + 576], zmm27
vmovdqa64 zmm22, [rsi + 2880]
vpsubq zmm4, zmm4, zmm22
vpsubq zmm6, zmm6, [rsi + 1792]
vmovdqa64 [rdi + 640], zmm17
vpsubq zmm4, zmm4, zmm22
vpmadd52luq zmm6, zmm1, qword ptr [rdx + 96]{{1to8}}
vpsubq zmm4, zmm4, [rsi + 1856]
vpmadd52huq zmm8, zmm1, qword ptr [rdx + 80]{{1to8}}
vpsraq zmm17, zmm7, 52
vpmadd52luq zmm4, zmm1, qword ptr [rdx + 104]{{1to8}}
vpaddq zmm28, zmm28, zmm17
vpandq zmm7, zmm7, zmm31
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 88]{{1to8}}
vpsraq zmm17, zmm28, 52
vpandq zmm28, zmm28, zmm31
vpmadd52huq zmm4, zmm1, qword ptr [rdx + 96]{{1to8}}
vpaddq zmm16, zmm16, zmm17
vpsraq zmm1, zmm16, 52
vpandq zmm16, zmm16, zmm31
vmovdqa64 [rsp + 512], zmm16
vpaddq zmm8, zmm8, zmm1
vpsraq zmm1, zmm8, 52
vmovdqa64 zmm17, [rsi + 2048]
vmovdqa64 zmm24, [rsi + 512]
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm17, zmm24
vpandq zmm8, zmm8, zmm31
vmovdqa64 [rsp + 576], zmm8
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm24, [rsi + 2176]
vpaddq zmm6, zmm6, zmm1
vmovdqa64 zmm1, zmm31
vpmadd52luq zmm1, zmm24, [rsi + 2304]
vpsraq zmm29, zmm6, 52
vmovdqa64 zmm20, [rsi + 2432]
vmovdqa64 zmm13, zmm31
vpmadd52luq zmm13, zmm24, zmm20
vpandq zmm6, zmm6, zmm31
vmovdqa64 [rsp + 640], zmm6
vmovdqa64 zmm12, [rsi + 2496]
vmovdqa64 zmm22, zmm31
vpmadd52luq zmm22, zmm24, zmm12
vpaddq zmm4, zmm4, zmm29
vmovdqa64 zmm29, [rsi + 2368]
vmovdqa64 zmm6, zmm31
vpmadd52luq zmm6, zmm24, zmm29
vpsraq zmm23, zmm4, 52
vpmadd52huq zmm1, zmm24, [rsi + 2240]
vpandq zmm4, zmm4, zmm31
vmovdqa64 [rsp + 704], zmm4
vpmadd52huq zmm13, zmm29, zmm24
vpaddq zmm18, zmm18, zmm23
vpmadd52huq zmm22, zmm20, zmm24
vpsraq zmm23, zmm18, 52
vpxord zmm4, zmm4, zmm4
vpmadd52huq zmm4, zmm12, zmm24
vpandq zmm18, zmm18, zmm31
vmovdqa64 [rsp + 768], zmm18
vmovdqa64 zmm18, [rsi + 2304]
vpmadd52huq zmm6, zmm24, zmm18
vpaddq zmm2, zmm2, zmm23
vmovdqa64 zmm23, [rsi + 576]
vpmadd52luq zmm13, zmm29, zmm23
vpandq zmm2, zmm2, zmm31
vmovdqa64 [rsp + 1280], zmm2
vpmadd52luq zmm22, zmm20, zmm23
vpmadd52luq zmm4, zmm12, zmm23
vpaddq zmm9, zmm9, zmm3
vpmadd52luq zmm6, zmm18, zmm23
vpsraq zmm3, zmm9, 52
vpmadd52huq zmm13, zmm18, zmm23
vpaddq zmm10, zmm10, zmm3
vpmadd52huq zmm22, zmm29, zmm23
vpsraq zmm3, zmm10, 52
vpmadd52huq zmm4, zmm20, zmm23
vpaddq zmm5, zmm5, zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm12, zmm23
vpsraq zmm2, zmm5, 52
vmovdqa64 zmm8, [rsi + 640]
vpmadd52luq zmm13, zmm18, zmm8
vpandq zmm25, zmm25, zmm31
vpmadd52luq zmm22, zmm29, zmm8
vpandq zmm9, zmm9, zmm31
vmovdqa64 [rdi + 704], zmm25
vpmadd52luq zmm4, zmm20, zmm8
vpandq zmm10, zmm10, zmm31
vpmadd52luq zmm3, zmm12, zmm8
vpaddq zmm21, zmm21, zmm2
vmovdqa64 [rdi + 768], zmm9
vmovdqa64 zmm2, [rsi + 2240]
vpmadd52huq zmm6, zmm23, zmm2
vpandq zmm5, zmm5, zmm31
vpmadd52huq zmm22, zmm18, zmm8
vmovdqa64 [rdi + 832], zmm10
vpmadd52huq zmm4, zmm29, zmm8
vpmadd52huq zmm13, zmm2, zmm8
vmovdqa64 [rdi + 896], zmm5
vmovdqa64 zmm5, zmm31
vpmadd52luq zmm5, zmm2, zmm24
vmovdqa64 zmm9, [rsi + 704]
vpmadd52luq zmm22, zmm18, zmm9
vmovdqa64 [rdi + 960], zmm21
vpmadd52luq zmm4, zmm29, zmm9
vpmadd52luq zmm1, zmm2, zmm23
vpmadd52huq zmm3, zmm20, zmm8
vpmadd52huq zmm22, zmm2, zmm9
vpmadd52luq zmm6, zmm2, zmm8
vpmadd52luq zmm13, zmm2, zmm9
vpmadd52huq zmm4, zmm18, zmm9
vmovdqa64 zmm10, [rsi + 2176]
vpmadd52huq zmm5, zmm24, zmm10
vpmadd52huq zmm1, zmm10, zmm23
vmovdqa64 zmm21, [rsi + 768]
vpmadd52luq zmm22, zmm2, zmm21
vpmadd52luq zmm3, zmm20, zmm9
vpmadd52huq zmm6, zmm10, zmm8
vpmadd52huq zmm13, zmm10, zmm9
vpmadd52luq zmm4, zmm18, zmm21
vpmadd52luq zmm5, zmm10, zmm23
vpmadd52luq zmm1, zmm10, zmm8
vpmadd52huq zmm22, zmm10, zmm21
vpmadd52huq zmm3, zmm29, zmm9
vpmadd52luq zmm6, zmm10, zmm9
vmovdqa64 zmm25, [rsi + 2112]
vpmadd52huq zmm27, zmm24, zmm25
vpxord zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm12, zmm8
vpmadd52luq zmm13, zmm10, zmm21
vpmadd52huq zmm4, zmm2, zmm21
vpmadd52huq zmm5, zmm25, zmm23
vmovdqa64 zmm19, [rsi + 832]
vpmadd52luq zmm22, zmm10, zmm19
vpmadd52huq zmm1, zmm25, zmm8
vpmadd52luq zmm3, zmm29, zmm21
vmovdqa64 zmm0, zmm31
vpmadd52luq zmm0, zmm25, zmm24
vpmadd52huq zmm6, zmm25, zmm9
vpmadd52luq zmm27, zmm25, zmm23
vpmadd52luq zmm16, zmm12, zmm9
vpmadd52huq zmm13, zmm25, zmm21
vpmadd52luq zmm4, zmm2, zmm19
vpmadd52luq zmm5, zmm25, zmm8
vpmadd52huq zmm22, zmm25, zmm19
vpmadd52luq zmm1, zmm25, zmm9
vpmadd52huq zmm3, zmm18, zmm21
vpmadd52huq zmm0, zmm17, zmm24
vpmadd52luq zmm6, zmm25, zmm21
vpmadd52huq zmm27, zmm17, zmm23
vpmadd52huq zmm16, zmm20, zmm9
vpmadd52luq zmm13, zmm25, zmm19
vpmadd52huq zmm4, zmm10, zmm19
vpmadd52huq zmm5, zmm17, zmm8
vmovdqa64 zmm24, [rsi + 896]
vpmadd52luq zmm22, zmm25, zmm24
vpmadd52huq zmm1, zmm17, zmm9
vpmadd52luq zmm3, zmm18, zmm19
vpmadd52luq zmm0, zmm17, zmm23
vpmadd52huq zmm6, zmm17, zmm21
vpmadd52luq zmm27, zmm17, zmm8
vpmadd52luq zmm16, zmm20, zmm21
vpmadd52huq zmm13, zmm17, zmm19
vpmadd52luq zmm4, zmm10, zmm24
vpmadd52luq zmm5, zmm17, zmm9
vpmadd52huq zmm22, zmm17, zmm24
vpmadd52luq zmm1, zmm17, zmm21
vpmadd52huq zmm3, zmm2, zmm19
vpmadd52luq zmm6, zmm17, zmm19
vpmadd52huq zmm16, zmm29, zmm21
vpmadd52luq zmm13, zmm17, zmm24
vpmadd52huq zmm4, zmm25, zmm24
vmovdqa64 zmm8, [rsi + 960]
vpmadd52luq zmm22, zmm17, zmm8
vpxord zmm23, zmm23, zmm23
vpmadd52huq zmm23, zmm12, zmm9
vpmadd52luq zmm3, zmm2, zmm24
vpmadd52luq zmm16, zmm29, zmm19
vpmadd52luq zmm4, zmm25, zmm8
vpmadd52luq zmm23, zmm12, zmm21
vpmadd52huq zmm3, zmm10, zmm24
vpmadd52huq zmm16, zmm18, zmm19
vpmadd52huq zmm4, zmm17, zmm8
vmovdqa64 zmm9, zmm30
vpmadd52luq zmm9, zmm26, zmm30
vpsraq zmm26, zmm26, 52
vpmadd52huq zmm23, zmm20, zmm21
vpmadd52luq zmm3, zmm10, zmm8
vpmadd52luq zmm16, zmm18, zmm24
vpmadd52huq zmm26, zmm9, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm0, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm27, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm5, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm1, zmm9, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm0, zmm0, zmm26
vpmadd52luq zmm6, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm13, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm27, zmm9, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm22, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm5, zmm9, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm9, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm6, zmm9, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm17, zmm30
vpmadd52luq zmm17, zmm0, zmm30
vpsraq zmm0, zmm0, 52
vpmadd52huq zmm13, zmm9, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm22, zmm9, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm9, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm0, zmm17, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm17, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm5, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm1, zmm17, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm6, zmm17, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm27, zmm27, zmm0
vpmadd52luq zmm13, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm22, zmm17, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm17, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm23, zmm20, zmm19
vpmadd52huq zmm3, zmm25, zmm8
vpmadd52huq zmm1, zmm17, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm17, qword ptr [rdx + 24]{{1to8}}
vmovdqa64 zmm0, zmm30
vpmadd52luq zmm0, zmm27, zmm30
vpmadd52huq zmm16, zmm2, zmm24
vpsraq zmm27, zmm27, 52
vpmadd52luq zmm4, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm17, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm22, zmm17, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm27, zmm0, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm5, zmm0, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm23, zmm29, zmm19
vpmadd52huq zmm3, zmm17, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm1, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm6, zmm0, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm5, zmm5, zmm27
vpxord zmm9, zmm9, zmm9
vpmadd52huq zmm9, zmm12, zmm21
vpmadd52luq zmm16, zmm2, zmm8
vpmadd52huq zmm4, zmm17, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm13, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm22, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm23, zmm29, zmm24
vpmadd52luq zmm3, zmm0, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm17, zmm5, 52
vpmadd52huq zmm1, zmm0, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm5, zmm30
vpmadd52huq zmm6, zmm0, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm9, zmm12, zmm19
vpmadd52huq zmm16, zmm10, zmm8
vpmadd52luq zmm4, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm0, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm22, zmm0, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm23, zmm18, zmm24
vpmadd52huq zmm3, zmm0, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm17, zmm21, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm1, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm6, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm9, zmm20, zmm19
vpmadd52huq zmm4, zmm0, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm16, zmm0, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm1, zmm1, zmm17
vpmadd52luq zmm13, zmm21, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm1, 52
vpmadd52luq zmm22, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm23, zmm18, zmm8
vpmadd52luq zmm3, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm6, zmm21, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm1, zmm30
vpmadd52luq zmm9, zmm20, zmm24
vpmadd52luq zmm4, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm16, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm22, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm23, zmm2, zmm8
vpmadd52huq zmm3, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm6, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm9, zmm29, zmm24
vpmadd52huq zmm4, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm16, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm13, zmm5, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm6, zmm6, zmm0
vpmadd52luq zmm22, zmm5, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm6, 52
vpxord zmm1, zmm1, zmm1
vpmadd52huq zmm1, zmm12, zmm19
vpmadd52huq zmm23, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm3, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm9, zmm29, zmm8
vpmadd52luq zmm4, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm16, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm13, zmm5, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm6, zmm30
vpmadd52huq zmm22, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm1, zmm12, zmm24
vpmadd52luq zmm23, zmm5, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm3, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm9, zmm18, zmm8
vpmadd52huq zmm4, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm16, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm22, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm1, zmm20, zmm24
vpmadd52huq zmm23, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm3, zmm2, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm0
vpmadd52huq zmm9, zmm5, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm0, zmm13, 52
vpmadd52luq zmm4, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm16, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm22, zmm2, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm13, zmm30
vpmadd52luq zmm1, zmm20, zmm8
vpmadd52luq zmm23, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm4, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm16, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm0, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm22, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm1, zmm29, zmm8
vpmadd52huq zmm23, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm3, zmm5, qword ptr [rdx + 24]{{1to8}}
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm12, zmm24
vpaddq zmm22, zmm22, zmm0
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm0, zmm22, 52
vpmadd52luq zmm4, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm16, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm23, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm3, zmm5, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm22, zmm30
vpmadd52luq zmm6, zmm12, zmm8
vpmadd52luq zmm9, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm4, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm16, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm1, zmm5, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm23, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm3, zmm2, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm6, zmm20, zmm8
vpmadd52huq zmm9, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm0, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm4, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm16, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm1, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm23, zmm2, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 8]{{1to8}}
vpaddq zmm4, zmm4, zmm0
vpmadd52huq zmm6, zmm5, qword ptr [rdx + 56]{{1to8}}
vpsraq zmm0, zmm4, 52
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 40]{{1to8}}
vpandq zmm4, zmm4, zmm31
vpmadd52huq zmm16, zmm2, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 [rdi + 0], zmm4
vpmadd52luq zmm1, zmm2, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm3, zmm3, zmm0
vpmadd52huq zmm23, zmm2, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm3, 52
vpmadd52luq zmm6, zmm2, qword ptr [rdx + 56]{{1to8}}
vpandq zmm3, zmm3, zmm31
vpaddq zmm14, zmm14, zmm15
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 [rdi + 64], zmm3
vpaddq zmm11, zmm11, qword ptr [rdx + 136]{{1to8}}
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm12, zmm8
vpbroadcastq zmm4, qword ptr [rdx + 144]
vpaddq zmm5, zmm4, [rsi + 2688]
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 40]{{1to8}}
vpbroadcastq zmm8, qword ptr [rdx + 152]
vpaddq zmm10, zmm8, [rsi + 2752]
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm14, zmm14, zmm7
vpsubq zmm11, zmm11, zmm28
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 56]{{1to8}}
vpsubq zmm5, zmm5, [rsp + 512]
vpsubq zmm10, zmm10, [rsp + 576]
vpbroadcastq zmm2, qword ptr [rdx + 160]
vpaddq zmm12, zmm2, [rsi + 2816]
vpsubq zmm12, zmm12, [rsp + 640]
vpbroadcastq zmm13, qword ptr [rdx + 168]
vpaddq zmm17, zmm13, [rsi + 2880]
vpsraq zmm18, zmm14, 52
vpaddq zmm11, zmm11, zmm18
vpsubq zmm17, zmm17, [rsp + 704]
vpsraq zmm18, zmm11, 52
vpaddq zmm5, zmm5, zmm18
vpbroadcastq zmm18, qword ptr [rdx + 176]
vpaddq zmm19, zmm18, [rsi + 2944]
vpsraq zmm20, zmm5, 52
vpaddq zmm10, zmm10, zmm20
vpsubq zmm19, zmm19, [rsp + 768]
vpsraq zmm20, zmm10, 52
vpbroadcastq zmm21, qword ptr [rdx + 184]
vpaddq zmm22, zmm21, [rsi + 3008]
vpaddq zmm12, zmm12, zmm20
vpsubq zmm22, zmm22, [rsp + 1280]
vpsraq zmm20, zmm12, 52
vpaddq zmm17, zmm17, zmm20
vpandq zmm12, zmm12, zmm31
vpsraq zmm20, zmm17, 52
vpaddq zmm19, zmm19, zmm20
vpandq zmm17, zmm17, zmm31
vpsraq zmm20, zmm19, 52
vpaddq zmm22, zmm22, zmm20
vpandq zmm10, zmm10, zmm31
vpandq zmm19, zmm19, zmm31
vpandq zmm5, zmm5, zmm31
vpandq zmm11, zmm11, zmm31
vmovdqa64 zmm20, [rsp + 0]
vmovdqa64 zmm24, zmm31
vpmadd52luq zmm24, zmm5, zmm20
vpandq zmm14, zmm14, zmm31
vmovdqa64 [rsp + 1408], zmm14
vmovdqa64 zmm25, zmm31
vpmadd52luq zmm25, zmm12, zmm20
vpaddq zmm16, zmm16, zmm0
vmovdqa64 zmm0, zmm31
vpmadd52luq zmm0, zmm19, zmm20
vpsraq zmm26, zmm16, 52
vmovdqa64 zmm27, zmm31
vpmadd52luq zmm27, zmm22, zmm20
vpaddq zmm23, zmm23, zmm26
vmovdqa64 zmm26, zmm31
vpmadd52luq zmm26, zmm17, zmm20
vpsraq zmm29, zmm23, 52
vpmadd52huq zmm25, zmm10, zmm20
vpaddq zmm9, zmm9, zmm29
vpmadd52huq zmm0, zmm17, zmm20
vpunpcklqdq zmm29, zmm7, zmm28
vpmadd52huq zmm27, zmm19, zmm20
vpunpckhqdq zmm7, zmm7, zmm28
vpmadd52huq zmm26, zmm12, zmm20
vmovdqa64 zmm28, [rsp + 512]
vmovdqa64 zmm13, [rsp + 576]
vpunpcklqdq zmm2, zmm28, zmm13
vpxord zmm8, zmm8, zmm8
vpmadd52huq zmm8, zmm22, zmm20
vpunpckhqdq zmm28, zmm28, zmm13
vmovdqa64 zmm13, zmm31
vpmadd52luq zmm13, zmm10, zmm20
vmovdqa64 zmm15, [rsp + 640]
vmovdqa64 zmm4, [rsp + 704]
vpunpcklqdq zmm21, zmm15, zmm4
vmovdqa64 [rsp + 512], zmm21
vmovdqa64 zmm18, [rsp + 64]
vpmadd52luq zmm27, zmm19, zmm18
vpunpckhqdq zmm15, zmm15, zmm4
vmovdqa64 [rsp + 576], zmm15
vpmadd52luq zmm0, zmm17, zmm18
vpsraq zmm4, zmm9, 52
vpmadd52luq zmm26, zmm12, zmm18
vpaddq zmm1, zmm1, zmm4
vpmadd52luq zmm8, zmm22, zmm18
vpsraq zmm4, zmm1, 52
vpmadd52huq zmm27, zmm17, zmm18
vpaddq zmm6, zmm6, zmm4
vpmadd52huq zmm0, zmm12, zmm18
vmovdqa64 zmm4, [rsp + 768]
vmovdqa64 zmm14, [rsp + 1280]
vpunpcklqdq zmm15, zmm4, zmm14
vmovdqa64 [rsp + 640], zmm15
vpmadd52huq zmm26, zmm10, zmm18
vpsraq zmm15, zmm6, 52
vpmadd52huq zmm8, zmm19, zmm18
vpandq zmm16, zmm16, zmm31
vmovdqa64 zmm21, [rsp + 448]
vpmadd52luq zmm27, zmm17, zmm21
vpandq zmm23, zmm23, zmm31
vmovdqa64 [rdi + 128], zmm16
vpmadd52luq zmm0, zmm12, zmm21
vpandq zmm9, zmm9, zmm31
vpmadd52luq zmm25, zmm10, zmm18
vpunpckhqdq zmm4, zmm4, zmm14
vmovdqa64 [rdi + 192], zmm23
vpxord zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm22, zmm18
vpandq zmm1, zmm1, zmm31
vpmadd52huq zmm27, zmm12, zmm21
vpaddq zmm3, zmm3, zmm15
vmovdqa64 [rdi + 256], zmm9
vpmadd52huq zmm0, zmm10, zmm21
vpandq zmm6, zmm6, zmm31
vpmadd52luq zmm26, zmm10, zmm21
vshufi64x2 zmm9, zmm29, zmm2, 0x88
vmovdqa64 [rsp + 704], zmm9
vmovdqa64 [rdi + 320], zmm1
vpmadd52luq zmm8, zmm19, zmm21
vmovdqa64 zmm1, [rsp + 384]
vpmadd52luq zmm27, zmm12, zmm1
vmovdqa64 [rdi + 384], zmm6
vpmadd52luq zmm0, zmm10, zmm1
vpmadd52huq zmm13, zmm5, zmm20
vmovdqa64 [rdi + 448], zmm3
vpmadd52huq zmm25, zmm5, zmm18
vpmadd52huq zmm27, zmm10, zmm1
vpmadd52luq zmm14, zmm22, zmm21
vpmadd52huq zmm26, zmm5, zmm21
vshufi64x2 zmm3, zmm7, zmm28, 0x88
vmovdqa64 [rsp + 768], zmm3
vpmadd52huq zmm8, zmm17, zmm21
vpmadd52huq zmm0, zmm5, zmm1
vpmadd52luq zmm13, zmm5, zmm18
vpmadd52luq zmm25, zmm5, zmm21
vmovdqa64 zmm6, [rsp + 320]
vpmadd52luq zmm27, zmm10, zmm6
vpmadd52huq zmm14, zmm19, zmm21
vpmadd52luq zmm26, zmm5, zmm1
vpmadd52huq zmm24, zmm11, zmm20
vpmadd52luq zmm8, zmm17, zmm1
vpmadd52luq zmm0, zmm5, zmm6
vmovdqa64 zmm15, [rsp + 512]
vshufi64x2 zmm16, zmm15, [rsp + 640], 0x88
vmovdqa64 [rsp + 1280], zmm16
vpmadd52huq zmm13, zmm11, zmm18
vpmadd52huq zmm27, zmm5, zmm6
vpmadd52huq zmm25, zmm11, zmm21
vpmadd52luq zmm14, zmm19, zmm1
vmovdqa64 zmm23, zmm31
vpmadd52luq zmm23, zmm11, zmm20
vpmadd52huq zmm26, zmm11, zmm1
vpmadd52luq zmm24, zmm11, zmm18
vpmadd52huq zmm8, zmm12, zmm1
vpmadd52huq zmm0, zmm11, zmm6
vmovdqa64 zmm3, [rsp + 256]
vpmadd52luq zmm27, zmm5, zmm3
vpmadd52luq zmm13, zmm11, zmm21
vmovdqa64 zmm9, [rsp + 576]
vshufi64x2 zmm16, zmm9, zmm4, 0x88
vmovdqa64 [rsp + 1472], zmm16
vpmadd52luq zmm25, zmm11, zmm1
vpmadd52huq zmm14, zmm17, zmm1
vmovdqa64 zmm16, [rsp + 1408]
vmovdqa64 zmm9, zmm31
vpmadd52luq zmm9, zmm20, zmm16
vpmadd52huq zmm23, zmm16, zmm20
vpmadd52luq zmm26, zmm11, zmm6
vpmadd52huq zmm27, zmm11, zmm3
vpmadd52huq zmm24, zmm16, zmm18
vpxord zmm20, zmm20, zmm20
vpmadd52huq zmm20, zmm22, zmm21
vpmadd52luq zmm8, zmm12, zmm6
vpmadd52luq zmm0, zmm11, zmm3
vshufi64x2 zmm29, zmm29, zmm2, 0xdd
vpmadd52huq zmm13, zmm16, zmm21
vpmadd52huq zmm25, zmm16, zmm1
vpmadd52luq zmm14, zmm17, zmm6
vmovdqa64 zmm2, [rsp + 192]
vpmadd52luq zmm27, zmm11, zmm2
vpmadd52luq zmm23, zmm16, zmm18
vpmadd52huq zmm26, zmm16, zmm6
vpmadd52luq zmm24, zmm16, zmm21
vpmadd52luq zmm20, zmm22, zmm1
vpmadd52huq zmm8, zmm10, zmm6
vpmadd52huq zmm0, zmm16, zmm3
vshufi64x2 zmm7, zmm7, zmm28, 0xdd
vpmadd52luq zmm13, zmm16, zmm1
vpmadd52huq zmm27, zmm16, zmm2
vpmadd52luq zmm25, zmm16, zmm6
vpmadd52huq zmm14, zmm12, zmm6
vpmadd52luq zmm26, zmm16, zmm3
vpmadd52huq zmm20, zmm19, zmm1
vpmadd52luq zmm8, zmm10, zmm3
vpmadd52luq zmm0, zmm16, zmm2
vpmadd52luq zmm27, zmm16, [rsp + 128]
vpmadd52luq zmm14, zmm12, zmm3
vpmadd52luq zmm20, zmm19, zmm6
vshufi64x2 zmm15, zmm15, [rsp + 640], 0xdd
vpmadd52huq zmm8, zmm5, zmm3
vpxord zmm18, zmm18, zmm18
vpmadd52huq zmm18, zmm22, zmm1
vpmadd52huq zmm14, zmm10, zmm3
vpmadd52huq zmm20, zmm17, zmm6
vpmadd52luq zmm8, zmm5, zmm2
vpmadd52luq zmm18, zmm22, zmm6
vpmadd52luq zmm14, zmm10, zmm2
vpmadd52luq zmm20, zmm17, zmm3
vpmadd52huq zmm8, zmm11, zmm2
vpmadd52huq zmm18, zmm19, zmm6
vmovdqa64 zmm1, [rsp + 576]
vshufi64x2 zmm1, zmm1, zmm4, 0xdd
vpmadd52huq zmm14, zmm5, zmm2
vpmadd52huq zmm20, zmm12, zmm3
vmovdqa64 zmm4, [rsp + 128]
vpmadd52luq zmm8, zmm11, zmm4
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm9, zmm30
vpsraq zmm9, zmm9, 52
vpmadd52luq zmm14, zmm5, zmm4
vpmadd52luq zmm20, zmm12, zmm2
vpmadd52huq zmm8, zmm16, zmm4
vpmadd52huq zmm9, zmm21, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm23, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm24, zmm21, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm16, [rsp + 704]
vshufi64x2 zmm28, zmm16, [rsp + 1280], 0x88
vmovdqa64 [rsp + 0], zmm28
vpmadd52luq zmm13, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm25, zmm21, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm23, zmm23, zmm9
vpmadd52luq zmm26, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm0, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm24, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm27, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm25, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm26, zmm21, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm9, [rsp + 768]
vshufi64x2 zmm28, zmm9, [rsp + 1472], 0x88
vmovdqa64 [rsp + 64], zmm28
vmovdqa64 zmm28, zmm30
vpmadd52luq zmm28, zmm23, zmm30
vpsraq zmm23, zmm23, 52
vpmadd52huq zmm0, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm27, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm18, zmm19, zmm3
vpmadd52huq zmm23, zmm28, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm24, zmm28, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm13, zmm28, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm25, zmm28, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm26, zmm28, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm24, zmm24, zmm23
vpmadd52luq zmm0, zmm28, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm27, zmm28, qword ptr [rdx + 48]{{1to8}}
vshufi64x2 zmm23, zmm29, zmm15, 0x88
vmovdqa64 [rsp + 384], zmm23
vpmadd52huq zmm13, zmm28, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm25, zmm28, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm26, zmm28, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm0, zmm28, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm27, zmm28, qword ptr [rdx + 40]{{1to8}}
vmovdqa64 zmm23, zmm30
vpmadd52luq zmm23, zmm24, zmm30
vpsraq zmm24, zmm24, 52
vpmadd52huq zmm14, zmm11, zmm4
vpmadd52huq zmm20, zmm10, zmm2
vshufi64x2 zmm11, zmm7, zmm1, 0x88
vpmadd52huq zmm8, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm24, zmm23, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm13, zmm23, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm25, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm26, zmm23, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm0, zmm23, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm13, zmm13, zmm24
vpmadd52luq zmm27, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm25, zmm23, qword ptr [rdx + 8]{{1to8}}
vshufi64x2 zmm16, zmm16, [rsp + 1280], 0xdd
vpmadd52huq zmm26, zmm23, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm0, zmm23, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm27, zmm23, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm18, zmm17, zmm3
vpmadd52huq zmm14, zmm28, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm21, zmm30
vpmadd52luq zmm21, zmm13, zmm30
vpsraq zmm13, zmm13, 52
vpxord zmm24, zmm24, zmm24
vpmadd52huq zmm24, zmm22, zmm6
vpmadd52luq zmm20, zmm10, zmm4
vpmadd52luq zmm8, zmm28, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm13, zmm21, qword ptr [rdx + 0]{{1to8}}
vshufi64x2 zmm9, zmm9, [rsp + 1472], 0xdd
vpmadd52luq zmm25, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm26, zmm21, qword ptr [rdx + 16]{{1to8}}
vpmadd52luq zmm0, zmm21, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm27, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm18, zmm17, zmm2
vpaddq zmm25, zmm25, zmm13
vpmadd52luq zmm14, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm26, zmm21, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm24, zmm22, zmm3
vpmadd52huq zmm20, zmm5, zmm4
vshufi64x2 zmm29, zmm29, zmm15, 0xdd
vpmadd52huq zmm8, zmm28, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm0, zmm21, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm5, zmm30
vpmadd52luq zmm5, zmm25, zmm30
vpmadd52huq zmm27, zmm21, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm25, zmm25, 52
vpmadd52huq zmm18, zmm12, zmm2
vpmadd52huq zmm14, zmm23, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm25, zmm5, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm26, zmm5, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm24, zmm19, zmm3
vpmadd52luq zmm8, zmm23, qword ptr [rdx + 48]{{1to8}}
vshufi64x2 zmm7, zmm7, zmm1, 0xdd
vpmadd52huq zmm20, zmm23, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm0, zmm5, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm26, zmm26, zmm25
vpmadd52luq zmm27, zmm5, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm18, zmm12, zmm4
vpmadd52luq zmm14, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm24, zmm19, zmm2
vpmadd52huq zmm8, zmm23, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm20, zmm21, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm0, zmm5, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm1, [rsp + 0]
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm1
vmovdqa64 zmm1, zmm30
vpmadd52luq zmm1, zmm26, zmm30
vpsraq zmm26, zmm26, 52
vpmadd52huq zmm27, zmm5, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm18, zmm10, zmm4
vpmadd52huq zmm14, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm24, zmm17, zmm2
vpmadd52luq zmm8, zmm21, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm20, zmm21, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm26, zmm1, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm0, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm6, [rsp + 64]
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm6
vpmadd52luq zmm27, zmm1, qword ptr [rdx + 16]{{1to8}}
vpxord zmm6, zmm6, zmm6
vpmadd52huq zmm6, zmm22, zmm3
vpxord zmm3, zmm3, zmm3
vpmadd52huq zmm3, zmm22, zmm2
vpmadd52huq zmm18, zmm21, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm0, zmm0, zmm26
vpmadd52luq zmm14, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm24, zmm17, zmm4
vpmadd52huq zmm8, zmm21, qword ptr [rdx + 32]{{1to8}}
vpmadd52luq zmm20, zmm5, qword ptr [rdx + 48]{{1to8}}
vpsraq zmm10, zmm0, 52
vpmadd52huq zmm27, zmm1, qword ptr [rdx + 8]{{1to8}}
vmovdqa64 zmm13, [rsp + 384]
mov eax, [rcx + 8]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm13
vmovdqa64 zmm13, zmm30
vpmadd52luq zmm13, zmm0, zmm30
vpmadd52luq zmm6, zmm22, zmm2
vpmadd52luq zmm3, zmm22, zmm4
vpmadd52luq zmm18, zmm5, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm14, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm24, zmm12, zmm4
vpmadd52luq zmm8, zmm5, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm20, zmm5, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm10, zmm13, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm27, zmm13, qword ptr [rdx + 8]{{1to8}}
mov eax, [rcx + 12]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm11
vpmadd52huq zmm6, zmm19, zmm2
vpmadd52huq zmm3, zmm19, zmm4
vpmadd52huq zmm18, zmm5, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm14, zmm1, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm27, zmm27, zmm10
vpmadd52huq zmm8, zmm5, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm0, zmm27, 52
vpmadd52huq zmm24, zmm5, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm20, zmm1, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm6, zmm19, zmm4
vpmadd52luq zmm18, zmm1, qword ptr [rdx + 48]{{1to8}}
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm16
vpmadd52huq zmm14, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm3, zmm13, qword ptr [rdx + 56]{{1to8}}
vmovdqa64 zmm2, zmm30
vpmadd52luq zmm2, zmm27, zmm30
vpmadd52luq zmm8, zmm1, qword ptr [rdx + 24]{{1to8}}
vpmadd52luq zmm24, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm20, zmm1, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm17, zmm4
vpxord zmm5, zmm5, zmm5
vpmadd52huq zmm5, zmm22, zmm4
vpmadd52huq zmm18, zmm1, qword ptr [rdx + 40]{{1to8}}
vpmadd52luq zmm14, zmm13, qword ptr [rdx + 24]{{1to8}}
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm9
vpmadd52luq zmm3, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52huq zmm8, zmm1, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm24, zmm1, qword ptr [rdx + 48]{{1to8}}
vpmadd52luq zmm20, zmm13, qword ptr [rdx + 32]{{1to8}}
vpmadd52huq zmm6, zmm1, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm18, zmm13, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm14, zmm13, qword ptr [rdx + 16]{{1to8}}
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm5, zmm2, qword ptr [rdx + 56]{{1to8}}
vpmadd52luq zmm8, zmm13, qword ptr [rdx + 16]{{1to8}}
mov eax, [rcx + 24]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm29
vpmadd52luq zmm24, zmm13, qword ptr [rdx + 48]{{1to8}}
vpmadd52huq zmm20, zmm13, qword ptr [rdx + 24]{{1to8}}
vpaddq zmm3, zmm3, qword ptr [rdx + 176]{{1to8}}
vpmadd52luq zmm6, zmm13, qword ptr [rdx + 56]{{1to8}}
vpaddq zmm5, zmm5, qword ptr [rdx + 184]{{1to8}}
vpmadd52huq zmm18, zmm13, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm1, [rdi + 1408]
vpsubq zmm4, zmm3, zmm1
vpmadd52luq zmm14, zmm2, qword ptr [rdx + 16]{{1to8}}
vmovdqa64 zmm9, [rdi + 1472]
vpsubq zmm10, zmm5, zmm9
vpmadd52huq zmm8, zmm13, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm24, zmm13, qword ptr [rdx + 40]{{1to8}}
mov eax, [rcx + 28]
shl rax, 7
vmovdqa64 [rbx + rax + 0], zmm7
vpmadd52luq zmm20, zmm2, qword ptr [rdx + 24]{{1to8}}
vpmadd52huq zmm6, zmm13, qword ptr [rdx + 48]{{1to8}}
vpaddq zmm4{{k1}}, zmm3, zmm1
vpmadd52luq zmm18, zmm2, qword ptr [rdx + 32]{{1to8}}
vpaddq zmm10{{k1}}, zmm5, zmm9
vpmadd52huq zmm14, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52huq zmm0, zmm2, qword ptr [rdx + 0]{{1to8}}
vpmadd52luq zmm8, zmm2, qword ptr [rdx + 8]{{1to8}}
vpmadd52luq zmm24, zmm2, qword ptr [rdx + 40]{{1to8}}
vpmadd52huq zmm20, zmm2, qword ptr [rdx + 16]{{1to8}}
vpaddq zmm14, zmm14, qword ptr [rdx + 136]{{1to8}}
vpmadd52luq zmm6, zmm2, qword ptr [rdx + 48]{{1to8}}
vpsubq zmm1, zmm14, [rdi + 1088]
vmovdqa64 zmm3, [rsp + 1216]
vmovdqa64 [rdi + 1408], zmm3
vpsllq zmm3, zmm10, xmmword ptr [rdx + 320]
vpmadd52huq zmm18, zmm2, qword ptr [rdx + 24]{{1to8}}
vpsraq zmm5, zmm4, xmmword ptr [rdx + 336]
vpmadd52huq zmm24, zmm2, qword ptr [rdx + 32]{{1to8}}
vmovdqa64 zmm7, [rsp + 1344]
vmovdqa64 [rdi + 1472], zmm7
vpaddq zmm3, zmm3, zmm5
vpsubq zmm3, zmm3, qword ptr [rdx + 280]{{1to8}}
vpmadd52huq zmm6, zmm2, qword ptr [rdx + 40]{{1to8}}
vpxord zmm2, zmm2, zmm2
vpmadd52huq zmm2, zmm3, qword ptr [rdx + 272]{{1to8}}
vpaddq zmm8, zmm8, zmm0
vpaddq zmm20, zmm20, qword ptr [rdx + 144]{{1to8}}
vpaddq zmm1{{k1}}, zmm14, [rdi + 1088]
vpaddq zmm8, zmm8, qword ptr [rdx + 128]{{1to8}}
vmovdqa64 zmm0, [rsp + 896]
vmovdqa64 [rdi + 1088], zmm0
vpsrlq zmm2, zmm2, xmmword ptr [rdx + 304]
vmovdqa64 zmm0, [rdi + 1152]
vpsubq zmm3, zmm20, zmm0
vpmadd52luq zmm1, zmm2, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm18, zmm18, qword ptr [rdx + 152]{{1to8}}
vpmadd52luq zmm4, zmm2, qword ptr [rdx + 112]{{1to8}}
vmovdqa64 zmm5, [rdi + 1024]
vpsubq zmm7, zmm8, zmm5
vpmadd52luq zmm10, zmm2, qword ptr [rdx + 120]{{1to8}}
vpaddq zmm3{{k1}}, zmm20, zmm0
vmovdqa64 zmm0, [rdi + 1216]
vpsubq zmm9, zmm18, zmm0
vpmadd52luq zmm3, zmm2, qword ptr [rdx + 80]{{1to8}}
vmovdqa64 zmm11, [rsp + 960]
vmovdqa64 [rdi + 1152], zmm11
vpaddq zmm7{{k1}}, zmm8, zmm5
vpmadd52huq zmm1, zmm2, qword ptr [rdx + 64]{{1to8}}
vpaddq zmm24, zmm24, qword ptr [rdx + 160]{{1to8}}
vpmadd52luq zmm7, zmm2, qword ptr [rdx + 64]{{1to8}}
vmovdqa64 zmm5, [rsp + 832]
vmovdqa64 [rdi + 1024], zmm5
vpaddq zmm9{{k1}}, zmm18, zmm0
vpmadd52huq zmm4, zmm2, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm0, [rdi + 1280]
vpsubq zmm5, zmm24, zmm0
vpmadd52luq zmm9, zmm2, qword ptr [rdx + 88]{{1to8}}
vmovdqa64 zmm8, [rsp + 1024]
vmovdqa64 [rdi + 1216], zmm8
vpaddq zmm6, zmm6, qword ptr [rdx + 168]{{1to8}}
vpmadd52huq zmm3, zmm2, qword ptr [rdx + 72]{{1to8}}
vpaddq zmm5{{k1}}, zmm24, zmm0
vpmadd52huq zmm10, zmm2, qword ptr [rdx + 112]{{1to8}}
vmovdqa64 zmm0, [rdi + 1344]
vpsubq zmm8, zmm6, zmm0
vpmadd52luq zmm5, zmm2, qword ptr [rdx + 96]{{1to8}}
vmovdqa64 zmm11, [rsp + 1088]
vmovdqa64 [rdi + 1280], zmm11
vpaddq zmm8{{k1}}, zmm6, zmm0
vpmadd52huq zmm9, zmm2, qword ptr [rdx + 80]{{1to8}}
vpsraq zmm0, zmm7, 52
vpmadd52luq zmm8, zmm2, qword ptr [rdx + 104]{{1to8}}
vmovdqa64 zmm6, [rsp + 1152]
vmovdqa64 [rdi + 1344], zmm6
vpaddq zmm1, zmm1, zmm0
vpsraq zmm0, zmm1, 52
vpmadd52huq zmm5, zmm2, qword ptr [rdx + 88]{{1to8}}
vpaddq zmm3, zmm3, zmm0
vpsraq zmm0, zmm3, 52
vpmadd52huq zmm8, zmm2, qword ptr [rdx + 96]{{1to8}}
vpaddq zmm9, zmm9, zmm0
vpsraq zmm0, zmm9, 52
vpaddq zmm5, zmm5, zmm0
vpsraq zmm0, zmm5, 52
vpaddq zmm8, zmm8, zmm0
vpsraq zmm0, zmm8, 52
vpaddq zmm4, zmm4, zmm0
vpsraq zmm0, zmm4, 52
vpaddq zmm10, zmm10, zmm0
vpandq zmm7, zmm7, zmm31
vpandq zmm1, zmm1, zmm31
vpandq zmm3, zmm3, zmm31
vpandq zmm9, zmm9, zmm31
vpandq zmm5, zmm5, zmm31
vpandq zmm8, zmm8, zmm31
vpandq zmm4, zmm4, zmm31
vpandq zmm10, zmm10, zmm31
vpunpcklqdq zmm0, zmm7, zmm1
vpunpckhqdq zmm7, zmm7, zmm1
vpunpcklqdq zmm1, zmm3, zmm9
vpunpckhqdq zmm3, zmm3, zmm9
vpunpcklqdq zmm2, zmm5, zmm8
vpunpckhqdq zmm5, zmm5, zmm8
vpunpcklqdq zmm6, zmm4, zmm10
vpunpckhqdq zmm4, zmm4, zmm10
vshufi64x2 zmm8, zmm0, zmm1, 0x88
vshufi64x2 zmm9, zmm7, zmm3, 0x88
vshufi64x2 zmm10, zmm2, zmm6, 0x88
vshufi64x2 zmm11, zmm5, zmm4, 0x88
vshufi64x2 zmm0, zmm0, zmm1, 0xdd
vshufi64x2 zmm7, zmm7, zmm3, 0xdd
vshufi64x2 zmm2, zmm2, zmm6, 0xdd
vshufi64x2 zmm5, zmm5, zmm4, 0xdd
vshufi64x2 zmm1, zmm8, zmm10, 0x88
vshufi64x2 zmm3, zmm9, zmm11, 0x88
vshufi64x2 zmm4, zmm0, zmm2, 0x88
vshufi64x2 zmm6, zmm7, zmm5, 0x88
mov eax, [rcx + 0]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm1
vshufi64x2 zmm8, zmm8, zmm10, 0xdd
vshufi64x2 zmm9, zmm9, zmm11, 0xdd
mov eax, [rcx + 4]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm3
vshufi64x2 zmm0, zmm0, zmm2, 0xdd
vshufi64x2 zmm7, zmm7, zmm5, 0xdd
mov eax, [rcx + 8]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm4
mov eax, [rcx + 12]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm6
mov eax, [rcx + 16]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm8
mov eax, [rcx + 20]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm9
mov eax, [rcx + 24]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm0
mov eax, [rcx + 28]
shl rax, 7
vmovdqa64 [rbx + rax + 64], zmm7
vzeroupper
lea rsp, [rbp - 8]
pop rbx
pop rbp
ret
