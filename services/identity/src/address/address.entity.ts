import type { Address } from '@depot/contracts/identity';
import { TenantRow } from '@depot/node-database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Billing or shipping address of a user. */
@Entity('address')
export class AddressEntity extends TenantRow {
  @PrimaryColumn({ type: 'int', unsigned: true })
  userId!: number;

  @PrimaryColumn({ type: 'varchar', length: 4 })
  type!: Address['type'];

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 100 })
  address1!: string;

  @Column({ type: 'varchar', length: 100 })
  address2!: string;

  @Column({ type: 'varchar', length: 60 })
  city!: string;

  @Column({ type: 'varchar', length: 2 })
  state!: string;

  @Column({ type: 'varchar', length: 10 })
  zipCode!: string;
}
