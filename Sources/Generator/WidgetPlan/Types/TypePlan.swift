import WidgetModel
package import WidgetSyntax

/// The plan for everything that is generated for one type. It contains all decisions, so that printers do not decide
/// anything.
package struct TypePlan: Sendable {
  package let id: DeclarationID
  /// The type's dotted name.
  package var name: String
  /// The type's name as the type of an operand of `==`. Inside a generic type, Swift does not infer the arguments of
  /// another generic type.
  package var operand: String
  /// The `@available` attributes that the type's extensions must have.
  package var availability: [String]
  /// Whether generated members are declared `nonisolated`, for modules whose default isolation is an actor.
  package var isNonisolated: Bool
  /// The names of types that generated code may mention: in the types of properties and associated values, in coders,
  /// and in initial and default values.
  var namedTypes: [String]
  /// The typealiases that expressions use for types whose names are hidden by members.
  package var typealiases: [Typealias] = []
  /// Whether initializers that satisfy a protocol must be `required`.
  package var needsRequired: Bool
  /// Whether the type is an open class, so that subclasses in other modules can override `encode(to:)`.
  package var isOpen = false
  /// The unconditional conformances that the generated extension declares.
  package var conformances: [String]
  /// The conformances that depend on generic parameters: `Decodable where T: Decodable`.
  package var conditionalConformances: [String] = []
  /// The requirements on generic parameters for decoding: `T: Decodable`.
  package var decodingRequirements: String?
  /// The requirements on generic parameters for encoding.
  package var encodingRequirements: String?
  /// The requirements on generic parameters for `==`.
  package var equalityRequirements: String?
  /// The conformance that the extension with `==` and `hash(into:)` declares, or nil if there is none.
  package var equalityConformance: String?
  /// The requirements of the type's conformance to `Hashable`, or nil if there are none.
  package var hashingRequirements: String?
  /// The condition of the `#if`s around the type, or nil if there are none.
  package var condition: String?
  /// The stored properties that may be coded, from all variants, in order of declaration, then the computed properties
  /// that are encoded; empty for an enum.
  package var properties: [PropertyPlan]
  /// One variant for each outcome of the `#if`s inside the type, up to a limit; usually one.
  package var variants: [Variant]
  package var initOutput: Output
  package var codingOutput: Output
  /// The names of the cases to generate in the inline block of user-defined `CodingKeys`, or nil without such a block.
  package var missingKeys: [String]?

  /// A typealias for a type whose name is hidden by a member: `StatusType` for `Status`.
  package struct Typealias: Equatable, Sendable {
    package var name: String
    package var type: String
  }

  /// The place where generated members are written.
  package enum Output: Equatable, Sendable {
    /// An extension in a file of the output folder.
    case file
    /// A block of the source, which is filled only if inline blocks are enabled.
    case block(name: String)
  }

  /// The plan for decoding and encoding the type's values.
  package enum Coding: Sendable {
    /// A struct or a class.
    case object(ObjectPlan)
    case `enum`(EnumPlan)

    /// The plan for the coding members.
    package var members: CodingMembers {
      switch self {
      case .object(let plan): plan.coding
      case .enum(let plan): plan.coding
      }
    }

    /// The plans of the properties, or of the associated values of an enum's cases.
    package var properties: [PropertyPlan] {
      switch self {
      case .object(let plan): plan.properties
      case .enum(let plan): plan.cases.flatMap(\.values).map(\.property)
      }
    }
  }

  /// The members that are generated for one outcome of the `#if`s inside the type.
  package struct Variant: Sendable {
    /// The condition after `#if` or `#elseif`; nil for `#else`, and if the type contains no `#if`.
    package var condition: String?
    package var memberwiseInit: MemberwiseInit?
    package var coding: Coding
    package var equality: Equality?

    /// Whether generated code decodes or encodes values.
    package var isCoded: Bool { coding.members.decodes || coding.members.encodes }

    /// The plan of a struct or a class, or nil for an enum.
    package var object: ObjectPlan? {
      if case .object(let plan) = coding { plan } else { nil }
    }

    /// The plan of an enum, or nil for another type.
    package var choice: EnumPlan? {
      if case .enum(let plan) = coding { plan } else { nil }
    }
  }

  /// Whether generated code decodes or encodes values of the type.
  package var isCoded: Bool { variants.contains(where: \.isCoded) }

  /// The variants with code that decodes or encodes values.
  package var codedVariants: [Variant] { variants.filter(\.isCoded) }

  /// The plans of the properties and associated values that generated code decodes or encodes.
  var codedProperties: [PropertyPlan] { codedVariants.flatMap(\.coding.properties) }

  /// Whether initializers, coding members or, in a file, unconditional conformances are generated for an output.
  package func hasMembers(in output: Output) -> Bool {
    variants.contains { variant in
      (initOutput == output && variant.memberwiseInit != nil)
        || (codingOutput == output && variant.isCoded)
    } || (output == .file && !conformances.isEmpty)
  }
}

// MARK: - Required parts of the runtime

extension TypePlan {
  /// Whether a coder codes some properties or associated values.
  package var usesCoders: Bool { codedProperties.contains(where: \.shape.isCoded) }

  /// Whether some properties or associated values distinguish a missing key from null.
  package func usesFields(in runtime: Runtime) -> Bool {
    codedProperties.contains { $0.shape.hasField(in: runtime) }
  }

  /// Whether the type is coded as an array of its properties.
  package var usesElements: Bool {
    codedVariants.contains { $0.object?.form == .array }
  }

  /// Whether a property is a dictionary of the remaining keys.
  package var collectsKeys: Bool {
    codedVariants.contains { $0.object?.properties.contains(where: \.collectsKeys) ?? false }
  }

  /// Whether properties or associated values with their own policy for unknown names need an additional box of one of
  /// the given protocols.
  package func needsPolicyBox(for bases: Set<String>) -> Bool {
    codedProperties.compactMap(\.shape.polymorph).contains {
      $0.unknown != nil && bases.contains($0.base)
    }
  }
}
