import WireContract

extension CatalogContext {
  /// The maximum number of types in the graph. A larger graph would be unreadable.
  private static let mostWidgets = 200

  /// The graph as SVG, or a sentence that explains why it is missing.
  var graph: HTML {
    let count = families.reduce(0) { $0 + (contract.types[$1]?.choice?.options.count ?? 0) }
    if count == 0 { return "<p>No family has types, so there is no graph.</p>" }
    if count > Self.mostWidgets {
      return """
        <p>There are \(count) widgets. The graph is drawn for up to \(Self.mostWidgets). Each widget lists the widgets \
        that it can hold.</p>
        """
    }
    let layout = GraphLayout(self)
    if layout.holders.isEmpty { return "<p>No widget can hold another one.</p>" }
    return GraphDrawing(layout: layout).html
  }
}

/// Draws a layout as SVG. The lists in the section of each widget contain the same information.
private struct GraphDrawing {
  let layout: GraphLayout

  var html: HTML {
    let families = layout.families.map { box($0) }.joined("\n")
    let holders = layout.holders.indices.map(holders).joined("\n")
    return """
      <div class="scroller" role="region" aria-label="Graph" tabindex="0">
      <svg class="graph" viewBox="0 0 \(GraphLayout.width) \(layout.height)" role="group" \
      aria-label="Which widget can hold which">
      \(families)
      \(holders)
      </svg>
      </div>
      """
  }

  private func box(_ box: GraphLayout.Box) -> HTML {
    let chips = box.chips.map(chip).joined("\n")
    let title: HTML =
      box.name.isEmpty
      ? ""
      : """
      <a href="\(Anchors.link(box.anchor))"><text class="family" x="\(box.x + 14)" y="\(box.y + 22)">\(box.name)\
      </text></a>
      """
    return """
      <g class="\(box.color)"><rect class="box" x="\(box.x)" y="\(box.y)" width="\(box.width)" \
      height="\(box.height)" rx="10"/>\(title)
      \(chips)</g>
      """
  }

  private func chip(_ chip: GraphLayout.Chip) -> HTML {
    let title: HTML = chip.title.isEmpty ? "" : "<title>\(chip.title)</title>"
    return """
      <a class="\(chip.color)" href="\(Anchors.link(chip.anchor))"><rect class="chip" x="\(chip.x)" y="\(chip.y)" \
      width="\(chip.width)" height="\(GraphLayout.chipHeight)" rx="6"/>\
      <text x="\(chip.x + 9)" y="\(chip.y + 16)">\(chip.name)</text>\(title)</a>
      """
  }

  private func holders(_ index: Int) -> HTML {
    let box = layout.holders[index]
    let startX = box.x + box.width
    let curves = layout.curves.filter { $0.holders == index }.map { curve -> HTML in
      let end = layout.families[curve.family]
      let half = (startX + end.x) / 2
      return """
        <g class="\(end.color)"><path d="M\(startX) \(curve.fromY)C\(half) \(curve.fromY) \(half) \(curve.toY) \
        \(end.x) \(curve.toY)"><title>\(curve.title)</title></path>\
        <circle cx="\(end.x)" cy="\(curve.toY)" r="3.5"/></g>
        """
    }.joined()
    return "<g class=\"holder\">\(self.box(box))\(curves)</g>"
  }
}
