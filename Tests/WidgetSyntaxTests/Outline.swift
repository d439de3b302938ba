import WidgetSource
import WidgetSyntax

/// The declarations of a file in a readable format for tests. Each declaration has one line, and its members are
/// indented. The diagnostics follow.
///
/// For example: `let a: Int = 3  // skip` or `var b: Int {}` for a computed property.
struct Outline {
  private let file: ParsedFile
  private(set) var lines: [String] = []

  init(_ file: ParsedFile) {
    self.file = file
    lines += file.imports.map { "import \(text($0.path))" + condition($0.clause) }
    for declaration in file.declarations { add(declaration) }
    lines += file.typealiases.map(line)
    lines += file.markers.map { "// \(text($0.text))" }
    let table = LineTable(file.source)
    for diagnostic in file.diagnostics {
      let place = table.position(at: diagnostic.range?.start ?? 0)
      lines.append("\(place.line):\(place.column) \(diagnostic.severity) \(diagnostic.id)")
    }
  }

  private mutating func add(_ declaration: Declaration) {
    var line = prefix(declaration.attributes, declaration.modifiers)
    line += "\(declaration.kind.rawValue) \(file.qualifiedName(of: declaration))"
    line += declaration.generics.map(text) ?? ""
    let inherits = file[declaration.inherits].map(text).joined(separator: ", ")
    if !inherits.isEmpty { line += ": " + inherits }
    line += declaration.whereClause.map { " where " + text($0) } ?? ""
    lines.append(line + trailer(declaration.annotations, declaration.clause))
    var members = declaration.properties.map(self.line)
    members += declaration.cases.map(self.line)
    members += declaration.initializers.map(self.line)
    members += declaration.functions.map(self.line)
    members += declaration.typealiases.map(self.line)
    lines += members.map { "  " + $0 }
  }

  private func line(_ property: PropertyDeclaration) -> String {
    var line = prefix(property.attributes, property.modifiers)
    line += (property.isLet ? "let " : "var ") + text(property.name)
    line += property.type.map { ": " + text($0) } ?? ""
    line += property.value.map { " = " + text($0) } ?? ""
    line += property.isInTuple ? " in tuple" : ""
    line += property.isComputed ? " {}" : ""
    return line + trailer(property.annotations, property.clause)
  }

  private func line(_ element: CaseDeclaration) -> String {
    var line = prefix(element.attributes, element.modifiers) + "case \(text(element.name))"
    line += element.parameters.map(self.text) ?? ""
    line += element.value.map { " = " + text($0) } ?? ""
    return line + trailer(element.annotations, element.clause)
  }

  private func line(_ initializer: InitializerDeclaration) -> String {
    var line = prefix(initializer.attributes, initializer.modifiers) + "init"
    line += initializer.failable.rawValue + (initializer.generics.map(text) ?? "")
    line += text(initializer.parameters)
    line += effects(initializer.isAsync, initializer.isThrowing)
    return line + trailer(initializer.annotations, initializer.clause)
  }

  private func line(_ function: FunctionDeclaration) -> String {
    var line = prefix(function.attributes, function.modifiers) + "func \(text(function.name))"
    line += (function.generics.map(text) ?? "") + text(function.parameters)
    line += effects(function.isAsync, function.isThrowing)
    line += function.returns.map { " -> " + text($0) } ?? ""
    return line + trailer(function.annotations, function.clause)
  }

  private func line(_ alias: TypealiasDeclaration) -> String {
    "typealias \(text(alias.name))\(alias.generics.map(text) ?? "") = \(text(alias.type))"
  }

  private func text(_ parameters: Sublist<ParameterDeclaration>) -> String {
    let texts = file[parameters].map { parameter in
      let names = [parameter.label.map(text) ?? "_", parameter.name.map(text) ?? "_"]
      let attributes = file[parameter.attributes].map { text($0.range) + " " }.joined()
      return attributes + names.joined(separator: " ") + ": " + text(parameter.type)
        + (parameter.defaultValue.map { " = " + text($0) } ?? "")
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }
}

extension Outline {
  /// Returns the text of a range on one line.
  private func text(_ range: SourceRange) -> String {
    file.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func prefix(_ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>) -> String
  {
    (file[attributes].map(\.range) + file[modifiers]).map { text($0) + " " }.joined()
  }

  private func effects(_ isAsync: Bool, _ isThrowing: Bool) -> String {
    (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
  }

  private func trailer(_ annotations: Sublist<Annotation>, _ clause: Int?) -> String {
    let texts = file[annotations].map { annotation in
      annotation.value == .flag
        ? annotation.key : "\(annotation.key)=\(Self.text(annotation.value))"
    }
    return condition(clause) + (texts.isEmpty ? "" : "  // " + texts.joined(separator: ", "))
  }

  private func condition(_ clause: Int?) -> String {
    clause.map { "  #if \(file.conditionText(of: $0))" } ?? ""
  }

  private static func text(_ value: AnnotationValue) -> String {
    switch value {
    case .flag: ""
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "'\(value)'"
    case .list(let values): "[" + values.map(text).joined(separator: " ") + "]"
    }
  }
}
