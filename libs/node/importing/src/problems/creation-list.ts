import { type ImportChange, type ImportCreation, importCreations, importLimits } from '@depot/contracts/importing';

/** Objects that an import creates beside its rows, or notes on rows: the first names of each kind, and their number. */
export interface Created {
  what: ImportCreation;
  names: string[];
  /** Line of each name, for kinds that belong to single rows. */
  lines?: number[];
  count: number;
}

/** Collects the objects that an import would create, each once. */
export class CreationList {
  private readonly byKind = new Map<ImportCreation, Created>();

  add(what: ImportCreation, name: string, line?: number): void {
    const created = this.byKind.get(what) ?? { what, names: [], count: 0 };
    this.byKind.set(what, created);
    created.count += 1;
    if (created.names.length >= importLimits.creations) return;
    created.names.push(name);
    if (line !== undefined) (created.lines ??= []).push(line);
  }

  /** In the order of `importCreations`. */
  get all(): Created[] {
    return importCreations.flatMap((what) => this.byKind.get(what) ?? []);
  }
}

/** Collects the changes of an update: lists the first fields, counts them all. */
export class ChangeList {
  readonly listed: ImportChange[] = [];
  count = 0;

  add(change: ImportChange): void {
    this.count += 1;
    if (this.listed.length < importLimits.changes) this.listed.push(change);
  }
}
