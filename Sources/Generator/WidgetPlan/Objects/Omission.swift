import WidgetModel
import WidgetSource
package import WidgetSyntax

/// A condition under which a property is not encoded.
package enum Omission: Equatable, Sendable {
  /// The value equals the value for a missing key.
  case equalsDefault(PropertyPlan.Replacement)
  /// The value is a `Field` whose key was missing.
  case isMissing
  /// The value is nil. The objects around its key are encoded even if they are empty: `omit = key`.
  case key
  /// A property of the value is true: `isEmpty`.
  case member(String)
  /// A condition on the value is true.
  case condition(ValueCondition)
  /// The value is nil.
  case isNil

  /// Whether the condition omits a value that equals the value for a missing key.
  var isOfDefault: Bool {
    if case .equalsDefault = self { true } else { false }
  }

  /// Whether the condition tests the value of one property, and therefore cannot apply to all properties.
  var isOfOneProperty: Bool { self != .key && member == nil }

  /// The name of the property that has to be true, or nil for any other condition.
  package var member: String? {
    if case .member(let name) = self { name } else { nil }
  }
}

extension Omission {
  /// Creates the condition from the text of `omit`. Returns nil if the text is not a condition.
  init?(_ text: String?) {
    guard var text, !text.isEmpty, !["true", "false", "nil"].contains(text) else { return nil }
    if text == "key" {
      self = .key
      return
    }
    if text == "$0 == nil" {
      self = .isNil
      return
    }
    // A member such as `$0.isEmpty` is stored as a name, because an optional has to be unwrapped first.
    if text.hasPrefix("$0."), String(text.dropFirst(3)).isPlain { text = String(text.dropFirst(3)) }
    if let condition = ValueCondition(text) {
      self = .condition(condition)
    } else if text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
      String($0).isPlain
    }) {
      self = .member(text)
    } else {
      return nil
    }
  }
}

extension PropertyPlanner {
  /// Whether nil is encoded as `null`, because the key is required or because of `omit = never`.
  func encodesNil(_ plan: PropertyPlan) -> Bool {
    guard runtime.encodes, plan.presence == .required || policies(of: plan.property).encodesNil
    else { return false }
    return plan.isEncodedUnderKey && plan.shape.complete.isOptional && plan.codedWrapper == nil
  }

  /// Returns the conditions under which a property is not encoded. A policy of the type applies only to suitable
  /// properties.
  func omissions(_ plan: PropertyPlan) -> [Omission] {
    let isElement = plan.destination == .element
    guard runtime.encodes, plan.isEncodedUnderKey || isElement else { return [] }
    let policies = policies(of: plan.property)
    var found: [Omission] = plan.isField ? [.isMissing] : []
    guard let policy = policies.omit, policy.isOwn || !isElement else { return found }
    switch policy.rule {
    case .never: break
    case .default:
      // A constant always has its value, so a policy would remove it from the JSON.
      let isConstant = plan.property.isLet && plan.property.initialValue != nil
      if case .fallback(let value) = plan.presence, !value.isNil,
        policy.isOwn || !isConstant && ValueTraits(context.conformances).isComparable(plan.shape)
      {
        found.append(.equalsDefault(value))
      }
    case .condition(let omission?):
      // `omit = nil` is used only for optionals, because the compiler warns if another value is compared with nil.
      let isForOptionals = omission == .isNil && !plan.shape.complete.isOptional
      let isUnused = omission == .key && plan.reasonForNoObjects != nil
      if !isForOptionals, !isUnused, policy.isOwn || fits(omission, plan) { found.append(omission) }
    case .condition(nil): break
    }
    return found
  }

  /// Whether a condition of the type's policy applies to a property. `omit = key` always applies. A condition such as
  /// `isEmpty` applies if the property's type has this member. If the property is decoded, the omitted value must also
  /// be the value for a missing key. Any other condition never applies.
  private func fits(_ omission: Omission, _ plan: PropertyPlan) -> Bool {
    guard case .member(let name) = omission else { return omission == .key }
    if isDecoded, plan.source != .nowhere {
      guard name == "isEmpty", case .fallback(let value) = plan.presence, value.isEmptyCollection
      else { return false }
    }
    return ValueTraits(context.conformances).hasMember(name, plan.shape.complete.unwrapped) ?? false
  }

  /// Whether the type is decoded at all.
  private var isDecoded: Bool {
    guard type.attributes.isDecoded else { return false }
    return type.attributes.requestsDecoding
      || context.conformances[type.id].contains("Decodable")
      || context.families.haveMember(type.id)
  }
}

extension PropertyPlan {
  /// Whether the property is encoded under a key or path, which can be omitted.
  var isEncodedUnderKey: Bool { encodedPath != nil }

  /// The reason why `omit = key` has no effect on the property, or nil if it has an effect.
  var reasonForNoObjects: String? {
    let name = "'\(property.bareName)'"
    if (encodedPath?.count ?? 0) < 2 { return "\(name) is not in a nested object" }
    if !shape.complete.isOptional || codedWrapper != nil { return "\(name) is never nil" }
    let isWritten = presence == .required || hasNonNilDefault || encodesNil
    return isWritten || null?.isEncoded == true ? "nil of \(name) is encoded as null" : nil
  }
}

extension PropertyPlan.Replacement {
  /// Whether the replacement is an empty array, dictionary or string literal.
  var isEmptyCollection: Bool {
    ["[]", "[:]", "\"\""].map(Self.expression).contains(self)
  }
}
