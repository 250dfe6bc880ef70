import { createHash } from 'node:crypto';

/** A line of the log as stored. Times are epoch ms; the JSON of before and after is hashed (SHA-256). */
export interface SealedLine {
  id: number;
  tenant_id: number;
  user_id: number | null;
  user_name: string;
  operation: string;
  sentence_values: string;
  text_gb: string;
  text_cn: string;
  before_hash: string | null;
  after_hash: string | null;
  time: number;
  completed: number;
  correlation_id: string;
}

/** The columns of a `SealedLine`. */
export const sealedColumns = `id, tenant_id, user_id, user_name, operation, sentence_values, text_gb, text_cn,
  SHA2(before_json, 256) AS before_hash, SHA2(after_json, 256) AS after_hash, time, completed, correlation_id`;

/** Predecessor of the first line. */
export const beginning = '0'.repeat(64);

/** Hash of a line and, through the hash before it, of every line since the beginning. */
export function computeSeal(previous: string, line: SealedLine): string {
  const said = [
    previous,
    line.id,
    line.tenant_id,
    line.user_id,
    line.user_name,
    line.operation,
    line.sentence_values,
    line.text_gb,
    line.text_cn,
    line.before_hash,
    line.after_hash,
    line.time,
    line.completed,
    line.correlation_id,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
