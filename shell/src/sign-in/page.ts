import { type Language, languages } from '@depot/contracts/errors';
import { languageNames, storedLanguage } from '@depot/i18n/language';
import {
  ExclamationCircleFilled,
  GlobalOutlined,
  MoonOutlined,
  storedTheme,
  SunOutlined,
  type ThemeChoice,
  themeChoices,
} from '@depot/ui/look';
import account from '../pages/account/account.module.css';
import { version } from '../version.js';
import { choiceMenu } from './choice.js';
import { element } from './dom.js';
import { signInForm } from './form.js';
import { showMessage } from './message.js';
import { iconOf, logo, shelves } from './pictures.js';
import classes from './sign-in.module.css';
import { filled, Texts } from './texts.js';

export interface SignInOptions {
  /** The server has ended a session, and the page shows that. */
  wasRefused: boolean;
  onToken: (token: string, username: string) => void;
  /** Goes to another page of the shell. */
  open: (path: string) => void;
  /** Stores the language; rejects if its texts fail to load. */
  chooseLanguage: (language: Language) => Promise<void> | void;
  chooseTheme: (choice: ThemeChoice) => void;
}

/**
 * Draws the sign-in page, without React or antd: it is there before anything else has loaded. Returns how to take it
 * away again.
 */
export function drawSignIn(root: HTMLElement, options: SignInOptions): () => void {
  const texts = new Texts(storedLanguage());
  texts.follow(
    ({ login }) => login.title,
    (title) => (document.title = `${title} · Depot`),
  );
  const page = element('div', { class: classes.page });
  const tell = (text: string): Promise<void> =>
    showMessage(
      page,
      text,
      texts.translate(({ login }) => login.close),
    );
  const form = signInForm({ texts, onToken: options.onToken, open: options.open, showMessage: tell });
  const side = element(
    'div',
    { class: account.side },
    head(texts, options, tell),
    main(texts, form, options),
    foot(texts),
  );
  page.append(element('div', { class: account.layout }, house(texts), side));
  root.replaceChildren(page);
  form.querySelector('input')?.focus();
  return () => page.remove();
}

function house(texts: Texts): HTMLElement {
  const line = element(
    'p',
    { class: account.line },
    texts.node(({ account: { line } }) => line),
  );
  return element('aside', { class: account.house, 'aria-hidden': 'true' }, line, shelves());
}

function main(texts: Texts, form: HTMLElement, { wasRefused }: SignInOptions): HTMLElement {
  const title = element(
    'h1',
    { class: account.title },
    texts.node(({ login }) => login.title),
  );
  const intro = element(
    'p',
    { class: account.intro },
    texts.node(({ login }) => login.intro),
  );
  const refused = element(
    'div',
    { role: 'alert', class: classes.refused },
    iconOf(ExclamationCircleFilled),
    element(
      'span',
      {},
      texts.node(({ login }) => login.refused),
    ),
  );
  return element('main', { class: account.main }, title, intro, ...(wasRefused ? [refused] : []), form);
}

function foot(texts: Texts): HTMLElement {
  const year = new Date().getFullYear();
  return element(
    'footer',
    { class: account.foot },
    element(
      'span',
      {},
      texts.node(({ footer }) => filled(footer.copyright, { year })),
    ),
    element(
      'span',
      {},
      texts.node(({ footer }) => filled(footer.version, { version })),
    ),
  );
}

function head(texts: Texts, options: SignInOptions, tell: (text: string) => Promise<void>): HTMLElement {
  const brand = element(
    'span',
    { class: account.brand },
    logo(30),
    texts.node(({ brand: name }) => name),
  );
  return element(
    'header',
    { class: account.top },
    brand,
    element('span', {}, languageChoice(texts, options, tell), themeChoice(texts, options)),
  );
}

/**
 * Switch between English and Chinese, each named in its own language. The language stays if the other one's texts fail
 * to load.
 */
function languageChoice(
  texts: Texts,
  { chooseLanguage }: SignInOptions,
  tell: (text: string) => Promise<void>,
): HTMLElement {
  const name = element('span', {});
  const button = element('button', { type: 'button', class: classes.button }, iconOf(GlobalOutlined), name);
  texts.follow(
    ({ language }) => language,
    (label) => {
      name.textContent = languageNames[texts.language];
      button.setAttribute('aria-label', `${label}: ${languageNames[texts.language]}`);
    },
  );
  return choiceMenu({
    button,
    options: languages.map((value) => ({ value, label: document.createTextNode(languageNames[value]) })),
    current: () => texts.language,
    choose: (language) => {
      const texted = chooseLanguage(language);
      if (!texted) return texts.speak(language);
      const failed = texts.translate(({ remoteFailed }) => remoteFailed);
      texted.then(
        () => texts.speak(language),
        () => tell(filled(failed, { title: languageNames[language] })),
      );
    },
  });
}

/** Light, dark, or as the system has it. */
function themeChoice(texts: Texts, { chooseTheme }: SignInOptions): HTMLElement {
  const button = element('button', { type: 'button', class: `${classes.button} ${classes.square}` });
  const current = () => storedTheme.get() ?? 'system';
  const show = () => button.replaceChildren(iconOf(current() === 'dark' ? MoonOutlined : SunOutlined));
  texts.follow(
    ({ theme }) => theme.label,
    (label) => button.setAttribute('aria-label', label),
  );
  show();
  return choiceMenu({
    button,
    options: themeChoices.map((value) => ({ value, label: texts.node(({ theme }) => theme[value]) })),
    current,
    choose: (value) => {
      chooseTheme(value);
      show();
    },
  });
}
