/** What can give way to another of the same name. */
interface Disableable {
  disabled: boolean;
}

/** Finds what a text in a file may mean: nothing, one, or several where nothing tells which. */
export type Called<Thing> = (text: string) => readonly Thing[];

/**
 * Finds things by what files call them, in any letter case: by the first of these names that any of them has. One that
 * is disabled is meant only where no other is.
 */
export function called<Thing extends Disableable>(
  things: readonly Thing[],
  ...names: readonly ((thing: Thing) => string)[]
): Called<Thing> {
  const byName = names.map((nameOf) => ofEachName(things, nameOf));
  return (text) => {
    const found = byName.map((things) => things.get(plain(text))).find((things) => things !== undefined) ?? [];
    const enabled = found.filter(({ disabled }) => !disabled);
    return enabled.length > 0 ? enabled : found;
  };
}

const plain = (name: string) => name.normalize().toLowerCase();

function ofEachName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = plain(nameOf(thing));
    if (name !== '') found.set(name, [...(found.get(name) ?? []), thing]);
  }
  return found;
}
