// What people write with the types.
import { make, names, Level, SpaceMode, type Action, type Border, type Component, type Shape, type Spot, type Value } from "./widgets";

const screen: Component = make.list({
  items: [
    { type: "empty" },
    make.field({ id: "", at: "", when: "2024-01-01", price: 1, level: Level.low, mode: SpaceMode.on }),
    make.switch({ "is-on": true, 'a"b$c': "", default: null }),
  ],
  few: null,
});

/** Every type of the family, or this does not compile. */
export function described(component: Component): string {
  switch (component.type) {
    case "list": return component.items.map(described).join();
    case "switch": return `${component["is-on"] ?? false}`;
    case "empty": return "";
    case "field": return component.level.toFixed();
    case "card": return component.mode;
    case "spaceCard": return component.pair.b;
    case "deep": return component.meta.title ?? component.look?.color ?? "";
    case "both": return component.text;
    case "framed": return component.radius?.toFixed() ?? component.text;
    case "twice": return component.text ?? "";
    case "panel": return component.version === 1 ? component.color ?? "" : component.title;
    case "toggle": return component.state === "on" ? component.value.since.toFixed() : "";
    case "figure": return "side" in component ? component.side.toFixed() : "";
    case "nested": return "";
    case "part": return component.part === "order" ? component.by : component.part;
  }
}

export function isClosing(action: Action): boolean {
  return action["close-all"] !== undefined;
}

export const framed: Component[] = [
  make.framed({ text: "" }), make.framed({ text: "", radius: null, line: null }), make.framed({ text: "", radius: 1 }),
  { type: "framed", text: "", radius: 1, shade: "a", line: { dash: 1 } },
];
export const spots: Spot[] = [[1, null, "a"], [1, 2, "a", { width: 1 }, Level.low, [[1, null, "b"]]]];
export const right: number = spots.map(([x, y]) => x + (y ?? 0))[0] ?? 0;
export const value: Value = 1;
export const round: Shape = { kind: "round.3", width: 1 };
export const over: Border[] = [{ "over-1": 1 }, { wide: 2 }];
export const first: "switch" = names.Component[0];
export const text = described(screen);
