import type { ReturnedStock } from '@depot/contracts/inventory';
import { Injectable } from '@nestjs/common';
import { AllocationRepository } from '../allocation/allocation.repository.js';
import { RestockedGoods } from '../returning/restocked-goods.js';
import { splitReturnedLines } from '../returning/split-returned-lines.js';

/** Puts back what an order shipped. */
@Injectable()
export class RestoreStock {
  constructor(
    private readonly allocations: AllocationRepository,
    private readonly restockedGoods: RestockedGoods,
  ) {}

  /** The same pieces, lots and weights, less what a return brought back already and what was lost on one. */
  async execute(orderId: number, lost: readonly ReturnedStock[]): Promise<void> {
    const shipped = await this.allocations.lockOpen(orderId);
    // A past order from a file has taken nothing out of this stock.
    if (shipped.length === 0) return;
    splitReturnedLines(lost, shipped);
    const back = shipped.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
    if (back.length === 0) return;
    await this.restockedGoods.put(back, { cause: 'ADD_BACK', orderId, time: Date.now() });
    await this.allocations.addRestocked(back);
  }
}
