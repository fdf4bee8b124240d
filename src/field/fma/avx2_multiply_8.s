# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 1376
and rsp, -32
lea r8, [rsi + 384]
lea r10, [rdi + 384]
lea r9, [rdx + 384]
sub rsi, -128
sub rdi, -128
sub rdx, -128
sub rcx, -128
vmovapd ymm0, [rsi + -128]
vmovapd ymm1, [rcx + 160]
vmovapd ymm2, ymm1
vfmadd231pd ymm2, ymm0, [rdx + -128]
vmovapd ymm3, [r8 + -128]
vmovapd ymm4, ymm1
vfmadd231pd ymm4, ymm3, [r9 + -128]
vsubpd ymm5, ymm1, ymm2
vsubpd ymm6, ymm1, ymm4
vfmadd231pd ymm5, ymm0, [rdx + -128]
vfmadd231pd ymm6, ymm3, [r9 + -128]
vmovapd ymm7, ymm1
vfmadd231pd ymm7, ymm0, [rdx + -96]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm3, [r9 + -96]
vmovapd ymm9, [rcx + 192]
vsubpd ymm10, ymm9, ymm7
vsubpd ymm11, ymm9, ymm8
vfmadd231pd ymm10, ymm0, [rdx + -96]
vfmadd231pd ymm11, ymm3, [r9 + -96]
vmovapd ymm12, [rsi + -96]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm12, [rdx + -128]
vmovapd ymm14, [r8 + -96]
vmovapd ymm15, ymm8
vfmadd231pd ymm15, ymm14, [r9 + -128]
vsubpd ymm7, ymm7, ymm13
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm7, ymm12, [rdx + -128]
vfmadd231pd ymm8, ymm14, [r9 + -128]
vaddpd ymm10, ymm10, ymm7
vaddpd ymm11, ymm11, ymm8
vmovapd ymm7, [rcx + 128]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm5, ymm7
vmovapd ymm14, ymm1
vfmadd231pd ymm14, ymm6, ymm7
vsubpd ymm8, ymm1, ymm8
vsubpd ymm14, ymm1, ymm14
vfmadd231pd ymm8, ymm5, ymm7
vmovapd [rsp + 0], ymm8
vfmadd231pd ymm14, ymm6, ymm7
vmovapd [rsp + 32], ymm14
vmovapd ymm12, [rcx + -128]
vfmadd231pd ymm5, ymm8, ymm12
vfmadd231pd ymm6, ymm14, ymm12
vmovapd ymm9, [rcx + 224]
vfmadd231pd ymm10, ymm2, ymm9
vfmadd231pd ymm11, ymm4, ymm9
vfmadd231pd ymm10, ymm5, ymm9
vfmadd231pd ymm11, ymm6, ymm9
vmovapd ymm2, [rcx + -96]
vmovapd ymm4, ymm13
vfmadd231pd ymm4, ymm8, ymm2
vmovapd ymm5, ymm15
vfmadd231pd ymm5, ymm14, ymm2
vsubpd ymm13, ymm13, ymm4
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm13, ymm8, ymm2
vfmadd231pd ymm15, ymm14, ymm2
vaddpd ymm10, ymm10, ymm13
vaddpd ymm11, ymm11, ymm15
vmovapd ymm6, ymm1
vfmadd231pd ymm6, ymm10, ymm7
vmovapd ymm13, ymm1
vfmadd231pd ymm13, ymm11, ymm7
vsubpd ymm6, ymm1, ymm6
vsubpd ymm13, ymm1, ymm13
vfmadd231pd ymm6, ymm10, ymm7
vmovapd [rsp + 64], ymm6
vfmadd231pd ymm13, ymm11, ymm7
vmovapd [rsp + 96], ymm13
vfmadd231pd ymm10, ymm6, ymm12
vfmadd231pd ymm11, ymm13, ymm12
vmovapd ymm15, ymm1
vfmadd231pd ymm15, ymm0, [rdx + -64]
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm3, [r9 + -64]
vmovapd ymm7, [rcx + 192]
vsubpd ymm13, ymm7, ymm15
vsubpd ymm2, ymm7, ymm12
vfmadd231pd ymm13, ymm0, [rdx + -64]
vfmadd231pd ymm2, ymm3, [r9 + -64]
vmovapd ymm6, ymm1
vfmadd231pd ymm6, ymm0, [rdx + -32]
vmovapd [rsp + 512], ymm11
vmovapd ymm11, ymm1
vfmadd231pd ymm11, ymm3, [r9 + -32]
vsubpd ymm1, ymm7, ymm6
vmovapd [rsp + 544], ymm10
vsubpd ymm10, ymm7, ymm11
vfmadd231pd ymm1, ymm0, [rdx + -32]
vfmadd231pd ymm10, ymm3, [r9 + -32]
vmovapd ymm7, [rsi + -96]
vmovapd ymm3, ymm15
vfmadd231pd ymm3, ymm7, [rdx + -96]
vmovapd ymm0, [r8 + -96]
vmovapd [rsp + 576], ymm5
vmovapd ymm5, ymm12
vfmadd231pd ymm5, ymm0, [r9 + -96]
vsubpd ymm15, ymm15, ymm3
vsubpd ymm12, ymm12, ymm5
vfmadd231pd ymm15, ymm7, [rdx + -96]
vfmadd231pd ymm12, ymm0, [r9 + -96]
vaddpd ymm13, ymm13, ymm15
vaddpd ymm2, ymm2, ymm12
vmovapd ymm12, ymm6
vfmadd231pd ymm12, ymm7, [rdx + -64]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm0, [r9 + -64]
vsubpd ymm6, ymm6, ymm12
vsubpd ymm11, ymm11, ymm15
vfmadd231pd ymm6, ymm7, [rdx + -64]
vfmadd231pd ymm11, ymm0, [r9 + -64]
vaddpd ymm1, ymm1, ymm6
vaddpd ymm10, ymm10, ymm11
vmovapd ymm6, [rsi + -64]
vmovapd ymm11, ymm3
vfmadd231pd ymm11, ymm6, [rdx + -128]
vmovapd ymm0, [r8 + -64]
vmovapd ymm7, ymm5
vfmadd231pd ymm7, ymm0, [r9 + -128]
vsubpd ymm3, ymm3, ymm11
vsubpd ymm5, ymm5, ymm7
vfmadd231pd ymm3, ymm6, [rdx + -128]
vfmadd231pd ymm5, ymm0, [r9 + -128]
vaddpd ymm13, ymm13, ymm3
vaddpd ymm2, ymm2, ymm5
vmovapd ymm3, ymm12
vfmadd231pd ymm3, ymm6, [rdx + -96]
vmovapd ymm5, ymm15
vfmadd231pd ymm5, ymm0, [r9 + -96]
vsubpd ymm12, ymm12, ymm3
vsubpd ymm15, ymm15, ymm5
vfmadd231pd ymm12, ymm6, [rdx + -96]
vfmadd231pd ymm15, ymm0, [r9 + -96]
vaddpd ymm1, ymm1, ymm12
vaddpd ymm10, ymm10, ymm15
vmovapd ymm12, [rsi + -32]
vmovapd ymm15, ymm3
vfmadd231pd ymm15, ymm12, [rdx + -128]
vmovapd ymm0, [r8 + -32]
vmovapd ymm6, ymm5
vfmadd231pd ymm6, ymm0, [r9 + -128]
vsubpd ymm3, ymm3, ymm15
vsubpd ymm5, ymm5, ymm6
vfmadd231pd ymm3, ymm12, [rdx + -128]
vfmadd231pd ymm5, ymm0, [r9 + -128]
vaddpd ymm1, ymm1, ymm3
vaddpd ymm10, ymm10, ymm5
vmovapd ymm3, [rcx + -64]
vmovapd ymm5, ymm11
vfmadd231pd ymm5, ymm8, ymm3
vmovapd ymm0, ymm7
vfmadd231pd ymm0, ymm14, ymm3
vsubpd ymm11, ymm11, ymm5
vsubpd ymm7, ymm7, ymm0
vfmadd231pd ymm11, ymm8, ymm3
vfmadd231pd ymm7, ymm14, ymm3
vaddpd ymm13, ymm13, ymm11
vaddpd ymm2, ymm2, ymm7
vmovapd ymm7, [rcx + -32]
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm8, ymm7
vmovapd ymm12, ymm6
vfmadd231pd ymm12, ymm14, ymm7
vsubpd ymm15, ymm15, ymm11
vsubpd ymm6, ymm6, ymm12
vfmadd231pd ymm15, ymm8, ymm7
vfmadd231pd ymm6, ymm14, ymm7
vaddpd ymm1, ymm1, ymm15
vaddpd ymm10, ymm10, ymm6
vfmadd231pd ymm13, ymm4, ymm9
vfmadd231pd ymm2, ymm9, [rsp + 576]
vfmadd231pd ymm13, ymm9, [rsp + 544]
vfmadd231pd ymm2, ymm9, [rsp + 512]
vmovapd ymm4, [rsp + 64]
vmovapd ymm6, [rcx + -96]
vmovapd ymm15, ymm5
vfmadd231pd ymm15, ymm4, ymm6
vmovapd ymm7, ymm0
vfmadd231pd ymm7, ymm6, [rsp + 96]
vsubpd ymm5, ymm5, ymm15
vsubpd ymm0, ymm0, ymm7
vfmadd231pd ymm5, ymm4, ymm6
vfmadd231pd ymm0, ymm6, [rsp + 96]
vaddpd ymm13, ymm13, ymm5
vaddpd ymm2, ymm2, ymm0
vmovapd ymm0, [rcx + 128]
vmovapd ymm5, [rcx + 160]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm13, ymm0
vmovapd ymm8, ymm5
vfmadd231pd ymm8, ymm2, ymm0
vsubpd ymm14, ymm5, ymm14
vsubpd ymm8, ymm5, ymm8
vfmadd231pd ymm14, ymm13, ymm0
vmovapd [rsp + 128], ymm14
vfmadd231pd ymm8, ymm2, ymm0
vmovapd [rsp + 160], ymm8
vmovapd ymm0, [rcx + -128]
vfmadd231pd ymm13, ymm14, ymm0
vfmadd231pd ymm2, ymm8, ymm0
vmovapd ymm0, ymm11
vfmadd231pd ymm0, ymm4, ymm3
vmovapd ymm5, ymm12
vfmadd231pd ymm5, ymm3, [rsp + 96]
vsubpd ymm11, ymm11, ymm0
vsubpd ymm12, ymm12, ymm5
vfmadd231pd ymm11, ymm4, ymm3
vfmadd231pd ymm12, ymm3, [rsp + 96]
vaddpd ymm1, ymm1, ymm11
vaddpd ymm10, ymm10, ymm12
vfmadd231pd ymm1, ymm15, ymm9
vfmadd231pd ymm10, ymm7, ymm9
vfmadd231pd ymm1, ymm13, ymm9
vfmadd231pd ymm10, ymm2, ymm9
vmovapd ymm2, ymm0
vfmadd231pd ymm2, ymm14, ymm6
vmovapd ymm7, ymm5
vfmadd231pd ymm7, ymm8, ymm6
vsubpd ymm0, ymm0, ymm2
vsubpd ymm5, ymm5, ymm7
vfmadd231pd ymm0, ymm14, ymm6
vfmadd231pd ymm5, ymm8, ymm6
vaddpd ymm1, ymm1, ymm0
vaddpd ymm10, ymm10, ymm5
vmovapd ymm0, [rcx + 128]
vmovapd ymm5, [rcx + 160]
vmovapd ymm11, ymm5
vfmadd231pd ymm11, ymm1, ymm0
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm10, ymm0
vsubpd ymm11, ymm5, ymm11
vsubpd ymm12, ymm5, ymm12
vfmadd231pd ymm11, ymm1, ymm0
vmovapd [rsp + 192], ymm11
vfmadd231pd ymm12, ymm10, ymm0
vmovapd [rsp + 224], ymm12
vmovapd ymm13, [rcx + -128]
vfmadd231pd ymm1, ymm11, ymm13
vfmadd231pd ymm10, ymm12, ymm13
vmovapd ymm15, [rsi + -128]
vmovapd ymm13, ymm5
vfmadd231pd ymm13, ymm15, [rdx + 0]
vmovapd ymm0, [r8 + -128]
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm0, [r9 + 0]
vmovapd ymm6, [rcx + 192]
vsubpd ymm11, ymm6, ymm13
vmovapd [rsp + 608], ymm10
vsubpd ymm10, ymm6, ymm12
vfmadd231pd ymm11, ymm15, [rdx + 0]
vfmadd231pd ymm10, ymm0, [r9 + 0]
vmovapd [rsp + 640], ymm1
vmovapd ymm1, ymm5
vfmadd231pd ymm1, ymm15, [rdx + 32]
vmovapd [rsp + 672], ymm7
vmovapd ymm7, ymm5
vfmadd231pd ymm7, ymm0, [r9 + 32]
vsubpd ymm5, ymm6, ymm1
vmovapd [rsp + 704], ymm2
vsubpd ymm2, ymm6, ymm7
vfmadd231pd ymm5, ymm15, [rdx + 32]
vfmadd231pd ymm2, ymm0, [r9 + 32]
vmovapd ymm6, [rsi + -96]
vmovapd ymm0, ymm13
vfmadd231pd ymm0, ymm6, [rdx + -32]
vmovapd ymm15, [r8 + -96]
vmovapd ymm9, ymm12
vfmadd231pd ymm9, ymm15, [r9 + -32]
vsubpd ymm13, ymm13, ymm0
vsubpd ymm12, ymm12, ymm9
vfmadd231pd ymm13, ymm6, [rdx + -32]
vfmadd231pd ymm12, ymm15, [r9 + -32]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm10, ymm10, ymm12
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm6, [rdx + 0]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm15, [r9 + 0]
vsubpd ymm1, ymm1, ymm12
vsubpd ymm7, ymm7, ymm13
vfmadd231pd ymm1, ymm6, [rdx + 0]
vfmadd231pd ymm7, ymm15, [r9 + 0]
vaddpd ymm5, ymm5, ymm1
vaddpd ymm2, ymm2, ymm7
vmovapd ymm1, [rsi + -64]
vmovapd ymm7, ymm0
vfmadd231pd ymm7, ymm1, [rdx + -64]
vmovapd ymm15, [r8 + -64]
vmovapd ymm6, ymm9
vfmadd231pd ymm6, ymm15, [r9 + -64]
vsubpd ymm0, ymm0, ymm7
vsubpd ymm9, ymm9, ymm6
vfmadd231pd ymm0, ymm1, [rdx + -64]
vfmadd231pd ymm9, ymm15, [r9 + -64]
vaddpd ymm11, ymm11, ymm0
vaddpd ymm10, ymm10, ymm9
vmovapd ymm0, ymm12
vfmadd231pd ymm0, ymm1, [rdx + -32]
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm15, [r9 + -32]
vsubpd ymm12, ymm12, ymm0
vsubpd ymm13, ymm13, ymm9
vfmadd231pd ymm12, ymm1, [rdx + -32]
vfmadd231pd ymm13, ymm15, [r9 + -32]
vaddpd ymm5, ymm5, ymm12
vaddpd ymm2, ymm2, ymm13
vmovapd ymm12, [rsi + -32]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm12, [rdx + -96]
vmovapd ymm15, [r8 + -32]
vmovapd ymm1, ymm6
vfmadd231pd ymm1, ymm15, [r9 + -96]
vsubpd ymm7, ymm7, ymm13
vsubpd ymm6, ymm6, ymm1
vfmadd231pd ymm7, ymm12, [rdx + -96]
vfmadd231pd ymm6, ymm15, [r9 + -96]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm10, ymm10, ymm6
vmovapd ymm6, ymm0
vfmadd231pd ymm6, ymm12, [rdx + -64]
vmovapd ymm7, ymm9
vfmadd231pd ymm7, ymm15, [r9 + -64]
vsubpd ymm0, ymm0, ymm6
vsubpd ymm9, ymm9, ymm7
vfmadd231pd ymm0, ymm12, [rdx + -64]
vfmadd231pd ymm9, ymm15, [r9 + -64]
vaddpd ymm5, ymm5, ymm0
vaddpd ymm2, ymm2, ymm9
vmovapd ymm0, [rsi + 0]
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm0, [rdx + -128]
vmovapd ymm15, [r8 + 0]
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm15, [r9 + -128]
vsubpd ymm13, ymm13, ymm9
vsubpd ymm1, ymm1, ymm12
vfmadd231pd ymm13, ymm0, [rdx + -128]
vfmadd231pd ymm1, ymm15, [r9 + -128]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm10, ymm10, ymm1
vmovapd ymm1, ymm6
vfmadd231pd ymm1, ymm0, [rdx + -96]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm15, [r9 + -96]
vsubpd ymm6, ymm6, ymm1
vsubpd ymm7, ymm7, ymm13
vfmadd231pd ymm6, ymm0, [rdx + -96]
vfmadd231pd ymm7, ymm15, [r9 + -96]
vaddpd ymm5, ymm5, ymm6
vaddpd ymm2, ymm2, ymm7
vmovapd ymm6, [rsi + 32]
vmovapd ymm7, ymm1
vfmadd231pd ymm7, ymm6, [rdx + -128]
vmovapd ymm15, [r8 + 32]
vmovapd ymm0, ymm13
vfmadd231pd ymm0, ymm15, [r9 + -128]
vsubpd ymm1, ymm1, ymm7
vsubpd ymm13, ymm13, ymm0
vfmadd231pd ymm1, ymm6, [rdx + -128]
vfmadd231pd ymm13, ymm15, [r9 + -128]
vaddpd ymm5, ymm5, ymm1
vaddpd ymm2, ymm2, ymm13
vmovapd ymm1, [rsp + 0]
vmovapd ymm13, [rcx + 0]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm1, ymm13
vmovapd ymm6, ymm12
vfmadd231pd ymm6, ymm13, [rsp + 32]
vsubpd ymm9, ymm9, ymm15
vsubpd ymm12, ymm12, ymm6
vfmadd231pd ymm9, ymm1, ymm13
vfmadd231pd ymm12, ymm13, [rsp + 32]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm10, ymm10, ymm12
vmovapd ymm9, [rcx + 32]
vmovapd ymm12, ymm7
vfmadd231pd ymm12, ymm1, ymm9
vmovapd ymm8, ymm0
vfmadd231pd ymm8, ymm9, [rsp + 32]
vsubpd ymm7, ymm7, ymm12
vsubpd ymm0, ymm0, ymm8
vfmadd231pd ymm7, ymm1, ymm9
vfmadd231pd ymm0, ymm9, [rsp + 32]
vaddpd ymm5, ymm5, ymm7
vaddpd ymm2, ymm2, ymm0
vmovapd ymm0, [rcx + -32]
vmovapd ymm7, ymm15
vfmadd231pd ymm7, ymm4, ymm0
vmovapd ymm9, ymm6
vfmadd231pd ymm9, ymm0, [rsp + 96]
vsubpd ymm15, ymm15, ymm7
vsubpd ymm6, ymm6, ymm9
vfmadd231pd ymm15, ymm4, ymm0
vfmadd231pd ymm6, ymm0, [rsp + 96]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm10, ymm10, ymm6
vmovapd ymm6, ymm12
vfmadd231pd ymm6, ymm4, ymm13
vmovapd ymm15, ymm8
vfmadd231pd ymm15, ymm13, [rsp + 96]
vsubpd ymm12, ymm12, ymm6
vsubpd ymm8, ymm8, ymm15
vfmadd231pd ymm12, ymm4, ymm13
vfmadd231pd ymm8, ymm13, [rsp + 96]
vaddpd ymm5, ymm5, ymm12
vaddpd ymm2, ymm2, ymm8
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm14, ymm3
vmovapd ymm12, ymm9
vfmadd231pd ymm12, ymm3, [rsp + 160]
vsubpd ymm7, ymm7, ymm8
vsubpd ymm9, ymm9, ymm12
vfmadd231pd ymm7, ymm14, ymm3
vfmadd231pd ymm9, ymm3, [rsp + 160]
vaddpd ymm11, ymm11, ymm7
vaddpd ymm10, ymm10, ymm9
vmovapd ymm7, ymm6
vfmadd231pd ymm7, ymm14, ymm0
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm0, [rsp + 160]
vsubpd ymm6, ymm6, ymm7
vsubpd ymm15, ymm15, ymm9
vfmadd231pd ymm6, ymm14, ymm0
vfmadd231pd ymm15, ymm0, [rsp + 160]
vaddpd ymm5, ymm5, ymm6
vaddpd ymm2, ymm2, ymm15
vmovapd ymm6, [rsp + 704]
vmovapd ymm15, [rcx + 224]
vfmadd231pd ymm11, ymm6, ymm15
vfmadd231pd ymm10, ymm15, [rsp + 672]
vfmadd231pd ymm11, ymm15, [rsp + 640]
vfmadd231pd ymm10, ymm15, [rsp + 608]
vmovapd ymm6, [rsp + 192]
vmovapd ymm0, [rcx + -96]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm6, ymm0
vmovapd ymm14, ymm12
vfmadd231pd ymm14, ymm0, [rsp + 224]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm12, ymm12, ymm14
vfmadd231pd ymm8, ymm6, ymm0
vfmadd231pd ymm12, ymm0, [rsp + 224]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm10, ymm10, ymm12
vmovapd ymm8, [rcx + 128]
vmovapd ymm12, [rcx + 160]
vmovapd ymm4, ymm12
vfmadd231pd ymm4, ymm11, ymm8
vmovapd ymm1, ymm12
vfmadd231pd ymm1, ymm10, ymm8
vsubpd ymm4, ymm12, ymm4
vsubpd ymm1, ymm12, ymm1
vfmadd231pd ymm4, ymm11, ymm8
vmovapd [rsp + 256], ymm4
vfmadd231pd ymm1, ymm10, ymm8
vmovapd [rsp + 288], ymm1
vmovapd ymm8, [rcx + -128]
vfmadd231pd ymm11, ymm4, ymm8
vfmadd231pd ymm10, ymm1, ymm8
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm6, ymm3
vmovapd ymm12, ymm9
vfmadd231pd ymm12, ymm3, [rsp + 224]
vsubpd ymm7, ymm7, ymm8
vsubpd ymm9, ymm9, ymm12
vfmadd231pd ymm7, ymm6, ymm3
vfmadd231pd ymm9, ymm3, [rsp + 224]
vaddpd ymm5, ymm5, ymm7
vaddpd ymm2, ymm2, ymm9
vfmadd231pd ymm5, ymm13, ymm15
vfmadd231pd ymm2, ymm14, ymm15
vfmadd231pd ymm5, ymm11, ymm15
vfmadd231pd ymm2, ymm10, ymm15
vmovapd ymm7, ymm8
vfmadd231pd ymm7, ymm4, ymm0
vmovapd ymm9, ymm12
vfmadd231pd ymm9, ymm1, ymm0
vsubpd ymm8, ymm8, ymm7
vsubpd ymm12, ymm12, ymm9
vfmadd231pd ymm8, ymm4, ymm0
vfmadd231pd ymm12, ymm1, ymm0
vaddpd ymm5, ymm5, ymm8
vaddpd ymm2, ymm2, ymm12
vmovapd ymm8, [rcx + 128]
vmovapd ymm10, [rcx + 160]
vmovapd ymm11, ymm10
vfmadd231pd ymm11, ymm5, ymm8
vmovapd ymm12, ymm10
vfmadd231pd ymm12, ymm2, ymm8
vsubpd ymm11, ymm10, ymm11
vsubpd ymm12, ymm10, ymm12
vfmadd231pd ymm11, ymm5, ymm8
vmovapd [rsp + 320], ymm11
vfmadd231pd ymm12, ymm2, ymm8
vmovapd [rsp + 352], ymm12
vmovapd ymm13, [rcx + -128]
vfmadd231pd ymm5, ymm11, ymm13
vfmadd231pd ymm2, ymm12, ymm13
vmovapd ymm14, [rsi + -128]
vmovapd ymm13, ymm10
vfmadd231pd ymm13, ymm14, [rdx + 64]
vmovapd ymm8, [r8 + -128]
vmovapd ymm12, ymm10
vfmadd231pd ymm12, ymm8, [r9 + 64]
vmovapd ymm0, [rcx + 192]
vsubpd ymm11, ymm0, ymm13
vmovapd [rsp + 736], ymm2
vsubpd ymm2, ymm0, ymm12
vfmadd231pd ymm11, ymm14, [rdx + 64]
vfmadd231pd ymm2, ymm8, [r9 + 64]
vmovapd [rsp + 768], ymm5
vmovapd ymm5, ymm10
vfmadd231pd ymm5, ymm14, [rdx + 96]
vmovapd [rsp + 800], ymm9
vmovapd ymm9, ymm10
vfmadd231pd ymm9, ymm8, [r9 + 96]
vsubpd ymm10, ymm0, ymm5
vmovapd [rsp + 832], ymm7
vsubpd ymm7, ymm0, ymm9
vfmadd231pd ymm10, ymm14, [rdx + 96]
vfmadd231pd ymm7, ymm8, [r9 + 96]
vmovapd ymm8, [rsi + -96]
vmovapd ymm14, ymm13
vfmadd231pd ymm14, ymm8, [rdx + 32]
vmovapd ymm0, [r8 + -96]
vmovapd ymm15, ymm12
vfmadd231pd ymm15, ymm0, [r9 + 32]
vsubpd ymm13, ymm13, ymm14
vsubpd ymm12, ymm12, ymm15
vfmadd231pd ymm13, ymm8, [rdx + 32]
vfmadd231pd ymm12, ymm0, [r9 + 32]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm2, ymm2, ymm12
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm8, [rdx + 64]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm0, [r9 + 64]
vsubpd ymm5, ymm5, ymm12
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm5, ymm8, [rdx + 64]
vfmadd231pd ymm9, ymm0, [r9 + 64]
vaddpd ymm10, ymm10, ymm5
vaddpd ymm7, ymm7, ymm9
vmovapd ymm5, [rsi + -64]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm5, [rdx + 0]
vmovapd ymm0, [r8 + -64]
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm0, [r9 + 0]
vsubpd ymm14, ymm14, ymm9
vsubpd ymm15, ymm15, ymm8
vfmadd231pd ymm14, ymm5, [rdx + 0]
vfmadd231pd ymm15, ymm0, [r9 + 0]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm2, ymm2, ymm15
vmovapd ymm14, ymm12
vfmadd231pd ymm14, ymm5, [rdx + 32]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [r9 + 32]
vsubpd ymm12, ymm12, ymm14
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm12, ymm5, [rdx + 32]
vfmadd231pd ymm13, ymm0, [r9 + 32]
vaddpd ymm10, ymm10, ymm12
vaddpd ymm7, ymm7, ymm13
vmovapd ymm12, [rsi + -32]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm12, [rdx + -32]
vmovapd ymm0, [r8 + -32]
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm0, [r9 + -32]
vsubpd ymm9, ymm9, ymm13
vsubpd ymm8, ymm8, ymm5
vfmadd231pd ymm9, ymm12, [rdx + -32]
vfmadd231pd ymm8, ymm0, [r9 + -32]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm2, ymm2, ymm8
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm12, [rdx + 0]
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm0, [r9 + 0]
vsubpd ymm14, ymm14, ymm8
vsubpd ymm15, ymm15, ymm9
vfmadd231pd ymm14, ymm12, [rdx + 0]
vfmadd231pd ymm15, ymm0, [r9 + 0]
vaddpd ymm10, ymm10, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm14, [rsi + 0]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm14, [rdx + -64]
vmovapd ymm0, [r8 + 0]
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm0, [r9 + -64]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm5, ymm5, ymm12
vfmadd231pd ymm13, ymm14, [rdx + -64]
vfmadd231pd ymm5, ymm0, [r9 + -64]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm2, ymm2, ymm5
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm14, [rdx + -32]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm0, [r9 + -32]
vsubpd ymm8, ymm8, ymm5
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm8, ymm14, [rdx + -32]
vfmadd231pd ymm9, ymm0, [r9 + -32]
vaddpd ymm10, ymm10, ymm8
vaddpd ymm7, ymm7, ymm9
vmovapd ymm8, [rsi + 32]
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm8, [rdx + -96]
vmovapd ymm0, [r8 + 32]
vmovapd ymm14, ymm12
vfmadd231pd ymm14, ymm0, [r9 + -96]
vsubpd ymm15, ymm15, ymm9
vsubpd ymm12, ymm12, ymm14
vfmadd231pd ymm15, ymm8, [rdx + -96]
vfmadd231pd ymm12, ymm0, [r9 + -96]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm2, ymm2, ymm12
vmovapd ymm12, ymm5
vfmadd231pd ymm12, ymm8, [rdx + -64]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [r9 + -64]
vsubpd ymm5, ymm5, ymm12
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm5, ymm8, [rdx + -64]
vfmadd231pd ymm13, ymm0, [r9 + -64]
vaddpd ymm10, ymm10, ymm5
vaddpd ymm7, ymm7, ymm13
vmovapd ymm5, [rsi + 64]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm5, [rdx + -128]
vmovapd ymm0, [r8 + 64]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm0, [r9 + -128]
vsubpd ymm9, ymm9, ymm13
vsubpd ymm14, ymm14, ymm8
vfmadd231pd ymm9, ymm5, [rdx + -128]
vfmadd231pd ymm14, ymm0, [r9 + -128]
vaddpd ymm11, ymm11, ymm9
vaddpd ymm2, ymm2, ymm14
vmovapd ymm9, ymm12
vfmadd231pd ymm9, ymm5, [rdx + -96]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm0, [r9 + -96]
vsubpd ymm12, ymm12, ymm9
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm12, ymm5, [rdx + -96]
vfmadd231pd ymm15, ymm0, [r9 + -96]
vaddpd ymm10, ymm10, ymm12
vaddpd ymm7, ymm7, ymm15
vmovapd ymm12, [rsi + 96]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm12, [rdx + -128]
vmovapd ymm0, [r8 + 96]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm0, [r9 + -128]
vsubpd ymm9, ymm9, ymm15
vsubpd ymm14, ymm14, ymm5
vfmadd231pd ymm9, ymm12, [rdx + -128]
vfmadd231pd ymm14, ymm0, [r9 + -128]
vaddpd ymm10, ymm10, ymm9
vaddpd ymm7, ymm7, ymm14
vmovapd ymm9, [rsp + 0]
vmovapd ymm14, [rcx + 64]
vmovapd ymm0, ymm13
vfmadd231pd ymm0, ymm9, ymm14
vmovapd ymm12, ymm8
vfmadd231pd ymm12, ymm14, [rsp + 32]
vsubpd ymm13, ymm13, ymm0
vsubpd ymm8, ymm8, ymm12
vfmadd231pd ymm13, ymm9, ymm14
vfmadd231pd ymm8, ymm14, [rsp + 32]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm2, ymm2, ymm8
vmovapd ymm8, [rcx + 96]
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm9, ymm8
vmovapd ymm1, ymm5
vfmadd231pd ymm1, ymm8, [rsp + 32]
vsubpd ymm15, ymm15, ymm13
vsubpd ymm5, ymm5, ymm1
vfmadd231pd ymm15, ymm9, ymm8
vfmadd231pd ymm5, ymm8, [rsp + 32]
vaddpd ymm10, ymm10, ymm15
vaddpd ymm7, ymm7, ymm5
vmovapd ymm5, [rsp + 64]
vmovapd ymm9, [rcx + 32]
vmovapd ymm15, ymm0
vfmadd231pd ymm15, ymm5, ymm9
vmovapd ymm8, ymm12
vfmadd231pd ymm8, ymm9, [rsp + 96]
vsubpd ymm0, ymm0, ymm15
vsubpd ymm12, ymm12, ymm8
vfmadd231pd ymm0, ymm5, ymm9
vfmadd231pd ymm12, ymm9, [rsp + 96]
vaddpd ymm11, ymm11, ymm0
vaddpd ymm2, ymm2, ymm12
vmovapd ymm0, ymm13
vfmadd231pd ymm0, ymm5, ymm14
vmovapd ymm12, ymm1
vfmadd231pd ymm12, ymm14, [rsp + 96]
vsubpd ymm13, ymm13, ymm0
vsubpd ymm1, ymm1, ymm12
vfmadd231pd ymm13, ymm5, ymm14
vfmadd231pd ymm1, ymm14, [rsp + 96]
vaddpd ymm10, ymm10, ymm13
vaddpd ymm7, ymm7, ymm1
vmovapd ymm1, [rsp + 128]
vmovapd ymm13, [rcx + 0]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm1, ymm13
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm13, [rsp + 160]
vsubpd ymm15, ymm15, ymm14
vsubpd ymm8, ymm8, ymm5
vfmadd231pd ymm15, ymm1, ymm13
vfmadd231pd ymm8, ymm13, [rsp + 160]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm2, ymm2, ymm8
vmovapd ymm8, ymm0
vfmadd231pd ymm8, ymm1, ymm9
vmovapd ymm15, ymm12
vfmadd231pd ymm15, ymm9, [rsp + 160]
vsubpd ymm0, ymm0, ymm8
vsubpd ymm12, ymm12, ymm15
vfmadd231pd ymm0, ymm1, ymm9
vfmadd231pd ymm12, ymm9, [rsp + 160]
vaddpd ymm10, ymm10, ymm0
vaddpd ymm7, ymm7, ymm12
vmovapd ymm0, [rcx + -32]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm6, ymm0
vmovapd ymm9, ymm5
vfmadd231pd ymm9, ymm0, [rsp + 224]
vsubpd ymm14, ymm14, ymm12
vsubpd ymm5, ymm5, ymm9
vfmadd231pd ymm14, ymm6, ymm0
vfmadd231pd ymm5, ymm0, [rsp + 224]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm2, ymm2, ymm5
vmovapd ymm5, ymm8
vfmadd231pd ymm5, ymm6, ymm13
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm13, [rsp + 224]
vsubpd ymm8, ymm8, ymm5
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm8, ymm6, ymm13
vfmadd231pd ymm15, ymm13, [rsp + 224]
vaddpd ymm10, ymm10, ymm8
vaddpd ymm7, ymm7, ymm15
vmovapd ymm8, ymm12
vfmadd231pd ymm8, ymm4, ymm3
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm3, [rsp + 288]
vsubpd ymm12, ymm12, ymm8
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm12, ymm4, ymm3
vfmadd231pd ymm9, ymm3, [rsp + 288]
vaddpd ymm11, ymm11, ymm12
vaddpd ymm2, ymm2, ymm9
vmovapd ymm9, ymm5
vfmadd231pd ymm9, ymm4, ymm0
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm0, [rsp + 288]
vsubpd ymm5, ymm5, ymm9
vsubpd ymm14, ymm14, ymm12
vfmadd231pd ymm5, ymm4, ymm0
vfmadd231pd ymm14, ymm0, [rsp + 288]
vaddpd ymm10, ymm10, ymm5
vaddpd ymm7, ymm7, ymm14
vmovapd ymm5, [rsp + 832]
vmovapd ymm14, [rcx + 224]
vfmadd231pd ymm11, ymm5, ymm14
vfmadd231pd ymm2, ymm14, [rsp + 800]
vfmadd231pd ymm11, ymm14, [rsp + 768]
vfmadd231pd ymm2, ymm14, [rsp + 736]
vmovapd ymm5, [rsp + 320]
vmovapd ymm0, [rcx + -96]
vmovapd ymm4, ymm8
vfmadd231pd ymm4, ymm5, ymm0
vmovapd ymm13, ymm15
vfmadd231pd ymm13, ymm0, [rsp + 352]
vsubpd ymm8, ymm8, ymm4
vsubpd ymm15, ymm15, ymm13
vfmadd231pd ymm8, ymm5, ymm0
vfmadd231pd ymm15, ymm0, [rsp + 352]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm2, ymm2, ymm15
vmovapd ymm8, [rcx + 128]
vmovapd ymm15, [rcx + 160]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm11, ymm8
vmovapd ymm1, ymm15
vfmadd231pd ymm1, ymm2, ymm8
vsubpd ymm6, ymm15, ymm6
vsubpd ymm1, ymm15, ymm1
vfmadd231pd ymm6, ymm11, ymm8
vmovapd [rsp + 384], ymm6
vfmadd231pd ymm1, ymm2, ymm8
vmovapd [rsp + 416], ymm1
vmovapd ymm8, [rcx + -128]
vfmadd231pd ymm11, ymm6, ymm8
vfmadd231pd ymm2, ymm1, ymm8
vmovapd ymm8, ymm9
vfmadd231pd ymm8, ymm5, ymm3
vmovapd ymm15, ymm12
vfmadd231pd ymm15, ymm3, [rsp + 352]
vsubpd ymm9, ymm9, ymm8
vsubpd ymm12, ymm12, ymm15
vfmadd231pd ymm9, ymm5, ymm3
vfmadd231pd ymm12, ymm3, [rsp + 352]
vaddpd ymm10, ymm10, ymm9
vaddpd ymm7, ymm7, ymm12
vfmadd231pd ymm10, ymm4, ymm14
vfmadd231pd ymm7, ymm13, ymm14
vfmadd231pd ymm10, ymm11, ymm14
vfmadd231pd ymm7, ymm2, ymm14
vmovapd ymm2, ymm8
vfmadd231pd ymm2, ymm6, ymm0
vmovapd ymm4, ymm15
vfmadd231pd ymm4, ymm1, ymm0
vsubpd ymm8, ymm8, ymm2
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm8, ymm6, ymm0
vfmadd231pd ymm15, ymm1, ymm0
vaddpd ymm10, ymm10, ymm8
vaddpd ymm7, ymm7, ymm15
vmovapd ymm8, [rcx + 128]
vmovapd ymm9, [rcx + 160]
vmovapd ymm11, ymm9
vfmadd231pd ymm11, ymm10, ymm8
vmovapd ymm12, ymm9
vfmadd231pd ymm12, ymm7, ymm8
vsubpd ymm11, ymm9, ymm11
vsubpd ymm12, ymm9, ymm12
vfmadd231pd ymm11, ymm10, ymm8
vmovapd [rsp + 448], ymm11
vfmadd231pd ymm12, ymm7, ymm8
vmovapd [rsp + 480], ymm12
vmovapd ymm8, [rcx + -128]
vfmadd231pd ymm10, ymm11, ymm8
vfmadd231pd ymm7, ymm12, ymm8
vmovapd ymm8, [rsi + -96]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm8, [rdx + 96]
vmovapd ymm15, [r8 + -96]
vmovapd ymm12, ymm9
vfmadd231pd ymm12, ymm15, [r9 + 96]
vmovapd ymm0, [rcx + 192]
vsubpd ymm11, ymm0, ymm13
vmovapd [rsp + 864], ymm7
vsubpd ymm7, ymm0, ymm12
vfmadd231pd ymm11, ymm8, [rdx + 96]
vfmadd231pd ymm7, ymm15, [r9 + 96]
vmovapd ymm8, [rsi + -64]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm8, [rdx + 64]
vmovapd [rsp + 896], ymm10
vmovapd ymm10, [r8 + -64]
vmovapd [rsp + 928], ymm4
vmovapd ymm4, ymm12
vfmadd231pd ymm4, ymm10, [r9 + 64]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm12, ymm12, ymm4
vfmadd231pd ymm13, ymm8, [rdx + 64]
vfmadd231pd ymm12, ymm10, [r9 + 64]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm7, ymm7, ymm12
vmovapd ymm12, ymm9
vfmadd231pd ymm12, ymm8, [rdx + 96]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm10, [r9 + 96]
vsubpd ymm9, ymm0, ymm12
vmovapd [rsp + 960], ymm2
vsubpd ymm2, ymm0, ymm13
vfmadd231pd ymm9, ymm8, [rdx + 96]
vfmadd231pd ymm2, ymm10, [r9 + 96]
vmovapd ymm8, [rsi + -32]
vmovapd ymm10, ymm15
vfmadd231pd ymm10, ymm8, [rdx + 32]
vmovapd ymm0, [r8 + -32]
vmovapd ymm14, ymm4
vfmadd231pd ymm14, ymm0, [r9 + 32]
vsubpd ymm15, ymm15, ymm10
vsubpd ymm4, ymm4, ymm14
vfmadd231pd ymm15, ymm8, [rdx + 32]
vfmadd231pd ymm4, ymm0, [r9 + 32]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm7, ymm7, ymm4
vmovapd ymm4, ymm12
vfmadd231pd ymm4, ymm8, [rdx + 64]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [r9 + 64]
vsubpd ymm12, ymm12, ymm4
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm12, ymm8, [rdx + 64]
vfmadd231pd ymm13, ymm0, [r9 + 64]
vaddpd ymm9, ymm9, ymm12
vaddpd ymm2, ymm2, ymm13
vmovapd ymm12, [rsi + 0]
vmovapd ymm13, ymm10
vfmadd231pd ymm13, ymm12, [rdx + 0]
vmovapd ymm0, [r8 + 0]
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm0, [r9 + 0]
vsubpd ymm10, ymm10, ymm13
vsubpd ymm14, ymm14, ymm8
vfmadd231pd ymm10, ymm12, [rdx + 0]
vfmadd231pd ymm14, ymm0, [r9 + 0]
vaddpd ymm11, ymm11, ymm10
vaddpd ymm7, ymm7, ymm14
vmovapd ymm10, ymm4
vfmadd231pd ymm10, ymm12, [rdx + 32]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm0, [r9 + 32]
vsubpd ymm4, ymm4, ymm10
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm4, ymm12, [rdx + 32]
vfmadd231pd ymm15, ymm0, [r9 + 32]
vaddpd ymm9, ymm9, ymm4
vaddpd ymm2, ymm2, ymm15
vmovapd ymm4, [rsi + 32]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm4, [rdx + -32]
vmovapd ymm0, [r8 + 32]
vmovapd ymm12, ymm8
vfmadd231pd ymm12, ymm0, [r9 + -32]
vsubpd ymm13, ymm13, ymm15
vsubpd ymm8, ymm8, ymm12
vfmadd231pd ymm13, ymm4, [rdx + -32]
vfmadd231pd ymm8, ymm0, [r9 + -32]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm7, ymm7, ymm8
vmovapd ymm8, ymm10
vfmadd231pd ymm8, ymm4, [rdx + 0]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm0, [r9 + 0]
vsubpd ymm10, ymm10, ymm8
vsubpd ymm14, ymm14, ymm13
vfmadd231pd ymm10, ymm4, [rdx + 0]
vfmadd231pd ymm14, ymm0, [r9 + 0]
vaddpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, ymm14
vmovapd ymm10, [rsi + 64]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm10, [rdx + -64]
vmovapd ymm0, [r8 + 64]
vmovapd ymm4, ymm12
vfmadd231pd ymm4, ymm0, [r9 + -64]
vsubpd ymm15, ymm15, ymm14
vsubpd ymm12, ymm12, ymm4
vfmadd231pd ymm15, ymm10, [rdx + -64]
vfmadd231pd ymm12, ymm0, [r9 + -64]
vaddpd ymm11, ymm11, ymm15
vaddpd ymm7, ymm7, ymm12
vmovapd ymm12, ymm8
vfmadd231pd ymm12, ymm10, [rdx + -32]
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm0, [r9 + -32]
vsubpd ymm8, ymm8, ymm12
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm8, ymm10, [rdx + -32]
vfmadd231pd ymm13, ymm0, [r9 + -32]
vaddpd ymm9, ymm9, ymm8
vaddpd ymm2, ymm2, ymm13
vmovapd ymm8, [rsi + 96]
vmovapd ymm13, ymm14
vfmadd231pd ymm13, ymm8, [rdx + -96]
vmovapd ymm0, [r8 + 96]
vmovapd ymm10, ymm4
vfmadd231pd ymm10, ymm0, [r9 + -96]
vsubpd ymm14, ymm14, ymm13
vsubpd ymm4, ymm4, ymm10
vfmadd231pd ymm14, ymm8, [rdx + -96]
vfmadd231pd ymm4, ymm0, [r9 + -96]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm7, ymm7, ymm4
vmovapd ymm4, ymm12
vfmadd231pd ymm4, ymm8, [rdx + -64]
vmovapd ymm14, ymm15
vfmadd231pd ymm14, ymm0, [r9 + -64]
vsubpd ymm12, ymm12, ymm4
vsubpd ymm15, ymm15, ymm14
vfmadd231pd ymm12, ymm8, [rdx + -64]
vfmadd231pd ymm15, ymm0, [r9 + -64]
vaddpd ymm9, ymm9, ymm12
vaddpd ymm2, ymm2, ymm15
vmovapd ymm12, [rsp + 64]
vmovapd ymm15, [rcx + 96]
vmovapd ymm0, ymm13
vfmadd231pd ymm0, ymm12, ymm15
vmovapd ymm8, ymm10
vfmadd231pd ymm8, ymm15, [rsp + 96]
vsubpd ymm13, ymm13, ymm0
vsubpd ymm10, ymm10, ymm8
vfmadd231pd ymm13, ymm12, ymm15
vfmadd231pd ymm10, ymm15, [rsp + 96]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm7, ymm7, ymm10
vmovapd ymm10, [rsp + 128]
vmovapd ymm12, [rcx + 64]
vmovapd ymm13, ymm0
vfmadd231pd ymm13, ymm10, ymm12
vmovapd ymm1, ymm8
vfmadd231pd ymm1, ymm12, [rsp + 160]
vsubpd ymm0, ymm0, ymm13
vsubpd ymm8, ymm8, ymm1
vfmadd231pd ymm0, ymm10, ymm12
vfmadd231pd ymm8, ymm12, [rsp + 160]
vaddpd ymm11, ymm11, ymm0
vaddpd ymm7, ymm7, ymm8
vmovapd ymm0, ymm4
vfmadd231pd ymm0, ymm10, ymm15
vmovapd ymm8, ymm14
vfmadd231pd ymm8, ymm15, [rsp + 160]
vsubpd ymm4, ymm4, ymm0
vsubpd ymm14, ymm14, ymm8
vfmadd231pd ymm4, ymm10, ymm15
vfmadd231pd ymm14, ymm15, [rsp + 160]
vaddpd ymm9, ymm9, ymm4
vaddpd ymm2, ymm2, ymm14
vmovapd ymm4, [rsp + 192]
vmovapd ymm10, [rcx + 32]
vmovapd ymm14, ymm13
vfmadd231pd ymm14, ymm4, ymm10
vmovapd ymm15, ymm1
vfmadd231pd ymm15, ymm10, [rsp + 224]
vsubpd ymm13, ymm13, ymm14
vsubpd ymm1, ymm1, ymm15
vfmadd231pd ymm13, ymm4, ymm10
vfmadd231pd ymm1, ymm10, [rsp + 224]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm7, ymm7, ymm1
vmovapd ymm1, ymm0
vfmadd231pd ymm1, ymm4, ymm12
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm12, [rsp + 224]
vsubpd ymm0, ymm0, ymm1
vsubpd ymm8, ymm8, ymm13
vfmadd231pd ymm0, ymm4, ymm12
vfmadd231pd ymm8, ymm12, [rsp + 224]
vaddpd ymm9, ymm9, ymm0
vaddpd ymm2, ymm2, ymm8
vmovapd ymm0, [rsp + 256]
vmovapd ymm8, [rcx + 0]
vmovapd ymm12, ymm14
vfmadd231pd ymm12, ymm0, ymm8
vmovapd ymm4, ymm15
vfmadd231pd ymm4, ymm8, [rsp + 288]
vsubpd ymm14, ymm14, ymm12
vsubpd ymm15, ymm15, ymm4
vfmadd231pd ymm14, ymm0, ymm8
vfmadd231pd ymm15, ymm8, [rsp + 288]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm14, ymm1
vfmadd231pd ymm14, ymm0, ymm10
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm10, [rsp + 288]
vsubpd ymm1, ymm1, ymm14
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm1, ymm0, ymm10
vfmadd231pd ymm13, ymm10, [rsp + 288]
vaddpd ymm9, ymm9, ymm1
vaddpd ymm2, ymm2, ymm13
vmovapd ymm1, [rcx + -32]
vmovapd ymm13, ymm12
vfmadd231pd ymm13, ymm5, ymm1
vmovapd ymm10, ymm4
vfmadd231pd ymm10, ymm1, [rsp + 352]
vsubpd ymm12, ymm12, ymm13
vsubpd ymm4, ymm4, ymm10
vfmadd231pd ymm12, ymm5, ymm1
vfmadd231pd ymm4, ymm1, [rsp + 352]
vaddpd ymm11, ymm11, ymm12
vaddpd ymm7, ymm7, ymm4
vmovapd ymm4, ymm14
vfmadd231pd ymm4, ymm5, ymm8
vmovapd ymm12, ymm15
vfmadd231pd ymm12, ymm8, [rsp + 352]
vsubpd ymm14, ymm14, ymm4
vsubpd ymm15, ymm15, ymm12
vfmadd231pd ymm14, ymm5, ymm8
vfmadd231pd ymm15, ymm8, [rsp + 352]
vaddpd ymm9, ymm9, ymm14
vaddpd ymm2, ymm2, ymm15
vmovapd ymm14, ymm13
vfmadd231pd ymm14, ymm6, ymm3
vmovapd ymm15, ymm10
vfmadd231pd ymm15, ymm3, [rsp + 416]
vsubpd ymm13, ymm13, ymm14
vsubpd ymm10, ymm10, ymm15
vfmadd231pd ymm13, ymm6, ymm3
vfmadd231pd ymm10, ymm3, [rsp + 416]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm7, ymm7, ymm10
vmovapd ymm10, ymm4
vfmadd231pd ymm10, ymm6, ymm1
vmovapd ymm13, ymm12
vfmadd231pd ymm13, ymm1, [rsp + 416]
vsubpd ymm4, ymm4, ymm10
vsubpd ymm12, ymm12, ymm13
vfmadd231pd ymm4, ymm6, ymm1
vfmadd231pd ymm12, ymm1, [rsp + 416]
vaddpd ymm9, ymm9, ymm4
vaddpd ymm2, ymm2, ymm12
vmovapd ymm4, [rsp + 960]
vmovapd ymm12, [rcx + 224]
vfmadd231pd ymm11, ymm4, ymm12
vfmadd231pd ymm7, ymm12, [rsp + 928]
vfmadd231pd ymm11, ymm12, [rsp + 896]
vfmadd231pd ymm7, ymm12, [rsp + 864]
vmovapd ymm4, [rsp + 448]
vmovapd ymm1, [rcx + -96]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, ymm1
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm1, [rsp + 480]
vsubpd ymm14, ymm14, ymm6
vsubpd ymm15, ymm15, ymm8
vfmadd231pd ymm14, ymm4, ymm1
vfmadd231pd ymm15, ymm1, [rsp + 480]
vaddpd ymm11, ymm11, ymm14
vaddpd ymm7, ymm7, ymm15
vmovapd ymm1, ymm10
vfmadd231pd ymm1, ymm4, ymm3
vmovapd ymm14, ymm13
vfmadd231pd ymm14, ymm3, [rsp + 480]
vsubpd ymm10, ymm10, ymm1
vsubpd ymm13, ymm13, ymm14
vfmadd231pd ymm10, ymm4, ymm3
vfmadd231pd ymm13, ymm3, [rsp + 480]
vaddpd ymm9, ymm9, ymm10
vaddpd ymm2, ymm2, ymm13
vfmadd231pd ymm9, ymm6, ymm12
vfmadd231pd ymm2, ymm8, ymm12
vmovapd ymm3, [rsi + -32]
vmovapd ymm6, [rcx + 160]
vmovapd ymm8, ymm6
vfmadd231pd ymm8, ymm3, [rdx + 96]
vmovapd ymm10, [r8 + -32]
vmovapd ymm13, ymm6
vfmadd231pd ymm13, ymm10, [r9 + 96]
vmovapd ymm15, [rcx + 192]
vmovapd [rsp + 992], ymm2
vsubpd ymm2, ymm15, ymm8
vmovapd [rsp + 1024], ymm9
vsubpd ymm9, ymm15, ymm13
vfmadd231pd ymm2, ymm3, [rdx + 96]
vfmadd231pd ymm9, ymm10, [r9 + 96]
vmovapd ymm3, [rsi + 0]
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm3, [rdx + 64]
vmovapd [rsp + 1056], ymm7
vmovapd ymm7, [r8 + 0]
vmovapd [rsp + 1088], ymm11
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm7, [r9 + 64]
vsubpd ymm8, ymm8, ymm10
vsubpd ymm13, ymm13, ymm11
vfmadd231pd ymm8, ymm3, [rdx + 64]
vfmadd231pd ymm13, ymm7, [r9 + 64]
vaddpd ymm2, ymm2, ymm8
vaddpd ymm9, ymm9, ymm13
vmovapd ymm8, ymm6
vfmadd231pd ymm8, ymm3, [rdx + 96]
vmovapd ymm13, ymm6
vfmadd231pd ymm13, ymm7, [r9 + 96]
vsubpd ymm6, ymm15, ymm8
vmovapd [rsp + 1120], ymm14
vsubpd ymm14, ymm15, ymm13
vfmadd231pd ymm6, ymm3, [rdx + 96]
vfmadd231pd ymm14, ymm7, [r9 + 96]
vmovapd ymm3, [rsi + 32]
vmovapd ymm7, ymm10
vfmadd231pd ymm7, ymm3, [rdx + 32]
vmovapd ymm15, [r8 + 32]
vmovapd [rsp + 1152], ymm1
vmovapd ymm1, ymm11
vfmadd231pd ymm1, ymm15, [r9 + 32]
vsubpd ymm10, ymm10, ymm7
vsubpd ymm11, ymm11, ymm1
vfmadd231pd ymm10, ymm3, [rdx + 32]
vfmadd231pd ymm11, ymm15, [r9 + 32]
vaddpd ymm2, ymm2, ymm10
vaddpd ymm9, ymm9, ymm11
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm3, [rdx + 64]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm15, [r9 + 64]
vsubpd ymm8, ymm8, ymm10
vsubpd ymm13, ymm13, ymm11
vfmadd231pd ymm8, ymm3, [rdx + 64]
vfmadd231pd ymm13, ymm15, [r9 + 64]
vaddpd ymm6, ymm6, ymm8
vaddpd ymm14, ymm14, ymm13
vmovapd ymm8, [rsi + 64]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm8, [rdx + 0]
vmovapd ymm15, [r8 + 64]
vmovapd ymm3, ymm1
vfmadd231pd ymm3, ymm15, [r9 + 0]
vsubpd ymm7, ymm7, ymm13
vsubpd ymm1, ymm1, ymm3
vfmadd231pd ymm7, ymm8, [rdx + 0]
vfmadd231pd ymm1, ymm15, [r9 + 0]
vaddpd ymm2, ymm2, ymm7
vaddpd ymm9, ymm9, ymm1
vmovapd ymm1, ymm10
vfmadd231pd ymm1, ymm8, [rdx + 32]
vmovapd ymm7, ymm11
vfmadd231pd ymm7, ymm15, [r9 + 32]
vsubpd ymm10, ymm10, ymm1
vsubpd ymm11, ymm11, ymm7
vfmadd231pd ymm10, ymm8, [rdx + 32]
vfmadd231pd ymm11, ymm15, [r9 + 32]
vaddpd ymm6, ymm6, ymm10
vaddpd ymm14, ymm14, ymm11
vmovapd ymm10, [rsi + 96]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm10, [rdx + -32]
vmovapd ymm15, [r8 + 96]
vmovapd ymm8, ymm3
vfmadd231pd ymm8, ymm15, [r9 + -32]
vsubpd ymm13, ymm13, ymm11
vsubpd ymm3, ymm3, ymm8
vfmadd231pd ymm13, ymm10, [rdx + -32]
vfmadd231pd ymm3, ymm15, [r9 + -32]
vaddpd ymm2, ymm2, ymm13
vaddpd ymm9, ymm9, ymm3
vmovapd ymm3, ymm1
vfmadd231pd ymm3, ymm10, [rdx + 0]
vmovapd ymm13, ymm7
vfmadd231pd ymm13, ymm15, [r9 + 0]
vsubpd ymm1, ymm1, ymm3
vsubpd ymm7, ymm7, ymm13
vfmadd231pd ymm1, ymm10, [rdx + 0]
vfmadd231pd ymm7, ymm15, [r9 + 0]
vaddpd ymm6, ymm6, ymm1
vaddpd ymm14, ymm14, ymm7
vmovapd ymm1, [rsp + 192]
vmovapd ymm7, [rcx + 96]
vmovapd ymm15, ymm11
vfmadd231pd ymm15, ymm1, ymm7
vmovapd ymm10, ymm8
vfmadd231pd ymm10, ymm7, [rsp + 224]
vsubpd ymm11, ymm11, ymm15
vsubpd ymm8, ymm8, ymm10
vfmadd231pd ymm11, ymm1, ymm7
vfmadd231pd ymm8, ymm7, [rsp + 224]
vaddpd ymm2, ymm2, ymm11
vaddpd ymm9, ymm9, ymm8
vmovapd ymm1, [rcx + 64]
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm0, ymm1
vmovapd ymm11, ymm10
vfmadd231pd ymm11, ymm1, [rsp + 288]
vsubpd ymm15, ymm15, ymm8
vsubpd ymm10, ymm10, ymm11
vfmadd231pd ymm15, ymm0, ymm1
vfmadd231pd ymm10, ymm1, [rsp + 288]
vaddpd ymm2, ymm2, ymm15
vaddpd ymm9, ymm9, ymm10
vmovapd ymm10, ymm3
vfmadd231pd ymm10, ymm0, ymm7
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm7, [rsp + 288]
vsubpd ymm3, ymm3, ymm10
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm3, ymm0, ymm7
vfmadd231pd ymm13, ymm7, [rsp + 288]
vaddpd ymm6, ymm6, ymm3
vaddpd ymm14, ymm14, ymm13
vmovapd ymm0, [rcx + 32]
vmovapd ymm3, ymm8
vfmadd231pd ymm3, ymm5, ymm0
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm0, [rsp + 352]
vsubpd ymm8, ymm8, ymm3
vsubpd ymm11, ymm11, ymm13
vfmadd231pd ymm8, ymm5, ymm0
vfmadd231pd ymm11, ymm0, [rsp + 352]
vaddpd ymm2, ymm2, ymm8
vaddpd ymm9, ymm9, ymm11
vmovapd ymm8, ymm10
vfmadd231pd ymm8, ymm5, ymm1
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm1, [rsp + 352]
vsubpd ymm10, ymm10, ymm8
vsubpd ymm15, ymm15, ymm11
vfmadd231pd ymm10, ymm5, ymm1
vfmadd231pd ymm15, ymm1, [rsp + 352]
vaddpd ymm6, ymm6, ymm10
vaddpd ymm14, ymm14, ymm15
vmovapd ymm10, [rsp + 384]
vmovapd ymm15, [rcx + 0]
vmovapd ymm1, ymm3
vfmadd231pd ymm1, ymm10, ymm15
vmovapd ymm5, ymm13
vfmadd231pd ymm5, ymm15, [rsp + 416]
vsubpd ymm3, ymm3, ymm1
vsubpd ymm13, ymm13, ymm5
vfmadd231pd ymm3, ymm10, ymm15
vfmadd231pd ymm13, ymm15, [rsp + 416]
vaddpd ymm2, ymm2, ymm3
vaddpd ymm9, ymm9, ymm13
vmovapd ymm3, ymm8
vfmadd231pd ymm3, ymm10, ymm0
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm0, [rsp + 416]
vsubpd ymm8, ymm8, ymm3
vsubpd ymm11, ymm11, ymm13
vfmadd231pd ymm8, ymm10, ymm0
vfmadd231pd ymm11, ymm0, [rsp + 416]
vaddpd ymm6, ymm6, ymm8
vaddpd ymm14, ymm14, ymm11
vmovapd ymm8, [rcx + -32]
vmovapd ymm11, ymm1
vfmadd231pd ymm11, ymm4, ymm8
vmovapd ymm0, ymm5
vfmadd231pd ymm0, ymm8, [rsp + 480]
vsubpd ymm1, ymm1, ymm11
vsubpd ymm5, ymm5, ymm0
vfmadd231pd ymm1, ymm4, ymm8
vfmadd231pd ymm5, ymm8, [rsp + 480]
vaddpd ymm2, ymm2, ymm1
vaddpd ymm9, ymm9, ymm5
vmovapd ymm1, ymm3
vfmadd231pd ymm1, ymm4, ymm15
vmovapd ymm5, ymm13
vfmadd231pd ymm5, ymm15, [rsp + 480]
vsubpd ymm3, ymm3, ymm1
vsubpd ymm13, ymm13, ymm5
vfmadd231pd ymm3, ymm4, ymm15
vfmadd231pd ymm13, ymm15, [rsp + 480]
vaddpd ymm6, ymm6, ymm3
vaddpd ymm14, ymm14, ymm13
vfmadd231pd ymm2, ymm12, [rsp + 1152]
vfmadd231pd ymm9, ymm12, [rsp + 1120]
vfmadd231pd ymm6, ymm11, ymm12
vfmadd231pd ymm14, ymm0, ymm12
vmovapd ymm0, [rsi + 32]
vmovapd ymm3, [rcx + 160]
vmovapd ymm8, ymm3
vfmadd231pd ymm8, ymm0, [rdx + 96]
vmovapd ymm11, [r8 + 32]
vmovapd ymm13, ymm3
vfmadd231pd ymm13, ymm11, [r9 + 96]
vmovapd ymm15, [rcx + 192]
vmovapd [rsp + 1184], ymm14
vsubpd ymm14, ymm15, ymm8
vmovapd [rsp + 1216], ymm6
vsubpd ymm6, ymm15, ymm13
vfmadd231pd ymm14, ymm0, [rdx + 96]
vfmadd231pd ymm6, ymm11, [r9 + 96]
vmovapd ymm0, [rsi + 64]
vmovapd ymm11, ymm8
vfmadd231pd ymm11, ymm0, [rdx + 64]
vmovapd [rsp + 1248], ymm9
vmovapd ymm9, [r8 + 64]
vmovapd [rsp + 1280], ymm2
vmovapd ymm2, ymm13
vfmadd231pd ymm2, ymm9, [r9 + 64]
vsubpd ymm8, ymm8, ymm11
vsubpd ymm13, ymm13, ymm2
vfmadd231pd ymm8, ymm0, [rdx + 64]
vfmadd231pd ymm13, ymm9, [r9 + 64]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm6, ymm6, ymm13
vmovapd ymm8, ymm3
vfmadd231pd ymm8, ymm0, [rdx + 96]
vmovapd ymm13, ymm3
vfmadd231pd ymm13, ymm9, [r9 + 96]
vsubpd ymm3, ymm15, ymm8
vmovapd [rsp + 1312], ymm5
vsubpd ymm5, ymm15, ymm13
vfmadd231pd ymm3, ymm0, [rdx + 96]
vfmadd231pd ymm5, ymm9, [r9 + 96]
vmovapd ymm0, [rsi + 96]
vmovapd ymm9, ymm11
vfmadd231pd ymm9, ymm0, [rdx + 32]
vmovapd ymm15, [r8 + 96]
vmovapd [rsp + 1344], ymm1
vmovapd ymm1, ymm2
vfmadd231pd ymm1, ymm15, [r9 + 32]
vsubpd ymm11, ymm11, ymm9
vsubpd ymm2, ymm2, ymm1
vfmadd231pd ymm11, ymm0, [rdx + 32]
vfmadd231pd ymm2, ymm15, [r9 + 32]
vaddpd ymm14, ymm14, ymm11
vaddpd ymm6, ymm6, ymm2
vmovapd ymm2, ymm8
vfmadd231pd ymm2, ymm0, [rdx + 64]
vmovapd ymm11, ymm13
vfmadd231pd ymm11, ymm15, [r9 + 64]
vsubpd ymm8, ymm8, ymm2
vsubpd ymm13, ymm13, ymm11
vfmadd231pd ymm8, ymm0, [rdx + 64]
vfmadd231pd ymm13, ymm15, [r9 + 64]
vaddpd ymm3, ymm3, ymm8
vaddpd ymm5, ymm5, ymm13
vmovapd ymm8, ymm9
vfmadd231pd ymm8, ymm7, [rsp + 320]
vmovapd ymm13, ymm1
vfmadd231pd ymm13, ymm7, [rsp + 352]
vsubpd ymm9, ymm9, ymm8
vsubpd ymm1, ymm1, ymm13
vfmadd231pd ymm9, ymm7, [rsp + 320]
vfmadd231pd ymm1, ymm7, [rsp + 352]
vaddpd ymm14, ymm14, ymm9
vaddpd ymm6, ymm6, ymm1
vmovapd ymm1, [rcx + 64]
vmovapd ymm9, ymm8
vfmadd231pd ymm9, ymm10, ymm1
vmovapd ymm15, ymm13
vfmadd231pd ymm15, ymm1, [rsp + 416]
vsubpd ymm8, ymm8, ymm9
vsubpd ymm13, ymm13, ymm15
vfmadd231pd ymm8, ymm10, ymm1
vfmadd231pd ymm13, ymm1, [rsp + 416]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm6, ymm6, ymm13
vmovapd ymm8, ymm2
vfmadd231pd ymm8, ymm10, ymm7
vmovapd ymm13, ymm11
vfmadd231pd ymm13, ymm7, [rsp + 416]
vsubpd ymm2, ymm2, ymm8
vsubpd ymm11, ymm11, ymm13
vfmadd231pd ymm2, ymm10, ymm7
vfmadd231pd ymm11, ymm7, [rsp + 416]
vaddpd ymm3, ymm3, ymm2
vaddpd ymm5, ymm5, ymm11
vmovapd ymm2, [rcx + 32]
vmovapd ymm10, ymm9
vfmadd231pd ymm10, ymm4, ymm2
vmovapd ymm11, ymm15
vfmadd231pd ymm11, ymm2, [rsp + 480]
vsubpd ymm9, ymm9, ymm10
vsubpd ymm15, ymm15, ymm11
vfmadd231pd ymm9, ymm4, ymm2
vfmadd231pd ymm15, ymm2, [rsp + 480]
vaddpd ymm14, ymm14, ymm9
vaddpd ymm6, ymm6, ymm15
vmovapd ymm2, ymm8
vfmadd231pd ymm2, ymm4, ymm1
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm1, [rsp + 480]
vsubpd ymm8, ymm8, ymm2
vsubpd ymm13, ymm13, ymm9
vfmadd231pd ymm8, ymm4, ymm1
vfmadd231pd ymm13, ymm1, [rsp + 480]
vaddpd ymm3, ymm3, ymm8
vaddpd ymm5, ymm5, ymm13
vfmadd231pd ymm14, ymm12, [rsp + 1344]
vfmadd231pd ymm6, ymm12, [rsp + 1312]
vfmadd231pd ymm3, ymm10, ymm12
vfmadd231pd ymm5, ymm11, ymm12
vmovapd ymm1, [rcx + 160]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm0, [rdx + 96]
vmovapd ymm10, [r8 + 96]
vmovapd ymm11, ymm1
vfmadd231pd ymm11, ymm10, [r9 + 96]
vmovapd ymm13, [rcx + 192]
vsubpd ymm15, ymm13, ymm8
vsubpd ymm13, ymm13, ymm11
vfmadd231pd ymm15, ymm0, [rdx + 96]
vfmadd231pd ymm13, ymm10, [r9 + 96]
vmovapd ymm0, ymm8
vfmadd231pd ymm0, ymm4, ymm7
vmovapd ymm10, ymm11
vfmadd231pd ymm10, ymm7, [rsp + 480]
vsubpd ymm8, ymm8, ymm0
vsubpd ymm11, ymm11, ymm10
vfmadd231pd ymm8, ymm4, ymm7
vfmadd231pd ymm11, ymm7, [rsp + 480]
vaddpd ymm15, ymm15, ymm8
vaddpd ymm13, ymm13, ymm11
vfmadd231pd ymm15, ymm2, ymm12
vfmadd231pd ymm13, ymm9, ymm12
vsubpd ymm0, ymm0, ymm1
vsubpd ymm10, ymm10, ymm1
vmulpd ymm0, ymm0, ymm12
vmulpd ymm10, ymm10, ymm12
vaddpd ymm2, ymm1, [rsp + 1088]
vaddpd ymm4, ymm1, [rsp + 1056]
vsubpd ymm2, ymm2, ymm1
vsubpd ymm4, ymm4, ymm1
vmovapd ymm7, [rsp + 1088]
vsubpd ymm7, ymm7, ymm2
vmovapd [rdi + -128], ymm7
vmovapd ymm7, [rsp + 1056]
vsubpd ymm7, ymm7, ymm4
vmovapd [r10 + -128], ymm7
vaddpd ymm7, ymm1, [rsp + 1024]
vaddpd ymm8, ymm1, [rsp + 992]
vsubpd ymm7, ymm7, ymm1
vsubpd ymm8, ymm8, ymm1
vmovapd ymm9, [rsp + 1024]
vsubpd ymm9, ymm9, ymm7
vmovapd ymm11, [rsp + 992]
vsubpd ymm11, ymm11, ymm8
vfmadd231pd ymm9, ymm2, ymm12
vmovapd [rdi + -96], ymm9
vfmadd231pd ymm11, ymm4, ymm12
vmovapd [r10 + -96], ymm11
vaddpd ymm2, ymm1, [rsp + 1280]
vaddpd ymm4, ymm1, [rsp + 1248]
vsubpd ymm2, ymm2, ymm1
vsubpd ymm4, ymm4, ymm1
vmovapd ymm9, [rsp + 1280]
vsubpd ymm9, ymm9, ymm2
vmovapd ymm11, [rsp + 1248]
vsubpd ymm11, ymm11, ymm4
vfmadd231pd ymm9, ymm7, ymm12
vmovapd [rdi + -64], ymm9
vfmadd231pd ymm11, ymm8, ymm12
vmovapd [r10 + -64], ymm11
vaddpd ymm7, ymm1, [rsp + 1216]
vaddpd ymm8, ymm1, [rsp + 1184]
vsubpd ymm7, ymm7, ymm1
vsubpd ymm8, ymm8, ymm1
vmovapd ymm9, [rsp + 1216]
vsubpd ymm9, ymm9, ymm7
vmovapd ymm11, [rsp + 1184]
vsubpd ymm11, ymm11, ymm8
vfmadd231pd ymm9, ymm2, ymm12
vmovapd [rdi + -32], ymm9
vfmadd231pd ymm11, ymm4, ymm12
vmovapd [r10 + -32], ymm11
vaddpd ymm2, ymm14, ymm1
vaddpd ymm4, ymm6, ymm1
vsubpd ymm2, ymm2, ymm1
vsubpd ymm4, ymm4, ymm1
vsubpd ymm14, ymm14, ymm2
vsubpd ymm6, ymm6, ymm4
vfmadd231pd ymm14, ymm7, ymm12
vmovapd [rdi + 0], ymm14
vfmadd231pd ymm6, ymm8, ymm12
vmovapd [r10 + 0], ymm6
vaddpd ymm6, ymm3, ymm1
vaddpd ymm7, ymm5, ymm1
vsubpd ymm6, ymm6, ymm1
vsubpd ymm7, ymm7, ymm1
vsubpd ymm3, ymm3, ymm6
vsubpd ymm5, ymm5, ymm7
vfmadd231pd ymm3, ymm2, ymm12
vmovapd [rdi + 32], ymm3
vfmadd231pd ymm5, ymm4, ymm12
vmovapd [r10 + 32], ymm5
vaddpd ymm2, ymm15, ymm1
vaddpd ymm3, ymm13, ymm1
vsubpd ymm2, ymm2, ymm1
vsubpd ymm3, ymm3, ymm1
vsubpd ymm15, ymm15, ymm2
vsubpd ymm13, ymm13, ymm3
vfmadd231pd ymm15, ymm6, ymm12
vmovapd [rdi + 64], ymm15
vfmadd231pd ymm13, ymm7, ymm12
vmovapd [r10 + 64], ymm13
vfmadd231pd ymm0, ymm2, ymm12
vmovapd [rdi + 96], ymm0
vfmadd231pd ymm10, ymm3, ymm12
vmovapd [r10 + 96], ymm10
mov rsp, rbp
pop rbp
ret
