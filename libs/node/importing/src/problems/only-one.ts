import type { Message } from '@depot/contracts/errors';
import type { Called } from '@depot/contracts/importing';
import type { RejectRow } from '../importer.js';

/** Position of a text in the file, and the objects that it may name. */
interface NamingCell<Thing> {
  line: number;
  field: string;
  name: string;
  known: Called<Thing>;
}

/** The object that a cell names; refused if there is none, or several. */
export function requireOnlyOne<Thing>(
  { line, field, name, known }: NamingCell<Thing>,
  refusals: { none: Message; several: Message },
  reject: RejectRow,
): Thing | undefined {
  const [thing, another] = known(name);
  if (thing !== undefined && another === undefined) return thing;
  reject(line, field, thing === undefined ? refusals.none : refusals.several, { name });
  return undefined;
}
