import Beagle

// widgetgen: family = beagle, tag = "kind"
// expected-warning 15-29: runtime 'beagle-1' does not support 'family' on 'Shape'; remove it [annotation-not-for-runtime]
// expected-warning 32-43: runtime 'beagle-1' does not support 'tag' on 'Shape'; remove it [annotation-not-for-runtime]
protocol Shape: Codable {}

// widgetgen: joins = Shape
// expected-warning 15-27: runtime 'beagle-1' does not support 'joins' on 'Round'; remove it [annotation-not-for-runtime]
protocol Round {}

// widgetgen: family = external, caseInsensitive, nameStyle = snake_case
// expected-warning 15-31: runtime 'beagle-1' does not support 'family' on 'Route'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 34-48: runtime 'beagle-1' does not support 'caseInsensitive' on 'Route'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
// expected-warning 51-72: runtime 'beagle-1' does not support 'nameStyle' on 'Route'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
enum Route: Decodable {
  case web(url: String)
}

// widgetgen: tagType = Int, equatable
// expected-warning 15-27: runtime 'beagle-1' does not support 'tagType' on 'Size'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
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
