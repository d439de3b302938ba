import WidgetPlan
import WidgetSource
import WidgetSyntax

extension PropertyFact {
  /// The condition under which the property is not encoded: `omit`.
  static let omission = text(
    "omitted", .encoding, \.omission, plan: \.omissions.contractText, phrase: phrase,
    check: ChangeCheck(.writeAdded, .writeOmitted) { pair in
      let (before, after) = (pair.old.omission, pair.new.omission)
      if !pair.isWrittenByBoth || pair.leavesOutOnlyNil { return [] }
      let place = pair.place.quoted
      let (old, new) = (pair.comparison.old, pair.comparison.new)
      let what: String
      switch after {
      case before: return []
      case keyAlone:
        if old.writesObjects(around: pair.old, of: pair.owner.swift) { return [] }
        what = "the objects around \(place) are always written now"
        return [Change(.writeAdded, at: pair.place, what, .neither)]
      case nil where before == keyAlone:
        if new.writesObjects(around: pair.new, of: pair.owner.swift) { return [] }
        what = "the objects around \(place) are not written if they are empty"
      case nil:
        what = "\(place) is always written now"
        return [Change(.writeAdded, at: pair.place, what, .neither)]
      case "default": what = "\(place) is not written if it has its default"
      case let condition?: what = "\(place) is not written if '\(condition)'"
      }
      return [
        Change(
          .writeOmitted, at: pair.place, what, .servers, .warning,
          cure: "servers have to accept \(pair.formWithoutValue)")
      ]
    } isWithoutEffect: { pair in
      if pair.leavesOutOnlyNil { return true }
      let keys = [pair.old.omission, pair.new.omission]
      // The objects are written because of another property.
      return keys.contains(keyAlone) && keys.contains(nil)
    })

  /// The omission of nil without the objects around it: `omit = key`.
  fileprivate static let keyAlone = "key"

  private static func phrase(_ condition: String) -> PropertyPhrase? {
    switch condition {
    case "default": PropertyPhrase("The default is not written.")
    case keyAlone: PropertyPhrase("The objects around it are written even if it is nil.")
    default: PropertyPhrase("It is not written if ", code: condition, " is true.")
    }
  }
}

extension ContractProperty {
  /// Whether the objects around the property are encoded even if the property is nil.
  var writesObjects: Bool { omission == PropertyFact.keyAlone }

  /// Whether an annotation leaves out nil.
  var leavesOutNil: Bool { omission == [Omission.isNil].contractText }

  /// Whether the property is not encoded if it is nil, and encoded otherwise. Nil of an element is encoded as null.
  fileprivate var leavesOutOnlyNil: Bool {
    leavesOutNil || omission == nil && presence == .optional && !writesNull && !isElement
  }
}

extension ComparedProperty {
  /// Whether both versions encode every value other than nil.
  fileprivate var leavesOutOnlyNil: Bool { old.leavesOutOnlyNil && new.leavesOutOnlyNil }
}

extension ComparedVersion {
  /// Whether the objects around a property are always written because of another property in the same objects.
  fileprivate func writesObjects(around property: ContractProperty, of owner: String) -> Bool {
    guard let objects = property.writes?.dropLast(), let type = contract.types[owner] else {
      return false
    }
    let names = WireDiscriminators(contract, .encode).ofFamilies(owner)
    if names.contains(where: { $0.paths[0].starts(with: objects) }) { return true }
    return type.properties.contains { other in
      guard other.name != property.name, let member = WireMember(other, of: owner, .encode) else {
        return false
      }
      return (member.isRequired || member.requiresObjects) && member.paths[0].starts(with: objects)
    }
  }
}

extension [Omission] {
  /// The omissions as text, joined by `||`, except the omission of a missing `Field`. Nil if there aren't any.
  fileprivate var contractText: String? {
    let texts = compactMap { omission -> String? in
      switch omission {
      case .isMissing: nil
      case .key: PropertyFact.keyAlone
      case .equalsDefault: "default"
      case .member(let name): name
      case .condition(let condition): condition.text
      case .isNil: "$0 == nil"
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " || ")
  }
}

extension Rule {
  static let writeOmitted = Rule("write-omitted", .warning, .error)
}
