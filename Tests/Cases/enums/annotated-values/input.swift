// widgetgen: codable
enum Tone: String { case calm, loud }

// widgetgen: codable, family, keyStyle = snake_case
enum Block: Equatable {
  case card(
    /* widgetgen: alias = "caption" */ title: String,
    // widgetgen: key = "text", alias = ["body", "content"]
    body: String)
  case list(
    // widgetgen: lossy, default = []
    allItems: [Int],
    count: Int = 3,  // widgetgen: invalid = 0
    hint: String?)
  case link(/* widgetgen: key = "href", alias = "url" */ String)
  case moved(/* widgetgen: key(decode) = "old", key(encode) = "new" */ to: String)
  case spoken(/* widgetgen: default = calm, invalid = loud */ Tone)
}

// widgetgen: codable, family, tag = "t", content = "c"
enum Step {
  case wait(/* widgetgen: default = 1, invalid = 0 */ Int)
  case walk(/* widgetgen: alias = "metres" */ meters: Double)
}

// widgetgen: codable, family = external
enum Shape {
  case circle(/* widgetgen: alias = "r" */ radius: Double)
  case line(/* widgetgen: alias = "points" */ [Double])
}

// widgetgen: codable, family = untagged
enum Size {
  case box(/* widgetgen: alias = "w" */ width: Int, height: Int)
  case side(/* widgetgen: lossy */ [Int])
}
