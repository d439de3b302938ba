/// The command line as a function: arguments in, exit code out.
package struct CommandLineTool {
  package init() {}

  /// Runs one command.
  package func run(_ arguments: [String]) async -> Int32 { 0 }
}
