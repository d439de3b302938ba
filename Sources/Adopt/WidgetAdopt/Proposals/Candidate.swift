import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// A type with hand-written coding or a memberwise initializer, and its current proposal.
struct Candidate {
  let type: ModelType
  let members: HandWrittenMembers
  /// The public initializer that only assigns, or nil if there isn't one.
  let initializer: MemberwiseFacts?
  private(set) var proposal: Proposal?
  /// The reason why the coding stays, if it does.
  private(set) var codingObstacle: Obstacle?
  /// The reason why the initializer stays, if it does.
  private(set) var initializerObstacle: Obstacle?
  /// The number of parameters to which the generated initializer gives a default.
  var gainedDefaultCount = 0
  /// The number of warnings about the annotated type.
  var warningCount = 0
  private let builder: ProposalBuilder

  /// Returns nil if the type has neither.
  init?(
    _ id: DeclarationID, _ context: PlanningContext, _ uses: ModuleUses,
    allowed: Set<AllowedDifference>, allowsBlocks: Bool, allowsFunctions: Bool
  ) {
    let model = context.model
    type = model.type(id)
    members = HandWrittenMembers(of: type, in: model)
    let isStruct = type.kind == .struct
    initializer =
      members.initializers.lazy.filter { isStruct && ($0.access ?? .internal) > .internal }
      .compactMap { MemberwiseFacts($0, in: model.files[$0.owner.file]) }
      .max { $0.parameters.count < $1.parameters.count }
    guard members.hasCoding || initializer != nil else { return nil }
    builder = ProposalBuilder(
      context: context, type: type, members: members, uses: uses, allowed: allowed,
      allowsBlocks: allowsBlocks, allowsFunctions: allowsFunctions,
      initializer: initializer)
    if members.hasCoding { proposeCoding() }
    if proposal == nil, initializer != nil, initializerObstacle == nil { proposeInitializer() }
  }

  var hasProposal: Bool { proposal != nil }

  /// Proposes both if possible, or else the coding alone.
  private mutating func proposeCoding() {
    if initializer != nil, initializerObstacle == nil {
      do throws(Obstacle) {
        proposal = try builder.coding(withInitializer: true)
        return
      } catch {
        initializerObstacle = error
      }
    }
    do throws(Obstacle) {
      proposal = try builder.coding(withInitializer: false)
    } catch {
      codingObstacle = error
      // The coding stays, so the initializer is considered alone.
      initializerObstacle = nil
    }
  }

  private mutating func proposeInitializer() {
    do throws(Obstacle) {
      proposal = try builder.initializerOnly()
    } catch {
      initializerObstacle = error
    }
  }

  /// Replaces a refused proposal by a smaller one, or by none.
  mutating func refuse(_ obstacle: Obstacle) {
    guard let refused = proposal else { return }
    proposal = nil
    switch (refused.codes, refused.initializer != nil) {
    case (true, true):
      initializerObstacle = obstacle
      proposeCoding()
      if proposal == nil { proposeInitializer() }
    case (true, false):
      codingObstacle = obstacle
      if initializer != nil {
        initializerObstacle = nil
        proposeInitializer()
      }
    case (false, _):
      initializerObstacle = obstacle
    }
  }

  func edits(in model: Model) -> [SourceEdit] {
    proposal.map { ProposalEdits($0, model).edits } ?? []
  }

  /// Whether the proposal edits a file.
  func touches(_ path: String, _ model: Model) -> Bool {
    edits(in: model).contains { $0.file == path }
  }
}

extension Candidate {
  /// Returns the entry of the type in the report.
  ///
  /// - Parameter line: the line of an offset in a file.
  func result(in model: Model, line: (_ file: Int, _ offset: UInt32) -> Int) -> AdoptedType {
    func stays(_ obstacle: Obstacle?) -> AdoptedType.Verdict {
      let obstacle = obstacle ?? codingObstacle ?? Obstacle(.differs)
      let file = obstacle.start == nil ? type.id.file : obstacle.file ?? type.id.file
      return .stays(
        obstacle, path: model.files[file].source.path,
        line: line(file, obstacle.start ?? type.range.start))
    }
    var result = AdoptedType(
      name: type.name, path: model.files[type.id.file].source.path,
      line: line(type.id.file, type.range.start),
      coding: members.hasCoding ? stays(codingObstacle) : nil,
      initializer: initializer == nil ? nil : stays(initializerObstacle))
    guard let proposal else { return result }
    if proposal.codes { result.coding = .adopted }
    if proposal.initializer != nil { result.initializer = .adopted }
    let edits = ProposalEdits(proposal, model)
    result.removedLineCount = edits.removedLineCount
    result.addedLineCount = edits.addedLineCount
    result.comments = edits.comments
    result.hasBlock = proposal.block != nil
    result.functionCount = proposal.functionCount
    result.gainedDefaultCount = gainedDefaultCount
    result.warningCount = warningCount
    return result
  }
}
