import { buildSheet, buildWorkbook, workbookOfRows, zip } from '@depot/node-testing';
import { afterAll, describe, expect, test } from '@jest/globals';
import writeExcelFile from 'write-excel-file/node';
import { day, localTime } from '../cells/index.js';
import { temporaryFiles } from '../testing/temporary-files.js';
import { readTables } from './tables.js';

const files = temporaryFiles();
afterAll(files.remove);

async function read(content: string | Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  const { all } = await readTables(files.write(content), () => false);
  for await (const row of all[0]?.rows ?? []) rows.push(row);
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
    expect(
      (await read(Buffer.from('name\nGnocchi di nonna Alice, crème brûlée à la carte\n', 'latin1')))[1]?.join(),
    ).toContain('crème brûlée'));

  test('a quotation mark without an end is refused and does not read forever', async () => {
    const text = `a,b\n1,"${'x,y\n'.repeat(2_000_000)}`;
    await expect(read(text)).rejects.toThrow('Perhaps a quotation mark is missing');
  });
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

  test('a date cell is the day and the minute that the sheet shows', async () => {
    const shown = Array.from({ length: 24 * 60 }, (_, minute) => new Date(Date.UTC(2010, 11, 1, 0, minute)));
    const cells = shown.map((value) => [{ value, type: Date, format: 'm/d/yy h:mm' }]);
    const rows = await read(await writeExcelFile([[{ value: 'date' }], ...cells]).toBuffer());
    const times = rows.slice(1).map(([text]) => localTime().parse(text));
    expect(times).toEqual(shown.map((value) => value.toISOString().slice(0, 19)));
    expect(new Set(rows.slice(1).map(([text]) => day().parse(text)))).toEqual(new Set(['2010-12-01']));
  });

  test('a time that was kept with few digits is a whole second', async () => {
    const value = new Date(Date.UTC(2010, 11, 1, 8, 25, 59, 993));
    const book = await writeExcelFile([[{ value, type: Date, format: 'm/d/yy h:mm' }]]).toBuffer();
    expect(await read(book)).toEqual([['2010-12-01 08:26:00']]);
  });

  test('a formula counts with the value that the sheet showed; one that was never calculated is empty', async () => {
    const cells =
      '<c r="A1"><f>2*21</f><v>42</v></c><c r="B1"><f>HYPERLINK("http://x.test")</f></c><c r="C1"><v>7</v></c>';
    expect(await read(workbookOfRows(`<row r="1">${cells}</row>`))).toEqual([['42', '', '7']]);
  });

  test('a formula that failed comes as what the sheet showed, and not as nothing', async () => {
    const cells = '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c t=\'e\' r="B1"><v>#N/A</v></c>';
    const text = '<c r="C1" t="inlineStr"><is><t>&lt;c t="e"></t></is></c>';
    expect(await read(workbookOfRows(`<row r="1">${cells}${text}</row>`))).toEqual([['#DIV/0!', '#N/A', '<c t="e">']]);
  });

  test.each(['1', 'true'])('days are counted from 1904 where the workbook says so: %s', async (says) => {
    const book = buildWorkbook(buildSheet('<row r="1"><c r="A1" s="0"><v>44650</v></c></row>'), {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    });
    const from1904 = book['xl/workbook.xml'].replace('<sheets>', `<workbookPr date1904="${says}"/><sheets>`);
    expect(await read(zip({ ...book, 'xl/workbook.xml': from1904 }))).toEqual([['2026-03-31']]);
    expect(await read(zip(book))).toEqual([['2022-03-30']]);
  });

  test('an archive that is no workbook is refused by its content', async () =>
    expect(read(zip({ 'readme.txt': 'hello' }))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' }));

  test('a damaged workbook is refused', async () => {
    const book = zip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': '<worksheet/>' });
    for (const cut of [10, 40, book.length - 30])
      await expect(read(book.subarray(0, cut))).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('what is larger than it may be', () => {
  test('what is packed within a workbook stays packed', async () => {
    const inner = zip(buildWorkbook(buildSheet('<row></row>')));
    const book = zip(
      buildWorkbook(buildSheet('<row r="1"><c r="A1"><v>7</v></c></row>'), {
        'xl/embeddings/a.xlsx': inner,
        'customXml/item1.xml': 'x'.repeat(3_000_000),
      }),
    );
    expect(await read(book)).toEqual([['7']]);
  });
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n\x00\x01', 'latin1')],
])('%s is refused', async (_name, content) =>
  expect(read(content)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'File type is incorrect!' }),
);
