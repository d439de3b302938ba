// Measures RapidJSON, which reads into a tree without types, on the documents in a folder:
// rapidjson FOLDER REPETITIONS
#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

namespace {

long long processorTime() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

// The least processor time in nanoseconds.
template <typename Code> long long least(int repetitions, int times, Code code) {
  long long best = -1;
  for (int round = 0; round < repetitions; round++) {
    long long start = processorTime();
    for (int index = 0; index < times; index++) code();
    long long time = (processorTime() - start) / times;
    if (best < 0 || time < best) best = time;
  }
  return best;
}

}  // namespace

int main(int, char **arguments) {
  if (std::string(arguments[2]) == "dump") return 0;
  int repetitions = std::atoi(arguments[2]);
  for (std::string name : {"canada", "citm_catalog", "twitter", "citm_catalog-shuffled", "twitter-shuffled", "tree",
                           "tree-tag-last", "screen", "texts", "banners"}) {
    std::ifstream file(std::string(arguments[1]) + "/" + name + ".json", std::ios::binary);
    if (!file) continue;
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    int times = std::max<int>(1, 400000 / text.size());
    long long decode = least(repetitions, times, [&] {
      rapidjson::Document document;
      document.Parse<rapidjson::kParseFullPrecisionFlag>(text.data(), text.size());
      if (document.HasParseError()) std::abort();
    });
    rapidjson::Document document;
    document.Parse<rapidjson::kParseFullPrecisionFlag>(text.data(), text.size());
    long long encode = least(repetitions, times, [&] {
      rapidjson::StringBuffer buffer;
      rapidjson::Writer<rapidjson::StringBuffer> writer(buffer);
      document.Accept(writer);
      if (buffer.GetSize() == 0) std::abort();
    });
    std::printf("%s rapidjson decode %lld %zu\n", name.c_str(), decode, text.size());
    std::printf("%s rapidjson encode %lld %zu\n", name.c_str(), encode, text.size());
  }
}
