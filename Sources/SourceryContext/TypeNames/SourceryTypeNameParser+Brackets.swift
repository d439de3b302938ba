extension SourceryTypeNameParser {
  mutating func collection() -> SourceryTypeName {
    let start = position
    _ = eat(UInt8(ascii: "["))
    let first = type()
    if eat(UInt8(ascii: ":")) {
      let value = type()
      _ = eat(UInt8(ascii: "]"))
      return SourceryTypeName(
        name: text(from: start), form: .dictionary(key: first, value: value),
        generic: .init(name: "Dictionary", parameters: [first, value]))
    }
    guard eat(UInt8(ascii: "]")) else {
      skip(to: UInt8(ascii: "]"))
      return SourceryTypeName(name: text(from: start))
    }
    return SourceryTypeName(
      name: text(from: start), form: .array(first),
      generic: .init(name: "Array", parameters: [first]))
  }

  mutating func tupleOrClosure() -> SourceryTypeName {
    let start = position
    _ = eat(UInt8(ascii: "("))
    var elements: [ListedType] = []
    while !peek(UInt8(ascii: ")")), position < bytes.count {
      let before = position
      elements.append(listedType())
      if !eat(UInt8(ascii: ",")), !peek(UInt8(ascii: ")")), position == before { position += 1 }
    }
    _ = eat(UInt8(ascii: ")"))
    let written = text(from: start)
    if let closure = closure(elements) { return closure }
    guard elements.count != 1 else { return parenthesized(elements[0].typeName) }
    guard !elements.isEmpty else { return SourceryTypeName(name: "()") }
    return SourceryTypeName(
      name: written,
      form: .tuple(
        elements.enumerated().map { index, element in
          let isNamed = element.second != nil || (element.first ?? "_") != "_"
          return .init(name: isNamed ? element.first : "\(index)", typeName: element.typeName)
        }))
  }

  /// A type in parentheses is the type itself.
  private func parenthesized(_ type: SourceryTypeName) -> SourceryTypeName {
    SourceryTypeName(
      name: type.name, attributes: type.attributes,
      isOptional: type.isOptional && !type.isImplicitlyUnwrappedOptional,
      isImplicitlyUnwrappedOptional: type.isImplicitlyUnwrappedOptional,
      isProtocolComposition: type.isProtocolComposition, form: type.form, generic: type.generic)
  }

  /// The rest of a function type after its parameter list.
  private mutating func closure(_ elements: [ListedType]) -> SourceryTypeName? {
    let start = position
    let isAsync = eat(word: "async") || eat(word: "reasync")
    let keyword = eat(word: "throws") ? "throws" : eat(word: "rethrows") ? "rethrows" : nil
    var error: SourceryTypeName?
    if keyword == "throws", eat(UInt8(ascii: "(")) {
      error = type()
      _ = eat(UInt8(ascii: ")"))
    }
    skipBlanks()
    guard at("->") else {
      position = start
      return nil
    }
    position += 2
    let result = type()
    let parameters = elements.map { element in
      let label = element.first == "_" ? nil : element.first
      return SourceryTypeName.Closure.Parameter(
        argumentLabel: label, name: element.second ?? label, typeName: element.typeName,
        isInout: element.isInout, isVariadic: element.isVariadic)
    }
    let closure = SourceryTypeName.Closure(
      parameters: parameters, returnTypeName: result, isAsync: isAsync, throwsKeyword: keyword,
      throwsTypeName: error)
    return SourceryTypeName(name: closure.asSource, form: .closure(closure))
  }
}
