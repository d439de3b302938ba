// widgetgen: codable
enum Status: String {
  // widgetgen: name = other
  case ready
  // expected-note 8-12: first used here
  case other
  // expected-error 8-12: two cases of 'Status' have the name 'other'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  // widgetgen: alias = ready
  case done
  // widgetgen: alias = other, skip(decode)
  // expected-warning 17-21: 'alias' has no effect because 'case late' is not decoded; remove it [unused-annotation]
  // expected-fix 17-31: remove
  case late
}

// widgetgen: codable
enum Kind: String {
  // widgetgen: name = x
  case a, b
  // expected-note 8: first used here
  // expected-error 11: two cases of 'Kind' have the name 'x'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
}

// widgetgen: codable, nameStyle = snake_case
enum Style: String {
  case bigText
  // expected-note 8-14: first used here
  case big_text
  // expected-error 8-15: two cases of 'Style' have the name 'big_text'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
}

// widgetgen: codable, caseInsensitive
enum Side: String {
  case left
  // expected-note 8-11: first used here
  case Left
  // expected-error 8-11: two cases of 'Side' have the name 'left'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
}

// widgetgen: codable
enum Code: Int {
  case known = 404
  // widgetgen: alias = 400...499
  case client = 400
  // expected-note 8-13: the case with the range
  // expected-note 8-13: the case with the range
  // widgetgen: alias = [410...420, 490...510]
  // expected-error 17-46: '410' of 'case gone' is in the range '400...499' of 'case client', which is decoded instead; declare 'case gone' first [duplicate-name]
  // expected-error 17-46: '410...420' of 'case gone' is in the range '400...499' of 'case client', which is decoded instead; declare 'case gone' first [duplicate-name]
  case gone = 410
  #if DEBUG
    case debug = 1
  #else
    // widgetgen: name = 1
    case release = 2
  #endif
}
