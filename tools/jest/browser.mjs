import { shortenStyles } from './short-styles.mjs';

/**
 * Browser APIs that antd and our screens need and jsdom lacks. None simulates layout: tests of layout belong to
 * Playwright.
 */
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.scrollTo = () => undefined;
// measurements leave in the background, on a slow machine while a test is still running
navigator.sendBeacon ??= () => true;
Element.prototype.scrollIntoView ??= () => undefined;

/** jsdom has no styles of pseudo elements, by which antd measures scroll bars. */
const { getComputedStyle } = globalThis;
globalThis.getComputedStyle = (element) => getComputedStyle.call(globalThis, element);

/** antd's forms batch through a channel. Node's own would keep the process alive. */
globalThis.MessageChannel ??= class MessageChannel {
  port1 = { onmessage: undefined, close() {} };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0), close() {} };
};

shortenStyles(globalThis);
