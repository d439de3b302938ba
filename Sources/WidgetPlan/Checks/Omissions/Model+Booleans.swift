import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// Whether the condition of an omission is not a Boolean of a value, as far as the sources show.
  func isNotBoolean(_ omission: Omission, of shape: JSONShape) -> Bool {
    switch omission {
    case .condition("$0"), .condition("!$0"):
      // `!` of an optional does not compile either.
      shape.isOptional || shape.isKnownWithoutBoolean
    case .member(let name): isNotBoolean(name, of: shape.unwrapped)
    case .condition, .ofDefault, .ofMissing: false
    }
  }

  private func isNotBoolean(_ member: String, of shape: JSONShape) -> Bool {
    switch shape {
    case .array, .dictionary: isMisspelledEmptiness(member)
    case .value(let value) where value.collection != nil: isMisspelledEmptiness(member)
    case .value(let value):
      if let id = value.declaration {
        type(id).properties.first { $0.bareName == member }?.type.map { $0.dottedName != "Bool" }
          ?? false
      } else {
        value.name == "String" && isMisspelledEmptiness(member)
      }
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }

  /// Whether no source can mean what it says: extensions may declare other properties.
  private func isMisspelledEmptiness(_ name: String) -> Bool {
    name != "isEmpty" && Suggestion.nearest(to: name, in: ["isEmpty"]) != nil
  }
}

extension JSONShape {
  /// Whether it is of a type that is known, and that is not `Bool`.
  fileprivate var isKnownWithoutBoolean: Bool {
    switch self {
    case .array, .dictionary: true
    case .value(let value): isScalar && value.name != "Bool"
    case .optional, .partial, .polymorphic, .uncodable: false
    }
  }
}
