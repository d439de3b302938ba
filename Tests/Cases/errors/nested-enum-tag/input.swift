// widgetgen: family
enum Inner {
  case first(x: Int)
  case second
}

// widgetgen: family
enum Outer {
  // widgetgen: name = "box"
  case inner(Inner)
  // expected-warning 8-12: the value of 'case inner' is under the key '_0', because 'Inner' has its names under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Inner' another 'tag' [key-of-name]
  case other(y: Int)
}

// widgetgen: family
enum Inlined {
  case inner(Inner)
  case other(y: Int)
}
