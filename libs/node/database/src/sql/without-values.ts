/** Characters of a statement that are looked at: a long one is a list of rows. */
const most = 2_000;

const string = /'(?:[^'\\]|\\.|'')*(?:'|$)|"(?:[^"\\]|\\.|"")*(?:"|$)/gs;
const number = /\b(?:0x[0-9a-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/gi;
const list = /\(\?(?:,\s*\?)+\)(?:,\s*\(\?(?:,\s*\?)+\))*|\?(?:,\s*\?){2,}/g;

/** The text of a statement without values, safe for logs: each value is `?`, and so is a list of them. */
export function removeValues(sql: string): string {
  const text = sql
    .slice(0, most)
    .replace(string, '?')
    .replace(number, '?')
    .replace(list, shortenList)
    .replace(/\s+/g, ' ');
  return `${text.trim()}${sql.length > most ? ' …' : ''}`;
}

const shortenList = (values: string) => (values.startsWith('(') ? '(?)' : '?');

/** Verb and table of a statement, for example `SELECT product`. */
export function summarizeStatement(sql: string): string {
  const start = sql.slice(0, most);
  const [verb = 'statement'] = /\w+/.exec(start) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+`?([a-z]\w*)/i.exec(start) ?? [];
  return table ? `${verb.toUpperCase()} ${table}` : verb.toUpperCase();
}
