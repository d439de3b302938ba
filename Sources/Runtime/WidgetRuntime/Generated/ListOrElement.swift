extension WidgetCoding {
  /// A list that may also be a single element without brackets in the JSON.
  ///
  /// For example: `try fields.decode(ListOrElement<[String]>.self, forKey: "authors").list`.
  public struct ListOrElement<List> {
    /// The list.
    public let list: List

    /// Creates a value that encodes a list, or its single element without brackets.
    public init(_ list: List) { self.list = list }
  }
}

extension WidgetCoding.ListOrElement: Decodable where List: WidgetCoding.ListOfOne {
  /// Decodes an array as the list, and any other value as the only element.
  public init(from decoder: any Decoder) throws {
    // Most elements are objects. The error for a wrong container takes a time that grows with the depth.
    let isObject = (try? decoder.container(keyedBy: WireKey.self)) != nil
    let isList = !isObject && (try? decoder.unkeyedContainer()) != nil
    list =
      try isList
      ? decoder.singleValueContainer().decode(List.self) : List(elementFrom: decoder)
  }
}

extension WidgetCoding.ListOrElement: Encodable where List: Collection & Encodable, List.Element: Encodable {
  /// Encodes a single element without brackets, and any other list as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if list.count == 1, let only = list.first {
      try container.encode(only)
    } else {
      try container.encode(list)
    }
  }
}

extension WidgetCoding.ListOrElement: Sendable where List: Sendable {}

extension WidgetCoding {
  /// A list that can be decoded from a single element.
  public protocol ListOfOne: Decodable {
    /// Decodes the value as the only element of the list.
    init(elementFrom decoder: any Decoder) throws
  }
}

@_documentation(visibility: internal)
extension Array: WidgetCoding.ListOfOne where Element: Decodable {
  /// Decodes the value as the only element of the list.
  public init(elementFrom decoder: any Decoder) throws {
    self = [try decoder.singleValueContainer().decode(Element.self)]
  }
}

@_documentation(visibility: internal)
extension Set: WidgetCoding.ListOfOne where Element: Decodable {
  /// Decodes the value as the only element of the list.
  public init(elementFrom decoder: any Decoder) throws {
    self = [try decoder.singleValueContainer().decode(Element.self)]
  }
}

@_documentation(visibility: internal)
extension LossyArray: WidgetCoding.ListOfOne {
  /// Decodes the value as the only element of the list. An invalid value is dropped and reported.
  public init(elementFrom decoder: any Decoder) throws {
    elements = try decoder.element { _ in true }
  }
}

extension WidgetCoding.LossySet: WidgetCoding.ListOfOne {
  /// Decodes the value as the only element of the list. An invalid value is dropped and reported.
  public init(elementFrom decoder: any Decoder) throws {
    elements = Set(try decoder.element { _ in true })
  }
}

extension Decoder {
  /// Decodes the value as the only element of a list. If decoding throws an error for which `isDropped` returns true,
  /// the error is reported and the list is empty.
  func element<Element: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Element] {
    do {
      return [try singleValueContainer().decode(Element.self)]
    } catch where isDropped(error) {
      report(DroppedElement(codingPath: codingPath, error: error))
      return []
    }
  }
}
