import { describe, expect, it } from '@jest/globals';
import { withShownZeros } from './shown-zeros.js';

const styles = `<styleSheet><numFmts count="3">
  <numFmt numFmtId="164" formatCode="00000"/><numFmt formatCode="00000\\-0000" numFmtId="165"/>
  <numFmt numFmtId="166" formatCode="#,##0.00"/><numFmt numFmtId="167" formatCode="000000000000;@"/></numFmts>
  <cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>
  <cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"><alignment/></xf><xf numFmtId="165"/>
  <xf numFmtId="166"/><xf numFmtId="167"/></cellXfs></styleSheet>`;

function read(cells: string, styleSheet = styles): string {
  const parts = [
    { name: 'xl/styles.xml', content: Buffer.from(styleSheet) },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.from(cells) },
  ];
  return withShownZeros(parts)
    .find(({ name }) => name === 'xl/worksheets/sheet1.xml')!
    .content.toString();
}

describe('a number that its format shows with zeros', () => {
  it.each([
    ['<c r="A2" s="1"><v>2134</v></c>', '<c r="A2" s="1" t="str"><v>02134</v></c>'],
    ['<c r="A2" t="n" s="1"><v>2134</v></c>', '<c r="A2" s="1" t="str"><v>02134</v></c>'],
    ['<c r="A2" s="2"><v>21341234</v></c>', '<c r="A2" s="2" t="str"><v>02134-1234</v></c>'],
    ['<c r="A2" s="4"><v>42100005264</v></c>', '<c r="A2" s="4" t="str"><v>042100005264</v></c>'],
    ['<x:c s="1"><x:f>A1*2</x:f><x:v>7</x:v></x:c>', '<x:c s="1" t="str"><x:f>A1*2</x:f><x:v>00007</x:v></x:c>'],
    ['<c s="1"><v>123456</v></c>', '<c s="1" t="str"><v>123456</v></c>'],
  ])('%s is that text', (cell, expected) => expect(read(cell)).toBe(expected));

  it.each([
    '<c r="A2" s="0"><v>2134</v></c>',
    '<c r="A2" s="3"><v>2134</v></c>',
    '<c r="A2"><v>2134</v></c>',
    '<c r="A2" s="1" t="s"><v>2</v></c>',
    '<c r="A2" s="1"><v>12.5</v></c>',
  ])('%s stays as it is', (cell) => expect(read(cell)).toBe(cell));

  it('is looked for only where a format has zeros', () => {
    const cell = '<c s="1"><v>2134</v></c>';
    expect(read(cell, '<styleSheet/>')).toBe(cell);
  });
});
