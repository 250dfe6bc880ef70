/** The dialog on top that is open now, if any. Closed ones may stay in the page, hidden. */
export function openDialog(): Element | undefined {
  const isOpen = (dialog: Element) =>
    dialog.closest('[style*="display: none"], [hidden], [aria-hidden="true"]') === null;
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter(isOpen).at(-1);
}
