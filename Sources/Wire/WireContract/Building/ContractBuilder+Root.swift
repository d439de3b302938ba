import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The type of payloads.
extension ContractBuilder {
  /// Finds the declaration of the named type. Does not find generic types and types that are not coded.
  func declaration(ofRoot name: String) -> DeclarationID? {
    model.allTypes.first { id in
      typeName(of: id) == name && model.type(id).generics == nil
        && (codedPlan(of: id) != nil || context.conformances[id].includeCoding)
    }
  }

  /// Returns the kind of a transparent type, or nil for other types. Only the type of payloads needs it. Elsewhere, the
  /// contract contains the type of the value instead.
  mutating func transparentKind(of id: DeclarationID) -> ContractType.Kind? {
    guard let value = transparentType(id, []) else { return nil }
    // An untagged enum with one case has the same JSON as the value of the case.
    var choice = ContractChoice(isFamily: false, representation: .untagged)
    choice.options = [ContractOption(id: typeName(of: id), names: [], content: .single(value))]
    return .choice(choice)
  }
}
