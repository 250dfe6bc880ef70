/**
 * Runs in the page, for somebody who is signed in: notes when rows of a table are first drawn, when an entry is
 * clicked, and when the page that it leads to has painted its frame (what it is drawn of before any data) and its first
 * rows.
 */
export function watchDrawing([key, token]) {
  const { document, location, MutationObserver, requestAnimationFrame } = globalThis;
  localStorage.setItem(key, token);
  const marks = {};
  globalThis.benchMarks = marks;
  const content = () => document.querySelector('main')?.firstElementChild;
  // antd's tables have rows that hold no data, too; a new order's is a plain one
  const rows = () => document.querySelector('main tr[data-row-key], main tbody > tr:not([class*="ant-"])') !== null;

  /** The browser has painted what is in the document now when a task after the next frame runs. */
  function painted(name) {
    if (name in marks) return;
    marks[name] = undefined;
    requestAnimationFrame(() => setTimeout(() => (marks[name] = performance.now())));
  }

  function look() {
    if (marks.clicked === undefined) {
      if (rows()) marks.usable ??= performance.now();
      return;
    }
    const page = content();
    if (location.pathname !== marks.target || page === marks.left || page?.ariaBusy === 'true') return;
    painted('frame');
    if (rows()) painted('rows');
  }

  function onClick() {
    delete marks.frame;
    delete marks.rows;
    marks.left = content();
    marks.clicked = performance.now();
  }

  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  globalThis.addEventListener('click', onClick, true);
}
