import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The type of payloads.
extension ContractBuilder {
  /// Returns the declaration of the type with a name, or nil if there is no such type, or if it is generic or not coded.
  func declaration(ofRoot name: String) -> DeclarationID? {
    model.allTypes.first { id in
      typeName(of: id) == name && model.type(id).generics == nil
        && (codedPlan(of: id) != nil || context.conformances[id].includeCoding)
    }
  }

  /// Returns the kind of a transparent type, or nil for other types. Only the type of payloads needs it, because the
  /// type of the value stands for a transparent type everywhere else.
  mutating func transparentKind(of id: DeclarationID) -> ContractType.Kind? {
    guard let value = transparentType(id, []) else { return nil }
    // An untagged enum with one case has the same JSON as the value of the case.
    var choice = ContractChoice(isFamily: false, representation: .untagged)
    choice.options = [ContractOption(id: typeName(of: id), names: [], content: .single(value))]
    return .choice(choice)
  }
}
