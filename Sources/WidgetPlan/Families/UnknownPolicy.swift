import WidgetModel
import WidgetSyntax

/// The policy for unrecognized names in one property: that of its annotation, or else that of its
/// family.
///
/// For example: `// widgetgen: unknown = skip` above `var children: [any Component]`.
struct UnknownPolicy {
  /// Whose names they are.
  enum Subject {
    /// A protocol's; the family is nil where the runtime has it, as Beagle does.
    case base(String, Family?)
    /// An enum's with associated values.
    case choice(ModelType)
    /// None that could be unknown.
    case nothing
  }

  let subject: Subject
  /// What the annotation says; nil without one.
  let written: Family.Unknown?
  private let shape: JSONShape
  /// Whether a value must be there, since nothing can take its place.
  private let isRequired: Bool

  init(
    _ written: Family.Unknown?, shape: JSONShape, choice: ModelType?,
    isRequired: Bool, families: [Family]
  ) {
    self.written = written
    self.shape = shape
    self.isRequired = isRequired
    if let found = shape.polymorph, !found.isConcrete {
      subject = .base(found.base, families.first { $0.name == found.base })
    } else {
      subject = choice.map(Subject.choice) ?? .nothing
    }
  }

  /// The shape to decode.
  var applied: JSONShape {
    var shape = shape
    if let written, case .base(_, let family) = subject, written.strict != family?.unknown.strict {
      shape = shape.decoding(unknown: written.strict)
    }
    return skips && canSkip ? shape.leavingOut(.unknown) : shape
  }

  private var skips: Bool {
    switch subject {
    case .base(_, let family): (written ?? family?.unknown) == .skip
    case .choice(let type): written.map { $0 == .skip } ?? type.attributes.skipsUnknown
    case .nothing: false
    }
  }

  /// Whether what is written is possible for the subject.
  func fits(in model: Model, _ scope: Scope) -> Bool {
    guard let written else { return true }
    switch (subject, written) {
    case (.nothing, _): return false
    case (_, .skip): return canSkip
    case (.choice(let type), .throw): return !type.cases.contains(where: \.isFallback)
    case (.choice, .keep), (.choice, .fallback): return false
    case (.base, .keep): return shape.polymorph?.narrowed == nil
    case (.base(let base, _), .fallback(let name)):
      return FallbackTypes(model).isType(name, of: base, in: scope)
    case (.base, .throw): return true
    }
  }

  /// Whether a value can be left out.
  var canSkip: Bool { shape.isCollection || !isRequired }
}

extension Family.Unknown {
  /// The policy of a box, which contains one value and cannot leave out what it was asked for.
  var strict: Family.Unknown { self == .skip ? .throw : self }
}

extension Model {
  /// The policy that an annotation sets for unrecognized names, with the full name of a fallback type.
  func unknownPolicy(_ value: AnnotationValue?, in scope: Scope) -> Family.Unknown? {
    guard let value else { return nil }
    let written = Family.Unknown(value.text)
    guard case .fallback(let name) = written else { return written }
    return .fallback(types(named: name, in: scope).first.map(self.name) ?? name)
  }

  /// The enum with associated values in a type, alone or in collections.
  func choice(in type: TypeName, _ scope: Scope) -> ModelType? {
    var aliases = TypealiasResolver(self)
    return choice(in: type, scope, &aliases)
  }

  private func choice(
    in type: TypeName, _ scope: Scope, _ aliases: inout TypealiasResolver
  ) -> ModelType? {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return choice(in: inner, expanded.scope, &aliases)
    case .named(let components):
      if let element = components.last?.arguments.first, expanded.declarations.isEmpty,
        ["Set", "Swift.Set"].contains(expanded.type.dottedName)
      {
        return choice(in: element, expanded.scope, &aliases)
      }
      return expanded.declarations.first { declaration($0).kind == .enum }
        .map(self.type).flatMap { hasNames($0) ? $0 : nil }
    default: return nil
    }
  }

  /// Whether generated code distinguishes an enum's cases by their names, and knows the unrecognized ones.
  private func hasNames(_ type: ModelType) -> Bool {
    let attributes = type.attributes
    return attributes.isFamily
      || (attributes.requestedParts.contains(.decoding) && rawType(of: type) == nil)
  }
}
