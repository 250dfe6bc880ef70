import { useMemo } from 'react';
import { createSearchParams, useSearchParams } from '@depot/router';
import { useClaims } from '@depot/session';
import { periodOf, type Period } from '../../parts/period/period.js';

interface InvoiceFilter {
  period: Period | undefined;
  request: { userId?: number; start?: number; end?: number };
  /** The sales report of the same period. */
  backTo: string;
  /** One of them that is to be looked at. */
  invoiceId: string | undefined;
  /** It has been looked at. */
  forgetInvoice: () => void;
}

const periodNames = ['start', 'end', 'preset'];

/** Whose invoices of which period are wanted; it stands in the address. */
export function useInvoiceFilter(): InvoiceFilter {
  const { tz } = useClaims();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const forgetInvoice = () =>
    setParams(
      (now) => {
        now.delete('invoice');
        return now;
      },
      { replace: true },
    );
  const filter = useMemo(() => {
    const now = new URLSearchParams(text);
    const period = periodOf(now, Date.now(), tz);
    const userId = Number(now.get('userId')) || undefined;
    const kept = periodNames.flatMap((name): [string, string][] => {
      const value = now.get(name);
      return value === null ? [] : [[name, value]];
    });
    return {
      period,
      request: { userId, start: period?.start, end: period?.end },
      invoiceId: now.get('invoice') ?? undefined,
      backTo: `/in/report/statement?${createSearchParams(kept).toString()}`,
    };
  }, [text, tz]);
  return { ...filter, forgetInvoice };
}
