import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: any BeagleEnviromentProtocol) {
    if #available(iOS 17, *) {
        dependencies.coder.register(type: Chart.self)
    }
    dependencies.coder.register(type: Text.self)
    #if !os(tvOS)
    if #available(iOS 16, *) {
        dependencies.coder.register(type: Late.self)
    }
    #endif
}
