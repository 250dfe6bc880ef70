import { type Hundredths, isBulk, type StockMode } from '@depot/contracts/amounts';
import { catalogMessages } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { may } from '@depot/contracts/permissions';
import { currentSession } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

/** Hundredths in one piece, as the wire's number arrives. */
const perPiece = 100;

/** Sets the amount of a product that is kept out of ordering. */
@Injectable()
export class SetReservation {
  constructor(@Inject(STOCK_PORT) private readonly stock: StockPort) {}

  /**
   * `reserved` is in hundredths of the unit in the API. Forms repeat the old value, which every role may do; only ADMIN
   * may change it.
   */
  async execute(productId: number, hasWeight: StockMode, reserved: Hundredths): Promise<void> {
    const byWeight = isBulk(hasWeight);
    if (!byWeight && reserved % perPiece !== 0) throw new DomainError('VALIDATION', catalogMessages.wholePieces);
    const amount = byWeight ? reserved : reserved / perPiece;
    const level = (await this.stock.levels([productId])).get(productId);
    if (amount === ((byWeight ? level?.reservedWeight : level?.reservedQuantity) ?? 0)) return;
    if (!may(currentSession().role, 'product.reserve')) throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    await this.stock.reserve(productId, amount);
  }
}
