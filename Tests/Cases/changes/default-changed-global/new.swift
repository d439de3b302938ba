let defaultSize: Int = 16
let defaultName = "b"  // The first name.
let unused = 2

// widgetgen: codable
struct Label {
  var size: Int = defaultSize
  var name: String = defaultName
  var same: Int = defaultSame
  // widgetgen: default = (defaultSize)
  var width: Int
}

let defaultSame = 3; let other = 5
