protocol AutoEquatable {}

final class Point: AutoEquatable {
  let x = 1
  var y: Int?
}
