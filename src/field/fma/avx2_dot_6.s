# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 992
and rsp, -32
sub rsi, -128
sub rdx, -128
sub rcx, -128
sub r8, -128
sub rdi, -128
sub r9, -128
vmovapd ymm0, [rsi + -128]
vmovapd ymm1, [r9 + 96]
vmovapd ymm2, ymm1
vfmadd231pd ymm2, ymm0, [rdx + -128]
vmovapd ymm3, [rsi + 64]
vmovapd ymm4, ymm1
vfmadd231pd ymm4, ymm3, [rdx + 64]
vsubpd ymm5, ymm1, ymm2
vsubpd ymm6, ymm1, ymm4
vfmadd231pd ymm5, ymm0, [rdx + -128]
vfmadd231pd ymm6, ymm3, [rdx + 64]
vmovapd ymm7, ymm1
vfmadd231pd ymm7, ymm0, [rdx + -96]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm3, [rdx + 96]
vmovapd ymm9, [r9 + 128]
vsubpd ymm10, ymm9, ymm7
vsubpd ymm11, ymm9, ymm8
vfmadd231pd ymm10, ymm0, [rdx + -96]
vfmadd231pd ymm11, ymm3, [rdx + 96]
vmovapd ymm12, [rcx + -128]
vmovapd ymm13, ymm2
vfmadd231pd ymm13, ymm12, [r8 + -128]
vmovapd ymm14, [rcx + 64]
vmovapd ymm15, ymm4
vfmadd231pd ymm15, ymm14, [r8 + 64]
vsubpd ymm2, ymm2, ymm13
vsubpd ymm4, ymm4, ymm15
vfmadd231pd ymm2, ymm12, [r8 + -128]
vfmadd231pd ymm4, ymm14, [r8 + 64]
vaddpd ymm5, ymm5, ymm2
vaddpd ymm6, ymm6, ymm4
vmovapd ymm2, ymm7
vfmadd231pd ymm2, ymm12, [r8 + -96]
vmovapd ymm4, ymm8
vfmadd231pd ymm4, ymm14, [r8 + 96]
vsubpd ymm7, ymm7, ymm2
vsubpd ymm8, ymm8, ymm4
vfmadd231pd ymm7, ymm12, [r8 + -96]
vfmadd231pd ymm8, ymm14, [r8 + 96]
vaddpd ymm10, ymm10, ymm7
vaddpd ymm11, ymm11, ymm8
vmovapd ymm7, [rsi + -96]
vmovapd ymm8, ymm2
vfmadd231pd ymm8, ymm7, [rdx + -128]
vmovapd ymm14, [rsi + 96]
vmovapd ymm12, ymm4
vfmadd231pd ymm12, ymm14, [rdx + 64]
vsubpd ymm2, ymm2, ymm8
vsubpd ymm4, ymm4, ymm12
vfmadd231pd ymm2, ymm7, [rdx + -128]
vfmadd231pd ymm4, ymm14, [rdx + 64]
vaddpd ymm10, ymm10, ymm2
vaddpd ymm11, ymm11, ymm4
vmovapd ymm2, [rcx + -96]
vmovapd ymm4, ymm8
vfmadd231pd ymm4, ymm2, [r8 + -128]
vmovapd ymm14, [rcx + 96]
vmovapd ymm7, ymm12
vfmadd231pd ymm7, ymm14, [r8 + 64]
vsubpd ymm8, ymm8, ymm4
vsubpd ymm12, ymm12, ymm7
vfmadd231pd ymm8, ymm2, [r8 + -128]
vfmadd231pd ymm12, ymm14, [r8 + 64]
vaddpd ymm10, ymm10, ymm8
vaddpd ymm11, ymm11, ymm12
vmovapd ymm8, [r9 + 64]
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm5, ymm8
vmovapd ymm14, ymm1
vfmadd231pd ymm14, ymm6, ymm8
vsubpd ymm12, ymm1, ymm12
vsubpd ymm14, ymm1, ymm14
vfmadd231pd ymm12, ymm5, ymm8
vmovapd [rsp + 0], ymm12
vfmadd231pd ymm14, ymm6, ymm8
vmovapd [rsp + 32], ymm14
vmovapd ymm2, [r9 + -128]
vfmadd231pd ymm5, ymm12, ymm2
vfmadd231pd ymm6, ymm14, ymm2
vmovapd ymm9, [r9 + 160]
vfmadd231pd ymm10, ymm13, ymm9
vfmadd231pd ymm11, ymm15, ymm9
vfmadd231pd ymm10, ymm5, ymm9
vfmadd231pd ymm11, ymm6, ymm9
vmovapd ymm5, [r9 + -96]
vmovapd ymm6, ymm4
vfmadd231pd ymm6, ymm12, ymm5
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm14, ymm5
vsubpd ymm4, ymm4, ymm6
vsubpd ymm7, ymm7, ymm13
vfmadd231pd ymm4, ymm12, ymm5
vfmadd231pd ymm7, ymm14, ymm5
vaddpd ymm10, ymm10, ymm4
vaddpd ymm11, ymm11, ymm7
vmovapd ymm4, ymm1
vfmadd231pd ymm4, ymm10, ymm8
vmovapd ymm7, ymm1
vfmadd231pd ymm7, ymm11, ymm8
vsubpd ymm4, ymm1, ymm4
vsubpd ymm7, ymm1, ymm7
vfmadd231pd ymm4, ymm10, ymm8
vmovapd [rsp + 64], ymm4
vfmadd231pd ymm7, ymm11, ymm8
vmovapd [rsp + 96], ymm7
vfmadd231pd ymm10, ymm4, ymm2
vfmadd231pd ymm11, ymm7, ymm2
vmovapd ymm15, ymm1
vfmadd231pd ymm15, ymm0, [rdx + -64]
vmovapd ymm2, ymm1
vfmadd231pd ymm2, ymm3, [rdx + 128]
vmovapd ymm8, [r9 + 128]
vsubpd ymm7, ymm8, ymm15
vsubpd ymm4, ymm8, ymm2
vfmadd231pd ymm7, ymm0, [rdx + -64]
vfmadd231pd ymm4, ymm3, [rdx + 128]
vmovapd ymm5, ymm1
vfmadd231pd ymm5, ymm0, [rdx + -32]
vmovapd [rsp + 384], ymm11
vmovapd ymm11, ymm1
vfmadd231pd ymm11, ymm3, [rdx + 160]
vsubpd ymm1, ymm8, ymm5
vmovapd [rsp + 416], ymm10
vsubpd ymm10, ymm8, ymm11
vfmadd231pd ymm1, ymm0, [rdx + -32]
vfmadd231pd ymm10, ymm3, [rdx + 160]
vmovapd ymm8, [rcx + -128]
vmovapd ymm3, ymm15
vfmadd231pd ymm3, ymm8, [r8 + -64]
vmovapd ymm0, [rcx + 64]
vmovapd [rsp + 448], ymm13
vmovapd ymm13, ymm2
vfmadd231pd ymm13, ymm0, [r8 + 128]
vsubpd ymm15, ymm15, ymm3
vsubpd ymm2, ymm2, ymm13
vfmadd231pd ymm15, ymm8, [r8 + -64]
vfmadd231pd ymm2, ymm0, [r8 + 128]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm4, ymm4, ymm2
vmovapd ymm2, ymm5
vfmadd231pd ymm2, ymm8, [r8 + -32]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm0, [r8 + 160]
vsubpd ymm5, ymm5, ymm2
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm5, ymm8, [r8 + -32]
vfmadd231pd ymm11, ymm0, [r8 + 160]
vaddpd ymm1, ymm1, ymm5
vaddpd ymm10, ymm10, ymm11
vmovapd ymm5, [rsi + -96]
vmovapd ymm11, ymm3
vfmadd231pd ymm11, ymm5, [rdx + -96]
vmovapd ymm0, [rsi + 96]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm0, [rdx + 96]
vsubpd ymm3, ymm3, ymm11
vsubpd ymm13, ymm13, ymm8
vfmadd231pd ymm3, ymm5, [rdx + -96]
vfmadd231pd ymm13, ymm0, [rdx + 96]
vaddpd ymm7, ymm7, ymm3
vaddpd ymm4, ymm4, ymm13
vmovapd ymm3, ymm2
vfmadd231pd ymm3, ymm5, [rdx + -64]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm0, [rdx + 128]
vsubpd ymm2, ymm2, ymm3
vsubpd ymm15, ymm15, ymm13
vfmadd231pd ymm2, ymm5, [rdx + -64]
vfmadd231pd ymm15, ymm0, [rdx + 128]
vaddpd ymm1, ymm1, ymm2
vaddpd ymm10, ymm10, ymm15
vmovapd ymm2, [rcx + -96]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm2, [r8 + -96]
vmovapd ymm0, [rcx + 96]
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm0, [r8 + 96]
vsubpd ymm11, ymm11, ymm15
vsubpd ymm8, ymm8, ymm5
vfmadd231pd ymm11, ymm2, [r8 + -96]
vfmadd231pd ymm8, ymm0, [r8 + 96]
vaddpd ymm7, ymm7, ymm11
vaddpd ymm4, ymm4, ymm8
vmovapd ymm8, ymm3
vfmadd231pd ymm8, ymm2, [r8 + -64]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm0, [r8 + 128]
vsubpd ymm3, ymm3, ymm8
vsubpd ymm13, ymm13, ymm11
vfmadd231pd ymm3, ymm2, [r8 + -64]
vfmadd231pd ymm13, ymm0, [r8 + 128]
vaddpd ymm1, ymm1, ymm3
vaddpd ymm10, ymm10, ymm13
vmovapd ymm3, [rsi + -64]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm3, [rdx + -128]
vmovapd ymm0, [rsi + 128]
vmovapd ymm2, ymm5
vfmadd231pd ymm2, ymm0, [rdx + 64]
vsubpd ymm15, ymm15, ymm13
vsubpd ymm5, ymm5, ymm2
vfmadd231pd ymm15, ymm3, [rdx + -128]
vfmadd231pd ymm5, ymm0, [rdx + 64]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm4, ymm4, ymm5
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm3, [rdx + -96]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm0, [rdx + 96]
vsubpd ymm8, ymm8, ymm5
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm8, ymm3, [rdx + -96]
vfmadd231pd ymm11, ymm0, [rdx + 96]
vaddpd ymm1, ymm1, ymm8
vaddpd ymm10, ymm10, ymm11
vmovapd ymm8, [rcx + -64]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm8, [r8 + -128]
vmovapd ymm0, [rcx + 128]
vmovapd ymm3, ymm2
vfmadd231pd ymm3, ymm0, [r8 + 64]
vsubpd ymm13, ymm13, ymm11
vsubpd ymm2, ymm2, ymm3
vfmadd231pd ymm13, ymm8, [r8 + -128]
vfmadd231pd ymm2, ymm0, [r8 + 64]
vaddpd ymm7, ymm7, ymm13
vaddpd ymm4, ymm4, ymm2
vmovapd ymm2, ymm5
vfmadd231pd ymm2, ymm8, [r8 + -96]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm0, [r8 + 96]
vsubpd ymm5, ymm5, ymm2
vsubpd ymm15, ymm15, ymm13
vfmadd231pd ymm5, ymm8, [r8 + -96]
vfmadd231pd ymm15, ymm0, [r8 + 96]
vaddpd ymm1, ymm1, ymm5
vaddpd ymm10, ymm10, ymm15
vmovapd ymm5, [rsi + -32]
vmovapd ymm15, ymm2
vfmadd231pd ymm15, ymm5, [rdx + -128]
vmovapd ymm0, [rsi + 160]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm0, [rdx + 64]
vsubpd ymm2, ymm2, ymm15
vsubpd ymm13, ymm13, ymm8
vfmadd231pd ymm2, ymm5, [rdx + -128]
vfmadd231pd ymm13, ymm0, [rdx + 64]
vaddpd ymm1, ymm1, ymm2
vaddpd ymm10, ymm10, ymm13
vmovapd ymm2, [rcx + -32]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm2, [r8 + -128]
vmovapd ymm0, [rcx + 160]
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm0, [r8 + 64]
vsubpd ymm15, ymm15, ymm13
vsubpd ymm8, ymm8, ymm5
vfmadd231pd ymm15, ymm2, [r8 + -128]
vfmadd231pd ymm8, ymm0, [r8 + 64]
vaddpd ymm1, ymm1, ymm15
vaddpd ymm10, ymm10, ymm8
vmovapd ymm8, [r9 + -64]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm12, ymm8
vmovapd ymm0, ymm3
vfmadd231pd ymm0, ymm14, ymm8
vsubpd ymm11, ymm11, ymm15
vsubpd ymm3, ymm3, ymm0
vfmadd231pd ymm11, ymm12, ymm8
vfmadd231pd ymm3, ymm14, ymm8
vaddpd ymm7, ymm7, ymm11
vaddpd ymm4, ymm4, ymm3
vmovapd ymm3, [r9 + -32]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm12, ymm3
vmovapd ymm2, ymm5
vfmadd231pd ymm2, ymm14, ymm3
vsubpd ymm13, ymm13, ymm11
vsubpd ymm5, ymm5, ymm2
vfmadd231pd ymm13, ymm12, ymm3
vfmadd231pd ymm5, ymm14, ymm3
vaddpd ymm1, ymm1, ymm13
vaddpd ymm10, ymm10, ymm5
vfmadd231pd ymm7, ymm6, ymm9
vfmadd231pd ymm4, ymm9, [rsp + 448]
vfmadd231pd ymm7, ymm9, [rsp + 416]
vfmadd231pd ymm4, ymm9, [rsp + 384]
vmovapd ymm5, [rsp + 64]
vmovapd ymm6, [r9 + -96]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm5, ymm6
vmovapd ymm3, ymm0
vfmadd231pd ymm3, ymm6, [rsp + 96]
vsubpd ymm15, ymm15, ymm13
vsubpd ymm0, ymm0, ymm3
vfmadd231pd ymm15, ymm5, ymm6
vfmadd231pd ymm0, ymm6, [rsp + 96]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm4, ymm4, ymm0
vmovapd ymm0, [r9 + 64]
vmovapd ymm15, [r9 + 96]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm7, ymm0
vmovapd ymm12, ymm15
vfmadd231pd ymm12, ymm4, ymm0
vsubpd ymm14, ymm15, ymm14
vsubpd ymm12, ymm15, ymm12
vfmadd231pd ymm14, ymm7, ymm0
vmovapd [rsp + 128], ymm14
vfmadd231pd ymm12, ymm4, ymm0
vmovapd [rsp + 160], ymm12
vmovapd ymm0, [r9 + -128]
vfmadd231pd ymm7, ymm14, ymm0
vfmadd231pd ymm4, ymm12, ymm0
vmovapd ymm0, ymm11
vfmadd231pd ymm0, ymm5, ymm8
vmovapd ymm15, ymm2
vfmadd231pd ymm15, ymm8, [rsp + 96]
vsubpd ymm11, ymm11, ymm0
vsubpd ymm2, ymm2, ymm15
vfmadd231pd ymm11, ymm5, ymm8
vfmadd231pd ymm2, ymm8, [rsp + 96]
vaddpd ymm1, ymm1, ymm11
vaddpd ymm10, ymm10, ymm2
vfmadd231pd ymm1, ymm13, ymm9
vfmadd231pd ymm10, ymm3, ymm9
vfmadd231pd ymm1, ymm7, ymm9
vfmadd231pd ymm10, ymm4, ymm9
vmovapd ymm2, ymm0
vfmadd231pd ymm2, ymm14, ymm6
vmovapd ymm3, ymm15
vfmadd231pd ymm3, ymm12, ymm6
vsubpd ymm0, ymm0, ymm2
vsubpd ymm15, ymm15, ymm3
vfmadd231pd ymm0, ymm14, ymm6
vfmadd231pd ymm15, ymm12, ymm6
vaddpd ymm1, ymm1, ymm0
vaddpd ymm10, ymm10, ymm15
vmovapd ymm0, [r9 + 64]
vmovapd ymm4, [r9 + 96]
vmovapd ymm7, ymm4
vfmadd231pd ymm7, ymm1, ymm0
vmovapd ymm11, ymm4
vfmadd231pd ymm11, ymm10, ymm0
vsubpd ymm7, ymm4, ymm7
vsubpd ymm11, ymm4, ymm11
vfmadd231pd ymm7, ymm1, ymm0
vmovapd [rsp + 192], ymm7
vfmadd231pd ymm11, ymm10, ymm0
vmovapd [rsp + 224], ymm11
vmovapd ymm13, [r9 + -128]
vfmadd231pd ymm1, ymm7, ymm13
vfmadd231pd ymm10, ymm11, ymm13
vmovapd ymm15, [rsi + -128]
vmovapd ymm13, ymm4
vfmadd231pd ymm13, ymm15, [rdx + 0]
vmovapd ymm0, [rsi + 64]
vmovapd ymm11, ymm4
vfmadd231pd ymm11, ymm0, [rdx + 192]
vmovapd ymm6, [r9 + 128]
vsubpd ymm7, ymm6, ymm13
vmovapd [rsp + 480], ymm10
vsubpd ymm10, ymm6, ymm11
vfmadd231pd ymm7, ymm15, [rdx + 0]
vfmadd231pd ymm10, ymm0, [rdx + 192]
vmovapd [rsp + 512], ymm1
vmovapd ymm1, ymm4
vfmadd231pd ymm1, ymm15, [rdx + 32]
vmovapd [rsp + 544], ymm3
vmovapd ymm3, ymm4
vfmadd231pd ymm3, ymm0, [rdx + 224]
vsubpd ymm4, ymm6, ymm1
vmovapd [rsp + 576], ymm2
vsubpd ymm2, ymm6, ymm3
vfmadd231pd ymm4, ymm15, [rdx + 32]
vfmadd231pd ymm2, ymm0, [rdx + 224]
vmovapd ymm0, [rcx + -128]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [r8 + 0]
vmovapd ymm6, [rcx + 64]
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm6, [r8 + 192]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm13, ymm0, [r8 + 0]
vfmadd231pd ymm11, ymm6, [r8 + 192]
vaddpd ymm7, ymm7, ymm13
vaddpd ymm10, ymm10, ymm11
vmovapd ymm11, ymm1
vfmadd231pd ymm11, ymm0, [r8 + 32]
vmovapd ymm13, ymm3
vfmadd231pd ymm13, ymm6, [r8 + 224]
vsubpd ymm1, ymm1, ymm11
vsubpd ymm3, ymm3, ymm13
vfmadd231pd ymm1, ymm0, [r8 + 32]
vfmadd231pd ymm3, ymm6, [r8 + 224]
vaddpd ymm4, ymm4, ymm1
vaddpd ymm2, ymm2, ymm3
vmovapd ymm0, [rsi + -96]
vmovapd ymm1, ymm15
vfmadd231pd ymm1, ymm0, [rdx + -32]
vmovapd ymm3, [rsi + 96]
vmovapd ymm6, ymm9
vfmadd231pd ymm6, ymm3, [rdx + 160]
vsubpd ymm15, ymm15, ymm1
vsubpd ymm9, ymm9, ymm6
vfmadd231pd ymm15, ymm0, [rdx + -32]
vfmadd231pd ymm9, ymm3, [rdx + 160]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm10, ymm10, ymm9
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm0, [rdx + 0]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm3, [rdx + 192]
vsubpd ymm11, ymm11, ymm9
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm11, ymm0, [rdx + 0]
vfmadd231pd ymm13, ymm3, [rdx + 192]
vaddpd ymm4, ymm4, ymm11
vaddpd ymm2, ymm2, ymm13
vmovapd ymm11, [rcx + -96]
vmovapd ymm13, ymm1
vfmadd231pd ymm13, ymm11, [r8 + -32]
vmovapd ymm3, [rcx + 96]
vmovapd ymm0, ymm6
vfmadd231pd ymm0, ymm3, [r8 + 160]
vsubpd ymm1, ymm1, ymm13
vsubpd ymm6, ymm6, ymm0
vfmadd231pd ymm1, ymm11, [r8 + -32]
vfmadd231pd ymm6, ymm3, [r8 + 160]
vaddpd ymm7, ymm7, ymm1
vaddpd ymm10, ymm10, ymm6
vmovapd ymm1, ymm9
vfmadd231pd ymm1, ymm11, [r8 + 0]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm3, [r8 + 192]
vsubpd ymm9, ymm9, ymm1
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm9, ymm11, [r8 + 0]
vfmadd231pd ymm15, ymm3, [r8 + 192]
vaddpd ymm4, ymm4, ymm9
vaddpd ymm2, ymm2, ymm15
vmovapd ymm9, [rsi + -64]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm9, [rdx + -64]
vmovapd ymm3, [rsi + 128]
vmovapd ymm11, ymm0
vfmadd231pd ymm11, ymm3, [rdx + 128]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm0, ymm0, ymm11
vfmadd231pd ymm13, ymm9, [rdx + -64]
vfmadd231pd ymm0, ymm3, [rdx + 128]
vaddpd ymm7, ymm7, ymm13
vaddpd ymm10, ymm10, ymm0
vmovapd ymm0, ymm1
vfmadd231pd ymm0, ymm9, [rdx + -32]
vmovapd ymm13, ymm6
vfmadd231pd ymm13, ymm3, [rdx + 160]
vsubpd ymm1, ymm1, ymm0
vsubpd ymm6, ymm6, ymm13
vfmadd231pd ymm1, ymm9, [rdx + -32]
vfmadd231pd ymm6, ymm3, [rdx + 160]
vaddpd ymm4, ymm4, ymm1
vaddpd ymm2, ymm2, ymm6
vmovapd ymm1, [rcx + -64]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm1, [r8 + -64]
vmovapd ymm3, [rcx + 128]
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm3, [r8 + 128]
vsubpd ymm15, ymm15, ymm6
vsubpd ymm11, ymm11, ymm9
vfmadd231pd ymm15, ymm1, [r8 + -64]
vfmadd231pd ymm11, ymm3, [r8 + 128]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm10, ymm10, ymm11
vmovapd ymm11, ymm0
vfmadd231pd ymm11, ymm1, [r8 + -32]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm3, [r8 + 160]
vsubpd ymm0, ymm0, ymm11
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm0, ymm1, [r8 + -32]
vfmadd231pd ymm13, ymm3, [r8 + 160]
vaddpd ymm4, ymm4, ymm0
vaddpd ymm2, ymm2, ymm13
vmovapd ymm0, [rsi + -32]
vmovapd ymm13, ymm6
vfmadd231pd ymm13, ymm0, [rdx + -96]
vmovapd ymm3, [rsi + 160]
vmovapd ymm1, ymm9
vfmadd231pd ymm1, ymm3, [rdx + 96]
vsubpd ymm6, ymm6, ymm13
vsubpd ymm9, ymm9, ymm1
vfmadd231pd ymm6, ymm0, [rdx + -96]
vfmadd231pd ymm9, ymm3, [rdx + 96]
vaddpd ymm7, ymm7, ymm6
vaddpd ymm10, ymm10, ymm9
vmovapd ymm6, ymm11
vfmadd231pd ymm6, ymm0, [rdx + -64]
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm3, [rdx + 128]
vsubpd ymm11, ymm11, ymm6
vsubpd ymm15, ymm15, ymm9
vfmadd231pd ymm11, ymm0, [rdx + -64]
vfmadd231pd ymm15, ymm3, [rdx + 128]
vaddpd ymm4, ymm4, ymm11
vaddpd ymm2, ymm2, ymm15
vmovapd ymm11, [rcx + -32]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm11, [r8 + -96]
vmovapd ymm3, [rcx + 160]
vmovapd ymm0, ymm1
vfmadd231pd ymm0, ymm3, [r8 + 96]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm1, ymm1, ymm0
vfmadd231pd ymm13, ymm11, [r8 + -96]
vfmadd231pd ymm1, ymm3, [r8 + 96]
vaddpd ymm7, ymm7, ymm13
vaddpd ymm10, ymm10, ymm1
vmovapd ymm1, ymm6
vfmadd231pd ymm1, ymm11, [r8 + -64]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm3, [r8 + 128]
vsubpd ymm6, ymm6, ymm1
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm6, ymm11, [r8 + -64]
vfmadd231pd ymm9, ymm3, [r8 + 128]
vaddpd ymm4, ymm4, ymm6
vaddpd ymm2, ymm2, ymm9
vmovapd ymm6, [rsi + 0]
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm6, [rdx + -128]
vmovapd ymm3, [rsi + 192]
vmovapd ymm11, ymm0
vfmadd231pd ymm11, ymm3, [rdx + 64]
vsubpd ymm15, ymm15, ymm9
vsubpd ymm0, ymm0, ymm11
vfmadd231pd ymm15, ymm6, [rdx + -128]
vfmadd231pd ymm0, ymm3, [rdx + 64]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm10, ymm10, ymm0
vmovapd ymm0, ymm1
vfmadd231pd ymm0, ymm6, [rdx + -96]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm3, [rdx + 96]
vsubpd ymm1, ymm1, ymm0
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm1, ymm6, [rdx + -96]
vfmadd231pd ymm13, ymm3, [rdx + 96]
vaddpd ymm4, ymm4, ymm1
vaddpd ymm2, ymm2, ymm13
vmovapd ymm1, [rcx + 0]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm1, [r8 + -128]
vmovapd ymm3, [rcx + 192]
vmovapd ymm6, ymm11
vfmadd231pd ymm6, ymm3, [r8 + 64]
vsubpd ymm9, ymm9, ymm13
vsubpd ymm11, ymm11, ymm6
vfmadd231pd ymm9, ymm1, [r8 + -128]
vfmadd231pd ymm11, ymm3, [r8 + 64]
vaddpd ymm7, ymm7, ymm9
vaddpd ymm10, ymm10, ymm11
vmovapd ymm9, ymm0
vfmadd231pd ymm9, ymm1, [r8 + -96]
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm3, [r8 + 96]
vsubpd ymm0, ymm0, ymm9
vsubpd ymm15, ymm15, ymm11
vfmadd231pd ymm0, ymm1, [r8 + -96]
vfmadd231pd ymm15, ymm3, [r8 + 96]
vaddpd ymm4, ymm4, ymm0
vaddpd ymm2, ymm2, ymm15
vmovapd ymm0, [rsi + 32]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm0, [rdx + -128]
vmovapd ymm3, [rsi + 224]
vmovapd ymm1, ymm11
vfmadd231pd ymm1, ymm3, [rdx + 64]
vsubpd ymm9, ymm9, ymm15
vsubpd ymm11, ymm11, ymm1
vfmadd231pd ymm9, ymm0, [rdx + -128]
vfmadd231pd ymm11, ymm3, [rdx + 64]
vaddpd ymm4, ymm4, ymm9
vaddpd ymm2, ymm2, ymm11
vmovapd ymm9, [rcx + 32]
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm9, [r8 + -128]
vmovapd ymm3, [rcx + 224]
vmovapd ymm0, ymm1
vfmadd231pd ymm0, ymm3, [r8 + 64]
vsubpd ymm15, ymm15, ymm11
vsubpd ymm1, ymm1, ymm0
vfmadd231pd ymm15, ymm9, [r8 + -128]
vfmadd231pd ymm1, ymm3, [r8 + 64]
vaddpd ymm4, ymm4, ymm15
vaddpd ymm2, ymm2, ymm1
vmovapd ymm1, [rsp + 0]
vmovapd ymm15, [r9 + 0]
vmovapd ymm3, ymm13
vfmadd231pd ymm3, ymm1, ymm15
vmovapd ymm9, ymm6
vfmadd231pd ymm9, ymm15, [rsp + 32]
vsubpd ymm13, ymm13, ymm3
vsubpd ymm6, ymm6, ymm9
vfmadd231pd ymm13, ymm1, ymm15
vfmadd231pd ymm6, ymm15, [rsp + 32]
vaddpd ymm7, ymm7, ymm13
vaddpd ymm10, ymm10, ymm6
vmovapd ymm6, [r9 + 32]
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm1, ymm6
vmovapd ymm12, ymm0
vfmadd231pd ymm12, ymm6, [rsp + 32]
vsubpd ymm11, ymm11, ymm13
vsubpd ymm0, ymm0, ymm12
vfmadd231pd ymm11, ymm1, ymm6
vfmadd231pd ymm0, ymm6, [rsp + 32]
vaddpd ymm4, ymm4, ymm11
vaddpd ymm2, ymm2, ymm0
vmovapd ymm0, [r9 + -32]
vmovapd ymm1, ymm3
vfmadd231pd ymm1, ymm5, ymm0
vmovapd ymm11, ymm9
vfmadd231pd ymm11, ymm0, [rsp + 96]
vsubpd ymm3, ymm3, ymm1
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm3, ymm5, ymm0
vfmadd231pd ymm9, ymm0, [rsp + 96]
vaddpd ymm7, ymm7, ymm3
vaddpd ymm10, ymm10, ymm9
vmovapd ymm3, ymm13
vfmadd231pd ymm3, ymm5, ymm15
vmovapd ymm9, ymm12
vfmadd231pd ymm9, ymm15, [rsp + 96]
vsubpd ymm13, ymm13, ymm3
vsubpd ymm12, ymm12, ymm9
vfmadd231pd ymm13, ymm5, ymm15
vfmadd231pd ymm12, ymm15, [rsp + 96]
vaddpd ymm4, ymm4, ymm13
vaddpd ymm2, ymm2, ymm12
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm14, ymm8
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm8, [rsp + 160]
vsubpd ymm1, ymm1, ymm12
vsubpd ymm11, ymm11, ymm13
vfmadd231pd ymm1, ymm14, ymm8
vfmadd231pd ymm11, ymm8, [rsp + 160]
vaddpd ymm7, ymm7, ymm1
vaddpd ymm10, ymm10, ymm11
vmovapd ymm1, ymm3
vfmadd231pd ymm1, ymm14, ymm0
vmovapd ymm11, ymm9
vfmadd231pd ymm11, ymm0, [rsp + 160]
vsubpd ymm3, ymm3, ymm1
vsubpd ymm9, ymm9, ymm11
vfmadd231pd ymm3, ymm14, ymm0
vfmadd231pd ymm9, ymm0, [rsp + 160]
vaddpd ymm4, ymm4, ymm3
vaddpd ymm2, ymm2, ymm9
vmovapd ymm3, [rsp + 576]
vmovapd ymm9, [r9 + 160]
vfmadd231pd ymm7, ymm3, ymm9
vfmadd231pd ymm10, ymm9, [rsp + 544]
vfmadd231pd ymm7, ymm9, [rsp + 512]
vfmadd231pd ymm10, ymm9, [rsp + 480]
vmovapd ymm3, [rsp + 192]
vmovapd ymm0, [r9 + -96]
vmovapd ymm14, ymm12
vfmadd231pd ymm14, ymm3, ymm0
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [rsp + 224]
vsubpd ymm12, ymm12, ymm14
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm12, ymm3, ymm0
vfmadd231pd ymm13, ymm0, [rsp + 224]
vaddpd ymm7, ymm7, ymm12
vaddpd ymm10, ymm10, ymm13
vmovapd ymm12, [r9 + 64]
vmovapd ymm13, [r9 + 96]
vmovapd ymm5, ymm13
vfmadd231pd ymm5, ymm7, ymm12
vmovapd ymm6, ymm13
vfmadd231pd ymm6, ymm10, ymm12
vsubpd ymm5, ymm13, ymm5
vsubpd ymm6, ymm13, ymm6
vfmadd231pd ymm5, ymm7, ymm12
vmovapd [rsp + 256], ymm5
vfmadd231pd ymm6, ymm10, ymm12
vmovapd [rsp + 288], ymm6
vmovapd ymm12, [r9 + -128]
vfmadd231pd ymm7, ymm5, ymm12
vfmadd231pd ymm10, ymm6, ymm12
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm3, ymm8
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm8, [rsp + 224]
vsubpd ymm1, ymm1, ymm12
vsubpd ymm11, ymm11, ymm13
vfmadd231pd ymm1, ymm3, ymm8
vfmadd231pd ymm11, ymm8, [rsp + 224]
vaddpd ymm4, ymm4, ymm1
vaddpd ymm2, ymm2, ymm11
vfmadd231pd ymm4, ymm14, ymm9
vfmadd231pd ymm2, ymm15, ymm9
vfmadd231pd ymm4, ymm7, ymm9
vfmadd231pd ymm2, ymm10, ymm9
vmovapd ymm1, ymm12
vfmadd231pd ymm1, ymm5, ymm0
vmovapd ymm7, ymm13
vfmadd231pd ymm7, ymm6, ymm0
vsubpd ymm12, ymm12, ymm1
vsubpd ymm13, ymm13, ymm7
vfmadd231pd ymm12, ymm5, ymm0
vfmadd231pd ymm13, ymm6, ymm0
vaddpd ymm4, ymm4, ymm12
vaddpd ymm2, ymm2, ymm13
vmovapd ymm10, [r9 + 64]
vmovapd ymm11, [r9 + 96]
vmovapd ymm12, ymm11
vfmadd231pd ymm12, ymm4, ymm10
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm2, ymm10
vsubpd ymm12, ymm11, ymm12
vsubpd ymm13, ymm11, ymm13
vfmadd231pd ymm12, ymm4, ymm10
vmovapd [rsp + 320], ymm12
vfmadd231pd ymm13, ymm2, ymm10
vmovapd [rsp + 352], ymm13
vmovapd ymm10, [r9 + -128]
vfmadd231pd ymm4, ymm12, ymm10
vfmadd231pd ymm2, ymm13, ymm10
vmovapd ymm10, [rsi + -96]
vmovapd ymm14, ymm11
vfmadd231pd ymm14, ymm10, [rdx + 32]
vmovapd ymm15, [rsi + 96]
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm15, [rdx + 224]
vmovapd ymm0, [r9 + 128]
vsubpd ymm12, ymm0, ymm14
vmovapd [rsp + 608], ymm2
vsubpd ymm2, ymm0, ymm13
vfmadd231pd ymm12, ymm10, [rdx + 32]
vfmadd231pd ymm2, ymm15, [rdx + 224]
vmovapd ymm10, [rcx + -96]
vmovapd ymm15, ymm14
vfmadd231pd ymm15, ymm10, [r8 + 32]
vmovapd [rsp + 640], ymm4
vmovapd ymm4, [rcx + 96]
vmovapd [rsp + 672], ymm7
vmovapd ymm7, ymm13
vfmadd231pd ymm7, ymm4, [r8 + 224]
vsubpd ymm14, ymm14, ymm15
vsubpd ymm13, ymm13, ymm7
vfmadd231pd ymm14, ymm10, [r8 + 32]
vfmadd231pd ymm13, ymm4, [r8 + 224]
vaddpd ymm12, ymm12, ymm14
vaddpd ymm2, ymm2, ymm13
vmovapd ymm4, [rsi + -64]
vmovapd ymm10, ymm15
vfmadd231pd ymm10, ymm4, [rdx + 0]
vmovapd ymm13, [rsi + 128]
vmovapd ymm14, ymm7
vfmadd231pd ymm14, ymm13, [rdx + 192]
vsubpd ymm15, ymm15, ymm10
vsubpd ymm7, ymm7, ymm14
vfmadd231pd ymm15, ymm4, [rdx + 0]
vfmadd231pd ymm7, ymm13, [rdx + 192]
vaddpd ymm12, ymm12, ymm15
vaddpd ymm2, ymm2, ymm7
vmovapd ymm7, ymm11
vfmadd231pd ymm7, ymm4, [rdx + 32]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm13, [rdx + 224]
vsubpd ymm11, ymm0, ymm7
vmovapd [rsp + 704], ymm1
vsubpd ymm1, ymm0, ymm15
vfmadd231pd ymm11, ymm4, [rdx + 32]
vfmadd231pd ymm1, ymm13, [rdx + 224]
vmovapd ymm4, [rcx + -64]
vmovapd ymm13, ymm10
vfmadd231pd ymm13, ymm4, [r8 + 0]
vmovapd ymm0, [rcx + 128]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, [r8 + 192]
vsubpd ymm10, ymm10, ymm13
vsubpd ymm14, ymm14, ymm9
vfmadd231pd ymm10, ymm4, [r8 + 0]
vfmadd231pd ymm14, ymm0, [r8 + 192]
vaddpd ymm12, ymm12, ymm10
vaddpd ymm2, ymm2, ymm14
vmovapd ymm10, ymm7
vfmadd231pd ymm10, ymm4, [r8 + 32]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm0, [r8 + 224]
vsubpd ymm7, ymm7, ymm10
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm7, ymm4, [r8 + 32]
vfmadd231pd ymm15, ymm0, [r8 + 224]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm1, ymm1, ymm15
vmovapd ymm0, [rsi + -32]
vmovapd ymm4, ymm13
vfmadd231pd ymm4, ymm0, [rdx + -32]
vmovapd ymm7, [rsi + 160]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm7, [rdx + 160]
vsubpd ymm13, ymm13, ymm4
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm13, ymm0, [rdx + -32]
vfmadd231pd ymm9, ymm7, [rdx + 160]
vaddpd ymm12, ymm12, ymm13
vaddpd ymm2, ymm2, ymm9
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm0, [rdx + 0]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm7, [rdx + 192]
vsubpd ymm10, ymm10, ymm9
vsubpd ymm14, ymm14, ymm13
vfmadd231pd ymm10, ymm0, [rdx + 0]
vfmadd231pd ymm14, ymm7, [rdx + 192]
vaddpd ymm11, ymm11, ymm10
vaddpd ymm1, ymm1, ymm14
vmovapd ymm10, [rcx + -32]
vmovapd ymm14, ymm4
vfmadd231pd ymm14, ymm10, [r8 + -32]
vmovapd ymm7, [rcx + 160]
vmovapd ymm0, ymm15
vfmadd231pd ymm0, ymm7, [r8 + 160]
vsubpd ymm4, ymm4, ymm14
vsubpd ymm15, ymm15, ymm0
vfmadd231pd ymm4, ymm10, [r8 + -32]
vfmadd231pd ymm15, ymm7, [r8 + 160]
vaddpd ymm12, ymm12, ymm4
vaddpd ymm2, ymm2, ymm15
vmovapd ymm4, ymm9
vfmadd231pd ymm4, ymm10, [r8 + 0]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm7, [r8 + 192]
vsubpd ymm9, ymm9, ymm4
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm9, ymm10, [r8 + 0]
vfmadd231pd ymm13, ymm7, [r8 + 192]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm1, ymm1, ymm13
vmovapd ymm9, [rsi + 0]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm9, [rdx + -64]
vmovapd ymm7, [rsi + 192]
vmovapd ymm10, ymm0
vfmadd231pd ymm10, ymm7, [rdx + 128]
vsubpd ymm14, ymm14, ymm13
vsubpd ymm0, ymm0, ymm10
vfmadd231pd ymm14, ymm9, [rdx + -64]
vfmadd231pd ymm0, ymm7, [rdx + 128]
vaddpd ymm12, ymm12, ymm14
vaddpd ymm2, ymm2, ymm0
vmovapd ymm0, ymm4
vfmadd231pd ymm0, ymm9, [rdx + -32]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm7, [rdx + 160]
vsubpd ymm4, ymm4, ymm0
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm4, ymm9, [rdx + -32]
vfmadd231pd ymm15, ymm7, [rdx + 160]
vaddpd ymm11, ymm11, ymm4
vaddpd ymm1, ymm1, ymm15
vmovapd ymm4, [rcx + 0]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm4, [r8 + -64]
vmovapd ymm7, [rcx + 192]
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm7, [r8 + 128]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm10, ymm10, ymm9
vfmadd231pd ymm13, ymm4, [r8 + -64]
vfmadd231pd ymm10, ymm7, [r8 + 128]
vaddpd ymm12, ymm12, ymm13
vaddpd ymm2, ymm2, ymm10
vmovapd ymm10, ymm0
vfmadd231pd ymm10, ymm4, [r8 + -32]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm7, [r8 + 160]
vsubpd ymm0, ymm0, ymm10
vsubpd ymm14, ymm14, ymm13
vfmadd231pd ymm0, ymm4, [r8 + -32]
vfmadd231pd ymm14, ymm7, [r8 + 160]
vaddpd ymm11, ymm11, ymm0
vaddpd ymm1, ymm1, ymm14
vmovapd ymm0, [rsi + 32]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm0, [rdx + -96]
vmovapd ymm7, [rsi + 224]
vmovapd ymm4, ymm9
vfmadd231pd ymm4, ymm7, [rdx + 96]
vsubpd ymm15, ymm15, ymm14
vsubpd ymm9, ymm9, ymm4
vfmadd231pd ymm15, ymm0, [rdx + -96]
vfmadd231pd ymm9, ymm7, [rdx + 96]
vaddpd ymm12, ymm12, ymm15
vaddpd ymm2, ymm2, ymm9
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm0, [rdx + -64]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm7, [rdx + 128]
vsubpd ymm10, ymm10, ymm9
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm10, ymm0, [rdx + -64]
vfmadd231pd ymm13, ymm7, [rdx + 128]
vaddpd ymm11, ymm11, ymm10
vaddpd ymm1, ymm1, ymm13
vmovapd ymm10, [rcx + 32]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm10, [r8 + -96]
vmovapd ymm7, [rcx + 224]
vmovapd ymm0, ymm4
vfmadd231pd ymm0, ymm7, [r8 + 96]
vsubpd ymm14, ymm14, ymm13
vsubpd ymm4, ymm4, ymm0
vfmadd231pd ymm14, ymm10, [r8 + -96]
vfmadd231pd ymm4, ymm7, [r8 + 96]
vaddpd ymm12, ymm12, ymm14
vaddpd ymm2, ymm2, ymm4
vmovapd ymm4, ymm9
vfmadd231pd ymm4, ymm10, [r8 + -64]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm7, [r8 + 128]
vsubpd ymm9, ymm9, ymm4
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm9, ymm10, [r8 + -64]
vfmadd231pd ymm15, ymm7, [r8 + 128]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm1, ymm1, ymm15
vmovapd ymm9, [rsp + 64]
vmovapd ymm15, [r9 + 32]
vmovapd ymm7, ymm13
vfmadd231pd ymm7, ymm9, ymm15
vmovapd ymm10, ymm0
vfmadd231pd ymm10, ymm15, [rsp + 96]
vsubpd ymm13, ymm13, ymm7
vsubpd ymm0, ymm0, ymm10
vfmadd231pd ymm13, ymm9, ymm15
vfmadd231pd ymm0, ymm15, [rsp + 96]
vaddpd ymm12, ymm12, ymm13
vaddpd ymm2, ymm2, ymm0
vmovapd ymm0, [rsp + 128]
vmovapd ymm9, [r9 + 0]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm0, ymm9
vmovapd ymm6, ymm10
vfmadd231pd ymm6, ymm9, [rsp + 160]
vsubpd ymm7, ymm7, ymm13
vsubpd ymm10, ymm10, ymm6
vfmadd231pd ymm7, ymm0, ymm9
vfmadd231pd ymm10, ymm9, [rsp + 160]
vaddpd ymm12, ymm12, ymm7
vaddpd ymm2, ymm2, ymm10
vmovapd ymm7, ymm4
vfmadd231pd ymm7, ymm0, ymm15
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm15, [rsp + 160]
vsubpd ymm4, ymm4, ymm7
vsubpd ymm14, ymm14, ymm10
vfmadd231pd ymm4, ymm0, ymm15
vfmadd231pd ymm14, ymm15, [rsp + 160]
vaddpd ymm11, ymm11, ymm4
vaddpd ymm1, ymm1, ymm14
vmovapd ymm0, [r9 + -32]
vmovapd ymm4, ymm13
vfmadd231pd ymm4, ymm3, ymm0
vmovapd ymm14, ymm6
vfmadd231pd ymm14, ymm0, [rsp + 224]
vsubpd ymm13, ymm13, ymm4
vsubpd ymm6, ymm6, ymm14
vfmadd231pd ymm13, ymm3, ymm0
vfmadd231pd ymm6, ymm0, [rsp + 224]
vaddpd ymm12, ymm12, ymm13
vaddpd ymm2, ymm2, ymm6
vmovapd ymm6, ymm7
vfmadd231pd ymm6, ymm3, ymm9
vmovapd ymm13, ymm10
vfmadd231pd ymm13, ymm9, [rsp + 224]
vsubpd ymm7, ymm7, ymm6
vsubpd ymm10, ymm10, ymm13
vfmadd231pd ymm7, ymm3, ymm9
vfmadd231pd ymm10, ymm9, [rsp + 224]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm1, ymm1, ymm10
vmovapd ymm7, ymm4
vfmadd231pd ymm7, ymm5, ymm8
vmovapd ymm10, ymm14
vfmadd231pd ymm10, ymm8, [rsp + 288]
vsubpd ymm4, ymm4, ymm7
vsubpd ymm14, ymm14, ymm10
vfmadd231pd ymm4, ymm5, ymm8
vfmadd231pd ymm14, ymm8, [rsp + 288]
vaddpd ymm12, ymm12, ymm4
vaddpd ymm2, ymm2, ymm14
vmovapd ymm4, ymm6
vfmadd231pd ymm4, ymm5, ymm0
vmovapd ymm14, ymm13
vfmadd231pd ymm14, ymm0, [rsp + 288]
vsubpd ymm6, ymm6, ymm4
vsubpd ymm13, ymm13, ymm14
vfmadd231pd ymm6, ymm5, ymm0
vfmadd231pd ymm13, ymm0, [rsp + 288]
vaddpd ymm11, ymm11, ymm6
vaddpd ymm1, ymm1, ymm13
vmovapd ymm6, [rsp + 704]
vmovapd ymm13, [r9 + 160]
vfmadd231pd ymm12, ymm6, ymm13
vfmadd231pd ymm2, ymm13, [rsp + 672]
vfmadd231pd ymm12, ymm13, [rsp + 640]
vfmadd231pd ymm2, ymm13, [rsp + 608]
vmovapd ymm6, [rsp + 320]
vmovapd ymm0, [r9 + -96]
vmovapd ymm5, ymm7
vfmadd231pd ymm5, ymm6, ymm0
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm0, [rsp + 352]
vsubpd ymm7, ymm7, ymm5
vsubpd ymm10, ymm10, ymm9
vfmadd231pd ymm7, ymm6, ymm0
vfmadd231pd ymm10, ymm0, [rsp + 352]
vaddpd ymm12, ymm12, ymm7
vaddpd ymm2, ymm2, ymm10
vmovapd ymm0, ymm4
vfmadd231pd ymm0, ymm6, ymm8
vmovapd ymm7, ymm14
vfmadd231pd ymm7, ymm8, [rsp + 352]
vsubpd ymm4, ymm4, ymm0
vsubpd ymm14, ymm14, ymm7
vfmadd231pd ymm4, ymm6, ymm8
vfmadd231pd ymm14, ymm8, [rsp + 352]
vaddpd ymm11, ymm11, ymm4
vaddpd ymm1, ymm1, ymm14
vfmadd231pd ymm11, ymm5, ymm13
vfmadd231pd ymm1, ymm9, ymm13
vmovapd ymm4, [rsi + -32]
vmovapd ymm5, [r9 + 96]
vmovapd ymm8, ymm5
vfmadd231pd ymm8, ymm4, [rdx + 32]
vmovapd ymm9, [rsi + 160]
vmovapd ymm10, ymm5
vfmadd231pd ymm10, ymm9, [rdx + 224]
vmovapd ymm14, [r9 + 128]
vmovapd [rsp + 736], ymm1
vsubpd ymm1, ymm14, ymm8
vmovapd [rsp + 768], ymm11
vsubpd ymm11, ymm14, ymm10
vfmadd231pd ymm1, ymm4, [rdx + 32]
vfmadd231pd ymm11, ymm9, [rdx + 224]
vmovapd ymm4, [rcx + -32]
vmovapd ymm9, ymm8
vfmadd231pd ymm9, ymm4, [r8 + 32]
vmovapd [rsp + 800], ymm2
vmovapd ymm2, [rcx + 160]
vmovapd [rsp + 832], ymm12
vmovapd ymm12, ymm10
vfmadd231pd ymm12, ymm2, [r8 + 224]
vsubpd ymm8, ymm8, ymm9
vsubpd ymm10, ymm10, ymm12
vfmadd231pd ymm8, ymm4, [r8 + 32]
vfmadd231pd ymm10, ymm2, [r8 + 224]
vaddpd ymm1, ymm1, ymm8
vaddpd ymm11, ymm11, ymm10
vmovapd ymm2, [rsi + 0]
vmovapd ymm4, ymm9
vfmadd231pd ymm4, ymm2, [rdx + 0]
vmovapd ymm8, [rsi + 192]
vmovapd ymm10, ymm12
vfmadd231pd ymm10, ymm8, [rdx + 192]
vsubpd ymm9, ymm9, ymm4
vsubpd ymm12, ymm12, ymm10
vfmadd231pd ymm9, ymm2, [rdx + 0]
vfmadd231pd ymm12, ymm8, [rdx + 192]
vaddpd ymm1, ymm1, ymm9
vaddpd ymm11, ymm11, ymm12
vmovapd ymm9, ymm5
vfmadd231pd ymm9, ymm2, [rdx + 32]
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm8, [rdx + 224]
vsubpd ymm5, ymm14, ymm9
vmovapd [rsp + 864], ymm7
vsubpd ymm7, ymm14, ymm12
vfmadd231pd ymm5, ymm2, [rdx + 32]
vfmadd231pd ymm7, ymm8, [rdx + 224]
vmovapd ymm2, [rcx + 0]
vmovapd ymm8, ymm4
vfmadd231pd ymm8, ymm2, [r8 + 0]
vmovapd ymm14, [rcx + 192]
vmovapd [rsp + 896], ymm0
vmovapd ymm0, ymm10
vfmadd231pd ymm0, ymm14, [r8 + 192]
vsubpd ymm4, ymm4, ymm8
vsubpd ymm10, ymm10, ymm0
vfmadd231pd ymm4, ymm2, [r8 + 0]
vfmadd231pd ymm10, ymm14, [r8 + 192]
vaddpd ymm1, ymm1, ymm4
vaddpd ymm11, ymm11, ymm10
vmovapd ymm4, ymm9
vfmadd231pd ymm4, ymm2, [r8 + 32]
vmovapd ymm10, ymm12
vfmadd231pd ymm10, ymm14, [r8 + 224]
vsubpd ymm9, ymm9, ymm4
vsubpd ymm12, ymm12, ymm10
vfmadd231pd ymm9, ymm2, [r8 + 32]
vfmadd231pd ymm12, ymm14, [r8 + 224]
vaddpd ymm5, ymm5, ymm9
vaddpd ymm7, ymm7, ymm12
vmovapd ymm2, [rsi + 32]
vmovapd ymm9, ymm8
vfmadd231pd ymm9, ymm2, [rdx + -32]
vmovapd ymm12, [rsi + 224]
vmovapd ymm14, ymm0
vfmadd231pd ymm14, ymm12, [rdx + 160]
vsubpd ymm8, ymm8, ymm9
vsubpd ymm0, ymm0, ymm14
vfmadd231pd ymm8, ymm2, [rdx + -32]
vfmadd231pd ymm0, ymm12, [rdx + 160]
vaddpd ymm1, ymm1, ymm8
vaddpd ymm11, ymm11, ymm0
vmovapd ymm0, ymm4
vfmadd231pd ymm0, ymm2, [rdx + 0]
vmovapd ymm8, ymm10
vfmadd231pd ymm8, ymm12, [rdx + 192]
vsubpd ymm4, ymm4, ymm0
vsubpd ymm10, ymm10, ymm8
vfmadd231pd ymm4, ymm2, [rdx + 0]
vfmadd231pd ymm10, ymm12, [rdx + 192]
vaddpd ymm5, ymm5, ymm4
vaddpd ymm7, ymm7, ymm10
vmovapd ymm4, [rcx + 32]
vmovapd ymm10, ymm9
vfmadd231pd ymm10, ymm4, [r8 + -32]
vmovapd ymm12, [rcx + 224]
vmovapd ymm2, ymm14
vfmadd231pd ymm2, ymm12, [r8 + 160]
vsubpd ymm9, ymm9, ymm10
vsubpd ymm14, ymm14, ymm2
vfmadd231pd ymm9, ymm4, [r8 + -32]
vfmadd231pd ymm14, ymm12, [r8 + 160]
vaddpd ymm1, ymm1, ymm9
vaddpd ymm11, ymm11, ymm14
vmovapd ymm9, ymm0
vfmadd231pd ymm9, ymm4, [r8 + 0]
vmovapd ymm14, ymm8
vfmadd231pd ymm14, ymm12, [r8 + 192]
vsubpd ymm0, ymm0, ymm9
vsubpd ymm8, ymm8, ymm14
vfmadd231pd ymm0, ymm4, [r8 + 0]
vfmadd231pd ymm8, ymm12, [r8 + 192]
vaddpd ymm5, ymm5, ymm0
vaddpd ymm7, ymm7, ymm8
vmovapd ymm0, ymm10
vfmadd231pd ymm0, ymm3, ymm15
vmovapd ymm8, ymm2
vfmadd231pd ymm8, ymm15, [rsp + 224]
vsubpd ymm10, ymm10, ymm0
vsubpd ymm2, ymm2, ymm8
vfmadd231pd ymm10, ymm3, ymm15
vfmadd231pd ymm2, ymm15, [rsp + 224]
vaddpd ymm1, ymm1, ymm10
vaddpd ymm11, ymm11, ymm2
vmovapd ymm2, [rsp + 256]
vmovapd ymm3, [r9 + 0]
vmovapd ymm10, ymm0
vfmadd231pd ymm10, ymm2, ymm3
vmovapd ymm12, ymm8
vfmadd231pd ymm12, ymm3, [rsp + 288]
vsubpd ymm0, ymm0, ymm10
vsubpd ymm8, ymm8, ymm12
vfmadd231pd ymm0, ymm2, ymm3
vfmadd231pd ymm8, ymm3, [rsp + 288]
vaddpd ymm1, ymm1, ymm0
vaddpd ymm11, ymm11, ymm8
vmovapd ymm0, ymm9
vfmadd231pd ymm0, ymm2, ymm15
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm15, [rsp + 288]
vsubpd ymm9, ymm9, ymm0
vsubpd ymm14, ymm14, ymm8
vfmadd231pd ymm9, ymm2, ymm15
vfmadd231pd ymm14, ymm15, [rsp + 288]
vaddpd ymm5, ymm5, ymm9
vaddpd ymm7, ymm7, ymm14
vmovapd ymm2, [r9 + -32]
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm6, ymm2
vmovapd ymm14, ymm12
vfmadd231pd ymm14, ymm2, [rsp + 352]
vsubpd ymm10, ymm10, ymm9
vsubpd ymm12, ymm12, ymm14
vfmadd231pd ymm10, ymm6, ymm2
vfmadd231pd ymm12, ymm2, [rsp + 352]
vaddpd ymm1, ymm1, ymm10
vaddpd ymm11, ymm11, ymm12
vmovapd ymm2, ymm0
vfmadd231pd ymm2, ymm6, ymm3
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm3, [rsp + 352]
vsubpd ymm0, ymm0, ymm2
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm0, ymm6, ymm3
vfmadd231pd ymm8, ymm3, [rsp + 352]
vaddpd ymm5, ymm5, ymm0
vaddpd ymm7, ymm7, ymm8
vfmadd231pd ymm1, ymm13, [rsp + 896]
vfmadd231pd ymm11, ymm13, [rsp + 864]
vfmadd231pd ymm5, ymm9, ymm13
vfmadd231pd ymm7, ymm14, ymm13
vmovapd ymm0, [rsi + 32]
vmovapd ymm3, [r9 + 96]
vmovapd ymm8, ymm3
vfmadd231pd ymm8, ymm0, [rdx + 32]
vmovapd ymm9, [rsi + 224]
vmovapd ymm12, ymm3
vfmadd231pd ymm12, ymm9, [rdx + 224]
vmovapd ymm14, [r9 + 128]
vmovapd [rsp + 928], ymm7
vsubpd ymm7, ymm14, ymm8
vsubpd ymm14, ymm14, ymm12
vfmadd231pd ymm7, ymm0, [rdx + 32]
vfmadd231pd ymm14, ymm9, [rdx + 224]
vmovapd ymm0, ymm8
vfmadd231pd ymm0, ymm4, [r8 + 32]
vmovapd ymm9, [rcx + 224]
vmovapd [rsp + 960], ymm5
vmovapd ymm5, ymm12
vfmadd231pd ymm5, ymm9, [r8 + 224]
vsubpd ymm8, ymm8, ymm0
vsubpd ymm12, ymm12, ymm5
vfmadd231pd ymm8, ymm4, [r8 + 32]
vfmadd231pd ymm12, ymm9, [r8 + 224]
vaddpd ymm7, ymm7, ymm8
vaddpd ymm14, ymm14, ymm12
vmovapd ymm4, ymm0
vfmadd231pd ymm4, ymm6, ymm15
vmovapd ymm8, ymm5
vfmadd231pd ymm8, ymm15, [rsp + 352]
vsubpd ymm0, ymm0, ymm4
vsubpd ymm5, ymm5, ymm8
vfmadd231pd ymm0, ymm6, ymm15
vfmadd231pd ymm5, ymm15, [rsp + 352]
vaddpd ymm7, ymm7, ymm0
vaddpd ymm14, ymm14, ymm5
vfmadd231pd ymm7, ymm2, ymm13
vfmadd231pd ymm14, ymm10, ymm13
vsubpd ymm4, ymm4, ymm3
vsubpd ymm8, ymm8, ymm3
vmulpd ymm4, ymm4, ymm13
vmulpd ymm8, ymm8, ymm13
vaddpd ymm0, ymm3, [rsp + 832]
vaddpd ymm2, ymm3, [rsp + 800]
vsubpd ymm0, ymm0, ymm3
vsubpd ymm2, ymm2, ymm3
vmovapd ymm5, [rsp + 832]
vsubpd ymm5, ymm5, ymm0
vmovapd [rdi + -128], ymm5
vmovapd ymm5, [rsp + 800]
vsubpd ymm5, ymm5, ymm2
vmovapd [rdi + 64], ymm5
vaddpd ymm5, ymm3, [rsp + 768]
vaddpd ymm6, ymm3, [rsp + 736]
vsubpd ymm5, ymm5, ymm3
vsubpd ymm6, ymm6, ymm3
vmovapd ymm9, [rsp + 768]
vsubpd ymm9, ymm9, ymm5
vmovapd ymm10, [rsp + 736]
vsubpd ymm10, ymm10, ymm6
vfmadd231pd ymm9, ymm0, ymm13
vmovapd [rdi + -96], ymm9
vfmadd231pd ymm10, ymm2, ymm13
vmovapd [rdi + 96], ymm10
vaddpd ymm0, ymm1, ymm3
vaddpd ymm2, ymm11, ymm3
vsubpd ymm0, ymm0, ymm3
vsubpd ymm2, ymm2, ymm3
vsubpd ymm1, ymm1, ymm0
vsubpd ymm11, ymm11, ymm2
vfmadd231pd ymm1, ymm5, ymm13
vmovapd [rdi + -64], ymm1
vfmadd231pd ymm11, ymm6, ymm13
vmovapd [rdi + 128], ymm11
vaddpd ymm1, ymm3, [rsp + 960]
vaddpd ymm5, ymm3, [rsp + 928]
vsubpd ymm1, ymm1, ymm3
vsubpd ymm5, ymm5, ymm3
vmovapd ymm6, [rsp + 960]
vsubpd ymm6, ymm6, ymm1
vmovapd ymm9, [rsp + 928]
vsubpd ymm9, ymm9, ymm5
vfmadd231pd ymm6, ymm0, ymm13
vmovapd [rdi + -32], ymm6
vfmadd231pd ymm9, ymm2, ymm13
vmovapd [rdi + 160], ymm9
vaddpd ymm0, ymm7, ymm3
vaddpd ymm2, ymm14, ymm3
vsubpd ymm0, ymm0, ymm3
vsubpd ymm2, ymm2, ymm3
vsubpd ymm7, ymm7, ymm0
vsubpd ymm14, ymm14, ymm2
vfmadd231pd ymm7, ymm1, ymm13
vmovapd [rdi + 0], ymm7
vfmadd231pd ymm14, ymm5, ymm13
vmovapd [rdi + 192], ymm14
vfmadd231pd ymm4, ymm0, ymm13
vmovapd [rdi + 32], ymm4
vfmadd231pd ymm8, ymm2, ymm13
vmovapd [rdi + 224], ymm8
mov rsp, rbp
pop rbp
ret
