import { importColumns, nameKey } from '@depot/contracts/importing';
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
import { UserRepository } from '../user/user.repository.js';
import { checkNewStore, listGaps, type TakenStores } from './check-new-store.js';
import type { StoreRow } from './store-row.js';
import { StoreStage } from './store-stage.js';

/** Imports stores from a file. A store with an email address can be invited later. */
@Injectable()
export class StoreImporter implements Importer<StoreRow>, OnModuleInit {
  readonly kind = 'stores';
  readonly columns = importColumns.stores;
  readonly rows = {
    module: new URL('../../dist/store-import/store-row.js', import.meta.url),
    schema: 'storeRow',
  };
  readonly staging: Staging<StoreRow>;

  constructor(
    private readonly users: UserRepository,
    private readonly importers: Importers,
    private readonly stages: StoreStage,
  ) {
    this.staging = stages;
  }

  onModuleInit(): void {
    this.importers.add(this);
  }

  inspect({ reject }: Findings): Inspection<StoreRow> {
    const taken: TakenStores = { names: new Set(), usernames: new Set() };
    return {
      look: async (rows) => {
        const { names, usernames } = await this.findTaken(rows.map(({ cells }) => cells));
        names.forEach((name) => taken.names.add(name));
        usernames.forEach((username) => taken.usernames.add(username));
        for (const { line, row, cells } of rows) checkNewStore(line, cells, row ? listGaps(row) : [], taken, reject);
      },
    };
  }

  async apply(rows: readonly NumberedRow<StoreRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const taken = await this.findTaken(rows.map(({ row }) => row));
    const accepted = rows
      .filter(({ line, row }) => checkNewStore(line, row, listGaps(row), taken, reject))
      .map(({ row }) => row);
    await this.stages.add(stage, accepted);
  }

  private async findTaken(rows: readonly Partial<StoreRow>[]): Promise<TakenStores> {
    const names = await this.users.findTakenNames(rows.flatMap(({ name }) => name ?? []));
    const usernames = await this.users.findTakenUsernames(rows.flatMap(({ username }) => username ?? []));
    return { names: new Set(names.map((name) => name.toLowerCase())), usernames: new Set(usernames.map(nameKey)) };
  }
}
