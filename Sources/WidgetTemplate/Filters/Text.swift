extension Unicode.Scalar {
  /// Whether it is one of a to z.
  var isASCIILowercase: Bool { ("a"..."z").contains(self) }

  /// Whether it is one of A to Z.
  var isASCIIUppercase: Bool { ("A"..."Z").contains(self) }

  /// Whether Foundation's `CharacterSet.newlines` has it.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether Foundation's `CharacterSet.whitespaces` has it.
  var isBlank: Bool {
    self == "\t" || self == "\u{200B}" || properties.generalCategory == .spaceSeparator
  }

  /// Whether Foundation's `CharacterSet.uppercaseLetters` has it.
  var isUppercaseLetter: Bool {
    if isASCII { return isASCIIUppercase }
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// Whether Foundation's `CharacterSet.lowercaseLetters` has it.
  var isLowercaseLetter: Bool {
    isASCII ? isASCIILowercase : properties.generalCategory == .lowercaseLetter
  }
}

extension String {
  /// The string with each word's first letter in upper case and the others in lower case, as
  /// Foundation's `capitalized` has it: words end at whatever is not a letter but for apostrophes
  /// and their like.
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

  /// The string with its first scalar in upper case.
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
  /// Punctuation that newer Unicode ignores inside words, and Foundation does not.
  fileprivate var isBetweenLetters: Bool {
    switch value {
    case 0x2E, 0x3A, 0xB7, 0x387, 0x2024, 0x2027, 0xFE13, 0xFE52, 0xFE55, 0xFF0E, 0xFF1A: true
    default: false
    }
  }
}
