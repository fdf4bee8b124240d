// Kernels that call CUB's block-wide primitives, for tests/ptx_others.rs. A block has 128 threads.
#include <cstdint>
#include <cub/block/block_load.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>
#include <cub/warp/warp_scan.cuh>

constexpr int THREADS = 128, ITEMS = 4, TILE = THREADS * ITEMS;

template <cub::BlockScanAlgorithm ALGORITHM>
__device__ void scan(const uint32_t *in, uint32_t *out) {
    using Scan = cub::BlockScan<uint32_t, THREADS, ALGORITHM>;
    __shared__ typename Scan::TempStorage storage;
    uint32_t items[ITEMS];
    const uint64_t first = uint64_t{blockIdx.x} * TILE + threadIdx.x * ITEMS;
    for (int i = 0; i < ITEMS; i++) items[i] = in[first + i];
    Scan(storage).ExclusiveSum(items, items);
    for (int i = 0; i < ITEMS; i++) out[first + i] = items[i];
}
extern "C" __global__ void scan_raking(const uint32_t *in, uint32_t *out) { scan<cub::BLOCK_SCAN_RAKING>(in, out); }
extern "C" __global__ void scan_warps(const uint32_t *in, uint32_t *out) { scan<cub::BLOCK_SCAN_WARP_SCANS>(in, out); }

template <cub::BlockReduceAlgorithm ALGORITHM>
__device__ void reduce(const uint32_t *in, uint32_t *out) {
    using Reduce = cub::BlockReduce<uint32_t, THREADS, ALGORITHM>;
    __shared__ typename Reduce::TempStorage storage;
    uint32_t sum = Reduce(storage).Sum(in[uint64_t{blockIdx.x} * THREADS + threadIdx.x]);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
extern "C" __global__ void reduce_raking(const uint32_t *in, uint32_t *out) { reduce<cub::BLOCK_REDUCE_RAKING>(in, out); }
extern "C" __global__ void reduce_warps(const uint32_t *in, uint32_t *out) { reduce<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(in, out); }

extern "C" __global__ void sort_pairs(const uint32_t *keys_in, const uint32_t *values_in, uint32_t *keys, uint32_t *values) {
    using Load = cub::BlockLoad<uint32_t, THREADS, ITEMS, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
    using Store = cub::BlockStore<uint32_t, THREADS, ITEMS, cub::BLOCK_STORE_TRANSPOSE>;
    using Sort = cub::BlockRadixSort<uint32_t, THREADS, ITEMS, uint32_t>;
    __shared__ union { typename Load::TempStorage load; typename Store::TempStorage store; typename Sort::TempStorage sort; } storage;
    uint32_t own_keys[ITEMS], own_values[ITEMS];
    const uint64_t first = uint64_t{blockIdx.x} * TILE;
    Load(storage.load).Load(keys_in + first, own_keys);
    __syncthreads();
    Load(storage.load).Load(values_in + first, own_values);
    __syncthreads();
    Sort(storage.sort).Sort(own_keys, own_values);
    __syncthreads();
    Store(storage.store).Store(keys + first, own_keys);
    __syncthreads();
    Store(storage.store).Store(values + first, own_values);
}
