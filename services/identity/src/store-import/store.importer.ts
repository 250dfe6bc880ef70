import { accountMessages, sessionMessages } from '@depot/contracts/identity';
import { importColumns, importMessages, nameKey } from '@depot/contracts/importing';
import type { Stage } from '@depot/node-database';
import {
  type Findings,
  type Importer,
  Importers,
  type Inspection,
  type NumberedRow,
  type RejectRow,
  type Staging,
} from '@depot/node-importing';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UserRepository } from '../user/user.repository.js';
import { missingParts } from './row-addresses.js';
import type { StoreRow } from './store-row.js';
import { StoreStage } from './store-stage.js';

/** Brings stores in from a file. They exist at once; whoever has an email address can be sent an invitation later. */
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
    const taken: Taken = { names: new Set(), usernames: new Set() };
    return {
      look: async (rows) => {
        const { names, usernames } = await this.taken(rows.map(({ cells }) => cells));
        names.forEach((name) => taken.names.add(name));
        usernames.forEach((username) => taken.usernames.add(username));
        for (const { line, row, cells } of rows) check(line, cells, row ? gapsOf(row) : [], taken, reject);
      },
    };
  }

  async apply(rows: readonly NumberedRow<StoreRow>[], reject: RejectRow, stage: Stage): Promise<void> {
    const taken = await this.taken(rows.map(({ row }) => row));
    const accepted = rows.filter(({ line, row }) => check(line, row, gapsOf(row), taken, reject)).map(({ row }) => row);
    await this.stages.add(stage, accepted);
  }

  private async taken(rows: readonly Partial<StoreRow>[]): Promise<Taken> {
    const names = await this.users.takenNames(rows.flatMap(({ name }) => name ?? []));
    const usernames = await this.users.takenUsernames(rows.flatMap(({ username }) => username ?? []));
    return { names: lowered(names), usernames: new Set(usernames.map(nameKey)) };
  }
}

interface Taken {
  names: Set<string>;
  usernames: Set<string>;
}

/** Columns without which others mean nothing. */
const gapsOf = (row: StoreRow): string[] => [
  ...missingParts(row),
  ...(row.creditLimit !== undefined && row.creditPolicy === undefined ? ['creditPolicy'] : []),
];

const lowered = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));

/** Refuses a row whose name or email address exists, here or further up in the file, or whose address has gaps. */
function check(
  line: number,
  { name, username }: Partial<StoreRow>,
  gaps: readonly string[],
  taken: Taken,
  reject: RejectRow,
): boolean {
  const nameTaken = name !== undefined && taken.names.has(name.toLowerCase());
  const usernameTaken = username !== undefined && taken.usernames.has(nameKey(username));
  if (nameTaken) reject(line, 'name', accountMessages.storeExists, { name });
  if (usernameTaken) reject(line, 'username', sessionMessages.emailTaken);
  gaps.forEach((field) =>
    reject(line, field, field === 'creditPolicy' ? accountMessages.policyNeeded : importMessages.cellMissing),
  );
  if (name !== undefined) taken.names.add(name.toLowerCase());
  if (username !== undefined) taken.usernames.add(nameKey(username));
  return gaps.length === 0 && !nameTaken && !usernameTaken;
}
