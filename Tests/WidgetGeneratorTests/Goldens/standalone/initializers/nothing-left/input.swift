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
}

// widgetgen: codable
struct Probe {
  #if DEBUG
    var samples: [Int]
  #endif
  // widgetgen: skip
  var cache: [Int]?
}
