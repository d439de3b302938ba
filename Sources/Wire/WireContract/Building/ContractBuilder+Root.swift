import WidgetModel
import WidgetPlan
import WidgetSyntax

/// The type of payloads.
extension ContractBuilder {
  /// Returns the type that a name means, or nil if there is no such type, or if it is generic or not coded.
  func declaration(ofRoot name: String) -> DeclarationID? {
    model.allTypes.first { id in
      let known = context.conformances[id]
      return typeName(of: id) == name && model.type(id).generics == nil
        && (codedPlan(of: id) != nil || known.contains("Decodable") || known.contains("Encodable"))
    }
  }

  /// Returns the description of a transparent type with a value of the given type.
  func description(ofTransparent id: DeclarationID, _ value: WireType) -> ContractType {
    // The JSON is the value's, as for an untagged enum with one case.
    var choice = ContractChoice(isFamily: false, representation: .untagged)
    choice.options = [ContractOption(id: typeName(of: id), names: [], content: .single(value))]
    var type = ContractType(.choice(choice), place: place(of: id))
    type.documentation = model.documentation(of: id)
    type.directions = directions(of: id)
    type.module = module(of: id)
    return type
  }
}
