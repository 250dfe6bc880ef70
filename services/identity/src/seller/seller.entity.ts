import type { PaperSize } from '@depot/contracts/identity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What papers say of a distributor; there once it has been entered. */
@Entity('seller')
export class SellerEntity {
  @PrimaryColumn({ type: 'int', unsigned: true })
  tenantId!: number;

  @Column({ type: 'varchar', length: 150 })
  legalName!: string;

  @Column({ type: 'varchar', length: 300 })
  address!: string;

  @Column({ type: 'varchar', length: 40 })
  phone!: string;

  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Column({ type: 'varchar', length: 40 })
  taxId!: string;

  @Column({ type: 'varchar', length: 500 })
  paymentInstructions!: string;

  @Column({ type: 'enum', enum: ['LETTER', 'A4'] })
  paper!: PaperSize;
}
