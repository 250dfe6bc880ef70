/** What may take the focus of something in it that is gone. */
const regions = '[role=dialog], tr, li, form, section, main';
/** How many places are remembered where the focus was. */
const remembered = 50;

/** Something that had the focus, and the regions around it then, from the inside out. */
interface Stop {
  element: HTMLElement;
  around: readonly HTMLElement[];
}

/**
 * Keeps the focus on the page: where what has it goes away, is hidden or switched off, the nearest that is left gets
 * it, or what had it before. Otherwise the next key of whoever works without a mouse would begin at the top of the
 * document, and a screen reader would fall silent. Who clicks beside everything has let go of it. Returns what ends it.
 */
export function keepFocus(): () => void {
  const watch = new FocusWatch();
  let isPlanned = false;
  // browsers take the focus away, and dialogs give it back, only once the page is drawn
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPlanned = false;
        watch.mend();
      }),
    );
  };
  const observer = new MutationObserver(plan);
  const attributeFilter = ['disabled', 'hidden', 'class', 'style'];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  document.addEventListener('focusin', watch.note);
  document.addEventListener('focusout', watch.noteLeft);
  plan();
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', watch.note);
    document.removeEventListener('focusout', watch.noteLeft);
  };
}

class FocusWatch {
  /** Where the focus was, the last first. */
  private trail: readonly Stop[] = [];
  private hasLeft = false;
  /** What had the focus in a dialog until something behind it took it. */
  private robbed: HTMLElement | undefined;

  readonly note = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    this.hasLeft = false;
    if (this.givesBack(target)) return;
    const others = this.trail.filter((stop) => stop.element !== target && placesOf(stop).some(isThere));
    this.trail = [{ element: target, around: regionsAround(target) }, ...others].slice(0, remembered);
  };

  /**
   * A field of a page that is ready only now takes the focus from the dialog before it. antd's dialog takes it back in
   * the same turn, but to its first button: whoever typed into it would press *Close* with the next Enter.
   */
  private givesBack(target: HTMLElement): boolean {
    const { robbed } = this;
    if (robbed && target !== robbed && dialogOf(target) === dialogOf(robbed)) {
      robbed.focus({ preventScroll: true });
      return true;
    }
    const before = this.trail[0]?.element;
    if (before && isUsable(before) && dialogOf(before) && dialogOf(before) !== dialogOf(target)) {
      this.robbed = before;
      queueMicrotask(() => (this.robbed = undefined));
    }
    return false;
  }

  /** Nothing has it now, though what had it is still there. */
  readonly noteLeft = ({ target }: FocusEvent): void => {
    // what is being taken away is still there at this moment
    queueMicrotask(() => {
      const [last] = this.trail;
      this.hasLeft = isNowhere() && last !== undefined && last.element === target && isUsable(last.element);
    });
  };

  mend(): void {
    if (this.hasLeft || !isNowhere()) return;
    const [last] = this.trail;
    if (last && isUsable(last.element)) return;
    const place = this.trail.flatMap(placesOf).find(isUsable) ?? document.querySelector('main');
    if (place) focusOn(place);
  }
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const dialogOf = (element: HTMLElement) => element.closest('[aria-modal]');

const placesOf = ({ element, around }: Stop) => [element, ...around];

const isThere = (element: HTMLElement) => element.isConnected;

const isUsable = (element: HTMLElement) => isThere(element) && !element.matches(':disabled') && isShown(element);

/** Where a browser cannot tell, what is there counts as shown. */
function isShown(element: HTMLElement): boolean {
  return typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });
}

function regionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(regions);
  return region ? [region, ...regionsAround(region)] : [];
}

/** It stays out of the order of tabs, if it is not in it by itself. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
