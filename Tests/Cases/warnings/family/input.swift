import Beagle

// widgetgen: family = beagle, tag = "kind"
// expected-warning 15-29: 'family' on 'Shape' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
// expected-warning 32-43: 'tag' on 'Shape' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
protocol Shape: Codable {}

// widgetgen: joins = Shape
// expected-warning 15-27: 'joins' on 'Round' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
protocol Round {}

// widgetgen: family = external, ignoreCase, nameStyle = snake_case
// expected-warning 15-31: 'family' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 34-43: 'ignoreCase' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 46-67: 'nameStyle' on 'Route' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
enum Route: Decodable {
  case web(url: String)
}

// widgetgen: tagType = Int, equatable
// expected-warning 15-27: 'tagType' on 'Size' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
enum Size: Equatable {
  case fixed(Int)
}

// widgetgen:begin: keyStyle = snake_case
// widgetgen: decodable
enum Mark {
  case dot
}

// widgetgen: decodable
struct Point {
  let leftEdge: Int
}
// widgetgen:end
