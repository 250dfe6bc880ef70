/**
 * Values for the named parameters of a statement. Arrays become lists for IN; arrays of arrays become rows for VALUES.
 */
export type Values = Record<string, unknown>;

/** A statement taken apart: texts around the names of its parameters. */
export interface Compiled {
  texts: readonly string[];
  names: readonly string[];
}

/** Quoted text, quoted names, comments, or a parameter. Only the last has a capture. */
const tokens =
  /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"|`[^`]*`|--\s[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|(?<![:\w]):([A-Za-z_]\w*)/g;

const cache = new Map<string, Compiled>();
/** Statements are constants of the code; a limit guards against ones that are not. */
const cacheLimit = 5_000;
const cachedLength = 10_000;

/** Finds the `:name` parameters of a statement, outside of quotes and comments. */
export function compile(sql: string): Compiled {
  const known = cache.get(sql);
  if (known) return known;
  const texts: string[] = [];
  const names: string[] = [];
  let from = 0;
  for (const match of sql.matchAll(tokens)) {
    if (match[1] === undefined) continue;
    texts.push(sql.slice(from, match.index));
    names.push(match[1]);
    from = match.index + match[0].length;
  }
  texts.push(sql.slice(from));
  const compiled = { texts, names };
  if (cache.size < cacheLimit && sql.length < cachedLength) cache.set(sql, compiled);
  return compiled;
}
