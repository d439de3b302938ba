import WidgetSource
import WidgetSyntax

extension Property {
  /// Checks that declarations and markers are in source order, that nested ranges are inside the enclosing ranges, and
  /// that diagnostics can be printed. Also checks that `dump` prints JSON, and that parsing twice results in the same
  /// declarations.
  func checkSyntax(_ bytes: [UInt8]) throws(Violation) {
    let file = parse(SourceFile(path: "input.swift", bytes: bytes))
    try checkDeclarations(of: file)
    try checkMarkers(of: file)
    try checkPlaces(of: file.diagnostics, in: file.source)
    let text = dump([file])
    if case .failure(let diagnostic) = JSONValue.read(SourceFile(path: "dump", text: text)) {
      throw Violation("dump prints no JSON: \(diagnostic.message)")
    }
    try require(dump([parse(file.source)]) == text, "the same bytes give other declarations")
  }

  private func checkDeclarations(of file: ParsedFile) throws(Violation) {
    let whole = SourceRange(0..<file.source.bytes.count)
    var last: UInt32 = 0
    for (index, declaration) in file.declarations.enumerated() {
      try require(declaration.range.start >= last, "declarations are not in source order")
      last = declaration.range.start
      try require(isInside(declaration.range, whole), "a declaration leaves the file")
      try require(isInside(declaration.body, declaration.range), "a body leaves its declaration")
      try require(isInside(declaration.name, declaration.range), "a name leaves its declaration")
      try require(
        declaration.keyword.end <= declaration.body.start, "a keyword stands behind the body")
      if let parent = declaration.parent {
        try require(parent < index, "a type stands before the one around it")
        try require(
          isInside(declaration.range, file.declarations[parent].body), "a type leaves its parent")
      }
      try checkMembers(of: declaration)
    }
  }

  private func checkMembers(of declaration: Declaration) throws(Violation) {
    for property in declaration.properties {
      try require(isInside(property.range, declaration.body), "a property leaves its type")
      try require(isInside(property.name, property.range), "a name leaves its property")
      for part in [property.type, property.value].compactMap(\.self) {
        try require(isInside(part, property.range), "a part leaves its property")
      }
    }
    let others =
      declaration.cases.map(\.name) + declaration.functions.map(\.name)
      + declaration.initializers.map(\.keyword) + declaration.subscripts.map(\.keyword)
      + declaration.typealiases.map(\.type)
    for range in others {
      try require(isInside(range, declaration.body), "a member leaves its type")
    }
  }

  private func checkMarkers(of file: ParsedFile) throws(Violation) {
    var last: UInt32 = 0
    for marker in file.markers {
      try require(marker.range.start >= last, "markers are not in source order")
      try require(isInside(marker.text, marker.range), "the text of a marker leaves it")
      last = marker.range.end
    }
    try require(Int(last) <= file.source.bytes.count, "a marker leaves the file")
  }
}

/// Whether a range is valid and inside another range.
func isInside(_ inner: SourceRange, _ outer: SourceRange) -> Bool {
  outer.start <= inner.start && inner.start <= inner.end && inner.end <= outer.end
}

/// Checks that the ranges of diagnostics are inside the file, and that each diagnostic can be printed.
func checkPlaces(of diagnostics: [Diagnostic], in file: SourceFile) throws(Violation) {
  var formatter = DiagnosticFormatter { _ in file }
  for diagnostic in diagnostics {
    if let range = diagnostic.range, diagnostic.file == file.path {
      try require(
        isInside(range, SourceRange(0..<file.bytes.count)), "'\(diagnostic.message)' has no place")
    }
    try require(!formatter.format(diagnostic).isEmpty, "a diagnostic prints nothing")
  }
}
