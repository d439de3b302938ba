import Beagle

struct Button: Decodable {
    let a: Int
}
