import * as z from '@depot/storage/schema';
import { afterEach, expect, test } from '@jest/globals';
import { defineDraft, dropDraft, ownDraft } from './draft.js';

const stored = defineDraft('test-own-draft', z.object({ note: z.string() }));
afterEach(() => stored.remove());

test('who has begun a form gets it back; another person at the same browser does not', () => {
  expect(ownDraft(stored, 7)).toBeUndefined();
  stored.set({ userId: 7, draft: { note: 'two boxes' } });
  expect(ownDraft(stored, 7)).toEqual({ note: 'two boxes' });
  expect(ownDraft(stored, 8)).toBeUndefined();
});

test('an empty form forgets what its person had begun, and nothing of another person or version of the form', () => {
  stored.set({ userId: 7, draft: { note: 'two boxes' } });
  dropDraft(stored, 8);
  expect(ownDraft(stored, 7)).toEqual({ note: 'two boxes' });
  dropDraft(stored, 7);
  expect(localStorage.length).toBe(0);
  const newer = JSON.stringify({ version: 2, value: { userId: 7, draft: { notes: ['two boxes'] } } });
  localStorage.setItem('test-own-draft', newer);
  dropDraft(stored, 7);
  expect(localStorage.getItem('test-own-draft')).toBe(newer);
});
