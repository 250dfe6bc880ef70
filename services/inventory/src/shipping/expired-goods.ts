import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { DomainError, translate } from '@depot/contracts/errors';
import { inventoryMessages } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { UnitRow } from '../unit/unit.repository.js';

/** Maximum of units and lots in a message. */
const maxNamed = 5;
/** Maximum of characters of the reason of a movement. */
const maxReason = 200;

export const isExpired = ({ expiry }: Pick<UnitRow, 'expiry'>, today: string): boolean =>
  expiry !== null && expiry < today;

/** Sorts expired units last, so that they are taken only if nothing else is left. */
export const sortExpiredLast = (units: readonly UnitRow[], today: string): UnitRow[] => [
  ...units.filter((unit) => !isExpired(unit, today)),
  ...units.filter((unit) => isExpired(unit, today)),
];

/** Describes expired goods. */
@Injectable()
export class ExpiredGoods {
  constructor(@Inject(CATALOG_PORT) private readonly catalog: CatalogPort) {}

  /** Creates an EXPIRED error with lot and expiry of the goods. */
  async createError(units: readonly UnitRow[]): Promise<DomainError> {
    return new DomainError('EXPIRED', inventoryMessages.expired, { goods: await this.listNames(units) });
  }

  /** Reason of the movement of expired goods that the user has confirmed. */
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
