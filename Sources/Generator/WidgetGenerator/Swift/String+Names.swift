import WidgetModel

extension String {
  /// The name as the label of an argument. Only a few keywords need backticks in a label (Swift book, Lexical
  /// Structure).
  var label: String {
    ["inout", "let", "var"].contains(bareName) || !bareName.isPlain ? self : bareName
  }

  /// The names that have a different meaning inside generated functions of objects.
  static let hiddenNames = ["container", "decoder", "encoder", "fields"]

  /// Returns a variable for the name, with `Value` appended if the name is taken, or has a special meaning in
  /// expressions, as `self` has.
  func variable(excluding taken: [String]) -> String {
    taken.contains(self) || isKeywordInExpressions ? self + "Value" : identifier
  }

  /// Whether a property with this name needs `self.`, because another declaration may shadow it. A name with an
  /// uppercase first letter may also be a type, such as the `ID` of an `Identifiable` type. A keyword such as `self`
  /// keeps its meaning even in backticks.
  var needsSelf: Bool {
    Self.hiddenNames.contains(self) || first?.isUppercase == true || isKeywordInExpressions
  }
}

extension Set<String> {
  /// Returns a variable for a name, and adds it to the taken names. `Value` is appended if the name has a special
  /// meaning in expressions, and until the variable is not taken.
  mutating func variable(named name: String) -> String {
    var name = name.isKeywordInExpressions ? name + "Value" : name
    while !insert(name).inserted { name += "Value" }
    return name.identifier
  }
}
