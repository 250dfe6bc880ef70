import { describe, expect, it } from '@jest/globals';
import { findOutage, isConflict } from './failures.js';

/** An error in the form of the driver. */
const said = (errno: number, sqlMessage: string) => Object.assign(new Error(sqlMessage), { errno, sqlMessage });

describe('what a server says when nothing can be changed', () => {
  it.each([
    [1114, "The table 'orders' is full"],
    [
      1021,
      'Disk full (/tmp/#sql-temptable-1.MAI); waiting for someone to free some space... (errno: 28 "No space left on device")',
    ],
    [1030, 'Got error 28 "No space left on device" from storage engine InnoDB'],
    [1026, 'Error writing file \'/tmp/MLfd=30\' (Errcode: 28 "No space left on device")'],
    [3, "Error writing file '/tmp/MYfd=42' (OS errno 28 - No space left on device)"],
    [1180, 'Got error 122 "Disk quota exceeded" during COMMIT'],
  ])('%i is a full disk: %s', (errno, text) => expect(findOutage(said(errno, text))).toBe('diskFull'));

  it.each([
    [1290, 'The MariaDB server is running with the --read-only option so it cannot execute this statement'],
    [1290, 'The MySQL server is running with the --super-read-only option so it cannot execute this statement'],
    [1836, 'Running in read-only mode'],
    [1036, "Table 'orders' is read only"],
  ])('%i is read-only: %s', (errno, text) => expect(findOutage(said(errno, text))).toBe('readOnly'));

  it.each([
    [1062, "Duplicate entry '28' for key 'orders_display_id'"],
    [1030, 'Got error 168 "Unknown (generic) error from engine" from storage engine InnoDB'],
    [1690, "BIGINT value is out of range in '28 + 122'"],
  ])('%i is none of it: %s', (errno, text) => expect(findOutage(said(errno, text))).toBeUndefined());
});

it('a node of a cluster that lost the others while it committed is away', () => {
  const sqlMessage =
    'Error while appending streaming replication fragment(provider status: Not connected to Primary Component)';
  expect(findOutage({ errno: 1180, code: 'ER_ERROR_DURING_COMMIT', sqlMessage })).toBe('unreachable');
  expect(findOutage({ errno: 1180, code: 'ER_ERROR_DURING_COMMIT', sqlMessage: 'Got error 1 during COMMIT' })).toBe(
    undefined,
  );
});

it.each([
  [1213, 'Deadlock found when trying to get lock; try restarting transaction'],
  [1020, "Record has changed since last read in table 'orders'"],
  [1412, 'Table definition has changed, please retry transaction'],
])('%i may go well when the transaction is run again', (errno, text) => {
  expect(isConflict(said(errno, text))).toBe(true);
});
