import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// The public declarations of WidgetRuntime that generated code can name, without their bodies.
struct RuntimeInterface {
  /// A line for each declaration, such as `WidgetCoding.Known: init(from decoder: any Decoder) throws`, in order.
  private(set) var lines: Set<String> = []
  /// The types and protocols that WidgetRuntime declares without `public`.
  private var hiddenTypes: Set<String> = []

  /// - Parameter files: the sources of WidgetRuntime.
  init(_ files: [ParsedFile]) {
    for file in files {
      for declaration in file.declarations where declaration.kind != .extension {
        if !file.isPublic(declaration.modifiers) {
          hiddenTypes.insert(file.qualifiedName(of: declaration))
        }
      }
    }
    for file in files { add(file) }
  }

  private mutating func add(_ file: ParsedFile) {
    // The types of `API` that generated code does not name change without a new version.
    let isForUsers = file.source.path.contains("/API/")
    for declaration in file.declarations {
      let name = file.qualifiedName(of: declaration)
      let root = String(name.prefix { $0 != "." && $0 != "<" })
      if hiddenTypes.contains(name) || isForUsers && !GlobalNames.runtime.contains(root) {
        continue
      }
      add(declaration, named: name, of: file)
    }
  }

  private mutating func add(_ declaration: Declaration, named name: String, of file: ParsedFile) {
    let isExtension = declaration.kind == .extension
    let requirements = declaration.whereClause.map { " where " + file.line($0) } ?? ""
    let inherits = file[declaration.inherits].map(file.line).joined(separator: ", ")
    if !isExtension || !inherits.isEmpty {
      lines.insert(
        "\(file.attributes(declaration.attributes))\(declaration.kind.rawValue) \(name)"
          + file.text(declaration.generics) + (inherits.isEmpty ? "" : ": \(inherits)")
          + requirements)
    }
    let owner = name + (isExtension ? requirements : "") + ": "
    lines.formUnion(file.members(of: declaration).map { owner + $0 })
  }
}

extension ParsedFile {
  /// Returns the declaration's cases, associated types and public members.
  fileprivate func members(of declaration: Declaration) -> [String] {
    let cases = declaration.cases.map { "case \(text($0.name))\(list($0.parameters))" }
    let associatedTypes = declaration.associatedTypes.map { item in
      "associatedtype \(text(item.name))" + (item.bound.map { ": " + line($0) } ?? "")
        + effects(false, nil, returns: nil, item.whereClause)
    }
    let typealiases = declaration.typealiases.filter {
      declaration.kind == .protocol || isPublic($0.modifiers)
    }.map { "typealias \(text($0.name)) = \(line($0.type))" }
    return cases + associatedTypes + typealiases + properties(of: declaration)
      + functions(of: declaration)
  }

  private func properties(of declaration: Declaration) -> [String] {
    declaration.properties.compactMap { item in
      guard let prefix = prefix(item.modifiers, item.attributes, in: declaration) else {
        return nil
      }
      let type = item.type.map { ": " + line($0) } ?? " = " + (item.value.map(line) ?? "")
      let isSettable = !item.isLet && (!item.isComputed || item.accessors?.hasSetter ?? false)
      return "\(prefix)\(isSettable ? "var" : "let") \(text(item.name))\(type)"
    }
  }

  private func functions(of declaration: Declaration) -> [String] {
    let initializers = declaration.initializers.compactMap { item in
      prefix(item.modifiers, item.attributes, in: declaration).map {
        "\($0)init\(item.failable.rawValue)\(text(item.generics))\(list(item.parameters))"
          + effects(item.isAsync, item.throwsClause, returns: nil, item.whereClause)
      }
    }
    let functions = declaration.functions.compactMap { item in
      prefix(item.modifiers, item.attributes, in: declaration).map {
        "\($0)func \(text(item.name))\(text(item.generics))\(list(item.parameters))"
          + effects(item.isAsync, item.throwsClause, returns: item.returns, item.whereClause)
      }
    }
    let subscripts = declaration.subscripts.compactMap { item in
      prefix(item.modifiers, item.attributes, in: declaration).map {
        "\($0)subscript\(text(item.generics))\(list(item.parameters))"
          + effects(false, nil, returns: item.returns, item.whereClause)
          + (item.accessors?.hasSetter ?? false ? " { get set }" : "")
      }
    }
    return initializers + functions + subscripts
  }

  /// Returns the attributes and modifiers of a member, without `public`, or nil if the member is not public.
  private func prefix(
    _ modifiers: Sublist<SourceRange>, _ attributes: Sublist<Attribute>, in declaration: Declaration
  ) -> String? {
    guard declaration.kind == .protocol || isPublic(modifiers) else { return nil }
    return self.attributes(attributes)
      + self[modifiers].map(text).filter { $0 != "public" }.map { $0 + " " }.joined()
  }
}

extension ParsedFile {
  fileprivate func isPublic(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains { text($0) == "public" }
  }

  /// Returns code on one line.
  fileprivate func line(_ range: SourceRange) -> String {
    code(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  fileprivate func text(_ range: SourceRange?) -> String { range.map(line) ?? "" }

  /// Returns parameters with their parentheses, or an empty string for nil.
  fileprivate func list(_ parameters: Sublist<ParameterDeclaration>?) -> String {
    guard let parameters else { return "" }
    let list = self[parameters].map { parameter in
      let name = parameter.name.map { text($0) } ?? ""
      let label = parameter.label.map { text($0) } ?? "_"
      let names = label == name ? "\(name): " : "\(label) \(name): "
      return (parameter.label == nil && parameter.name == nil ? "" : names)
        + attributes(parameter.attributes) + line(parameter.type)
        + (parameter.defaultValue.map { " = " + line($0) } ?? "")
    }
    return "(\(list.joined(separator: ", ")))"
  }

  fileprivate func effects(
    _ isAsync: Bool, _ throwsClause: SourceRange?, returns: SourceRange?,
    _ requirements: SourceRange?
  ) -> String {
    (isAsync ? " async" : "") + (throwsClause.map { " " + line($0) } ?? "")
      + (returns.map { " -> " + line($0) } ?? "")
      + (requirements.map { " where " + line($0) } ?? "")
  }

  /// Returns the attributes that matter to callers.
  fileprivate func attributes(_ attributes: Sublist<Attribute>) -> String {
    self[attributes].filter {
      !["_documentation", "frozen", "inlinable", "inline", "usableFromInline"].contains(
        name(of: $0))
    }.map { line($0.range) + " " }.joined()
  }
}
