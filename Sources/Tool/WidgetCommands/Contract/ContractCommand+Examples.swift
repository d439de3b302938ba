import WidgetDriver
import WidgetSource
import WireContract

/// `contract --emit examples`: payloads for tests.
extension ContractCommand {
  /// Returns payloads as JSON Lines: `{"payload": …, "root": "Component", "valid": true}`.
  func examples(_ sources: ContractSources) throws(CommandFailure) -> String {
    let root = try root(of: sources.contract)
    let (count, seed) = (try number("count", 100), try number("seed", 1))
    var text = ""
    guard
      var samples = PayloadSamples(sources.contract, root: root, seed: UInt64(seed))
    else { return text }
    for _ in 0..<count {
      guard let sample = samples.next(isMutated: arguments.has("mutate")) else { break }
      text += "{\"payload\": \(sample.payload), \"root\": \(JSONText.quoted(root)), "
      if let error = sample.error {
        text += "\"valid\": false, \"rule\": \"\(error.rule)\", "
        text += "\"path\": \(JSONText.quoted(error.path))}\n"
      } else {
        text += "\"valid\": \(sample.isKnown ? "true" : "null")}\n"
      }
    }
    return text
  }

  private func number(_ flag: String, _ fallback: Int) throws(CommandFailure) -> Int {
    guard let text = arguments.last(flag) else { return fallback }
    guard let number = Int(text), (0...1_000_000).contains(number) else {
      throw .usage(
        .wrongValue(
          flag: flag, value: text, allowed: ["a number up to 1000000"], command: arguments.command))
    }
    return number
  }
}
