import WidgetSyntax

/// The declarations of scanned files as JSON text, in the form that the command line documents.
package func dumpDeclarations(of files: [ScannedFile]) -> String {
  dump(files.map(\.parsed))
}
