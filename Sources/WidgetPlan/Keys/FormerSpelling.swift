import WidgetSource
import WidgetSyntax

/// The new spelling of an annotation whose key was renamed, for messages.
struct FormerSpelling {
  /// The annotation to write instead.
  let replacement: String

  init?(_ annotation: Annotation, on target: AnnotationTarget, in file: ParsedFile) {
    let text = file.text(annotation.range)
    let value = text.firstIndex(of: "=").map { text[text.index(after: $0)...].trimmed } ?? "…"
    let isFamily = target == .protocol || target == .enum
    switch annotation.key {
    case "access": replacement = "initiable = \(value)"
    case "contentPath": replacement = "content = \(value)"
    case "decodeKey", "decodePath": replacement = "key(decode) = \(value)"
    case "decodeTag": replacement = "tag(decode) = \(value)"
    case "encodeKey", "encodePath": replacement = "key(encode) = \(value)"
    case "encodeTag": replacement = "tag(encode) = \(value)"
    case "explicitNil": replacement = "omit = never"
    case "external", "untagged": replacement = "family = \(annotation.key)"
    case "isolation": replacement = "nonisolated"
    case "keys": replacement = "key = \(value)"
    case "missing": replacement = "default = \(value)"
    case "name" where annotation.value.texts.count > 1:
      let parts = value.dropFirst().dropLast().parts(separatedBy: ",")
      let others = parts.dropFirst().joined(separator: ", ")
      replacement = "name = \(parts[0]), alias = \(parts.count > 2 ? "[\(others)]" : others)"
    case "omitDefault": replacement = "omit = default"
    case "omitIf": replacement = "omit = \(value)"
    case "onError": replacement = "invalid = \(value)"
    case "only" where target == .computed: replacement = "encodable"
    case "only" where target == .type || target == .enum:
      replacement = value == "decode" ? "decodable" : "encodable"
    case "only": replacement = value == "decode" ? "skip(encode)" : "skip(decode)"
    case "path": replacement = "\(target == .type ? "content" : "key") = \(value)"
    case "preset": replacement = "family = \(value)"
    case "renameAll": replacement = "\(isFamily ? "nameStyle" : "keyStyle") = \(value)"
    case "renameAllFields", "style": replacement = "keyStyle = \(value)"
    case "tagPath": replacement = "tag = \(value)"
    default: return nil
    }
  }
}
