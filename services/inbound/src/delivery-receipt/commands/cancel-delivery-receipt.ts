import { DomainError } from '@depot/contracts/errors';
import { inboundMessages } from '@depot/contracts/inbound';
import { describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { DeliveryReceiptRepository } from '../delivery-receipt.repository.js';

/** Cancels a delivery receipt that is still NEW. */
@Injectable()
export class CancelDeliveryReceipt {
  constructor(private readonly receipts: DeliveryReceiptRepository) {}

  /**
   * @returns the display id
   * @throws INVALID_TRANSITION if the receipt is not NEW
   */
  async execute(id: number): Promise<number> {
    const { displayId, status } = await this.receipts.lockReceipt(id);
    describeActivity({ displayId });
    if (status !== 'NEW')
      throw new DomainError('INVALID_TRANSITION', inboundMessages.cancelNotNew, { displayId, status });
    await this.receipts.setStatus(id, 'CANCELLED');
    return displayId;
  }
}
