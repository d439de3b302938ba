import WidgetModel
import WidgetPlan

/// The calls that differ between encoding with `Codable` and writing bytes.
protocol EncodingVocabulary {
  var spelling: RuntimeSpelling { get }
  /// The variable to which a value is encoded: `encoder` or `json`.
  var encoder: SwiftExpression { get }
  /// Calls a function of the runtime: `WidgetCoding.checkDepth(of: Self.self, in: encoder)` or
  /// `json.checkDepth(of: Self.self)`.
  ///
  /// - Parameter label: the label of the encoder, which follows the arguments. Bytes have no such argument.
  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], encoder label: String
  ) -> SwiftExpression
  /// The names that have a different meaning in the statements around a value.
  var takenNames: [String] { get }

  // MARK: - Objects

  /// Opens the object around statements that add its members.
  ///
  /// - Parameter isShared: whether two of the members may have the same key.
  func object(isShared: Bool, _ members: [SwiftStatement]) -> [SwiftStatement]
  /// Opens a nested object under a key or at a path of the object, for statements that add its members.
  ///
  /// - Parameter isShared: whether two of the members may have the same key.
  func content(
    at place: [SwiftArgument], isShared: Bool, _ members: [SwiftStatement]
  ) -> [SwiftStatement]
  /// Returns the arguments that pass a path in the object to `content(at:isShared:_:)` and to functions that encode.
  func place(_ path: [String]) -> [SwiftArgument]
  /// Returns the argument for a key that is an encoded name.
  func key(_ name: EncodedName) -> [SwiftArgument]
  /// Encodes the discriminator.
  func name(_ name: EncodedName, _ type: Family.TagType, at tag: TagPlace) -> SwiftStatement
  /// Returns the printer of properties in the object, or in its content.
  func properties(inContent: Bool) -> PropertyPrinter

  // MARK: - Properties

  /// The function that encodes a value at a key or path: `encode` or `write`.
  var encodeFunction: String { get }
  /// Whether the runtime has a function that encodes lists of polymorphic values.
  var encodesLists: Bool { get }
  /// Whether a property with this name is shadowed in functions that encode.
  func hidesWhenEncoding(_ name: String) -> Bool
  /// Returns a key as an expression.
  ///
  /// - Parameter caseName: the key's case in `CodingKeys`, or nil if containers are not keyed by `CodingKeys`.
  func key(_ key: String, caseName: String?) -> SwiftExpression
  /// Calls a user-defined function that encodes a property.
  func call(
    _ function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftStatement
  /// Encodes an element of an array.
  func element(_ value: SwiftExpression) -> SwiftStatement
  /// Opens an array for statements that encode its elements.
  func encodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement]

  // MARK: - Types

  /// Whether the vocabulary prints a function that encodes the type.
  func encodes(_ plan: ObjectPlan) -> Bool
  /// Encodes an object.
  ///
  /// - Parameter first: the statements that are executed before the object is opened.
  func object(
    _ plan: ObjectPlan, _ first: [SwiftStatement], _ members: [SwiftStatement],
    _ properties: PropertyPrinter
  ) -> [SwiftStatement]
  /// Encodes a discriminator of a type.
  func name(of tag: ObjectPlan.Tag, usesCodingKeys: Bool) -> SwiftStatement

  // MARK: - Values

  /// Encodes a value under a key or at a path of the object.
  func value(_ value: SwiftExpression, at place: [SwiftArgument]) -> SwiftStatement
  /// Encodes null.
  var null: [SwiftStatement] { get }
  /// Encodes the whole value with the function of its type.
  func whole(_ value: SwiftExpression) -> SwiftStatement
  /// Encodes a value of a family if the value encodes its name itself or has no name.
  func itself(_ value: SwiftExpression) -> SwiftStatement
  /// Encodes a value that may belong to a family of another module. The box of that family encodes its name.
  func joining(_ value: SwiftExpression, in family: SwiftExpression) -> SwiftStatement
  /// Encodes a value of a family, with the name next to the value's members.
  func value(
    _ value: SwiftExpression, named name: String, _ type: Family.TagType, at tag: TagPlace
  ) -> [SwiftStatement]
  /// Adds the members of a value to the object, unless the value is nil.
  func members(of value: SwiftExpression, isOptional: Bool) -> SwiftStatement
  /// Calls the encoding function of a value with additional arguments.
  func call(on value: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftStatement
  /// Opens a container for a single value, if the vocabulary needs one.
  var openSingle: [SwiftStatement] { get }
  /// Encodes a value as the whole JSON of the type, after `openSingle`.
  func onlyValue(_ value: SwiftExpression) -> SwiftStatement
  /// Returns the call that encodes a raw value, or a name that replaces it.
  func rawValue(_ name: EncodedName, _ type: String) -> SwiftExpression
}

/// A name that is encoded.
enum EncodedName {
  /// A name from the plan.
  case known(String)
  /// A decoded name that a value stores, because the name is unknown or matches a pattern.
  case stored(SwiftExpression)
}

extension EncodingVocabulary {
  /// Throws if values are nested too deeply.
  var checkDepthOfSelf: SwiftStatement {
    let type = [SwiftArgument("of", .metatype("Self"))]
    return .expression(.attempt(runtimeCall("checkDepth", type, encoder: "in")))
  }

  /// Encodes the whole value with a container, so that the encoder's strategies apply to dates and data.
  func single(_ value: SwiftExpression) -> [SwiftStatement] { openSingle + [onlyValue(value)] }
}
