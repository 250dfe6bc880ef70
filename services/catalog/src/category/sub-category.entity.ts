import { TenantEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

/** Category 2. */
@Entity()
export class SubCategoryEntity extends TenantEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'int', unsigned: true })
  categoryId!: number;
}
