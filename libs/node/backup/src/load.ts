import type { Connection } from 'mysql2';
import { run } from './connection.js';
import { createDamageError, parseSummaryLine, readBackupLines, type Summary } from './summary.js';

/**
 * Runs a backup's statements on an empty database and returns its summary. `onBytes` receives the number of bytes read.
 */
export async function loadBackup(
  connection: Connection,
  file: string,
  onBytes?: (bytes: number) => void,
): Promise<Summary> {
  let statement = '';
  let summary: Summary | undefined;
  let read = 0;
  const lines = readBackupLines(file, (bytes) => {
    read += bytes;
    onBytes?.(read);
  });
  for await (const line of lines) {
    summary = parseSummaryLine(line) ?? summary;
    if (line.startsWith('--')) continue;
    statement += `${line}\n`;
    if (!line.endsWith(';')) continue;
    await run(connection, statement);
    statement = '';
  }
  if (!summary) throw createDamageError(file);
  return summary;
}
