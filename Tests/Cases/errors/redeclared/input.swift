// Declarations that a merge left twice.

// widgetgen: codable
struct Card {
// expected-note 8-11: first declared here
  var title: String
  // expected-note 7-11: first declared here
  var title: String
  // expected-error 7-11: 'title' is declared twice; remove or rename one of the declarations [redeclaration]
}

// widgetgen: codable
struct Card {
// expected-error 8-11: 'Card' is declared twice; remove or rename one of the declarations [redeclaration]
  var title: String
}

#if DEBUG
  // widgetgen: codable
  struct Text {
    var text: String
  }
#else
  // widgetgen: codable
  struct Text {
    var text: String
  }
#endif

// widgetgen: family
protocol Shape: Codable {}
// expected-note 10-14: first declared here

// widgetgen: family
protocol Shape: Codable {}
// expected-error 10-14: 'Shape' is declared twice; remove or rename one of the declarations [redeclaration]
