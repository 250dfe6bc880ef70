import { importMessages, nameKey } from '@depot/contracts/importing';
import { computeContentVersion, grouped } from '@depot/node-database';
import {
  dropEmptyCells,
  type Findings,
  type Inspection,
  type LookedAtRow,
  type NamedThings,
  type SeenThings,
  type UpdatedKind,
  UpdateSubjects,
} from '@depot/node-importing';
import { type FiledStore, formatStoreCells } from '../store-export/filed-stores.js';
import {
  checkNewStore,
  listGaps,
  rejectGaps,
  reserveName,
  reserveUsername,
  type TakenStores,
} from './check-new-store.js';
import type { StoreRow, StoreUpdateRow } from './store-row.js';
import { compareStores, listGapsOfUpdate, type StoreUpdate, updateStore } from './update-store.js';

/** State of the tenant during an inspection, and the email addresses in use of any tenant. */
interface StoreSources {
  listStores(): Promise<readonly FiledStore[]>;
  findTaken(usernames: readonly string[]): Promise<readonly string[]>;
}

interface KnownStores {
  byEmail: ReadonlyMap<string, FiledStore[]>;
  byName: ReadonlyMap<string, FiledStore[]>;
  taken: TakenStores;
}

/** Changes with every field that a file can change. */
export const computeStoreVersion = (store: FiledStore): string => computeContentVersion(formatStoreCells(store));

const stores: UpdatedKind<FiledStore> = {
  describe: (store) => ({ id: store.id, name: store.name, version: computeStoreVersion(store) }),
  refusals: {
    several: importMessages.severalStoresMatch,
    twice: importMessages.storeMatchedTwice,
    tooMany: importMessages.tooManyStoreUpdates,
  },
};

/** Inspects an update file: finds each row's store and its changes. */
export class InspectStoreUpdates implements Inspection<StoreUpdateRow> {
  /** By the line of the file. */
  readonly updates = new Map<number, StoreUpdate>();
  private readonly subjects: UpdateSubjects<FiledStore>;
  private known: KnownStores | undefined;

  constructor(
    private readonly findings: Findings,
    private readonly sources: StoreSources,
  ) {
    this.subjects = new UpdateSubjects(findings, stores);
  }

  get seenThings(): SeenThings {
    return this.subjects.seenThings;
  }

  async look(rows: readonly LookedAtRow<StoreUpdateRow>[]): Promise<void> {
    this.known ??= await this.loadKnown();
    const usernames = rows.flatMap(({ cells }) => cells.username ?? []);
    const taken = usernames.length > 0 ? await this.sources.findTaken(usernames) : [];
    for (const username of taken) this.known.taken.usernames.add(nameKey(username));
    for (const { line, row } of rows) if (row) this.inspectRow(line, row, this.known);
  }

  private async loadKnown(): Promise<KnownStores> {
    const all = await this.sources.listStores();
    return {
      byEmail: grouped(
        all.filter(({ username }) => username !== null),
        ({ username }) => username ?? '',
      ),
      byName: grouped(all, ({ name }) => name),
      taken: { names: new Set(all.map(({ name }) => name.toLowerCase())), usernames: new Set() },
    };
  }

  private inspectRow(line: number, row: StoreUpdateRow, known: KnownStores): void {
    const found = this.subjects.find(line, findNamedStores(row, known), row.name ?? row.username ?? '');
    if (found === 'new') this.add(line, row, known);
    else if (found) this.update(line, row, found.thing, known);
  }

  private update(line: number, row: StoreUpdateRow, before: FiledStore, { taken }: KnownStores): void {
    const { reject } = this.findings;
    const after = updateStore(before, row);
    const differences = compareStores(before, after);
    this.updates.set(line, { before, after, differences });
    rejectGaps(line, listGapsOfUpdate(after, row), reject);
    if (after.name.toLowerCase() !== before.name.toLowerCase()) reserveName(line, after.name, taken, reject);
    if (after.username !== null && before.username === null) reserveUsername(line, after.username, taken, reject);
    this.subjects.recordChanges(line, before, differences);
  }

  private add(line: number, cells: StoreUpdateRow, { taken }: KnownStores): void {
    const { reject } = this.findings;
    const row = buildStoreRow(cells);
    if (!row) reject(line, 'name', importMessages.cellMissing);
    checkNewStore(line, dropEmptyCells(cells), row ? listGaps(row) : [], taken, reject);
  }
}

/**
 * Finds the stores of a row: by its email address, else by its exact name. A row with an email address never matches a
 * store with another one.
 */
function findNamedStores({ username, name }: StoreUpdateRow, known: KnownStores): NamedThings<FiledStore> | undefined {
  const byEmail = username === undefined ? undefined : known.byEmail.get(username);
  if (username !== undefined && byEmail) return { field: 'username', value: username, things: byEmail };
  const byName = name === undefined ? [] : (known.byName.get(name) ?? []);
  const things = username === undefined ? byName : byName.filter((store) => store.username === null);
  return name !== undefined && things.length > 0 ? { field: 'name', value: name, things } : undefined;
}

/** The row of a new store; undefined without a name. */
export function buildStoreRow(cells: StoreUpdateRow): StoreRow | undefined {
  const { name, ...row } = dropEmptyCells(cells);
  return name === undefined ? undefined : { name, ...row };
}
