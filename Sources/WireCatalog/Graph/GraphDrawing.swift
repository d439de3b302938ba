import WireContract

extension CatalogContext {
  /// More would be a picture that nobody can read.
  private static let mostWidgets = 200

  /// The graph as SVG; a sentence where there is none.
  var graph: HTML {
    let count = contract.families.reduce(0) {
      $0 + (contract.types[$1]?.choice?.options.count ?? 0)
    }
    if count == 0 { return "<p>No family has types, so nothing can hold anything.</p>" }
    if count > Self.mostWidgets {
      return """
        <p>With \(count) widgets there is no picture: it is drawn up to \(Self.mostWidgets). What can hold what is \
        listed with each widget.</p>
        """
    }
    let layout = GraphLayout(self)
    if layout.holders.isEmpty { return "<p>No widget can hold another one.</p>" }
    return GraphDrawing(layout: layout).html
  }
}

/// A layout as SVG. Everything in it is also in the lists of each widget.
private struct GraphDrawing {
  let layout: GraphLayout

  var html: HTML {
    let boxes = layout.boxes.map(box).joined("\n")
    let holders = layout.holders.indices.map(holder).joined("\n")
    return """
      <div class="scroller" role="region" aria-label="Graph" tabindex="0">
      <svg class="graph" viewBox="0 0 \(GraphLayout.width) \(layout.height)" role="group" aria-label="Which widget can hold which">
      \(boxes)
      \(holders)
      </svg>
      </div>
      """
  }

  private func box(_ box: GraphLayout.Box) -> HTML {
    let chips = box.chips.map { chip($0) }.joined("\n")
    return """
      <g class="\(box.color)"><rect class="box" x="400" y="\(box.y)" width="552" height="\(box.height)" rx="10"/>
      <a href="\(Anchors.link(box.anchor))"><text class="family" x="416" y="\(box.y + 24)">\(box.name)</text></a>
      \(chips)</g>
      """
  }

  private func chip(_ node: GraphLayout.Node) -> HTML {
    """
    <a href="\(Anchors.link(node.anchor))"><rect class="chip" x="\(node.x)" y="\(node.y)" width="\(node.width)" \
    height="\(GraphLayout.chipHeight)" rx="6"/><text x="\(node.x + 9)" y="\(node.y + 16)">\(node.name)</text></a>
    """
  }

  private func holder(_ index: Int) -> HTML {
    let node = layout.holders[index]
    let edges = layout.edges.filter { $0.holder == index }
    let startX = node.x + node.width
    let startY = node.y + GraphLayout.chipHeight / 2
    let curves = edges.map { edge -> HTML in
      let half = (startX + edge.toX) / 2
      return """
        <path d="M\(startX) \(startY)C\(half) \(startY) \(half) \(edge.toY) \(edge.toX) \(edge.toY)">\
        <title>\(node.name).\(edge.label) holds \(edge.target)</title></path>\
        <circle cx="\(edge.toX)" cy="\(edge.toY)" r="3"/>
        """
    }.joined()
    return "<g class=\"holder \(node.color)\">\(curves)\(chip(node))</g>"
  }
}
