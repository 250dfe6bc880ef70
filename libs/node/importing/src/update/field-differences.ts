import type { Message } from '@depot/contracts/errors';
import type { ImportColumn } from '@depot/contracts/importing';
import type { ActivityLog } from '@depot/node-platform';
import type { ExportedRow } from '../export/export-file.js';
import type { FieldChange } from '../importer.js';

/** A field of a thing, before and after, each as a file writes it. */
export type FieldDifference = Omit<FieldChange, 'name'>;

/** Changed fields of one line of the activity log: it shows 500. */
const loggedFields = 400;

/** What differs of a thing, in the order of the columns, each value as the export writes it. */
export function findDifferences(
  columns: readonly ImportColumn[],
  before: ExportedRow,
  after: ExportedRow,
): FieldDifference[] {
  return columns
    .map((column) => ({
      field: column.field,
      before: formatCellText(before, column),
      after: formatCellText(after, column),
    }))
    .filter((difference) => difference.before !== difference.after);
}

function formatCellText(row: ExportedRow, { field, kind }: ImportColumn): string {
  const value = row[field] ?? '';
  const isDecimal = kind === 'money' || kind === 'weight';
  return typeof value === 'number' && isDecimal ? value.toFixed(2) : String(value);
}

/** A thing that a file has changed: its name, unlike any other's, and its changed fields. */
interface LoggedUpdate {
  name: string;
  differences: readonly FieldDifference[];
}

/** Writes the changes of a file to the activity log, field by field, in as many lines as needed. */
export async function logUpdates(
  log: ActivityLog,
  localizedMessage: Message,
  updates: readonly LoggedUpdate[],
): Promise<void> {
  for (const part of splitUpdates(updates)) {
    const collectStates = (state: 'before' | 'after') =>
      Object.fromEntries(
        part.map(({ name, differences }) => [
          // A point would part the name, since the log tells fields by dotted paths.
          name.replaceAll('.', '·'),
          Object.fromEntries(differences.map((difference) => [difference.field, difference[state]])),
        ]),
      );
    await log.write({
      operation: 'adminImport',
      localizedMessage,
      note: { values: { count: part.length }, before: collectStates('before'), after: collectStates('after') },
      completed: true,
    });
  }
}

function* splitUpdates(updates: readonly LoggedUpdate[]): Generator<LoggedUpdate[]> {
  let part: LoggedUpdate[] = [];
  let fields = 0;
  for (const update of updates) {
    part.push(update);
    fields += update.differences.length;
    if (fields < loggedFields) continue;
    yield part;
    part = [];
    fields = 0;
  }
  if (part.length > 0) yield part;
}
