import { commonMessages, DomainError, fieldMessages, invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderTemplate, TemplateBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged, contentVersionOf, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { standingContent, StandingOrderRepository } from './standing/standing-order.repository.js';
import { type TemplateHead, type TemplateLine, TemplateRepository } from './template.repository.js';
import { TemplateOffer } from './template-lines.js';

/** Templates from which orders are started. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly offer: TemplateOffer,
    private readonly standing: StandingOrderRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async all(): Promise<OrderTemplate[]> {
    return this.whole(await this.templates.heads());
  }

  async one(id: number): Promise<OrderTemplate> {
    const [template] = await this.whole([await this.templates.head(id)]);
    if (!template) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return template;
  }

  async create(body: TemplateBody): Promise<OrderTemplate> {
    const lines = await this.offer.lines(body);
    const id = await this.templates.insert(body.name, body.subWarehouseId);
    await this.templates.replaceLines(id, lines);
    return this.one(id);
  }

  async update({ id, version, ...body }: TemplateBody): Promise<OrderTemplate> {
    if (id === undefined) throw invalidFields([{ path: 'id', localizedMessage: fieldMessages.required }]);
    const head = await this.templates.lock(id);
    describeActivity({}, { before: await this.one(id) });
    assertUnchanged(version, contentOf(head, await this.templates.lines([id])));
    const isOfStore = (await this.identity.stores([head.ownerId])).has(head.ownerId);
    const lines = await this.offer.lines(body, isOfStore ? head.ownerId : undefined);
    await this.templates.update(id, body.name, body.subWarehouseId);
    await this.templates.replaceLines(id, lines);
    return this.one(id);
  }

  async remove(id: number): Promise<void> {
    const { name } = await this.templates.lock(id);
    describeActivity({ name });
    await this.templates.remove(id);
  }

  private async whole(heads: readonly TemplateHead[]): Promise<OrderTemplate[]> {
    const lines = await this.templates.lines(heads.map(({ id }) => id));
    const offered = await this.offer.offered([...new Set(lines.map(({ productId }) => productId))]);
    const standing = await this.standing.of(heads.map(({ id }) => id));
    const stores = await this.identity.stores([...new Set(heads.map(({ ownerId }) => ownerId))]);
    const byTemplate = grouped(lines, ({ templateId }) => templateId);
    return heads.map(({ id, name, subWarehouseId, ownerId }) => ({
      ...{ id, name, subWarehouseId, ofStore: stores.has(ownerId), standing: standing.get(id) ?? null },
      standingVersion: contentVersionOf(standingContent(standing.get(id) ?? null)),
      version: contentVersionOf(contentOf({ name, subWarehouseId }, byTemplate.get(id) ?? [])),
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
