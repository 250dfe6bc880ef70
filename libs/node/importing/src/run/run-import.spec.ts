import { createStage } from '@depot/node-platform';
import { buildSheet, zip } from '@depot/node-testing';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Importer, NumberedRow } from '../importer.js';
import { type RowProblem, translateProblem } from '../problems/problem.js';
import type { OrderRow as Row } from '../testing/order-row.js';
import { temporaryFiles } from '../testing/temporary-files.js';
import { type ImportProgress, runImport, type Transactions } from './run-import.js';

const files = temporaryFiles();
afterAll(files.remove);

/** Stands for a database: writes count only after their transaction committed, and are visible after publishing. */
let stored: string[];
let staged: string[];
let isPublished: boolean;
let attempts: number;
let conflicts: number;
let written: string[];
const transactions: Transactions = {
  async transaction(work) {
    for (;;) {
      attempts += 1;
      written = [];
      const result = await work();
      if (conflicts > 0) {
        conflicts -= 1;
        continue;
      }
      staged.push(...written);
      if (isPublished) stored.push(...staged);
      return result;
    }
  },
};

let batchSizes: number[];
let lookedSizes: number[];
const taken = { gb: 'The name is taken.', cn: '名称已被使用。' };
const importer: Importer<Row> = {
  kind: 'products',
  columns: [
    { field: 'order', title: { gb: 'Order', cn: '订单' }, required: true },
    { field: 'name', title: { gb: 'Name', cn: '名称' }, aliases: ['Product'], required: true },
    { field: 'price', title: { gb: 'Price', cn: '价格' }, required: true },
    { field: 'note', title: { gb: 'Note', cn: '备注' } },
  ],
  rows: { module: new URL('../../dist/testing/order-row.js', import.meta.url), schema: 'orderRow' },
  groupBy: ({ order }) => order,
  inspect: ({ reject, creates }) => ({
    async look(rows) {
      lookedSizes.push(rows.length);
      for (const { line, cells } of rows) {
        if (cells.name === 'taken') reject(line, 'name', taken);
        if (cells.note) creates('suppliers', cells.note);
      }
    },
  }),
  staging: {
    open: () => Promise.resolve(),
    publish: async () => void (isPublished = true),
    clear: async () => false,
  },
  async apply(rows: readonly NumberedRow<Row>[], reject) {
    batchSizes.push(rows.length);
    for (const { line, row } of rows) {
      if (row.name === 'since') reject(line, 'name', taken);
      written.push(`${row.order}:${row.name}:${row.price}`);
    }
  },
};

beforeEach(() => {
  stored = [];
  staged = [];
  isPublished = false;
  batchSizes = [];
  lookedSizes = [];
  attempts = 0;
  conflicts = 0;
});

const run = (text: string, dryRun = false) =>
  runImport(files.write(text), importer, transactions, { dryRun, stage: createStage(1) });

test('maps the header by title in either language, field or alias, and says what it ignored', async () => {
  const outcome = await run('价格, Product ,ORDER,colour\n1.50,Chai,A1,red\n');
  expect(outcome).toMatchObject({ result: 'applied', rows: 1, ignoredColumns: ['colour'] });
  expect(stored).toEqual(['A1:Chai:150']);
});

test('neither what a spreadsheet failed to compute nor what lost a character is a value', async () => {
  const outcome = await run(
    'Order,Product,Price,Note\nA1,#N/A,1,\nA2,#NAME?,#REF!,\nA3,Chang,1,奶\ufffd\nA4,#1 ham,1,\n',
  );
  expect(outcome.problems.map((problem) => [problem.line, translateProblem(problem, 'gb').message])).toEqual([
    [2, '“#N/A” is an error of the spreadsheet and no value.'],
    [3, '“#NAME?” is an error of the spreadsheet and no value.'],
    [3, '“#REF!” is an error of the spreadsheet and no value.'],
    [4, 'A character of “奶\ufffd” was lost when the file was saved.'],
  ]);
});

test('a row in which a cell failed is told what else is wrong in it, and nothing that follows from that cell', async () => {
  const outcome = await run('Order,Product,Price,Note\nA1,#N/A,abc,\n,Chai,#REF!,\nA3,taken,1,#N/A\n');
  expect(outcome.problems.map((problem) => Object.values(translateProblem(problem, 'gb')))).toEqual([
    [2, 'Product', '“#N/A” is an error of the spreadsheet and no value.'],
    [2, 'Price', '“abc” is not a number from 0 to 10000000 with at most two decimals.'],
    [3, 'Price', '“#REF!” is an error of the spreadsheet and no value.'],
    [3, 'Order', 'A value is needed here.'],
    [4, 'Note', '“#N/A” is an error of the spreadsheet and no value.'],
    [4, 'Product', 'The name is taken.'],
  ]);
});

