import WidgetModel
import WidgetPlan

/// The calls that differ between decoding with `Codable` and reading bytes.
///
/// Most members return generated code. A comment such as "Decodes …" describes what this code does. If a call needs
/// no statement, the list of its statements is empty.
protocol DecodingVocabulary {
  var spelling: RuntimeSpelling { get }
  /// The variable from which a value is decoded: `decoder` or `json`.
  var decoder: SwiftExpression { get }
  /// Calls a function of the runtime for the value: `WidgetCoding.lacks("range", in: decoder)` or
  /// `json.lacks("range")`.
  ///
  /// - Parameters:
  ///   - label: the label of the decoder, which follows the arguments. Bytes have no such argument.
  ///   - closure: the closure that follows the decoder.
  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], decoder label: String,
    _ closure: [SwiftArgument]
  ) -> SwiftExpression
  /// Throws if the stack has no room for another nested value.
  ///
  /// - Parameter hasFields: whether the value is decoded from the container that its family has opened.
  func checkDepth(hasFields: Bool) -> SwiftStatement
  /// Whether the value is a shorthand.
  var isShorthand: SwiftExpression { get }

  // MARK: - Names

  /// Decodes the discriminator of an object into the variable `name`.
  ///
  /// - Parameter otherwise: statements for an object without a discriminator.
  func name(
    at tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement]
  /// Decodes the only key of an object into the variable `name`.
  var onlyName: [SwiftStatement] { get }
  /// Checks that the object has no other key. The list is empty if `onlyName` already checks this.
  var checkOnlyName: [SwiftStatement] { get }
  /// Returns the discriminator in lowercase.
  func lowercased(_ name: SwiftExpression) -> SwiftExpression
  /// Reports an object without a discriminator.
  func reportMissing(_ tag: TagPlace) -> SwiftStatement
  /// Returns the error for an unknown name.
  func error(_ name: UnknownName) -> SwiftExpression
  /// Reports an unknown name for which the enum has a fallback.
  func report(_ name: UnknownName) -> SwiftStatement
  /// The discriminator as a value that a case stores.
  var storedName: SwiftExpression { get }

  // MARK: - Attempts

  /// Stores the position at which the value starts.
  var rememberStart: [SwiftStatement] { get }
  /// Returns to the position at which the value starts.
  var returnToStart: [SwiftStatement] { get }
  /// Returns the error for a value that matches no type or case.
  ///
  /// - Parameter isRemembered: whether the error is remembered. `remembered` comes before.
  func nothingMatches(_ name: String, isRemembered: Bool) -> SwiftExpression
  /// Remembers nested values, or the value itself, because several types or cases decode the same nested values.
  ///
  /// - Parameters:
  ///   - assignment: assigns the remembered value, which is called `known`.
  ///   - takesPolicy: whether a closure `unknown` replaces a value that matches no type or case.
  func remembered(_ assignment: SwiftStatement, takesPolicy: Bool) -> [SwiftStatement]
  /// Remembers the nested values of an object for a type that replaces the value and decodes them again.
  var rememberedMembers: [SwiftStatement] { get }
  /// Returns the expression for a value that may be a replacement, and remembers the value if necessary.
  func remembering(_ value: String) -> String
  /// Remembers the decoded value. `remembered` comes before.
  var remember: [SwiftStatement] { get }

  // MARK: - Values

  /// Skips a value whose content is not needed.
  var skip: [SwiftStatement] { get }
  /// The expression that tests whether the value is null.
  var isNull: SwiftExpression { get }
  /// Decodes a value with the initializer of its type. An object may also contain keys that the type does not decode.
  func value(_ type: String) -> SwiftExpression
  /// Returns the whole value. With `Codable`, a container decodes the value, so that the decoder's strategies apply to
  /// dates and data.
  func single(_ type: String) -> SwiftExpression
  /// Returns the value under the object's only key.
  func valueUnderName(_ type: String) -> SwiftExpression

  /// Decodes an enum by its raw values. The list is empty if Swift's own coding does this.
  func rawValue(of plan: EnumPlan, _ type: String) -> [SwiftStatement]

  // MARK: - Cases

  /// Returns the given statements, which decode the value under the object's only key. If the object has several keys,
  /// the statements throw the error about the keys instead of an error of the value.
  func underName(_ body: [SwiftStatement]) -> [SwiftStatement]
  /// Moves past the value under the object's only key.
  var leaveName: [SwiftStatement] { get }
  /// Decodes the values of a case.
  func values(_ values: [EnumPlan.Value], in object: CaseObject) -> DecodedValues
  /// Decodes the only value of a case at a path of the object that contains the name.
  func value(_ value: EnumPlan.Value, at path: [String]) -> DecodedValues
  /// Opens the object at a path, for statements that decode its members.
  ///
  /// - Parameter missing: the statement for an object without content, or nil if missing content is an error.
  func content(
    at path: [String], _ body: [SwiftStatement], orMissing missing: SwiftStatement?
  ) -> [SwiftStatement]
  /// Moves back from the name of a value to its content. A case stores the content, or a replacement is decoded from
  /// it. The place is nil if the content is not needed.
  func returnToContent(_ place: FallbackPlace?) -> [SwiftStatement]
  /// Returns the content to store, from the value under the object's only key.
  func storedContent(_ type: String) -> SwiftExpression
  /// Returns the content to store, from a path of the object that contains the name.
  func storedContent(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression

  // MARK: - Properties

  /// The function that decodes a value at a key or path: `decode` or `read`.
  var decodeFunction: String { get }
  /// Decodes a list of a family's values from a container.
  ///
  /// - Parameter function: `decodeFunction`, or the function for a list that may be missing.
  func list(
    _ function: String, of box: String, in container: String, at place: [SwiftArgument]
  ) -> SwiftExpression
  /// Returns the variable whose functions decode properties.
  func container(usesCodingKeys: Bool) -> String
  /// Returns the argument of a user-defined function: a decoder or a container.
  func coder(
    for function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftExpression
  /// Whether a container has to be opened for a user-defined function. Opening a container can throw.
  var opensContainers: Bool { get }
  /// Returns the whole value of a transparent type. User-defined functions may still read the value afterward.
  func whole(_ type: String) -> SwiftExpression
  /// Returns a value that is decoded from the object's keys, without the excluded keys.
  func flattened(_ type: String, excluding keys: [String]) -> SwiftExpression
  /// Returns a value that is decoded from the only one of several keys that the object has.
  func flattened(_ type: String, selecting keys: [String]) -> SwiftExpression
  /// Returns a value that is decoded from the object's keys, or nil if a key that the value requires is missing.
  func flattenedIfPresent(_ type: String) -> SwiftExpression
  /// Returns the expression that tests whether the object has a non-null value under one of the given keys.
  func contains(anyOf keys: [String]) -> SwiftExpression
  /// Decodes a value, or reports its error and uses a replacement.
  ///
  /// - Parameter keys: the place of the value in the object.
  func recovering(
    _ value: SwiftExpression, at keys: [SwiftExpression], by coder: SwiftExpression,
    with replacement: SwiftExpression
  ) -> SwiftExpression

  // MARK: - Objects

  /// Decodes the properties of an object.
  func object(_ plan: ObjectPlan, named name: String) -> [SwiftStatement]
  /// Returns the decoder that a hook receives after the properties were decoded from an object or array.
  func decoder(after plan: ObjectPlan) -> SwiftExpression
  /// Returns the variable to which a decoded value is assigned: `title` or `self.title`.
  func target(_ property: PropertyPlan) -> String
  /// Opens an array for statements that decode its elements.
  func decodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement]
  /// The variable whose functions decode and encode elements.
  var elementContainer: String { get }
  /// The arguments that a call needs to decode the next element.
  var elementPlace: [SwiftArgument] { get }
  /// Decodes an element, or reports its error and uses a replacement.
  func recoveringElement(
    _ value: SwiftExpression, with replacement: SwiftExpression
  ) -> SwiftExpression

  // MARK: - Families

  /// Returns a value of a family's type. The value's members are next to its name, or the value has no name.
  func value(of member: FamilyPlan.Member) -> SwiftExpression
  /// Returns a value of a family's type under the object's only key.
  func valueUnderName(of member: FamilyPlan.Member) -> SwiftExpression
  /// Returns a value of a family's type at a path of the object that contains the name.
  func value(of member: FamilyPlan.Member, at path: [String]) -> SwiftExpression
  /// Returns the patterns of `choice` for the exact names of each type.
  func patterns(of names: FamilyNames) -> [[String]]
  /// Selects the branch for an exact name.
  func choice(
    of name: SwiftExpression, in family: Family, _ branches: [SwiftStatement.Branch],
    else other: [SwiftStatement]
  ) -> [SwiftStatement]
  /// The function that decodes a value whose type another module registered.
  var registered: String { get }
  /// The argument of `registered` for the container that the box has opened. Bytes have no containers.
  var openContainer: [SwiftArgument] { get }
  /// Returns the caught error with the name of the value added.
  func failure(isUnderName: Bool) -> SwiftExpression
  /// Returns the content of a value whose name is unknown: at a path, or under the value's only key.
  func unknownContent(_ type: String, at path: [String]) -> SwiftExpression
  /// A closure that throws the error for an unknown name.
  var throwingClosure: String { get }
  /// Returns a closure that returns the replacement for a value whose name is unknown.
  ///
  /// - Parameter isDecoded: whether the expression decodes the unknown value, which is skipped otherwise.
  func closure(returning value: SwiftExpression, isDecoded: Bool) -> String
  /// Returns a closure that decodes the replacement at a path inside a value whose name is unknown.
  ///
  /// - Parameter member: the property of the decoded value that is returned, or nil for the value itself.
  func replacementClosure(
    of type: SwiftExpression, at path: [String], member: String?
  ) -> String
  /// Returns the call that initializes a box. A trailing closure may follow.
  func box(_ type: SwiftExpression) -> SwiftExpression
}

