/// Collects the declarations of a header and its imports.
struct DeclarationReader {
  private(set) var header = Header()
  /// The categories with the names of their classes. A category can precede its class.
  private var categories: [(name: String, cursor: Cursor)] = []

  init(_ declarations: [Cursor]) {
    for declaration in declarations { read(declaration) }
    for category in categories where header.classes[category.name] != nil {
      let swiftName = header.classes[category.name]?.swiftName ?? category.name
      let members = MemberReader(category.cursor, of: swiftName)
      header.classes[category.name]?.add(members)
    }
  }

  private mutating func read(_ cursor: Cursor) {
    switch cursor.kind {
    case .interface: readClass(cursor)
    case .category:
      if let name = cursor.children(.classReference).first?.spelling {
        categories.append((name, cursor))
      }
    case .objcProtocol: readProtocol(cursor)
    case .enumeration: readEnum(cursor)
    case .typedefName: readTypedef(cursor)
    default: break
    }
  }

  private mutating func readClass(_ cursor: Cursor) {
    guard let place = cursor.headerLocation else { return }
    let children = cursor.children
    let name = cursor.spelling
    var found = HeaderClass(
      name: name, swiftName: cursor.swiftName,
      superclass: children.first { $0.kind == .superclassReference }?.spelling,
      protocols: children.filter { $0.kind == .protocolReference }.map(\.spelling),
      typeParameters: children.filter { $0.kind == .typeParameter }.map(\.spelling),
      documentation: cursor.documentation, availability: cursor.availability, place: place,
      isSystem: cursor.place?.isInSystemHeader != false)
    found.add(MemberReader(cursor, of: found.swiftName))
    header.classes[name] = found
  }

  private mutating func readProtocol(_ cursor: Cursor) {
    guard let place = cursor.headerLocation else { return }
    let name = cursor.spelling
    if header.protocols[name] != nil { return }
    header.protocols[name] = HeaderProtocol(
      name: name, swiftName: cursor.swiftName,
      protocols: cursor.children(.protocolReference).map(\.spelling),
      properties: MemberReader(cursor, of: "Self").properties, place: place,
      isSystem: cursor.place?.isInSystemHeader != false)
  }

  // MARK: - Enums

  private mutating func readEnum(_ cursor: Cursor) {
    guard let place = cursor.headerLocation, cursor.place?.isInSystemHeader == false else { return }
    let constants = cursor.children(.enumerator)
    let (name, annotations) = (cursor.spelling, cursor.annotations)
    // An enum without a name is only a list of constants.
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      !constants.isEmpty, header.enums.allSatisfy({ $0.place != place })
    else { return }
    let isOptions = annotations.contains("options")
    let visible = constants.filter { !$0.isHidden }
    let names = EnumCaseNames.names(of: visible.map(\.spelling), in: name)
    // libclang repeats the comment of a constant for the constants after it.
    let comments = visible.map(\.documentation)
    let cases = zip(visible, names).enumerated().map { index, pair in
      HeaderEnum.Case(
        name: pair.0.annotation("swift_name") ?? pair.1, value: pair.0.constantValue,
        documentation: index > 0 && comments[index] == comments[index - 1] ? [] : comments[index])
    }
    let isClosed = annotations.contains("enum") && !isOptions
    header.enums.append(
      HeaderEnum(
        swiftName: cursor.swiftName, rawType: TypeReader(owner: "").text(cursor.integerType),
        form: isOptions ? .options : isClosed ? .closed : .open,
        cases: isOptions ? cases.filter { $0.value != 0 } : cases,
        documentation: cursor.documentation, place: place))
  }

  /// Reads a type declared with `NS_TYPED_ENUM` or `NS_TYPED_EXTENSIBLE_ENUM`, without its constants. Any other typedef
  /// is ignored.
  private mutating func readTypedef(_ cursor: Cursor) {
    guard let place = cursor.headerLocation, cursor.place?.isInSystemHeader == false,
      cursor.annotations.contains("swift_wrapper")
    else { return }
    let raw = TypeReader(owner: "").text(cursor.underlyingType)
    header.enums.append(
      HeaderEnum(
        swiftName: cursor.swiftName, rawType: raw.filter { $0 != "!" && $0 != "?" }, form: .open,
        cases: [], documentation: cursor.documentation, place: place))
  }
}

extension HeaderClass {
  /// Adds the members of the class, one of its extensions or one of its categories. As in Clang's importer, a second
  /// declaration of a property only makes it settable.
  fileprivate mutating func add(_ members: MemberReader) {
    for new in members.properties {
      if let index = properties.firstIndex(where: { $0.name == new.name }) {
        if !new.isReadOnly { properties[index].isReadOnly = false }
      } else {
        properties.append(new)
      }
    }
    initializers += members.initializers.filter { new in
      !initializers.contains { $0.selector == new.selector }
    }
    unavailable.formUnion(members.unavailable)
  }
}
