extension Unicode.Scalar {
  var isASCIILowercase: Bool { ("a"..."z").contains(self) }

  var isASCIIUppercase: Bool { ("A"..."Z").contains(self) }

  /// Whether the character is in Foundation's `CharacterSet.newlines`.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is in Foundation's `CharacterSet.whitespaces`.
  var isBlank: Bool {
    self == "\t" || self == "\u{200B}" || properties.generalCategory == .spaceSeparator
  }

  /// Whether the character is in Foundation's `CharacterSet.uppercaseLetters`.
  var isUppercaseLetter: Bool {
    if isASCII { return isASCIIUppercase }
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// Whether the character is in Foundation's `CharacterSet.lowercaseLetters`.
  var isLowercaseLetter: Bool {
    isASCII ? isASCIILowercase : properties.generalCategory == .lowercaseLetter
  }
}

extension String {
  /// Returns the string with the first letter of each word in upper case and all other letters in lower case, like
  /// Foundation's `capitalized`. A word ends at a character that is neither a letter with case nor an apostrophe or a
  /// similar character.
  func capitalizingWords() -> String {
    var result = ""
    var isInWord = false
    for scalar in unicodeScalars {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .uppercaseLetter where !isInWord:
        result.unicodeScalars.append(scalar)
        isInWord = true
      case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter:
        result += isInWord ? properties.lowercaseMapping : properties.titlecaseMapping
        isInWord = true
      default:
        result.unicodeScalars.append(scalar)
        if isInWord { isInWord = properties.isCaseIgnorable && !scalar.isBetweenLetters }
      }
    }
    return result
  }

  /// Returns the string with its first scalar in upper case.
  func uppercasingFirst() -> String {
    guard let first = unicodeScalars.first else { return self }
    if first.isASCII {
      if !first.isASCIILowercase { return self }
      var bytes = Array(utf8)
      bytes[0] &= 0xDF
      return String(decoding: bytes, as: UTF8.self)
    }
    return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
  }
}

extension Unicode.Scalar {
  /// Whether the character is punctuation that newer Unicode versions allow inside a word, but that ends a word in
  /// Foundation.
  fileprivate var isBetweenLetters: Bool {
    switch value {
    case 0x2E, 0x3A, 0xB7, 0x387, 0x2024, 0x2027, 0xFE13, 0xFE52, 0xFE55, 0xFF0E, 0xFF1A: true
    default: false
    }
  }
}
