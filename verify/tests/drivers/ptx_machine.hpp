// The interface to the PTX machine, a shared library that EMULATED_MACHINE names. verify/ptx-machine/src/abi.rs defines
// the functions of this library.
#pragma once

#include <dlfcn.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

struct PtxModule;
struct PtxKernel;

// The order of an operation among the operations of all streams (see `Order` in verify/ptx-machine/src/launch.rs).
struct Order {
    uint64_t stream = 0, number = 0;
    std::vector<std::pair<uint64_t, uint64_t>> behind;

    Order() = default;
    Order(uint64_t stream, uint64_t number, const std::map<uint64_t, uint64_t> &behind)
        : stream(stream), number(number), behind(behind.begin(), behind.end()) {}
};

class PtxMachine {
 public:
    explicit PtxMachine(const char *library) : library(dlopen(library, RTLD_NOW)) {
        if (!this->library) {
            std::fprintf(stderr, "%s\n", dlerror());
            std::abort();
        }
        const char *cache = std::getenv("EMULATED_CACHE");
        uint64_t cache_bytes = cache ? std::strtoull(cache, nullptr, 10) : 0;
        Message message;
        auto create = function<void *(uint64_t, const char *, Message *)>("cumsm_ptx_machine");
        machine = create(cache_bytes, std::getenv("EMULATED_SAMPLE"), &message);
        if (!message.check(machine != nullptr)) std::abort();
    }

    void allocated(uint64_t address, uint64_t bytes) {
        function<void(void *, uint64_t, uint64_t)>("cumsm_ptx_allocated")(machine, address, bytes);
    }
    void freed(uint64_t address) { function<void(void *, uint64_t)>("cumsm_ptx_freed")(machine, address); }

    bool copied(uint64_t address, uint64_t bytes, bool is_write, const Order &order) {
        COrder c_order(order);
        Message message;
        auto call = function<int(void *, uint64_t, uint64_t, bool, const COrder *, Message *)>("cumsm_ptx_copied");
        return message.check(call(machine, address, bytes, is_write, &c_order, &message) == 0);
    }

    // Loads the PTX that lies beside a fatbin.
    PtxModule *load(std::string file) {
        file.replace(file.rfind('.'), std::string::npos, ".ptx");
        Message message;
        PtxModule *module = function<PtxModule *(const char *, Message *)>("cumsm_ptx_load")(file.c_str(), &message);
        message.check(module != nullptr);
        return module;
    }

    PtxKernel *kernel(PtxModule *module, const char *name) {
        Message message;
        auto call = function<PtxKernel *(PtxModule *, const char *, Message *)>("cumsm_ptx_kernel");
        PtxKernel *kernel = call(module, name, &message);
        message.check(kernel != nullptr);
        return kernel;
    }

    bool launch(const PtxKernel *kernel, const uint32_t *grid, const uint32_t *block, void **params, const Order &order) {
        COrder c_order(order);
        Message message;
        auto call = function<int(void *, const PtxKernel *, const uint32_t *, const uint32_t *, void **, const COrder *,
                                 Message *)>("cumsm_ptx_launch");
        return message.check(call(machine, kernel, grid, block, params, &c_order, &message) == 0);
    }

 private:
    struct COrder {
        uint64_t stream, number;
        const std::pair<uint64_t, uint64_t> *behind;
        uint64_t behind_count;

        explicit COrder(const Order &order)
            : stream(order.stream), number(order.number), behind(order.behind.data()), behind_count(order.behind.size()) {}
    };
    struct Message {
        char *text = buffer;
        uint64_t capacity = sizeof buffer;
        char buffer[1024] = "";

        bool check(bool succeeded) {
            if (!succeeded) std::fprintf(stderr, "%s\n", buffer);
            return succeeded;
        }
    };

    template <class Signature>
    Signature *function(const char *name) {
        return reinterpret_cast<Signature *>(dlsym(library, name));
    }

    void *library, *machine;
};

// Returns the PTX machine of the library that EMULATED_MACHINE names, or null if the variable is not set.
inline PtxMachine *ptx_machine() {
    static PtxMachine *machine = [] {
        const char *library = std::getenv("EMULATED_MACHINE");
        return library ? new PtxMachine(library) : nullptr;
    }();
    return machine;
}
