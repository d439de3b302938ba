// widgetgen: family
enum Action {
  case open(url: String)
  case edit(Edit)
}

// widgetgen: family
enum Edit {
  case undo
  case insert(text: String)
}

// widgetgen: codable
struct Button {
  var actions: [Action]
}
