import { startOfDay } from '@depot/contracts/time';
import type { ListInvoices } from '@depot/invoicing';
import { address, useAddressState, writeAddress } from '@depot/router';
import { useClaims, useToday } from '@depot/session';
import { useMemo } from 'react';
import { type Period, periodInAddress, readPeriod } from '../../parts/period/period.js';

interface InvoiceFilter {
  period: Period | undefined;
  request: ListInvoices;
  /** The sales report of the same period. */
  backTo: string;
  /** Id of the invoice to show. */
  invoiceId: string | undefined;
  /** Closes the shown invoice. */
  forgetInvoice: () => void;
}

const inAddress = { ...periodInAddress, userId: address.id, invoice: address.text, page: address.page };

/** Customer and period of the invoices, stored in the address. */
export function useInvoiceFilter(): InvoiceFilter {
  const { tz } = useClaims();
  const today = useToday();
  const { values, change } = useAddressState(inAddress, { replace: true });
  const filter = useMemo(() => {
    const period = readPeriod(values, startOfDay(today, tz), tz);
    return {
      period,
      request: { userId: values.userId, start: period?.start, end: period?.end },
      invoiceId: values.invoice || undefined,
      backTo: `/in/report/statement?${writeAddress(periodInAddress, values).toString()}`,
    };
  }, [values, today, tz]);
  return { ...filter, forgetInvoice: () => change({ invoice: '', page: values.page }) };
}
