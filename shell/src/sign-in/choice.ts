import { createElement } from './dom.js';
import classes from './sign-in.module.css';

interface Option<Value extends string> {
  value: Value;
  label: Node;
}

interface ChoiceOptions<Value extends string> {
  button: HTMLButtonElement;
  options: readonly Option<Value>[];
  current: () => Value;
  choose: (value: Value) => void;
}

/** A button with a menu below: arrows go through it, Escape and a click elsewhere close it. */
export function createChoiceMenu<Value extends string>({
  button,
  options,
  current,
  choose,
}: ChoiceOptions<Value>): HTMLElement {
  const items = options.map(({ value, label }) => {
    const item = createElement('li', { role: 'menuitemradio', tabindex: -1, class: classes.option }, label);
    item.addEventListener('click', () => pick(value));
    return { value, item };
  });
  const menu = createElement(
    'ul',
    { role: 'menu', class: classes.menu, hidden: true },
    ...items.map(({ item }) => item),
  );
  const whole = createElement('span', { class: classes.choice }, button, menu);
  button.setAttribute('aria-haspopup', 'menu');

  const show = (isOpen: boolean) => {
    menu.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    for (const { value, item } of items) item.setAttribute('aria-checked', String(value === current()));
    if (isOpen) items.find(({ value }) => value === current())?.item.focus();
  };
  const pick = (value: Value) => {
    show(false);
    button.focus();
    choose(value);
  };
  const moveFocus = (step: number) => {
    const at = items.findIndex(({ item }) => item === document.activeElement);
    items[(at + step + items.length) % items.length]?.item.focus();
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => moveFocus(1),
    ArrowUp: () => moveFocus(-1),
    Enter: () => (document.activeElement as HTMLElement | null)?.click(),
    ' ': () => (document.activeElement as HTMLElement | null)?.click(),
    Escape: () => {
      show(false);
      button.focus();
    },
  };

  show(false);
  button.addEventListener('click', () => show(menu.hidden !== false));
  whole.addEventListener('focusout', ({ relatedTarget }) => {
    if (!whole.contains(relatedTarget as Node | null)) show(false);
  });
  menu.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  return whole;
}
