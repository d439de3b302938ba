import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: BeagleDependencies) {
    if #available(iOS 17, *) {
        dependencies.decoder.register(component: Chart.self)
    }
    dependencies.decoder.register(component: Text.self)
}
