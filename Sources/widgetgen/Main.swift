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
    let tool = CommandLineTool()
    let exitCode = tool.run(arguments)
    // The tool holds what it has read, and so the system, not the tool, gives it back.
    withExtendedLifetime(tool) { exit(exitCode.rawValue) }
  }
}
