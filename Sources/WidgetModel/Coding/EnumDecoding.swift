/// What an `init(from:)` of an enum consists of.
///
/// Three forms, those of Sourcery's AutoCodable templates: a bare name; an object with the case's
/// name under `enumCaseKey` and its values beside it; an object with the case's name as its key.
package struct EnumDecoding: Sendable {
  package enum Form: String, Sendable {
    case name, discriminated, keyed
  }

  package var access: AccessLevel?
  /// The cases of the `CodingKeys` to write; nil where the user wrote the enum.
  package var keys: [Decoding.Key]?
  package var form: Form
  package var cases: [Case]

  /// A case and how its values stand in the JSON.
  package struct Case: Sendable {
    package enum Labels: String, Sendable {
      /// It has no value.
      case empty
      /// All values have labels.
      case named
      /// No value has one.
      case unnamed
      /// Some have: it cannot be decoded.
      case mixed
    }

    package var name: String
    package var labels: Labels
    package var values: [Value]
  }

  /// An associated value.
  package struct Value: Sendable {
    package var label: String?
    package var type: String
  }
}

extension Model {
  /// The facts of an enum's `init(from:)` over some of its cases.
  func enumDecoding(
    _ type: ModelType, _ cases: [EnumCase], _ written: WrittenMembers, access: AccessLevel?
  ) -> EnumDecoding {
    let described = cases.map { enumCase($0, of: type) }
    let hasValues = described.contains { $0.labels != .empty }
    let allKeys = written.codingKeys?.cases.map(\.name.bareName) ?? []
    let form: EnumDecoding.Form =
      hasValues ? (allKeys.contains("enumCaseKey") ? .discriminated : .keyed) : .name
    return EnumDecoding(
      access: access, keys: written.codingKeys == nil ? keys(described) : nil, form: form,
      cases: described)
  }

  /// A key for each case, then one for each label that is not a case's name.
  private func keys(_ cases: [EnumDecoding.Case]) -> [Decoding.Key] {
    var names = cases.map(\.name)
    for label in cases.flatMap(\.values).compactMap(\.label)
    where !names.contains(where: { $0.bareName == label.bareName }) {
      names.append(label)
    }
    return names.map { Decoding.Key(name: $0, rawValue: nil) }
  }

  private func enumCase(_ element: EnumCase, of type: ModelType) -> EnumDecoding.Case {
    let parameters = element.parameters ?? []
    let named = parameters.count { $0.label != nil }
    let labels: EnumDecoding.Case.Labels =
      parameters.isEmpty
      ? .empty : named == parameters.count ? .named : named == 0 ? .unnamed : .mixed
    return EnumDecoding.Case(
      name: element.name, labels: labels,
      values: parameters.map {
        EnumDecoding.Value(label: $0.label, type: spelling(of: $0.type, inExtensionOf: type.id))
      })
  }
}
