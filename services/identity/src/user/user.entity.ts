import type { EpochMs } from '@depot/contracts/amounts';
import { usualPaymentTerms } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import { FlagColumn, TenantOwnedEntity as TenantRow, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** A person or a store. Each STORE is a user, and the user's id is the store's id everywhere. */
@Entity('user')
export class UserEntity extends TenantRow {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 20 })
  role!: Role;

  /** The email address, in small letters; null until the user has registered. Unique over all tenants. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  username!: string | null;

  /** argon2id; null until the user has registered. */
  @Column({ type: 'varchar', length: 200, nullable: true, select: false })
  passwordHash!: string | null;

  /** Counts up with every new password: sessions of an older one are over. */
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

  /** Days after an invoice's day on which a STORE is to pay it. */
  @Column({ type: 'smallint', unsigned: true, default: usualPaymentTerms })
  paymentTerms!: number;

  @TimeColumn()
  createdAt!: EpochMs;
}
