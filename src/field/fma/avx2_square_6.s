# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 1248
and rsp, -32
lea r8, [rsi + 320]
lea r10, [rdi + 320]
sub rsi, -128
sub rdi, -128
mov rcx, rdx
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vaddpd ymm1, ymm0, ymm0
vmovapd [rsp + 0], ymm1
vmovapd ymm2, [r8 + -128]
vaddpd ymm3, ymm2, ymm2
vmovapd [rsp + 32], ymm3
vmovapd ymm4, [rsi + -96]
vaddpd ymm5, ymm4, ymm4
vmovapd [rsp + 64], ymm5
vmovapd ymm6, [r8 + -96]
vaddpd ymm7, ymm6, ymm6
vmovapd [rsp + 96], ymm7
vmovapd ymm8, [rsi + -64]
vaddpd ymm9, ymm8, ymm8
vmovapd [rsp + 128], ymm9
vmovapd ymm10, [r8 + -64]
vaddpd ymm11, ymm10, ymm10
vmovapd [rsp + 160], ymm11
vmovapd ymm12, [rsi + -32]
vaddpd ymm13, ymm12, ymm12
vmovapd [rsp + 192], ymm13
vmovapd ymm14, [r8 + -32]
vaddpd ymm15, ymm14, ymm14
vmovapd [rsp + 224], ymm15
vmovapd ymm15, [rsi + 0]
vaddpd ymm13, ymm15, ymm15
vmovapd [rsp + 256], ymm13
vmovapd ymm13, [r8 + 0]
vaddpd ymm11, ymm13, ymm13
vmovapd [rsp + 288], ymm11
vmovapd ymm11, [rcx + 96]
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm0, ymm0
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm2, ymm2
vsubpd ymm15, ymm11, ymm9
vsubpd ymm7, ymm11, ymm13
vfmadd231pd ymm15, ymm0, ymm0
vfmadd231pd ymm7, ymm2, ymm2
vmovapd ymm0, ymm11
vfmadd231pd ymm0, ymm1, ymm4
vmovapd ymm2, ymm11
vfmadd231pd ymm2, ymm3, ymm6
vmovapd ymm5, [rcx + 128]
vsubpd ymm14, ymm5, ymm0
vsubpd ymm12, ymm5, ymm2
vfmadd231pd ymm14, ymm1, ymm4
vfmadd231pd ymm12, ymm3, ymm6
vmovapd ymm6, [rcx + 64]
vmovapd ymm4, ymm11
vfmadd231pd ymm4, ymm15, ymm6
vmovapd ymm5, ymm11
vfmadd231pd ymm5, ymm7, ymm6
vsubpd ymm4, ymm11, ymm4
vsubpd ymm5, ymm11, ymm5
vfmadd231pd ymm4, ymm15, ymm6
vmovapd [rsp + 320], ymm4
vfmadd231pd ymm5, ymm7, ymm6
vmovapd [rsp + 352], ymm5
vmovapd ymm3, [rcx + -128]
vfmadd231pd ymm15, ymm4, ymm3
vfmadd231pd ymm7, ymm5, ymm3
vmovapd ymm10, [rcx + 160]
vfmadd231pd ymm14, ymm9, ymm10
vfmadd231pd ymm12, ymm13, ymm10
vfmadd231pd ymm14, ymm15, ymm10
vfmadd231pd ymm12, ymm7, ymm10
vmovapd ymm7, [rcx + -96]
vmovapd ymm9, ymm0
vfmadd231pd ymm9, ymm4, ymm7
vmovapd ymm13, ymm2
vfmadd231pd ymm13, ymm5, ymm7
vsubpd ymm0, ymm0, ymm9
vsubpd ymm2, ymm2, ymm13
vfmadd231pd ymm0, ymm4, ymm7
vfmadd231pd ymm2, ymm5, ymm7
vaddpd ymm14, ymm14, ymm0
vaddpd ymm12, ymm12, ymm2
vmovapd ymm0, ymm11
vfmadd231pd ymm0, ymm14, ymm6
vmovapd ymm2, ymm11
vfmadd231pd ymm2, ymm12, ymm6
vsubpd ymm0, ymm11, ymm0
vsubpd ymm2, ymm11, ymm2
vfmadd231pd ymm0, ymm14, ymm6
vmovapd [rsp + 384], ymm0
vfmadd231pd ymm2, ymm12, ymm6
vmovapd [rsp + 416], ymm2
vfmadd231pd ymm14, ymm0, ymm3
vfmadd231pd ymm12, ymm2, ymm3
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm1, ymm8
vmovapd ymm3, [rsp + 32]
vmovapd ymm6, ymm11
vfmadd231pd ymm6, ymm3, [r8 + -64]
vmovapd ymm2, [rcx + 128]
vsubpd ymm0, ymm2, ymm15
vsubpd ymm7, ymm2, ymm6
vfmadd231pd ymm0, ymm1, ymm8
vfmadd231pd ymm7, ymm3, [r8 + -64]
vmovapd [rsp + 704], ymm12
vmovapd ymm12, ymm11
vfmadd231pd ymm12, ymm1, [rsi + -32]
vmovapd [rsp + 736], ymm14
vmovapd ymm14, ymm11
vfmadd231pd ymm14, ymm3, [r8 + -32]
vsubpd ymm11, ymm2, ymm12
vmovapd [rsp + 768], ymm13
vsubpd ymm13, ymm2, ymm14
vfmadd231pd ymm11, ymm1, [rsi + -32]
vfmadd231pd ymm13, ymm3, [r8 + -32]
vmovapd ymm2, [rsi + -96]
vmovapd ymm3, ymm15
vfmadd231pd ymm3, ymm2, ymm2
vmovapd ymm1, [r8 + -96]
vmovapd [rsp + 800], ymm9
vmovapd ymm9, ymm6
vfmadd231pd ymm9, ymm1, ymm1
vsubpd ymm15, ymm15, ymm3
vsubpd ymm6, ymm6, ymm9
vfmadd231pd ymm15, ymm2, ymm2
vfmadd231pd ymm6, ymm1, ymm1
vaddpd ymm0, ymm0, ymm15
vaddpd ymm7, ymm7, ymm6
vmovapd ymm1, ymm12
vfmadd231pd ymm1, ymm8, [rsp + 64]
vmovapd ymm2, [rsp + 96]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm2, [r8 + -64]
vsubpd ymm12, ymm12, ymm1
vsubpd ymm14, ymm14, ymm6
vfmadd231pd ymm12, ymm8, [rsp + 64]
vfmadd231pd ymm14, ymm2, [r8 + -64]
vaddpd ymm11, ymm11, ymm12
vaddpd ymm13, ymm13, ymm14
vmovapd ymm12, [rcx + -64]
vmovapd ymm14, ymm3
vfmadd231pd ymm14, ymm4, ymm12
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm5, ymm12
vsubpd ymm3, ymm3, ymm14
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm3, ymm4, ymm12
vfmadd231pd ymm9, ymm5, ymm12
vaddpd ymm0, ymm0, ymm3
vaddpd ymm7, ymm7, ymm9
vmovapd ymm3, [rcx + -32]
vmovapd ymm9, ymm1
vfmadd231pd ymm9, ymm4, ymm3
vmovapd ymm8, ymm6
vfmadd231pd ymm8, ymm5, ymm3
vsubpd ymm1, ymm1, ymm9
vsubpd ymm6, ymm6, ymm8
vfmadd231pd ymm1, ymm4, ymm3
vfmadd231pd ymm6, ymm5, ymm3
vaddpd ymm11, ymm11, ymm1
vaddpd ymm13, ymm13, ymm6
vfmadd231pd ymm0, ymm10, [rsp + 800]
vfmadd231pd ymm7, ymm10, [rsp + 768]
vfmadd231pd ymm0, ymm10, [rsp + 736]
vfmadd231pd ymm7, ymm10, [rsp + 704]
vmovapd ymm1, [rsp + 384]
vmovapd ymm6, [rcx + -96]
vmovapd ymm3, ymm14
vfmadd231pd ymm3, ymm1, ymm6
vmovapd ymm5, ymm15
vfmadd231pd ymm5, ymm6, [rsp + 416]
vsubpd ymm14, ymm14, ymm3
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm14, ymm1, ymm6
vfmadd231pd ymm15, ymm6, [rsp + 416]
vaddpd ymm0, ymm0, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm14, [rcx + 64]
vmovapd ymm15, [rcx + 96]
vmovapd ymm4, ymm15
vfmadd231pd ymm4, ymm0, ymm14
vmovapd ymm2, ymm15
vfmadd231pd ymm2, ymm7, ymm14
vsubpd ymm4, ymm15, ymm4
vsubpd ymm2, ymm15, ymm2
vfmadd231pd ymm4, ymm0, ymm14
vmovapd [rsp + 448], ymm4
vfmadd231pd ymm2, ymm7, ymm14
vmovapd [rsp + 480], ymm2
vmovapd ymm14, [rcx + -128]
vfmadd231pd ymm0, ymm4, ymm14
vfmadd231pd ymm7, ymm2, ymm14
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm1, ymm12
vmovapd ymm15, ymm8
vfmadd231pd ymm15, ymm12, [rsp + 416]
vsubpd ymm9, ymm9, ymm14
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm9, ymm1, ymm12
vfmadd231pd ymm8, ymm12, [rsp + 416]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm13, ymm13, ymm8
vfmadd231pd ymm11, ymm3, ymm10
vfmadd231pd ymm13, ymm5, ymm10
vfmadd231pd ymm11, ymm0, ymm10
vfmadd231pd ymm13, ymm7, ymm10
vmovapd ymm0, ymm14
vfmadd231pd ymm0, ymm4, ymm6
vmovapd ymm3, ymm15
vfmadd231pd ymm3, ymm2, ymm6
vsubpd ymm14, ymm14, ymm0
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm14, ymm4, ymm6
vfmadd231pd ymm15, ymm2, ymm6
vaddpd ymm11, ymm11, ymm14
vaddpd ymm13, ymm13, ymm15
vmovapd ymm5, [rcx + 64]
vmovapd ymm7, [rcx + 96]
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm11, ymm5
vmovapd ymm9, ymm7
vfmadd231pd ymm9, ymm13, ymm5
vsubpd ymm8, ymm7, ymm8
vsubpd ymm9, ymm7, ymm9
vfmadd231pd ymm8, ymm11, ymm5
vmovapd [rsp + 512], ymm8
vfmadd231pd ymm9, ymm13, ymm5
vmovapd [rsp + 544], ymm9
vmovapd ymm14, [rcx + -128]
vfmadd231pd ymm11, ymm8, ymm14
vfmadd231pd ymm13, ymm9, ymm14
vmovapd ymm15, [rsp + 0]
vmovapd ymm14, ymm7
vfmadd231pd ymm14, ymm15, [rsi + 0]
vmovapd ymm5, [rsp + 32]
vmovapd ymm9, ymm7
vfmadd231pd ymm9, ymm5, [r8 + 0]
vmovapd ymm6, [rcx + 128]
vsubpd ymm8, ymm6, ymm14
vmovapd [rsp + 832], ymm13
vsubpd ymm13, ymm6, ymm9
vfmadd231pd ymm8, ymm15, [rsi + 0]
vfmadd231pd ymm13, ymm5, [r8 + 0]
vmovapd [rsp + 864], ymm11
vmovapd ymm11, ymm7
vfmadd231pd ymm11, ymm15, [rsi + 32]
vmovapd [rsp + 896], ymm3
vmovapd ymm3, ymm7
vfmadd231pd ymm3, ymm5, [r8 + 32]
vsubpd ymm7, ymm6, ymm11
vmovapd [rsp + 928], ymm0
vsubpd ymm0, ymm6, ymm3
vfmadd231pd ymm7, ymm15, [rsi + 32]
vfmadd231pd ymm0, ymm5, [r8 + 32]
vmovapd ymm5, [rsp + 64]
vmovapd ymm15, ymm14
vfmadd231pd ymm15, ymm5, [rsi + -32]
vmovapd ymm6, [rsp + 96]
vmovapd ymm10, ymm9
vfmadd231pd ymm10, ymm6, [r8 + -32]
vsubpd ymm14, ymm14, ymm15
vsubpd ymm9, ymm9, ymm10
vfmadd231pd ymm14, ymm5, [rsi + -32]
vfmadd231pd ymm9, ymm6, [r8 + -32]
vaddpd ymm8, ymm8, ymm14
vaddpd ymm13, ymm13, ymm9
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm5, [rsi + 0]
vmovapd ymm14, ymm3
vfmadd231pd ymm14, ymm6, [r8 + 0]
vsubpd ymm11, ymm11, ymm9
vsubpd ymm3, ymm3, ymm14
vfmadd231pd ymm11, ymm5, [rsi + 0]
vfmadd231pd ymm3, ymm6, [r8 + 0]
vaddpd ymm7, ymm7, ymm11
vaddpd ymm0, ymm0, ymm3
vmovapd ymm3, [rsi + -64]
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm3, ymm3
vmovapd ymm6, [r8 + -64]
vmovapd ymm5, ymm10
vfmadd231pd ymm5, ymm6, ymm6
vsubpd ymm15, ymm15, ymm11
vsubpd ymm10, ymm10, ymm5
vfmadd231pd ymm15, ymm3, ymm3
vfmadd231pd ymm10, ymm6, ymm6
vaddpd ymm8, ymm8, ymm15
vaddpd ymm13, ymm13, ymm10
vmovapd ymm3, [rsp + 128]
vmovapd ymm6, ymm9
vfmadd231pd ymm6, ymm3, [rsi + -32]
vmovapd ymm10, [rsp + 160]
vmovapd ymm15, ymm14
vfmadd231pd ymm15, ymm10, [r8 + -32]
vsubpd ymm9, ymm9, ymm6
vsubpd ymm14, ymm14, ymm15
vfmadd231pd ymm9, ymm3, [rsi + -32]
vfmadd231pd ymm14, ymm10, [r8 + -32]
vaddpd ymm7, ymm7, ymm9
vaddpd ymm0, ymm0, ymm14
vmovapd ymm9, [rsp + 320]
vmovapd ymm14, [rcx + 0]
vmovapd ymm10, ymm11
vfmadd231pd ymm10, ymm9, ymm14
vmovapd ymm3, ymm5
vfmadd231pd ymm3, ymm14, [rsp + 352]
vsubpd ymm11, ymm11, ymm10
vsubpd ymm5, ymm5, ymm3
vfmadd231pd ymm11, ymm9, ymm14
vfmadd231pd ymm5, ymm14, [rsp + 352]
vaddpd ymm8, ymm8, ymm11
vaddpd ymm13, ymm13, ymm5
vmovapd ymm5, [rcx + 32]
vmovapd ymm11, ymm6
vfmadd231pd ymm11, ymm9, ymm5
vmovapd ymm2, ymm15
vfmadd231pd ymm2, ymm5, [rsp + 352]
vsubpd ymm6, ymm6, ymm11
vsubpd ymm15, ymm15, ymm2
vfmadd231pd ymm6, ymm9, ymm5
vfmadd231pd ymm15, ymm5, [rsp + 352]
vaddpd ymm7, ymm7, ymm6
vaddpd ymm0, ymm0, ymm15
vmovapd ymm6, [rcx + -32]
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm1, ymm6
vmovapd ymm15, ymm3
vfmadd231pd ymm15, ymm6, [rsp + 416]
vsubpd ymm10, ymm10, ymm9
vsubpd ymm3, ymm3, ymm15
vfmadd231pd ymm10, ymm1, ymm6
vfmadd231pd ymm3, ymm6, [rsp + 416]
vaddpd ymm8, ymm8, ymm10
vaddpd ymm13, ymm13, ymm3
vmovapd ymm3, ymm11
vfmadd231pd ymm3, ymm1, ymm14
vmovapd ymm10, ymm2
vfmadd231pd ymm10, ymm14, [rsp + 416]
vsubpd ymm11, ymm11, ymm3
vsubpd ymm2, ymm2, ymm10
vfmadd231pd ymm11, ymm1, ymm14
vfmadd231pd ymm2, ymm14, [rsp + 416]
vaddpd ymm7, ymm7, ymm11
vaddpd ymm0, ymm0, ymm2
vmovapd ymm2, ymm9
vfmadd231pd ymm2, ymm4, ymm12
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm12, [rsp + 480]
vsubpd ymm9, ymm9, ymm2
vsubpd ymm15, ymm15, ymm11
vfmadd231pd ymm9, ymm4, ymm12
vfmadd231pd ymm15, ymm12, [rsp + 480]
vaddpd ymm8, ymm8, ymm9
vaddpd ymm13, ymm13, ymm15
vmovapd ymm9, ymm3
vfmadd231pd ymm9, ymm4, ymm6
vmovapd ymm15, ymm10
vfmadd231pd ymm15, ymm6, [rsp + 480]
vsubpd ymm3, ymm3, ymm9
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm3, ymm4, ymm6
vfmadd231pd ymm10, ymm6, [rsp + 480]
vaddpd ymm7, ymm7, ymm3
vaddpd ymm0, ymm0, ymm10
vmovapd ymm3, [rsp + 928]
vmovapd ymm10, [rcx + 160]
vfmadd231pd ymm8, ymm3, ymm10
vfmadd231pd ymm13, ymm10, [rsp + 896]
vfmadd231pd ymm8, ymm10, [rsp + 864]
vfmadd231pd ymm13, ymm10, [rsp + 832]
vmovapd ymm3, [rsp + 512]
vmovapd ymm6, [rcx + -96]
vmovapd ymm4, ymm2
vfmadd231pd ymm4, ymm3, ymm6
vmovapd ymm14, ymm11
vfmadd231pd ymm14, ymm6, [rsp + 544]
vsubpd ymm2, ymm2, ymm4
vsubpd ymm11, ymm11, ymm14
vfmadd231pd ymm2, ymm3, ymm6
vfmadd231pd ymm11, ymm6, [rsp + 544]
vaddpd ymm8, ymm8, ymm2
vaddpd ymm13, ymm13, ymm11
vmovapd ymm2, [rcx + 64]
vmovapd ymm11, [rcx + 96]
vmovapd ymm1, ymm11
vfmadd231pd ymm1, ymm8, ymm2
vmovapd ymm5, ymm11
vfmadd231pd ymm5, ymm13, ymm2
vsubpd ymm1, ymm11, ymm1
vsubpd ymm5, ymm11, ymm5
vfmadd231pd ymm1, ymm8, ymm2
vmovapd [rsp + 576], ymm1
vfmadd231pd ymm5, ymm13, ymm2
vmovapd [rsp + 608], ymm5
vmovapd ymm2, [rcx + -128]
vfmadd231pd ymm8, ymm1, ymm2
vfmadd231pd ymm13, ymm5, ymm2
vmovapd ymm2, ymm9
vfmadd231pd ymm2, ymm3, ymm12
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm12, [rsp + 544]
vsubpd ymm9, ymm9, ymm2
vsubpd ymm15, ymm15, ymm11
vfmadd231pd ymm9, ymm3, ymm12
vfmadd231pd ymm15, ymm12, [rsp + 544]
vaddpd ymm7, ymm7, ymm9
vaddpd ymm0, ymm0, ymm15
vfmadd231pd ymm7, ymm4, ymm10
vfmadd231pd ymm0, ymm14, ymm10
vfmadd231pd ymm7, ymm8, ymm10
vfmadd231pd ymm0, ymm13, ymm10
vmovapd ymm4, ymm2
vfmadd231pd ymm4, ymm1, ymm6
vmovapd ymm8, ymm11
vfmadd231pd ymm8, ymm5, ymm6
vsubpd ymm2, ymm2, ymm4
vsubpd ymm11, ymm11, ymm8
vfmadd231pd ymm2, ymm1, ymm6
vfmadd231pd ymm11, ymm5, ymm6
vaddpd ymm7, ymm7, ymm2
vaddpd ymm0, ymm0, ymm11
vmovapd ymm2, [rcx + 64]
vmovapd ymm9, [rcx + 96]
vmovapd ymm11, ymm9
vfmadd231pd ymm11, ymm7, ymm2
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm0, ymm2
vsubpd ymm11, ymm9, ymm11
vsubpd ymm13, ymm9, ymm13
vfmadd231pd ymm11, ymm7, ymm2
vmovapd [rsp + 640], ymm11
vfmadd231pd ymm13, ymm0, ymm2
vmovapd [rsp + 672], ymm13
vmovapd ymm2, [rcx + -128]
vfmadd231pd ymm7, ymm11, ymm2
vfmadd231pd ymm0, ymm13, ymm2
vmovapd ymm2, [rsp + 64]
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm2, [rsi + 32]
vmovapd ymm15, [rsp + 96]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm15, [r8 + 32]
vmovapd ymm6, [rcx + 128]
vsubpd ymm11, ymm6, ymm14
vmovapd [rsp + 960], ymm0
vsubpd ymm0, ymm6, ymm13
vfmadd231pd ymm11, ymm2, [rsi + 32]
vfmadd231pd ymm0, ymm15, [r8 + 32]
vmovapd ymm2, [rsp + 128]
vmovapd ymm15, ymm14
vfmadd231pd ymm15, ymm2, [rsi + 0]
vmovapd [rsp + 992], ymm7
vmovapd ymm7, [rsp + 160]
vmovapd [rsp + 1024], ymm8
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm7, [r8 + 0]
vsubpd ymm14, ymm14, ymm15
vsubpd ymm13, ymm13, ymm8
vfmadd231pd ymm14, ymm2, [rsi + 0]
vfmadd231pd ymm13, ymm7, [r8 + 0]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm0, ymm0, ymm13
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm2, [rsi + 32]
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm7, [r8 + 32]
vsubpd ymm9, ymm6, ymm13
vmovapd [rsp + 1056], ymm4
vsubpd ymm4, ymm6, ymm14
vfmadd231pd ymm9, ymm2, [rsi + 32]
vfmadd231pd ymm4, ymm7, [r8 + 32]
vmovapd ymm2, [rsi + -32]
vmovapd ymm7, ymm15
vfmadd231pd ymm7, ymm2, ymm2
vmovapd ymm6, [r8 + -32]
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm6, ymm6
vsubpd ymm15, ymm15, ymm7
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm15, ymm2, ymm2
vfmadd231pd ymm8, ymm6, ymm6
vaddpd ymm11, ymm11, ymm15
vaddpd ymm0, ymm0, ymm8
vmovapd ymm2, [rsp + 192]
vmovapd ymm6, ymm13
vfmadd231pd ymm6, ymm2, [rsi + 0]
vmovapd ymm8, [rsp + 224]
vmovapd ymm15, ymm14
vfmadd231pd ymm15, ymm8, [r8 + 0]
vsubpd ymm13, ymm13, ymm6
vsubpd ymm14, ymm14, ymm15
vfmadd231pd ymm13, ymm2, [rsi + 0]
vfmadd231pd ymm14, ymm8, [r8 + 0]
vaddpd ymm9, ymm9, ymm13
vaddpd ymm4, ymm4, ymm14
vmovapd ymm13, [rsp + 384]
vmovapd ymm14, [rcx + 32]
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm13, ymm14
vmovapd ymm2, ymm10
vfmadd231pd ymm2, ymm14, [rsp + 416]
vsubpd ymm7, ymm7, ymm8
vsubpd ymm10, ymm10, ymm2
vfmadd231pd ymm7, ymm13, ymm14
vfmadd231pd ymm10, ymm14, [rsp + 416]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm0, ymm0, ymm10
vmovapd ymm7, [rsp + 448]
vmovapd ymm10, [rcx + 0]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm7, ymm10
vmovapd ymm5, ymm2
vfmadd231pd ymm5, ymm10, [rsp + 480]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm2, ymm2, ymm5
vfmadd231pd ymm8, ymm7, ymm10
vfmadd231pd ymm2, ymm10, [rsp + 480]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm0, ymm0, ymm2
vmovapd ymm2, ymm6
vfmadd231pd ymm2, ymm7, ymm14
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm14, [rsp + 480]
vsubpd ymm6, ymm6, ymm2
vsubpd ymm15, ymm15, ymm8
vfmadd231pd ymm6, ymm7, ymm14
vfmadd231pd ymm15, ymm14, [rsp + 480]
vaddpd ymm9, ymm9, ymm6
vaddpd ymm4, ymm4, ymm15
vmovapd ymm6, [rcx + -32]
vmovapd ymm7, ymm13
vfmadd231pd ymm7, ymm3, ymm6
vmovapd ymm15, ymm5
vfmadd231pd ymm15, ymm6, [rsp + 544]
vsubpd ymm13, ymm13, ymm7
vsubpd ymm5, ymm5, ymm15
vfmadd231pd ymm13, ymm3, ymm6
vfmadd231pd ymm5, ymm6, [rsp + 544]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm0, ymm0, ymm5
vmovapd ymm5, ymm2
vfmadd231pd ymm5, ymm3, ymm10
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm10, [rsp + 544]
vsubpd ymm2, ymm2, ymm5
vsubpd ymm8, ymm8, ymm13
vfmadd231pd ymm2, ymm3, ymm10
vfmadd231pd ymm8, ymm10, [rsp + 544]
vaddpd ymm9, ymm9, ymm2
vaddpd ymm4, ymm4, ymm8
vmovapd ymm2, ymm7
vfmadd231pd ymm2, ymm1, ymm12
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm12, [rsp + 608]
vsubpd ymm7, ymm7, ymm2
vsubpd ymm15, ymm15, ymm8
vfmadd231pd ymm7, ymm1, ymm12
vfmadd231pd ymm15, ymm12, [rsp + 608]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm0, ymm0, ymm15
vmovapd ymm7, ymm5
vfmadd231pd ymm7, ymm1, ymm6
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm6, [rsp + 608]
vsubpd ymm5, ymm5, ymm7
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm5, ymm1, ymm6
vfmadd231pd ymm13, ymm6, [rsp + 608]
vaddpd ymm9, ymm9, ymm5
vaddpd ymm4, ymm4, ymm13
vmovapd ymm5, [rsp + 1056]
vmovapd ymm13, [rcx + 160]
vfmadd231pd ymm11, ymm5, ymm13
vfmadd231pd ymm0, ymm13, [rsp + 1024]
vfmadd231pd ymm11, ymm13, [rsp + 992]
vfmadd231pd ymm0, ymm13, [rsp + 960]
vmovapd ymm5, [rsp + 640]
vmovapd ymm6, [rcx + -96]
vmovapd ymm1, ymm2
vfmadd231pd ymm1, ymm5, ymm6
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm6, [rsp + 672]
vsubpd ymm2, ymm2, ymm1
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm2, ymm5, ymm6
vfmadd231pd ymm8, ymm6, [rsp + 672]
vaddpd ymm11, ymm11, ymm2
vaddpd ymm0, ymm0, ymm8
vmovapd ymm2, ymm7
vfmadd231pd ymm2, ymm5, ymm12
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm12, [rsp + 672]
vsubpd ymm7, ymm7, ymm2
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm7, ymm5, ymm12
vfmadd231pd ymm15, ymm12, [rsp + 672]
vaddpd ymm9, ymm9, ymm7
vaddpd ymm4, ymm4, ymm15
vfmadd231pd ymm9, ymm1, ymm13
vfmadd231pd ymm4, ymm10, ymm13
vmovapd ymm1, [rsp + 192]
vmovapd ymm7, [rcx + 96]
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm1, [rsi + 32]
vmovapd ymm10, [rsp + 224]
vmovapd ymm12, ymm7
vfmadd231pd ymm12, ymm10, [r8 + 32]
vmovapd ymm15, [rcx + 128]
vmovapd [rsp + 1088], ymm4
vsubpd ymm4, ymm15, ymm8
vmovapd [rsp + 1120], ymm9
vsubpd ymm9, ymm15, ymm12
vfmadd231pd ymm4, ymm1, [rsi + 32]
vfmadd231pd ymm9, ymm10, [r8 + 32]
vmovapd ymm1, [rsi + 0]
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm1, ymm1
vmovapd [rsp + 1152], ymm0
vmovapd ymm0, [r8 + 0]
vmovapd [rsp + 1184], ymm11
vmovapd ymm11, ymm12
vfmadd231pd ymm11, ymm0, ymm0
vsubpd ymm8, ymm8, ymm10
vsubpd ymm12, ymm12, ymm11
vfmadd231pd ymm8, ymm1, ymm1
vfmadd231pd ymm12, ymm0, ymm0
vaddpd ymm4, ymm4, ymm8
vaddpd ymm9, ymm9, ymm12
vmovapd ymm0, [rsp + 256]
vmovapd ymm1, ymm7
vfmadd231pd ymm1, ymm0, [rsi + 32]
vmovapd ymm8, [rsp + 288]
vmovapd ymm12, ymm7
vfmadd231pd ymm12, ymm8, [r8 + 32]
vsubpd ymm7, ymm15, ymm1
vmovapd [rsp + 1216], ymm6
vsubpd ymm6, ymm15, ymm12
vfmadd231pd ymm7, ymm0, [rsi + 32]
vfmadd231pd ymm6, ymm8, [r8 + 32]
vmovapd ymm0, ymm10
vfmadd231pd ymm0, ymm3, ymm14
vmovapd ymm8, ymm11
vfmadd231pd ymm8, ymm14, [rsp + 544]
vsubpd ymm10, ymm10, ymm0
vsubpd ymm11, ymm11, ymm8
vfmadd231pd ymm10, ymm3, ymm14
vfmadd231pd ymm11, ymm14, [rsp + 544]
vaddpd ymm4, ymm4, ymm10
vaddpd ymm9, ymm9, ymm11
vmovapd ymm3, [rsp + 576]
vmovapd ymm10, [rcx + 0]
vmovapd ymm11, ymm0
vfmadd231pd ymm11, ymm3, ymm10
vmovapd ymm15, ymm8
vfmadd231pd ymm15, ymm10, [rsp + 608]
vsubpd ymm0, ymm0, ymm11
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm0, ymm3, ymm10
vfmadd231pd ymm8, ymm10, [rsp + 608]
vaddpd ymm4, ymm4, ymm0
vaddpd ymm9, ymm9, ymm8
vmovapd ymm0, ymm1
vfmadd231pd ymm0, ymm3, ymm14
vmovapd ymm8, ymm12
vfmadd231pd ymm8, ymm14, [rsp + 608]
vsubpd ymm1, ymm1, ymm0
vsubpd ymm12, ymm12, ymm8
vfmadd231pd ymm1, ymm3, ymm14
vfmadd231pd ymm12, ymm14, [rsp + 608]
vaddpd ymm7, ymm7, ymm1
vaddpd ymm6, ymm6, ymm12
vmovapd ymm1, [rcx + -32]
vmovapd ymm3, ymm11
vfmadd231pd ymm3, ymm5, ymm1
vmovapd ymm12, ymm15
vfmadd231pd ymm12, ymm1, [rsp + 672]
vsubpd ymm11, ymm11, ymm3
vsubpd ymm15, ymm15, ymm12
vfmadd231pd ymm11, ymm5, ymm1
vfmadd231pd ymm15, ymm1, [rsp + 672]
vaddpd ymm4, ymm4, ymm11
vaddpd ymm9, ymm9, ymm15
vmovapd ymm1, ymm0
vfmadd231pd ymm1, ymm5, ymm10
vmovapd ymm11, ymm8
vfmadd231pd ymm11, ymm10, [rsp + 672]
vsubpd ymm0, ymm0, ymm1
vsubpd ymm8, ymm8, ymm11
vfmadd231pd ymm0, ymm5, ymm10
vfmadd231pd ymm8, ymm10, [rsp + 672]
vaddpd ymm7, ymm7, ymm0
vaddpd ymm6, ymm6, ymm8
vfmadd231pd ymm4, ymm2, ymm13
vfmadd231pd ymm9, ymm13, [rsp + 1216]
vfmadd231pd ymm7, ymm3, ymm13
vfmadd231pd ymm6, ymm12, ymm13
vmovapd ymm0, [rsi + 32]
vmovapd ymm2, [rcx + 96]
vmovapd ymm3, ymm2
vfmadd231pd ymm3, ymm0, ymm0
vmovapd ymm8, [r8 + 32]
vmovapd ymm10, ymm2
vfmadd231pd ymm10, ymm8, ymm8
vmovapd ymm12, [rcx + 128]
vsubpd ymm15, ymm12, ymm3
vsubpd ymm12, ymm12, ymm10
vfmadd231pd ymm15, ymm0, ymm0
vfmadd231pd ymm12, ymm8, ymm8
vmovapd ymm0, ymm3
vfmadd231pd ymm0, ymm5, ymm14
vmovapd ymm8, ymm10
vfmadd231pd ymm8, ymm14, [rsp + 672]
vsubpd ymm3, ymm3, ymm0
vsubpd ymm10, ymm10, ymm8
vfmadd231pd ymm3, ymm5, ymm14
vfmadd231pd ymm10, ymm14, [rsp + 672]
vaddpd ymm15, ymm15, ymm3
vaddpd ymm12, ymm12, ymm10
vfmadd231pd ymm15, ymm1, ymm13
vfmadd231pd ymm12, ymm11, ymm13
vsubpd ymm0, ymm0, ymm2
vsubpd ymm8, ymm8, ymm2
vmulpd ymm0, ymm0, ymm13
vmulpd ymm8, ymm8, ymm13
vaddpd ymm1, ymm2, [rsp + 1184]
vaddpd ymm3, ymm2, [rsp + 1152]
vsubpd ymm1, ymm1, ymm2
vsubpd ymm3, ymm3, ymm2
vmovapd ymm5, [rsp + 1184]
vsubpd ymm5, ymm5, ymm1
vmovapd [rdi + -128], ymm5
vmovapd ymm5, [rsp + 1152]
vsubpd ymm5, ymm5, ymm3
vmovapd [r10 + -128], ymm5
vaddpd ymm5, ymm2, [rsp + 1120]
vaddpd ymm10, ymm2, [rsp + 1088]
vsubpd ymm5, ymm5, ymm2
vsubpd ymm10, ymm10, ymm2
vmovapd ymm11, [rsp + 1120]
vsubpd ymm11, ymm11, ymm5
vmovapd ymm14, [rsp + 1088]
vsubpd ymm14, ymm14, ymm10
vfmadd231pd ymm11, ymm1, ymm13
vmovapd [rdi + -96], ymm11
vfmadd231pd ymm14, ymm3, ymm13
vmovapd [r10 + -96], ymm14
vaddpd ymm1, ymm4, ymm2
vaddpd ymm3, ymm9, ymm2
vsubpd ymm1, ymm1, ymm2
vsubpd ymm3, ymm3, ymm2
vsubpd ymm4, ymm4, ymm1
vsubpd ymm9, ymm9, ymm3
vfmadd231pd ymm4, ymm5, ymm13
vmovapd [rdi + -64], ymm4
vfmadd231pd ymm9, ymm10, ymm13
vmovapd [r10 + -64], ymm9
vaddpd ymm4, ymm7, ymm2
vaddpd ymm5, ymm6, ymm2
vsubpd ymm4, ymm4, ymm2
vsubpd ymm5, ymm5, ymm2
vsubpd ymm7, ymm7, ymm4
vsubpd ymm6, ymm6, ymm5
vfmadd231pd ymm7, ymm1, ymm13
vmovapd [rdi + -32], ymm7
vfmadd231pd ymm6, ymm3, ymm13
vmovapd [r10 + -32], ymm6
vaddpd ymm1, ymm15, ymm2
vaddpd ymm3, ymm12, ymm2
vsubpd ymm1, ymm1, ymm2
vsubpd ymm3, ymm3, ymm2
vsubpd ymm15, ymm15, ymm1
vsubpd ymm12, ymm12, ymm3
vfmadd231pd ymm15, ymm4, ymm13
vmovapd [rdi + 0], ymm15
vfmadd231pd ymm12, ymm5, ymm13
vmovapd [r10 + 0], ymm12
vfmadd231pd ymm0, ymm1, ymm13
vmovapd [rdi + 32], ymm0
vfmadd231pd ymm8, ymm3, ymm13
vmovapd [r10 + 32], ymm8
mov rsp, rbp
pop rbp
ret
