import { EyeInvisibleOutlined, EyeOutlined } from '@depot/ui/look';
import { element } from './dom.js';
import { iconOf } from './pictures.js';
import classes from './sign-in.module.css';
import type { TextPick, Texts } from './texts.js';

interface FieldOptions {
  name: string;
  label: TextPick;
  /** Under the field. */
  hint?: TextPick;
  attributes: Readonly<Record<string, string | number | boolean>>;
  /** What is wrong with what was entered; undefined where nothing is. */
  check: (value: string) => TextPick | undefined;
}

export interface Field {
  whole: HTMLElement;
  input: HTMLInputElement;
  /** Says what is wrong, if anything; true where all is well. */
  check: () => boolean;
}

/** A labelled field that says what is wrong with it when it is left, and again when the form is sent. */
export function field(texts: Texts, { name, label, hint, attributes, check }: FieldOptions): Field {
  const input = element('input', { id: name, name, class: classes.input, 'aria-required': 'true', ...attributes });
  const error = element('div', { id: `${name}-error`, class: classes.error, hidden: true });
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
  texts.follow(label, () => wrong && show()); // in the other language
  input.addEventListener('blur', () => input.value !== '' && show()); // what is still empty is said when it is sent
  input.addEventListener('input', () => wrong && show());
  const box = attributes.type === 'password' ? withEye(texts, input) : input;
  const whole = element(
    'div',
    { class: hint ? `${classes.item} ${classes.hinted}` : classes.item },
    element('label', { for: name, class: classes.label }, texts.node(label)),
    box,
    error,
    ...(hint ? [element('div', { id: `${name}-hint`, class: classes.hint }, texts.node(hint))] : []),
  );
  return { whole, input, check: show };
}

/** With a button that lets the person see what is typed. */
function withEye(texts: Texts, input: HTMLInputElement): HTMLElement {
  const eye = element('button', { type: 'button', class: classes.eye });
  const show = (isVisible: boolean) => {
    input.type = isVisible ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(isVisible));
    eye.setAttribute(
      'aria-label',
      texts.translate(({ login }) => (isVisible ? login.hide : login.show)),
    );
    eye.replaceChildren(iconOf(isVisible ? EyeOutlined : EyeInvisibleOutlined));
  };
  texts.follow(
    ({ login }) => login.show,
    () => show(input.type === 'text'),
  );
  eye.addEventListener('mousedown', (event) => event.preventDefault()); // the focus stays in the field
  eye.addEventListener('click', () => show(input.type === 'password'));
  return element('span', { class: classes.password }, input, eye);
}
