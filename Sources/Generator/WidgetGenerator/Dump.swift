import WidgetSyntax

/// Returns the declarations of scanned files as JSON text, in the documented format of `widgetgen dump`.
package func dumpDeclarations(of files: [ScannedFile]) -> String {
  dump(files.map(\.parsed))
}
