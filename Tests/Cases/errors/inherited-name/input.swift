// widgetgen: family
// expected-fix 1: insert 'import WidgetRuntime\n\n'
protocol Component: Codable {}

class Base: Component {
  var size = 1

  init(size: Int) { self.size = size }

  // widgetgen:inline:auto:Base.Coding
  // expected-error 3-38: the block of 'Base' calls 'WidgetRuntime', which this file does not import; write 'import WidgetRuntime' [block-without-import]
  // widgetgen:end
}

final class Sub: Base {}
// expected-error 13-15: 'init(from:)' of class 'Sub' cannot be in an extension; put '// widgetgen:inline:auto:Sub.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
