import { TenantEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** Category 1. */
@Entity()
export class CategoryEntity extends TenantEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'int', unsigned: true })
  subWarehouseId!: number;
}
