import { TenantEntity } from '@depot/node-database';
import { Column, Entity } from 'typeorm';

@Entity()
export class BrandEntity extends TenantEntity {
  @Column({ type: 'varchar', length: 100 })
  name!: string;
}
