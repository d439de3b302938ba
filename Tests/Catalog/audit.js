// The checks of axe that matter here. Returns a list of problems.
(() => {
  const wrong = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const say = (element, message) => wrong.push(`${message}: ${element.outerHTML.slice(0, 90)}`);

  // The document and its landmarks.
  if (!document.documentElement.lang) wrong.push("no language");
  if (!document.title) wrong.push("no title");
  for (const selector of ["body > header", "main", "nav", "body > footer", "h1"]) {
    if (all(selector).length !== 1) wrong.push(`${all(selector).length} of ${selector}`);
  }
  for (const section of all("section")) if (!section.hasAttribute("aria-labelledby")) say(section, "no name");
  for (const child of document.body.children) {
    if (!child.matches("header, footer, script, .skip") && child.textContent.trim() && !child.querySelector("main")) say(child, "outside of landmarks");
  }

  // Headings in order.
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) say(heading, `h${next} after h${level}`);
    if (!heading.textContent.trim()) say(heading, "empty heading");
    level = next;
  }

  // Ids and references to them.
  const ids = new Map();
  for (const element of all("[id]")) {
    if (ids.has(element.id)) say(element, "id twice");
    ids.set(element.id, element);
    if (/\s/.test(element.id)) say(element, "white space in an id");
  }
  for (const link of all("a[href^='#']")) if (!ids.has(decodeURIComponent(link.getAttribute("href").slice(1)))) say(link, "leads nowhere");
  for (const attribute of ["aria-controls", "aria-labelledby", "aria-activedescendant", "for"]) {
    for (const element of all(`[${attribute}]`)) if (!ids.has(element.getAttribute(attribute))) say(element, `${attribute} of nothing`);
  }
  for (const element of all("[role='option']")) if (!element.closest("[role='listbox']")) say(element, "no listbox");
  for (const table of all("table")) {
    if (table.querySelectorAll("thead th[scope=col]").length < 2) say(table, "no heads of columns");
    for (const row of table.tBodies[0].rows) if (!row.querySelector("th[scope=row]")) say(row, "no head of a row");
  }
  for (const svg of all("svg")) if (!svg.hasAttribute("aria-label") && svg.getAttribute("aria-hidden") !== "true") say(svg, "no name");
  for (const element of all("[style], [onclick], [onload], script[src], link, iframe, img:not([src^='data:image/']), object")) say(element, "forbidden here");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push(`wider than the window: ${document.documentElement.scrollWidth}`);

  // Contrast of all text (WCAG 1.4.3).
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const color = (text) => {
    if (!known.has(text)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [r, g, b, a / 255]);
    }
    return known.get(text);
  };
  const over = (top, below) => [0, 1, 2].map((index) => top[index] * top[3] + below[index] * (1 - top[3])).concat(1);
  const light = (rgb) => {
    const [r, g, b] = rgb.map((value) => { const part = value / 255; return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      if (at.tagName === "a" || at.tagName === "g") {
        const rect = at.querySelector(":scope > rect");
        if (rect) layers.push(color(getComputedStyle(rect).fill));
      }
      layers.push(color(getComputedStyle(at).backgroundColor));
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };
  const seen = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || seen.has(element) || element.closest("script, style, [hidden], .unseen")) continue;
    seen.add(element);
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || !element.getClientRects().length || parseFloat(style.fontSize) === 0) continue;
    const below = ground(element);
    const own = over(color(element.namespaceURI.endsWith("svg") ? style.fill : style.color), below);
    const [high, low] = [light(own), light(below)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) say(element, `contrast ${ratio.toFixed(2)}`);
  }
  return { wrong, texts: seen.size };
})()
