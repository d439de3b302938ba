import Beagle

struct Button {
    let b: Int
}
