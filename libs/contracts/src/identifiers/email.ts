import { foldCharacters, withoutTextMark } from './characters.js';

/** `"White Clover" <orders@clover.test>`, as mail programs copy it. */
const withName = /^[^<>]*<([^<>]+)>$/;

const link = 'mailto:';

/** An address as mails are sent to it: without the link around it, in small letters. */
export function canonicalEmail(text: string): string {
  const bare = withoutTextMark(foldCharacters(text));
  const address = (withName.exec(bare)?.[1] ?? bare).replaceAll(' ', '').toLowerCase();
  return address.startsWith(link) ? (address.slice(link.length).split('?', 1)[0] ?? '') : address;
}
