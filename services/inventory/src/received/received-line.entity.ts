import type { Hundredths } from '@depot/contracts/amounts';
import { AmountColumn, TenantOwnedEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** Received amount of a product. */
@Entity('received_line')
export class ReceivedLineEntity extends TenantOwnedEntity {
  @Column({ type: 'int', unsigned: true, update: false })
  receivedId!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  productId!: number;

  /** Product name at the time of receipt. */
  @Column({ type: 'varchar', length: 310, update: false })
  productName!: string;

  @Column({ type: 'int', update: false })
  quantity!: number;

  @AmountColumn({ update: false })
  weight!: Hundredths;
}
