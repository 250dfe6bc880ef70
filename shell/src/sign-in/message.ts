import { CloseCircleFilled } from '@depot/ui/look';
import { createElement } from './dom.js';
import { createIcon } from './pictures.js';
import classes from './sign-in.module.css';

/** A message that has to be read: one button, and no closing by a click outside. Resolves when it is closed. */
export function showMessage(page: HTMLElement, text: string, closeText: string): Promise<void> {
  const close = createElement('button', { type: 'button', class: `${classes.button} ${classes.primary}` }, closeText);
  const title = createElement('strong', { id: 'sign-in-message', class: classes.messageTitle }, text);
  const dialog = createElement(
    'div',
    { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'sign-in-message', class: classes.message },
    createElement('div', { class: classes.messageBody }, createIcon(CloseCircleFilled), title),
    createElement('div', { class: classes.messageButtons }, close),
  );
  const mask = createElement('div', { class: classes.mask }, dialog);
  const behind = [...page.children];
  return new Promise((resolve) => {
    const removeMessage = () => {
      mask.remove();
      behind.forEach((part) => part.removeAttribute('inert'));
      resolve();
    };
    close.addEventListener('click', removeMessage);
    mask.addEventListener('keydown', ({ key }) => key === 'Escape' && removeMessage());
    mask.addEventListener('mousedown', (event) => event.target === close || event.preventDefault()); // keeps the focus
    behind.forEach((part) => part.setAttribute('inert', ''));
    page.append(mask);
    close.focus();
  });
}
