/* What runs inside of the page that is taken: each function by itself, with nothing from around it. */

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

/** Buttons and links of the frame that are lower than a thumb needs, with their size in pixels. */
export function smallTargets() {
  return [...document.querySelectorAll('main button, main [role=button], nav a, header button')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box: { width, height } }) => width > 1 && height > 1 && height < 43.5)
    .map(({ element, box: { width, height } }) => {
      const label = element.getAttribute('aria-label') ?? element.textContent;
      return `${Math.round(width)} × ${Math.round(height)} ${label.trim().slice(0, 40)}`;
    });
}

/** Keys in one burst, as a hand scanner sends them: nobody holds Shift. */
export function pressKeys(keys) {
  const press = (key) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  keys.forEach(press);
}
