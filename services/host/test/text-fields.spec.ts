import { multiLinePattern, singleLinePattern } from '@depot/contracts/wire';
import { describe, expect, it, jest } from '@jest/globals';
import { type JsonSchema, textsOf } from './walk/json-schema.js';
import { allOperations } from './walk/operations.js';

// Loads every service.
jest.setTimeout(60_000);

/** Texts that are compared and neither shown nor stored as entered, by the innermost name of the field. */
const comparedOnly: Readonly<Record<string, string>> = {
  password: 'is hashed; people may use any character',
  newPassword: 'is hashed; people may use any character',
  token: 'is hashed and looked up',
  storesVersion: 'is compared with the version of what is edited',
  version: 'is compared with the version of what is edited',
  timezone: 'must be one of the names that are known',
};
const patterns = [singleLinePattern.source, multiLinePattern.source];
const operations = await allOperations();

/** True where a text can only be a word of a list, a day, or of a form of its own. */
const hasForm = ({ enum: words, format, pattern }: JsonSchema) =>
  words !== undefined || format !== undefined || (pattern !== undefined && !patterns.includes(pattern));
const isPlain = ({ pattern }: JsonSchema) => pattern !== undefined && patterns.includes(pattern);

describe('texts of requests', () => {
  const texts = operations.flatMap(({ id, query, body }) => [
    ...textsOf(query, [id, 'query']),
    ...(body ? textsOf(body, [id, 'body']) : []),
  ]);

  it('refuse control characters, wherever they are free', () => {
    const free = texts.filter(({ path, schema }) => !hasForm(schema) && !((path.at(-1) ?? '') in comparedOnly));
    expect(free.length).toBeGreaterThan(50);
    expect(free.filter(({ schema }) => !isPlain(schema)).map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('are bounded, wherever they are free', () => {
    const unbounded = texts.filter(({ schema }) => !hasForm(schema) && schema.maxLength === undefined);
    expect(unbounded.map(({ path }) => path.join('.'))).toEqual([]);
  });

  it('have exceptions that there are', () => {
    const names = texts.filter(({ schema }) => !isPlain(schema)).map(({ path }) => path.at(-1));
    expect(Object.keys(comparedOnly).filter((name) => !names.includes(name))).toEqual([]);
  });
});
