/**
 * The text of a declaration file where packages are named by the files of their entries, without what the compiler
 * compares by its place rather than by its form: private members and unique symbols.
 *
 * @param {string} text
 * @param {Record<string, string>} files by the name of the entry: `@depot/ui/data`
 */
export const comparable = (text, files) =>
  text
    .replaceAll(/(?<=\bfrom ["']|\bimport\(["'])@depot\/[^"']+(?=["'])/g, (name) => files[name] ?? name)
    .replaceAll(/^\s*(private (?!constructor)[^;]*|#private);$/gm, '')
    .replaceAll('unique symbol', 'symbol');
