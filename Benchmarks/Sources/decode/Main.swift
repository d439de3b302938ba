import Foundation

/// Decodes one screen of some 10,000 nodes in three ways and prints the best time of each, the
/// three taking turns.
@main struct Main {
  static func main() throws {
    let data = Data(screen.utf8)
    let decoder = JSONDecoder()
    if let key = Registry.Types.key { decoder.userInfo[key] = Registry.Types() }
    let ways: [(name: String, decode: () throws -> Void)] = [
      ("generated", { _ = try decoder.decode(AnyComponent.self, from: data) }),
      ("concrete", { _ = try decoder.decode(Concrete.Screen.self, from: data) }),
      (
        "wrapper and registry",
        { _ = try decoder.decode(Registry.Wrapped<any Registry.Component>.self, from: data) }
      ),
    ]
    // One way alone, for a profiler: `decode concrete`.
    if let name = CommandLine.arguments.dropFirst().first {
      for way in ways where way.name == name { for _ in 0..<3 { try way.decode() } }
      return
    }
    var best = [Double](repeating: .infinity, count: ways.count)
    for _ in 0..<40 {
      for (index, way) in ways.enumerated() {
        let start = DispatchTime.now().uptimeNanoseconds
        try way.decode()
        let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        best[index] = min(best[index], time)
      }
    }
    print("\(data.count) bytes of JSON, \(nodes) nodes, best of 40")
    for (way, time) in zip(ways, best) {
      let ratio = String(format: "%.2f", time / best[0])
      print("\(String(format: "%8.2f", time)) ms  \(ratio) x generated  \(way.name)")
    }
  }

  private static let nodes = 1 + 525 * (1 + 12 + 6)

  /// A screen of 525 cards with 12 texts each, every second one with an action.
  private static var screen: String {
    let cards = (0..<525).map { card in
      let texts = (0..<12).map { number in
        let action =
          #","onPress":[{"type":"open","url":"https://example.com/page/\#(card)","replace":true}]"#
        return #"{"type":"text","id":"text\#(number)","text":"Text \#(number) of a card","#
          + #""size":\#(number)\#(number % 2 == 0 ? action : "")}"#
      }
      return
        #"{"type":"card","id":"card\#(card)","title":"The title of card \#(card)","children":["#
        + texts.joined(separator: ",") + "]}"
    }
    return #"{"type":"screen","children":["# + cards.joined(separator: ",") + "]}"
  }
}
