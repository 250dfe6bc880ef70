import { type Address, type AddressPort, addressTypes, type UpdateAddress } from '@depot/contracts/identity';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface Row extends Address {
  userId: number;
}

const empty = { name: '', address1: '', address2: '', city: '', state: '', zipCode: '' };

/** Billing and shipping addresses. */
@Injectable()
export class AddressService implements AddressPort {
  constructor(private readonly db: Db) {}

  /** Both addresses of a user; empty until they are entered. */
  async of(userId: number): Promise<Address[]> {
    const rows = await this.rows([userId]);
    return addressTypes.map((type) => find(rows, userId, type));
  }

  async addresses(storeIds: readonly number[]): Promise<Map<number, { bill: Address; ship: Address }>> {
    const stores = await this.db.query<{ id: number }>(
      `SELECT id FROM user WHERE tenant_id = :tenantId AND role = 'STORE' AND id IN (:storeIds)`,
      {
        storeIds: [...storeIds],
      },
    );
    const rows = await this.rows(stores.map(({ id }) => id));
    return new Map(stores.map(({ id }) => [id, { bill: find(rows, id, 'BILL'), ship: find(rows, id, 'SHIP') }]));
  }

  /** Enters or replaces one address of a user. */
  async save(userId: number, address: UpdateAddress): Promise<Address> {
    await this.saveAll([{ userId, ...address }]);
    return { ...address, address2: address.address2 ?? '' };
  }

  /** Enters or replaces addresses of several users in one statement. */
  async saveAll(addresses: readonly (UpdateAddress & { userId: number })[]): Promise<void> {
    if (addresses.length === 0) return;
    await this.db.execute(
      `INSERT INTO address (user_id, type, tenant_id, name, address1, address2, city, state, zip_code)
       SELECT u.id, j.type, u.tenant_id, j.name, j.address1, j.address2, j.city, j.state, j.zipCode
       FROM JSON_TABLE(:json, '$[*]' COLUMNS (
         userId INT UNSIGNED PATH '$.userId', type VARCHAR(4) PATH '$.type', name VARCHAR(100) PATH '$.name',
         address1 VARCHAR(100) PATH '$.address1', address2 VARCHAR(100) PATH '$.address2', city VARCHAR(60) PATH '$.city',
         state VARCHAR(2) PATH '$.state', zipCode VARCHAR(10) PATH '$.zipCode')) j
       JOIN user u ON u.id = j.userId AND u.tenant_id = :tenantId
       ON DUPLICATE KEY UPDATE name = VALUES(name), address1 = VALUES(address1), address2 = VALUES(address2),
         city = VALUES(city), state = VALUES(state), zip_code = VALUES(zip_code)`,
      { json: JSON.stringify(addresses.map((address) => ({ ...address, address2: address.address2 ?? '' }))) },
    );
  }

  private rows(userIds: readonly number[]): Promise<Row[]> {
    return this.db.query<Row>(
      `SELECT user_id userId, type, name, address1, address2, city, state, zip_code zipCode
       FROM address WHERE tenant_id = :tenantId AND user_id IN (:userIds)`,
      { userIds: [...userIds] },
    );
  }
}

function find(rows: readonly Row[], userId: number, type: Address['type']): Address {
  const row = rows.find((candidate) => candidate.userId === userId && candidate.type === type);
  if (!row) return { type, ...empty };
  const { userId: _, ...address } = row;
  return address;
}
