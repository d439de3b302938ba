import Testing

@testable import WidgetModel

@Suite struct NameTableTests {
  @Test func eachNameHasOneNumber() {
    var table = NameTable()
    let texts = (0..<5_000).map { "name\($0 % 2_500)" }
    let ids = texts.map { text in
      let bytes = Array("<\(text)>".utf8)
      return table.intern(bytes, 1..<(bytes.count - 1))
    }
    #expect(table.count == 2_500)
    #expect(Array(ids[..<2_500]) == Array(ids[2_500...]))
    #expect(table.find("name7") == ids[7])
    #expect(table.find("name") == nil)
    #expect(table.find("") == nil)
  }
}
