// widgetgen: name = label
// expected-fix 1: insert 'import WidgetRuntime\n\n'
final class Label: Node {
// expected-warning 13-17: 'Label' cannot be decoded as 'Node', because the module of the family does not know the type; declare a protocol for the family, because only protocols can be joined [stray-member]
  var nodes: [Node]

  // widgetgen:inline:auto:Label.Coding
  // expected-error 3-39: the block of 'Label' calls 'WidgetRuntime', which this file does not import; write 'import WidgetRuntime' [block-without-import]
  // widgetgen:end
}
