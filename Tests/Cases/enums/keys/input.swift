// widgetgen: family, keyStyle = snake_case
enum Person {
  // widgetgen: key = [id: "ID", birthYear: year]
  case user(id: Int, birthYear: Int?, fullName: String)
  // widgetgen: key = [_0: "first", "_1": "a, b: c"]
  case pair(Int, Int)
  // widgetgen: key = [_0: value]
  case one(Int)
  // widgetgen: key = [`in`: "into"]
  case into(in: Int, /* widgetgen: alias = "old" */ other: Int)
}

// widgetgen: codable
enum External {
  // widgetgen: key = [id: "ID"]
  case user(id: Int)
}
