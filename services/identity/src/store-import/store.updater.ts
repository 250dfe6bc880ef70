import { importColumns } from '@depot/contracts/importing';
import { currentContext } from '@depot/node-context';
import {
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
  type Staging,
} from '@depot/node-importing';
import type { Stage } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FiledStores } from '../store-export/filed-stores.js';
import { UserRepository } from '../user/user.repository.js';
import { buildStoreRow, InspectStoreUpdates } from './inspect-store-updates.js';
import { StoreImporter } from './store.importer.js';
import type { StoreUpdateRow } from './store-row.js';
import { StoreStage } from './store-stage.js';
import type { StoreUpdate } from './update-store.js';
import { WriteStoreUpdates } from './write-store-updates.js';

/** Updates existing stores from a file, and adds the others. Role, password and tenant never change. */
@Injectable()
export class StoreUpdater implements Importer<StoreUpdateRow>, OnModuleInit {
  readonly kind = 'stores';
  readonly mode = 'update';
  readonly columns = importColumns.stores;
  readonly rows = {
    module: new URL('../../dist/store-import/store-row.js', import.meta.url),
    schema: 'storeUpdateRow',
  };
  readonly staging: Staging<StoreUpdateRow> = {
    open: (_stage, inspection) => this.open(inspection),
    publish: (stage) => this.publish(stage),
    clear: (stage) => this.stages.clear(stage),
  };
  /** Inspection of each run. */
  private readonly inspections = new WeakMap<object, InspectStoreUpdates>();

  constructor(
    private readonly importers: Importers,
    private readonly stores: FiledStores,
    private readonly users: UserRepository,
    private readonly adding: StoreImporter,
    private readonly stages: StoreStage,
    private readonly updates: WriteStoreUpdates,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect(findings: Findings): InspectStoreUpdates {
    return new InspectStoreUpdates(findings, {
      listStores: () => this.stores.list(),
      findTaken: (usernames) => this.users.findTakenUsernames(usernames),
    });
  }

  async apply(rows: readonly NumberedRow<StoreUpdateRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const updates = this.findUpdates();
    const added = rows.flatMap(({ line, row }) => {
      const newRow = updates.has(line) ? undefined : buildStoreRow(row);
      return newRow ? [{ line, row: newRow }] : [];
    });
    if (added.length > 0) await this.adding.apply(added, reject, stage);
  }

  private open(inspection: Inspection<StoreUpdateRow>): Promise<number> {
    if (inspection instanceof InspectStoreUpdates) this.inspections.set(currentContext(), inspection);
    return this.stages.open();
  }

  private async publish(stage: Stage): Promise<void> {
    await this.updates.execute([...this.findUpdates().values()]);
    await this.stages.publish(stage);
  }

  private findUpdates(): ReadonlyMap<number, StoreUpdate> {
    return this.inspections.get(currentContext())?.updates ?? new Map<number, StoreUpdate>();
  }
}
