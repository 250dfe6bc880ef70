/**
 * Runs in the page before anything of it: notes in milliseconds when the sign-in page can be typed in, and when the
 * first orders are painted after the click on its button.
 */
export function watchLoading() {
  const { addEventListener, document, requestAnimationFrame } = globalThis;
  const marks = { typable: undefined, clicked: undefined, rows: undefined };
  globalThis.phoneMarks = marks;
  const painted = (mark) => {
    const now = () => (marks[mark] ??= performance.now());
    requestAnimationFrame(() => setTimeout(now));
  };
  const look = () => {
    if (marks.typable === undefined && document.activeElement?.matches('input[type=email]')) painted('typable');
    if (marks.clicked !== undefined && document.querySelector('[data-row-key]')) painted('rows');
    if (marks.rows === undefined) requestAnimationFrame(look);
  };
  look();
  addEventListener(
    'click',
    ({ target }) => target.closest?.('button[type=submit]') && (marks.clicked ??= performance.now()),
    { capture: true },
  );
}
