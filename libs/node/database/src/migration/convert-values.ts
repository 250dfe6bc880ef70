import type { RowsStep } from './migration.js';
import { changeRowsBy } from './steps.js';

export interface Conversion {
  table: string;
  /** Columns of its primary key. */
  key: readonly string[];
  column: string;
  /** The one form of a value. A value of which nothing would be left stays, unless the column may be empty. */
  canonical: (value: string) => string;
  /** Result for a value that becomes empty; undefined to keep the original. */
  empty?: "''" | 'NULL';
  /** Values that may need it, in SQL; those with anything but visible ASCII, where it is left out. */
  candidates?: string;
}

/** As many bytes as characters means ASCII; of that, blanks, apostrophes and backquotes may be written otherwise. */
const formatUnusualCondition = (column: string) =>
  `LENGTH(${column}) <> CHAR_LENGTH(${column}) OR ${column} LIKE '% %' OR ${column} LIKE '''%' OR ${column} LIKE '\`%'`;

/** SQL literal of a text with any content. */
const formatLiteral = (text: string) => `CONVERT(X'${Buffer.from(text, 'utf8').toString('hex')}' USING utf8mb4)`;

/**
 * Gives the values of a column their one form. A value whose form another row has already, where a key allows it once,
 * stays as it is: nothing is merged.
 */
export function convertValues({ table, key, column, canonical, empty, candidates }: Conversion): RowsStep {
  return changeRowsBy(`gives ${table}.${column} its one form`, async (run) => {
    const found = (await run(
      `SELECT ${key.join(', ')}, ${column} AS converted FROM ${table}
       WHERE ${column} IS NOT NULL AND (${candidates ?? formatUnusualCondition(column)})`,
    )) as (Record<string, string | number> & { converted: string })[];
    for (const { converted, ...row } of found) {
      const next = canonical(converted);
      if (next === converted || (next === '' && empty === undefined)) continue;
      const value = next === '' ? empty : formatLiteral(next);
      // The key as it was read: texts are compared byte by byte, since a collation ignores invisible characters.
      const where = key.map((name) =>
        typeof row[name] === 'number'
          ? `${name} = ${row[name]}`
          : `BINARY ${name} = ${formatLiteral(String(row[name]))}`,
      );
      await run(`UPDATE IGNORE ${table} SET ${column} = ${value} WHERE ${where.join(' AND ')}`);
    }
  });
}
