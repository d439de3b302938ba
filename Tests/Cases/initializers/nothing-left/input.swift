// widgetgen: codable
struct Divider {
  // widgetgen: skip
  var cache = makeCache()
}

func makeCache() -> [Int] { [] }

// widgetgen: codable
public struct Spacer {
  // widgetgen: skip
  private var cache: [Int]?
  let kind = "spacer"
  // expected-warning 7-10: 'kind' is a constant with a value, which is encoded but never decoded; make it a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip' [constant-on-the-wire]
}

// widgetgen: codable
struct Probe {
  #if DEBUG
    var samples: [Int]
  #endif
  // widgetgen: skip
  var cache: [Int]?
}
