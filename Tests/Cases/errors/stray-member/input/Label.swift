struct Label: Component {
// expected-warning 8-12: 'Label' cannot be decoded as 'Component', because the module of the family does not know the type; conform it to a protocol of this module that refines 'Component' and is marked with '// widgetgen: family, joins = Component' [stray-member]
  let text: String
}
