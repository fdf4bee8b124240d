// snarkjs' prover, for scripts/proof-peers: node snarkjs.mjs node_modules circuit.zkey witness.wtns ROUNDS THREADS.
// Prints the shortest time of groth16.prove. The time includes parsing the key and the witness, because groth16.prove
// gets both as bytes. In the first round, groth16.prove also starts its workers.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [modules, key, witness, rounds, threads] = process.argv.slice(2);
if (!(Number(rounds) >= 1 && Number(threads) >= 1)) {
    console.error("usage: node snarkjs.mjs node_modules circuit.zkey witness.wtns ROUNDS THREADS");
    process.exit(2);
}
const { groth16 } = createRequire(resolve(modules, "index.js"))("snarkjs");
const keyBytes = new Uint8Array(readFileSync(key));
const witnessBytes = new Uint8Array(readFileSync(witness));
let best = Infinity;
for (let round = 0; round < Number(rounds); round++) {
    const start = performance.now();
    await groth16.prove(keyBytes, witnessBytes, undefined, { singleThread: threads === "1" });
    best = Math.min(best, performance.now() - start);
}
console.log(`prove: ${best.toFixed(2)} ms`);
process.exit(0);
