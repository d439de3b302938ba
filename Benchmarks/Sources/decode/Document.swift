import Foundation

/// A screen of cards with texts, every second one with an action.
struct Document {
  let name: String
  let data: Data
  /// The document with the tag as the last key of each object, as from a server that sorts keys.
  let tagLast: Data
  let nodes: Int

  /// - Parameter text: the text of a number.
  private init(_ name: String, cards: Int, texts: Int, text: (Int) -> String) {
    self.name = name
    data = Data(Self.screen(cards, texts, text, isTagFirst: true).utf8)
    tagLast = Data(Self.screen(cards, texts, text, isTagFirst: false).utf8)
    nodes = 1 + cards * (1 + texts + texts / 2)
  }

  static let all = [
    Document("small screen", cards: 3, texts: 12) { "Text \($0) of a card" },
    Document("tree", cards: 525, texts: 12) { "Text \($0) of a card" },
    Document("long texts", cards: 10, texts: 12) { number in
      let sentence =
        #"Übergrößen \u00e4ndern sich — \"quoted\", with a line break\nand a link https:\/\/example.com\/\#(number), "#
        + "then a plain sentence that is somewhat longer than what comes before it and ends here. "
      return String(repeating: sentence, count: 12)
    },
  ]

  private static func screen(
    _ cards: Int, _ texts: Int, _ text: (Int) -> String, isTagFirst: Bool
  ) -> String {
    func object(_ type: String, _ members: String) -> String {
      isTagFirst ? #"{"type":"\#(type)",\#(members)}"# : #"{\#(members),"type":"\#(type)"}"#
    }
    let children = (0..<cards).map { card in
      let texts = (0..<texts).map { number in
        let open = object("open", #""url":"https://example.com/page/\#(card)","replace":true"#)
        let action = number % 2 == 0 ? #","onPress":[\#(open)]"# : ""
        return object(
          "text", #""id":"text\#(number)","text":"\#(text(number))","size":\#(number)\#(action)"#)
      }
      let title = #""id":"card\#(card)","title":"The title of card \#(card)""#
      return object("card", #"\#(title),"children":[\#(texts.joined(separator: ","))]"#)
    }
    return object("screen", #""children":[\#(children.joined(separator: ","))]"#)
  }
}
