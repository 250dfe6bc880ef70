import * as z from '@depot/storage/schema';
import { afterEach, expect, test } from '@jest/globals';
import { defineDraft, ownDraft } from './draft.js';

const stored = defineDraft('test-own-draft', z.object({ note: z.string() }));
afterEach(() => stored.remove());

test('who has begun a form gets it back; another person at the same browser does not', () => {
  expect(ownDraft(stored, 7)).toBeUndefined();
  stored.set({ userId: 7, draft: { note: 'two boxes' } });
  expect(ownDraft(stored, 7)).toEqual({ note: 'two boxes' });
  expect(ownDraft(stored, 8)).toBeUndefined();
});
