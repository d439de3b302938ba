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

  /// A reason why the subject does not support the annotation's policy.
  enum Misfit {
    /// The property's values contain no names.
    case noNames
    /// Only the declaration of a family or an enum can have the policy.
    case ofDeclaration
    /// The box of the family always has the policy of the family.
    case box(Family)
    /// `skip` leaves out the value, but the property requires one.
    case requiredValue
    /// Only a case of the enum can replace values with unknown names.
    case `enum`(ModelType)
    /// The enum already replaces values with unknown names.
    case replaced(ModelType)
    /// Kept JSON has the type of the base, and the property requires a narrower type.
    case narrowed(base: String)
    /// The class of the family cannot contain kept JSON.
    case baseClass(Family)
    /// The name is not a type of the base's family, which is nil for a base that the runtime declares.
    case foreignType(String, base: String, Family?)
  }

  /// Returns why the subject does not support the annotation's policy; nil if it does, or without an annotation.
  ///
  /// - Parameter scope: the scope in which a fallback type is looked up.
  func misfit(in context: PlanningContext, _ scope: Scope) -> Misfit? {
    guard let written else { return nil }
    switch (subject, written) {
    case (.nothing, _): return .noNames
    case (_, .key), (_, .value): return .ofDeclaration
    case (.box(let family), _) where !family.unknown.allows(written): return .box(family)
    case (_, .skip) where !canSkip: return .requiredValue
    case (.box, _): return nil
    case (.choice(let type), .keep), (.choice(let type), .fallback): return .enum(type)
    case (.choice(let type), .throw), (.choice(let type), .skip):
      return type.replacesUnknown(insteadOf: written) ? .replaced(type) : nil
    case (.base(let base, let family), .keep):
      if shape.polymorph?.narrowed != nil { return .narrowed(base: base) }
      return family.flatMap { $0.isClass ? .baseClass($0) : nil }
    case (.base(let base, let family), .fallback(let name)):
      return FallbackTypes(context).isFallback(name, of: base, family, in: scope)
        ? nil : .foreignType(name, base: base, family)
    case (.base, .throw), (.base, .skip): return nil
    }
  }

  /// Whether a value with an unknown name can be left out, or replaced by nil or the initial value.
  var canSkip: Bool { shape.isCollection || !isRequired }
}

extension ModelType {
  /// Whether the enum replaces values with unknown names, so that a policy of a property has no effect.
  fileprivate func replacesUnknown(insteadOf policy: Family.Unknown) -> Bool {
    let own = attributes.family.unknown
    return own.isValue || policy == .throw && own.replacement != nil || fallbackCase != nil
  }
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
