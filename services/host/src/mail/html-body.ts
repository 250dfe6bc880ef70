import { isUnder } from './foreign-links.js';

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => special[character] ?? character);

/** Matches addresses, and texts that mail programs treat as such, within escaped text. */
const link = /(?:https?:\/\/|www\.)[^\s<>"]+/gi;

/** Our own addresses as links. Those in names that people have chosen stay text, see `removeForeignLinks`. */
const linkAddresses = (text: string, home: string): string =>
  text.replace(link, (url) => (isUnder(home, url) ? `<a href="${url}" style="color:#0f766e">${url}</a>` : url));

/**
 * Without a language, programs draw characters and punctuation that several languages share in the style of another
 * one.
 */
const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const detectLanguage = (text: string): string => (chinese.test(text) ? ' lang="zh-CN"' : '');

/** HTML takes no notice of spaces at the beginning of a line. */
const formatIndented = (text: string): string => text.replace(/^ +/gm, (spaces) => '&nbsp;'.repeat(spaces.length));

const formatParagraph = (text: string, home: string): string => {
  const lines = formatIndented(linkAddresses(escapeText(text), home)).replaceAll('\n', '<br>');
  return `<p${detectLanguage(text)} style="margin:0 0 16px">${lines}</p>`;
};

/**
 * The text of a mail as HTML: one layout, no external content, light or dark by the reader's setting. `sender` is the
 * heading; addresses under `home` become links.
 */
export function formatHtmlBody(text: string, home: string, sender = ''): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((each) => formatParagraph(each, home))
    .join('');
  const head = sender && `<p style="margin:0 0 20px;font-weight:600;font-size:17px">${escapeText(sender)}</p>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">' +
    '<meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}' +
    'body{margin:0;padding:24px;font:15px/1.55 -apple-system,"Segoe UI",Roboto,"Noto Sans","PingFang SC",' +
    '"Microsoft YaHei",sans-serif}div{max-width:560px;margin:0 auto;overflow-wrap:anywhere}' +
    '@media (prefers-color-scheme:dark){a{color:#5eead4 !important}}</style></head>' +
    `<body><div>${head}${paragraphs}</div></body></html>`
  );
}
