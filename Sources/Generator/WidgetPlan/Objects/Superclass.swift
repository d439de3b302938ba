import WidgetModel
package import WidgetSyntax

/// A superclass that a source declares, and the coding members that the generated coding of its subclass calls.
package struct Superclass: Sendable {
  /// The name as written in the subclass.
  package var name: String
  package var declaration: DeclarationID
  /// Whether `init(from:)` calls the superclass's `init(from:)` instead of its initializer without parameters.
  package var decodes: Bool
  /// Whether `encode(to:)` overrides and calls the superclass's `encode(to:)`.
  package var encodes: Bool
  /// The paths that the superclass and its own superclasses encode, as far as the sources show. Empty if the subclass
  /// has no discriminator, because the paths are needed only for discriminators.
  var encodedPaths: [[String]] = []
}

extension Superclass {
  /// Creates the superclass of a class. Returns nil if no source declares it.
  init?(of id: DeclarationID, in context: PlanningContext) {
    guard let (name, superclass) = context.model.superclass(of: id) else { return nil }
    let known = context.conformances[superclass]
    self.init(
      name: name, declaration: superclass, decodes: known.contains("Decodable"),
      encodes: context.runtime.encodes && known.contains("Encodable"))
  }
}

extension TypePlanner {
  /// The name of the superclass, or nil if no source declares a superclass.
  var superclass: String? { model.superclass(of: type.id)?.name }

  /// The superclass and its coding, or nil if no source declares a superclass.
  var superclassCoding: Superclass? { Superclass(of: type.id, in: context) }

  /// The paths that the superclass's `encode(to:)` encodes, including the paths of further superclasses, up to a class
  /// with a user-defined `encode(to:)`.
  var pathsOfSuperclasses: [[String]] {
    guard superclassCoding?.encodes ?? false else { return [] }
    var paths: [[String]] = []
    for id in model.superclasses(of: type.id) {
      let type = model.type(id)
      let written = context.written(in: type)
      if written.hasEncode { return paths }
      let properties = PropertyPlanner(context, type, written)
      paths += type.codableProperties.compactMap { properties.plan($0).encodedPath }
    }
    return paths
  }

  /// Whether `init(from:)` must be `required`, because of subclasses or because of the superclass.
  var needsRequired: Bool {
    type.kind == .class
      && (!type.modifiers.contains("final") || superclassCoding?.decodes ?? false)
  }

  /// The user-defined hooks that generated code calls. Overrides of the superclass's hooks are excluded, because the
  /// superclass's coding calls them.
  var hooks: [Hook: HookFunction] {
    var hooks = written.hooks
    if hooks.isEmpty { return [:] }
    for id in model.superclasses(of: type.id) {
      for hook in context.written(in: id).hooks.keys { hooks[hook] = nil }
    }
    return hooks
  }

  /// Whether code is generated for the direction of a hook.
  func codes(for hook: Hook) -> Bool { hook == .willEncode ? encodes : decodes }

  /// Whether a class without a block inherits its coding, because it has neither properties nor initializers. With a
  /// generated `init(from:)`, the class would no longer inherit the superclass's other initializers.
  var inheritsCoding: Bool {
    guard let superclass = superclassCoding, superclass.decodes, codingOutput == .file,
      !selected.isMarked
    else { return false }
    // In a family with the name next to the properties, the superclass encodes its own name, which the class must
    // replace.
    let inheritsName = context.families.containing(superclass.declaration)
      .contains { $0.representation.internalTag != nil }
    return type.storedProperties.isEmpty && computed.isEmpty && written.initializers.isEmpty
      && hooks.isEmpty && type.root.isEmpty && !inheritsName
      && (superclass.encodes || !selected.parts.contains(.encoding) || !type.attributes.isEncoded)
  }

  /// Whether no memberwise initializer is generated, because generated code calls the coding or an initializer of the
  /// superclass.
  var callsSuperclass: Bool {
    guard let coding = superclassCoding, !selected.isMarked, runtime.encodes else { return false }
    return !type.attributes.requestsInitializer
      && (!decodes || coding.decodes || callsInitializer(of: coding.declaration))
  }

  /// Whether Swift calls an initializer without parameters at the end of an initializer of a subclass, or whether a
  /// superclass of the class has this initializer.
  private func callsInitializer(of superclass: DeclarationID) -> Bool {
    for id in [superclass] + model.superclasses(of: superclass) {
      if context.written(in: id).initializers.contains(where: \.isEmpty) {
        return model.declaration(id).initializers.contains { isCalled($0, of: id) }
      }
      // A class without initializers inherits them.
      if !model.declaration(id).initializers.isEmpty {
        return context.written(in: id).initializers.isEmpty
      }
    }
    return true
  }

  /// Whether Swift calls an initializer of a superclass without `super.init()`.
  private func isCalled(_ initializer: InitializerDeclaration, of id: DeclarationID) -> Bool {
    let file = model.files[id.file]
    let hidden = ["convenience", "private"] + (id.file == type.id.file ? [] : ["fileprivate"])
    return initializer.parameters.isEmpty && initializer.failable != .optional
      && !initializer.isAsync
      && !file[initializer.modifiers].contains { hidden.contains(file.text($0)) }
  }
}