test('decimals follow a comma where semicolons part the cells; what could be read in two ways is refused', async () => {
  const outcome = await run('Order;Product;Price\nA1;Chai, green;1,99\nA2;Chang;1.234,5\nA3;Ikura;0.75\n');
  expect(outcome).toMatchObject({ result: 'applied', rows: 3 });
  expect(stored).toEqual(['A1:Chai, green:199', 'A2:Chang:123450', 'A3:Ikura:75']);
  const unclear = await run('Order;Product;Price\nA1;Chai;1,234\nA2;Chang;1.234\n');
  expect(unclear.problems.map((problem) => translateProblem(problem, 'gb').message)).toEqual(
    ['1,234', '1.234'].map((text) => `“${text}” is not a number from 0 to 10000000 with at most two decimals.`),
  );
  expect(await run('Order,Product,Price\nA1,Chai,"1,99"\n')).toMatchObject({ result: 'refused', problemCount: 1 });
});

test('every wrong cell is named by line, column and in the reader’s language, and nothing is written', async () => {
  const outcome = await run('Order,Product,Price\nA1,Chai,1.50\nA2,,abc\n\nA3,Chang,1.999\n');
  expect(outcome).toMatchObject({ result: 'refused', problemCount: 3 });
  expect(outcome.problems.map((problem) => translateProblem(problem, 'gb'))).toEqual([
    { line: 3, column: 'Product', message: 'A value is needed here.' },
    { line: 3, column: 'Price', message: '“abc” is not a number from 0 to 10000000 with at most two decimals.' },
    { line: 5, column: 'Price', message: '“1.999” is not a number from 0 to 10000000 with at most two decimals.' },
  ]);
  expect(translateProblem(outcome.problems[0]!, 'cn').message).toBe('此处必须填写。');
  expect(attempts).toBe(0);
});

test('a row that only the database refuses undoes the whole file', async () => {
  const outcome = await run('order,name,price\nA,x,1\nB,since,1\nC,y,1\n');
  expect(outcome.problems.map((problem) => translateProblem(problem, 'cn'))).toEqual([
    { line: 3, column: 'name', message: taken.cn },
  ]);
  expect(outcome.result).toBe('refused');
  expect(stored).toEqual([]);
});

test('what only the database knows is said together with wrong cells, in the order of the lines', async () => {
  const outcome = await run('order,name,price\nA,taken,1\nB,x,abc\nC,taken,abc\n');
  expect(outcome.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'name'],
    [3, 'price'],
    [4, 'price'],
    [4, 'name'],
  ]);
  expect(attempts).toBe(0);
});

test('what would be made beside the rows is told before it is', async () => {
  expect((await run('order,name,price,note\nA,x,1,Farm\nB,y,1,Dairy\n', true)).creates).toEqual([
    { what: 'suppliers', names: ['Farm', 'Dairy'], count: 2 },
  ]);
});

test('a dry run looks, and begins no transaction', async () => {
  expect(await run('order,name,price\nA,x,1\n', true)).toMatchObject({ result: 'checked', rows: 1 });
  expect(lookedSizes).toEqual([1]);
  expect([batchSizes, attempts]).toEqual([[], 0]);
});

test('a step that the database repeats is written once', async () => {
  conflicts = 2;
  await run('order,name,price\nA,x,1\nB,y,2\n');
  expect(attempts).toBe(4);
  expect(stored).toEqual(['A:x:100', 'B:y:200']);
});

const orderHeader = 'order,name,price';
const sheetCells = (lines: readonly string[]) =>
  lines
    .map((line, row) =>
      line === ''
        ? ''
        : `<row r="${row + 1}">${line
            .split(',')
            .map((cell, index) => `<c r="${'ABCDEF'[index]}${row + 1}" t="str"><v>${cell}</v></c>`)
            .join('')}</row>`,
    )
    .join('');
/** A workbook of sheets, each by its name, of lines of cells. */
function workbook(sheets: Record<string, readonly string[]>, hidden: readonly string[] = []): Buffer {
  const names = Object.keys(sheets);
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="${relationships}"><sheets>${names
      .map(
        (name, index) =>
          `<sheet name="${name}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="r${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, index) =>
          `<Relationship Id="r${index}" Type="${relationships}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((lines, index) => [`xl/worksheets/sheet${index}.xml`, buildSheet(sheetCells(lines))]),
    ),
  });
}
const told = ({ problems }: { problems: readonly RowProblem[] }) =>
  problems.map((problem) => Object.values(translateProblem(problem, 'gb')));

