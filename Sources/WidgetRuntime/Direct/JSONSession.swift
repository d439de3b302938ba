/// What one run of a decoder has besides the position in the document: the user's information, and
/// what is only needed when something is unusual.
@_documentation(visibility: internal)
public final class JSONSession {
  let userInfo: [CodingUserInfoKey: Any]
  /// A copy of the document for decoders that types with a hand-written `init(from:)` are passed,
  /// and that they may keep; made when the first of them is.
  private var copy: (memory: JSONMemory, bytes: JSONBytes)?
  private var keys = JSONScratch()
  private var names = JSONScratch()
  /// The text of a string with escapes, while it is read.
  var text = JSONOutput(capacity: 64)
  /// The ends of objects and arrays that have been skipped, and that may be looked at later.
  var ends: JSONIndex?
  /// The values of tags in objects that have been looked at before they are decoded.
  private var tags: [(key: JSONBytes, values: JSONIndex)] = []
  private var paths: JSONPathFinder?
  /// What is wrong with the object that was read last.
  var failure: (any Swift.Error)?

  /// The stack of the thread that decodes.
  private let stack = CodingStack.current

  init(userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

  /// Whether the stack has room for another nested value.
  @usableFromInline
  func hasRoom() -> Bool { stack.hasRoom() }

  /// The same bytes in memory that lives as long as this object.
  func owned(_ bytes: JSONBytes) -> JSONBytes {
    if let copy { return copy.bytes }
    let memory = JSONMemory(capacity: bytes.count)
    let owned = memory.fill(bytes)
    copy = (memory, owned)
    return owned
  }

  /// The text of a key that is not plain ASCII, until the next such key is read.
  func hold(key text: String) -> JSONBytes { keys.hold(text) }

  /// The text of a name that is not plain ASCII, until the next such name is read.
  func hold(name text: String) -> JSONBytes { names.hold(text) }

  /// The offset of a tag's value in the object at an offset, -1 where it has none; nil where that
  /// has not been found out.
  @inline(__always)
  func value(ofTag tag: StaticString, at start: Int) -> Int? {
    let key = JSONBytes(tag)
    for index in tags.indices where tags[index].key.equals(key) {
      return tags[index].values.offset(of: start)
    }
    return nil
  }

  /// Adds the values of a tag; those that were known before are before the reader.
  func add(_ values: JSONIndex, ofTag tag: StaticString) {
    let key = JSONBytes(tag)
    tags = tags.filter { !$0.key.equals(key) } + [(key, values)]
  }

  /// The keys that lead to an offset.
  func path(to offset: Int, in bytes: JSONBytes) -> JSONPath {
    if paths == nil { paths = JSONPathFinder() }
    return paths?.path(to: offset, in: bytes) ?? JSONPath()
  }
}

/// Memory for one text at a time. A longer one gets new memory, and the old stays until the end.
private struct JSONScratch {
  private var memories: [JSONMemory] = []

  mutating func hold(_ text: String) -> JSONBytes {
    let bytes = Array(text.utf8)
    let memory: JSONMemory
    if let last = memories.last, last.capacity >= bytes.count {
      memory = last
    } else {
      memory = JSONMemory(capacity: max(64, bytes.count * 2))
      memories.append(memory)
    }
    return bytes.withJSONBytes(memory.fill)
  }
}
