import WidgetGenerator
import WidgetPlan

/// The flags of the commands that scan sources.
package enum RunFlags {
  /// The flags that `generate` and `check` share, except `--fix` and `--diff`.
  static let all = input + generation + report + plugin

  /// The flags that select sources and configure how they are read.
  package static let selection =
    input.filter { $0.name != "templates" }
    + generation.filter { ["runtime", "select", "key-style", "annotations"].contains($0.name) }

  /// The flags of commands that read the targets of the configuration file, and nothing else.
  package static let configured =
    input.filter { $0.name == "config" } + report.filter { $0.name == "jobs" }

  /// The flags that select sources and determine the generated files.
  package static let target = input + generation

  /// The hidden flags of the build-tool plugin and of Bazel's rules that all commands for one target have.
  package static let ofTarget = [
    Flag(
      "entry", .value("N"), hidden: true, "the target of the configuration, from 1; 0 for none"),
    Flag(
      "dependency-style", .value("STYLE=FILE"), repeatable: true, hidden: true,
      "the key style of the target of a dependency"),
    Flag(
      "dependency-config", .value("CONFIG:N=FILE"), repeatable: true, hidden: true,
      "the configuration of a dependency, and the number of its target or 0"),
  ]

  /// The flags for the report of a run, and `--jobs`.
  package static let reporting = report

  /// The flag of `generate` and `check` that applies the fixes of diagnostics.
  static let fix = Flag(
    "fix", .none, group: .generation, "first apply the fixes of diagnostics to the sources")

  /// The flag of `generate` and `check` that converts annotations, in addition to `--fix`.
  static let prefer = Flag(
    "prefer", .choice(AnnotationConversion.Spelling.allCases.map(\.rawValue)), group: .generation,
    "with --fix, also convert annotations to attributes or to comments")

  private static let input = [
    Flag(
      "config", .path("FILE"), group: .input,
      default: "the nearest widgetgen.json in this folder or its parents", "the configuration file"),
    Flag(
      "sources", .path("PATH"), group: .input, repeatable: true,
      "a Swift file, or a folder to search for Swift files"),
    Flag(
      "exclude", .value("GLOB"), group: .input, repeatable: true,
      "sources to leave out, as patterns with *, ** and ?"),
    Flag(
      "dependencies", .path("PATH"), group: .input, repeatable: true,
      "sources that are read only to resolve types"),
    Flag(
      "templates", .path("PATH"), group: .input, repeatable: true,
      "a template, or a folder of templates"),
  ]

  private static let generation = [
    Flag("output", .folder("DIR"), group: .generation, "the folder of the generated files"),
    Flag(
      "runtime", .choice(Configuration.Runtime.allCases.map(\.rawValue)), group: .generation,
      default: Configuration.Runtime.default.rawValue,
      "the coding runtime that the generated code calls"),
    Flag(
      "only", .choice(BuiltinGeneration.allCases.map(\.name) + ["none"]), group: .generation,
      repeatable: true, default: "all that the sources require",
      "a built-in generation to run, or none of them"),
    Flag(
      "select", .value("PROTOCOL"), group: .generation, repeatable: true,
      "generate for the structs that conform to a protocol"),
    Flag(
      "key-style", .choice(Configuration.knownKeyStyles), group: .generation,
      default: "keys are spelled like properties", "the style of the keys of all types"),
    Flag(
      "annotations", .value("KEY"), group: .generation, repeatable: true,
      "a key of annotations that your templates read, such as ui*"),
    Flag(
      "direct-json", .none, group: .generation,
      "also generate code that decodes and encodes JSON without Codable; only for the runtime "
        + "standalone"),
    Flag(
      "coding-keys", .none, group: .generation,
      "generate an enum CodingKeys for types whose keys it can express; only for the runtime "
        + "standalone"),
    Flag(
      "file-per-source", .none, group: .generation,
      "write the code for the types of each source to a separate file"),
    Flag(
      "header", .value("COMMENT"), group: .generation, repeatable: true,
      "a comment at the start of each generated file"),
    Flag("inline", .none, group: .generation, "also generate the inline blocks in the sources"),
    Flag(
      "args", .value("KEY=VALUE"), group: .generation, repeatable: true,
      "a value for templates, as argument.KEY"),
  ]

  private static let report = [
    Flag("strict", .none, group: .report, "treat warnings as errors"),
    Flag(
      "format", .choice(ReportSettings.Format.allCases.map(\.rawValue)), group: .report,
      default: ReportSettings.Format.text.rawValue,
      "the format of diagnostics; text and github are printed to standard error"),
    Flag(
      "output-file", .path("FILE"), group: .report,
      "write the report to a file, and text to standard error"),
    Flag("verbose", short: "v", .none, group: .report, "print the duration of each phase"),
    Flag("quiet", short: "q", .none, group: .report, "print errors only"),
    Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads"),
  ]

  /// The hidden flags that only the plugins and Bazel's rules pass.
  private static let plugin =
    [
      Flag("parts", .value("N"), hidden: true, "the number of files for the members of types"),
      Flag(
        "declare", .value("NAME"), repeatable: true, hidden: true,
        "an output that is written even if it is empty"),
      Flag(
        "without-runtime", .value("TARGET"), hidden: true,
        "the target, if it does not depend on WidgetRuntime"),
      Flag(
        "module", .value("NAME=FOLDER"), repeatable: true, hidden: true,
        "the name of the module in a folder of dependencies"),
      Flag("manifest", .path("FILE"), hidden: true, "the package's manifest"),
      Flag(
        "no-config-at", .path("FILE"), repeatable: true, hidden: true,
        "where the plugin has not found a configuration"),
      Flag(
        "template-part", .path("FILE"), repeatable: true, hidden: true,
        "a file that templates may include"),
    ] + ofTarget
}
