import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: any BeagleEnviromentProtocol) {
    #if BADGES
    dependencies.coder.register(type: Badge.self)
    #endif
    #if BADGES
    dependencies.coder.register(type: Hint.self)
    #endif
    #if BADGES
    dependencies.coder.register(type: LongHint.self)
    #endif
    #if BADGES
    dependencies.coder.register(type: NewHint.self, named: "hint")
    #endif
    #if !BADGES
    dependencies.coder.register(type: OldHint.self, named: "hint")
    #endif
    #if DEBUG && os(iOS)
    dependencies.coder.register(type: Trace.self)
    #endif
}
