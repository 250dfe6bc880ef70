import { EyeInvisibleOutlined, EyeOutlined } from '@depot/ui/look';
import { createElement } from './dom.js';
import { createIcon } from './pictures.js';
import classes from './sign-in.module.css';
import type { TextPick, Texts } from './texts.js';

interface FieldOptions {
  name: string;
  label: TextPick;
  /** Under the field. */
  hint?: TextPick;
  attributes: Readonly<Record<string, string | number | boolean>>;
  /** Returns the error of a value; undefined if it is valid. */
  check: (value: string) => TextPick | undefined;
}

export interface Field {
  whole: HTMLElement;
  input: HTMLInputElement;
  /** Shows the error, if any; true if the value is valid. */
  check: () => boolean;
}

/** Labelled field that shows its error on blur and on submit. */
export function createField(texts: Texts, { name, label, hint, attributes, check }: FieldOptions): Field {
  const input = createElement('input', {
    id: name,
    name,
    class: classes.input,
    'aria-required': 'true',
    ...attributes,
  });
  const error = createElement('div', { id: `${name}-error`, class: classes.error, hidden: true });
  let wrong: TextPick | undefined;
  const show = () => {
    wrong = check(input.value);
    error.hidden = wrong === undefined;
    error.textContent = wrong ? texts.translate(wrong) : '';
    input.toggleAttribute('aria-invalid', false);
    if (wrong) input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', wrong ? error.id : hint ? `${name}-hint` : '');
    return wrong === undefined;
  };
  texts.watchText(label, () => wrong && show()); // translates the message
  input.addEventListener('blur', () => input.value !== '' && show()); // an empty field shows its error only on submit
  input.addEventListener('input', () => wrong && show());
  const box = attributes.type === 'password' ? withEye(texts, input) : input;
  const whole = createElement(
    'div',
    { class: hint ? `${classes.item} ${classes.hinted}` : classes.item },
    createElement('label', { for: name, class: classes.label }, texts.createTextNode(label)),
    box,
    error,
    ...(hint ? [createElement('div', { id: `${name}-hint`, class: classes.hint }, texts.createTextNode(hint))] : []),
  );
  return { whole, input, check: show };
}

/** Adds a button that reveals the password. */
function withEye(texts: Texts, input: HTMLInputElement): HTMLElement {
  const eye = createElement('button', { type: 'button', class: classes.eye });
  const show = (isVisible: boolean) => {
    input.type = isVisible ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(isVisible));
    eye.setAttribute(
      'aria-label',
      texts.translate(({ login }) => (isVisible ? login.hide : login.show)),
    );
    eye.replaceChildren(createIcon(isVisible ? EyeOutlined : EyeInvisibleOutlined));
  };
  texts.watchText(
    ({ login }) => login.show,
    () => show(input.type === 'text'),
  );
  eye.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the field
  eye.addEventListener('click', () => show(input.type === 'password'));
  return createElement('span', { class: classes.password }, input, eye);
}
