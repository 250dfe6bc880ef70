import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, translate } from '@depot/contracts/errors';
import { inventoryMessages } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { UnitRow } from '../unit/unit.repository.js';

/** Pieces and lots that one sentence names. */
const maxNamed = 5;
/** Characters of a movement's reason. */
const maxReason = 200;

export const isExpired = ({ expiry }: Pick<UnitRow, 'expiry'>, today: string): boolean =>
  expiry !== null && expiry < today;

/** Those whose day has passed go last: they leave only where there is nothing else. */
export const sortExpiredLast = (units: readonly UnitRow[], today: string): UnitRow[] => [
  ...units.filter((unit) => !isExpired(unit, today)),
  ...units.filter((unit) => isExpired(unit, today)),
];

/** Names goods whose day has passed. */
@Injectable()
export class ExpiredGoods {
  constructor(@Inject(CATALOG_PORT) private readonly catalog: CatalogPort) {}

  /** EXPIRED, naming lot and day of what would leave. */
  async createError(units: readonly UnitRow[]): Promise<DomainError> {
    return new DomainError('EXPIRED', inventoryMessages.expired, { goods: await this.listNames(units) });
  }

  /** What the movement says of goods that left all the same. */
  async describeExpired(units: readonly UnitRow[]): Promise<string> {
    const goods = await this.listNames(units);
    return translate(inventoryMessages.expiredLeft, currentLanguage(), { goods }).slice(0, maxReason);
  }

  private async listNames(units: readonly UnitRow[]): Promise<string> {
    const products = await this.catalog.products([...new Set(units.map(({ productId }) => productId))]);
    const sentences = units.map(({ productId, lot, expiry }) =>
      translate(lot ? inventoryMessages.expiredGoods : inventoryMessages.expiredWithoutLot, currentLanguage(), {
        product: products.get(productId)?.name ?? '',
        lot: lot ?? '',
        day: formatDay(expiry ?? ''),
      }),
    );
    const distinct = [...new Set(sentences)];
    return [...distinct.slice(0, maxNamed), ...(distinct.length > maxNamed ? ['…'] : [])].join('; ');
  }
}
