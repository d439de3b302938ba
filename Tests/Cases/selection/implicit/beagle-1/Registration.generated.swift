import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: BeagleDependencies) {
    dependencies.decoder.register(component: Page.self)
    dependencies.decoder.register(component: Row.self)
    dependencies.decoder.register(action: Tap.self)
}
