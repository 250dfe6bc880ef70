import { failureMessage } from '@depot/api';
import { useNavigate, useSearchParams } from '@depot/router';
import { EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@depot/ui';
import { useInventoryRecallQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import { LotChoice } from './LotChoice.js';
import { RecallButton } from './RecallButton.js';
import { RecallOrders } from './RecallOrders.js';
import { RecallSums } from './RecallSums.js';

/** From a lot to everybody who got something of it. Product and lot stand in the address. */
export function RecallScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const productId = Number(params.get('productId')) || undefined;
  const lot = params.get('lot') ?? undefined;
  const choose = (chosen: { productId: number; lot?: string }) => {
    const next = { productId: String(chosen.productId), ...(chosen.lot !== undefined && { lot: chosen.lot }) };
    setParams(next, { replace: true });
  };
  return (
    <Page>
      <PageHeader
        onBack={() => void navigate('/in/inventory')}
        backLabel={t('back')}
        filters={<LotChoice productId={productId} lot={lot} onChange={choose} />}
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
