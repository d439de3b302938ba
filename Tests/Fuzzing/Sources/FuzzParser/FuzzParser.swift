import WidgetSource
import WidgetSyntax

/// Any bytes as a Swift source: declarations whose ranges lie in the file and in their parents.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = SourceFile(
    path: "input.swift", bytes: Array(UnsafeBufferPointer(start: data, count: count)))
  let file = parse(source)
  for declaration in file.declarations {
    precondition(Int(declaration.range.end) <= count)
    precondition(declaration.range.start <= declaration.body.start)
    precondition(declaration.body.end <= declaration.range.end)
    if let parent = declaration.parent {
      precondition(file.declarations[parent].body.start <= declaration.range.start)
      precondition(declaration.range.end <= file.declarations[parent].body.end)
    }
    for property in declaration.properties {
      precondition(declaration.body.start <= property.range.start)
      precondition(property.range.end <= declaration.body.end)
    }
  }
  return 0
}
