const rowSelector = '[data-row-key]';
const controlSelector = 'a[href], button, input[type="checkbox"]';
/** Rows with an input keep it and its neighbours in the tab order. */
const fieldSelector = 'input:not([type="checkbox"]), textarea, [role="combobox"]';

/** Controls of a row in visual order. */
const findControls = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(controlSelector)].filter((control) => !control.matches(':disabled'));

/**
 * Tab stops of a row: its first control other than a checkbox, usually a link to its subject, and the first of the
 * buttons at its end.
 */
function findStops(row: Element, controls: readonly HTMLElement[]): (HTMLElement | undefined)[] {
  const first = controls.find((control) => !control.matches('input')) ?? controls[0];
  const lastCell = row.lastElementChild;
  return [first, controls.find((control) => lastCell?.contains(control))];
}

function limitStops(table: HTMLElement): void {
  for (const row of table.querySelectorAll(rowSelector)) {
    const controls = findControls(row);
    const stops = row.querySelector(fieldSelector) ? controls : findStops(row, controls);
    for (const control of controls) {
      const tabIndex = stops.includes(control) ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  }
}

/**
 * Keeps at most two tab stops per row while the table is mounted, so that the Tab key does not stop six times in each
 * row. ← and → reach the other controls (`handleRowKeys`).
 */
export function watchStops(table: HTMLElement | null): (() => void) | undefined {
  if (!table) return undefined;
  limitStops(table);
  const observer = new MutationObserver(() => limitStops(table));
  observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Target of → or ← from a row or one of its controls; undefined if the control uses the key itself. */
export function findSideways(target: HTMLElement, key: string): HTMLElement | undefined {
  const row = target.closest<HTMLElement>(rowSelector);
  if (!row || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
  const all = [row, ...findControls(row)];
  const at = all.indexOf(target);
  return at < 0 ? undefined : all[at + (key === 'ArrowRight' ? 1 : -1)];
}
