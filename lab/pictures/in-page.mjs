/* Functions that run inside of the photographed page: each is self-contained, without outer variables. */

/** Before the page's own scripts: signed in, in a language and a theme. */
export function prepareStorage([token, language, theme]) {
  if (window.top !== window) return;
  if (token) localStorage.setItem('jwttoken', token);
  localStorage.setItem('depot-language', language);
  localStorage.setItem('depot-theme', theme);
}

export const fontsReady = () => document.fonts.ready.then(() => undefined);

/** Pixels of a window in which nothing would have to scroll. */
export function wholeHeight() {
  const content = document.querySelector('main');
  if (!content) return document.documentElement.scrollHeight;
  return window.innerHeight + content.scrollHeight - content.clientHeight;
}

/** Pixels by which the page as a whole, not a table in it, is too wide. */
export function sidewaysPixels() {
  const content = document.querySelector('main') ?? document.documentElement;
  const whole = document.documentElement.scrollWidth - window.innerWidth;
  return Math.max(content.scrollWidth - content.clientWidth, whole);
}

/**
 * Touch targets: a whole field, a box with its label, and the clear button of a field even while it is empty. A link
 * within a sentence is as high as its line. While a dialog is open, only its content.
 */
export function whatIsPressed() {
  const isThere = (element) => element.checkVisibility({ visibilityProperty: true });
  const dialog = [...document.querySelectorAll('[aria-modal=true]')].filter(isThere).at(-1);
  const whole = (element) =>
    element.matches('input, textarea')
      ? (element.closest('label, .ant-select, [class*=affix-wrapper], .ant-input-number') ?? element)
      : element;
  const isOfSentence = (element) =>
    element.matches('a') &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const pressed = 'a[href], button, input, textarea, select, summary, [role=button], [role=tab]';
  return [...new Set([...(dialog ?? document).querySelectorAll(pressed)].map(whole))].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = isThere(element) || element.matches('.ant-input-clear-icon');
    return isShown && width > 1 && height > 1 && !isOfSentence(element);
  });
}

/**
 * Targets smaller than a thumb needs, with that size in pixels: 44, on the floor the height of its fields. The area
 * that reacts counts, not the drawn one.
 */
export function smallTargets(elements) {
  const main = document.querySelector('main');
  const before = main?.scrollTop;
  const found = elements.map((element) => {
    const { visibility } = element.style;
    element.style.visibility = 'visible'; // the clear icon, hidden while the field is empty
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getClientRects()[0];
    const arrives = (right, down) =>
      element.contains(document.elementFromPoint(left + width / 2 + right, top + height / 2 + down));
    const reach = (right, down) => {
      let pixels = 0;
      const away = (step) => (step < 0 ? -pixels - 1 : step * pixels);
      while (pixels < 100 && arrives(away(right), away(down))) pixels += 1;
      return pixels;
    };
    const size = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    element.style.visibility = visibility;
    const needed = Number.parseFloat(getComputedStyle(element).getPropertyValue('--depot-control-height')) || 44;
    const label = element.getAttribute('aria-label') ?? (element.textContent || element.className);
    return { isSmall: Math.min(...size) < needed, text: `${size.join(' × ')} ${label.trim().slice(0, 40)}` };
  });
  if (main) main.scrollTop = before;
  return found.filter(({ isSmall }) => isSmall).map(({ text }) => text);
}

/** Sends keys in one burst like a hand scanner, without Shift. */
export function pressKeys(keys) {
  const press = (key) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  keys.forEach(press);
}
