import type { Invoice } from '@depot/contracts/billing';

/** Something is still to be paid, so that it can be marked as paid. A void invoice is never open. */
export function isOpen({
  status,
  formattedTotal,
  formattedPaid,
}: Pick<Invoice, 'status' | 'formattedTotal' | 'formattedPaid'>): boolean {
  return status !== 'VOID' && formattedTotal !== formattedPaid;
}
