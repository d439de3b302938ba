/// The tree with concrete types, coded by the compiler. The names in the JSON are not decoded.
enum Concrete {
  struct Screen: Codable {
    var id: String?
    var children: [Card]
  }

  struct Card: Codable {
    var id: String?
    var title: String
    var children: [Text]
  }

  struct Text: Codable {
    var id: String?
    var text: String
    var size: Int?
    var onPress: [Open]?
  }

  struct Open: Codable {
    var url: String
    var replace: Bool?
  }
}
