import type { IdentityPort, UserFacts } from '@depot/contracts/identity';
import type { StatementPort } from '@depot/contracts/reports';
import { runInContext } from '@depot/node-context';
import { expect, test } from '@jest/globals';
import { PaperLogos } from '../printing/paper-logos.js';
import { PdfPrinter } from '../printing/pdf-printer.js';
import { statementOf } from '../testing/papers.js';
import { StatementDocumentService, statementsAtOnce } from './statement-document.service.js';

const sheet = {
  ...statementOf(1, 'LETTER'),
  payments: [],
  broughtForward: 0,
  balance: 9596,
  overdue: 0,
  formattedOverdue: '$0.00',
  asOf: '2026-11-30',
  nextDueDay: null,
  formattedNextDueDay: '',
  formattedNextDue: '',
};

class PlainPrinter extends PdfPrinter {
  override print(): Promise<Buffer> {
    return Promise.resolve(Buffer.from('%PDF'));
  }
}

const storeIds = Array.from({ length: statementsAtOnce + 2 }, (_, at) => at + 1);
/** One that the reader of statements knows nothing of. */
const withoutStatement = 3;
const asked: (readonly number[])[] = [];
const statements: StatementPort = {
  stores: () => Promise.resolve(storeIds),
  statements(ids) {
    asked.push(ids);
    return Promise.resolve(new Map(ids.filter((id) => id !== withoutStatement).map((id) => [id, sheet])));
  },
};
const identity: Pick<IdentityPort, 'users'> = {
  users: (ids = []) => Promise.resolve(new Map(ids.map((id) => [id, { name: 'A/B' } as UserFacts]))),
};

test('creates a file for every billed store, reads them in batches, and reports progress', async () => {
  const logos = new PaperLogos({ logo: () => Promise.resolve(Buffer.alloc(0)) });
  const service = new StatementDocumentService(statements, identity as IdentityPort, new PlainPrinter(), logos);
  const told: number[] = [];
  const archive = await runInContext({}, async () => {
    const { make, total } = await service.buildArchive({ start: 0, end: 1 });
    expect(total).toBe(storeIds.length);
    return make((done) => Promise.resolve(void told.push(done)));
  });
  expect(told).toEqual(storeIds);
  expect(asked.map(({ length }) => length)).toEqual([statementsAtOnce, 2]);
  const names = new Set(archive.toString('latin1').match(/A_B \(\d+\)\.pdf/g));
  expect([...names]).toEqual(storeIds.filter((id) => id !== withoutStatement).map((id) => `A_B (${id}).pdf`));
});
