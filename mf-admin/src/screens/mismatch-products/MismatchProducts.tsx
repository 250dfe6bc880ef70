import { Page } from '@depot/ui';
import { useAdminProductMismatchesQuery, useAdminQuantityMismatchesQuery } from '../../api/admin.js';
import { LastReconciliation } from './LastReconciliation.js';
import { MismatchTable } from './MismatchTable.js';

/** Screen: products whose figures contradict each other, and their repair. */
export function MismatchProducts() {
  const quantities = useAdminQuantityMismatchesQuery();
  const bookings = useAdminProductMismatchesQuery();
  return (
    <Page>
      <LastReconciliation />
      <MismatchTable kind="quantity" query={quantities} />
      <MismatchTable kind="booking" query={bookings} />
    </Page>
  );
}
