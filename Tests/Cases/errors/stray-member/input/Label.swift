struct Label: Component {
// expected-warning 8-12: 'Label' cannot be decoded as 'Component', a family of another module that does not know it; conform it to a protocol of this module that refines 'Component' and is marked with '// widgetgen: family, joins = Component' [stray-member]
  let text: String
}
