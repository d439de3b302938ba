import WidgetSource
import WidgetSyntax

/// A key of `// widgetgen:` annotations, with all of its rules.
///
/// Each key is a value in a file of this folder. Checks, tables of the documentation and tests iterate
/// over `all`. Apart from `excludes`, rules that concern several keys are in `Checks`.
package struct AnnotationKey: Sendable {
  /// The spelling in annotations, such as `keyStyle`.
  package let spelling: String
  /// The kinds of declarations that the key applies to, in the order in which messages list them.
  let targets: [AnnotationTarget]
  private let value: Value
  /// The kinds of value for targets on which the kind differs from `value`.
  private let values: [AnnotationTarget: Value]
  /// Whether a declaration may have the key several times, with different values.
  let isRepeatable: Bool
  let subject: Subject
  /// The direction that must be coded for the key to have an effect, or nil if the key has an effect in any case.
  let direction: Direction?
  /// The targets on which the key can have a direction: `key(decode)`, `null(both)`.
  private let directedTargets: [AnnotationTarget]
  /// The directions that the key can have: `decode` and `encode`, `both` if it otherwise applies only to decoding, or none.
  let directions: [Annotation.Direction]
  /// Returns the capability of the runtime that an annotation with the key requires, or nil if it requires none.
  private let requirement: @Sendable (Annotation) -> Runtime.Capability?
  /// The key's relation to families, if any.
  let family: FamilyRole?
  /// The members that the key requests, and that `KEY = false` refuses.
  let generates: Set<GeneratedPart>
  /// Returns the keys that cannot be combined with this key. An excluded key does not have to list this key.
  let excludes: @Sendable (Surroundings) -> [AnnotationKey]
  /// Returns whether the key changes a property's plan, for a key that a type can set for all its properties. The
  /// closure is nil for all other keys.
  let isApplied: (@Sendable (PropertyPlan, PropertyPlanner) -> Bool)?
  /// Returns whether the value on a joining family contradicts the joined family, for a key that is inherited. The
  /// closure is nil for all other keys.
  let differs: (@Sendable (Family, Annotation) -> Bool)?
  /// Returns the diagnostic for a wrong annotation with the key, or nil if the annotation is correct. The closure is
  /// nil for a key without such a check.
  let problem: (@Sendable (Annotation, AnnotationTarget, CheckedType) -> Diagnostic?)?
  /// The questions of the documentation that the key answers, of which the first is the main one.
  let answers: [KeyQuestion]
  /// The rows for the key in the tables of the documentation.
  package let usage: [Usage]
  let example: KeyExample

  init(
    _ spelling: String, on targets: [AnnotationTarget], takes value: Value = .flag,
    except values: [AnnotationTarget: Value] = [:], isRepeatable: Bool = false, subject: Subject,
    direction: Direction? = nil,
    directedOn directedTargets: [AnnotationTarget] = [],
    directions: [Annotation.Direction] = [.decode, .encode], needs: Runtime.Capability? = nil,
    requires requirement: (@Sendable (Annotation) -> Runtime.Capability?)? = nil,
    family: FamilyRole? = nil,
    generates: Set<GeneratedPart> = [],
    excludes: @escaping @Sendable (Surroundings) -> [AnnotationKey] = { _ in [] },
    isApplied: (@Sendable (PropertyPlan, PropertyPlanner) -> Bool)? = nil,
    differs: (@Sendable (Family, Annotation) -> Bool)? = nil,
    problem: (@Sendable (Annotation, AnnotationTarget, CheckedType) -> Diagnostic?)? = nil,
    answers: [KeyQuestion], usage: [Usage], example: KeyExample
  ) {
    self.spelling = spelling
    self.targets = targets.withClasses
    self.value = value
    self.values = values
    self.isRepeatable = isRepeatable
    self.subject = subject
    self.direction = direction
    self.directedTargets = directedTargets.withClasses
    self.directions = directedTargets.isEmpty ? [] : directions
    self.requirement = requirement ?? { _ in needs }
    self.family = family
    self.generates = generates
    self.excludes = excludes
    self.isApplied = isApplied
    self.differs = differs
    self.problem = problem
    self.answers = answers
    self.usage = usage
    self.example = example
  }
}

extension AnnotationKey {
  /// Returns the kind of value that the key has on a target.
  func value(on target: AnnotationTarget) -> Value { values[target] ?? value }

  /// Returns the capability of the runtime that an annotation with this key requires, or nil if it requires none.
  func needs(_ annotation: Annotation) -> Runtime.Capability? { requirement(annotation) }

  /// Returns the direction that must be coded for an annotation with this key to have an effect. Returns nil if the
  /// annotation has an effect in any case.
  func direction(of annotation: Annotation) -> Direction? {
    switch annotation.direction {
    case .decode: .decoding
    case .encode, .both: .encoding
    case nil: direction
    }
  }

