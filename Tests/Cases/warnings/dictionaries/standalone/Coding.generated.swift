import Foundation
import WidgetRuntime

// MARK: Event Codable
extension Event: Codable {

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        let name = try fields.decode(String.self, forKey: "type")
        switch name {
        case "moved":
            self = .moved(try fields.decode([Side: Int].self, forKey: "_0"))
        default:
            throw WidgetDecodingError(
                UnknownNameError(name, in: "Event", known: ["moved"]), at: decoder.codingPath)
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .moved(let value0):
            var fields = encoder.container(keyedBy: WireKey.self)
            try fields.encode("moved", forKey: "type")
            try fields.encode(value0, forKey: "_0")
        }
    }
}

// MARK: Table Codable
extension Table: Codable {

    init(
        sides: [Side: Int],
        lossy: [Identifier: Int],
        nested: [[Side: [Int]]]? = nil,
        sizes: Sizes,
        doubles: [Double: Int],
        pairs: [Side: Int],
        text: [Side: Int],
        corners: [Corner: Int],
        foreign: [UUID: Int],
        integers: [Int: Int],
        lists: [[Int]: Int],
        sets: [Set<Int>: Int],
        arrays: [Array<Int>: Int],
        optionals: [Int?: Int],
        aliased: [Sizes: Int]
    ) {
        self.sides = sides
        self.lossy = lossy
        self.nested = nested
        self.sizes = sizes
        self.doubles = doubles
        self.pairs = pairs
        self.text = text
        self.corners = corners
        self.foreign = foreign
        self.integers = integers
        self.lists = lists
        self.sets = sets
        self.arrays = arrays
        self.optionals = optionals
        self.aliased = aliased
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: WireKey.self)
        sides = try fields.decode([Side: Int].self, forKey: "sides")
        lossy = try fields.decode(WidgetCoding.LossyMap<Identifier, Int>.self, forKey: "lossy").values
        nested = try fields.decodeIfPresent([[Side: [Int]]].self, forKey: "nested")
        sizes = try fields.decode(Sizes.self, forKey: "sizes")
        doubles = try fields.decode([Double: Int].self, forKey: "doubles")
        pairs = try fields.decode([Side: Int].self, forKey: "pairs")
        text = try fields.decode(WidgetCoding.CodedBy<JSONText<[Side: Int]>>.self, forKey: "text").value
        corners = try fields.decode([Corner: Int].self, forKey: "corners")
        foreign = try fields.decode([UUID: Int].self, forKey: "foreign")
        integers = try fields.decode([Int: Int].self, forKey: "integers")
        lists = try fields.decode([[Int]: Int].self, forKey: "lists")
        sets = try fields.decode([Set<Int>: Int].self, forKey: "sets")
        arrays = try fields.decode([Array<Int>: Int].self, forKey: "arrays")
        optionals = try fields.decode([Int?: Int].self, forKey: "optionals")
        aliased = try fields.decode([Sizes: Int].self, forKey: "aliased")
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        try fields.encode(sides, forKey: "sides")
        try fields.encode(lossy, forKey: "lossy")
        try fields.encodeIfPresent(nested, forKey: "nested")
        try fields.encode(sizes, forKey: "sizes")
        try fields.encode(doubles, forKey: "doubles")
        try fields.encode(pairs, forKey: "pairs")
        try fields.encode(WidgetCoding.CodedBy<JSONText<[Side: Int]>>(text), forKey: "text")
        try fields.encode(corners, forKey: "corners")
        try fields.encode(foreign, forKey: "foreign")
        try fields.encode(integers, forKey: "integers")
        try fields.encode(lists, forKey: "lists")
        try fields.encode(sets, forKey: "sets")
        try fields.encode(arrays, forKey: "arrays")
        try fields.encode(optionals, forKey: "optionals")
        try fields.encode(aliased, forKey: "aliased")
    }
}
