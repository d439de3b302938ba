import WidgetSource
import WidgetSyntax

/// The properties that functions, initializers and deinitializers share.
extension MethodObject.Declaration {
  var keyword: SourceRange {
    switch self {
    case .function(let function): function.keyword
    case .initializer(let initializer): initializer.keyword
    case .deinitializer(let keyword): keyword
    }
  }

  var modifiers: Sublist<SourceRange> {
    switch self {
    case .function(let function): function.modifiers
    case .initializer(let initializer): initializer.modifiers
    case .deinitializer: Sublist()
    }
  }

  var attributes: Sublist<Attribute> {
    switch self {
    case .function(let function): function.attributes
    case .initializer(let initializer): initializer.attributes
    case .deinitializer: Sublist()
    }
  }

  var generics: SourceRange? {
    switch self {
    case .function(let function): function.generics
    case .initializer(let initializer): initializer.generics
    case .deinitializer: nil
    }
  }

  var parameters: Sublist<ParameterDeclaration> {
    switch self {
    case .function(let function): function.parameters
    case .initializer(let initializer): initializer.parameters
    case .deinitializer: Sublist()
    }
  }

  var annotations: Sublist<Annotation> {
    switch self {
    case .function(let function): function.annotations
    case .initializer(let initializer): initializer.annotations
    case .deinitializer: Sublist()
    }
  }

  var throwsClause: SourceRange? {
    switch self {
    case .function(let function): function.throwsClause
    case .initializer(let initializer): initializer.throwsClause
    case .deinitializer: nil
    }
  }

  var whereClause: SourceRange? {
    switch self {
    case .function(let function): function.whereClause
    case .initializer(let initializer): initializer.whereClause
    case .deinitializer: nil
    }
  }

  var returns: SourceRange? {
    if case .function(let function) = self { function.returns } else { nil }
  }

  var isThrowing: Bool {
    switch self {
    case .function(let function): function.isThrowing
    case .initializer(let initializer): initializer.isThrowing
    case .deinitializer: false
    }
  }

  /// Sourcery ignores `async` on an initializer.
  var isAsync: Bool {
    if case .function(let function) = self { function.isAsync } else { false }
  }

  var failable: InitializerDeclaration.Failable {
    if case .initializer(let initializer) = self { initializer.failable } else { .never }
  }

  var isDeinitializer: Bool {
    if case .deinitializer = self { true } else { false }
  }
}
