import { canonicalCode } from '../identifiers/codes.js';

/** What can give way to another of the same name. */
interface Disableable {
  disabled: boolean;
}

/** Finds what a text in a file may mean: nothing, one, or several where nothing tells which. */
export type Called<Thing> = (text: string) => readonly Thing[];

/**
 * Finds things by what files call them, in any letter case: by the first of these names that any of them has, else by
 * the first that reads the same. One that is disabled is meant only where no other is.
 */
export function called<Thing extends Disableable>(
  things: readonly Thing[],
  ...names: readonly ((thing: Thing) => string)[]
): Called<Thing> {
  const byName = [plain, canonical].flatMap((form) =>
    names.map((nameOf) => {
      const named = ofEachName(things, (thing) => form(nameOf(thing)));
      return (text: string) => named.get(form(text));
    }),
  );
  return (text) => {
    const found = firstFound(byName, text) ?? [];
    const enabled = found.filter(({ disabled }) => !disabled);
    return enabled.length > 0 ? enabled : found;
  };
}

const plain = (name: string) => name.normalize().toLowerCase();
/** As a code is kept: without the blanks, hyphens and characters in which texts differ that read the same. */
const canonical = (name: string) => plain(canonicalCode(name));

function firstFound<Thing>(finders: readonly ((text: string) => Thing | undefined)[], text: string) {
  for (const find of finders) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofEachName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = nameOf(thing);
    if (name !== '') found.set(name, [...(found.get(name) ?? []), thing]);
  }
  return found;
}
