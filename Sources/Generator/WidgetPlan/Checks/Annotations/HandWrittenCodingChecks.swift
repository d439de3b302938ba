import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations about the coding of a type whose coding is written by hand. `AnnotationDirectionChecks` checks its
/// properties and associated values.
struct HandWrittenCodingChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard !planner.decodes, !planner.encodes,
      planner.written.hasDecodingInit || planner.written.hasEncode,
      !planner.selected.parts.isDisjoint(with: [.decoding, .encoding]), !describesFamily
    else { return [] }
    let keysOfCases = type.cases.flatMap(\.annotations).filter { $0.ownKey == .key }
    return (type.annotations.filter(isUseless) + keysOfCases).map {
      .uselessAnnotation($0, "'\(type.name)' is coded by hand", in: file)
    }
  }

  /// Whether annotations of the type describe a family: of its subclasses, or one whose names are the names of its
  /// cases.
  private var describesFamily: Bool {
    type.kind == .class && context.families.declared(by: type.id) != nil
      || context.families.containing(type.id).contains { $0.member(type.id)?.isByCases == true }
  }

  /// Whether an annotation of the type has no effect. The names of an enum's cases and their place may matter where
  /// the enum is used, and are not reported.
  private func isUseless(_ annotation: Annotation) -> Bool {
    guard let key = annotation.ownKey, annotation.isOn else { return false }
    switch key {
    case .coder, .invalid, .lossy, .omit, .oneOrMany, .shorthand, .unknown:
      // Other checks report these if a memberwise initializer is generated.
      return !subject.hasInit
    case .content: return type.kind != .enum
    case .default, .keyStyle, .positional, .transparent: return true
    default: return false
    }
  }
}
