/// An error that was thrown while a tree of widgets was decoded. It contains the path of the error and the names of the
/// widgets on the path.
///
/// For example: `container.children[2] (custom:card).onPress[0] (openurl).url: missing key`.
public struct WidgetDecodingError: Swift.Error, CustomStringConvertible {
  /// The error that the decoder or a widget's own code threw.
  public let underlying: any Swift.Error
  /// The path from the root to the error.
  public let codingPath: [any CodingKey]
  /// The names of the widgets on the path. Each name is stored under the number of keys that lead to its widget.
  public private(set) var names: [Int: String]
  /// The position in the document, or nil if it is unknown, as for an error of a hand-written `init(from:)`. Only
  /// `WidgetJSONDecoder` sets it.
  public private(set) var position: JSONPosition?

  /// Adds a widget's name to an error that was thrown inside the widget.
  ///
  /// - Parameters:
  ///   - error: The error thrown inside the widget, possibly with names of nested widgets.
  ///   - name: The widget's name in the JSON.
  ///   - path: The path of the widget.
  public init(_ error: any Swift.Error, in name: String, at path: [any CodingKey]) {
    self = (error as? WidgetDecodingError) ?? WidgetDecodingError(error, at: path)
    names[path.count] = name
  }

  /// Creates an error at a path, without names of widgets. A `DecodingError` or a `NoMatchingTypeError` keeps its own
  /// path.
  public init(_ error: any Swift.Error, at path: [any CodingKey]) {
    underlying = error
    codingPath =
      (error as? DecodingError)?.path ?? (error as? NoMatchingTypeError)?.codingPath ?? path
    names = [:]
  }

  /// Adds the name of the widget at a depth, which is the number of keys that lead to the widget.
  mutating func add(_ name: String, at depth: Int) { names[depth] = name }

  /// Sets the position in the document.
  mutating func locate(_ position: JSONPosition) { self.position = position }

  /// The path of the error with the names of widgets, followed by the reason and, if it is known, the position.
  public var description: String {
    var described = DescribedErrors()
    return description(after: &described)
  }

  /// The description without the lists of known names.
  var summary: String {
    var described = DescribedErrors()
    described.listsNames = false
    return description(after: &described)
  }

  /// Returns the description, without errors that it contains already.
  func description(after described: inout DescribedErrors) -> String {
    var text = names[0] ?? ""
    for (index, key) in codingPath.enumerated() {
      if let position = key.intValue {
        text += "[\(position)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
      if let name = names[index + 1] { text += " (\(name))" }
    }
    let reason =
      (underlying as? DecodingError)?.reason
      ?? (underlying as? NoMatchingTypeError)?.description(after: &described)
      ?? described.text(of: underlying)
    let place = position.map { " (\($0))" } ?? ""
    return (text.isEmpty ? reason : "\(text): \(reason)") + place
  }
}

extension DecodingError {
  /// The path of the error, including the key if a key is missing.
  fileprivate var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  /// A short description of the error without its path.
  fileprivate var reason: String {
    switch self {
    // For a missing element of an array, the description contains the property that the element belongs to.
    case .keyNotFound(let key, let context):
      key is ArrayIndex ? context.debugDescription : "missing key"
    case .typeMismatch(let type, let context): "not of type \(type): \(context.debugDescription)"
    case .valueNotFound(let type, _): "expected \(type), not null"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: String(describing: self)
    }
  }
}
