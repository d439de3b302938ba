import WidgetModel
import WidgetPlan
import WidgetSyntax

/// Beagle's own families: components and actions. Names in the JSON are compared in lower case, and unknown names are
/// decoded as `UnknownComponent` or `UnknownAction`.
extension ContractBuilder {
  mutating func beagleFamily(_ base: String) -> ContractType {
    var choice = ContractChoice(
      isFamily: true,
      representation: .internal(tag: ContractTag([BeaglePreset.tag(ofFamily: base)])),
      unknown: .fallback(BeaglePreset.fallback(ofFamily: base), inContent: false),
      ignoresCase: true)
    let names = [base, BeaglePreset.rawName(ofBase: base)]
    let isBeagle = names.contains(where: model.declaresProtocol)
    let written = Dictionary(plan.registrations.map { ($0.type, $0) }) { first, _ in first }
    for id in context.conformances.types(conformingTo: names) where isOption(id) {
      let name = model.name(of: id)
      let registration = written[name]
      if !isBeagle, registration == nil { continue }
      let local = registration?.name ?? name.localName.bareName
      var option = ContractOption(
        id: name,
        names: isBeagle
          ? BeaglePreset.names(ofBeagles: local) : ["custom:" + local.lowercased()],
        content: .type(name))
      option.condition = registration?.condition
      option.availability = registration.map { ContractAvailability($0.availability) } ?? .always
      option.place = place(of: id)
      option.documentation = model.documentation(of: id)
      option.deprecation = model.deprecation(of: id)
      mention(id, named: name, arguments: [])
      choice.options.append(option)
    }
    if !isBeagle { choice.options += builtinOptions(of: base) }
    return ContractType(.choice(choice))
  }

  private func isOption(_ id: DeclarationID) -> Bool {
    let declaration = model.declaration(id)
    // Generic types and types that are private to their file are not registered.
    return declaration.kind != .protocol && declaration.generics == nil
      && model.effectiveAccess(of: id).isVisibleInOtherFiles
      && !model.name(of: id).localName.hasPrefix("Unknown")
  }

  /// Returns options for Beagle's own types, whose properties no scanned source declares.
  private func builtinOptions(of base: String) -> [ContractOption] {
    BeaglePreset.builtinNames(ofActions: BeaglePreset.isOfActions(base)).map { name in
      ContractOption(
        id: name, names: [name], content: .whole(.opaque(reason: "it is Beagle's own")))
    }
  }
}
