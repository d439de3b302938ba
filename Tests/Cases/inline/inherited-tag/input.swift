import WidgetRuntime

// widgetgen: family, tag = "nodeType"
protocol Node: Codable {}

class Heading: Node {
  var nodeType = "heading"
  // expected-warning 7-14: 'nodeType' is encoded at the place of the name 'heading' of 'Heading', but its value can differ; make it a constant: 'let nodeType = …', or write '// widgetgen: skip(encode)' on it [name-value]
  var level = 1
  init() {}
  // widgetgen:inline:auto:Heading.Coding
  // widgetgen:end
}

// widgetgen: name = "heading-1"
class FirstHeading: Heading {
// expected-warning 7-18: 'nodeType' is encoded at the place of the name 'heading-1' of 'FirstHeading', but its value can differ; make it a constant: 'let nodeType = …', or write '// widgetgen: skip(encode)' on it [name-value]
  var text = ""
  // widgetgen:inline:auto:FirstHeading.Coding
  // widgetgen:end
}

// widgetgen: name = "heading-2"
class SecondHeading: FirstHeading {
// expected-warning 7-19: 'nodeType' is encoded at the place of the name 'heading-2' of 'SecondHeading', but its value can differ; make it a constant: 'let nodeType = …', or write '// widgetgen: skip(encode)' on it [name-value]
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
