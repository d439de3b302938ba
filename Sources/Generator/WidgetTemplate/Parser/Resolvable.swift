import WidgetSource

/// An operand with optional filters, or a range.
///
/// For example: `name|uppercase`, `list|join:", "`, `1...list.count`.
enum Resolvable: Sendable {
  case operand(Operand)
  case filtered(FilteredValue)
  case range(RangeValue)

  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    switch self {
    case .operand(let operand): try operand.resolve(in: &context)
    case .filtered(let value): try value.resolve(in: &context)
    case .range(let range): try range.resolve(in: &context)
    }
  }

  /// Whether the value is known to depend only on the variables with these symbols.
  func isDetermined(by symbols: Set<Int>) -> Bool {
    switch self {
    case .operand(let operand): operand.isDetermined(by: symbols)
    case .filtered(let value): value.isDetermined(by: symbols)
    case .range: false
    }
  }
}

/// A value and a filter that is applied to it.
final class FilteredValue: Sendable {
  private let value: Resolvable
  private let call: FilterCall

  init(_ value: Resolvable, _ call: FilterCall) {
    self.value = value
    self.call = call
  }

  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    try call.apply(to: try value.resolve(in: &context), in: &context)
  }

  fileprivate func isDetermined(by symbols: Set<Int>) -> Bool {
    value.isDetermined(by: symbols) && call.isDetermined(by: symbols)
  }
}

/// A closed range of integers. If the first bound is greater than the last, the range is
/// descending.
final class RangeValue: Sendable {
  private let first: Resolvable
  private let last: Resolvable
  private let place: SourceRange

  init(_ first: Resolvable, _ last: Resolvable, place: SourceRange) {
    self.first = first
    self.last = last
    self.place = place
  }

  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    let (from, to) = (try bound(first, in: &context), try bound(last, in: &context))
    let (distance, overflow) = to.subtractingReportingOverflow(from)
    guard !overflow, distance.magnitude < context.environment.limits.rangeElements else {
      throw context.failure("the range from \(from) to \(to) is too long", at: place)
    }
    let numbers = (min(from, to)...max(from, to)).map(Value.int)
    return .array(from > to ? numbers.reversed() : numbers)
  }

  private func bound(
    _ side: Resolvable, in context: inout Context
  ) throws(TemplateFailure) -> Int {
    let value = try side.resolve(in: &context)
    if case .int(let number) = value { return number }
    guard let number = value.number.flatMap(Int.init(exactly:)) else {
      throw context.failure("range bounds must be integers, not '\(value.description)'", at: place)
    }
    return number
  }
}
