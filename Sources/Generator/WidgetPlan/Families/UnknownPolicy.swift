import WidgetModel
import WidgetSyntax

/// The policy for unknown names in the values of one property: the property's own policy, or else the policy of the
/// family or the enum.
///
/// For example: `// widgetgen: unknown = skip` above `var children: [any Component]`.
struct UnknownPolicy {
  /// The owner of the names in a property's values.
  enum Subject {
    /// A protocol. The family is nil if the runtime declares the protocol, as Beagle does.
    case base(String, Family?)
    /// The box of a family, such as `AnyComponent`. It always has the policy of its family.
    case box(Family)
    /// An enum whose cases are distinguished by names.
    case choice(ModelType)
    /// The property's values contain no names.
    case nothing
  }

  let subject: Subject
  /// The policy that an annotation sets, or nil for the policy of the family or the enum.
  let written: Family.Unknown?
  private let shape: JSONShape
  /// Whether the property has no value for a missing key.
  private let isRequired: Bool

  init(
    _ written: Family.Unknown?, shape: JSONShape, choice: ModelType?,
    isRequired: Bool, families: FamilyIndex
  ) {
    self.written = written
    self.shape = shape
    self.isRequired = isRequired
    if let found = shape.polymorph, !found.isConcrete {
      subject = .base(found.base, families.named(found.base))
    } else if let family = shape.box(in: families) {
      subject = .box(family)
    } else {
      subject = choice.map(Subject.choice) ?? .nothing
    }
  }

  /// The shape to decode, with the policy applied.
  var applied: JSONShape {
    var shape = shape
    if let written, case .base(_, let family) = subject, written.strict != family?.unknown.strict,
      // With `skip`, a value is left out only if it contains no replacement.
      written != .skip || family?.unknown.replacement == nil
    {
      shape = shape.decoding(unknown: written.strict)
    }
    return skips && canSkip ? shape.leavingOut(.unknown) : shape
  }

  private var skips: Bool {
    switch subject {
    case .base(_, let family): (written ?? family?.unknown) == .skip
    case .box(let family): (written ?? family.unknown) == .skip
    case .choice(let type): written.map { $0 == .skip } ?? type.attributes.skipsUnknown
    case .nothing: false
    }
  }

  /// Whether the subject supports the annotation's policy.
  func fits(in context: PlanningContext, _ scope: Scope) -> Bool {
    guard let written else { return true }
    switch (subject, written) {
    case (.nothing, _): return false
    case (.box(let family), _) where !family.unknown.allows(written): return false
    case (_, .skip): return canSkip
    case (.box, _): return true
    case (.choice(let type), .throw): return type.fallbackCase == nil
    case (.choice, .keep), (.choice, .fallback), (_, .key), (_, .value): return false
    case (.base, .keep): return shape.polymorph?.narrowed == nil
    case (.base(let base, _), .fallback(let name)):
      return FallbackTypes(context).isType(name, of: base, in: scope)
    case (.base, .throw): return true
    }
  }

  /// Whether a value with an unknown name can be left out, or replaced by nil or the initial value.
  var canSkip: Bool { shape.isCollection || !isRequired }
}

extension Family.Unknown {
  /// The policy inside a box. A box contains exactly one value and cannot omit it.
  var strict: Family.Unknown { self == .skip ? .throw : self }

  /// Whether a box with this policy can be decoded with another policy: the box throws an error, which can lead to
  /// leaving out the value, or the policies are the same.
  func allows(_ other: Family.Unknown) -> Bool {
    let isError = strict == .throw
    return other == self || isError && other.strict == .throw
      || other == .skip && replacement != nil
  }

  /// Whether the policy replaces unknown names with a value of an enum.
  var isValue: Bool { if case .value = self { true } else { false } }

  /// The place of the replacement in a value with an unknown name, or nil if the policy is not `key`.
  package var replacement: [String]? {
    if case .contained(let place) = decoded { place } else { nil }
  }

  /// The value that a family's box decodes for an unknown name.
  package enum Decoded: Equatable, Sendable {
    /// The name is an error.
    case nothing
    /// The JSON of the unknown value.
    case json
    case type(String)
    /// The value at a place inside the unknown value.
    case contained([String])
  }

  /// The effect of the policy in a box. Printers use this effect instead of the policy, so that a new policy does not
  /// require new code in printers.
  package var decoded: Decoded {
    switch self {
    case .throw, .skip, .value: .nothing
    case .keep: .json
    case .fallback(let type): .type(type)
    case .key(let place): .contained(place)
    }
  }
}

extension Family.Unknown {
  /// Creates the policy that an annotation sets, with the full name of a fallback type.
  init(_ value: AnnotationValue, in scope: Scope, of model: Model) {
    let written = Family.Unknown(value.text)
    if case .fallback(let name) = written {
      self = .fallback(model.types(named: name, in: scope).first.map(model.name) ?? name)
    } else {
      self = written
    }
  }
}
