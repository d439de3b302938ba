import Testing

@testable import WireCatalog

/// Tests how doc comments are converted to HTML and to plain text, and that their text cannot add elements to a page.
@Suite struct MarkdownTests {
  @Test(arguments: [
    ("a\nb\n\nc", "<p>a\nb</p><p>c</p>"),
    (
      "*a* **b** _c_ `d*` snake_case_name 2*3*4",
      "<p><em>a</em> <strong>b</strong> <em>c</em> <code>d*</code> snake_case_name 2<em>3</em>4</p>"
    ),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    ("a ** b * c", "<p>a ** b * c</p>"),
    ("``Label`` and `a``b`", "<p><code>Label</code> and <code>a``b</code></p>"),
    (#"\*a\* \<b>"#, "<p>*a* &lt;b&gt;</p>"),
    ("- a\n- b\n  - c\n- d", "<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li><li>d</li></ul>"),
    ("1. a\n2. b\n\nc", "<ol><li>a</li><li>b</li></ol><p>c</p>"),
    (
      "- Note: a\n  b\n- c",
      "<div class=\"callout\"><strong>Note</strong><p>a\nb</p></div><ul><li>c</li></ul>"
    ),
    (
      "- Parameter x: a",
      "<div class=\"callout\"><strong>Parameter <code>x</code></strong><p>a</p></div>"
    ),
    (
      "- Warning: <b>",
      "<div class=\"callout warns\"><strong>Warning</strong><p>&lt;b&gt;</p></div>"
    ),
    ("- Nothing: a", "<ul><li>Nothing: a</li></ul>"),
    ("# A\n> b", "<p class=\"heading\">A</p><blockquote><p>b</p></blockquote>"),
    ("```\na <b>\n\n  c\n```\nd", "<pre><code>a &lt;b&gt;\n\n  c</code></pre><p>d</p>"),
    (
      "```json\n{\"a\": [1, \"b\"]}",
      "<pre><code>{<b>&quot;a&quot;</b>: [<u>1</u>, <i>&quot;b&quot;</i>]}</code></pre>"
    ),
    (
      "[a](https://b.c/?d=\"e\"&f)",
      "<p><a href=\"https://b.c/?d=&quot;e&quot;&amp;f\" rel=\"noreferrer\">a</a></p>"
    ),
    (
      "[a](javascript:b) [c](data:d) [e](HTTP://f)",
      "<p>a c <a href=\"HTTP://f\" rel=\"noreferrer\">e</a></p>"
    ),
    (
      "<https://a.b> <b> <script>",
      "<p><a href=\"https://a.b\" rel=\"noreferrer\">https://a.b</a> &lt;b&gt; &lt;script&gt;</p>"
    ),
    ("[a](b", "<p>[a](b</p>"),
    ("a\u{202E}b\u{0}", "<p>a\u{FFFD}b\u{FFFD}</p>"),
  ])
  func markdownBecomesHTML(_ text: String, _ expected: String) {
    #expect(Markdown.html(text).text == expected)
  }

  @Test func summaryIsTheFirstParagraph() {
    #expect(
      Markdown.summary("A *short* `text`\nof two lines.\n\nMore.") == "A short text of two lines.")
  }

  /// The HTML of a long repetition of markup has a limited length and contains no unescaped tags from the text.
  @Test func repeatedMarkupBecomesShortHTML() {
    let parts = [
      "*", "_", "`", "[", "](", "<", "<script>", "- ", "> ", "\\", "**a", "[a](", "```", "    - ",
    ]
    for part in parts {
      let text = String(repeating: part, count: 4000)
      let html = Markdown.html(text).text
      #expect(!html.contains("<script"))
      #expect(Markdown.html(text + "\n" + text).text.count < 400_000)
    }
  }
}

/// Tests escaped text, hashes, the encoding of addresses, and highlighted JSON.
@Suite struct PageTextTests {
  @Test func interpolationsAreEscaped() {
    let text = #"<a href="'&'">"#
    let html: HTML = "<b>\(text)</b>\(1)"
    #expect(html.text == "<b>&lt;a href=&quot;&#39;&amp;&#39;&quot;&gt;</b>1")
  }

  /// The hashes of an empty text and of `abc`, and of texts with lengths near the size of a block.
  @Test func hashesMatchTheStandard() {
    #expect(SHA256.base64([]) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(SHA256.base64(Array("abc".utf8)) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    for (count, expected) in [
      (55, "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
      (56, "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
      (63, "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
      (64, "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
      (65, "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
      (119, "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
      (120, "Lz0zVDLHC1gK8Ojhs2dKfAINaDql9zqq7f3FWvkEwhw="),
      (1000, "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ] {
      #expect(SHA256.base64(Array(repeating: 0x61, count: count)) == expected)
    }
  }

  @Test func addressesAreEncoded() {
    #expect(
      Address.encoded("Sources/A b\"ü.swift", keeping: "/._-~") == "Sources/A%20b%22%C3%BC.swift")
    #expect(Anchors.id("it's <b>") == "it-s--b-")
    #expect(Anchors.id("_search") == "-_search")
  }

  @Test func jsonIsHighlighted() {
    let html = JSONHighlight.html(#"{"a\"": -1.5e3, "b": [true, null, "c\\"]}"#)
    #expect(
      html.text
        == "{<b>&quot;a\\&quot;&quot;</b>: <u>-1.5e3</u>, <b>&quot;b&quot;</b>: [<u>true</u>, "
        + "<u>null</u>, <i>&quot;c\\\\&quot;</i>]}")
  }
}
