extension Mask: WidgetCoding.JSONReadable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(UInt64.self)
        switch name {
        case 9223372036854775807: self = .half
        case 9223372036854775808: self = .above
        case 18446744073709551615, 1: self = .all
        default:
            throw json.unknown(name, in: "Mask", known: ["9223372036854775807", "9223372036854775808", "18446744073709551615", "1"], from: start)
        }
    }
}

extension Scale: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(Double.self)
        switch name {
        case 1: self = .small
        case 1000.5: self = .large
        default:
            throw json.unknown(name, in: "Scale", known: ["1", "1000.5"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .small: try json.write(Double(1))
        case .large: try json.write(Double(1000.5))
        }
    }
}

extension Size: WidgetCoding.JSONReadable, WidgetCoding.JSONWritable {

    init(from json: inout WidgetCoding.JSONReader) throws {
        let start = json
        let name = try json.read(Int.self)
        switch name {
        case 1000: self = .thousand
        case 16: self = .sixteen
        case 17: self = .seventeen
        case 7: self = .seven
        case -2: self = .two
        default:
            throw json.unknown(name, in: "Size", known: ["1000", "16", "17", "7", "-2"], from: start)
        }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
        switch self {
        case .thousand: try json.write(Int(1000))
        case .sixteen: try json.write(Int(16))
        case .seventeen: try json.write(Int(17))
        case .seven: try json.write(Int(7))
        case .two: try json.write(Int(-2))
        }
    }
}
