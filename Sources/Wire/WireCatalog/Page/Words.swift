import WireContract

/// Describes types and policies in words, with links to the types that they mention.
struct Words {
  let contract: Contract
  let anchors: Anchors

  /// Returns a link to a type, or only the type's name if the type is not on the page.
  func link(_ name: String) -> HTML {
    guard let anchor = anchors.type(name) else { return "<code>\(name)</code>" }
    return "<a href=\"\(Anchors.link(anchor))\">\(name)</a>"
  }

  /// Returns a type in words, such as `list of Component`.
  func type(_ type: WireType) -> HTML {
    switch type {
    case .any: "any JSON"
    case .opaque: "unknown"
    case .scalar(let scalar): HTML(Self.word(scalar))
    case .named(let reference): link(reference.name)
    case .optional(let inner): "\(self.type(inner)) or null"
    case .list(let element): "list of \(self.type(element))"
    case .map(let value, keys: .pairs(let key)):
      "list with \(self.type(key)) and \(self.type(value)) in turn"
    case .map(let value, let keys): "map of \(Self.word(keys)) to \(self.type(value))"
    case .dropping(let inner, _), .coded(let inner, by: _): self.type(inner)
    case .expression(let inner): "\(self.type(inner)) or <code>@{…}</code>"
    }
  }

  private static func word(_ keys: WireType.MapKeys) -> HTML {
    switch keys {
    case .texts: "string"
    case .integers: "integer"
    case .listed(let keys): keys.map { "<code>\($0)</code>" as HTML }.joined(" or ")
    case .pairs: "string"
    }
  }

  private static func word(_ scalar: WireType.Scalar) -> String {
    switch scalar {
    case .bool: "boolean"
    case .double, .float, .decimal: "number"
    case .int, .int64: "integer"
    case .data: "Base64 text"
    case .url, .uuid: scalar.rawValue.uppercased()
    case .string, .date: scalar.rawValue
    case .timestamp: "ISO 8601 date"
    case .int8, .int16, .int32, .uint, .uint8, .uint16, .uint32, .uint64:
      "integer, \(scalar.swift)"
    }
  }

  // MARK: - Properties

  /// Returns sentences about the JSON, the decoding and the encoding of a property.
  func policies(of property: ContractProperty) -> [HTML] {
    var found: [HTML] = []
    if property.isFlattened {
      found.append("Next to the keys of this object: \(keys(of: property)).")
    }
    found += ([property.type.unitPhrase].compactMap(\.self) + property.phrases(.form)).map(html)
    if case .opaque(let reason) = property.type, !property.isByHand {
      found.append("Its form is unknown: \(reason).")
    }
    found += policies(of: property.type, isPart: false)
    found += property.phrases(.decoding).map(html)
    if !property.isRead { found.append("It is only written.") }
    if contract.encodes, property.isRead, property.writes != property.reads.first {
      if let path = property.writes, property.isElement {
        found.append("It is written at position \(path.joined()).")
      } else if let path = property.writes {
        found.append("It is written to <code>\(path.joined(separator: "."))</code>.")
      } else if !property.isFlattened, !property.isByHand {
        found.append("It is not written.")
      }
    }
    found += property.phrases(.encoding).map(html)
    return found
  }

  private func html(_ phrase: PropertyPhrase) -> HTML {
    guard let code = phrase.code else { return "\(phrase.text)" }
    return "\(phrase.text)<code>\(code)</code>\(phrase.end)"
  }

  /// Returns the keys of a flattened property, as links.
  private func keys(of property: ContractProperty) -> HTML {
    guard case .named(let reference) = property.type.unwrapped,
      let inner = contract.types[reference.name]?.object, !inner.properties.isEmpty
    else { return "the keys of \(type(property.type))" }
    return inner.properties.map { property -> HTML in
      guard let anchor = anchors.property(property, of: reference.name) else {
        return "<code>\(property.label)</code>"
      }
      return "<a href=\"\(Anchors.link(anchor))\"><code>\(property.label)</code></a>"
    }.joined(", ")
  }

  private func policies(of type: WireType, isPart: Bool) -> [HTML] {
    switch type {
    case .any, .opaque, .scalar: return []
    case .optional(let inner), .expression(let inner), .coded(let inner, by: _):
      return policies(of: inner, isPart: isPart)
    case .list(let inner), .map(let inner, _): return policies(of: inner, isPart: true)
    case .dropping(let inner, let dropped):
      let isCollection =
        if case .list = inner { true } else if case .map = inner { true } else { false }
      let (text, isOfEncoding) = dropped.summary(isCollection: isCollection)
      let others = policies(of: inner, isPart: isPart)
      return isOfEncoding ? others + [HTML(text)] : [HTML(text)] + others
    case .named(let reference):
      var found: [HTML] = []
      if let only = reference.only {
        found.append("Only \(only.map(link).joined(", ")).")
      }
      if let unknown = reference.unknown { found.append(policy(unknown)) }
      return found
    }
  }

  // MARK: - Families

  /// Returns the effect of an unknown name, in words.
  func policy(_ unknown: ContractChoice.Unknown) -> HTML {
    let effect = unknown.effect
    switch effect.outcome {
    case .error where effect.skips:
      return "A value with an unknown name is left out where possible."
    case .error: return "An unknown name is an error: the screen cannot be decoded."
    case .dropped: return "A value with an unknown name is left out."
    case .kept: return "A value with an unknown name is kept as it is, and nothing is shown."
    case .contained(let key):
      return "The value under <code>\(key)</code> replaces a value with an unknown name."
    case .replaced(let id):
      let replacement = effect.decoded == nil ? "<code>\(id)</code>" : link(id)
      return "\(replacement) replaces an unknown name."
    }
  }

  /// Returns the meaning of a value without a name, in words, or nil if such a value is an error.
  func missingName(of choice: ContractChoice) -> HTML? {
    switch choice.missing {
    case .error: nil
    case .unknown: "A value without a name is treated like a value with an unknown name."
    case .option(let id) where choice.representation == .untagged:
      "An object is decoded as \(link(id)) only if it has no keys of the other cases."
    case .option(let id): "A value without a name is decoded as \(link(id))."
    }
  }

  func representation(_ choice: ContractChoice) -> HTML {
    switch choice.representation {
    case .internal(let tag): "The name is in <code>\(tag.text)</code>, next to the properties."
    case .adjacent(let tag, content: .underName):
      "The name is in <code>\(tag.text)</code>, and the properties are in an object with the name as its key."
    case .adjacent(let tag, content: .at(let path)):
      "The name is in <code>\(tag.text)</code>, and the properties are in <code>\(path.joined(separator: "."))</code>."
    case .external: "The name is the only key, and the properties are its value."
    case .untagged: "There is no name: the first option that can be decoded is used."
    }
  }
}
