extension String {
  /// The name of a value of a type of this name: of `ContainerTitle` `containerTitle`, of `URLBox`
  /// `urlBox`.
  var decapitalizedWord: String {
    let capitals = prefix(while: \.isUppercase)
    // Of an abbreviation the last capital begins the next word.
    let count = capitals.count > 1 && capitals.count < count ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }
}
