import { CloseCircleFilled } from '@depot/ui/look';
import { element } from './dom.js';
import { iconOf } from './pictures.js';
import classes from './sign-in.module.css';

/** A message that has to be read: one button, and no closing by a click outside. Resolves when it is closed. */
export function showMessage(page: HTMLElement, text: string, closeText: string): Promise<void> {
  const close = element('button', { type: 'button', class: `${classes.button} ${classes.primary}` }, closeText);
  const title = element('strong', { id: 'sign-in-message', class: classes.messageTitle }, text);
  const dialog = element(
    'div',
    { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'sign-in-message', class: classes.message },
    element('div', { class: classes.messageBody }, iconOf(CloseCircleFilled), title),
    element('div', { class: classes.messageButtons }, close),
  );
  const mask = element('div', { class: classes.mask }, dialog);
  const behind = [...page.children];
  return new Promise((resolve) => {
    const leave = () => {
      mask.remove();
      behind.forEach((part) => part.removeAttribute('inert'));
      resolve();
    };
    close.addEventListener('click', leave);
    mask.addEventListener('keydown', ({ key }) => key === 'Escape' && leave());
    mask.addEventListener('mousedown', (event) => event.target === close || event.preventDefault()); // keeps the focus
    behind.forEach((part) => part.setAttribute('inert', ''));
    page.append(mask);
    close.focus();
  });
}
