import WidgetModel
import WidgetSource
import WidgetSyntax

extension TypePlanner {
  /// The typealiases for types whose names members of the type also have.
  ///
  /// With `var Status: Status`, the expression `Status.self` in a generated member refers to the property. Generated
  /// code uses `private typealias StatusType = Status` there, because a typealias can name any type of any module.
  var typealiases: [TypePlan.Typealias] {
    let names = memberNames
    if names.isEmpty { return [] }
    let (declared, generated) = (DeclaredTypes(model), generatedTypealiases)
    return names.sorted().map { name in
      var alias = name + "Type"
      while names.contains(alias) || declared.contain(alias) && !generated.contains(alias) {
        alias += "Alias"
      }
      return TypePlan.Typealias(name: alias, type: name)
    }
  }

  /// The names of the typealiases in the type's inline blocks, which are generated again.
  private var generatedTypealiases: Set<String> {
    ([type.id] + type.extensions).reduce(into: []) { names, body in
      for alias in model.declaration(body).typealiases
      where model.blocks.contains(alias.name, in: body.file) {
        names.insert(model.files[body.file].text(alias.name))
      }
    }
  }

  /// The names of members, and of associated values, that types may also have: names with an uppercase first letter, and
  /// names of lowercase types that the type mentions.
  private var memberNames: Set<String> {
    let lowercase = namedTypes.filter { $0.first?.isUppercase == false }
    var names: Set<String> = []
    for body in bodiesInScope {
      let (file, declaration) = (model.files[body.file], model.declaration(body))
      let ranges =
        declaration.properties.map(\.name) + declaration.cases.map(\.name)
        + declaration.functions.map(\.name)
        // Generated code decodes values into variables with the names of their labels.
        + declaration.cases.flatMap { $0.parameters.map { file[$0].compactMap(\.label) } ?? [] }
      for range in ranges {
        let name = file.text(range)
        if name.first?.isUppercase == true || lowercase.contains(name) { names.insert(name) }
      }
    }
    return names
  }

  /// The bodies whose members generated code can refer to without a prefix: of the type, its protocols and superclasses,
  /// and their extensions. In an inline block, also the bodies around the type.
  private var bodiesInScope: [DeclarationID] {
    let inherited = context.conformances[type.id].stablySorted().flatMap { name in
      model.types(named: name, in: Scope(in: type.id)) + model.index.extensions(of: name)
    }
    return [type.id] + type.extensions + inherited + (codingOutput == .file ? [] : outerBodies)
  }

  private var outerBodies: [DeclarationID] {
    model.enclosingDeclarations(of: type.id).dropFirst().flatMap { body in
      let types = model.declaration(body).kind == .extension ? model.extended(by: body) : [body]
      return types.flatMap { [$0] + model.extensions(of: $0) }
    }
  }
}
