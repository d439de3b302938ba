import Beagle

// widgetgen: family, tag = "kind", preset = beagle
// expected-warning 15-20: 'family' on 'Shape' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
// expected-warning 23-34: 'tag' on 'Shape' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
// expected-warning 37-51: 'preset' on 'Shape' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
protocol Shape: Codable {}

// widgetgen: joins = Shape
// expected-warning 15-27: 'joins' on 'Round' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
protocol Round {}

// widgetgen: family, external, ignoreCase, renameAll = snake_case
// expected-warning 15-20: 'family' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 23-30: 'external' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 33-42: 'ignoreCase' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 45-66: 'renameAll' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
enum Route: Decodable {
  case web(url: String)
}

// widgetgen: untagged, equatable
// expected-warning 15-22: 'untagged' on 'Size' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
enum Size: Equatable {
  case fixed(Int)
}

// widgetgen:begin: renameAll = snake_case
// widgetgen: decodable
enum Mark {
  case dot
}

// widgetgen: decodable
struct Point {
  let leftEdge: Int
}
// widgetgen:end
