import Testing

@testable import WireCatalog

@Suite struct MarkdownTests {}
