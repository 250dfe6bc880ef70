import { canonicalCode } from '../identifiers/codes.js';

/** An object that yields to another of the same name when disabled. */
interface Disableable {
  disabled: boolean;
}

/** Finds the objects that a text in a file may name: none, one, or several if the text is ambiguous. */
export type Called<Thing> = (text: string) => readonly Thing[];

/**
 * Finds objects by their names in files, ignoring case: by the first of these names with an exact match, else by the
 * first that looks equal. A disabled object matches only if no other does.
 */
export function called<Thing extends Disableable>(
  things: readonly Thing[],
  ...names: readonly ((thing: Thing) => string)[]
): Called<Thing> {
  const byName = [simplifyName, canonical].flatMap((form) =>
    names.map((nameOf) => {
      const named = collectByName(things, (thing) => form(nameOf(thing)));
      return (text: string) => named.get(form(text));
    }),
  );
  return (text) => {
    const found = findFirst(byName, text) ?? [];
    const enabled = found.filter(({ disabled }) => !disabled);
    return enabled.length > 0 ? enabled : found;
  };
}

const simplifyName = (name: string) => name.normalize().toLowerCase();
/** As a code is kept: without the blanks, hyphens and characters in which texts differ that read the same. */
const canonical = (name: string) => simplifyName(canonicalCode(name));

function findFirst<Thing>(finders: readonly ((text: string) => Thing | undefined)[], text: string) {
  for (const find of finders) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function collectByName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    if (name !== '') found.set(name, [...(found.get(name) ?? []), thing]);
  }
  return found;
}
