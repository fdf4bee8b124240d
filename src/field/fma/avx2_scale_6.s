# Written by generate.py.
push rbp
mov rbp, rsp
mov rax, rdi
sub rsp, 160
and rsp, -32
lea r8, [rsi + 320]
lea r10, [rdi + 320]
sub rsi, -128
sub rdi, -128
sub rdx, -128
sub rcx, -128
vbroadcastsd ymm0, qword ptr [rdx + -128]
vmovapd ymm1, [rcx + 96]
vmovapd ymm2, ymm1
vfmadd231pd ymm2, ymm0, [rsi + -128]
vmovapd ymm3, ymm1
vfmadd231pd ymm3, ymm0, [r8 + -128]
vsubpd ymm4, ymm1, ymm2
vsubpd ymm5, ymm1, ymm3
vfmadd231pd ymm4, ymm0, [rsi + -128]
vfmadd231pd ymm5, ymm0, [r8 + -128]
vbroadcastsd ymm0, qword ptr [rdx + -80]
vmovapd ymm6, ymm2
vfmadd231pd ymm6, ymm0, [rsi + -96]
vmovapd ymm7, ymm3
vfmadd231pd ymm7, ymm0, [r8 + -96]
vsubpd ymm2, ymm2, ymm6
vsubpd ymm3, ymm3, ymm7
vfmadd231pd ymm2, ymm0, [rsi + -96]
vfmadd231pd ymm3, ymm0, [r8 + -96]
vaddpd ymm4, ymm4, ymm2
vaddpd ymm5, ymm5, ymm3
vbroadcastsd ymm0, qword ptr [rdx + -32]
vmovapd ymm2, ymm6
vfmadd231pd ymm2, ymm0, [rsi + -64]
vmovapd ymm3, ymm7
vfmadd231pd ymm3, ymm0, [r8 + -64]
vsubpd ymm6, ymm6, ymm2
vsubpd ymm7, ymm7, ymm3
vfmadd231pd ymm6, ymm0, [rsi + -64]
vfmadd231pd ymm7, ymm0, [r8 + -64]
vaddpd ymm4, ymm4, ymm6
vaddpd ymm5, ymm5, ymm7
vbroadcastsd ymm0, qword ptr [rdx + 16]
vmovapd ymm6, ymm2
vfmadd231pd ymm6, ymm0, [rsi + -32]
vmovapd ymm7, ymm3
vfmadd231pd ymm7, ymm0, [r8 + -32]
vsubpd ymm2, ymm2, ymm6
vsubpd ymm3, ymm3, ymm7
vfmadd231pd ymm2, ymm0, [rsi + -32]
vfmadd231pd ymm3, ymm0, [r8 + -32]
vaddpd ymm4, ymm4, ymm2
vaddpd ymm5, ymm5, ymm3
vbroadcastsd ymm0, qword ptr [rdx + 64]
vmovapd ymm2, ymm6
vfmadd231pd ymm2, ymm0, [rsi + 0]
vmovapd ymm3, ymm7
vfmadd231pd ymm3, ymm0, [r8 + 0]
vsubpd ymm6, ymm6, ymm2
vsubpd ymm7, ymm7, ymm3
vfmadd231pd ymm6, ymm0, [rsi + 0]
vfmadd231pd ymm7, ymm0, [r8 + 0]
vaddpd ymm4, ymm4, ymm6
vaddpd ymm5, ymm5, ymm7
vbroadcastsd ymm0, qword ptr [rdx + 112]
vmovapd ymm6, ymm2
vfmadd231pd ymm6, ymm0, [rsi + 32]
vmovapd ymm7, ymm3
vfmadd231pd ymm7, ymm0, [r8 + 32]
vsubpd ymm2, ymm2, ymm6
vsubpd ymm3, ymm3, ymm7
vfmadd231pd ymm2, ymm0, [rsi + 32]
vfmadd231pd ymm3, ymm0, [r8 + 32]
vaddpd ymm4, ymm4, ymm2
vaddpd ymm5, ymm5, ymm3
vmovapd ymm0, [rcx + 64]
vmovapd ymm2, ymm1
vfmadd231pd ymm2, ymm4, ymm0
vmovapd ymm3, ymm1
vfmadd231pd ymm3, ymm5, ymm0
vsubpd ymm2, ymm1, ymm2
vsubpd ymm3, ymm1, ymm3
vfmadd231pd ymm2, ymm4, ymm0
vfmadd231pd ymm3, ymm5, ymm0
vmovapd ymm0, [rcx + -128]
vfmadd231pd ymm4, ymm2, ymm0
vfmadd231pd ymm5, ymm3, ymm0
vbroadcastsd ymm0, qword ptr [rdx + -120]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm0, [rsi + -128]
vmovapd ymm9, ymm1
vfmadd231pd ymm9, ymm0, [r8 + -128]
vmovapd ymm10, [rcx + 128]
vsubpd ymm11, ymm10, ymm8
vsubpd ymm12, ymm10, ymm9
vfmadd231pd ymm11, ymm0, [rsi + -128]
vfmadd231pd ymm12, ymm0, [r8 + -128]
vbroadcastsd ymm0, qword ptr [rdx + -72]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm0, [rsi + -96]
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm0, [r8 + -96]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm14
vfmadd231pd ymm8, ymm0, [rsi + -96]
vfmadd231pd ymm9, ymm0, [r8 + -96]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm12, ymm12, ymm9
vbroadcastsd ymm0, qword ptr [rdx + -24]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm0, [rsi + -64]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, [r8 + -64]
vsubpd ymm13, ymm13, ymm8
vsubpd ymm14, ymm14, ymm9
vfmadd231pd ymm13, ymm0, [rsi + -64]
vfmadd231pd ymm14, ymm0, [r8 + -64]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm12, ymm12, ymm14
vbroadcastsd ymm0, qword ptr [rdx + 24]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm0, [rsi + -32]
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm0, [r8 + -32]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm14
vfmadd231pd ymm8, ymm0, [rsi + -32]
vfmadd231pd ymm9, ymm0, [r8 + -32]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm12, ymm12, ymm9
vbroadcastsd ymm0, qword ptr [rdx + 72]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm0, [rsi + 0]
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm0, [r8 + 0]
vsubpd ymm13, ymm13, ymm8
vsubpd ymm14, ymm14, ymm9
vfmadd231pd ymm13, ymm0, [rsi + 0]
vfmadd231pd ymm14, ymm0, [r8 + 0]
vaddpd ymm11, ymm11, ymm13
vaddpd ymm12, ymm12, ymm14
vbroadcastsd ymm0, qword ptr [rdx + 120]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm0, [rsi + 32]
vmovapd ymm14, ymm9
vfmadd231pd ymm14, ymm0, [r8 + 32]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm14
vfmadd231pd ymm8, ymm0, [rsi + 32]
vfmadd231pd ymm9, ymm0, [r8 + 32]
vaddpd ymm11, ymm11, ymm8
vaddpd ymm12, ymm12, ymm9
vmovapd ymm0, [rcx + -96]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm2, ymm0
vmovapd ymm9, ymm14
vfmadd231pd ymm9, ymm3, ymm0
vsubpd ymm13, ymm13, ymm8
vsubpd ymm14, ymm14, ymm9
vfmadd231pd ymm13, ymm2, ymm0
vfmadd231pd ymm14, ymm3, ymm0
vaddpd ymm11, ymm11, ymm13
vaddpd ymm12, ymm12, ymm14
vmovapd ymm0, [rcx + 160]
vfmadd231pd ymm11, ymm6, ymm0
vfmadd231pd ymm12, ymm7, ymm0
vfmadd231pd ymm11, ymm4, ymm0
vfmadd231pd ymm12, ymm5, ymm0
vbroadcastsd ymm4, qword ptr [rdx + -112]
vmovapd ymm5, ymm1
vfmadd231pd ymm5, ymm4, [rsi + -128]
vmovapd ymm6, ymm1
vfmadd231pd ymm6, ymm4, [r8 + -128]
vsubpd ymm7, ymm10, ymm5
vsubpd ymm13, ymm10, ymm6
vfmadd231pd ymm7, ymm4, [rsi + -128]
vfmadd231pd ymm13, ymm4, [r8 + -128]
vbroadcastsd ymm4, qword ptr [rdx + -64]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm4, [rsi + -96]
vmovapd ymm15, ymm6
vfmadd231pd ymm15, ymm4, [r8 + -96]
vsubpd ymm5, ymm5, ymm14
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm5, ymm4, [rsi + -96]
vfmadd231pd ymm6, ymm4, [r8 + -96]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vbroadcastsd ymm4, qword ptr [rdx + -16]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, [rsi + -64]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm4, [r8 + -64]
vsubpd ymm14, ymm14, ymm5
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm14, ymm4, [rsi + -64]
vfmadd231pd ymm15, ymm4, [r8 + -64]
vaddpd ymm7, ymm7, ymm14
vaddpd ymm13, ymm13, ymm15
vbroadcastsd ymm4, qword ptr [rdx + 32]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm4, [rsi + -32]
vmovapd ymm15, ymm6
vfmadd231pd ymm15, ymm4, [r8 + -32]
vsubpd ymm5, ymm5, ymm14
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm5, ymm4, [rsi + -32]
vfmadd231pd ymm6, ymm4, [r8 + -32]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vbroadcastsd ymm4, qword ptr [rdx + 80]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, [rsi + 0]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm4, [r8 + 0]
vsubpd ymm14, ymm14, ymm5
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm14, ymm4, [rsi + 0]
vfmadd231pd ymm15, ymm4, [r8 + 0]
vaddpd ymm7, ymm7, ymm14
vaddpd ymm13, ymm13, ymm15
vbroadcastsd ymm4, qword ptr [rdx + 128]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm4, [rsi + 32]
vmovapd ymm15, ymm6
vfmadd231pd ymm15, ymm4, [r8 + 32]
vsubpd ymm5, ymm5, ymm14
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm5, ymm4, [rsi + 32]
vfmadd231pd ymm6, ymm4, [r8 + 32]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vmovapd ymm4, [rcx + -64]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm4
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm3, ymm4
vsubpd ymm14, ymm14, ymm5
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm14, ymm2, ymm4
vfmadd231pd ymm15, ymm3, ymm4
vaddpd ymm7, ymm7, ymm14
vaddpd ymm13, ymm13, ymm15
vfmadd231pd ymm7, ymm8, ymm0
vfmadd231pd ymm13, ymm9, ymm0
vbroadcastsd ymm4, qword ptr [rdx + -104]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm4, [rsi + -128]
vmovapd ymm9, ymm1
vfmadd231pd ymm9, ymm4, [r8 + -128]
vsubpd ymm14, ymm10, ymm8
vsubpd ymm15, ymm10, ymm9
vfmadd231pd ymm14, ymm4, [rsi + -128]
vfmadd231pd ymm15, ymm4, [r8 + -128]
vbroadcastsd ymm4, qword ptr [rdx + -56]
vmovapd [rsp + 0], ymm13
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm4, [rsi + -96]
vmovapd [rsp + 32], ymm7
vmovapd ymm7, ymm9
vfmadd231pd ymm7, ymm4, [r8 + -96]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm7
vfmadd231pd ymm8, ymm4, [rsi + -96]
vfmadd231pd ymm9, ymm4, [r8 + -96]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm15, ymm15, ymm9
vbroadcastsd ymm4, qword ptr [rdx + -8]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm4, [rsi + -64]
vmovapd ymm9, ymm7
vfmadd231pd ymm9, ymm4, [r8 + -64]
vsubpd ymm13, ymm13, ymm8
vsubpd ymm7, ymm7, ymm9
vfmadd231pd ymm13, ymm4, [rsi + -64]
vfmadd231pd ymm7, ymm4, [r8 + -64]
vaddpd ymm14, ymm14, ymm13
vaddpd ymm15, ymm15, ymm7
vbroadcastsd ymm4, qword ptr [rdx + 40]
vmovapd ymm7, ymm8
vfmadd231pd ymm7, ymm4, [rsi + -32]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm4, [r8 + -32]
vsubpd ymm8, ymm8, ymm7
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm8, ymm4, [rsi + -32]
vfmadd231pd ymm9, ymm4, [r8 + -32]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm15, ymm15, ymm9
vbroadcastsd ymm4, qword ptr [rdx + 88]
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm4, [rsi + 0]
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm4, [r8 + 0]
vsubpd ymm7, ymm7, ymm8
vsubpd ymm13, ymm13, ymm9
vfmadd231pd ymm7, ymm4, [rsi + 0]
vfmadd231pd ymm13, ymm4, [r8 + 0]
vaddpd ymm14, ymm14, ymm7
vaddpd ymm15, ymm15, ymm13
vbroadcastsd ymm4, qword ptr [rdx + 136]
vmovapd ymm7, ymm8
vfmadd231pd ymm7, ymm4, [rsi + 32]
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm4, [r8 + 32]
vsubpd ymm8, ymm8, ymm7
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm8, ymm4, [rsi + 32]
vfmadd231pd ymm9, ymm4, [r8 + 32]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm15, ymm15, ymm9
vmovapd ymm4, [rcx + -32]
vmovapd ymm8, ymm7
vfmadd231pd ymm8, ymm2, ymm4
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm3, ymm4
vsubpd ymm7, ymm7, ymm8
vsubpd ymm13, ymm13, ymm9
vfmadd231pd ymm7, ymm2, ymm4
vfmadd231pd ymm13, ymm3, ymm4
vaddpd ymm14, ymm14, ymm7
vaddpd ymm15, ymm15, ymm13
vfmadd231pd ymm14, ymm5, ymm0
vfmadd231pd ymm15, ymm6, ymm0
vbroadcastsd ymm4, qword ptr [rdx + -96]
vmovapd ymm5, ymm1
vfmadd231pd ymm5, ymm4, [rsi + -128]
vmovapd ymm6, ymm1
vfmadd231pd ymm6, ymm4, [r8 + -128]
vsubpd ymm7, ymm10, ymm5
vsubpd ymm13, ymm10, ymm6
vfmadd231pd ymm7, ymm4, [rsi + -128]
vfmadd231pd ymm13, ymm4, [r8 + -128]
vbroadcastsd ymm4, qword ptr [rdx + -48]
vmovapd [rsp + 64], ymm15
vmovapd ymm15, ymm5
vfmadd231pd ymm15, ymm4, [rsi + -96]
vmovapd [rsp + 96], ymm14
vmovapd ymm14, ymm6
vfmadd231pd ymm14, ymm4, [r8 + -96]
vsubpd ymm5, ymm5, ymm15
vsubpd ymm6, ymm6, ymm14
vfmadd231pd ymm5, ymm4, [rsi + -96]
vfmadd231pd ymm6, ymm4, [r8 + -96]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vbroadcastsd ymm4, qword ptr [rdx + 0]
vmovapd ymm5, ymm15
vfmadd231pd ymm5, ymm4, [rsi + -64]
vmovapd ymm6, ymm14
vfmadd231pd ymm6, ymm4, [r8 + -64]
vsubpd ymm15, ymm15, ymm5
vsubpd ymm14, ymm14, ymm6
vfmadd231pd ymm15, ymm4, [rsi + -64]
vfmadd231pd ymm14, ymm4, [r8 + -64]
vaddpd ymm7, ymm7, ymm15
vaddpd ymm13, ymm13, ymm14
vbroadcastsd ymm4, qword ptr [rdx + 48]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm4, [rsi + -32]
vmovapd ymm15, ymm6
vfmadd231pd ymm15, ymm4, [r8 + -32]
vsubpd ymm5, ymm5, ymm14
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm5, ymm4, [rsi + -32]
vfmadd231pd ymm6, ymm4, [r8 + -32]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vbroadcastsd ymm4, qword ptr [rdx + 96]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm4, [rsi + 0]
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm4, [r8 + 0]
vsubpd ymm14, ymm14, ymm5
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm14, ymm4, [rsi + 0]
vfmadd231pd ymm15, ymm4, [r8 + 0]
vaddpd ymm7, ymm7, ymm14
vaddpd ymm13, ymm13, ymm15
vbroadcastsd ymm4, qword ptr [rdx + 144]
vmovapd ymm14, ymm5
vfmadd231pd ymm14, ymm4, [rsi + 32]
vmovapd ymm15, ymm6
vfmadd231pd ymm15, ymm4, [r8 + 32]
vsubpd ymm5, ymm5, ymm14
vsubpd ymm6, ymm6, ymm15
vfmadd231pd ymm5, ymm4, [rsi + 32]
vfmadd231pd ymm6, ymm4, [r8 + 32]
vaddpd ymm7, ymm7, ymm5
vaddpd ymm13, ymm13, ymm6
vmovapd ymm4, [rcx + 0]
vmovapd ymm5, ymm14
vfmadd231pd ymm5, ymm2, ymm4
vmovapd ymm6, ymm15
vfmadd231pd ymm6, ymm3, ymm4
vsubpd ymm14, ymm14, ymm5
vsubpd ymm15, ymm15, ymm6
vfmadd231pd ymm14, ymm2, ymm4
vfmadd231pd ymm15, ymm3, ymm4
vaddpd ymm7, ymm7, ymm14
vaddpd ymm13, ymm13, ymm15
vfmadd231pd ymm7, ymm8, ymm0
vfmadd231pd ymm13, ymm9, ymm0
vbroadcastsd ymm4, qword ptr [rdx + -88]
vmovapd ymm8, ymm1
vfmadd231pd ymm8, ymm4, [rsi + -128]
vmovapd ymm9, ymm1
vfmadd231pd ymm9, ymm4, [r8 + -128]
vsubpd ymm14, ymm10, ymm8
vsubpd ymm10, ymm10, ymm9
vfmadd231pd ymm14, ymm4, [rsi + -128]
vfmadd231pd ymm10, ymm4, [r8 + -128]
vbroadcastsd ymm4, qword ptr [rdx + -40]
vmovapd ymm15, ymm8
vfmadd231pd ymm15, ymm4, [rsi + -96]
vmovapd [rsp + 128], ymm13
vmovapd ymm13, ymm9
vfmadd231pd ymm13, ymm4, [r8 + -96]
vsubpd ymm8, ymm8, ymm15
vsubpd ymm9, ymm9, ymm13
vfmadd231pd ymm8, ymm4, [rsi + -96]
vfmadd231pd ymm9, ymm4, [r8 + -96]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm10, ymm10, ymm9
vbroadcastsd ymm4, qword ptr [rdx + 8]
vmovapd ymm8, ymm15
vfmadd231pd ymm8, ymm4, [rsi + -64]
vmovapd ymm9, ymm13
vfmadd231pd ymm9, ymm4, [r8 + -64]
vsubpd ymm15, ymm15, ymm8
vsubpd ymm13, ymm13, ymm9
vfmadd231pd ymm15, ymm4, [rsi + -64]
vfmadd231pd ymm13, ymm4, [r8 + -64]
vaddpd ymm14, ymm14, ymm15
vaddpd ymm10, ymm10, ymm13
vbroadcastsd ymm4, qword ptr [rdx + 56]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm4, [rsi + -32]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm4, [r8 + -32]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm8, ymm4, [rsi + -32]
vfmadd231pd ymm9, ymm4, [r8 + -32]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm10, ymm10, ymm9
vbroadcastsd ymm4, qword ptr [rdx + 104]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm4, [rsi + 0]
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm4, [r8 + 0]
vsubpd ymm13, ymm13, ymm8
vsubpd ymm15, ymm15, ymm9
vfmadd231pd ymm13, ymm4, [rsi + 0]
vfmadd231pd ymm15, ymm4, [r8 + 0]
vaddpd ymm14, ymm14, ymm13
vaddpd ymm10, ymm10, ymm15
vbroadcastsd ymm4, qword ptr [rdx + 152]
vmovapd ymm13, ymm8
vfmadd231pd ymm13, ymm4, [rsi + 32]
vmovapd ymm15, ymm9
vfmadd231pd ymm15, ymm4, [r8 + 32]
vsubpd ymm8, ymm8, ymm13
vsubpd ymm9, ymm9, ymm15
vfmadd231pd ymm8, ymm4, [rsi + 32]
vfmadd231pd ymm9, ymm4, [r8 + 32]
vaddpd ymm14, ymm14, ymm8
vaddpd ymm10, ymm10, ymm9
vmovapd ymm4, [rcx + 32]
vmovapd ymm8, ymm13
vfmadd231pd ymm8, ymm2, ymm4
vmovapd ymm9, ymm15
vfmadd231pd ymm9, ymm3, ymm4
vsubpd ymm13, ymm13, ymm8
vsubpd ymm15, ymm15, ymm9
vfmadd231pd ymm13, ymm2, ymm4
vfmadd231pd ymm15, ymm3, ymm4
vaddpd ymm14, ymm14, ymm13
vaddpd ymm10, ymm10, ymm15
vfmadd231pd ymm14, ymm5, ymm0
vfmadd231pd ymm10, ymm6, ymm0
vsubpd ymm8, ymm8, ymm1
vsubpd ymm9, ymm9, ymm1
vmulpd ymm8, ymm8, ymm0
vmulpd ymm9, ymm9, ymm0
vaddpd ymm2, ymm11, ymm1
vaddpd ymm3, ymm12, ymm1
vsubpd ymm2, ymm2, ymm1
vsubpd ymm3, ymm3, ymm1
vsubpd ymm11, ymm11, ymm2
vmovapd [rdi + -128], ymm11
vsubpd ymm12, ymm12, ymm3
vmovapd [r10 + -128], ymm12
vaddpd ymm4, ymm1, [rsp + 32]
vaddpd ymm5, ymm1, [rsp + 0]
vsubpd ymm4, ymm4, ymm1
vsubpd ymm5, ymm5, ymm1
vmovapd ymm6, [rsp + 32]
vsubpd ymm6, ymm6, ymm4
vmovapd ymm11, [rsp + 0]
vsubpd ymm11, ymm11, ymm5
vfmadd231pd ymm6, ymm2, ymm0
vmovapd [rdi + -96], ymm6
vfmadd231pd ymm11, ymm3, ymm0
vmovapd [r10 + -96], ymm11
vaddpd ymm2, ymm1, [rsp + 96]
vaddpd ymm3, ymm1, [rsp + 64]
vsubpd ymm2, ymm2, ymm1
vsubpd ymm3, ymm3, ymm1
vmovapd ymm6, [rsp + 96]
vsubpd ymm6, ymm6, ymm2
vmovapd ymm11, [rsp + 64]
vsubpd ymm11, ymm11, ymm3
vfmadd231pd ymm6, ymm4, ymm0
vmovapd [rdi + -64], ymm6
vfmadd231pd ymm11, ymm5, ymm0
vmovapd [r10 + -64], ymm11
vaddpd ymm4, ymm7, ymm1
vaddpd ymm5, ymm1, [rsp + 128]
vsubpd ymm4, ymm4, ymm1
vsubpd ymm5, ymm5, ymm1
vsubpd ymm7, ymm7, ymm4
vmovapd ymm6, [rsp + 128]
vsubpd ymm6, ymm6, ymm5
vfmadd231pd ymm7, ymm2, ymm0
vmovapd [rdi + -32], ymm7
vfmadd231pd ymm6, ymm3, ymm0
vmovapd [r10 + -32], ymm6
vaddpd ymm2, ymm14, ymm1
vaddpd ymm3, ymm10, ymm1
vsubpd ymm2, ymm2, ymm1
vsubpd ymm3, ymm3, ymm1
vsubpd ymm14, ymm14, ymm2
vsubpd ymm10, ymm10, ymm3
vfmadd231pd ymm14, ymm4, ymm0
vmovapd [rdi + 0], ymm14
vfmadd231pd ymm10, ymm5, ymm0
vmovapd [r10 + 0], ymm10
vfmadd231pd ymm8, ymm2, ymm0
vmovapd [rdi + 32], ymm8
vfmadd231pd ymm9, ymm3, ymm0
vmovapd [r10 + 32], ymm9
mov rsp, rbp
pop rbp
ret
