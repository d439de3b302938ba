import WidgetSource

/// The properties and initializers of a class, category or protocol.
struct MemberReader {
  private(set) var properties: [HeaderProperty] = []
  private(set) var initializers: [HeaderInitializer] = []
  private(set) var unavailable: Set<String> = []

  private let types: TypeReader

  /// - Parameter owner: the name of the class in Swift, or `Self` for a protocol.
  init(_ container: Cursor, of owner: String) {
    types = TypeReader(
      owner: owner, isInSystemHeader: container.place?.isInSystemHeader != false)
    for cursor in container.children {
      switch cursor.kind {
      case .property: read(property: cursor)
      case .instanceMethod: read(method: cursor)
      case .classMethod: read(factory: cursor, owner)
      default: break
      }
    }
  }

  // MARK: - Properties

  private enum Attribute {
    static let readonly: UInt32 = 0x1
    static let weak: UInt32 = 0x200
    static let ofClass: UInt32 = 0x1000
  }

  private mutating func read(property cursor: Cursor) {
    let attributes = cursor.propertyAttributes
    guard let place = cursor.headerLocation, attributes & Attribute.ofClass == 0,
      !cursor.isOptional,
      !cursor.isHidden
    else { return }
    let isWeak = attributes & Attribute.weak != 0
    var type = types.text(cursor.type)
    if isWeak, !type.hasSuffix("?") {
      type = type.hasSuffix("!") ? type.dropLast() + "?" : type + "?"
    }
    let property = HeaderProperty(
      name: name(of: cursor, type).escaped, type: type,
      isReadOnly: attributes & Attribute.readonly != 0, isWeak: isWeak,
      isDeprecated: cursor.isDeprecated, availability: cursor.availability,
      documentation: cursor.documentation, place: place)
    // If a container declares a property twice, the last declaration is used.
    properties.removeAll { $0.name == property.name }
    properties.append(property)
  }

  /// Returns the name of a property in Swift. Without `NS_SWIFT_NAME`, a `BOOL` whose getter begins with `is` has the
  /// getter's name: `isEnabled`.
  private func name(of cursor: Cursor, _ type: String) -> String {
    if let name = cursor.annotation("swift_name") { return name }
    let (name, getter) = (cursor.spelling, cursor.getter)
    return type == "Bool" && getter.hasPrefix("is") ? getter : name.asMemberName
  }

  // MARK: - Initializers

  private mutating func read(method cursor: Cursor) {
    let selector = cursor.spelling
    guard selector.hasPrefix("init") else { return }
    if cursor.isHidden {
      unavailable.insert(selector)
      return
    }
    if cursor.isVariadic { return }
    let parameters = parameters(of: cursor)
    guard
      let labels = swiftLabels(cursor)
        ?? InitializerLabels.ofMethod(selector, types: parameters.map(\.type.typeName))
    else { return }
    add(cursor, parameters, labels, isFactory: false)
  }

  private mutating func read(factory cursor: Cursor, _ owner: String) {
    let result = cursor.resultType
    let makesOwner =
      result.desugared.spelling == "instancetype"
      || types.text(result).filter({ $0 != "?" && $0 != "!" }) == owner
    let selector = cursor.spelling
    guard makesOwner, !cursor.isHidden, !cursor.isVariadic else { return }
    let parameters = parameters(of: cursor)
    let isNamed = cursor.annotation("swift_name") != nil
    let className = owner.split(separator: ".").last.map(String.init) ?? owner
    let labels =
      isNamed
      ? swiftLabels(cursor)
      : InitializerLabels.ofFactory(selector, in: className, types: parameters.map(\.type.typeName))
    if let labels { add(cursor, parameters, labels, isFactory: true) }
  }

  /// Returns the labels of `NS_SWIFT_NAME(init(title:))`, or nil if the attribute is missing or names a method.
  private func swiftLabels(_ cursor: Cursor) -> [String]? {
    guard let name = cursor.annotation("swift_name"), name.hasPrefix("init("), name.hasSuffix(")")
    else { return nil }
    return name.dropFirst(5).dropLast().split(separator: ":").map(String.init)
  }

  private func parameters(of cursor: Cursor) -> [(name: String, type: String)] {
    cursor.children(.parameter).map { ($0.spelling, types.text($0.type, isParameter: true)) }
  }

  private mutating func add(
    _ cursor: Cursor, _ parameters: [(name: String, type: String)], _ labels: [String],
    isFactory: Bool
  ) {
    guard let place = cursor.headerLocation else { return }
    let isThrowing =
      parameters.last?.type.holds("any Error") == true && cursor.spelling.holds("rror:")
    let used = isThrowing ? Array(parameters.dropLast()) : parameters
    // `initEmpty` is imported as `init(empty: ())`, which a widget cannot call.
    guard labels.count >= used.count, used.isEmpty == (cursor.spelling == "init") || isThrowing
    else { return }
    let result = types.text(cursor.resultType)
    initializers.append(
      HeaderInitializer(
        selector: cursor.spelling,
        parameters: zip(labels, used).map {
          HeaderInitializer.Parameter(label: $0, name: $1.name, type: $1.type)
        },
        isDesignated: cursor.annotations.contains("designated"), isFactory: isFactory,
        isFailable: result.hasSuffix("?") || result.hasSuffix("!"), isThrowing: isThrowing,
        isDeprecated: cursor.isDeprecated, availability: cursor.availability,
        documentation: cursor.documentation, place: place))
  }
}

extension String {
  /// The name of a property: `url` for `URL`.
  fileprivate var asMemberName: String { first?.isUppercase == true ? lowercasingFirstWord : self }

  /// The type's name without `?` and `!`, or `Block` for a closure.
  fileprivate var typeName: String {
    if holds("->") { return "Block" }
    var name = Substring(self)
    while let last = name.last, "?!".contains(last) { name = name.dropLast() }
    return String(name)
  }
}
