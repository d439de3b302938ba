// widgetgen: equatable
struct Frame {
  var origin: (x: Double, y: Double)
  var margins: (Int, Int, Int, Int, Int, [Int?])
}

// widgetgen: equatable
enum Edge { case range((lower: Int, upper: Int)) }
