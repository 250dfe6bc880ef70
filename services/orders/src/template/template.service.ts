import { commonMessages, DomainError, fieldMessages } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderTemplate, TemplateBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { contentVersion, grouped, refuseStale } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { StandingRows } from '../standing/standing-rows.js';
import { TemplateOffer } from './template-offer.js';
import { type TemplateHead, type TemplateLine, TemplateRows } from './template-rows.js';

/** Templates from which orders are started. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly rows: TemplateRows,
    private readonly offer: TemplateOffer,
    private readonly standing: StandingRows,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async all(): Promise<OrderTemplate[]> {
    return this.whole(await this.rows.heads());
  }

  async one(id: number): Promise<OrderTemplate> {
    const [template] = await this.whole([await this.rows.head(id)]);
    if (!template) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return template;
  }

  async create(body: TemplateBody): Promise<OrderTemplate> {
    const lines = await this.offer.lines(body);
    const id = await this.rows.insert(body.name, body.subWarehouseId);
    await this.rows.replaceLines(id, lines);
    return this.one(id);
  }

  async update({ id, version, ...body }: TemplateBody): Promise<OrderTemplate> {
    if (id === undefined)
      throw new DomainError('VALIDATION', commonMessages.validation, {}, [
        { path: 'id', localizedMessage: fieldMessages.required },
      ]);
    const head = await this.rows.lock(id);
    refuseStale(version, contentOf(head, await this.rows.lines([id])));
    const lines = await this.offer.lines(body);
    await this.rows.update(id, body.name, body.subWarehouseId);
    await this.rows.replaceLines(id, lines);
    return this.one(id);
  }

  async remove(id: number): Promise<void> {
    const { name } = await this.rows.lock(id);
    describeActivity({ name });
    await this.rows.remove(id);
  }

  private async whole(heads: readonly TemplateHead[]): Promise<OrderTemplate[]> {
    const lines = await this.rows.lines(heads.map(({ id }) => id));
    const offered = await this.offer.offered([...new Set(lines.map(({ productId }) => productId))]);
    const standing = await this.standing.of(heads.map(({ id }) => id));
    const stores = await this.identity.stores([...new Set(heads.map(({ ownerId }) => ownerId))]);
    const byTemplate = grouped(lines, ({ templateId }) => templateId);
    return heads.map(({ id, name, subWarehouseId, ownerId }) => ({
      ...{ id, name, subWarehouseId, ofStore: stores.has(ownerId), standing: standing.get(id) ?? null },
      version: contentVersion(contentOf({ name, subWarehouseId }, byTemplate.get(id) ?? [])),
      orderItems: (byTemplate.get(id) ?? []).map(({ productId, productName, quantity }) => ({
        ...{ productId, productName, quantity },
        disabled: !offered.has(productId),
      })),
    }));
  }
}

/** What an edit may change. */
function contentOf(
  { name, subWarehouseId }: Pick<TemplateHead, 'name' | 'subWarehouseId'>,
  lines: readonly TemplateLine[],
): object {
  return { name, subWarehouseId, lines: lines.map(({ productId, quantity }) => [productId, quantity]) };
}
