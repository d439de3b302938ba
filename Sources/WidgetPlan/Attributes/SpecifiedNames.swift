import WidgetSource
import WidgetSyntax

/// The names that a type or a case has by annotations.
struct SpecifiedNames {
  /// The names; the first is encoded.
  let texts: [String]
  /// The place of the first annotation, or nil if there isn't one.
  let range: SourceRange?
  /// Whether a number without quotes is among the names of the declaration itself.
  let haveNumber: Bool

  init(_ annotations: [Annotation]) {
    texts = annotations.texts(.name)
    range = annotations.range(of: [.name])
    haveNumber = annotations.contains { $0.isOwn && $0.isWritten(.name) && $0.value.hasNumber }
  }
}

extension AnnotationValue {
  /// Whether it is a number without quotes, or a list with one.
  fileprivate var hasNumber: Bool {
    switch self {
    case .integer, .number: true
    case .list(let values): values.contains(where: \.hasNumber)
    case .flag, .bool, .string: false
    }
  }
}
