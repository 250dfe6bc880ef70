import { Navigate, useIdParam } from '@depot/router';
import { LoadError, Page, Skeleton } from '@depot/ui';
import { useInboundReceiptQuery } from '../../api/receipts.js';
import { receiptListPath } from '../../parts/paths.js';
import { useEntryProducts } from '../../parts/useEntryProducts.js';
import { InboundWizard } from './InboundWizard.js';

const toList = <Navigate to={receiptListPath} replace />;

/** Receives a delivery. A receipt that is missing or not NEW leads back to the list. */
export function InboundScreen() {
  const id = useIdParam('deliveryReceiptId');
  const receipt = useInboundReceiptQuery({ id: id ?? 0 }, { skip: !id, refetchOnMountOrArgChange: true });
  const { query, products } = useEntryProducts();
  if (!id) return toList;
  if (receipt.error && 'statusCode' in receipt.error && receipt.error.statusCode === 404) return toList;
  if (receipt.error) return <LoadError query={receipt} />;
  if (query.error && !query.data) return <LoadError query={query} />;
  if (!query.data || !receipt.data || (receipt.isFetching && receipt.data.obj.id !== id)) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 6 }} />
      </Page>
    );
  }
  return <InboundWizard key={id} receipt={receipt.data.obj} products={products} />;
}
