import WidgetModel
import WidgetSource
import WidgetSyntax

/// When the value of a property is left out of what is encoded.
package enum Omission: Equatable, Sendable {
  /// Where it equals what takes the place of a missing value.
  case ofDefault(PropertyPlan.Replacement)
  /// Where its key was missing.
  case ofMissing
  /// Where a property of the value is true: `isEmpty`.
  case member(String)
  /// Where a condition on the value, which is `$0` in it, is true: `$0 < 1`.
  case condition(String)

  /// Where the value is nil.
  static let isNil = Omission.condition("$0 == nil")

  /// Whether it is the default that is left out.
  var isOfDefault: Bool {
    if case .ofDefault = self { true } else { false }
  }

  /// The property of the value that is asked; nil for everything else.
  package var member: String? {
    if case .member(let name) = self { name } else { nil }
  }
}

extension Omission {
  /// The condition of `omit`, or nil if the text is not a condition.
  init?(_ text: String?) {
    guard var text, !text.isEmpty, !["true", "false", "nil"].contains(text) else { return nil }
    // Also of an optional, which has no such property itself.
    if text.hasPrefix("$0."), String(text.dropFirst(3)).isPlain { text = String(text.dropFirst(3)) }
    if text.holds("$0") {
      self = .condition(text)
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
  /// Whether nil is encoded as `null`.
  func writesNil(_ plan: PropertyPlan) -> Bool {
    guard runtime.encodes, policies(of: plan.property).encodesNil else { return false }
    return plan.isWrittenUnderKey && plan.shape.whole.isOptional && plan.codedWrapper == nil
  }

  /// When a property is not encoded. A policy of the type applies only to the properties that it fits.
  func omissions(_ plan: PropertyPlan) -> [Omission] {
    guard runtime.encodes, plan.isWrittenUnderKey else { return [] }
    let policies = policies(of: plan.property)
    var found: [Omission] = plan.isField ? [.ofMissing] : []
    guard let policy = policies.omit else { return found }
    switch policy.rule {
    case .never: break
    case .default:
      if case .fallback(let value) = plan.presence, !value.isNil,
        policy.isOwn || ValueTraits(context.conformances).isComparable(plan.shape)
      {
        found.append(.ofDefault(value))
      }
    case .condition(let omission?):
      // The compiler warns about comparing another value with nil.
      let isForOptionals = omission == .isNil && !plan.shape.whole.isOptional
      if !isForOptionals, policy.isOwn || fits(omission, plan) { found.append(omission) }
    case .condition(nil): break
    }
    return found
  }

  /// Whether a value has the property that is asked, and is the same when it is read again.
  private func fits(_ omission: Omission, _ plan: PropertyPlan) -> Bool {
    guard case .member(let name) = omission else { return false }
    if isDecoded, plan.source != .nowhere {
      guard name == "isEmpty", case .fallback(let value) = plan.presence, value.isEmptyCollection
      else { return false }
    }
    return ValueTraits(context.conformances).hasMember(name, plan.shape.whole.unwrapped) ?? false
  }

  /// Whether something decodes the type.
  private var isDecoded: Bool {
    guard type.attributes.isDecoded else { return false }
    return type.attributes.requestsDecoding
      || context.conformances[type.id].contains("Decodable")
      || context.families.haveMember(type.id)
  }
}

extension PropertyPlan {
  /// Whether it is written in a place that may be empty.
  var isWrittenUnderKey: Bool { pathToWrite != nil }
}

extension PropertyPlan.Replacement {
  /// Whether it is a literal without anything in it.
  var isEmptyCollection: Bool {
    ["[]", "[:]", "\"\""].map(Self.expression).contains(self)
  }
}
