import WidgetSource

/// What gives a value: an operand with filters behind it, or a range.
///
/// For example: `name|uppercase`, `list|join:", "`, `1...list.count`.
indirect enum Resolvable: Sendable {
  case operand(Operand)
  case filtered(Operand, [FilterCall])
  /// Both ends belong to it; from a greater number to a smaller one it runs down.
  case range(Resolvable, Resolvable, SourceRange)
}

extension Resolvable {
  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    switch self {
    case .operand(let operand):
      return try operand.resolve(in: &context)
    case .filtered(let operand, let calls):
      var value = try operand.resolve(in: &context)
      for call in calls {
        value = try call.apply(to: value, in: &context)
      }
      return value
    case .range(let first, let last, let place):
      let (from, to) = (
        try Self.bound(first, place, in: &context), try Self.bound(last, place, in: &context)
      )
      let (distance, overflows) = to.subtractingReportingOverflow(from)
      guard !overflows, distance.magnitude < context.environment.limits.rangeElements else {
        throw context.failure(TemplateDiagnostics.rangeTooLong(from, to), at: place)
      }
      let numbers = (min(from, to)...max(from, to)).map(Value.int)
      return .array(from > to ? numbers.reversed() : numbers)
    }
  }

  private static func bound(
    _ side: Resolvable, _ place: SourceRange, in context: inout Context
  ) throws(TemplateFailure) -> Int {
    let value = try side.resolve(in: &context)
    if case .int(let number) = value { return number }
    guard let number = value.number.flatMap(Int.init(exactly:)) else {
      throw context.failure(TemplateDiagnostics.rangeBound(value.description), at: place)
    }
    return number
  }
}

/// A filter with its arguments, in a chain of filters.
struct FilterCall: Sendable {
  let name: String
  let filter: Filter
  let arguments: [Operand]
  /// The arguments' values, when all are literals.
  let literals: [Value]?
  /// Name and arguments.
  let place: SourceRange

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
    let result = try applied(to: value, in: &context)
    try context.countWork(for: result, at: place)
    return result
  }

  private func applied(
    to value: Value, in context: inout Context
  ) throws(TemplateFailure) -> Value {
    if case .simple(let body) = filter {
      guard arguments.isEmpty else {
        throw context.failure(TemplateDiagnostics.unwantedArguments(name), at: place)
      }
      do { return try body(value) } catch { throw failure(error, in: context) }
    }
    let arguments = try values(in: &context)
    do {
      switch filter {
      case .simple(let body): return try body(value)
      case .arguments(let body): return try body(value, arguments)
      case .context(let body): return try body(value, arguments, &context)
      }
    } catch { throw failure(error, in: context) }
  }

  private func values(in context: inout Context) throws(TemplateFailure) -> [Value] {
    if let literals { return literals }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.resolve(in: &context)) }
    return values
  }

  private func failure(_ error: FilterError, in context: Context) -> TemplateFailure {
    context.failure(TemplateDiagnostics.filterFailed(name, error.message), at: place)
  }
}
