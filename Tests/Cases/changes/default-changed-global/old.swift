let defaultSize: Int = 12
let defaultName = "a"  // The first name.
let unused = 1

// widgetgen: codable
struct Label {
  var size: Int = defaultSize
  var name: String = defaultName
  var same: Int = defaultSame
  // widgetgen: default = (defaultSize)
  var width: Int
}

let defaultSame = 3; let other = 4
