import type { EpochMs } from '@depot/contracts/amounts';
import { FlagColumn, TimeColumn } from '@depot/node-database';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A distributor, which the interface calls warehouse. The only table whose rows belong to no tenant. */
@Entity('tenant')
export class TenantEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** IANA name. */
  @Column({ type: 'varchar', length: 60 })
  timezone!: string;

  @FlagColumn()
  viewOnly!: boolean;

  @FlagColumn()
  suspended!: boolean;

  @TimeColumn()
  createdAt!: EpochMs;
}
