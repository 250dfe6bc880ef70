import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Db } from '@depot/node-database';
import { Importers, runImport } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsApp } from '../testing/accounts.js';
import { offered } from '../testing/offered-products.module.js';

const header = 'Name,Email,Wholesale price,Shipping address 1,Shipping city,Shipping state,Shipping ZIP code';

describe('import of stores', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let folder: string;

  beforeAll(async () => {
    ({ app } = await accountsApp());
    tenant = await app.seedTenant();
    folder = await mkdtemp(join(tmpdir(), 'stores-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const bringIn = async (...lines: string[]) => bringInFile([header, ...lines]);
  const bringInFile = async (lines: readonly string[]) => {
    const path = join(folder, 'stores.csv');
    await writeFile(path, lines.join('\n'));
    const importer = app.app.get(Importers, { strict: false }).find('stores')!;
    return app.inTenant(tenant.tenantId, () =>
      runImport(path, importer, app.app.get(Db, { strict: false }), { dryRun: false, stage: createStage(1) }),
    );
  };
  const bringInCredit = async (...lines: string[]) =>
    bringInFile(['Name,Credit policy,Credit limit,账期（天）', ...lines]);
  const stores = async () => (await app.as(tenant.manager).get('/api/user?role=STORE')).body.list;

  it('creates stores with addresses, and offers them every product', async () => {
    const before = offered.length;
    const outcome = await bringIn('Alfa,Alfa@example.com,Yes,1 Main St,Austin,tx,78701', 'Beta,,,,,,');
    expect(outcome).toMatchObject({ result: 'applied', rows: 2, problemCount: 0 });
    const [alfa, beta] = (await stores()).filter(({ name }) => name === 'Alfa' || name === 'Beta');
    expect(alfa).toMatchObject({
      username: 'alfa@example.com',
      wholesalePrice: true,
      activated: false,
      disabled: false,
    });
    expect(beta).toMatchObject({ username: '', wholesalePrice: false });
    expect(offered.slice(before)).toEqual([alfa?.id, beta?.id]);
  });

  it('sets the credit policy, limit and payment terms of a store', async () => {
    expect(await bringInCredit('Stop,STOP,"1,500.50",14', 'Warn,提醒,,', 'Free,,,')).toMatchObject({
      result: 'applied',
    });
    const made = await stores();
    const termsOf = (name: string) => made.find((store) => store.name === name);
    expect(termsOf('Stop')).toMatchObject({ creditPolicy: 'STOP', creditLimit: 1500.5, paymentTerms: 14 });
    expect(termsOf('Warn')).toMatchObject({ creditPolicy: 'WARN', creditLimit: 0, paymentTerms: 30 });
    expect(termsOf('Free')).toMatchObject({ creditPolicy: 'NONE', paymentTerms: 30 });
  });

  it('refuses a limit without a policy, an unknown policy and terms of more than a year', async () => {
    const { problems } = await bringInCredit('One,,100,', 'Two,LATER,,', 'Three,WARN,1,366');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Credit policy'],
      [3, 'Credit policy'],
      [4, '账期（天）'],
    ]);
  });

  it('accepts the name of a user who is no store', async () => {
    const staff = await tenant.add('WAREHOUSE_OPS');
    expect(await bringIn(`${staff.name},,,,,,`)).toMatchObject({ result: 'applied', rows: 1 });
    expect(await bringIn(`${staff.name},,,,,,`)).toMatchObject({ result: 'refused', problemCount: 1 });
  });

  it('accepts a name that differs by accents, as the screens do', async () => {
    expect(await bringIn('Café Uno,,,,,,')).toMatchObject({ result: 'applied' });
    expect(await bringIn('Cafe Uno,,,,,,')).toMatchObject({ result: 'applied' });
    expect(await bringIn('CAFE UNO,,,,,,')).toMatchObject({ result: 'refused', problemCount: 1 });
  });

  it('refuses an email address that differs only by accents, with its row', async () => {
    const outcome = await bringIn('One,rene@example.com,,,,,', 'Two,rené@example.com,,,,,');
    expect(outcome).toMatchObject({ result: 'refused', problems: [{ line: 3, column: 'Email' }] });
  });

  it('reports every problem by line and column, and imports nothing', async () => {
    const count = (await stores()).length;
    const outcome = await bringIn(
      'Alfa,,,,,,',
      'Gamma,alfa@example.com,,,,,',
      'Delta,,,,Austin,,',
      'Omega,,,,,,',
      'omega,,,,,,',
    );
    expect(outcome.result).toBe('refused');
    expect(outcome.problems.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 'Name'],
        [3, 'Email'],
        [4, 'Shipping address 1'],
        [4, 'Shipping state'],
        [4, 'Shipping ZIP code'],
        [6, 'Name'],
      ]),
    );
    expect(outcome.problemCount).toBe(6);
    expect(await stores()).toHaveLength(count);
  });
});
