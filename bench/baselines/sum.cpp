// Sums three fields of every 56-byte record: the same as the loops that it is compared with.
// usage: sum FILE little|big REPETITIONS  -> the sum, then the median nanoseconds of a pass
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

template <typename T, bool Swap> static T read(const unsigned char *p) {
  if constexpr (!Swap) {
    T value;
    std::memcpy(&value, p, sizeof value);
    return value;
  } else {
    unsigned char turned[sizeof(T)];
    for (std::size_t i = 0; i < sizeof(T); i++) turned[i] = p[sizeof(T) - 1 - i];
    T value;
    std::memcpy(&value, turned, sizeof value);
    return value;
  }
}

template <bool Swap> static double sum(const std::vector<unsigned char> &bytes) {
  double total = 0;
  for (std::size_t o = 0; o + 56 <= bytes.size(); o += 56) {
    const unsigned char *p = bytes.data() + o;
    total += read<std::uint16_t, Swap>(p) + read<std::int32_t, Swap>(p + 4) + read<float, Swap>(p + 24);
  }
  return total;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  std::FILE *file = std::fopen(argv[1], "rb");
  if (file == nullptr) return 3;
  std::fseek(file, 0, SEEK_END);
  std::vector<unsigned char> bytes(static_cast<std::size_t>(std::ftell(file)));
  std::rewind(file);
  if (std::fread(bytes.data(), 1, bytes.size(), file) != bytes.size()) return 3;
  std::fclose(file);
  const bool big = std::strcmp(argv[2], "big") == 0;
  std::vector<double> times;
  double total = 0;
  for (int i = 0; i < std::atoi(argv[3]); i++) {
    const auto begin = std::chrono::steady_clock::now();
    total = big ? sum<true>(bytes) : sum<false>(bytes);
    times.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count());
  }
  std::sort(times.begin(), times.end());
  std::printf("%.17g\n%.0f\n", total, times[times.size() / 2]);
  return 0;
}
