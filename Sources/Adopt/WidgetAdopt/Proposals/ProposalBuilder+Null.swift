import WidgetModel
import WidgetPlan
import WidgetSyntax

/// Types that decode null themselves. Generated code replaces null without calling them.
extension ProposalBuilder {
  /// Whether hand-written code passes null to a type that may decode it, and replaces null only if the type does not.
  ///
  /// For example: after `a = try? container.decode(JSON.self, forKey: .a)`, null is a `JSON` instead of nil.
  ///
  /// - Parameter owner: the type that declares the property or the case.
  func mayDecodeNull(_ fact: DecodedFact, _ declared: TypeName, in owner: DeclarationID) -> Bool {
    fact.nullIsDecoded && fact.null != .error && !refusesNull(declared.unwrapped, in: owner)
  }

  /// Whether decoding a value of a type from null is known to be an error.
  private func refusesNull(_ type: TypeName, in owner: DeclarationID) -> Bool {
    let type = model.expanded(type, in: Scope(in: owner)).type
    if type.isArray || type.isDictionary { return true }
    guard let name = type.dottedName else { return false }
    let found = model.types(named: name, in: Scope(in: owner))
    guard let id = found.first else { return ScalarTypes.contain(name) }
    return found.count == 1 && refusesNull(model.type(id))
  }

  private func refusesNull(_ type: ModelType) -> Bool {
    let decoding = HandWrittenMembers(of: type, in: model).decoding
    guard decoding.isEmpty else {
      return decoding.count == 1 && decoding[0].statements.first?.requestsObject == true
    }
    guard type.annotations.isEmpty, type.cases.allSatisfy(\.annotations.isEmpty) else {
      return false
    }
    // A type without values does not request a container.
    return type.kind == .enum || !type.storedProperties.isEmpty
  }
}

extension Statement {
  /// Whether the statement throws unless the JSON is an object: `let c = try decoder.container(keyedBy: …)`.
  fileprivate var requestsObject: Bool {
    guard case .binding(_, _, _, let value) = kind, case .attempt(let call) = value.kind,
      let (_, method, arguments) = call.localCall
    else { return false }
    return method == "container" && arguments.first?.label == "keyedBy"
  }
}
