// Runs rapidsnark's prover, for scripts/proof-peers. Usage: rapidsnark circuit.zkey witness.wtns ROUNDS. The program
// loads the key once, and prints the shortest time of groth16_prover_prove. The time of groth16_prover_prove includes
// reading the witness from memory and writing the proof as JSON.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "prover.h"

namespace {

std::vector<char> read(const char *path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(std::string("cannot read ") + path);
    return std::vector<char>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

void check(int status, const char *message) {
    if (status != PROVER_OK) throw std::runtime_error(message);
}

double best_milliseconds(const std::vector<char> &key, const std::vector<char> &witness, int rounds) {
    char message[1024] = "no message";
    void *prover = nullptr;
    check(groth16_prover_create(&prover, key.data(), key.size(), message, sizeof message), message);
    unsigned long long proof_capacity = 0, public_capacity = 0;
    groth16_proof_size(&proof_capacity);
    check(groth16_public_size_for_zkey_buf(key.data(), key.size(), &public_capacity, message, sizeof message), message);
    std::vector<char> proof(proof_capacity), values(public_capacity);
    double best = 0;
    for (int round = 0; round < rounds; ++round) {
        unsigned long long proof_size = proof.size(), public_size = values.size();
        const auto start = std::chrono::steady_clock::now();
        check(groth16_prover_prove(prover, witness.data(), witness.size(), proof.data(), &proof_size, values.data(),
                                   &public_size, message, sizeof message),
              message);
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
        if (round == 0 || taken.count() < best) best = taken.count();
    }
    groth16_prover_destroy(prover);
    return best;
}

}  // namespace

int main(int count, char **arguments) {
    const int rounds = count == 4 ? std::atoi(arguments[3]) : 0;
    if (rounds < 1) {
        std::fprintf(stderr, "usage: rapidsnark circuit.zkey witness.wtns ROUNDS\n");
        return 2;
    }
    try {
        std::printf("prove: %.2f ms\n", best_milliseconds(read(arguments[1]), read(arguments[2]), rounds));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "rapidsnark: %s\n", error.what());
        return 1;
    }
}
