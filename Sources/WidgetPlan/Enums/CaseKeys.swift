import WidgetModel
import WidgetSyntax

/// The keys of a case's values: `keys = [id: "ID", title: name]`.
struct CaseKeys {
  /// The labels, or numbers such as `_0`, with their keys, in order, or nil if the value is not a list of pairs.
  let pairs: [(label: String, key: String)]?

  /// - Parameter value: the value of `keys`.
  init(_ value: AnnotationValue) {
    guard case .string(let text) = value, text.hasPrefix("["), text.hasSuffix("]") else {
      pairs = nil
      return
    }
    let parts = text.dropFirst().dropLast().parts(separatedBy: ",")
    let pairs = parts.compactMap { part -> (label: String, key: String)? in
      let sides = part.parts(separatedBy: ":")
      guard sides.count == 2 else { return nil }
      let key = StringLiteral.value(of: sides[1]) ?? sides[1]
      return sides[0].isEmpty || key.isEmpty ? nil : (Self.label(sides[0]), key)
    }
    self.pairs = pairs.isEmpty || pairs.count < parts.count ? nil : pairs
  }

  private static func label(_ text: String) -> String {
    (StringLiteral.value(of: text) ?? text).bareName
  }

  /// The key of a value.
  subscript(label: String) -> String? { pairs?.first { $0.label == label }?.key }
}
