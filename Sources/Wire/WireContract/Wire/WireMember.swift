/// A value of an object: a property, a discriminator, or the content of an option under its own key.
struct WireMember: Sendable {
  enum Content: Sendable {
    case property(ContractProperty)
    case names(WireNames)
    case content(ContractOption.Content)
    /// The content of a case without values, which Swift encodes as an empty object.
    case emptyObject
  }

  let content: Content
  /// The name of the type that declares the property, or an empty string for other members.
  let owner: String
  /// The paths of the value. When decoding, the first path that exists is used. For encoding, there is only one path.
  let paths: [[String]]
  /// Whether one of the paths has to exist.
  private(set) var isRequired: Bool
  /// Whether the objects of the path exist even if the value is missing.
  private(set) var requiresObjects = false
  /// Whether null is accepted or, for encoding, can be written.
  let isNullable: Bool
  /// Whether any value is accepted, because a wrong value is not an error.
  private(set) var acceptsAnything: Bool

  /// Creates the member of a property or an element. Returns nil if the property has no key or position in this
  /// direction.
  init?(_ property: ContractProperty, of owner: String, _ direction: WireView.Direction) {
    content = .property(property)
    self.owner = owner
    switch direction {
    case .decode:
      paths = property.reads
      isRequired = property.isRequired
      isNullable = property.acceptsNull
      acceptsAnything = property.acceptsAnything
    case .encode:
      paths = [property.writes].compactMap(\.self)
      let isOptional = property.presence == .optional
      isRequired =
        (!isOptional || property.writesNull) && property.condition == nil
        && property.omission == nil
      isNullable =
        property.type.isOptional || property.writesNull
        || property.isElement && isOptional && !property.leavesOutNil
      acceptsAnything = false
      requiresObjects = property.writesObjects && property.condition == nil
    }
    if paths.isEmpty { return nil }
  }

  init(_ discriminator: WireDiscriminator, isRequired: Bool) {
    content = .names(discriminator.names)
    owner = ""
    paths = discriminator.paths
    self.isRequired = isRequired
    isNullable = false
    acceptsAnything = false
  }

  /// Creates a member for the content of an option, at the path that the representation specifies.
  init(_ content: ContractOption.Content, at path: [String]) {
    self.content = .content(content)
    owner = ""
    paths = [path]
    isRequired = content.isRequired
    isNullable = !content.isRequired
    acceptsAnything = false
  }

  /// Creates a member for the content of an option under the option's name, which is a required key.
  init(_ content: ContractOption.Content, under name: String, in choice: ContractChoice) {
    if choice.ignoresOtherKeys, case .values(let values) = content, values.isEmpty {
      self.content = .emptyObject
    } else {
      self.content = .content(content)
    }
    owner = ""
    paths = [[name]]
    isRequired = true
    isNullable = false
    acceptsAnything = false
  }

  /// The property, or nil for other members.
  var property: ContractProperty? {
    if case .property(let property) = content { property } else { nil }
  }

  /// The first key of each path.
  var keys: [String] { paths.map { $0[0] } }

  /// Returns the member as part of a flattened property that may be missing.
  ///
  /// - Parameter ignoresErrors: whether the flattened property ignores wrong values.
  func optional(ignoresErrors: Bool) -> WireMember {
    var member = self
    member.isRequired = false
    member.requiresObjects = false
    member.acceptsAnything = acceptsAnything || ignoresErrors
    return member
  }
}
