import WidgetPlan
import WidgetSource

/// A fact about a property, with functions that plan, read, write, describe and compare the fact.
///
/// Each fact is declared in a file of `Facts`, and its value is a variable of `ContractProperty`. The builder, the
/// reader, the text, the schema, the comparison, templates and the catalog iterate over `ContractProperty.facts`.
package struct PropertyFact: Sendable {
  /// The part of a property that a fact describes.
  package enum Aspect: Sendable {
    /// The declaration of the property, or its form in both directions.
    case form
    case decoding
    /// Only contracts that describe encoding contain the fact.
    case encoding
  }

  /// The key in the contract's JSON.
  let key: String
  let aspect: Aspect
  /// An adjective for the values that the fact replaces, such as "wrong". Nil if the fact is not a replacement.
  let replaces: String?
  /// Sets the fact of a planned property.
  let plan: @Sendable (PropertyPlan, inout ContractProperty) -> Void
  /// Sets the fact of a property that is read from the contract's JSON.
  let read: @Sendable (JSONValue, inout ContractReader, inout ContractProperty) -> Void
  /// Returns the fact as JSON, or nil if it does not apply to the property.
  let tree: @Sendable (ContractProperty) -> JSONTree?
  /// Returns the description of the fact, or nil if it does not apply to the property.
  let phrase: @Sendable (ContractProperty) -> PropertyPhrase?
  /// Finds the effects of a change of the fact. Nil if the comparison does not check the fact.
  let check: ChangeCheck<ComparedProperty>?

  /// Creates a fact that is a Swift expression or another text.
  ///
  /// - Parameter plan: returns the text for a planned property. Without it, the builder sets the fact.
  static func text(
    _ key: String, _ aspect: Aspect,
    _ variable: any WritableKeyPath<ContractProperty, String?> & Sendable, replaces: String? = nil,
    plan: (@Sendable (PropertyPlan) -> String?)? = nil,
    phrase: @escaping @Sendable (String) -> PropertyPhrase? = { _ in nil },
    check: ChangeCheck<ComparedProperty>? = nil
  ) -> PropertyFact {
    PropertyFact(
      key: key, aspect: aspect, replaces: replaces,
      plan: { if let plan { $1[keyPath: variable] = plan($0) } },
      read: { $2[keyPath: variable] = $1.optionalString(key, of: $0) },
      tree: { $0[keyPath: variable].map(JSONTree.string) },
      phrase: { $0[keyPath: variable].flatMap(phrase) }, check: check)
  }

  /// Creates a fact that is true or false.
  ///
  /// - Parameter plan: returns the fact of a planned property. Without it, the builder sets the fact.
  static func flag(
    _ key: String, _ aspect: Aspect,
    _ variable: any WritableKeyPath<ContractProperty, Bool> & Sendable,
    plan: (@Sendable (PropertyPlan) -> Bool)? = nil,
    phrase: @escaping @Sendable (ContractProperty) -> PropertyPhrase? = { _ in nil },
    check: ChangeCheck<ComparedProperty>? = nil
  ) -> PropertyFact {
    PropertyFact(
      key: key, aspect: aspect, replaces: nil,
      plan: { if let plan { $1[keyPath: variable] = plan($0) } },
      read: { $2[keyPath: variable] = $1.flag(key, of: $0) },
      tree: { $0[keyPath: variable] ? .bool(true) : nil },
      phrase: { $0[keyPath: variable] ? phrase($0) : nil }, check: check)
  }

  /// Returns the checks of changes in the given aspects.
  static func checks(of aspects: Aspect...) -> [ChangeCheck<ComparedProperty>] {
    ContractProperty.facts.filter { aspects.contains($0.aspect) }
      .compactMap { $0.check?.comparing($0.key) }
  }
}

/// A sentence about a property, with at most one piece of Swift code.
package struct PropertyPhrase: Sendable {
  /// The text before `code`, or the whole sentence if `code` is nil.
  package let text: String
  package let code: String?
  /// The text after `code`.
  package let end: String

  init(_ text: String, code: String? = nil, _ end: String = "") {
    self.text = text
    self.code = code
    self.end = end
  }
}

extension ContractProperty {
  /// Returns the descriptions of the facts in an aspect of the property.
  package func phrases(_ aspect: PropertyFact.Aspect) -> [PropertyPhrase] {
    Self.facts.filter { $0.aspect == aspect }.compactMap { $0.phrase(self) }
  }

  /// Returns the facts in the given aspects as members of the contract's JSON.
  func members(_ aspects: PropertyFact.Aspect...) -> [JSONTree.Member] {
    Self.facts.filter { aspects.contains($0.aspect) }.compactMap { fact in
      fact.tree(self).map { JSONTree.Member(fact.key, $0) }
    }
  }
}
