/**
 * jsdom evaluates every rule of every style sheet for each element whose role or visibility a test queries, which took
 * half of the time of screen tests. Of antd's sheets only rules that hide elements are kept: the others have no effect
 * without layout.
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

/** Shortens all text written into style elements from now on. */
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
