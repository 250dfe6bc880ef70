import type { Language } from '@depot/contracts/errors';
import cn from '../locales/cn.json';
import gb from '../locales/gb.json';

/** Texts of the shell for the sign-in page; listed individually, so that the build includes no others. */
const english = {
  brand: gb.brand,
  language: gb.language,
  remoteFailed: gb.remoteFailed,
  theme: gb.theme,
  account: gb.account,
  login: gb.login,
  secondFactor: gb.secondFactor,
  footer: gb.footer,
};
const chinese: typeof english = {
  brand: cn.brand,
  language: cn.language,
  remoteFailed: cn.remoteFailed,
  theme: cn.theme,
  account: cn.account,
  login: cn.login,
  secondFactor: cn.secondFactor,
  footer: cn.footer,
};

type SignInTexts = typeof english;
/** Selects a text and fills in its placeholders. */
export type TextPick = (texts: SignInTexts) => string;

/** Fills in `{{name}}`, as i18next does. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** Visible texts, which switch their language together and keep all input. */
export class Texts {
  private readonly places: (() => void)[] = [];

  constructor(private current: Language) {}

  get language(): Language {
    return this.current;
  }

  translate(pick: TextPick): string {
    return pick(this.current === 'cn' ? chinese : english);
  }

  /** Applies a text now and after each switch of the language. */
  watchText(pick: TextPick, show: (text: string) => void): void {
    const place = () => show(this.translate(pick));
    this.places.push(place);
    place();
  }

  /** A piece of text in the document. */
  createTextNode(pick: TextPick): Text {
    const node = document.createTextNode('');
    this.watchText(pick, (text) => (node.data = text));
    return node;
  }

  setLanguage(language: Language): void {
    this.current = language;
    this.places.forEach((place) => place());
  }
}
