/// The calls in which coding by `Codable` and direct JSON differ.
///
/// A printer visits a plan once, and a vocabulary spells what it finds: `CodableVocabulary` or
/// `BytesVocabulary`.
typealias Vocabulary = DecodingVocabulary & EncodingVocabulary
