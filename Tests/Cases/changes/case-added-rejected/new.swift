// widgetgen: family, unknown = keep
protocol Panel: Codable {}

// widgetgen: family, tag = version, tagType = Int
enum Table: Panel {
  // widgetgen: name = 1
  case rows(rows: [Int])
  // widgetgen: name = 2
  case columns(columns: [Int])
}

// widgetgen: family
protocol Step: Codable {}

// widgetgen: family, tag = version, tagType = Int
enum Quiz: Step {
  // widgetgen: name = 1
  case questions(questions: [String])
  // widgetgen: name = 2
  case pages(pages: [Int])
}

// widgetgen: codable
struct Page {
  var panels: [any Panel]
  var steps: [any Step]
}
