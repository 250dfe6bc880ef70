import type { EpochMs } from '@depot/contracts/amounts';
import { type KeptOrderEvent, keptOrderEvents } from '@depot/contracts/orders';
import { TenantEntity, TimeColumn } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** What somebody did with an order after it was placed. */
@Entity('order_event')
export class OrderEventEntity extends TenantEntity {
  @Column({ type: 'int', unsigned: true })
  orderId!: number;

  @TimeColumn()
  time!: EpochMs;

  @Column({ type: 'int', unsigned: true })
  userId!: number;

  @Column({ type: 'enum', enum: keptOrderEvents })
  kind!: KeptOrderEvent;
}
