import { formatCents } from '@depot/contracts/amounts';
import {
  BILLING_REPORT_PORT,
  type BillingReportPort,
  type InvoiceRange,
  isReturnInvoice,
} from '@depot/contracts/billing';
import { commonMessages, DomainError, translate } from '@depot/contracts/errors';
import {
  ADDRESS_PORT,
  type AddressPort,
  IDENTITY_PORT,
  type IdentityPort,
  postalText,
} from '@depot/contracts/identity';
import { formatDate } from '@depot/contracts/time';
import { currentLanguage, visibleStore } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import { ageingOf } from './ageing.js';
import { ageingWords, statementWords } from './messages.js';
import { statementTable } from './statement-table.js';

/** What a store was billed, paid and owes in a period. */
@Injectable()
export class StatementService {
  constructor(
    @Inject(BILLING_REPORT_PORT) private readonly billing: BillingReportPort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(ADDRESS_PORT) private readonly addresses: AddressPort,
  ) {}

  /**
   * The store and its live invoices and credits. NOT_FOUND for a store of another tenant, and for a STORE that asks for
   * another one.
   */
  async invoices(storeId: number, range: InvoiceRange) {
    const own = visibleStore();
    if (own !== undefined && own !== storeId) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return {
      store: await this.identity.store(storeId),
      invoices: await this.billing.statementInvoices(storeId, range),
    };
  }

  /** The same refusals. */
  async statement(storeId: number, range: InvoiceRange) {
    const { store, invoices } = await this.invoices(storeId, range);
    const tenant = await this.identity.tenant();
    const address = (await this.addresses.addresses([storeId])).get(storeId)?.bill;
    const language = currentLanguage();
    const { timezone } = tenant;
    const table = (name: keyof typeof statementWords, returns: boolean) =>
      statementTable(
        translate(statementWords[name], language),
        invoices.filter(({ invoiceId }) => isReturnInvoice(invoiceId) === returns),
        timezone,
      );
    return {
      clientName: store.name,
      address: address ? postalText(address) : '',
      timeRange: `${formatDate(range.start, timezone)} – ${formatDate(range.end, timezone)}`,
      tables: [table('invoices', false), table('returns', true)],
      ageing: ageingOf(invoices, Date.now(), timezone).map(({ name, amount }) => ({
        name: translate(ageingWords[name], language),
        amount,
        formattedAmount: formatCents(amount),
      })),
    };
  }
}
