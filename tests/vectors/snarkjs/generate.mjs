// Writes the files of this folder with snarkjs 0.7.6: `npm install snarkjs@0.7.6 && node generate.mjs`.

import crypto from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { readBinFile, readSection } from "@iden3/binfileutils";
import * as snarkjs from "snarkjs";

// A proof is blinded by random numbers. In this script, the random numbers are the same in each run, so that each run
// writes the same files.
let calls = 0;
crypto.randomFillSync = (bytes) => {
    const hash = crypto.createHash("shake256", { outputLength: bytes.length });
    bytes.set(hash.update(`tests ${calls++}`).digest());
    return bytes;
};

const POWER = 3;
const BEACON = "0123456789abcdef";
const CURVES = {
    "bn254": { snarkjsName: "bn128", r: 0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001n },
    "bls12-381": { snarkjsName: "bls12381", r: 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n },
};

// The signals of the circuit are one, out, x (public), y, z and unused. The constraints are y = x·x, z = 3·x·y and out
// = z + 5.
const [ONE, OUT, X, Y, Z, UNUSED] = [0, 1, 2, 3, 4, 5];
const CONSTRAINTS = [
    [{ [X]: 1n }, { [X]: 1n }, { [Y]: 1n }],
    [{ [X]: 3n }, { [Y]: 1n }, { [Z]: 1n }],
    [{ [ONE]: 5n, [Z]: 1n }, { [ONE]: 1n }, { [OUT]: 1n }],
];
// The signals for x = 3. The unused signal may have any value. In this witness, the unused signal has the greatest
// value, r − 1.
const witness = (r) => [1n, 86n, 3n, 9n, 81n, r - 1n];

const integer = (value, bytes) =>
    Uint8Array.from({ length: bytes }, (_, i) => Number((BigInt(value) >> BigInt(8 * i)) & 0xffn));
const join = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const section = (id, parts) => {
    const body = join(parts);
    return join([integer(id, 4), integer(body.length, 8), body]);
};

// The circuit as an r1cs file (iden3's binary format, version 1).
function circuit(r) {
    const sum = (terms) => [
        integer(Object.keys(terms).length, 4),
        ...Object.entries(terms).flatMap(([signal, value]) => [integer(signal, 4), integer(value, 32)]),
    ];
    const signals = UNUSED + 1;
    // The list has the numbers of signals, outputs, public inputs and private inputs.
    const header = [integer(32, 4), integer(r, 32), ...[signals, 1, 1, 0].map((n) => integer(n, 4)),
        integer(signals, 8), integer(CONSTRAINTS.length, 4)];
    const labels = Array.from({ length: signals }, (_, i) => integer(i, 8));
    return join([new TextEncoder().encode("r1cs"), integer(1, 4), integer(3, 4), section(1, header),
        section(2, CONSTRAINTS.flat().flatMap(sum)), section(3, labels)]);
}

// The witness as a wtns file (iden3's binary format, version 2).
function assignment(r) {
    const values = witness(r);
    return join([new TextEncoder().encode("wtns"), integer(2, 4), integer(2, 4),
        section(1, [integer(32, 4), integer(r, 32), integer(values.length, 4)]),
        section(2, values.map((value) => integer(value, 32)))]);
}

const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value, null, 1) + "\n");

// A point is [x, y] in hexadecimal, or null for the identity. A coordinate in the extension field is [c0, c1].
const hex = (value) => Array.isArray(value) ? value.map(hex) : `0x${BigInt(value).toString(16)}`;
const point = ([x, y, z]) => [z].flat().every((part) => BigInt(part) === 0n) ? null : hex([x, y]);

async function sectionsOf(file, curve) {
    const { fd, sections } = await readBinFile(file, "ptau", 1);
    const read = async (id, group) => {
        const bytes = await readSection(fd, sections, id);
        const size = 2 * group.F.n8;
        const starts = Array.from({ length: bytes.length / size }, (_, i) => i * size);
        return starts.map((start) => point(group.toObject(group.fromRprLEM(bytes, start))));
    };
    const { G1, G2 } = curve;
    const ptau = {
        tau_g1: await read(2, G1), tau_g2: await read(3, G2),
        alpha_tau_g1: await read(4, G1), beta_tau_g1: await read(5, G1), beta_g2: await read(6, G2),
    };
    await fd.close();
    return ptau;
}

for (const [name, { snarkjsName, r }] of Object.entries(CURVES)) {
    const curve = await snarkjs.curves.getCurveFromName(snarkjsName);
    const temporary = ["fresh.ptau", "beacon.ptau", "fresh.zkey"];
    const [fresh, ceremony, initial] = temporary;
    const r1cs = `${name}.r1cs`;
    await snarkjs.powersOfTau.newAccumulator(curve, POWER, fresh);
    await snarkjs.powersOfTau.beacon(fresh, ceremony, "tests", BEACON, 10);
    await snarkjs.powersOfTau.preparePhase2(ceremony, `${name}.ptau`);
    writeFileSync(r1cs, circuit(r));
    await snarkjs.zKey.newZKey(r1cs, `${name}.ptau`, initial);
    await snarkjs.zKey.beacon(initial, `${name}.zkey`, "tests", BEACON, 10);

    const key = await snarkjs.zKey.exportJson(`${name}.zkey`);
    // snarkjs numbers the points of C by signal. Public signals have no points in C.
    const c = key.C.slice(key.nPublic + 1);
    const zkey = { ic: key.IC, a: key.A, b1: key.B1, b2: key.B2, c, h: key.hExps };
    for (const [section, points] of Object.entries(zkey)) {
        zkey[section] = points.map(point);
    }
    const ptau = await sectionsOf(`${name}.ptau`, curve);
    writeJson(`${name}.json`, { zkey, ptau });

    writeFileSync(`${name}.wtns`, assignment(r));
    const verificationKey = await snarkjs.zKey.exportVerificationKey(`${name}.zkey`);
    const { proof, publicSignals } = await snarkjs.groth16.prove(`${name}.zkey`, `${name}.wtns`);
    if (!await snarkjs.groth16.verify(verificationKey, publicSignals, proof)) {
        throw new Error(`${name}: snarkjs refuses its own proof`);
    }
    writeJson(`${name}-verification_key.json`, verificationKey);
    writeJson(`${name}-proof.json`, proof);
    writeJson(`${name}-public.json`, publicSignals);
    temporary.forEach((file) => rmSync(file));
    await curve.terminate();
}
