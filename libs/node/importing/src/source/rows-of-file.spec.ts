import { afterAll, describe, expect, test } from '@jest/globals';
import writeExcelFile from 'write-excel-file/node';
import { temporaryFiles } from '../testing/temporary-files.js';
import { zip } from '../testing/zip.js';
import { rowsOfFile } from './rows-of-file.js';

const files = temporaryFiles();
afterAll(files.remove);

async function read(content: string | Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of rowsOfFile(files.write(content))) rows.push(row);
  return rows;
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('text files', () => {
  test('quotes, line ends within cells, both kinds of line ends, empty rows', async () => {
    expect(await read('name,note\r\n"Smith, John","said ""hi""\nthen left"\r\n\r\nB,2\n')).toEqual([
      ['name', 'note'],
      ['Smith, John', 'said "hi"\nthen left'],
      [''],
      ['B', '2'],
    ]);
  });

  test.each([
    ['comma', 'a,b\n1,2\n'],
    ['semicolon', 'a;b\n1;2\n'],
    ['tab', 'a\tb\n1\t2\n'],
  ])('%s between cells', async (_name, text) =>
    expect((await read(text)).slice(0, 2)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  );

  test.each([
    ['UTF-8', Buffer.from('名称,价格\n奶酪,1\n')],
    ['UTF-8 with a mark', Buffer.from('\ufeff名称,价格\n奶酪,1\n')],
    ['UTF-16', utf16('名称,价格\n奶酪,1\n')],
    ['GB 18030', Buffer.from('c3fbb3c62cbcdbb8f10ac4ccc0d22c310a', 'hex')],
  ])('Chinese in %s', async (_name, content) =>
    expect((await read(content)).slice(0, 2)).toEqual([
      ['名称', '价格'],
      ['奶酪', '1'],
    ]),
  );

  test('western text of an old spreadsheet', async () =>
    expect((await read(Buffer.from('name\nGnocchi di nonna Alice, crème brûlée à la carte\n', 'latin1')))[1]?.join()).toContain(
      'crème brûlée',
    ));

  test('a quotation mark without an end is refused and does not read forever', async () => {
    const text = `a,b\n1,"${'x,y\n'.repeat(2_000_000)}`;
    await expect(read(text)).rejects.toThrow('a quotation mark is missing');
  });
});

/** A workbook with one sheet of these rows. */
const sheetOf = (rows: string) =>
  zip({
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });

describe('workbooks', () => {
  test('numbers, long codes, dates and yes/no come as texts', async () => {
    const book = await writeExcelFile([
      [{ value: 'code' }, { value: 'price' }, { value: 'date' }, { value: 'flag' }],
      [
        { value: 614141000036, type: Number },
        { value: 12.34, type: Number },
        { value: new Date(Date.UTC(2026, 2, 31)), type: Date, format: 'mm/dd/yyyy' },
        { value: true, type: Boolean },
      ],
    ]).toBuffer();
    expect(await read(book)).toEqual([
      ['code', 'price', 'date', 'flag'],
      ['614141000036', '12.34', '2026-03-31', 'true'],
    ]);
  });

  test('a formula counts with the value that the sheet showed; one that was never calculated is empty', async () => {
    const cells = '<c r="A1"><f>2*21</f><v>42</v></c><c r="B1"><f>HYPERLINK("http://x.test")</f></c><c r="C1"><v>7</v></c>';
    expect(await read(sheetOf(`<row r="1">${cells}</row>`))).toEqual([['42', '', '7']]);
  });

  test('an archive that is no workbook is refused by its content', async () =>
    expect(read(zip({ 'readme.txt': 'hello' }))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' }));

  test('a damaged workbook is refused', async () => {
    const book = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': '<worksheet/>' });
    for (const cut of [10, 40, book.length - 30]) await expect(read(book.subarray(0, cut))).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  test('a workbook that unpacks to gigabytes is refused before it is unpacked', async () => {
    const zeros = Buffer.alloc(64 * 1024 * 1024);
    const parts = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`xl/media/${index}.xml`, zeros]));
    await expect(read(zip({ 'xl/workbook.xml': '', ...parts }))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('one far-off cell does not make a table of millions', async () => {
    const sheet = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
    await expect(read(zip({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': sheet }))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
  });
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n\x00\x01', 'latin1')],
])('%s is refused', async (_name, content) =>
  expect(read(content)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'File type is incorrect!' }),
);
