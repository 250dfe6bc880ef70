import type { InvoiceAnswer } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { Injectable } from '@nestjs/common';
import { InvoiceView } from '../invoice-view.js';

/** Loads the credit of a return. */
@Injectable()
export class GetCreditOfReturn {
  constructor(private readonly view: InvoiceView) {}

  async execute(returnId: number): Promise<InvoiceAnswer> {
    const [credit] = await this.view.findInvoices({ returnId });
    if (!credit) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return credit;
  }
}