  /// Whether the key can have a direction on a target.
  func accepts(_ direction: Annotation.Direction, on target: AnnotationTarget) -> Bool {
    directions.contains(direction) && directedTargets.contains(target)
  }

  /// Whether the key without a direction has the effect that a direction requests.
  func implies(_ requested: Annotation.Direction) -> Bool {
    switch requested {
    case .decode: direction == .decoding
    case .encode: direction == .encoding
    case .both: direction == .either && directions != [.both]
    }
  }

  /// Whether `false` is an ordinary value of the key. For other keys, `false` switches the key off.
  var takesFalse: Bool { value == .swift || self == .name }

  /// Whether the key can be written with or without a word as its value.
  var isChoice: Bool { if case .optionalWords = value { true } else { false } }
}

extension [AnnotationTarget] {
  /// The targets, with classes after other types.
  fileprivate var withClasses: [AnnotationTarget] {
    flatMap { $0 == .type ? [.type, .class] : [$0] }
  }
}

extension AnnotationKey: Hashable {
  package static func == (first: AnnotationKey, second: AnnotationKey) -> Bool {
    first.spelling == second.spelling
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(spelling) }
}

extension AnnotationKey {
  /// The kind of value after the `=`.
  enum Value: Equatable {
    /// No value.
    case flag
    /// A policy for unknown names.
    case policy
    /// One of several words, or no value.
    case optionalWords([String])
    case text
    /// A text or a list of texts.
    case names
    /// A text, or a list of pairs, such as labels with their places.
    case textOrPairs
    /// A key, or the keys of nested objects separated by dots.
    case place
    /// A place or a list of places.
    case places
    /// One of several words.
    case words([String])
    /// A Swift expression, in which `false` and `""` are values.
    case swift

    var isRequired: Bool {
      switch self {
      case .flag, .optionalWords: false
      case .policy, .text, .names, .textOrPairs, .place, .places, .words, .swift: true
      }
    }
    var canBeList: Bool {
      switch self {
      case .names, .textOrPairs, .places, .swift: true
      case .flag, .policy, .optionalWords, .text, .place, .words: false
      }
    }
    /// Whether the value is a key or a path of keys, or a list of them.
    var isPlace: Bool {
      switch self {
      case .place, .places: true
      case .flag, .policy, .optionalWords, .text, .names, .textOrPairs, .words, .swift: false
      }
    }
  }

  /// The aspect of the coding that a key determines. Rules for many keys refer to the aspect instead of the keys.
  enum Subject {
    /// The members that are generated, and how they are declared.
    case generation
    /// The directions of coding.
    case direction
    /// The key or path of a property or an associated value.
    case place
    /// Whether the key of a property or an associated value is encoded.
    case omission
    /// The replacement of a missing, null or wrong value.
    case replacement
    /// The form of a value, or a policy such as `lossy` or `unknown`.
    case value
    /// The names of types and cases.
    case names
    /// The places of names and properties in the JSON, and the type of the names.
    case representation
  }

  /// The directions of coding on which the effect of a key depends.
  enum Direction { case decoding, encoding, either, decodingOrInitializing }

  /// The relation of a key to `family`.
  enum FamilyRole {
    /// The key makes a protocol, a class or an enum a family.
    case declaration
    /// The key describes values that are distinguished by names. Without `family`, it has no effect on protocols and
    /// enums, except for `tagType` on a transparent enum. It then has no effect on classes unless it also applies to
    /// structs.
    case values
    /// The key describes families. Without `family`, it has no effect on protocols, and has no effect on classes unless
    /// it also applies to structs.
    case protocols
    /// The key applies to any type. Without `family`, it has no effect on protocols.
    case types
  }

  /// A declaration whose annotations may exclude each other.
  struct Surroundings {
    let target: AnnotationTarget
    let annotations: [Annotation]
  }

  /// A row in a table of the documentation.
  package struct Usage: Sendable {
    package enum Table: String, CaseIterable, Sendable { case types, properties, cases, families }

    package let table: Table
    /// The key with a typical value: `default = 3`.
    package let example: String
    /// The effect, in Markdown.
    package let effect: String

    static func onTypes(_ example: String, _ effect: String) -> Usage {
      Usage(table: .types, example: example, effect: effect)
    }

    static func onProperties(_ example: String, _ effect: String) -> Usage {
      Usage(table: .properties, example: example, effect: effect)
    }

    static func onCases(_ example: String, _ effect: String) -> Usage {
      Usage(table: .cases, example: example, effect: effect)
    }

    static func onFamilies(_ example: String, _ effect: String) -> Usage {
      Usage(table: .families, example: example, effect: effect)
    }
  }
}
