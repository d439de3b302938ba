import WidgetSource

/// Prints the declarations of a header as Swift.
struct InterfacePrinter {
  private let header: Header
  private let file: String
  private var text = ""
  private var origins: [HeaderInterface.Origin] = []

  /// Returns the interfaces of all headers with declarations, except system headers, sorted by path.
  static func interfaces(of header: Header) -> [HeaderInterface] {
    let places =
      header.classes.values.filter { !$0.isSystem }.map(\.place)
      + header.protocols.values.filter { !$0.isSystem }.map(\.place) + header.enums.map(\.place)
    return Set(places.map(\.file)).sorted().map { file in
      var printer = InterfacePrinter(header: header, file: file)
      return printer.interface()
    }
  }

  private mutating func interface() -> HeaderInterface {
    line("import UIKit")
    for declaration in header.enums where declaration.place.file == file {
      nested(declaration.swiftName) { $0.print(declaration, as: $1) }
    }
    for declaration in header.protocols.values.filter({ $0.place.file == file && !$0.isSystem })
      .stablySorted(on: \.place.range.start)
    {
      nested(declaration.swiftName) {
        $0.line("public protocol \($1): AnyObject {}", declaration.place)
      }
    }
    let classes = header.classes.values.filter { $0.place.file == file && !$0.isSystem }
    for declaration in classes.stablySorted(on: \.place.range.start) {
      nested(declaration.swiftName) { $0.print(declaration, as: $1) }
    }
    return HeaderInterface(path: file, text: text, origins: origins)
  }

  // MARK: - Lines

  private mutating func line(_ line: String, _ place: HeaderLocation? = nil) {
    let start = text.utf8.count
    text += line + "\n"
    guard let place, place.file == file else { return }
    origins.append(
      HeaderInterface.Origin(
        range: SourceRange(start..<text.utf8.count), place: place.range))
  }

  private mutating func lines(_ lines: [String], indent: String = "") {
    for text in lines { line(indent + text) }
  }

  /// Prints a declaration, inside an extension if its name is qualified.
  private mutating func nested(_ name: String, _ print: (inout Self, String) -> Void) {
    line("")
    guard let dot = name.lastIndex(of: ".") else { return print(&self, name) }
    line("extension \(name[..<dot]) {")
    print(&self, String(name[name.index(after: dot)...]))
    line("}")
  }

  // MARK: - Enums

  private mutating func print(_ declaration: HeaderEnum, as name: String) {
    lines(declaration.documentation)
    if declaration.form == .closed {
      line("public enum \(name): \(declaration.rawType) {", declaration.place)
    } else {
      let protocols = declaration.form == .options ? "OptionSet" : "RawRepresentable, Hashable"
      line("public struct \(name): \(protocols), Sendable {", declaration.place)
      line("    public var rawValue: \(declaration.rawType)")
      line("    public init(rawValue: \(declaration.rawType)) { self.rawValue = rawValue }")
    }
    var values: Set<Int64> = []
    for one in declaration.cases {
      lines(one.documentation, indent: "    ")
      if declaration.form != .closed {
        line("    public static let \(one.name.escaped) = \(name)(rawValue: \(one.value))")
      } else if values.insert(one.value).inserted {
        line("    case \(one.name.escaped) = \(one.value)")
      } else if let first = declaration.cases.first(where: { $0.value == one.value }) {
        line("    public static var \(one.name.escaped): \(name) { .\(first.name.escaped) }")
      }
    }
    line("}")
  }

  // MARK: - Classes

  private mutating func print(_ declaration: HeaderClass, as name: String) {
    lines(declaration.documentation)
    if let availability = declaration.availability { line("@available(\(availability))") }
    let superclass = declaration.superclass.map(superclassName)
    let adopted = declaration.protocols.compactMap { header.protocols[$0] }.filter { !$0.isSystem }
    let inherited = [superclass].compactMap(\.self) + adopted.map(\.swiftName)
    let generics =
      declaration.typeParameters.isEmpty
      ? ""
      : "<" + declaration.typeParameters.map { "\($0): AnyObject" }.joined(separator: ", ") + ">"
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    line("open class \(name)\(generics)\(clause) {", declaration.place)
    for property in header.ownProperties(of: declaration) { print(property) }
    if header.hasInitializers(declaration) { printInitializers(declaration) }
    line("}")
  }

  /// Returns the name of a superclass. libclang does not report the type arguments of a generic superclass, so all of
  /// them are `AnyObject`.
  private func superclassName(_ name: String) -> String {
    guard let superclass = header.classes[name] else { return name }
    if superclass.typeParameters.isEmpty { return superclass.swiftName }
    let arguments = superclass.typeParameters.map { _ in "AnyObject" }
    return "\(superclass.swiftName)<\(arguments.joined(separator: ", "))>"
  }

  private mutating func print(_ property: HeaderProperty) {
    lines(property.documentation, indent: "    ")
    if property.isDeprecated { line("    @available(*, deprecated)") }
    if let availability = property.availability { line("    @available(\(availability))") }
    let declaration = "var \(property.name): \(property.type)"
    if property.isWeak, !property.isReadOnly {
      line("    public weak \(declaration)", property.place)
    } else if property.isReadOnly {
      line("    public \(declaration) { preconditionFailure() }", property.place)
    } else {
      line("    public \(declaration) { get { preconditionFailure() } set {} }", property.place)
    }
  }

  private mutating func printInitializers(_ declaration: HeaderClass) {
    let overridden = header.designatedLabels(of: declaration.superclass)
    let initializers = header.allInitializers(of: declaration).filter { $0.labels != "coder:" }
    for initializer in initializers {
      lines(initializer.documentation, indent: "    ")
      var words = ["public"]
      if overridden.contains(initializer.labels) { words.append("override") }
      if header.isConvenience(initializer, in: declaration) { words.append("convenience") }
      let parameters = initializer.parameters.map { parameter in
        let others = initializer.parameters.filter { $0 != parameter }
        let isFree = others.allSatisfy { $0.label != parameter.name && $0.name != parameter.name }
        return parameter.names(isFree: isFree) + ": \(parameter.type)"
      }
      let mark = initializer.isFailable ? "?" : ""
      let effects = initializer.isThrowing ? " throws" : ""
      line(
        "    \(words.joined(separator: " ")) init\(mark)(\(parameters.joined(separator: ", ")))"
          + "\(effects) { preconditionFailure() }", initializer.place)
    }
    if initializers.allSatisfy({ header.isConvenience($0, in: declaration) }) {
      line("    private init(none: Void) { preconditionFailure() }")
    }
    line("    public required init?(coder: NSCoder) { preconditionFailure() }")
  }
}

extension HeaderInitializer.Parameter {
  /// Returns the label, followed by the name if the label is `_`, is a reserved word or begins with a preposition:
  /// `in view`, `forKey key`. Except after `_`, a name is left out if it equals the label or if another
  /// parameter uses it.
  fileprivate func names(isFree: Bool) -> String {
    if label == "_" { return "_ \(name.escaped)" }
    let isPreposition = Words(label).words.first.map(InitializerLabels.isPreposition) ?? false
    let needsName = label.escaped != label || isPreposition
    return needsName && isFree && name != label ? "\(label) \(name.escaped)" : label
  }
}
