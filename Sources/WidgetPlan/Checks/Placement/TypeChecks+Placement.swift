import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of where generated members can be.
extension TypeChecks {
  /// What keeps generated members from being placed anywhere.
  func checkPlacement() -> [Diagnostic] {
    checkClass() + checkSuperclass() + checkCopyable() + checkReachOfType()
  }

  /// The parts that are generated, with where they are and the block that would hold them.
  private var parts: [(member: String, place: TypePlan.Place, block: String)] {
    var parts: [(String, TypePlan.Place, String)] = []
    let (initBlock, codingBlock) = (
      MemberBlock.initializer(of: type.name), MemberBlock.coding(of: type.name)
    )
    if hasInit {
      parts.append(("the memberwise init", plan.initPlace, initBlock))
    }
    if planner.decodes {
      parts.append(("'init(from:)'", plan.codingPlace, codingBlock))
    } else if planner.encodes {
      parts.append(("'encode(to:)'", plan.codingPlace, codingBlock))
    } else if planner.rawNames != nil, !plan.conformances.isEmpty {
      parts.append(("the conformance", .output, codingBlock))
    }
    return parts
  }

  private var misplaced: [(member: String, place: TypePlan.Place, block: String)] {
    parts.filter { $0.place == .output }
  }

  /// A class's designated initializers are in its own body (Swift book, Initialization).
  private func checkClass() -> [Diagnostic] {
    guard type.kind == .class || type.kind == .actor,
      planner.superclass == nil || planner.callsSuperclass
    else { return [] }
    return misplaced.map {
      .classNeedsInline(type, member: $0.member, block: $0.block, in: file)
    }
  }

  /// An initializer must call one of the superclass, and of those with parameters it is not known which.
  private func checkSuperclass() -> [Diagnostic] {
    guard let superclass = planner.superclass, !planner.callsSuperclass else { return [] }
    return [.superclass(superclass, of: type, isMarked: planner.selected.isMarked, in: file)]
  }

  /// `Codable` and `Equatable` are for values that can be copied (Swift book, Protocols).
  private func checkCopyable() -> [Diagnostic] {
    type.inherited.contains { $0.text.holds("~Copyable") } ? [.noncopyable(type, in: file)] : []
  }

  /// A generated file sees no private type, nor what is nested in one.
  private func checkReachOfType() -> [Diagnostic] {
    guard type.kind != .class, let part = misplaced.first else { return [] }
    var index: Int? = type.id.index
    while let current = index {
      let id = DeclarationID(file: type.id.file, index: current)
      let level = planner.model.access(of: id)
      if !level.isVisibleInOtherFiles, !isMember {
        return [.unreachableType(type, level, block: part.block, in: file)]
      }
      index = file.declarations[current].parent
    }
    return []
  }

  /// Whether it belongs to a family, whose own check says more.
  private var isMember: Bool {
    !planner.runtime.families(with: type.id).isEmpty
  }

  /// A generated file cannot set a property that is private, or whose setter is.
  func checkReachOfProperties() -> [Diagnostic] {
    guard let part = misplaced.first else { return [] }
    let isSet = Set(planner.delegates ? planner.privatelySet.map(\.range) : [])
    return planner.properties.filter(\.isInitialized).compactMap { property in
      if !property.access.isVisibleInOtherFiles {
        return .unreachableMember(
          property.bareName, property.access, of: type, block: part.block, property.range, in: file)
      }
      guard !property.setterAccess.isVisibleInOtherFiles, !isSet.contains(property.range) else {
        return nil
      }
      return .unreachableSetter(property, of: type, block: part.block, in: file)
    }
  }

  /// A generated file cannot set a wrapped property, and may not see the initializer that can.
  func checkWrapped() -> [Diagnostic] {
    guard let part = misplaced.first, !planner.seesMemberwiseInit else { return [] }
    return planner.unreachableStorage.map {
      .unreachableStorage($0, of: type, block: part.block, in: file)
    }
  }

  /// Filling a block of generated members would lose what else is in it.
  func checkPropertiesInBlocks() -> [Diagnostic] {
    let names = MemberBlock.all(of: type.name)
    return type.storedProperties.compactMap { property in
      guard let block = planner.model.block(around: property.range, in: property.owner.file),
        names.contains(block.name)
      else { return nil }
      return .propertyInBlock(property, block, in: planner.model.files[property.owner.file])
    }
  }

  /// Every outcome of the `#if`s is generated, and their number doubles with each.
  func checkConditions() -> [Diagnostic] {
    plan.variants.count > ParsedFile.variantLimit ? [.tooManyConditions(type, in: file)] : []
  }
}
