// widgetgen:file: lossyy, nonsense
// widgetgen: codable
struct Typos {
  // widgetgen: aliass = old
  var a: Int
  // widgetgen: kye(decode) = "in", key(encod) = "out"
  var b: Int
  // widgetgen: skip(reading)
  var c = 1
  // widgetgen: key(decoed) = "in"
  var d: Int
  // widgetgen: omti = isEmpty
  var e: [Int]
  // widgetgen: emit = isEmpty
  var f: [Int]
  // widgetgen: defualt(3)
  var g: Int
  // widgetgen: keyStlye = snakecase
  var h: Int
  // widgetgen: family1, content = x
  var i: Int
  // widgetgen: encodable 1
  var j: Int
  // widgetgen: unknown skip
  var k: [any Component]
  // widgetgen: default(4)
  var l: Int
  var m: Int  // widgetgen: defaults = 4
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable
struct Lists {
  // widgetgen: alias = b, c
  var a: Int
  // widgetgen: alias = e.f, g, h, lossy
  var d: [Int]
  // widgetgen: key = i, j
  var k: Int
  // widgetgen: alias = l
  // widgetgen: m
  var n: Int
}

// widgetgen: AutoDecodabel
struct Marked {
  var a: Int
}

// widgetgen:begin: equatabel
struct First {
  var a: Int
}

struct Second {
  var a: Int
}
// widgetgen:end

// widgetgen: family
enum Cases {
  case first  // widgetgen: nmae = a
  case second, /* widgetgen: alais = b */ third
  case fourth(/* widgetgen: kye = b */ a: Int)
}
