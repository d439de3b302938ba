import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether a generated memberwise initializer can implement a requirement of a protocol.
struct RequiredInitChecks: TypeCheck {
  let subject: CheckedType

  /// Reports requirements of public protocols for which the compiler considers only the synthesized initializer, which is
  /// internal.
  func run() -> [Diagnostic] {
    let initializers = plan.variants.compactMap(\.memberwiseInit)
      .filter { $0.isDistinguished && $0.access ?? .internal > .internal }
    guard !initializers.isEmpty, plan.initOutput == .file else { return [] }
    let labels = Set(initializers.map { $0.parameters.map(\.name.bareName) })
    return context.conformances[type.id].stablySorted().compactMap { name in
      let protocols = model.types(named: name, in: Scope(in: type.id)).filter {
        model.declaration($0).kind == .protocol && model.effectiveAccess(of: $0) > .internal
      }
      guard protocols.contains(where: { requires(labels, $0) }) else { return nil }
      return Diagnostic(
        .requiredInit,
        "only an initializer in the body of '\(type.name)' can implement the requirement of "
          + "'\(name)'; write '// widgetgen:inline:\(MemberBlock.initializer(of: type.name))' and "
          + "'// widgetgen:end' into the body",
        at: type.range, in: file)
    }
  }

  private func requires(_ labels: Set<[String]>, _ id: DeclarationID) -> Bool {
    let file = model.files[id.file]
    return model.declaration(id).initializers.contains { initializer in
      labels.contains(
        file[initializer.parameters].map { $0.label.map(file.text)?.bareName ?? "_" })
    }
  }
}

extension Rule {
  static let requiredInit = Rule("required-init", .error)
}
