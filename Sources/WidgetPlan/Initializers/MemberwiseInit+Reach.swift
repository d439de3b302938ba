import WidgetModel
import WidgetSyntax

extension MemberwiseInitPlanner {
  /// Whether a value uses what only its own module sees, and a public default argument must not: a
  /// type, a member of one, or the initializer that the compiler makes for a struct, which is
  /// internal (Swift book, Access Control).
  func isOutOfReach(_ value: String, _ declared: TypeName, in scope: Scope) -> Bool {
    guard !matchesSourcery, type.access > .internal else { return false }
    return (Mention.all(in: value) + implicitMention(value, declared)).contains {
      isOutOfReach($0, in: scope)
    }
  }

  /// In `.zero` and `.init(top: 8)` the type is the property's own.
  private func implicitMention(_ value: String, _ declared: TypeName) -> [Mention] {
    guard value.hasPrefix("."), let name = declared.unwrapped.dottedName else { return [] }
    return Mention.all(in: name + value)
  }

  private func isOutOfReach(_ mention: Mention, in scope: Scope) -> Bool {
    guard let id = model.types(named: mention.name, in: scope).first else { return false }
    if model.effectiveAccess(of: id) <= .internal { return true }
    let type = model.type(id)
    if let member = mention.member { return hides(member, type) }
    guard mention.isCalled, type.kind == .struct || type.kind == .class else { return false }
    // A block gets one, if it has none yet.
    return model.block(named: MemberBlock.initializer(of: type.name)) == nil
      && WrittenMembers(of: type, in: model).initializers.isEmpty
  }

  /// Whether a static property of a name is declared, and not for other modules.
  private func hides(_ member: String, _ type: ModelType) -> Bool {
    let declared = type.properties.first { $0.isStatic && $0.bareName == member }
    return declared.map { $0.access <= .internal } ?? false
  }
}
