import { failureMessage } from '@depot/api';
import { address, useAddressState, useNavigate } from '@depot/router';
import { EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@depot/ui';
import { useInventoryRecallQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { LotChoice } from './LotChoice.js';
import { RecallButton } from './RecallButton.js';
import { RecallOrders } from './RecallOrders.js';
import { RecallSums } from './RecallSums.js';

const inAddress = { productId: address.id, lot: address.text };

/** From a lot to everybody who got something of it. Product and lot stand in the address. */
export function RecallScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { values, change } = useAddressState(inAddress, { replace: true });
  const { productId } = values;
  const lot = values.lot || undefined;
  return (
    <Page>
      <PageHeader
        onBack={() => void navigate('/in/inventory')}
        backLabel={t('back')}
        filters={<LotChoice productId={productId} lot={lot} onChange={(chosen) => change({ lot: '', ...chosen })} />}
        actions={productId && lot ? <RecallButton productId={productId} lot={lot} /> : undefined}
      />
      {productId && lot ? (
        <RecallOfLot key={`${productId} ${lot}`} productId={productId} lot={lot} />
      ) : (
        <EmptyState text={t('recall.hint')} />
      )}
    </Page>
  );
}

function RecallOfLot({ productId, lot }: { productId: number; lot: string }) {
  const { data, error, refetch } = useInventoryRecallQuery({ productId, lot }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <RecallSums recall={data.obj} />
      <RecallOrders recall={data.obj} />
    </>
  );
}
