/// One rendering under way.
package struct Context {
  var output: [UInt8] = []

  init(root: [String: Value], template: Template) {}

  mutating func render(_ nodes: [any Node]) throws(TemplateFailure) {
    for node in nodes { try node.render(in: &self) }
  }
}
