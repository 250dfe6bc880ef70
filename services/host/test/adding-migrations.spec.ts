import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sortMigrations } from '@depot/node-database';
import { expect, test } from '@jest/globals';
import { allMigrations } from '../src/host.js';

const root = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
interface Release {
  version: string;
  /** The newest migration that it knows. */
  schema: string;
}

/**
 * Statements that break a process without the migration: removed, renamed or narrowed columns. Dropping a constraint is
 * not among them.
 */
const takes = /\b(?:DROP COLUMN|DROP TABLE|RENAME|MODIFY|CHANGE|ADD CONSTRAINT|ADD UNIQUE)\b/;
/** A column that it would have to fill. */
const wants = (clause: string) => /ADD COLUMN/.test(clause) && /NOT NULL/.test(clause) && !/DEFAULT/.test(clause);

const isProblem = (text: string) => takes.test(text) || text.split(/, (?=ADD )/).some(wants);

test.each([
  ['ALTER TABLE a DROP COLUMN b', true],
  ['ALTER TABLE a MODIFY COLUMN b BIGINT NOT NULL', true],
  ["ALTER TABLE a ADD COLUMN b INT NOT NULL COMMENT 'x'", true],
  ["ALTER TABLE a ADD COLUMN b INT NOT NULL DEFAULT 0 COMMENT 'x', ADD COLUMN c INT NOT NULL", true],
  ["ALTER TABLE a ADD COLUMN b INT NOT NULL DEFAULT 0 COMMENT 'x', ADD COLUMN c INT NULL, ADD KEY d (b)", false],
  ['CREATE TABLE a (b INT NOT NULL PRIMARY KEY)', false],
  ['ALTER TABLE a DROP CONSTRAINT b', false],
])('%s', (text, expected) => expect(isProblem(text)).toBe(expected));

test('what comes after the newest release only adds, or the changelog has every process ended first', () => {
  const releases = JSON.parse(textOf('lab/upgrade/releases.json')) as Release[];
  const newest = releases.at(-1);
  const all = sortMigrations(allMigrations);
  expect(all.map(({ name }) => name)).toContain(newest?.schema);
  const later = all.filter(({ name }) => name.slice(0, 12) > (newest?.schema ?? '').slice(0, 12));
  const steps = later.flatMap(({ name, up }) => up.map(({ kind, text }) => ({ name, kind, text })));
  const problems = steps.filter(({ kind, text }) => kind === 'schema' && isProblem(text)).map(({ name }) => name);
  const [, unreleased = ''] = /\n## Unreleased\n([^]*?)\n## /.exec(textOf('CHANGELOG.md')) ?? [];
  if (!unreleased.includes('End every process')) expect(problems).toEqual([]);
});
