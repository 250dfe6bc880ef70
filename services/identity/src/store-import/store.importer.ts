import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { accountMessages, sessionMessages } from '@depot/contracts/identity';
import { importColumns, importMessages } from '@depot/contracts/importing';
import { Db } from '@depot/node-database';
import { Importers, type Importer, type NumberedRow, type RefuseRow } from '@depot/node-importing';
import { AddressService } from '../address/address.service.js';
import { UserEntity } from '../user/user.entity.js';
import { addressesOf, missingParts } from './row-addresses.js';
import { storeRow, type StoreRow } from './store-row.js';

/** Brings stores in from a file. They exist at once; whoever has an e-mail address can be sent an invitation later. */
@Injectable()
export class StoreImporter implements Importer<StoreRow>, OnModuleInit {
  readonly kind = 'stores';
  readonly columns = importColumns.stores;
  readonly schema = storeRow;

  constructor(
    private readonly db: Db,
    private readonly addresses: AddressService,
    private readonly importers: Importers,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.importers.add(this);
  }

  async apply(rows: readonly NumberedRow<StoreRow>[], refuse: RefuseRow): Promise<void> {
    const taken = await this.taken(rows);
    const accepted = rows.filter((numbered) => this.check(numbered, taken, refuse)).map(({ row }) => row);
    const now = Date.now();
    const ids = await this.db.of(UserEntity).insertMany(
      accepted.map(({ name, username, wholesalePrice = false, disabled = false }) => ({
        name,
        role: 'STORE',
        username: username ?? null,
        passwordHash: null,
        wholesalePrice,
        disabled,
        createdAt: now,
      })),
    );
    await this.addresses.saveAll(
      accepted.flatMap((row, index) => addressesOf(row).map((address) => ({ ...address, userId: ids[index] ?? 0 }))),
    );
    const catalog = this.modules.get<CatalogPort>(CATALOG_PORT, { strict: false });
    for (const id of ids) await catalog.offerEverythingTo(id);
  }

  /** Refuses a row whose name or e-mail address exists, here or further up in the file, or whose address has gaps. */
  private check({ line, row }: NumberedRow<StoreRow>, taken: Taken, refuse: RefuseRow): boolean {
    const name = row.name.toLowerCase();
    const gaps = missingParts(row);
    if (taken.names.has(name)) refuse(line, 'name', accountMessages.storeExists, { name: row.name });
    if (row.username && taken.usernames.has(row.username)) refuse(line, 'username', sessionMessages.emailTaken);
    gaps.forEach((field) => refuse(line, field, importMessages.cellMissing));
    const isFine = gaps.length === 0 && !taken.names.has(name) && !(row.username && taken.usernames.has(row.username));
    taken.names.add(name);
    if (row.username) taken.usernames.add(row.username);
    return isFine;
  }

  private async taken(rows: readonly NumberedRow<StoreRow>[]): Promise<Taken> {
    const stores = await this.db.query<{ name: string }>(
      `SELECT name FROM user WHERE tenant_id = :tenantId AND role = 'STORE' AND name IN (:names)`,
      { names: rows.map(({ row }) => row.name) },
    );
    const users = await this.db
      .acrossTenants('an e-mail address is unique over all tenants')
      .query<{ username: string }>('SELECT username FROM user WHERE username IN (:usernames)', {
        usernames: rows.flatMap(({ row }) => row.username ?? []),
      });
    return { names: lowered(stores.map(({ name }) => name)), usernames: lowered(users.map(({ username }) => username)) };
  }
}

interface Taken {
  names: Set<string>;
  usernames: Set<string>;
}

const lowered = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));
