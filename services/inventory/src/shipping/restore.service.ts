import { Injectable } from '@nestjs/common';
import { Allocations } from '../allocation/allocations.js';
import { GoodsBack } from '../returning/goods-back.js';

/** Puts back what an order shipped. */
@Injectable()
export class RestoreService {
  constructor(
    private readonly allocations: Allocations,
    private readonly goodsBack: GoodsBack,
  ) {}

  /** The same pieces, lots and weights, less what a return brought back already. */
  async restore(orderId: number): Promise<void> {
    const open = await this.allocations.lockOpen(orderId);
    if (open.length === 0) return;
    await this.goodsBack.put(open, { cause: 'ADD_BACK', orderId, time: Date.now() });
    await this.allocations.comeBack(open);
  }
}
