// widgetgen:file: lossyy, nonsense
// expected-error 20-25: unknown annotation key 'lossyy'; did you mean 'lossy'? [unknown-annotation-key]
// expected-fix 20-25: write 'lossy'
// expected-error 28-35: unknown annotation key 'nonsense'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
// widgetgen: codable
struct Typos {
  // widgetgen: aliass = old
  // expected-error 17-22: unknown annotation key 'aliass'; did you mean 'alias'? [unknown-annotation-key]
  // expected-fix 17-22: write 'alias'
  var a: Int
  // widgetgen: kye(decode) = "in", key(encod) = "out"
  // expected-error 17-27: unknown annotation key 'kye(decode)'; did you mean 'key(decode)'? [unknown-annotation-key]
  // expected-fix 17-27: write 'key(decode)'
  // expected-error 37-46: unknown annotation key 'key(encod)'; did you mean 'key(encode)'? [unknown-annotation-key]
  // expected-fix 37-46: write 'key(encode)'
  var b: Int
  // widgetgen: skip(reading)
  // expected-error 17-29: unknown annotation key 'skip(reading)'; did you mean 'skip(decode)'? [unknown-annotation-key]
  var c = 1
  // widgetgen: key(decoed) = "in"
  // expected-error 17-27: unknown annotation key 'key(decoed)'; did you mean 'key(decode)'? [unknown-annotation-key]
  // expected-fix 17-27: write 'key(decode)'
  var d: Int
  // widgetgen: omti = isEmpty
  // expected-error 17-20: unknown annotation key 'omti'; did you mean 'omit'? [unknown-annotation-key]
  // expected-fix 17-20: write 'omit'
  var e: [Int]
  // widgetgen: emit = isEmpty
  // expected-error 17-20: unknown annotation key 'emit'; did you mean 'omit'? [unknown-annotation-key]
  var f: [Int]
  // widgetgen: defualt(3)
  // expected-error 17-26: unknown annotation key 'defualt(3)'; did you mean 'default = 3'? [unknown-annotation-key]
  var g: Int
  // widgetgen: keyStlye = snakecase
  // expected-error 17-24: unknown annotation key 'keyStlye'; did you mean 'keyStyle = …'? [unknown-annotation-key]
  var h: Int
  // widgetgen: family1, content = x
  // expected-error 17-23: unknown annotation key 'family1'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  // expected-warning 26-32: 'content' has no effect here; it applies to a type [misplaced-annotation]
  var i: Int
  // widgetgen: encodable 1
  // expected-error 17-27: unknown annotation key 'encodable 1'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var j: Int
  // widgetgen: unknown skip
  // expected-error 17-28: unknown annotation key 'unknown skip'; did you mean 'unknown = skip'? [unknown-annotation-key]
  // expected-fix 17-28: write 'unknown = skip'
  var k: [any Component]
  // widgetgen: default(4)
  // expected-error 17-26: unknown annotation key 'default(4)'; did you mean 'default = 4'? [unknown-annotation-key]
  var l: Int
  var m: Int  // widgetgen: defaults = 4
  // expected-error 29-36: unknown annotation key 'defaults'; did you mean 'default'? [unknown-annotation-key]
  // expected-fix 29-36: write 'default'
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: codable
struct Lists {
  // widgetgen: alias = b, c
  // expected-error 28: unknown annotation key 'c'; write 'alias = [b, c]' [unknown-annotation-key]
  var a: Int
  // widgetgen: alias = e.f, g, h, lossy
  // expected-error 30: unknown annotation key 'g'; write 'alias = [e.f, g, h]' [unknown-annotation-key]
  var d: [Int]
  // widgetgen: key = i, j
  // expected-error 26: unknown annotation key 'j'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var k: Int
  // widgetgen: alias = l
  // widgetgen: m
  // expected-error 17: unknown annotation key 'm'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var n: Int
}

// widgetgen: AutoDecodabel
// expected-error 15-27: unknown annotation key 'AutoDecodabel'; did you mean 'AutoDecodable'? [unknown-annotation-key]
// expected-fix 15-27: write 'AutoDecodable'
struct Marked {
  var a: Int
}

// widgetgen:begin: equatabel
// expected-error 21-29: unknown annotation key 'equatabel'; did you mean 'equatable'? [unknown-annotation-key]
// expected-fix 21-29: write 'equatable'
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
  // expected-error 29-32: unknown annotation key 'nmae'; did you mean 'name'? [unknown-annotation-key]
  // expected-fix 29-32: write 'name'
  case second, /* widgetgen: alais = b */ third
  // expected-warning 16-38: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
  case fourth(/* widgetgen: kye = b */ a: Int)
  // expected-error 29-31: unknown annotation key 'kye'; did you mean 'key'? [unknown-annotation-key]
  // expected-fix 29-31: write 'key'
}
