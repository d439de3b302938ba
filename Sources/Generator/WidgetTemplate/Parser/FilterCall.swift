import WidgetSource

/// A filter and its arguments in a chain of filters.
final class FilterCall: Sendable {
  private let name: String
  private let filter: Filter
  private let arguments: [Operand]
  /// The values of the arguments if all arguments are literals, or nil.
  private let literals: [Value]?
  /// The range of the name and the arguments.
  private let place: SourceRange

  init(name: String, filter: Filter, arguments: [Operand], place: SourceRange) {
    self.name = name
    self.filter = filter
    self.arguments = arguments
    self.place = place
    let literals = arguments.compactMap { argument -> Value? in
      if case .literal(let value) = argument { value } else { nil }
    }
    self.literals = literals.count == arguments.count ? literals : nil
  }

  func apply(to value: Value, in context: inout Context) throws(TemplateFailure) -> Value {
    try context.countWork(for: value, at: place)
    let result = try applied(to: value, in: &context)
    try context.countWork(for: result, at: place)
    return result
  }

  private func applied(
    to value: Value, in context: inout Context
  ) throws(TemplateFailure) -> Value {
    if !filter.takesArguments, !arguments.isEmpty {
      throw context.failure("filter '\(name)' takes no arguments", at: place)
    }
    do {
      if let literals { return try filter.body(value, literals, &context) }
    } catch {
      throw failure(error, in: context)
    }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.resolve(in: &context)) }
    do {
      return try filter.body(value, values, &context)
    } catch {
      throw failure(error, in: context)
    }
  }

  /// Whether the result depends only on the value and the variables with these symbols.
  func isDetermined(by symbols: Set<Int>) -> Bool {
    !filter.readsVariables && arguments.allSatisfy { $0.isDetermined(by: symbols) }
  }

  private func failure(_ error: FilterError, in context: Context) -> TemplateFailure {
    context.failure("filter '\(name)': \(error.message)", at: place)
  }
}
