/// The versions of visionOS that were released with those of iOS.
///
/// A declaration that names iOS alone has the corresponding version on visionOS, but `#available(iOS 18, *)` is
/// always true there. Source: the `VersionMap` in `SDKSettings.json` of Apple's SDK, and the release notes of both systems.
enum VisionOSVersion {
  private static let releases = [
    ("17.1", "1.0"), ("17.4", "1.1"), ("17.5", "1.2"), ("17.6", "1.3"), ("18.0", "2.0"),
    ("18.1", "2.1"), ("18.2", "2.2"), ("18.3", "2.3"), ("18.4", "2.4"), ("18.5", "2.5"),
    ("18.6", "2.6"),
  ]

  /// The first version that has what a version of iOS introduced; nil if every version does.
  ///
  /// From 26 on, both have the same versions.
  static func corresponding(toIOS version: String) -> String? {
    guard let release = releases.first(where: { !$0.0.precedes(version) }) else {
      return version.precedes("26") ? "26.0" : version
    }
    return release.1 == "1.0" ? nil : release.1
  }
}
