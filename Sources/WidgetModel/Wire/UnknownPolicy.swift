import WidgetSyntax

/// What becomes of unknown names in one property: what its annotation says, or else what its
/// family does with them.
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
  private let type: WireType
  /// Whether a value must be there, since nothing can take its place.
  private let isRequired: Bool

  init(
    _ written: Family.Unknown?, type: WireType, choice: ModelType?,
    presence: WireProperty.Presence, families: [Family]
  ) {
    self.written = written
    self.type = type
    isRequired = presence == .required
    if let box = type.box, !box.isConcrete {
      subject = .base(box.base, families.first { $0.name == box.base })
    } else {
      subject = choice.map(Subject.choice) ?? .nothing
    }
  }

  /// The type to decode.
  var applied: WireType {
    var type = type
    if let written, case .base(_, let family) = subject, written.strict != family?.unknown.strict {
      type = type.decoding(unknown: written.strict)
    }
    return skips && canSkip ? type.leavingOut(.unknown) : type
  }

  private var skips: Bool {
    switch subject {
    case .base(_, let family): (written ?? family?.unknown) == .skip
    case .choice(let type): written.map { $0 == .skip } ?? type.skipsUnknown
    case .nothing: false
    }
  }

  /// Whether something is left when a value is left out.
  var canSkip: Bool { type.isCollection || !isRequired }
}

extension ModelType {
  /// Whether an enum says of itself that values with unknown names are left out.
  var skipsUnknown: Bool { Family.Unknown(annotations[.unknown]?.text) == .skip }
}

extension Family.Unknown {
  /// What a box does that holds one value: it cannot leave out what somebody else asked for.
  var strict: Family.Unknown { self == .skip ? .throw : self }
}

extension Model {
  /// What an annotation says of unknown names, with the full name of the type that stands in.
  func unknownPolicy(_ annotations: [Annotation], in scope: Scope) -> Family.Unknown? {
    guard let value = annotations[.unknown] else { return nil }
    let written = Family.Unknown(value.text)
    guard case .fallback(let name) = written else { return written }
    return .fallback(types(named: name, in: scope).first.map(self.name) ?? name)
  }

  /// The enum with associated values that stands in a type, alone or in collections.
  func choice(in type: TypeName, _ scope: Scope) -> ModelType? {
    var budget = AliasBudget()
    return choice(in: type, scope, &budget)
  }

  private func choice(
    in type: TypeName, _ scope: Scope, _ budget: inout AliasBudget
  ) -> ModelType? {
    switch type.shape {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return choice(in: inner, scope, &budget)
    case .named:
      guard let name = type.dottedName else { return nil }
      let resolution = resolve(name, in: scope)
      if case .alias(let target, let next, _) = resolution, budget.spend(on: target) {
        return choice(in: target, next, &budget)
      }
      return declarations(resolution).first { declaration($0).kind == .enum }
        .map(self.type).flatMap { hasNames($0) ? $0 : nil }
    default: return nil
    }
  }

  /// Whether generated code tells an enum's cases apart by their names, and says which are unknown.
  private func hasNames(_ type: ModelType) -> Bool {
    let annotations = type.annotations
    return annotations.has(.family)
      || (annotatedParts(annotations).contains(.decoding) && rawType(of: type) == nil)
  }
}
