import { accountMessages, sessionMessages } from '@depot/contracts/identity';
import { importMessages, nameKey } from '@depot/contracts/importing';
import type { RejectRow } from '@depot/node-importing';
import { listMissingParts } from './row-addresses.js';
import type { StoreRow } from './store-row.js';

/** Names in lower case and keys of email addresses that are in use. */
export interface TakenStores {
  names: Set<string>;
  usernames: Set<string>;
}

/** Empty columns that other columns of the row need. */
export const listGaps = (row: StoreRow): string[] => [
  ...listMissingParts(row),
  ...(row.creditLimit !== undefined && row.creditPolicy === undefined ? ['creditPolicy'] : []),
];

/** Rejects a name that exists, in the tenant or in an earlier row. */
export function reserveName(line: number, name: string, { names }: TakenStores, reject: RejectRow): boolean {
  const isTaken = names.has(name.toLowerCase());
  if (isTaken) reject(line, 'name', accountMessages.storeExists, { name });
  names.add(name.toLowerCase());
  return !isTaken;
}

/** Rejects an email address that exists, in any tenant or in an earlier row. */
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

/** Rejects a row whose name or email address exists, or whose addresses are incomplete. */
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

/** Rejects a row for each missing column. */
export function rejectGaps(line: number, gaps: readonly string[], reject: RejectRow): void {
  for (const field of gaps)
    reject(line, field, field === 'creditPolicy' ? accountMessages.policyNeeded : importMessages.cellMissing);
}
