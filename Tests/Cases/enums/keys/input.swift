// widgetgen: family, keyStyle = snake_case
enum Person {
  // widgetgen: keys = [id: "ID", birthYear: year]
  case user(id: Int, birthYear: Int?, fullName: String)
  // widgetgen: keys = [_0: "first", "_1": "a, b: c"]
  case pair(Int, Int)
  // widgetgen: keys = [_0: value]
  case one(Int)
  // widgetgen: keys = [`in`: "into"]
  case into(in: Int, /* widgetgen: alias = "old" */ other: Int)
}

// widgetgen: codable
enum External {
  // widgetgen: keys = [id: "ID"]
  case user(id: Int)
}
