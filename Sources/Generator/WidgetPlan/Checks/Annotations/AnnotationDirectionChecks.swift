import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations on properties and values that are not coded, or coded in only one direction, and `nonisolated` on
/// enums that Swift codes.
struct AnnotationDirectionChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { uselessAnnotations() + uselessIsolation() }

  /// Reports annotations for a direction in which a property is not coded. Annotations of blocks do not have to apply
  /// to every property.
  private func uselessAnnotations() -> [Diagnostic] {
    // If neither direction is requested, `UnusedAnnotationChecks` reports one annotation of the type.
    if planner.selected.parts.isDisjoint(with: [.decoding, .encoding]) { return [] }
    let properties = type.storedProperties + associatedValues.map(\.property)
    return properties.flatMap { property -> [Diagnostic] in
      let coding = CodedDirections(property, subject)
      return property.annotations.compactMap { annotation -> Diagnostic? in
        guard let key = annotation.ownKey, key.targets.contains(.property),
          let reason = coding.reasonForNoEffect(of: key, annotation)
        else { return nil }
        return .uselessAnnotation(annotation, reason, in: model.files[property.owner.file])
      }
    }
  }

  /// Reports `nonisolated` on an enum that Swift itself codes.
  private func uselessIsolation() -> [Diagnostic] {
    guard planner.rawNames != nil, !plan.isCoded else { return [] }
    return type.annotations.filter { $0.isOwn && $0.isWritten(.nonisolated) }
      .map { .uselessAnnotation($0, "Swift codes '\(type.name)' by its raw values", in: file) }
  }
}

/// The directions in which a property is coded, and the reasons why it is not coded in the other directions.
private struct CodedDirections {
  private let name: String
  private let type: String
  private let isSkipped: Bool
  private let isLazy: Bool
  /// Whether the property is a constant with a value.
  private let isConstant: Bool
  /// Whether generated code decodes the type.
  private let decodes: Bool
  /// Whether generated code encodes the type, or the runtime does not encode at all.
  private let encodes: Bool
  /// Whether generated code decodes the property.
  private let isDecoded: Bool
  /// Whether generated code encodes the property, or would encode it with a runtime that encodes.
  private let isEncoded: Bool
  /// Whether a generated memberwise initializer sets the property.
  private let isInitialized: Bool

  init(_ property: Property, _ subject: CheckedType) {
    let planner = subject.planner
    name = property.bareName
    type = planner.type.name
    isSkipped = property.attributes.isSkipped
    isLazy = property.isLazy
    isConstant = property.isLet && property.initialValue != nil
    decodes = planner.decodes
    // If the runtime does not encode, another check reports annotations about encoding.
    encodes = planner.encodes || !planner.runtime.encodes
    isDecoded = decodes && property.attributes.isDecoded && !isConstant
    isEncoded = encodes && property.attributes.isEncoded
    isInitialized = subject.hasInit && !isConstant
  }

  /// Returns the reason why an annotation has no effect, or nil if it has an effect.
  func reasonForNoEffect(of key: AnnotationKey, _ annotation: Annotation) -> String? {
    if key == .skip, annotation.direction == nil { return nil }
    if isLazy { return "lazy properties such as '\(name)' are not coded" }
    // Another target with these sources may code the property in the skipped direction.
    if key == .skip { return nil }
    if isSkipped { return "'\(name)' is skipped" }
    switch key.direction(of: annotation) {
    case .decodingOrInitializing: return isDecoded || isInitialized ? nil : notDecoded
    case .decoding: return isDecoded ? nil : notDecoded
    case .encoding: return isEncoded ? nil : notEncoded
    case .either: return isDecoded || isEncoded ? nil : notDecoded
    case nil: return nil
    }
  }

  private var notDecoded: String {
    if isConstant { return "'\(name)' is a constant with a value, which is never decoded" }
    return decodes ? "'\(name)' is not decoded" : "'\(type)' is not decoded by generated code"
  }

  private var notEncoded: String {
    encodes ? "'\(name)' is not encoded" : "'\(type)' is not encoded by generated code"
  }
}
