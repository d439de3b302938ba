// widgetgen: family
enum Action {
  // widgetgen: key = [id: url.id, method: url.method]
  case open(id: String, method: Int?)
  case navigate(/* widgetgen: flatten */ to: Destination)
  case show(
    // widgetgen: alias = [old.title, label]
    title: String,
    // widgetgen: key = meta.note, omit = key
    note: String?,
    // widgetgen: flatten
    Style,
    // widgetgen: flatten
    layout: Layout?)
}

// widgetgen: family, tag = destination
enum Destination {
  // widgetgen: key = sheet.id
  case sheet(String)
  case center
}

struct Style: Codable {
  var color: String
}

struct Layout: Codable {
  var padding: Double?
}

// widgetgen: family, content = value
enum Content {
  // widgetgen: key = [x: at.x, y: at.y]
  case point(x: Int, y: Int)
  case style(/* widgetgen: flatten */ style: Style)
}

// widgetgen: family = untagged
enum Form {
  case styled(/* widgetgen: flatten */ Style, /* widgetgen: key = meta.id */ id: Int)
  case bare(/* widgetgen: flatten */ layout: Layout?)
}
