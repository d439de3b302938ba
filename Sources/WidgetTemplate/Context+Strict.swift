import WidgetSource

/// Lookups that report names which a strict context does not have.
///
/// Stencil prints nothing for them, and so do contexts of users. A strict context is our own: it
/// has all its names, and an unknown one is a typing error.
extension Context {
  /// The value of a variable; an error if the context is strict and nothing defines it.
  mutating func variable(_ symbol: Int, at range: SourceRange) throws(TemplateFailure) -> Value {
    let value = self[symbol]
    guard isStrict, case .none = value else { return value }
    let name = symbols.names[symbol]
    if symbols.isBound(symbol) || root[name] != nil { return value }
    let names = symbols.boundNames + root.keys
    throw failure(
      TemplateDiagnostics.unknownVariable(name, Suggestion.nearest(to: name, in: names)), at: range)
  }

  /// The member of a value; an error if the value is strict and has no such member.
  mutating func member(_ name: MemberName, of value: Value) throws(TemplateFailure) -> Value {
    if let member = value.member(name) { return member }
    guard let names = value.strictNames, !names.contains(name.text) else { return .none }
    throw failure(
      TemplateDiagnostics.unknownMember(name.text, Suggestion.nearest(to: name.text, in: names)),
      at: name.range)
  }
}
