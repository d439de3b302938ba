import WidgetRuntime

// widgetgen: family, tag = "nodeType"
protocol Node: Codable {}

class Heading: Node {
  var nodeType = "heading"
  var level = 1
  init() {}
  // widgetgen:inline:auto:Heading.Coding
  // widgetgen:end
}

// widgetgen: name = "heading-1"
class FirstHeading: Heading {
  var text = ""
  // widgetgen:inline:auto:FirstHeading.Coding
  // widgetgen:end
}

// widgetgen: name = "heading-2"
class SecondHeading: FirstHeading {
  // widgetgen:inline:auto:SecondHeading.Coding
  // widgetgen:end
}

class Plain: Node {
  init() {}
  // widgetgen:inline:auto:Plain.Coding
  // widgetgen:end
}

class Derived: Plain {
  var x = 1
  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}
