import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { hashKeys } from './certified-locks.js';
import { Table } from './table.js';

interface Crate {
  id: number;
  tenantId: number;
  label: string;
}

const rows: Crate[] = [
  { id: 4, tenantId: 7, label: 'a' },
  { id: 9, tenantId: 7, label: 'b' },
];
const manager = {
  find: jest.fn(async (_entity: unknown, _asked: object) => rows),
  count: jest.fn(async (_entity: unknown, _asked: { where: unknown }) => 2),
  exists: jest.fn(async (_entity: unknown, _asked: { where: unknown }) => true),
  update: jest.fn(async (_entity: unknown, _where: unknown, _changes: unknown) => ({ affected: 2 })),
  delete: jest.fn(async (_entity: unknown, _where: unknown) => ({ affected: 1 })),
};
const certified: (readonly number[])[] = [];
const column = (name: 'id' | 'tenantId') => ({ propertyName: name, getEntityValue: (row: Crate) => row[name] });
const statements = {
  manage: <T>(work: (given: typeof manager) => T) => work(manager),
  certify: async (keys: () => readonly number[]) => void certified.push(keys()),
  dataSource: { getMetadata: () => ({ tableName: 'crate', primaryColumns: [column('tenantId'), column('id')] }) },
};
const crates = new Table<Crate>(statements as never, 'crate', () => ({ tenantId: 7 }));
beforeEach(() => void certified.splice(0));

describe('the rows of a tenant', () => {
  test('are found, counted, changed and deleted within it, whatever the condition says', async () => {
    const forged = { label: 'a', tenantId: 8 } as { label: string };
    const own = { label: 'a', tenantId: 7 };
    await crates.find(forged);
    await crates.count(forged);
    await crates.exists([forged, { label: 'b' }]);
    expect([await crates.update(forged, { label: 'c' }), await crates.delete(forged)]).toEqual([2, 1]);
    expect(manager.find).toHaveBeenCalledWith('crate', { where: own });
    expect(manager.count).toHaveBeenCalledWith('crate', { where: own });
    expect(manager.exists).toHaveBeenCalledWith('crate', { where: [own, { label: 'b', tenantId: 7 }] });
    expect(manager.update).toHaveBeenCalledWith('crate', own, { label: 'c' });
    expect(manager.delete).toHaveBeenCalledWith('crate', own);
  });

  test('are locked in the order of their keys, and the other nodes of a cluster know', async () => {
    expect(await crates.lock({ label: 'a' })).toBe(rows);
    expect(manager.find).toHaveBeenCalledWith('crate', {
      where: { label: 'a', tenantId: 7 },
      order: { tenantId: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    expect(certified).toEqual([hashKeys('crate', [4, 9])]);
  });

  test('one alone, or a refusal where there is none', async () => {
    expect(await crates.findOne({ id: 4 })).toBe(rows[0]);
    expect(await crates.requireLocked({ id: 4 })).toBe(rows[0]);
    manager.find.mockResolvedValueOnce([]);
    await expect(crates.require({ id: 5 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    manager.find.mockResolvedValueOnce([]);
    await expect(crates.requireLocked({ id: 5 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
