import { failureMessage } from '@depot/api';
import { formatDay } from '@depot/contracts/time';
import { DownloadButton } from '@depot/downloads';
import { isolate } from '@depot/i18n';
import { address, listAddress, useAddressState, useNavigate } from '@depot/router';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { byId, entryProducts, ProductSelect } from '@depot/stock-entry';
import { EmptyState, ErrorState, FileExcelOutlined, Page, PageHeader, Skeleton } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useInventoryLotsQuery, useInventoryRecallQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';
import classes from './recall.module.css';
import { RecallOrders } from './RecallOrders.js';
import { RecallSums } from './RecallSums.js';

const inAddress = { productId: address.id, lot: address.text };

/** Traces a lot to all stores that received part of it. Product and lot are in the address. */
export function RecallScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { values, change } = useAddressState(inAddress, { replace: true });
  const { productId } = values;
  const lot = values.lot || undefined;
  return (
    <Page>
      <PageHeader
        onBack={() => void navigate(listAddress('/in/inventory'))}
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

/** The recall as a workbook, to be worked through by telephone. */
function RecallButton({ productId, lot }: { productId: number; lot: string }) {
  const { t } = useTexts();
  const query = new URLSearchParams({ productId: String(productId), lot });
  return (
    <DownloadButton
      type="primary"
      icon={<FileExcelOutlined />}
      file={{ path: `/document/recall/download?${String(query)}` }}
    >
      {t('recall.excel')}
    </DownloadButton>
  );
}

interface LotChoiceProps {
  productId: number | undefined;
  lot: string | undefined;
  onChange: (chosen: { productId: number; lot?: string }) => void;
}

/** Chooses a product, also one that is not sold any more, and one of its lots. */
function LotChoice({ productId, lot, onChange }: LotChoiceProps) {
  const { t } = useTexts();
  const everything = useCatalogProductsQuery({ includeDisabled: true });
  const products = useMemo(
    () => byId(entryProducts(everything.data?.list ?? [], { includeDisabled: true })),
    [everything.data],
  );
  const lots = useInventoryLotsQuery({ productId: productId ?? 0 }, { skip: productId === undefined });
  const known = lots.currentData?.list;
  return (
    <>
      <div className={classes.product}>
        <ProductSelect
          products={products}
          label={t('recall.product')}
          value={products.has(productId ?? 0) ? productId : undefined}
          autoFocus={productId === undefined}
          onChange={(chosen) => onChange({ productId: chosen })}
        />
      </div>
      <Select
        className={classes.lot}
        aria-label={t('recall.lot')}
        placeholder={t('recall.chooseLot')}
        notFoundContent={t('recall.noLots')}
        disabled={productId === undefined}
        loading={lots.isFetching}
        showSearch
        value={lot}
        options={known?.map(({ lot: name, expiry }) => ({
          value: name,
          label: expiry ? `${isolate(name)} · ${formatDay(expiry)}` : name,
        }))}
        onChange={(chosen: string) => productId !== undefined && onChange({ productId, lot: chosen })}
      />
    </>
  );
}
