// expect: its result uses an internal type

/// A type that apps do not see.
struct Hidden {}
/// Returns a value of a hidden type.
public func broken() -> Hidden { Hidden() }
