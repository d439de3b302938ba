enum Received: String, Decodable { case sent }

struct Answer: Decodable, Identifiable {
  let ID: Int
  var state: Received
  var id: Int { self.ID }
}

struct Question: Encodable { var text: String }

struct Both: Codable { var text: String }
