// widgetgen: family, default = unknown, unknown = keep
protocol Fam: Codable {}
struct A: Fam { var x: Int }
struct B: Fam { var x: Int? }
// widgetgen: codable
struct Root { var f: (any Fam)? }
