// MARK: Words Equatable
extension Words: Equatable {
    public static func == (left: Words, right: Words) -> Bool {
        left.await == right.await
            && left.`Self` == right.`Self`
            && left.`Any` == right.`Any`
            && left.unsafe == right.unsafe
            && left.each == right.each
            && left.copy == right.copy
            && left.`init` == right.`init`
    }
}
