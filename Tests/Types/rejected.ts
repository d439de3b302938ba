// What the app does not read does not compile: each line below a comment has an error, or `tsc` reports the comment.
import * as w from "./widgets";

// @ts-expect-error: a required key is missing
export const a: w.Switch = { type: "switch" };
// @ts-expect-error: so it is for the builder
export const b = w.make.switch({});
// @ts-expect-error: the name is wrong
export const c: w.Component = { type: "swich", 'a"b$c': "" };
// @ts-expect-error: a key that is not read
export const d: w.Component = { type: "both", text: "", txet: "" };
// @ts-expect-error: so it is for the builder
export const e = w.make.empty({ text: "" });
// @ts-expect-error: null where the app needs a value
export const f = w.make.field({ id: null, at: "", price: 1, level: -1 });
// @ts-expect-error: not a raw value
export const g: w.SpaceMode = "onn";
// @ts-expect-error: not a raw value that is an integer
export const h: w.Level = 1;
// @ts-expect-error: a list in place of its element
export const i = w.make.list({ items: w.make.empty() });
// @ts-expect-error: a component that is not focusable
export const j = w.make.list({ items: [], focus: w.make.empty() });
// @ts-expect-error: a type of another family
export const k: w.Component = w.make.one({ text: "" });
// @ts-expect-error: the name of the other family
export const l: w.Other = w.make.componentBoth({ text: "" });
// @ts-expect-error: two keys of an externally tagged value
export const m: w.Action = { "open-link": { link: "" }, "close-all": {} };
// @ts-expect-error: none
export const n: w.Action = {};
// @ts-expect-error: a key in an empty object
export const o: w.Action = { "close-all": { link: "" } };
// @ts-expect-error: the content of another case
export const p: w.Fill = { t: "color", c: { from: "", to: "" } };
// @ts-expect-error: content where there is none
export const q: w.Fill = { t: "none", c: "" };
// @ts-expect-error: the version of another form
export const aa: w.Component = { type: "panel", version: 1, title: "" };
// @ts-expect-error: no version
export const ab: w.Component = { type: "part", part: "panel", width: 1 };
// @ts-expect-error: text as the name, which is an integer
export const r: w.Numbered = { type: "1", text: "" };
// @ts-expect-error: half of a path
export const s = w.make.deep({ meta: { title: "" }, width: 1 });
// @ts-expect-error: some of the keys of a frame, without a required one
export const ac = w.make.framed({ text: "", shade: "a" });
// @ts-expect-error: the keys of a line inside a frame, without those of the frame
export const ad: w.Component = { type: "framed", text: "", line: { dash: 1 } };
// @ts-expect-error: some of the keys of the line
export const ae: w.Framed = { type: "framed", text: "", radius: 1, line: { color: "" } };
// @ts-expect-error: an alias, which is for payloads that are there already
export const t = w.make.switch({ 'a"b$c': "", on: true });
// @ts-expect-error: an element that is required is missing
export const x: w.Spot = [1, null];
// @ts-expect-error: an element of another type
export const y: w.Spot = [1, "2", "a"];
// @ts-expect-error: an element too many
export const z: w.Nothing = [1];
// @ts-expect-error: undefined in place of a value
export const u = w.make.otherBoth({ text: undefined });
// @ts-expect-error: text as the key of a map with integers
export const v: w.Next = { again: [], map: { a: {} } };
// @ts-expect-error: a name that is none of those that one stands for
export const x: w.Shape = { kind: "raund.3", width: 1 };
// @ts-expect-error: so it is as a key
export const y: w.Border = { "under-1": 1 };
// @ts-expect-error: a name cannot be changed
w.make.empty().type = "empty";