/// The object that contains the values of a case.
enum CaseObject {
  /// The object with the discriminator.
  case tagged(TagPlace)
  /// The nested object under the only key. This key is the name.
  case underName
  /// The object that was opened at a path.
  case content
  /// The value itself, for an enum without names.
  case untagged
}

/// Expressions for decoded values, and the statements that come before them.
struct DecodedValues {
  var statements: [SwiftStatement] = []
  var values: [SwiftExpression]
}

/// A name or a raw value that no case of an enum has.
struct UnknownName {
  /// The name of the enum.
  let enumName: String
  let known: [String]
  /// The type of the raw values, or nil if cases are selected by discriminators.
  var rawType: String?
}

extension DecodingVocabulary {
  /// Returns the call that replaces a value which its type rejects as unknown. The call throws any other error again.
  ///
  /// - Parameter closure: the closure that returns the replacement.
  func replacingUnknown(with closure: String) -> SwiftExpression {
    let call = runtimeCall("replacingUnknown", [SwiftArgument(nil, .name("error"))], decoder: "in")
    return .verbatim("\(call) \(closure)")
  }

  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], decoder label: String
  ) -> SwiftExpression { runtimeCall(function, arguments, decoder: label, []) }

  /// Returns statements in an `if`, for a value that is a shorthand.
  func ifShorthand(_ statements: [SwiftStatement]) -> SwiftStatement {
    .if(isShorthand, statements + [.return])
  }
}
