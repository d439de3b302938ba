import WidgetDriver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Main {
  static func main() async {
    exit(await CommandLineTool().run(Array(CommandLine.arguments.dropFirst())))
  }
}
