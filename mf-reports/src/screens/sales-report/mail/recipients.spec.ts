import type { StatementRecipient } from '@depot/contracts/documents';
import { expect, test } from '@jest/globals';
import { assignRecipients, listRecipientNames } from './useMailStatements.js';

const one = (userId: number, mailTo: string | null, mailedTime: number | null = null): StatementRecipient => ({
  userId,
  name: `Store ${userId}`,
  mailTo,
  mailedTime,
});
const all = [one(1, 'a@x.test'), one(2, null), one(3, 'c@x.test', 5)];
const ids = (rows: StatementRecipient[]) => rows.map(({ userId }) => userId);

test('who has an address is mailed once, and again only when asked', () => {
  expect(ids(assignRecipients(all, false).due)).toEqual([1]);
  expect(ids(assignRecipients(all, true).due)).toEqual([1, 3]);
  expect(ids(assignRecipients(all, false).mailed)).toEqual([3]);
  expect(ids(assignRecipients(all, true).unreachable)).toEqual([2]);
});

test('a few names are told, and how many more there are', () => {
  expect(listRecipientNames(all)).toEqual({ names: 'Store 1, Store 2, Store 3', more: 0 });
  expect(listRecipientNames(Array.from({ length: 90 }, (_, at) => one(at, null)))).toEqual({
    names: 'Store 0, Store 1, Store 2, Store 3, Store 4',
    more: 85,
  });
});
