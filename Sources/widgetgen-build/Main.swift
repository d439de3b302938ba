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
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let tool = CommandLineTool(.generating)
    let exitCode = tool.run(arguments)
    // The tool keeps what it has read alive, so that the system frees it at exit.
    withExtendedLifetime(tool) { exit(exitCode.rawValue) }
  }
}
