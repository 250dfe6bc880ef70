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
import { version } from '../look/version.js';
import { createChoiceMenu } from './choice.js';
import { createElement } from './dom.js';
import { signInForm } from './form.js';
import { showMessage } from './message.js';
import account from './pages/account/account.module.css';
import { createIcon, createLogo, drawShelves } from './pictures.js';
import classes from './sign-in.module.css';
import { fillText, Texts } from './texts.js';

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
  texts.watchText(
    ({ login }) => login.title,
    (title) => (document.title = `${title} · Depot`),
  );
  const page = createElement('div', { class: classes.page });
  const showOnPage = (text: string): Promise<void> =>
    showMessage(
      page,
      text,
      texts.translate(({ login }) => login.close),
    );
  const form = signInForm({ texts, onToken: options.onToken, open: options.open, showMessage: showOnPage });
  const side = createElement(
    'div',
    { class: account.side },
    createHeader(texts, options, showOnPage),
    createMain(texts, form, options),
    createFooter(texts),
  );
  page.append(createElement('div', { class: account.layout }, createIllustration(texts), side));
  root.replaceChildren(page);
  form.querySelector('input')?.focus();
  return () => page.remove();
}

function createIllustration(texts: Texts): HTMLElement {
  const line = createElement(
    'p',
    { class: account.line },
    texts.createTextNode(({ account: { line } }) => line),
  );
  return createElement('aside', { class: account.house, 'aria-hidden': 'true' }, line, drawShelves());
}

function createMain(texts: Texts, form: HTMLElement, { wasRefused }: SignInOptions): HTMLElement {
  const title = createElement(
    'h1',
    { class: account.title },
    texts.createTextNode(({ login }) => login.title),
  );
  const intro = createElement(
    'p',
    { class: account.intro },
    texts.createTextNode(({ login }) => login.intro),
  );
  const refused = createElement(
    'div',
    { role: 'alert', class: classes.refused },
    createIcon(ExclamationCircleFilled),
    createElement(
      'span',
      {},
      texts.createTextNode(({ login }) => login.refused),
    ),
  );
  return createElement('main', { class: account.main }, title, intro, ...(wasRefused ? [refused] : []), form);
}

function createFooter(texts: Texts): HTMLElement {
  const year = new Date().getFullYear();
  return createElement(
    'footer',
    { class: account.foot },
    createElement(
      'span',
      {},
      texts.createTextNode(({ footer }) => fillText(footer.copyright, { year })),
    ),
    createElement(
      'span',
      {},
      texts.createTextNode(({ footer }) => fillText(footer.version, { version })),
    ),
  );
}

function createHeader(texts: Texts, options: SignInOptions, tell: (text: string) => Promise<void>): HTMLElement {
  const brand = createElement(
    'span',
    { class: account.brand },
    createLogo(30),
    texts.createTextNode(({ brand: name }) => name),
  );
  return createElement(
    'header',
    { class: account.top },
    brand,
    createElement('span', {}, createLanguageChoice(texts, options, tell), createThemeChoice(texts, options)),
  );
}

/**
 * Switch between English and Chinese, each named in its own language. The language stays if the other one's texts fail
 * to load.
 */
function createLanguageChoice(
  texts: Texts,
  { chooseLanguage }: SignInOptions,
  tell: (text: string) => Promise<void>,
): HTMLElement {
  const name = createElement('span', {});
  const button = createElement('button', { type: 'button', class: classes.button }, createIcon(GlobalOutlined), name);
  texts.watchText(
    ({ language }) => language,
    (label) => {
      name.textContent = languageNames[texts.language];
      button.setAttribute('aria-label', `${label}: ${languageNames[texts.language]}`);
    },
  );
  return createChoiceMenu({
    button,
    options: languages.map((value) => ({ value, label: document.createTextNode(languageNames[value]) })),
    current: () => texts.language,
    choose: (language) => {
      const texted = chooseLanguage(language);
      if (!texted) return texts.setLanguage(language);
      const failed = texts.translate(({ remoteFailed }) => remoteFailed);
      texted.then(
        () => texts.setLanguage(language),
        () => tell(fillText(failed, { title: languageNames[language] })),
      );
    },
  });
}

/** Light, dark, or as the system has it. */
function createThemeChoice(texts: Texts, { chooseTheme }: SignInOptions): HTMLElement {
  const button = createElement('button', { type: 'button', class: `${classes.button} ${classes.square}` });
  const findCurrent = () => storedTheme.get() ?? 'system';
  const show = () => button.replaceChildren(createIcon(findCurrent() === 'dark' ? MoonOutlined : SunOutlined));
  texts.watchText(
    ({ theme }) => theme.label,
    (label) => button.setAttribute('aria-label', label),
  );
  show();
  return createChoiceMenu({
    button,
    options: themeChoices.map((value) => ({ value, label: texts.createTextNode(({ theme }) => theme[value]) })),
    current: findCurrent,
    choose: (value) => {
      chooseTheme(value);
      show();
    },
  });
}
