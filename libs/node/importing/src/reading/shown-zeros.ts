import type { WorkbookPart } from './workbook-parts.js';

/** Zeros alone, maybe with a hyphen between them: `00000`, `00000\-0000`, `00000"-"0000`. */
const zerosAlone = /^0+(?:(?:\\-|-|"-")0+)?$/;
const buildAttributePattern = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`);
const attributes = {
  id: buildAttributePattern('numFmtId'),
  code: buildAttributePattern('formatCode'),
  style: buildAttributePattern('s'),
};
const typePattern = buildAttributePattern('t');

const readAttribute = (attribute: RegExp, tag: string) => attribute.exec(tag)?.[2];

/** Number formats that show leading zeros, by id; of several sections the first, which is that of such numbers. */
function readZeroFormats(styles: string): Map<string, string> {
  const formats = new Map<string, string>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    const code = (readAttribute(attributes.code, tag) ?? '').replaceAll('&quot;', '"').split(';', 1)[0] ?? '';
    const id = readAttribute(attributes.id, tag);
    if (id && code.length > 1 && zerosAlone.test(code)) formats.set(id, code.replace(/["\\]/g, ''));
  }
  return formats;
}

/** The formats of cells that show leading zeros, by the number of their style. */
function readZeroStyles(styles: string): Map<string, string> {
  const formats = readZeroFormats(styles);
  const cells = /<(?:\w+:)?cellXfs\b[^]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  const byStyle = [...cells.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].map(([tag]) => readAttribute(attributes.id, tag) ?? '');
  return new Map(
    byStyle.flatMap((id, style) => {
      const format = formats.get(id);
      return format ? [[String(style), format] as const] : [];
    }),
  );
}

/** An integer in its displayed format: as many digits as the format has zeros, with its hyphen. */
function formatDigits(digits: string, format: string): string {
  const [, behind = ''] = format.split('-');
  const whole = digits.padStart(format.replace('-', '').length, '0');
  return behind ? `${whole.slice(0, -behind.length)}-${whole.slice(-behind.length)}` : whole;
}

const numberCell = /<((?:\w+:)?)c(\s[^<>]*)>((?:<\1f\b[^<>]*>(?:[^<>]*<\/\1f>)?)?)<\1v>(\d+)<\/\1v><\/\1c>/g;

/** The parts of a workbook with ZIP codes and other codes as their cells show them: texts, in place of numbers. */
export function withShownZeros(parts: readonly WorkbookPart[]): readonly WorkbookPart[] {
  const styles = parts.find(({ name }) => name === 'xl/styles.xml')?.content.toString('latin1') ?? '';
  const formats = readZeroStyles(styles);
  if (formats.size === 0) return parts;
  return parts.map((part) => {
    if (!part.name.startsWith('xl/worksheets/')) return part;
    const text = part.content.toString('latin1').replace(numberCell, (cell, prefix, given, formula, digits) => {
      const format = formats.get(readAttribute(attributes.style, String(given)) ?? '');
      if (!format || (readAttribute(typePattern, String(given)) ?? 'n') !== 'n') return cell;
      const others = String(given).replace(typePattern, '');
      const value = `<${prefix}v>${formatDigits(String(digits), format)}</${prefix}v>`;
      return `<${prefix}c${others} t="str">${formula}${value}</${prefix}c>`;
    });
    return { ...part, content: Buffer.from(text, 'latin1') };
  });
}
