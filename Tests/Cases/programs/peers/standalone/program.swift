import Foundation

/// A case is `{"Model": JSON}`. The JSON is decoded as the model and encoded again.
func roundTrip(_ data: Data) throws -> Data {
  let item = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  guard item.count == 1, let (name, json) = item.first, let model = models[name] else {
    throw UnknownModel()
  }
  let input = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
  let output = try JSONSerialization.jsonObject(with: model(input), options: .fragmentsAllowed)
  return try JSONSerialization.data(withJSONObject: [name: output])
}

struct UnknownModel: Error {}

private func coding<Model: Codable>(_: Model.Type) -> (Data) throws -> Data {
  { try JSONEncoder().encode(decode(Model.self, from: $0)) }
}

/// For a type that is coded in one direction, the description of the decoded value.
private func text<Model: Decodable>(of _: Model.Type) -> (Data) throws -> Data {
  { try JSONEncoder().encode("\(JSONDecoder().decode(Model.self, from: $0))") }
}

private var models: [String: (Data) throws -> Data] {
  [
    "OpenClass": coding(OpenClass.self),
    "PublicStruct": coding(PublicStruct.self),
    "PackageStruct": coding(PackageStruct.self),
    "FilePrivate": coding(FilePrivate.self),
    "Defaults": coding(Defaults.self),
    "DefaultChoice": coding(DefaultChoice.self),
    "DefaultMissing": coding(DefaultMissing.self),
    "ClassDefaults": coding(ClassDefaults.self),
    "Paths": coding(Paths.self),
    "ClassPaths": coding(ClassPaths.self),
    "OneWayKeys": coding(OneWayKeys.self),
    "OneWayPaths": coding(OneWayPaths.self),
    "Person": coding(Person.self),
    "ReservedNames": coding(ReservedNames.self),
    "Aliases": coding(Aliases.self),
    "Whole": coding(Whole.self),
    "WholeOptional": coding(WholeOptional.self),
    "WholeForced": coding(WholeForced.self),
    "WholeList": coding(WholeList.self),
    "WholeListOrElse": coding(WholeListOrElse.self),
    "WholeOrElse": coding(WholeOrElse.self),
    "WholeChoice": coding(WholeChoice.self),
    "WholeMissing": coding(WholeMissing.self),
    "WholeRead": coding(WholeRead.self),
    "WholeWritten": coding(WholeWritten.self),
    "Pascal": coding(Pascal.self),
    "Snake": coding(Snake.self),
    "ScreamingSnake": coding(ScreamingSnake.self),
    "Kebab": coding(Kebab.self),
    "ScreamingKebab": coding(ScreamingKebab.self),
    "Camel": coding(Camel.self),
    "OtherStyles": coding(OtherStyles.self),
    "ClassSnake": coding(ClassSnake.self),
    "StyledEnum": coding([StyledEnum].self),
    "Plain": coding(Plain.self),
    "HandEncoded": coding(HandEncoded.self),
    "HandDecoded": coding(HandDecoded.self),
    "HandCodedClass": coding(HandCodedClass.self),
    "PlainClass": coding(PlainClass.self),
    "Grouped": coding(Grouped.self),
    "Variables": coding(Variables.self),
    "Computed": coding(Computed.self),
    "OnlyEncoded": { _ in try JSONEncoder().encode(OnlyEncoded(value: "a", count: 1)) },
    "OnlyDecoded": text(of: OnlyDecoded.self),
    "Generic": coding(Generic<String, Int, Bool>.self),
    "GenericEnum": coding([GenericEnum<String, Int, Bool>].self),
    "GenericClass": coding(GenericClass<Int>.self),
    "GenericIgnored": coding(GenericIgnored<Int>.self),
    "GenericOneWay": coding(GenericOneWay<Int>.self),
    "GenericCoded": coding(GenericCoded<Int>.self),
    "PartlyCoded": coding(PartlyCoded<Int>.self),
    "WrittenCase": { _ in try JSONEncoder().encode(PartlyCoded<Int>.int(val: 3)) },
    "SkippedCase": { _ in try JSONEncoder().encode([PartlyCoded<Int>.closure {}]) },
    "External": coding([External].self),
    "Internal": coding([Internal].self),
    "Numbered": coding([Numbered].self),
    "Adjacent": coding([Adjacent].self),
    "NumberedAdjacent": coding([NumberedAdjacent].self),
    "NamedByLists": coding([NamedByLists].self),
    "NamedByDirection": coding([NamedByDirection].self),
    "Operation": coding(Operation.self),
    "AnyValue": coding(AnyValue.self),
    "NestedUntagged": coding([NestedUntagged].self),
    "Status": coding([Status].self),
    "Priority": coding([Priority].self),
    "Level": coding([Level].self),
    "HTTPMethod": coding([HTTPMethod].self),
    "ResponseCode": coding([ResponseCode].self),
    "LenientCode": coding([LenientCode].self),
    "Scalars": coding(Scalars.self),
    "LenientEnum": coding(LenientEnum.self),
    "LooseScalars": coding(LooseScalars.self),
    "Moments": coding(Moments.self),
    "Nonconforming": coding([Nonconforming].self),
    "Wrapped": coding(Wrapped.self),
    "Lists": coding(Lists.self),
    "FilledList": coding(FilledList.self),
    "ClassLists": coding(ClassLists.self),
    "Dog": coding(Dog.self),
    "Item": coding(Item.self),
    "Chained": coding(Chained.self),
    "Ignored": coding(Ignored.self),
    "ClassIgnored": coding(ClassIgnored.self),
    "IgnoredIf": coding(IgnoredIf.self),
    "OfEmptySuperclass": coding(OfEmptySuperclass.self),
    "OfDecodableSuperclass": coding(OfDecodableSuperclass.self),
    "OfPlainSuperclass": coding(OfPlainSuperclass.self),
    "Disc": coding([Disc].self),
    "ExtPage": coding(ExtPage.self),
    "IntPage": coding(IntPage.self),
    "AdjPage": coding(AdjPage.self),
    "Response": coding(Response.self),
  ]
}
