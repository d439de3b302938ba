import Foundation
import TestSupport
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `scaffold` with headers: the written files, the positions of diagnostics, a missing libclang, and malicious
/// headers. The goldens of WidgetScaffoldTests contain the widgets.
@Suite(.enabled(if: !Libclang.found.isEmpty)) struct HeaderCommandTests {
  private func makeProject(_ header: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("Views/SPBox.h", header)
    return sandbox
  }

  private func scaffold(
    _ sandbox: Sandbox, _ more: String..., library: String? = Libclang.found.first,
    seconds: Double = 10
  ) -> Sandbox.Outcome {
    sandbox.run(
      ["scaffold", "Views/SPBox.h", "--runtime", "beagle-2"] + more,
      adjust: { environment in
        environment.variable = { $0 == "LIBCLANG_PATH" ? library : nil }
        environment.headerSeconds = seconds
      })
  }

  @Test func writesNextToTheHeaderAndReportsItsPlaces() throws {
    let sandbox = try makeProject(
      """
      #import "SPBase.h"
      @interface SPBox : SPBase
      @property(nonatomic, copy) NSString *title;
      @property(nonatomic, weak) id<UITextFieldDelegate> owner;
      @end
      """)
    try sandbox.write(
      "Base/SPBase.h",
      "#import <UIKit/UIKit.h>\n@interface SPBase : UIView\n@property SPGone *gone;\n@end\n")
    let alone = scaffold(sandbox)
    #expect(alone.exitCode == .invalidInput)
    #expect(
      alone.error.contains(
        "Views/SPBox.h:2:20: info: 'SPBase' is not declared in the headers"),
      "\(alone.error)")
    #expect(alone.error.contains("error: the file declares no subclass of 'UIView'"))
    let outcome = scaffold(sandbox, "--sources", "Base")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(outcome.output == "wrote Views/SPBoxWidget.swift\n")
    let message = "Views/SPBox.h:4:52: info: the widget does not have 'owner' of 'SPBox': "
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(sandbox.read("Views/SPBoxWidget.swift")?.contains("let title: String?") == true)
  }

  @Test func reportsPlacesInImportedHeaders() throws {
    let sandbox = try makeProject("#import \"SPBase.h\"\n@interface SPBox : SPBase\n@end\n")
    try sandbox.write(
      "Base/SPBase.h",
      """
      #import <UIKit/UIKit.h>
      @interface SPBase : UIView
      - (instancetype)initWithGone:(SPGone)gone NS_DESIGNATED_INITIALIZER;
      @end
      """)
    let outcome = scaffold(sandbox, "--sources", "Base")
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains("Base/SPBase.h:3:"), "\(outcome.error)")
  }

  @Test func missingLibclangIsReportedInOneLine() throws {
    let sandbox = try makeProject("@interface SPBox : UIView\n@end\n")
    for library in ["/nowhere/libclang.so", "/etc/hostname", "/"] {
      let outcome = scaffold(sandbox, library: library)
      #expect(outcome.exitCode == .usage)
      let lines = outcome.error.split(separator: "\n")
      #expect(lines.filter { $0.contains("error:") }.count == 1, "\(outcome.error)")
      #expect(outcome.error.contains("or set LIBCLANG_PATH [no-libclang]"), "\(outcome.error)")
    }
  }

  @Test(arguments: [
    "@import UIKit;\n", "#pragma clang module import UIKit\n", "#include \"Views\"\n",
    "#include \"SPBox.h\"\n", "#error no\n", "@interface\n", "@interface SPBox (\n", "\u{0}\u{1}\n",
    "#embed \"/etc/passwd\"\n", "#include_next <stdio.h>\n", "@class SPBox; @protocol SPBox;\n",
    String(repeating: "{(", count: 500), "@interface SPBox : SPBox\n@end\n",
    "@interface A : SPBox\n@end\n@interface SPBox : A\n@end\n",
  ])
  func strangeHeadersGiveAResultOrAnError(beginning: String) throws {
    for library in Libclang.found {
      let sandbox = try makeProject(
        beginning + "@interface SPBox : UIView\n@property(nonatomic) NSInteger count;\n@end\n")
      let outcome = scaffold(sandbox, library: library)
      let isWritten = sandbox.read("Views/SPBoxWidget.swift") != nil
      #expect((outcome.exitCode == .success) == isWritten, "\(library): \(outcome.error)")
      #expect(outcome.exitCode == .success || outcome.error.contains("error: "))
    }
  }

  @Test func slowHeadersAreErrors() throws {
    // Reading this header takes a little longer than the time limit. The thread that reads it is not stopped.
    let doubled = (1...22).map { "#define A\($0) A\($0 - 1) A\($0 - 1)\n" }.joined()
    let sandbox = try makeProject("#define A0\n" + doubled + "A22\n")
    let outcome = scaffold(sandbox, seconds: 0.05)
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("[unreadable-header]"), "\(outcome.error)")
  }

  /// Headers that crash libclang, or that libclang never finishes reading, do not end the tool.
  ///
  /// Each version of libclang installs its own signal handlers, so a crash can end a process that has loaded several
  /// versions. Therefore, a separate process reads the header with each version.
  @Test(arguments: ["crash", "llvm_fatal_error", "parser_crash", "overflow_stack"])
  func crashesOfLibclangAreErrors(_ command: String) throws {
    let runs = try Libclang.found.map { library in
      let sandbox = try makeProject(
        "#pragma clang __debug \(command)\n@interface SPBox : UIView\n@end\n")
      let process = try Tool.start(
        ["scaffold", "Views/SPBox.h", "--runtime", "beagle-2"], in: sandbox.folder,
        variables: ["LIBCLANG_PATH": library])
      return (sandbox, process)
    }
    for (sandbox, process) in runs {
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      let isWritten = sandbox.read("Views/SPBoxWidget.swift") != nil
      #expect((process.terminationStatus == 0) == isWritten)
    }
  }

  @Test func onlyRequestedFilesAreWritten() throws {
    let sandbox = try makeProject("#import <UIKit/UIKit.h>\n@interface SPBox : UIView\n@end\n")
    #expect(scaffold(sandbox, "--dry-run").exitCode == .success)
    #expect(sandbox.files() == ["Views/SPBox.h"])
  }
}
