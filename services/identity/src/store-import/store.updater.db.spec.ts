import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@depot/contracts/identity';
import { Importers, type ImportOptions, runImport, translateProblem } from '@depot/node-importing';
import { createStage } from '@depot/node-platform';
import type { TestApp, TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountsApp } from '../testing/accounts.js';

const header =
  'Name,Email,Wholesale price,Disabled,Credit policy,Credit limit,Payment terms,Shipping name,Shipping address 1,' +
  'Shipping address 2,Shipping city,Shipping state,Shipping ZIP code';
const austin = 'Alfa,1 Main St,,Austin,TX,78701';

describe('update of stores from a file', () => {
  let app: TestApp;
  let folder: string;
  let tenant: TestTenant;
  /** Another tenant with a store of the same name. */
  let witness: { tenant: TestTenant; before: unknown };
  let count = 0;
  /** Email addresses are unique over all tenants. */
  let email: string;

  beforeAll(async () => {
    ({ app } = await accountsApp());
    folder = await mkdtemp(join(tmpdir(), 'depot-store-updates-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await app.close();
  });

  async function bringAs(
    of: TestTenant,
    lines: readonly string[],
    mode: 'add' | 'update',
    more: Partial<ImportOptions>,
  ) {
    const path = join(folder, 'stores.csv');
    await writeFile(path, lines.join('\n'));
    const importer = app.app.get(Importers, { strict: false }).find('stores', mode)!;
    return app.inTenant(of.tenantId, () =>
      runImport(path, importer, app.db, { dryRun: false, stage: createStage(1), ...more }),
    );
  }
  const bring = (rows: string[], more: Partial<ImportOptions> = {}) =>
    bringAs(tenant, [header, ...rows], 'update', more);
  const check = (rows: string[]) => bring(rows, { dryRun: true });
  const add = async (...rows: string[]) =>
    expect(await bringAs(tenant, [header, ...rows], 'add', {})).toMatchObject({ result: 'applied' });
  const exported = async (of = tenant) =>
    (await app.as(of.manager).get('/api/user/export?format=csv')).bytes.toString().replace(/^\uFEFF/, '');
  const named = async (name: string) =>
    (await app.as(tenant.manager).get<{ list: User[] }>('/api/user?role=STORE')).body.list.find(
      (store) => store.name === name,
    )!;
  const messages = ({ problems }: Awaited<ReturnType<typeof bring>>) =>
    problems.map((problem) => Object.values(translateProblem(problem, 'gb')));

  beforeEach(async () => {
    count += 1;
    email = `alfa${count}@example.com`;
    if (count === 1) {
      const other = await app.seedTenant();
      await bringAs(other, [header, `Alfa,,Yes,,WARN,10,,${austin}`], 'add', {});
      witness = { tenant: other, before: await exported(other) };
    }
    tenant = await app.seedTenant();
  });

  it('changes filled cells, keeps the values of empty cells, and changes no other tenant', async () => {
    await add(`Alfa,${email},,,STOP,500,14,${austin}`);
    const rows = [`Alfa Foods,${email.toUpperCase()},Yes,,,750.5,21,,2 Main St,Dock 3,,,`];
    const outcome = await check(rows);
    expect(outcome).toMatchObject({ result: 'checked', rows: 1, changeCount: 6 });
    expect(outcome.changes.map(({ column, before, after }) => [column, before, after])).toEqual([
      ['Name', 'Alfa', 'Alfa Foods'],
      ['Wholesale price', 'No', 'Yes'],
      ['Credit limit', '500.00', '750.50'],
      ['Payment terms', '14', '21'],
      ['Shipping address 1', '1 Main St', '2 Main St'],
      ['Shipping address 2', '', 'Dock 3'],
    ]);
    const before = await named('Alfa');
    expect(before).toMatchObject({ creditLimit: 500, paymentTerms: 14 });
    expect(await bring(rows)).toMatchObject({ result: 'applied' });
    expect(await named('Alfa Foods')).toMatchObject({
      id: before.id,
      username: email,
      role: 'STORE',
      activated: false,
      disabled: false,
      wholesalePrice: true,
      creditPolicy: 'STOP',
      creditLimit: 750.5,
      paymentTerms: 21,
    });
    expect(await exported()).toContain('Alfa,2 Main St,Dock 3,Austin,TX,78701');
    expect(await exported(witness.tenant)).toBe(witness.before);
  });

  it('accepts its own export without changes', async () => {
    await add(`Alfa,${email},Yes,Yes,STOP,500,14,${austin}`, 'Beta,,,,,,,,,,,,');
    const lines = (await exported()).trimEnd().split(/\r?\n/);
    const outcome = await bringAs(tenant, lines, 'update', {});
    expect(outcome).toMatchObject({ result: 'applied', rows: lines.length - 1, changeCount: 0, problems: [] });
  });

  it('finds stores by exact name without an email address, enters a missing one, and adds the others', async () => {
    await add('Alfa,,,,,,,,,,,,', `Beta,beta${count}@example.com,,,,,,,,,,,`);
    const outcome = await bring([`Alfa,${email},,,,,,,,,,,`, 'alfa beta,,,,WARN,5,,,,,,,', 'Beta,,,,,,7,,,,,,']);
    expect(outcome).toMatchObject({ result: 'applied' });
    expect(await named('Alfa')).toMatchObject({ username: email });
    expect(await named('alfa beta')).toMatchObject({ creditPolicy: 'WARN', creditLimit: 5 });
    expect(await named('Beta')).toMatchObject({ paymentTerms: 7, username: `beta${count}@example.com` });
  });

  it('refuses another login, two stores of one name, two rows for one store, and existing names', async () => {
    await add(`Alfa,${email},,,,,,,,,,,`, 'Beta,,,,,,,,,,,,', 'Gamma,,,,,,,,,,,,', 'Delta,,,,,,,,,,,,');
    const gamma = await named('Gamma');
    await app.as(tenant.manager).put('/api/user', { id: gamma.id, name: 'Beta' });
    const outcome = await check([
      `Alfa,other${count}@example.com,,,,,,,,,,,`,
      'Beta,,,,,,7,,,,,,',
      `Delta,${email},,,,,,,,,,,`,
      'Delta,,,,,,7,,,,,,',
      'Delta,,,,,,8,,,,,,',
      `Epsilon,${tenant.manager.username},,,,,,,,,,,`,
    ]);
    expect(messages(outcome)).toEqual([
      [2, 'Name', 'There is already a store "Alfa".'],
      [3, 'Name', '“Beta” matches more than one store.'],
      [4, 'Name', 'There is already a store "Delta".'],
      [6, 'Name', 'Line 5 is about the same store, “Delta”.'],
      [7, 'Email', expect.any(String)],
    ]);
  });

  it('empties optional fields, and refuses the loss of a name, an address or an email address', async () => {
    await add(`Alfa,${email},Yes,Yes,STOP,500,14,${austin}`);
    const clear = '(clear)';
    const all = [`Alfa,,${clear},${clear},${clear},,（清空）,${clear},${clear},${clear},${clear},${clear},${clear}`];
    expect(await bring(all)).toMatchObject({ result: 'applied' });
    expect(await named('Alfa')).toMatchObject({
      wholesalePrice: false,
      disabled: false,
      creditPolicy: 'NONE',
      creditLimit: 0,
      paymentTerms: 30,
      username: email,
    });
    expect(await exported()).toContain(`${email},No,No,NONE,,30,,,,,,,Alfa,1 Main St,,Austin,TX,78701`);
    await bring([`Alfa,,,,,,,${austin}`]);
    const refused = await check([`${clear},${clear},,,,,,,,,,,`, `Alfa,,,,,50,,,,,${clear},,`]);
    expect(messages(refused)).toEqual([
      [2, 'Name', 'A value is needed here and cannot be cleared.'],
      [2, 'Email', 'A value is needed here and cannot be cleared.'],
      [3, 'Shipping city', 'A value is needed here.'],
      [3, 'Credit policy', 'Choose what happens to orders beyond the limit.'],
    ]);
  });

  it('refuses the whole file if a store was changed since its check, or between inspection and end', async () => {
    await add(`Alfa,${email},,,,,,,,,,,`, 'Beta,,,,,,,,,,,,');
    const rows = ['Alfa,,,,,,7,,,,,,', 'Beta,,,,,,8,,,,,,'];
    const { seen } = await check(rows);
    const alfa = await named('Alfa');
    const change = (paymentTerms: number) => app.as(tenant.manager).put('/api/user', { id: alfa.id, paymentTerms });
    await change(60);
    const stale = '“Alfa” was changed since the file was checked. Check the file again.';
    expect(messages(await bring(rows, { checked: seen! }))).toEqual([[2, '', stale]]);
    const onStaged = async () => void (await change(61));
    await expect(bring(rows, { onStaged })).rejects.toMatchObject({ code: 'STALE', values: { name: 'Alfa' } });
    expect([(await named('Alfa')).paymentTerms, (await named('Beta')).paymentTerms]).toEqual([61, 30]);
  });

  it('logs each changed field, before and after', async () => {
    await add(`Alfa,${email},,,STOP,500,14,,,,,,`);
    await bring(['Alfa,,,,WARN,750,,,,,,,']);
    const { id } = await named('Alfa');
    const lines = await app.database.dataSource.query<{ text_gb: string; before_json: string; after_json: string }[]>(
      `SELECT text_gb, before_json, after_json FROM activity_log WHERE tenant_id = ? AND operation = 'adminImport'`,
      [tenant.tenantId],
    );
    const parse = (text: string): unknown => JSON.parse(text);
    expect(lines.map((line) => [line.text_gb, parse(line.before_json), parse(line.after_json)])).toEqual([
      [
        'Updated 1 store from a file',
        { [`Alfa (#${id})`]: { creditPolicy: 'STOP', creditLimit: '500.00' } },
        { [`Alfa (#${id})`]: { creditPolicy: 'WARN', creditLimit: '750.00' } },
      ],
    ]);
  });
});
