// expect: has no member 'xcodeTargets'
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  func broken(_ context: XcodePluginContext) -> Any { context.xcodeTargets }
#endif
