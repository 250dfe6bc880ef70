import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import { unlimitedStatements } from './tenant-predicates.mjs';

describe('statements that name a tenant limit themselves to it', () => {
  test.each([
    ['a condition that is always true', 'SELECT id FROM orders o WHERE :tenantId = :tenantId AND o.id = :id'],
    ['a column that is only read', 'SELECT id, :tenantId tenant_id FROM orders WHERE id = :id'],
    ['another comparison', 'DELETE FROM orders WHERE tenant_id <> :tenantId'],
  ])('%s is found', (_what, sql) => {
    expect(unlimitedStatements(`db.query(\`${sql}\`)`)).toHaveLength(1);
  });

  test.each([
    'SELECT id FROM orders o WHERE o.tenant_id = :tenantId AND o.id = :id',
    'INSERT INTO orders (tenant_id, id) VALUES (:tenantId, :id)',
    'SELECT id FROM registry',
  ])('%s is fine', (sql) => {
    expect(unlimitedStatements(`db.query('${sql}')`)).toEqual([]);
  });

  test('those of the product', () => {
    const listed = execFileSync('git', ['ls-files', 'services/*.ts', 'libs/node/*.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const sources = listed.split('\n').filter((file) => file && !/\.spec\.ts$|\/test(ing)?\//.test(file));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => unlimitedStatements(readFileSync(join(root, file), 'utf8'), file))).toEqual([]);
  });
});
