import { eventually, type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listServerProcesses } from './processes.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const server = (sql: string) => database.dataSource.query<unknown>(sql);

test('whoever writes a character of four bytes is seen, and hides nobody', async () => {
  const statement = `SELECT SLEEP(600), '𓀀 🍎 𠮷'`;
  const name = new URL(database.url).pathname.slice(1);
  const writing = server(statement).catch((failure: unknown) => failure);
  const writer = async () => (await listServerProcesses(server)).find((one) => one.statement === statement);
  const found = (await eventually(writer))!;
  expect(found).toMatchObject({ db: name, user: expect.any(String) });
  await server(`KILL ${found.id}`);
  await writing;
});
