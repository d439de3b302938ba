// Renders a template with Stencil: `stencil TEMPLATE CONTEXT`. The context is a JSON object.
import Foundation
import PathKit
import Stencil

let paths = CommandLine.arguments.dropFirst().map { Path($0) }
let context = try JSONSerialization.jsonObject(with: paths[1].read())
let template: String = try paths[0].read()
// Sourcery's setting: tags leave no empty lines.
let environment = Environment(trimBehaviour: .smart)
let text = try environment.renderTemplate(
  string: template, context: context as? [String: Any] ?? [:])
FileHandle.standardOutput.write(Data(text.utf8))
