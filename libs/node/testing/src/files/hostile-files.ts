import { constants, deflateRawSync } from 'node:zlib';
import { type Packed, zip, type ZipContent } from './zip.js';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const megabyte = 1024 * 1024;

/** A workbook whose only sheet is this XML. */
export const buildWorkbook = (sheet: ZipContent, more: Record<string, ZipContent> = {}) => ({
  'xl/workbook.xml': `<workbook xmlns:r="${relationships}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
  ...more,
});

/** A sheet of these rows. */
export const buildSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of these rows. */
export const workbookOfRows = (rows: string) => zip(buildWorkbook(buildSheet(rows)));

/** Packs a repeated text without holding the unpacked content in memory. */
function repeated(start: string, text: string, bytes: number): Packed {
  const piece = Buffer.from(text.repeat(Math.ceil(megabyte / text.length)));
  const flushed = (content: Buffer) => deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.ceil(bytes / piece.length);
  const packed = Buffer.concat([
    flushed(Buffer.from(start)),
    ...Array.from<Buffer>({ length: times }).fill(flushed(piece)),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return { packed, size: start.length + times * piece.length };
}

const far = (cell: string) => workbookOfRows(`<row r="1048576"><c ${cell}><v>1</v></c></row>`);
const bomb = () => repeated('<worksheet><sheetData>', '<row></row>', 1600 * megabyte);
const plainSheet = buildSheet('<row r="1"><c r="A1" t="str"><v>Name</v></c></row>');

/** Workbooks that need time or memory out of proportion to their size. */
export const hostileWorkbooks = {
  '600 KB of the beginnings of cells': () => zip(buildWorkbook(buildSheet('<c '.repeat(200_000)))),
  'one far-off cell': () => far('r="XFD1048576"'),
  'one far-off cell in single quotes': () => far("r='XFD1048576'"),
  'one far-off cell in entities': () => far('r="&#88;FD1048576"'),
  'one far-off cell under a prefix': () => far('x:r="XFD1048576"'),
  'a row in the billions': () => workbookOfRows('<row r="4294967295"><c r="A1"><v>1</v></c></row>'),
  'a cell without a column that exists': () => workbookOfRows('<row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row>'),
  'gigabytes of rows': () => zip(buildWorkbook(bomb())),
  'gigabytes that the directory does not tell of': () => zip(buildWorkbook(bomb()), { directorySize: 200 }),
  'gigabytes of shared strings': () =>
    zip(buildWorkbook(plainSheet, { 'xl/sharedStrings.xml': repeated('<sst>', '<si><t>x</t></si>', 1600 * megabyte) })),
  'millions of empty shared strings': () =>
    zip(buildWorkbook(plainSheet, { 'xl/sharedStrings.xml': repeated('<sst>', '<si></si>', 60 * megabyte) })),
  'elements within elements': () => zip(buildWorkbook(repeated('<worksheet><sheetData>', '<row>', 60 * megabyte))),
  'an attribute without an end': () => zip(buildWorkbook(repeated('<worksheet><sheetData><c r="', 'A', 60 * megabyte))),
  'thousands of entries': () =>
    zip({
      ...buildWorkbook(plainSheet),
      ...Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`xl/${n}.xml`, ''])),
    }),
  'an archive in the archive': () => zip({ 'inner.xlsx': zip(buildWorkbook(bomb())) }),
} satisfies Record<string, () => Buffer>;

/** Text files of the same kind. */
export const hostileTexts = {
  'a quotation mark without an end': () => Buffer.from(`Name,Price\n1,"${'x,y\n'.repeat(15 * megabyte)}`),
  'one line of 60 MB': () => Buffer.from(`Name,Price\n${'x'.repeat(60 * megabyte)}`),
  'one line of 30 million cells': () => Buffer.from(`Name,Price\n${','.repeat(30 * megabyte)}`),
  '60 million empty lines': () => Buffer.from(`Name,Price${'\n'.repeat(60 * megabyte)}`),
  'one row of quoted cells without an end': () => Buffer.from(`Name\n${'"x" "y",'.repeat(7 * megabyte)}`),
} satisfies Record<string, () => Buffer>;
