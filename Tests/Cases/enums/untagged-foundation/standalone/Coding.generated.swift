import Foundation
import WidgetRuntime

// MARK: Value Codable
extension Value {

    init(from decoder: any Decoder) throws {
        var failures: [(String, any Swift.Error)] = []
        do {
            self = .number(try decoder.singleValueContainer().decode(Decimal.self))
            return
        } catch {
            failures.append(("number", error))
        }
        do {
            self = .link(try decoder.singleValueContainer().decode(URL.self))
            return
        } catch {
            failures.append(("link", error))
        }
        do {
            self = .date(try decoder.singleValueContainer().decode(Date.self))
            return
        } catch {
            failures.append(("date", error))
        }
        do {
            self = .data(try decoder.singleValueContainer().decode(Data.self))
            return
        } catch {
            failures.append(("data", error))
        }
        do {
            self = .links(try decoder.singleValueContainer().decode([String: URL].self))
            return
        } catch {
            failures.append(("links", error))
        }
        do {
            self = .other(try decoder.singleValueContainer().decode(JSONValue.self))
            return
        } catch {
            failures.append(("other", error))
        }
        throw NoMatchingTypeError("Value", failures, at: decoder.codingPath)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .link(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .date(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .data(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .links(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .other(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        }
    }
}

// MARK: Width Codable
extension Width {

    init(from decoder: any Decoder) throws {
        do {
            self = .points(try decoder.singleValueContainer().decode(Int.self))
            return
        } catch {}
        WidgetCoding.reportUnmatched(in: "Width", to: decoder)
        self = .automatic
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .points(let value0):
            var container = encoder.singleValueContainer()
            try container.encode(value0)
        case .automatic:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}
