import WidgetSource

/// Any bytes as a configuration: a value or a diagnostic, and the diagnostic prints.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(
    path: "widgetgen.json", bytes: Array(UnsafeBufferPointer(start: data, count: count)))
  if case .failure(let diagnostic) = JSONValue.read(file) {
    var formatter = DiagnosticFormatter { _ in file }
    _ = formatter.format(diagnostic)
  }
  return 0
}
