import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations of properties with user-defined coding functions, because most annotations have no effect on such
/// properties.
struct FunctionAnnotationChecks: TypeCheck {
  let subject: CheckedType

  /// Reports annotations that a function replaces. Annotations of blocks do not have to apply to every property.
  func run() -> [Diagnostic] {
    if planner.written.locations.isEmpty { return [] }
    return planner.properties.filter(\.isInitialized).flatMap { property in
      property.annotations.compactMap { annotation in
        guard annotation.isOwn, let key = annotation.knownKey, property.annotations.has(key),
          let function = function(replacing: key, annotation, on: property)
        else { return nil }
        let verb = function.hasPrefix("decode") ? "decodes" : "encodes"
        return Diagnostic(
          .unusedAnnotation,
          "'\(annotation.key)' has no effect because '\(function)' \(verb) "
            + "'\(property.bareName)'; remove it",
          at: annotation.keyRange, in: file, fix: file.removing(annotation))
      }
    }
  }

  /// Returns the user-defined function that makes an annotation ineffective. Returns nil if the annotation has an
  /// effect, or if another check reports it.
  private func function(
    replacing key: AnnotationKey, _ annotation: Annotation, on property: Property
  ) -> String? {
    // A flattened property is checked elsewhere, as are keys that the runtime does not support.
    guard key.targets.contains(.property), key != .flatten, key != .skip,
      key.needs(annotation).map(runtime.supports) ?? true
    else { return nil }
    // For Beagle, a property's key is not redundant: it also determines whether the container is keyed by `CodingKeys`.
    if key.subject == .place {
      guard case .literals = runtime.keys else { return nil }
    }
    let reader = reader(of: property)
    let reading = reader.map { _ in property.readerName + "(from:)" }
    let writing = hasWriter(property) ? property.writerName + "(to:)" : nil
    switch key.direction(of: annotation) {
    // The value of `invalid` is also used if the function throws.
    case .decoding where key == .invalid && reader?.isThrowing == true: return nil
    case .decoding, .decodingOrInitializing: return reading
    case .encoding: return writing
    // The key may still apply to the direction that has no function.
    case .either: return subject.requirements(of: property).isEmpty ? reading ?? writing : nil
    case nil: return nil
    }
  }

  private func reader(of property: Property) -> WrittenMembers.DecodingFunction? {
    guard planner.decodes, property.attributes.isDecoded else { return nil }
    return planner.written.reader(of: property)
  }

  /// Whether a user-defined function encodes a property.
  private func hasWriter(_ property: Property) -> Bool {
    planner.encodes && property.attributes.isEncoded
      && planner.written.writer(of: property) != nil
  }
}
