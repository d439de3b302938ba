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
