import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks types that are coded as their only value. `TransparentEnumChecks` checks enums.
struct TransparentChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard type.isTransparent, type.kind != .enum,
      let annotation = type.annotations.own(.transparent)
    else { return [] }
    if !runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, runtime, severity: .error, in: file)]
    }
    if let tag = planner.objects.tags.first {
      return [.transparentMember(type, tag.place.text, annotation, in: file)]
    }
    let superclasses = plan.variants.compactMap { $0.object?.superclass }
    if let superclass = superclasses.first(where: { $0.decodes || $0.encodes }) {
      return [
        Diagnostic(
          .notTransparent,
          "'\(type.name)' cannot be coded as one value, because '\(superclass.name)' codes its "
            + "own properties; remove 'transparent'",
          at: annotation.range, in: file)
      ]
    }
    let counts = plan.variants.compactMap(\.object).map(\.properties.count)
    if let count = counts.first(where: { $0 != 1 }) {
      return [
        Diagnostic(
          .notTransparent,
          "'\(type.name)' has \(count == 0 ? "no" : "\(count)") properties, and 'transparent' is "
            + "for types with one; remove it, or mark the others with '// widgetgen: skip'",
          at: annotation.range, in: file)
      ]
    }
    return codedProperties.flatMap { plan in
      plan.property.annotations.filter(\.isOfKey).map {
        .uselessAnnotation(
          $0, "'\(type.name)' is coded as '\(plan.property.bareName)'",
          in: model.files[plan.property.owner.file])
      }
    }
  }
}

extension Annotation {
  /// Whether the annotation has an effect only on a property that is coded in an object.
  fileprivate var isOfKey: Bool {
    guard let key = ownKey else { return false }
    return key.subject == .place || key.subject == .omission || key == .flatten || key == .skip
  }
}

/// The messages about types that cannot be coded as their only value, in alphabetical order.
extension Diagnostic {
  static func transparentMember(
    _ type: ModelType, _ tag: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .notTransparent,
      "'\(type.name)' has its name under '\(tag)' and cannot be coded as one value; remove "
        + "'transparent', or give its family a 'content'",
      at: annotation.range, in: file)
  }
}

extension Rule {
  static let notTransparent = Rule("not-transparent", .error)
}
