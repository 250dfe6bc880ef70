/** Marks that stand on a letter, and what no eye sees. */
const marks = /[\u0300-\u036F\u3099\u309A\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name as the keys of the database compare it: letter case, accents, full-width forms and the parts that a letter is
 * put together of make no other name of it.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(marks, '').toUpperCase();
}
