extension String {
  /// The code without spaces outside of strings, to compare expressions and types.
  var withoutSpaces: String {
    var (isInString, isEscaped) = (false, false)
    return filter { character in
      if character == "\"", !isEscaped { isInString.toggle() }
      isEscaped = character == "\\" && !isEscaped
      return isInString || !character.isWhitespace
    }
  }
}
