extension JSONPosition {
  /// The position of an offset.
  init(of offset: Int, in bytes: JSONBytes) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) {
      let isReturn = bytes[index] == 0x0D && bytes[index + 1] != 0x0A
      if bytes[index] == 0x0A || isReturn {
        line += 1
        start = index + 1
      }
    }
    self.init(offset: offset, line: line, column: offset - start + 1)
  }
}
