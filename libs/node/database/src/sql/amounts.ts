import { parseDecimalText } from '@depot/contracts/amounts';
import type { FieldPacket } from 'mysql2';

/** Type numbers of DECIMAL in the protocol. */
const decimalTypes: ReadonlySet<number | undefined> = new Set([0, 246]);

/**
 * DECIMAL arrives as text. With two decimals it becomes integer hundredths, without decimals an integer;
 * any other scale stays exact text. Rows are changed in place.
 */
export function readDecimals<T extends object>(rows: T[], fields: readonly FieldPacket[]): T[] {
  for (const { columnType, decimals, name } of fields) {
    if (!decimalTypes.has(columnType)) continue;
    const read = decimals === 2 ? parseDecimalText : decimals === 0 ? Number : undefined;
    if (read) convert(rows as Record<string, unknown>[], name, read);
  }
  return rows;
}

function convert(rows: Record<string, unknown>[], name: string, read: (text: string) => number): void {
  for (const row of rows) {
    const value = row[name];
    if (typeof value === 'string') row[name] = read(value);
  }
}
