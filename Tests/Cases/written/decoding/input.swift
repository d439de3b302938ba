import Beagle

// widgetgen: decodable
struct Point {
    var x: Int
    let container: Size

    static func decodeX(from decoder: any Decoder) throws -> Int { 0 }
    static func decodeContainer(from decoder: any Decoder) throws -> Size { try Size(from: decoder) }
}

// widgetgen: decodable
struct Size {
    var width: Int
    // widgetgen: flatten
    var rest: Rest

    static func decodeWidth(from decoder: any Decoder) -> Int { 1 }
}

// widgetgen: decodable
struct Rest {
    var height: Int

    static func decodeHeight(from container: KeyedDecodingContainer<CodingKeys>) throws -> Int { 1 }
}
