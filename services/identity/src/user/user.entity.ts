import type { EpochMs } from '@depot/contracts/amounts';
import { usualPaymentTerms } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { FlagColumn, TenantOwnedEntity as TenantRow, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** A person or a store. Each STORE is a user, and the user's id is the id of the store. */
@Entity('user')
export class UserEntity extends TenantRow {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 20 })
  role!: Role;

  /** The email address in lower case; null until the user has registered. Unique over all tenants. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  username!: string | null;

  /** argon2id; null until the user has registered. */
  @Column({ type: 'varchar', length: 200, nullable: true, select: false })
  passwordHash!: string | null;

  /** Increases with every new password and ends the sessions of earlier ones. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  passwordVersion!: number;

  @FlagColumn({ default: false })
  disabled!: boolean;

  @FlagColumn({ default: false })
  activated!: boolean;

  /** Pays wholesale prices; only for STORE. */
  @FlagColumn({ default: false })
  wholesalePrice!: boolean;

  /** The store that a READ_ONLY_STORE belongs to. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  storeId!: number | null;

  /** Days after the invoice date until which a STORE has to pay. */
  @Column({ type: 'smallint', unsigned: true, default: usualPaymentTerms })
  paymentTerms!: number;

  @TimeColumn()
  createdAt!: EpochMs;
}
