import { failureMessage } from '@depot/api';
import { toHundredths } from '@depot/contracts/amounts';
import type { InvoiceChange } from '@depot/contracts/billing';
import type { Product } from '@depot/contracts/catalog';
import { enumerated } from '@depot/contracts/errors';
import { monthSoFar, spanOf } from '@depot/contracts/time';
import { currentLanguage } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { skipToken } from '@depot/rtk';
import { useClaims } from '@depot/session';
import { Alert, ErrorState, Form, Modal, Money, PeriodField, Skeleton } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { useBillingCorrectPriceMutation, useBillingOutdatedInvoicesQuery } from '../../api/billing.js';
import { useTexts } from '../../texts.js';
import classes from './priceCorrection.module.css';
import { StoresField } from './StoresField.js';

interface PriceCorrectionProps {
  /** With its new prices. */
  product: Product;
  /** Stores that are chosen at first. */
  storeIds: number[];
  onDone: () => void;
}

/** After a price change: lists unpaid invoices with another price, and corrects them on request. */
export function PriceCorrection({ product, storeIds: stores, onDone }: PriceCorrectionProps) {
  const { t } = useTexts();
  const notify = useNotify();
  const { days, setDays, storeIds, setStoreIds, scope } = useCorrectionScope(stores);
  const preview = useBillingOutdatedInvoicesQuery(
    storeIds.length > 0 ? { ...scope, productIds: [product.productId] } : skipToken,
    {
      refetchOnMountOrArgChange: true,
    },
  );
  const [correct, { isLoading: correcting }] = useBillingCorrectPriceMutation();
  const outdated = storeIds.length > 0 && preview.currentData ? preview.currentData.changes : [];

  const apply = async () => {
    try {
      const { productId, price, wholesalePrice } = product;
      const { list } = await correct({ ...scope, productId, price, wholesalePrice }).unwrap();
      const invoices = enumerated(list)[currentLanguage()];
      await notify.alert(list.length > 0 ? t('correction.done', { invoices }) : t('correction.none'));
      onDone();
    } catch (failure) {
      notify.failure(failure);
    }
  };

  return (
    <Modal
      open
      title={t('correction.title')}
      width={640}
      okText={t('correction.apply', { count: outdated.length })}
      okButtonProps={{ disabled: outdated.length === 0, loading: correcting }}
      cancelText={t('correction.keep')}
      mask={{ closable: false }}
      onOk={() => void apply()}
      onCancel={onDone}
    >
      <p>{t('correction.explain')}</p>
      <p>
        {t('product.price')} <Money dollars={product.price} /> · {t('product.wholesalePrice')}{' '}
        <Money dollars={product.wholesalePrice} />
      </p>
      <Form layout="vertical" requiredMark={false} disabled={correcting}>
        <Form.Item label={t('correction.period')}>
          <PeriodField days={days} onChange={setDays} />
        </Form.Item>
        <Form.Item label={t('correction.stores')}>
          <StoresField value={storeIds} onChange={setStoreIds} />
        </Form.Item>
      </Form>
      <div className={classes.preview}>
        <CorrectionPreview storesChosen={storeIds.length > 0} preview={preview} changes={outdated} />
      </div>
    </Modal>
  );
}

interface CorrectionPreviewProps {
  storesChosen: boolean;
  preview: { isFetching: boolean; isError: boolean; error?: unknown; refetch: () => unknown };
  changes: readonly InvoiceChange[];
}

/** Invoices that the correction changes: store, old and new amount, and the difference. */
function CorrectionPreview({ storesChosen, preview, changes }: CorrectionPreviewProps) {
  const { t } = useTexts();
  if (!storesChosen) return <Alert type="info" title={t('correction.chooseStores')} />;
  if (preview.isFetching) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (preview.isError)
    return <ErrorState text={failureMessage(preview.error)} onRetry={() => void preview.refetch()} />;
  if (changes.length === 0) return <Alert type="info" title={t('correction.nothing')} />;
  return (
    <>
      <Alert type="warning" title={t('correction.willChange', { count: changes.length })} />
      <ChangeTable changes={changes} />
    </>
  );
}

function ChangeTable({ changes }: { changes: readonly InvoiceChange[] }) {
  const { t } = useTexts();
  const columns = useMemo(
    (): DataColumn<InvoiceChange>[] => [
      { key: 'invoice', title: t('correction.invoice'), render: (_, { invoiceId }) => invoiceId },
      { key: 'store', title: t('correction.store'), render: (_, { storeName }) => storeName },
      {
        key: 'before',
        title: t('correction.before'),
        align: 'right',
        render: (_, row) => <Money dollars={row.before} />,
      },
      { key: 'after', title: t('correction.after'), align: 'right', render: (_, row) => <Money dollars={row.after} /> },
      {
        key: 'difference',
        title: t('correction.difference'),
        align: 'right' as const,
        render: (_, { before, after }) => <Money cents={toHundredths(after) - toHundredths(before)} />,
      },
    ],
    [t],
  );
  return <DataTable label={t('correction.title')} columns={columns} rows={changes} rowKey="invoiceId" />;
}

/** Which invoices a correction is about: a period and stores. */
function useCorrectionScope(stores: number[]) {
  const { tz } = useClaims();
  const [days, setDays] = useState(() => monthSoFar(Date.now(), tz));
  const [storeIds, setStoreIds] = useState(stores);
  return { days, setDays, storeIds, setStoreIds, scope: { storeIds, ...spanOf(days, tz) } };
}
