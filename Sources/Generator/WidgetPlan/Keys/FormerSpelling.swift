import WidgetSource
import WidgetSyntax

/// The new spelling of an annotation whose key was renamed, or of a `name` with several values, for messages.
struct FormerSpelling {
  /// The annotation to write instead.
  let replacement: String

  init?(_ annotation: Annotation, on target: AnnotationTarget, in file: ParsedFile) {
    let text = file.text(annotation.range)
    let written = text.firstIndex(of: "=").map { text[text.index(after: $0)...].trimmed } ?? "…"
    let isPath = annotation.key.hasSuffix("Path") || annotation.key == "path"
    let value = isPath ? Self.path(annotation) ?? written : written
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
    case "only" where target.isConcreteType:
      replacement = value == "decode" ? "decodable" : "encodable"
    case "only": replacement = value == "decode" ? "skip(encode)" : "skip(decode)"
    case "path": replacement = "\(target.isObjectType ? "content" : "key") = \(value)"
    case "preset": replacement = "family = \(value)"
    case "renameAll": replacement = "\(isFamily ? "nameStyle" : "keyStyle") = \(value)"
    case "renameAllFields", "style": replacement = "keyStyle = \(value)"
    case "tagPath": replacement = "tag = \(value)"
    default: return nil
    }
  }

  /// Returns a list of keys as a path, `a.b`, or nil if the value is not a list or a key contains a dot.
  private static func path(_ annotation: Annotation) -> String? {
    guard case .list = annotation.value else { return nil }
    let keys = annotation.value.texts
    return keys.contains { $0.contains(".") } ? nil : keys.joined(separator: ".")
  }
}
