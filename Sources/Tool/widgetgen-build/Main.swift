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
  /// The tool is never released, because the system frees its memory when the process ends.
  private static let tool = CommandLineTool(.generating)

  static func main() {
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
