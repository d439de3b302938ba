import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of cases that are coded in one direction or not at all, and of names of raw values.
extension TypeChecks {
  /// Reports annotations for a direction in which a case is not coded.
  func checkCaseDirections(_ element: EnumCase) -> [Diagnostic] {
    if element.isDecoded, element.isEncoded { return [] }
    let subject = "'case \(element.name.bareName)'"
    if element.isDecoded || element.isEncoded {
      let useless: [AnnotationKey.Direction] =
        element.isDecoded ? [.encoding] : [.decoding, .decodingOrInitializing]
      return own(of: element).filter { key, annotation in
        key.places.contains(.value)
          && key.direction(of: annotation).map(useless.contains) ?? false
      }.map {
        .uselessAnnotation(
          $0.annotation, "\(subject) is not \(element.isDecoded ? "encoded" : "decoded")", in: file)
      }
    }
    return own(of: element).filter { $0.key != .skip }.map {
      .uselessAnnotation(
        $0.annotation, "\(subject) is \(element.availability.isNever ? "unavailable" : "skipped")",
        in: file)
    }
  }

  /// The annotations of a case and of its values, except for annotations of blocks.
  private func own(of element: EnumCase) -> [(key: AnnotationKey, annotation: Annotation)] {
    (element.annotations + (element.parameters ?? []).flatMap(\.annotations))
      .compactMap { annotation in annotation.ownKey.map { ($0, annotation) } }
  }

  /// Reports names that are not numbers, or ranges of integers, of cases whose raw values are numbers.
  func checkRawNames(_ raw: String) -> [Diagnostic] {
    let scope = Scope(in: type.id)
    let kind = type.inherited.first.flatMap {
      planner.model.expanded($0, in: scope).type.dottedName
    }
    return type.cases.flatMap { element -> [Diagnostic] in
      guard let range = element.attributes.specifiedNames.range else { return [] }
      return element.attributes.names.filter { !Self.isRawName($0, of: kind ?? raw) }
        .prefix(1).map {
          .rawName($0, element, raw, range, in: file)
        }
    }
  }

  private static func isRawName(_ name: String, of type: String) -> Bool {
    switch type {
    case "String", "Character": true
    case "Double", "Float", "CGFloat": Double(name) != nil
    default: Int(name) != nil || UInt(name) != nil || RawRange(name) != nil
    }
  }
}
