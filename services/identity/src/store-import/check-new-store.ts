import { accountMessages, sessionMessages } from '@depot/contracts/identity';
import { importMessages, nameKey } from '@depot/contracts/importing';
import type { RejectRow } from '@depot/node-importing';
import { listMissingParts } from './row-addresses.js';
import type { StoreRow } from './store-row.js';

/** Names in small letters, and keys of email addresses, that are in use. */
export interface TakenStores {
  names: Set<string>;
  usernames: Set<string>;
}

/** Columns without which others mean nothing. */
export const listGaps = (row: StoreRow): string[] => [
  ...listMissingParts(row),
  ...(row.creditLimit !== undefined && row.creditPolicy === undefined ? ['creditPolicy'] : []),
];

/** Refuses a name that exists, here or further up in the file. */
export function reserveName(line: number, name: string, { names }: TakenStores, reject: RejectRow): boolean {
  const isTaken = names.has(name.toLowerCase());
  if (isTaken) reject(line, 'name', accountMessages.storeExists, { name });
  names.add(name.toLowerCase());
  return !isTaken;
}

/** Refuses an email address that exists, of any tenant or further up in the file. */
export function reserveUsername(
  line: number,
  username: string,
  { usernames }: TakenStores,
  reject: RejectRow,
): boolean {
  const isTaken = usernames.has(nameKey(username));
  if (isTaken) reject(line, 'username', sessionMessages.emailTaken);
  usernames.add(nameKey(username));
  return !isTaken;
}

/** Refuses a row whose name or email address exists, here or further up in the file, or whose address has gaps. */
export function checkNewStore(
  line: number,
  { name, username }: Partial<StoreRow>,
  gaps: readonly string[],
  taken: TakenStores,
  reject: RejectRow,
): boolean {
  const isNameFree = name === undefined || reserveName(line, name, taken, reject);
  const isUsernameFree = username === undefined || reserveUsername(line, username, taken, reject);
  rejectGaps(line, gaps, reject);
  return gaps.length === 0 && isNameFree && isUsernameFree;
}

/** Refuses a row for each column that it lacks. */
export function rejectGaps(line: number, gaps: readonly string[], reject: RejectRow): void {
  for (const field of gaps)
    reject(line, field, field === 'creditPolicy' ? accountMessages.policyNeeded : importMessages.cellMissing);
}
