import Testing

@testable import WidgetModel
@testable import WidgetPlan

@Suite struct NameStyleTests {
  @Test(arguments: [
    (NameStyle.camel, "pageTitle"), (.kebab, "page-title"), (.lower, "pagetitle"),
    (.pascal, "PageTitle"), (.screamingKebab, "PAGE-TITLE"), (.screamingSnake, "PAGE_TITLE"),
    (.snake, "page_title"), (.upper, "PAGETITLE"),
  ])
  func stylesApplyToAnySpelling(_ style: NameStyle, _ expected: String) {
    #expect(style.apply(to: "pageTitle") == expected)
    #expect(style.apply(to: "PageTitle") == expected)
    #expect(style.apply(to: "page_title") == expected)
  }

  @Test(arguments: [
    ("URLField", "url_field"), ("htmlURL", "html_url"), ("line2Text", "line2_text"),
    ("line2URL", "line2_url"),
    ("ABTest", "ab_test"), ("_private", "private"), ("a", "a"), ("", ""),
  ])
  func namesAreSplitIntoWords(_ name: String, _ expected: String) {
    #expect(NameStyle.snake.apply(to: name) == expected)
  }

  @Test(arguments: [
    ("pageTitle", "page_title"), ("_id", "_id"), ("__typeName", "__type_name"), ("last_", "last_"),
    ("_", "_"), ("", ""),
  ])
  func keysKeepUnderscoresAtTheirEnds(_ name: String, _ expected: String) {
    #expect(NameStyle.snake.apply(toKey: name) == expected)
  }
}
