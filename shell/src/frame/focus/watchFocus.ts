/** Containers that can take over the focus of a removed element inside. */
const regions = '[role=dialog], tr, li, form, section, main';
/** Maximum number of remembered focus positions. */
const remembered = 50;

/** Something that had the focus, and the regions around it then, from the inside out. */
interface Stop {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

/**
 * Keeps the focus on the page: if the focused element is removed, hidden or disabled, the nearest remaining element
 * gets it, or the previously focused one. Otherwise the next key of a keyboard user would start at the top of the
 * document, and a screen reader would fall silent. A click on an empty area releases the focus. Returns a function that
 * stops this.
 */
export function watchFocus(): () => void {
  const watch = new FocusWatch();
  let isPlanned = false;
  // browsers remove the focus, and dialogs restore it, only after rendering
  const scheduleRepair = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPlanned = false;
        watch.repairFocus();
      }),
    );
  };
  const observer = new MutationObserver(scheduleRepair);
  const attributeFilter = ['disabled', 'hidden', 'class', 'style'];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  document.addEventListener('focusin', watch.note);
  document.addEventListener('focusout', watch.noteLeft);
  scheduleRepair();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', watch.note);
    document.removeEventListener('focusout', watch.noteLeft);
  };
}

class FocusWatch {
  /** Previous focus positions, the newest first. */
  private trail: readonly Stop[] = [];
  private hasLeft = false;
  /** Focused element of a dialog, until an element behind the dialog took the focus. */
  private robbed: HTMLElement | undefined;

  readonly note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    this.hasLeft = false;
    if (this.restoresFocus(target)) return;
    const others = this.trail.filter((stop) => stop.element !== target && listPlaces(stop).some(isThere));
    this.trail = [{ element: target, around: listRegionsAround(target) }, ...others].slice(0, remembered);
  };

  /**
   * Returns the focus that an autofocused field of a late page takes from the dialog above. antd's dialog takes it back
   * in the same turn, but to its first button: a user typing into the dialog would press *Close* with the next Enter.
   */
  private restoresFocus(target: HTMLElement): boolean {
    const { robbed } = this;
    if (robbed && target !== robbed && findDialog(target) === findDialog(robbed)) {
      robbed.focus({ preventScroll: true });
      return true;
    }
    const before = this.trail[0]?.element;
    if (before && isUsable(before) && findDialog(before) && findDialog(before) !== findDialog(target)) {
      this.robbed = before;
      queueMicrotask(() => (this.robbed = undefined));
    }
    return false;
  }

  /** Handles the loss of focus while the focused element still exists. */
  readonly noteLeft = ({ target }: FocusEvent): void => {
    // an element that is being removed is still in the document at this moment
    queueMicrotask(() => {
      const [last] = this.trail;
      this.hasLeft = isNowhere() && last !== undefined && last.element === target && isUsable(last.element);
    });
  };

  repairFocus(): void {
    if (this.hasLeft || !isNowhere()) return;
    const [last] = this.trail;
    if (last && isUsable(last.element)) return;
    const place = this.trail.flatMap(listPlaces).find(isUsable) ?? document.querySelector('main');
    if (place) focusOn(place);
  }
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const findDialog = (element: HTMLElement) => element.closest('[aria-modal]');

const listPlaces = ({ element, around }: Stop) => [element, ...around];

const isThere = (element: HTMLElement) => element.isConnected;

const isUsable = (element: HTMLElement) => isThere(element) && !element.matches(':disabled') && isShown(element);

/** Browsers without `checkVisibility` treat every element as visible. */
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}

function listRegionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(regions);
  return region ? [region, ...listRegionsAround(region)] : [];
}

/** Focuses an element without adding it to the tab order. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
