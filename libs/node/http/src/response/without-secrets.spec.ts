import { objOf, secretText } from '@depot/contracts/wire';
import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { removeSecrets } from './without-secrets.js';

const kept = (schema: z.ZodType, answer: unknown) => JSON.stringify(removeSecrets(schema, answer));

it('leaves out what is marked, however deep it stands, and nothing else', () => {
  const schema = objOf(
    z.object({
      name: z.string(),
      url: secretText.optional(),
      codes: z.array(secretText),
      tokens: z.array(z.object({ id: z.int(), token: secretText.nullable() })),
      either: z.union([z.object({ token: secretText }), z.object({ token: z.int() })]),
    }),
  );
  const answer = {
    obj: { name: 'n', url: 's', codes: ['s'], tokens: [{ id: 1, token: 's' }], either: { token: 's' } },
    message: 'm',
  };
  expect(kept(schema, answer)).toBe('{"obj":{"name":"n","codes":[],"tokens":[{"id":1}],"either":{}},"message":"m"}');
  expect(answer.obj.url).toBe('s');
});

it('hands on an answer without secrets as it is', () => {
  const answer = { obj: { token: 'not marked' } };
  expect(removeSecrets(objOf(z.object({ token: z.string() })), answer)).toBe(answer);
});
