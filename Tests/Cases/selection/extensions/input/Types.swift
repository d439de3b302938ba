import Beagle

protocol Coded: AutoDecodable {}
typealias Both = AutoInitiable & Coded
struct Direct: AutoDecodable { let a: Int }
struct ThroughProtocol: Coded { let a: Int }
struct ThroughAlias: Both { let a: Int }
struct ThroughExtension { let a: Int }
struct Unmarked: Decodable { let a: Int }
