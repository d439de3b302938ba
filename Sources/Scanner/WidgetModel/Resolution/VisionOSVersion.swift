/// The versions of visionOS that correspond to versions of iOS.
///
/// `@available(iOS 18, *)` requires visionOS 2 as well, but `#available(iOS 18, *)` is always true on visionOS. The
/// compiler maps the versions by the `VersionMap` of the SDK's `SDKSettings.json`. This table follows the releases of
/// both systems and was not compared with that file. If a version in the table is later than in the SDK, the generated
/// code is still correct. If the version is earlier, the code does not compile.
enum VisionOSVersion {
  private static let releases = [
    ("17.1", "1.0"), ("17.4", "1.1"), ("17.5", "1.2"), ("17.6", "1.3"), ("18.0", "2.0"),
    ("18.1", "2.1"), ("18.2", "2.2"), ("18.3", "2.3"), ("18.4", "2.4"), ("18.5", "2.5"),
    ("18.6", "2.6"),
  ]

  /// Returns the first version of visionOS that has the declarations of a version of iOS, or nil if every version has
  /// them.
  ///
  /// From 26 on, both systems have the same versions.
  static func corresponding(toIOS version: String) -> String? {
    guard let release = releases.first(where: { !$0.0.precedes(version) }) else {
      return version.precedes("26") ? "26.0" : version
    }
    return release.1 == "1.0" ? nil : release.1
  }
}
