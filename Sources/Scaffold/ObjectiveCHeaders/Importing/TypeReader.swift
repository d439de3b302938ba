/// Converts C and Objective-C types to Swift types, following the rules of Swift's importer.
struct TypeReader {
  /// The type that `instancetype` refers to: the name of a class, or `Self` in a protocol.
  var owner: String
  /// Whether the types are used in a system header. Swift imports `NSUInteger` there as `Int`, and in other headers as
  /// `UInt`.
  var isInSystemHeader = false

  /// Returns the text of a type that is not inside another type, such as the type of a property or a parameter.
  func text(_ type: ClangType, isParameter: Bool = false) -> String {
    let base = base(of: type)
    switch optionality(of: type, base) {
    case .none:
      return isParameter && base.form == .closure ? "@escaping \(base.text)" : base.text
    case .optional: return base.wrapped + "?"
    case .unspecified: return base.wrapped + "!"
    }
  }

  /// Returns the text of a type inside another type. The text never ends with `!`, which Swift does not allow there.
  private func part(_ type: ClangType) -> String {
    let base = base(of: type)
    return optionality(of: type, base) == .none ? base.text : base.wrapped + "?"
  }

  /// Returns the text of a type argument, such as the element type of a collection. The text is never optional, because
  /// an element is never null.
  private func element(_ type: ClangType) -> String {
    let base = base(of: type)
    return base.form == .composition ? base.wrapped : base.text
  }

  /// A type without its nullability.
  private struct Base {
    enum Form { case value, reference, closure, composition }
    var text: String
    var form: Form

    init(_ text: String, _ form: Form = .value) { (self.text, self.form) = (text, form) }

    var wrapped: String { form == .closure || form == .composition ? "(\(text))" : text }
  }

  private enum Optionality { case none, optional, unspecified }

  private func optionality(of type: ClangType, _ base: Base) -> Optionality {
    if base.form == .value { return .none }
    switch type.nullability {
    case .nonnull: return .none
    case .nullable, .nullableResult: return .optional
    case .unspecified, .none: return .unspecified
    }
  }

  private func base(of type: ClangType) -> Base {
    let type = type.desugared
    switch type.kind {
    case .typedefName: return typedefName(type)
    case .objectPointer: return object(type.pointee)
    case .id: return Base("Any", .reference)
    case .objcClass: return Base("AnyClass", .reference)
    case .selector: return Base("Selector", .reference)
    case .block: return closure(type.pointee.desugared)
    case .enumeration, .record: return Base(type.declaration.swiftName)
    case .typeParameter: return Base(type.spelling, .reference)
    case .pointer: return pointer(type)
    case .some(let kind): return Base(KnownNames.number(kind) ?? type.spelling)
    case nil: return Base(type.spelling)
    }
  }

  private func typedefName(_ type: ClangType) -> Base {
    let declaration = type.declaration
    let name = declaration.spelling
    // Newer versions of libclang report a parameter of a generic class as a typedef.
    if declaration.kind == .typeParameter { return Base(name, .reference) }
    if name == "instancetype" { return Base(owner, .reference) }
    if name == "NSUInteger" { return Base(isInSystemHeader ? "Int" : "UInt") }
    if let known = KnownNames.typedefs[name] { return Base(known) }
    let form = form(of: type.canonical)
    if declaration.annotations.contains("swift_wrapper") {
      return Base(declaration.swiftName, form)
    }
    let underlying = declaration.underlyingType
    if form == .value, !isNumber(underlying) {
      let swiftName = declaration.swiftName
      return swiftName == name ? base(of: underlying) : Base(swiftName)
    }
    return base(of: underlying)
  }

  private func isNumber(_ type: ClangType) -> Bool {
    type.canonical.kind.flatMap(KnownNames.number) != nil
  }

  private func form(of type: ClangType) -> Base.Form {
    switch type.kind {
    case .objectPointer, .id, .objcClass, .selector, .pointer, .typeParameter: .reference
    case .block: .closure
    default: .value
    }
  }

  private func object(_ pointee: ClangType) -> Base {
    let type = pointee.desugared
    switch type.kind {
    case .typedefName: return object(type.declaration.underlyingType)
    case .interface: return Base(KnownNames.object(type.declaration.swiftName, []), .reference)
    case .typeParameter: return Base(type.spelling, .reference)
    case .object:
      let base = type.base.desugared
      let protocols = type.protocols.map(\.swiftName)
      let isAny = base.kind == .id || base.spelling == "id"
      if isAny, !protocols.isEmpty {
        return Base("any " + protocols.joined(separator: " & "), .composition)
      }
      if isAny { return Base("Any", .reference) }
      let name = KnownNames.object(base.declaration.swiftName, type.arguments.map(element))
      if protocols.isEmpty { return Base(name, .reference) }
      return Base(([name] + protocols).joined(separator: " & "), .composition)
    default: return Base(type.spelling, .reference)
    }
  }

  private func closure(_ function: ClangType) -> Base {
    let parameters = function.parameters.map(part).joined(separator: ", ")
    let result = function.result
    let text = result.desugared.kind == .void ? "Void" : part(result)
    return Base("(\(parameters)) -> \(text)", .closure)
  }

  private func pointer(_ type: ClangType) -> Base {
    let pointee = type.pointee
    let inner = pointee.desugared
    if inner.kind == .function {
      return Base("@convention(c) " + closure(inner).text, .closure)
    }
    if inner.kind == .void {
      return Base(pointee.isConst ? "UnsafeRawPointer" : "UnsafeMutableRawPointer", .reference)
    }
    if inner.kind == .record, inner.declaration.spelling.hasPrefix("CG") {
      return Base(inner.declaration.swiftName, .reference)
    }
    let name = pointee.isConst ? "UnsafePointer" : "UnsafeMutablePointer"
    return Base("\(name)<\(part(pointee))>", .reference)
  }
}
