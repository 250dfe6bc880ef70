import { Parser } from 'saxen';

/** Names of hidden sheets, from the part `xl/workbook.xml`. */
export function listHiddenSheets(workbook: Buffer): ReadonlySet<string> {
  const hidden = new Set<string>();
  const parser = new Parser();
  // The reader refuses damaged parts later.
  parser.on('error', () => undefined);
  parser.on('openTag', (tag, attributes, decode) => {
    if (tag.slice(tag.indexOf(':') + 1) !== 'sheet') return;
    const { name = '', state = 'visible' } = attributes();
    if (state !== 'visible') hidden.add(decode(name));
  });
  parser.write(workbook.toString('utf8'));
  parser.end();
  return hidden;
}