describe('a header that is not in the first line', () => {
  test.each([
    ['a line that names the separator', 'sep=;\norder;name;price\nA;x;1,50\n', 3],
    ['that line in quotation marks, and a separator of its own', '"sep=|"\norder|name|price\nA|x|1.50\n', 3],
    ['empty lines', '\n,,\n\norder,name,price\nA,x,1.50\n', 5],
    ['a title and a note', 'Order list, as of May\nAll prices, in dollars\norder;name;price\nA;x;1,50\n', 4],
    ['the title of a column', 'Name\norder,name,price\nA,x,1.50\n', 3],
  ])('%s', async (_name, text, line) => {
    expect(await run(text)).toMatchObject({ result: 'applied', rows: 1 });
    expect(stored).toEqual(['A:x:150']);
    const wrong = await run(text.replace(/1[.,]50/, 'abc'));
    expect(wrong.problems.map((problem) => [problem.line, problem.column])).toEqual([[line, 'price']]);
  });

  test('a cover sheet, and a hidden sheet of the same columns', async () => {
    const sheets = { Old: [orderHeader, 'B,y,2'], Cover: ['Spring list'], Prices: ['', orderHeader, 'A,x,1'] };
    const path = files.write(workbook(sheets, ['Old']));
    expect(await runImport(path, importer, transactions, { dryRun: false, stage: createStage(1) })).toMatchObject({
      result: 'applied',
      rows: 1,
    });
    expect(stored).toEqual(['A:x:100']);
  });

  test.each([
    ['a hidden sheet alone', { A: [orderHeader, 'A,x,1'], B: ['x'] }, [[1, '', /sheet “A”, which is hidden/]]],
    ['two sheets', { B: ['', orderHeader, 'A,x,1'], C: [orderHeader, 'B,y,1'] }, [[1, '', /“B” and “C” both have/]]],
    [
      'a sheet that lacks a column',
      { B: ['Cover'], C: ['', 'order,name'] },
      [[2, 'Price', /missing on the sheet “C”/]],
    ],
    ['no header at all', { B: ['', 'Cover'], C: ['x'] }, [[2, '', /These are needed: Order, Name, Price\./]]],
  ])('%s is named by sheet and line', async (_name, sheets, problems) => {
    const path = files.write(workbook(sheets, ['A']));
    const outcome = await runImport(path, importer, transactions, { dryRun: true, stage: createStage(1) });
    expect(told(outcome)).toEqual(
      problems.map(([line, column, message]) => [line, column, expect.stringMatching(message as RegExp)]),
    );
  });
});

describe('headers', () => {
  test.each([
    ['a required column is missing', 'order,price\nA,1\n', { column: 'Name', message: 'This column is missing.' }],
    [
      'a column stands there twice',
      'order,name,product,price\nA,x,y,1\n',
      { column: 'product', message: 'This column stands in the file twice.' },
    ],
    ['nothing below', 'order,name,price\n\n', { column: '', message: 'The file has no rows below the header.' }],
  ])('%s', async (_name, text, problem) => {
    const { problems } = await run(text);
    expect(translateProblem(problems[0]!, 'gb')).toEqual({ line: 1, ...problem });
  });

  test('a row may not have more cells than the header', async () => {
    const { problems } = await run('order,name,price\nA,x,1,surplus\n');
    expect(translateProblem(problems[0]!, 'gb')).toEqual({
      line: 2,
      column: '',
      message: 'This row has more cells than the header.',
    });
  });
});

test('a letter that a file puts together of parts is the one letter', async () => {
  await run('order,name,price\nA,Cafe\u0301,1\n');
  expect(stored).toEqual(['A:Caf\u00E9:100']);
});

test('large files arrive in batches that cut no group, with progress, and list only the first problems', async () => {
  const lines = Array.from({ length: 5400 }, (_, index) => `O${Math.floor(index / 700)},n${index},1`);
  const seen: ImportProgress[] = [];
  const path = files.write(`order,name,price\n${lines.join('\n')}\n`);
  const outcome = await runImport(path, importer, transactions, {
    dryRun: false,
    stage: createStage(1),
    onProgress: (progress) => seen.push(progress),
  });
  expect(outcome).toMatchObject({ result: 'applied', rows: 5400 });
  expect(stored).toHaveLength(5400);
  expect(batchSizes.length).toBeGreaterThan(1);
  expect(batchSizes.slice(0, -1).every((size) => size % 700 === 0)).toBe(true);
  expect(seen.at(-1)).toEqual({ phase: 'applying', done: 5400, total: 5400 });

  const wrong = await run(`order,name,price\n${'A,,x\n'.repeat(1500)}`);
  expect(wrong.problemCount).toBe(3000);
  expect(wrong.problems).toHaveLength(1000);
});

test('a file is looked through in short steps, with a rest after each, so that others are served in between', async () => {
  const lines = Array.from({ length: 1050 }, (_, index) => `O${index},n${index},1`);
  const path = files.write(`order,name,price\n${lines.join('\n')}\n`);
  let rests = 0;
  const pause = () => {
    rests += 1;
    return Promise.resolve();
  };
  await runImport(path, importer, transactions, { dryRun: false, stage: createStage(1), pause });
  expect(lookedSizes.reduce((sum, size) => sum + size)).toBe(1050);
  expect(Math.max(...lookedSizes)).toBeLessThanOrEqual(100);
  expect(rests).toBeGreaterThanOrEqual(lookedSizes.length);
});

test('while others are served, what is written in one step is a quarter', async () => {
  const lines = Array.from({ length: 600 }, (_, index) => `O${index},n${index},1`);
  const path = files.write(`order,name,price\n${lines.join('\n')}\n`);
  const isShared = () => batchSizes.length >= 2;
  await runImport(path, importer, transactions, { dryRun: false, stage: createStage(1), isShared });
  const [alone, beside] = [batchSizes.slice(0, 2), batchSizes.slice(2)];
  expect(alone).toEqual([100, 100]);
  expect(new Set(beside)).toEqual(new Set([25]));
});
