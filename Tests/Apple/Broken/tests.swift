// expect: only available in macOS 15
import Testing

@Test private func broken() { #expect(Int128.self == Int128.self) }
