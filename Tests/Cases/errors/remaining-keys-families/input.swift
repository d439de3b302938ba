// widgetgen: family
protocol Badge: Codable {}

struct Dots: Badge {
  var count: Int
  // widgetgen: flatten
  var rest: [String: Int]
}

// widgetgen: family
enum Mark {
  case dots(Dots)
  case none
}

// widgetgen: codable
struct Wrapper {
  // widgetgen: flatten
  // expected-error 17-23: 'Dots' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var dots: Dots
}

typealias AnyBadgeValue = any Badge

// widgetgen: codable
struct Item {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'any Badge' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var badge: any Badge
}

// widgetgen: codable
struct Aliased {
  // widgetgen: flatten
  // expected-error 17-23: 'AnyBadgeValue' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var badge: AnyBadgeValue
}

// widgetgen: codable
struct Optional {
  // widgetgen: flatten
  // expected-error 17-23: 'any Badge' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var badge: (any Badge)?
}

// widgetgen: codable
struct OfEnum {
  // widgetgen: flatten
  // expected-error 17-23: 'Mark' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var mark: Mark
}

// widgetgen: codable
struct Nested {
  // widgetgen: flatten
  // expected-error 17-23: 'Wrapper' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  var wrapper: Wrapper
}
