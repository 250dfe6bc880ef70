import { commonMessages, DomainError, fieldMessages, invalidFields } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import type { OrderTemplate, TemplateBody } from '@depot/contracts/orders';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged, computeContentVersion, grouped } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { selectStandingContent, StandingOrderRepository } from './standing/standing-order.repository.js';
import { type TemplateHeader, type TemplateLine, TemplateRepository } from './template.repository.js';
import { TemplateProducts } from './template-products.js';

/** Reads and writes order templates. */
@Injectable()
export class TemplateService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly templateProducts: TemplateProducts,
    private readonly standing: StandingOrderRepository,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  async listTemplates(): Promise<OrderTemplate[]> {
    return this.assembleTemplates(await this.templates.listHeaders());
  }

  async getTemplate(id: number): Promise<OrderTemplate> {
    const [template] = await this.assembleTemplates([await this.templates.getHeader(id)]);
    if (!template) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return template;
  }

  async create(body: TemplateBody): Promise<OrderTemplate> {
    const lines = await this.templateProducts.buildLines(body);
    const id = await this.templates.insert(body.name, body.subWarehouseId);
    await this.templates.replaceLines(id, lines);
    return this.getTemplate(id);
  }

  async update({ id, version, ...body }: TemplateBody): Promise<OrderTemplate> {
    if (id === undefined) throw invalidFields([{ path: 'id', localizedMessage: fieldMessages.required }]);
    const header = await this.templates.lockHeader(id);
    describeActivity({}, { before: await this.getTemplate(id) });
    assertUnchanged(version, selectContent(header, await this.templates.findLines([id])));
    const isOfStore = (await this.identity.stores([header.ownerId])).has(header.ownerId);
    const lines = await this.templateProducts.buildLines(body, isOfStore ? header.ownerId : undefined);
    await this.templates.update(id, body.name, body.subWarehouseId);
    await this.templates.replaceLines(id, lines);
    return this.getTemplate(id);
  }

  async remove(id: number): Promise<void> {
    const { name } = await this.templates.lockHeader(id);
    describeActivity({ name });
    await this.templates.remove(id);
  }

  private async assembleTemplates(headers: readonly TemplateHeader[]): Promise<OrderTemplate[]> {
    const lines = await this.templates.findLines(headers.map(({ id }) => id));
    const offered = await this.templateProducts.findOrderable([...new Set(lines.map(({ productId }) => productId))]);
    const standing = await this.standing.findByTemplates(headers.map(({ id }) => id));
    const stores = await this.identity.stores([...new Set(headers.map(({ ownerId }) => ownerId))]);
    const byTemplate = grouped(lines, ({ templateId }) => templateId);
    return headers.map(({ id, name, subWarehouseId, ownerId }) => ({
      id,
      name,
      subWarehouseId,
      ofStore: stores.has(ownerId),
      standing: standing.get(id) ?? null,
      standingVersion: computeContentVersion(selectStandingContent(standing.get(id) ?? null)),
      version: computeContentVersion(selectContent({ name, subWarehouseId }, byTemplate.get(id) ?? [])),
      orderItems: (byTemplate.get(id) ?? []).map(({ productId, productName, quantity }) => ({
        productId,
        productName,
        quantity,
        disabled: !offered.has(productId),
      })),
    }));
  }
}

/** The fields that an edit can change, for the content version. */
function selectContent(
  { name, subWarehouseId }: Pick<TemplateHeader, 'name' | 'subWarehouseId'>,
  lines: readonly TemplateLine[],
): object {
  return { name, subWarehouseId, lines: lines.map(({ productId, quantity }) => [productId, quantity]) };
}
