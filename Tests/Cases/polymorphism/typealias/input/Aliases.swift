import Beagle

typealias Children = [ServerDrivenComponent]
typealias Handler = Action?
typealias Title = String
