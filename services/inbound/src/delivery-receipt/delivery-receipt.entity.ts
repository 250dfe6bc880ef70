import type { EpochMs } from '@depot/contracts/amounts';
import type { DeliveryReceiptStatus } from '@depot/contracts/inbound';
import { TenantOwnedEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** An announced delivery. */
@Entity()
export class DeliveryReceiptEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  displayId!: number;

  @Column({ type: 'enum', enum: ['NEW', 'COMPLETED', 'CANCELLED'], default: 'NEW' })
  status!: DeliveryReceiptStatus;

  @TimeColumn()
  estimateArrivalTime!: EpochMs;

  @Column({ type: 'varchar', length: 100 })
  createdBy!: string;

  @TimeColumn()
  time!: EpochMs;
}
