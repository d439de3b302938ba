import WidgetModel

extension String {
  /// The name as the label of an argument, where few words need backticks (Swift book, Lexical
  /// Structure).
  var label: String {
    ["inout", "let", "var"].contains(bareName) || !bareName.isPlain ? self : bareName
  }

  /// The names that mean something else inside generated functions.
  static let hiddenNames = ["container", "decoder", "encoder", "fields", "name"]

  /// The name to bind a value to, where some names are taken.
  func variable(excluding taken: [String]) -> String {
    taken.contains(self) || isKeywordInExpressions ? self + "Value" : identifier
  }

  /// Whether a property of this name needs `self.`: another name hides it, or it begins with an
  /// uppercase letter, which may be a type as well, as the `ID` of an `Identifiable` type, or it is
  /// a keyword in expressions, such as `self`, which even in backticks is the value.
  var needsSelf: Bool {
    Self.hiddenNames.contains(self) || first?.isUppercase == true || isKeywordInExpressions
  }
}

extension Set<String> {
  /// Returns a variable for a name, adds it to the taken names, and appends `Value` while it is one of them.
  mutating func variable(named name: String) -> String {
    var name = name.isKeywordInExpressions ? name + "Value" : name
    while !insert(name).inserted { name += "Value" }
    return name.identifier
  }
}
