import WidgetSource
import WidgetSyntax

extension Model {
  /// What is wrong with the annotations of a file themselves, whatever they are for.
  func checkAnnotations(in file: ParsedFile) -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    var found: [Diagnostic] = []
    let declarations = file.declarations
    // Most declarations have no annotation: they are looked at in place.
    for index in declarations.indices {
      found += check(declarations[index].annotations, in: file)
      for place in declarations[index].properties.indices {
        found += check(declarations[index].properties[place].annotations, in: file)
      }
      for place in declarations[index].cases.indices {
        found += check(declarations[index].cases[place].annotations, in: file)
      }
    }
    return found
  }

  private func check(_ annotations: [Annotation], in file: ParsedFile) -> [Diagnostic] {
    if annotations.isEmpty { return [] }
    return annotations.filter { $0.origin == .widgetgen }.compactMap { annotation in
      // A misspelt key would silently do nothing.
      guard let key = AnnotationKey(rawValue: annotation.key) else {
        return AnnotationKey.markers.contains(annotation.key)
          ? nil : .unknownAnnotationKey(annotation, in: file)
      }
      if annotation.value == .flag, key.needsValue {
        return .annotationWithoutValue(annotation, in: file)
      }
      guard let allowed = key.words, let text = annotation.value.text, !allowed.contains(text)
      else { return nil }
      return .annotationValue(annotation, allowed: allowed, in: file)
    }
  }
}

extension AnnotationKey {
  /// The words its value must be one of; nil for any.
  fileprivate var words: [String]? {
    switch self {
    case .access: AccessLevel.allCases.map(\.rawValue)
    case .isolation: ["nonisolated"]
    case .only: ["decode", "encode"]
    case .preset: ["beagle"]
    case .renameAll: NameStyle.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Whether it says nothing by itself.
  fileprivate var needsValue: Bool {
    switch self {
    case .access, .alias, .content, .decodeKey, .default, .encodeKey, .isolation, .joins, .key,
      .name, .onError, .only, .path, .preset, .renameAll, .tag:
      true
    case .codable, .decodable, .encodable, .equatable, .external, .family, .flatten, .ignoreCase,
      .initiable, .lossy, .skip, .unknown, .untagged:
      false
    }
  }
}
