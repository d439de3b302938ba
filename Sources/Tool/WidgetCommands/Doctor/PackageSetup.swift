import WidgetDriver
import WidgetSource

/// The use of widgetgen in a package: the plugins in the manifest, and the version that SwiftPM resolved.
struct PackageSetup {
  /// Whether the working directory contains a manifest.
  private let hasManifest: Bool
  /// The plugins of widgetgen in the manifest.
  private let plugins: [String]
  /// The identity of the widgetgen package in Package.resolved, with its version, branch or revision. Nil if the file
  /// does not list the package.
  private let resolved: String?

  /// Whether the manifest names the plugin that generates code in each build.
  var usesPlugin: Bool { plugins.contains("WidgetGenPlugin") }

  init(_ environment: ToolEnvironment) {
    let fileSystem = environment.fileSystem
    let manifest = fileSystem.text(of: "Package.swift")
    hasManifest = manifest != nil
    plugins = ["WidgetGenPlugin", "WidgetGenCommand"].filter {
      manifest?.holds("\"\($0)\"") ?? false
    }
    resolved = fileSystem.text(of: "Package.resolved").flatMap(Self.version)
  }

  /// Returns the identity of the widgetgen package, with its version or else its branch or revision, or nil if the text
  /// does not list the package.
  private static func version(inResolved text: String) -> String? {
    guard
      case .success(let value) = JSONValue.read(SourceFile(path: "Package.resolved", text: text)),
      case .array(let pins)? = value["pins"]?.kind
    else { return nil }
    let identities = ["widgetgen", "widgetgen-plugins"]
    for pin in pins {
      guard let identity = pin["identity"]?.string, identities.contains(identity) else { continue }
      let state = pin["state"]
      let revision = state?["revision"]?.string.map { String($0.prefix(12)) }
      return (state?["version"]?.string).map { "\(identity) \($0)" }
        ?? "\(identity) at \(state?["branch"]?.string ?? revision ?? "an unknown revision")"
    }
    return nil
  }

  func add(to screen: inout DoctorScreen) {
    guard hasManifest else { return screen.add("package", "no Package.swift in this folder") }
    let names = plugins.isEmpty ? "no plugin" : plugins.joined(separator: ", ")
    screen.add("package", "Package.swift, \(names)" + (resolved.map { ", \($0)" } ?? ""))
    guard let resolved, let version = resolved.split(separator: " ").last else { return }
    if version.first?.isNumber == true, version != ToolVersion.current {
      screen.report(
        "the package is \(resolved), and this tool is \(ToolVersion.current); install the same version of both"
      )
    }
  }
}

/// The hooks that run widgetgen before a commit.
struct HookSetup {
  /// The version of the hooks in .pre-commit-config.yaml, or nil if the file does not use them or specifies no version.
  private let revision: String?
  private let usesPreCommit: Bool
  private let usesGitHook: Bool

  init(_ environment: ToolEnvironment) {
    let fileSystem = environment.fileSystem
    let configuration = fileSystem.text(of: ".pre-commit-config.yaml") ?? ""
    let lines = configuration.split(whereSeparator: \.isNewline).map(\.trimmed)
    let repository = lines.firstIndex { $0.holds("repo:") && $0.holds("widgetgen") }
    usesPreCommit = repository != nil
    let rest = lines.dropFirst((repository ?? lines.count) + 1).prefix { !$0.holds("repo:") }
    revision = rest.first { $0.hasPrefix("rev:") }
      .map { $0.dropFirst("rev:".count).filter { !" \"'".contains($0) } }
    let path = environment.runCommand(["git", "rev-parse", "--git-path", "hooks/pre-commit"])?
      .trimmed
    usesGitHook = fileSystem.text(of: path ?? ".git/hooks/pre-commit")?.holds("widgetgen") ?? false
  }

  func add(to screen: inout DoctorScreen) {
    guard usesPreCommit else {
      return screen.add("hook", usesGitHook ? "git's hooks/pre-commit" : "none")
    }
    screen.add("hook", "pre-commit" + (revision.map { ", \($0)" } ?? ""))
    guard let revision else { return }
    let version = revision.hasPrefix("v") ? String(revision.dropFirst()) : revision
    if version.first?.isNumber == true, version.holds("."), version != ToolVersion.current {
      screen.report(
        "the hooks are \(revision), and this tool is \(ToolVersion.current); set 'rev' in "
          + ".pre-commit-config.yaml")
    }
  }
}

extension FileSystem {
  /// Returns the text of a file, or nil if it cannot be read.
  fileprivate func text(of path: String) -> String? {
    (try? read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
