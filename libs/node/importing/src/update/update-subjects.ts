import type { Message } from '@depot/contracts/errors';
import { importLimits, importMessages } from '@depot/contracts/importing';
import type { Findings } from '../importer.js';
import type { FieldDifference } from './field-differences.js';

/** Things that the cell `field` of a row names. */
export interface NamedThings<Thing> {
  field: string;
  value: string;
  things: readonly Thing[];
}

/** What an update must know of its things, and how it refuses rows that are about none or about several. */
export interface UpdatedKind<Thing> {
  /** `version` differs after every change of the thing. */
  describe(thing: Thing): { id: number; name: string; version: string | number };
  refusals: {
    /** `value` names several things. */
    several: Message;
    /** `line` is about the same thing, `name`. */
    twice: Message;
    /** The file changes more than `max` things. */
    tooMany: Message;
  };
}

/**
 * Finds what each row of an update is about. Refuses a row that is about several things, about the thing of another
 * row, or about something else than the check of the same file has seen.
 */
export class UpdateSubjects<Thing> {
  /** By line: a thing and its version. */
  readonly seenThings = new Map<number, string>();
  private readonly lines = new Map<number, number>();
  private changed = 0;

  constructor(
    private readonly findings: Findings,
    private readonly kind: UpdatedKind<Thing>,
  ) {}

  /**
   * Returns the object, `new` if the row names none, and undefined if the row is refused. `rowName` is the row's name
   * in a refusal without an object.
   */
  find(line: number, named: NamedThings<Thing> | undefined, rowName: string): { thing: Thing } | 'new' | undefined {
    if (!named) return this.isAsChecked(line, rowName) ? 'new' : undefined;
    const thing = this.findOnly(line, named);
    if (thing === undefined) return undefined;
    const { id, name, version } = this.kind.describe(thing);
    this.seenThings.set(line, `${id}:${version}`);
    return this.isAsChecked(line, name) ? { thing } : undefined;
  }

  /** Reports the changes of a line; the first object above the limit is refused. */
  recordChanges(line: number, thing: Thing, differences: readonly FieldDifference[]): void {
    if (differences.length === 0) return;
    const { name } = this.kind.describe(thing);
    this.changed += 1;
    if (this.changed === importLimits.updates + 1)
      this.findings.reject(line, undefined, this.kind.refusals.tooMany, { max: importLimits.updates });
    for (const difference of differences) this.findings.changes(line, { name, ...difference });
  }

  private findOnly(line: number, { field, value, things }: NamedThings<Thing>): Thing | undefined {
    const [thing, another] = things;
    const { several, twice } = this.kind.refusals;
    if (thing === undefined || another !== undefined) {
      this.findings.reject(line, field, several, { value });
      return undefined;
    }
    const { id, name } = this.kind.describe(thing);
    const other = this.lines.get(id);
    this.lines.set(id, line);
    if (other === undefined) return thing;
    this.findings.reject(line, field, twice, { line: other, name });
    return undefined;
  }

  private isAsChecked(line: number, name: string): boolean {
    const { checked, reject } = this.findings;
    if (!checked || checked.get(line) === this.seenThings.get(line)) return true;
    reject(line, undefined, importMessages.changedSinceCheck, { name });
    return false;
  }
}

/** The value that a cell of an update leaves: the present one without a cell, the empty one where it says so. */
export const replaceCell = <T>(cell: T | null | undefined, present: T, empty: T): T =>
  cell === undefined ? present : (cell ?? empty);

/** The cells of a row about a new thing, which has nothing to empty. */
export function dropEmptyCells<Row extends object>(
  cells: Row,
): { [Field in keyof Row]?: Exclude<Row[Field], null | undefined> } {
  const filled = Object.entries(cells).filter(([, cell]) => cell !== null && cell !== undefined);
  // Only cells that are neither are left.
  return Object.fromEntries(filled) as { [Field in keyof Row]?: Exclude<Row[Field], null | undefined> };
}
