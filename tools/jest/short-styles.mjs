/**
 * jsdom looks through every rule of every style sheet for every element whose role or visibility a test asks for, which
 * was half of the time of our tests of screens. Of antd's sheets only what hides something is kept: nothing else of
 * them can be seen without a layout.
 */
const conditional = /@[a-z-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const hiding = /(?:display:\s*none|visibility:|pointer-events:)[^;]*/g;

/** The rules of a style sheet that hide something or keep it from the pointer. */
export function hidingRules(css) {
  const kept = [];
  for (const [, selector, declarations] of css.replace(conditional, '').matchAll(rule)) {
    const found = declarations.match(hiding);
    if (found) kept.push(`${selector.trim()}{${found.join(';')}}`);
  }
  return kept.join('\n');
}

/** Shortens what is written into style elements from now on. */
export function shortenStyles({ Element, HTMLStyleElement }) {
  const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    configurable: true,
    get,
    set(css) {
      set.call(this, hidingRules(css));
    },
  });
}
