/// Renders JSON as HTML, with the short elements `<b>`, `<i>` and `<u>` around keys, strings and other values.
enum JSONHighlight {
  static func html(_ json: String) -> HTML {
    var html = ""
    var rest = json[...]
    while let first = rest.first {
      if first == "\"" {
        let end = self.end(ofString: rest)
        let word = rest[..<end]
        rest = rest[end...]
        let isKey = rest.first { $0 != " " } == ":"
        html += isKey ? "<b>\(HTML(String(word)).text)</b>" : "<i>\(HTML(String(word)).text)</i>"
      } else if first.isLetter || first.isNumber || first == "-" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
        html += "<u>\(HTML(String(word)).text)</u>"
        rest = rest[word.endIndex...]
      } else {
        html += HTML(String(first)).text
        rest = rest.dropFirst()
      }
    }
    return HTML(html: html)
  }

  private static func end(ofString text: Substring) -> String.Index {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "\"" { break }
      if character == "\\", index < text.endIndex { index = text.index(after: index) }
    }
    return index
  }
}
