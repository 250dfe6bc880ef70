const rowSelector = '[data-row-key]';
const controlSelector = 'a[href], button, input[type="checkbox"]';
/** A row in which something is written keeps its fields, and what stands beside them, in the tab order. */
const fieldSelector = 'input:not([type="checkbox"]), textarea, [role="combobox"]';

/** What can be done in a row, in its order on the screen. */
const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(controlSelector)].filter((control) => !control.matches(':disabled'));

/** The first that is no checkbox, usually what the row is about, and the first of the buttons at its end. */
function stopsOf(row: Element, controls: readonly HTMLElement[]): (HTMLElement | undefined)[] {
  const first = controls.find((control) => !control.matches('input')) ?? controls[0];
  const lastCell = row.lastElementChild;
  return [first, controls.find((control) => lastCell?.contains(control))];
}

function thinOut(table: HTMLElement): void {
  for (const row of table.querySelectorAll(rowSelector)) {
    const controls = controlsOf(row);
    const stops = row.querySelector(fieldSelector) ? controls : stopsOf(row, controls);
    for (const control of controls) {
      const tabIndex = stops.includes(control) ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  }
}

/**
 * At most two stops of each row in the tab order, for as long as the table is there: whoever goes through a list by
 * Tab is not held up six times by each row. ← and → reach the rest (`handleRowKeys`).
 */
export function keepStopsFew(table: HTMLElement | null): (() => void) | undefined {
  if (!table) return undefined;
  thinOut(table);
  const observer = new MutationObserver(() => thinOut(table));
  observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}

/** Where → and ← lead from a row or from a control of it; undefined where they are the control's own. */
export function sidewaysFrom(target: HTMLElement, key: string): HTMLElement | undefined {
  const row = target.closest<HTMLElement>(rowSelector);
  if (!row || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
  const all = [row, ...controlsOf(row)];
  const at = all.indexOf(target);
  return at < 0 ? undefined : all[at + (key === 'ArrowRight' ? 1 : -1)];
}
