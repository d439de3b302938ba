import WidgetModel
import WidgetPlan

/// The body of the function that encodes a struct or a class.
struct ObjectEncodingPrinter {
  let plan: ObjectPlan
  let vocabulary: any Vocabulary
  private let properties: PropertyPrinter

  init(_ plan: ObjectPlan, _ vocabulary: any Vocabulary) {
    self.plan = plan
    self.vocabulary = vocabulary
    properties = PropertyPrinter(vocabulary, usesCodingKeys: plan.usesCodingKeys)
  }

  /// The statements, or nil if the vocabulary does not encode the type; see `BytesVocabulary.encodes(_:)`.
  var statements: [SwiftStatement]? {
    guard vocabulary.encodes(plan) else { return nil }
    let body =
      switch plan.encodedShorthand {
      case let property?: withoutObject(property)
      case nil where plan.form == .array: willEncode + ElementPrinter(plan, vocabulary).encoding
      case nil: object
      }
    return (plan.coding.isRecursive ? [vocabulary.checkDepthOfSelf] : []) + body
  }

  private var willEncode: [SwiftStatement] {
    [plan.willEncode].compactMap(\.self).map {
      vocabulary.call($0, container: properties.container, keyedBy: properties.keyType)
    }
  }

  private var object: [SwiftStatement] {
    vocabulary.object(plan, willEncode, members, properties)
  }

  /// Encodes the shorthand without an object if no other property is encoded.
  private func withoutObject(_ property: PropertyPlan) -> [SwiftStatement] {
    let value = vocabulary.single(properties.boxed(property))
    let others = plan.properties.filter { $0.property.range != property.property.range }
    let conditions =
      properties.presence(of: property) + others.compactMap(properties.absence)
    guard let isAlone = conditions.joined(by: SwiftExpression.and) else { return value }
    return [.if(isAlone, value + [.return])] + object
  }

  private var members: [SwiftStatement] {
    plan.encodedFirst.compactMap(properties.encoding)
      + plan.encodedTags.map { vocabulary.name(of: $0, usesCodingKeys: plan.usesCodingKeys) }
      + plan.encodedNext.compactMap(properties.encoding)
  }
}
