import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A row that belongs to a tenant. `Db.of()` fills and checks `tenantId`; no caller names it. */
export abstract class TenantEntity {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id!: number;

  @Column({ type: 'int', unsigned: true, update: false })
  tenantId!: number;
}
