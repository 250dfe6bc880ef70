import { DomainError } from '@depot/contracts/errors';
import { orderMessages } from '@depot/contracts/orders';
import { currentSession, getVisibleStore } from '@depot/node-context';
import { Db, isDuplicate } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { TemplateEntity, TemplateLineEntity } from './template.entity.js';

export interface TemplateHeader {
  id: number;
  name: string;
  subWarehouseId: number;
  ownerId: number;
}

export interface TemplateLine {
  templateId: number;
  productId: number;
  productName: string;
  quantity: number;
}

/** Reads and writes templates. A STORE reaches only its own templates, the admin group all. */
@Injectable()
export class TemplateRepository {
  constructor(private readonly db: Db) {}

  async listHeaders(): Promise<TemplateHeader[]> {
    return this.db.of(TemplateEntity).find(limitToOwner(), { order: { name: 'ASC' } });
  }

  async getHeader(id: number): Promise<TemplateHeader> {
    return this.db.of(TemplateEntity).require({ id, ...limitToOwner() });
  }

  async lockHeader(id: number): Promise<TemplateHeader> {
    return this.db.of(TemplateEntity).requireLocked({ id, ...limitToOwner() });
  }

  async findLines(templateIds: readonly number[]): Promise<TemplateLine[]> {
    return this.db
      .of(TemplateLineEntity)
      .find({ templateId: In(templateIds) }, { order: { templateId: 'ASC', position: 'ASC' } });
  }

  async insert(name: string, subWarehouseId: number): Promise<number> {
    return writeUniqueName(name, () =>
      this.db.of(TemplateEntity).insert({ name, subWarehouseId, ownerId: currentSession().id }),
    );
  }

  async update(id: number, name: string, subWarehouseId: number): Promise<void> {
    await writeUniqueName(name, () => this.db.of(TemplateEntity).update({ id }, { name, subWarehouseId }));
  }

  async replaceLines(templateId: number, lines: readonly Omit<TemplateLine, 'templateId'>[]): Promise<void> {
    await this.db.of(TemplateLineEntity).delete({ templateId });
    await this.db.bulk(TemplateLineEntity).insert(lines.map((line, position) => ({ ...line, templateId, position })));
  }

  async remove(id: number): Promise<void> {
    await this.db.of(TemplateEntity).delete({ id });
  }
}

function limitToOwner(): { ownerId?: number } {
  const storeId = getVisibleStore();
  return storeId === undefined ? {} : { ownerId: storeId };
}

/** @throws DUPLICATE if the unique index has the name */
async function writeUniqueName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error, 'order_template_name')) throw error;
    const localizedMessage = orderMessages.templateNameTaken;
    throw new DomainError('DUPLICATE', localizedMessage, { name }, [
      { path: 'name', localizedMessage, values: { name } },
    ]);
  }
}
