import Foundation
import PeerCards
import PeerCore
import PeerTexts
import WidgetRuntime

extension Workload {
  /// The tree or the screen with types in three modules, of which two are registered, against the same types in one module
  /// and against a registry by hand.
  static func ofModules(_ name: String, _ data: Data) throws -> Workload {
    let modules = try WidgetModules(
      AnyCardComponent.module, AnyTextComponent.module, AnyTextAction.module)
    var workload = try of(PeerCore.AnyComponent.self, name, data, modules)
    let (reader, writer, byHand) = (WidgetJSONDecoder(), WidgetJSONEncoder(), ByHand.decoder())
    let value = try reader.decode(AnyComponent.self, from: data)
    workload.ways += [
      ("one-module decode", { _ = try reader.decode(AnyComponent.self, from: data) }),
      ("one-module encode", { _ = try writer.encode(value) }),
      ("by-hand decode", { _ = try byHand.decode(ByHand.AnyComponent.self, from: data) }),
    ]
    return workload
  }
}
