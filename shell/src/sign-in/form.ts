import { failureText } from '@depot/api/light';
import { LoadingOutlined } from '@depot/ui/look';
import { createElement } from './dom.js';
import { createCodeField, createEmailField, createPasswordField } from './fields.js';
import account from './pages/account/account.module.css';
import { createIcon } from './pictures.js';
import { requestToken } from './requestToken.js';
import classes from './sign-in.module.css';
import type { Texts } from './texts.js';

interface FormOptions {
  texts: Texts;
  onToken: (token: string, username: string) => void;
  /** Goes to another page of the shell. */
  open: (path: string) => void;
  showMessage: (text: string) => Promise<void>;
}

/** Email address, password and, once the server requires it, the code of the second factor. */
export function signInForm({ texts, onToken, open, showMessage }: FormOptions): HTMLFormElement {
  const [email, password, code] = [createEmailField(texts), createPasswordField(texts), createCodeField(texts)];
  const submit = submitButton(texts);
  const forgot = createElement(
    'a',
    { href: '/forget-pwd' },
    texts.createTextNode(({ login }) => login.forgot),
  );
  forgot.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens another tab or window
    event.preventDefault();
    open('/forget-pwd');
  });
  const links = createElement('p', { class: account.links }, forgot);
  const form = createElement('form', { novalidate: true }, email.whole, password.whole, submit.button, links);

  const send = async () => {
    const asksCode = code.whole.isConnected;
    const fields = asksCode ? [email, password, code] : [email, password];
    const wrong = fields.filter((each) => !each.check());
    if (wrong[0]) return wrong[0].input.focus();
    const username = email.input.value;
    const given = asksCode ? { code: code.input.value } : {};
    submit.work(true);
    const answer = await requestToken({ username, password: password.input.value, ...given }, texts.language);
    if ('token' in answer) return onToken(answer.token, username);
    submit.work(false);
    const wantsCode = answer.code === 'SECOND_FACTOR';
    if (wantsCode) password.whole.after(code.whole);
    else code.whole.remove();
    if (!wantsCode || asksCode) await showMessage(failureText(answer, texts.language));
    (wantsCode ? code : password).input.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!submit.isWorking()) void send();
  });
  return form;
}

/** Submit button; it shows a spinner while the request is pending. */
function submitButton(texts: Texts) {
  const spinner = createElement('span', { class: classes.spinner, hidden: true }, createIcon(LoadingOutlined));
  const button = createElement(
    'button',
    { type: 'submit', class: `${classes.button} ${classes.primary} ${classes.large}` },
    spinner,
    texts.createTextNode(({ login }) => login.submit),
  );
  const setWorking = (isWorking: boolean) => {
    spinner.hidden = !isWorking;
    button.setAttribute('aria-busy', String(isWorking));
  };
  return { button, work: setWorking, isWorking: () => !spinner.hidden };
}
