import type { ReturnedStock } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { AllocationRepository } from '../allocation/allocation.repository.js';
import { RestockedGoods } from '../returning/restocked-goods.js';
import { splitReturnedLines } from '../returning/split-returned-lines.js';

/** Restocks the goods of a cancelled order. */
@Injectable()
export class RestoreStock {
  constructor(
    private readonly allocations: AllocationRepository,
    private readonly restockedGoods: RestockedGoods,
  ) {}

  /** Restocks the shipped units and lots, without goods that returns have restocked or reported as lost. */
  async execute(orderId: number, lost: readonly ReturnedStock[]): Promise<void> {
    const shipped = await this.allocations.lockOpen(orderId);
    // An imported past order has not changed this stock.
    if (shipped.length === 0) return;
    splitReturnedLines(lost, shipped);
    const back = shipped.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
    if (back.length === 0) return;
    await this.restockedGoods.addGoods(back, { cause: 'ADD_BACK', orderId, time: Date.now() });
    await this.allocations.addRestocked(back);
  }
}
