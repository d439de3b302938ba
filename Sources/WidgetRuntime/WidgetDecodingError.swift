/// What went wrong while a tree of widgets was decoded, and where, widgets' names included.
///
/// For example: `container.children[2] (custom:card).onPress[0] (openurl).url: missing key`.
public struct WidgetDecodingError: Swift.Error, CustomStringConvertible {
  /// What the decoder or a widget's own code threw.
  public let underlying: any Swift.Error
  /// The way from the root to the mistake.
  public let codingPath: [any CodingKey]
  /// The names of the widgets on the way, by the number of keys in front of them.
  public private(set) var names: [Int: String]

  /// Adds a widget's name to an error on its way up.
  ///
  /// - Parameters:
  ///   - error: What was thrown inside the widget, with or without names of widgets further in.
  ///   - name: The widget's name on the wire.
  ///   - path: Where the widget stands.
  public init(_ error: any Swift.Error, in name: String, at path: [any CodingKey]) {
    self = (error as? WidgetDecodingError) ?? WidgetDecodingError(error, at: path)
    names[path.count] = name
  }

  /// An error at a place, in no widget so far.
  public init(_ error: any Swift.Error, at path: [any CodingKey]) {
    underlying = error
    codingPath =
      (error as? DecodingError)?.path ?? (error as? NothingMatches)?.codingPath ?? path
    names = [:]
  }

  /// The way to the mistake, then what it is.
  public var description: String {
    var text = names[0] ?? ""
    for (index, key) in codingPath.enumerated() {
      if let position = key.intValue {
        text += "[\(position)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
      if let name = names[index + 1] { text += " (\(name))" }
    }
    let reason = (underlying as? DecodingError)?.reason ?? String(describing: underlying)
    return text.isEmpty ? reason : "\(text): \(reason)"
  }
}

extension DecodingError {
  /// The place that the error is about, a missing key included.
  fileprivate var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  /// The error in few words.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound: "missing key"
    case .typeMismatch(let type, let context): "not a \(type): \(context.debugDescription)"
    case .valueNotFound(let type, _): "null where a \(type) must be"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: String(describing: self)
    }
  }
}
