import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SchemaQueries } from './schema-queries.js';
import { alterTable, createTable, dropTable } from './steps.js';
import {
  addColumn,
  addConstraint,
  addKey,
  addUniqueKey,
  dropColumn,
  dropConstraint,
  dropKey,
  modifyColumn,
  type TableChange,
} from './table-changes.js';

/** Each change with its inverse. */
const changes: [string, TableChange, TableChange][] = [
  ['a column', addColumn('width', 'INT NULL AFTER id'), dropColumn('width')],
  ['an index', addKey('shelf_place', ['place(3)', 'id']), dropKey('shelf_place')],
  ['a unique index', addUniqueKey('shelf_once', ['place', 'id']), dropKey('shelf_once')],
  ['a check', addConstraint('shelf_positive', 'CHECK (id > 0)'), dropConstraint('shelf_positive')],
  [
    'a foreign key',
    addConstraint('shelf_of_room', 'FOREIGN KEY (room_id) REFERENCES room (id)'),
    dropConstraint('shelf_of_room'),
  ],
];

describe('a change of the schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await database.dataSource.query('CREATE TABLE room (id INT NOT NULL PRIMARY KEY)');
    await database.dataSource.query(
      `CREATE TABLE shelf (id INT NOT NULL, place VARCHAR(20) NOT NULL, room_id INT NOT NULL,
        KEY shelf_room (room_id))`,
    );
  });
  afterAll(() => database.drop());

  const pending = (...wanted: TableChange[]) =>
    alterTable('shelf', ...wanted).pending(new SchemaQueries(database.dataSource));
  const make = async (change: TableChange) => {
    const statement = await pending(change);
    if (statement === undefined) throw new Error(`${change.text} is made already`);
    await database.dataSource.query(statement);
  };

  it.each(changes)('%s is made once, and taken back once', async (_, change, back) => {
    expect(await pending(back)).toBeUndefined();
    await make(change);
    expect(await pending(change)).toBeUndefined();
    await make(back);
    expect(await pending(back)).toBeUndefined();
    expect(await pending(change)).toBe(`ALTER TABLE shelf ${change.text}`);
  });

  it('of which a part is made already makes the rest', async () => {
    await make(addColumn('depth', 'INT NULL'));
    expect(await pending(addColumn('depth', 'INT NULL'), addKey('shelf_depth', ['depth']))).toBe(
      'ALTER TABLE shelf ADD KEY shelf_depth (depth)',
    );
  });

  it('of the columns of an index replaces it', async () => {
    await make(addKey('shelf_wide', ['id']));
    await make(addKey('shelf_wide', ['id', 'place']));
    expect(await pending(addKey('shelf_wide', ['id', 'place']))).toBeUndefined();
  });

  it('of the definition of a column may be made again', async () => {
    await make(modifyColumn('place', 'VARCHAR(30) NOT NULL'));
    await make(modifyColumn('place', 'VARCHAR(30) NOT NULL'));
  });

  it('of which tables there are', async () => {
    const schema = new SchemaQueries(database.dataSource);
    expect(await createTable('shelf', 'id INT').pending(schema)).toBeUndefined();
    expect(await createTable('aisle', 'id INT').pending(schema)).toBe('CREATE TABLE aisle (id INT)');
    expect(await dropTable('shelf').pending(schema)).toBe('DROP TABLE shelf');
    expect(await dropTable('aisle').pending(schema)).toBeUndefined();
  });
});
