import WidgetModel
package import WidgetSyntax

/// The class whose coding that of a class adds to.
package struct Superclass: Sendable {
  /// As the class names it.
  package var name: String
  package var declaration: DeclarationID
  /// Whether `init(from:)` calls that of the superclass; else its initializer without parameters.
  package var decodes: Bool
  /// Whether `encode(to:)` overrides and calls that of the superclass.
  package var encodes: Bool
  /// The paths of the properties that its `encode(to:)` writes, as far as the sources show; those of its own
  /// superclasses are included.
  var writtenPaths: [[String]] = []
}

extension TypePlanner {
  /// The class that a class inherits from, as far as the sources declare it.
  var superclass: String? { model.superclass(of: type.id)?.name }

  /// How the superclass is coded; nil without one.
  var superclassCoding: Superclass? {
    guard let (name, id) = model.superclass(of: type.id) else { return nil }
    let known = context.conformances[id]
    var superclass = Superclass(
      name: name, declaration: id, decodes: known.contains("Decodable"),
      encodes: runtime.encodes && known.contains("Encodable"))
    if superclass.encodes { superclass.writtenPaths = pathsWritten(from: id) }
    return superclass
  }

  private func pathsWritten(from id: DeclarationID) -> [[String]] {
    var paths: [[String]] = []
    var seen: Set<DeclarationID> = [type.id]
    var next: DeclarationID? = id
    while let id = next, seen.insert(id).inserted {
      let type = model.type(id)
      let written = context.written(in: type)
      if written.hasEncode { return paths }
      let properties = PropertyPlanner(context, type, written)
      paths += type.storedProperties
        .filter { !$0.isLazy && !$0.attributes.isSkipped && $0.type != nil }
        .compactMap { properties.plan($0).pathToWrite }
      next = model.superclass(of: id)?.id
    }
    return paths
  }

  /// Whether `init(from:)` is `required`: for subclasses, or since it is in the superclass.
  var needsRequired: Bool {
    type.kind == .class
      && (!type.modifiers.contains("final") || superclassCoding?.decodes ?? false)
  }

  /// The functions of the user's that generated code calls: those that override one of the superclass
  /// are called by its coding.
  var hooks: [Hook: HookFunction] {
    var hooks = written.hooks
    var next = model.superclass(of: type.id)?.id
    var seen: Set<DeclarationID> = [type.id]
    while let id = next, seen.insert(id).inserted {
      for hook in context.written(in: id).hooks.keys { hooks[hook] = nil }
      next = model.superclass(of: id)?.id
    }
    return hooks
  }

  /// Whether generated initializers can call one of the superclass: none is generated but
  /// `init(from:)`, and the superclass has that or one without parameters.
  var callsSuperclass: Bool {
    guard let coding = superclassCoding, !selected.isMarked, runtime.encodes else { return false }
    let initializers = context.written(in: coding.declaration).initializers
    return !type.attributes.requestsInitializer
      && (!decodes || coding.decodes || initializers.isEmpty
        || initializers.contains(where: \.isEmpty))
  }
}
