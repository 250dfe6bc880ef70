import { type ImportCreation, importCreations, importLimits } from '@depot/contracts/importing';

/** What an import makes beside its rows: the first names of each kind, and how many there are. */
export interface Created {
  what: ImportCreation;
  names: string[];
  count: number;
}

/** Collects what an import would make, each once. */
export class CreationList {
  private readonly byKind = new Map<ImportCreation, Created>();

  add(what: ImportCreation, name: string): void {
    const created = this.byKind.get(what) ?? { what, names: [], count: 0 };
    this.byKind.set(what, created);
    created.count += 1;
    if (created.names.length < importLimits.creations) created.names.push(name);
  }

  /** In the order of `importCreations`. */
  get all(): Created[] {
    return importCreations.flatMap((what) => this.byKind.get(what) ?? []);
  }
}
