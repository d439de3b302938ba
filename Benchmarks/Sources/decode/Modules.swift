import Foundation
import ScreenCards
import ScreenCore
import ScreenTexts
import WidgetRuntime

/// The tree with types in three modules, of which two are registered, in addition to 38 modules with 50 other types each.
enum Modules {
  private static let modules = Result {
    var all = try WidgetModules(
      AnyCardComponent.module, AnyTextComponent.module, AnyTextAction.module)
    for module in 0..<38 {
      let names = (0..<50).map { "module\(module)Widget\($0)" }
      let module = WidgetModule<any ScreenCore.Component>(names: names) { name, _ in
        throw Unused(name: name)
      }
      try module.add(to: &all)
    }
    return all
  }

  static func register(in userInfo: inout [CodingUserInfoKey: any Sendable]) throws {
    try userInfo.register(modules.get())
  }

  /// The ways to decode a document.
  static func ways(_ data: Data) throws -> [(name: String, code: () throws -> Void)] {
    let decoder = JSONDecoder()
    var direct = WidgetJSONDecoder()
    try register(in: &decoder.userInfo)
    try register(in: &direct.userInfo)
    return [
      (
        "direct, three modules",
        { [direct] in _ = try direct.decode(ScreenCore.AnyComponent.self, from: data) }
      ),
      (
        "generated Codable, three modules",
        { _ = try decoder.decode(ScreenCore.AnyComponent.self, from: data) }
      ),
    ]
  }

  /// The ways to encode a document's tree.
  static func encodingWays(_ data: Data) throws -> [(name: String, code: () throws -> Void)] {
    var decoder = WidgetJSONDecoder()
    try register(in: &decoder.userInfo)
    let tree = try decoder.decode(ScreenCore.AnyComponent.self, from: data)
    let (encoder, direct) = (JSONEncoder(), WidgetJSONEncoder())
    return [
      ("encode direct, three modules", { _ = try direct.encode(tree) }),
      ("encode generated Codable, three modules", { _ = try encoder.encode(tree) }),
    ]
  }

  private struct Unused: Swift.Error {
    let name: String
  }
}
