import WidgetModel
package import WidgetSyntax

/// All that is generated for one type, decided to the last detail: what is left is to print it.
package struct TypePlan: Sendable {
  package let id: DeclarationID
  /// The dotted name.
  package var name: String
  /// The `@available` attributes that its extensions must have.
  package var availability: [String]
  /// Whether its author took it off the module's default actor.
  package var isNonisolated: Bool
  /// The names that the types of its stored properties and its cases' values consist of, and those in
  /// initial values.
  package var namedTypes: [String]
  /// Whether initializers that a protocol requires must be `required`.
  package var needsRequired: Bool
  /// Whether it is an open class, whose subclasses in other modules override `encode(to:)`.
  package var isOpen = false
  /// Conformances that the source leaves to the generated extension.
  package var conformances: [String]
  /// Those that depend on its parameters: `Decodable where T: Decodable`.
  package var conditionalConformances: [String] = []
  /// What is required of its parameters for it to be decoded: `T: Decodable`.
  package var decodingRequirements: String?
  /// The same for encoding.
  package var encodingRequirements: String?
  /// The same for `==`.
  package var equalityRequirements: String?
  /// Whether the source says that it is `Equatable`.
  package var isEquatable: Bool
  /// The condition of the `#if`s around the type.
  package var condition: String?
  /// The properties that are coded, in whatever variant, in order of declaration; none for an enum.
  package var properties: [PropertyPlan]
  /// One for each way in which the `#if`s inside the type may come out; usually one.
  package var variants: [Variant]
  package var initPlace: Place
  package var codingPlace: Place
  /// Cases that the user's `CodingKeys` leaves to its inline block; nil without such a block.
  package var missingKeys: [String]?

  /// Where generated members go.
  package enum Place: Equatable, Sendable {
    /// In an extension in a file of the output folder.
    case output
    /// In a block of the source, filled only with `--inline`.
    case block(name: String)
  }

  /// How values are coded.
  package enum Coding: Sendable {
    /// A struct or a class.
    case object(ObjectPlan)
    case `enum`(EnumPlan)

    /// What both have in common.
    package var members: CodingMembers {
      switch self {
      case .object(let plan): plan.coding
      case .enum(let plan): plan.coding
      }
    }
  }

  /// The members under one condition.
  package struct Variant: Sendable {
    /// The condition after `#if` or `#elseif`; nil for `#else` and where there is no `#if`.
    package var condition: String?
    package var memberwiseInit: MemberwiseInit?
    package var coding: Coding
    package var equality: Equality?

    /// Whether something is decoded or encoded by generated code.
    package var isCoded: Bool { coding.members.decodes || coding.members.encodes }

    /// The plan of a struct or a class; nil for an enum.
    package var object: ObjectPlan? {
      if case .object(let plan) = coding { plan } else { nil }
    }

    /// The plan of an enum; nil for other types.
    package var choice: EnumPlan? {
      if case .enum(let plan) = coding { plan } else { nil }
    }
  }

  /// Whether generated code decodes or encodes its values.
  package var isCoded: Bool { variants.contains(where: \.isCoded) }

  /// Whether some variant has something for a place.
  package func hasMembers(in place: Place) -> Bool {
    variants.contains { variant in
      (initPlace == place && variant.memberwiseInit != nil)
        || (codingPlace == place && variant.isCoded)
    } || (place == .output && !conformances.isEmpty)
  }
}

// MARK: - Required parts of the runtime

extension TypePlan {
  /// Whether a coder codes some of its properties or associated values.
  package var usesCoders: Bool {
    codedVariants.contains { variant in
      switch variant.coding {
      case .object(let plan): plan.properties.contains(where: \.shape.isCoded)
      case .enum(let plan): plan.cases.contains { $0.values.contains(where: \.shape.isCoded) }
      }
    }
  }

  /// Whether some of its values distinguish a missing key from null.
  package func usesFields(in runtime: Runtime) -> Bool {
    codedVariants.contains { variant in
      switch variant.coding {
      case .object(let plan): plan.properties.contains { $0.shape.hasField(in: runtime) }
      case .enum(let plan):
        plan.cases.contains { $0.values.contains { $0.shape.hasField(in: runtime) } }
      }
    }
  }

  /// Whether it is coded as an array of its properties.
  package var usesElements: Bool {
    codedVariants.contains { $0.object?.form == .array }
  }

  /// Whether a property is a dictionary of the remaining keys.
  package var collectsKeys: Bool {
    codedVariants.contains { variant in
      variant.object?.properties.contains {
        if case .remainingKeys = $0.source { true } else { false }
      } ?? false
    }
  }

  /// Whether a property needs a box with its own policy for one of some protocols.
  package func needsPolicyBox(for bases: Set<String>) -> Bool {
    variants.flatMap(\.polymorphs).contains { $0.unknown != nil && bases.contains($0.base) }
  }

  private var codedVariants: [Variant] { variants.filter(\.isCoded) }
}
