import WidgetRuntime

class Coded: Codable {}

// widgetgen: codable
final class OutsideOfItsBody: Coded {
  var url = ""
}

// widgetgen: codable, initiable
final class Initiable: Coded {
  var url = ""

  // widgetgen:inline:auto:Initiable.Coding
  // widgetgen:end
}
