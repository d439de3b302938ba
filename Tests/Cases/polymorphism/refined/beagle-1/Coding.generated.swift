import Beagle

// MARK: Table Decodable
extension Table {

    // Disambiguates from the synthesized memberwise initializer.
    @_disfavoredOverload
    internal init(
        cell: borrowing Cell,
        cells: [Cell],
        rich: RichCell? = nil,
        richCells: [any RichCell]? = nil,
        tracking: (any Tracking)? = nil,
        actions: [Tracking],
        track: Track,
        widget: Widget,
        container: any Widget,
        rawCell: String
    ) {
        self.cell = copy cell
        self.cells = cells
        self.rich = rich
        self.richCells = richCells
        self.tracking = tracking
        self.actions = actions
        self.track = track
        self.widget = widget
        self.container = container
        self.rawCell = rawCell
    }

    enum CodingKeys: String, CodingKey {
        case cell
        case cells
        case rich
        case richCells
        case tracking
        case actions
        case track
        case widget
        case container
        case rawCell
    }

    internal init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)

        let rawCell: ServerDrivenComponent = try container.decode(forKey: .cell)
        if let aux = rawCell as? Cell {
            cell = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("Cell")
        }
        let rawCells: [ServerDrivenComponent] = try container.decode(forKey: .cells)
        if let aux = rawCells as? [Cell] {
            cells = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("[Cell]")
        }
        let rawRich: ServerDrivenComponent? = try container.decodeIfPresent(forKey: .rich)
        rich = rawRich as? RichCell
        let rawRichCells: [any ServerDrivenComponent]? = try container.decodeIfPresent(forKey: .richCells)
        richCells = rawRichCells as? [any RichCell]
        let rawTracking: (any Action)? = try container.decodeIfPresent(forKey: .tracking)
        tracking = rawTracking as? any Tracking
        let rawActions: [Action] = try container.decode(forKey: .actions)
        if let aux = rawActions as? [Tracking] {
            actions = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("[Tracking]")
        }
        let rawTrack: Action = try container.decode(forKey: .track)
        if let aux = rawTrack as? Track {
            track = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("Track")
        }
        let rawWidget: ServerDrivenComponent = try container.decode(forKey: .widget)
        if let aux = rawWidget as? Widget {
            widget = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("Widget")
        }
        let rawContainer: any ServerDrivenComponent = try container.decode(forKey: .container)
        if let aux = rawContainer as? any Widget {
            self.container = aux
        } else {
            throw ComponentDecodingError.couldNotCastToType("any Widget")
        }
        self.rawCell = try container.decode(String.self, forKey: .rawCell)
    }
}
