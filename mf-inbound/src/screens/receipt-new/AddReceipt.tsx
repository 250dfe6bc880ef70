import { boxesPerReceipt } from '@depot/contracts/inbound';
import { useNotify } from '@depot/remote-kit';
import { listAddress, useNavigate, useSearchParams } from '@depot/router';
import { useClaims } from '@depot/session';
import { type ProductsById, ProductSelect } from '@depot/stock-entry';
import {
  ActionBar,
  Button,
  DateField,
  DeleteOutlined,
  Form,
  LoadError,
  Page,
  PageHeader,
  PlusOutlined,
  Skeleton,
  useUnsavedChanges,
} from '@depot/ui';
import { QuantityInput, useWayToAmount } from '@depot/ui/data';
import { useState } from 'react';
import { useInboundAddReceiptMutation } from '../../api/inbound.js';
import { useEntryProducts } from '../../api/inventory.js';
import { receiptListPath } from '../../parts/places.js';
import { parseProposedItems } from '../../parts/proposedItems.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import { buildReceiptRequest, findReceiptProblem, makeReceiptRow, type ReceiptRow } from './receiptForm.js';

/** Announces a delivery with its expected day and items. */
export function AddReceipt() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const navigate = useNavigate();
  const { query, products } = useEntryProducts();
  const { arrival, setArrival, rows, setRows, lacks, isLoading, submit } = useNewReceipt();
  if (query.error && !query.data) return <LoadError query={query} />;
  return (
    <Page width="form" waits={isLoading}>
      <PageHeader
        summary={t('new.hint')}
        onBack={() => void navigate(listAddress(receiptListPath))}
        backLabel={t('new.back')}
      />
      {query.data ? (
        <Form layout="vertical" requiredMark={false} onFinish={() => void submit()}>
          <Form.Item label={t('receipt.arrival')} extra={t('new.timeZone', { timeZone: tz })} htmlFor="arrival">
            <DateField
              id="arrival"
              withTime
              autoFocus
              style={{ maxWidth: 260 }}
              value={arrival}
              onChange={(time = '') => setArrival(time)}
            />
          </Form.Item>
          <ReceiptRows rows={rows} products={products} onChange={setRows} />
          <ActionBar waitsFor={lacks && t(lacks, { max: boxesPerReceipt })}>
            <Button type="primary" size="large" htmlType="submit" disabled={!!lacks} loading={isLoading}>
              {t('new.submit')}
            </Button>
          </ActionBar>
        </Form>
      ) : (
        <Skeleton active paragraph={{ rows: 5 }} />
      )}
    </Page>
  );
}

/** State of the new receipt, which starts with the proposed items, and announcing it. */
function useNewReceipt() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const notify = useNotify();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create, { isLoading }] = useInboundAddReceiptMutation();
  const [arrival, setArrival] = useState('');
  const [rows, setRows] = useState<ReceiptRow[]>(() => {
    const proposed = parseProposedItems(params.get('items')).map((item) => makeReceiptRow(item));
    return proposed.length > 0 ? proposed : [makeReceiptRow()];
  });
  const dirty =
    arrival !== '' || rows.length > 1 || rows[0]?.productId !== undefined || rows[0]?.quantity !== undefined;
  const { release } = useUnsavedChanges(dirty);
  const request = buildReceiptRequest(rows, arrival, tz);
  const lacks = findReceiptProblem(rows, arrival, request);

  const submit = async () => {
    if (!request || lacks || isLoading) return;
    try {
      await create(request).unwrap();
      release();
      await notify.alert(t('new.created'));
      void navigate(receiptListPath);
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return { arrival, setArrival, rows, setRows, lacks, isLoading, submit };
}

interface ReceiptRowsProps {
  rows: readonly ReceiptRow[];
  products: ProductsById;
  onChange: (rows: ReceiptRow[]) => void;
}

/** Products and how many boxes of each. Any row after the first can be removed. */
function ReceiptRows({ rows, products, onChange }: ReceiptRowsProps) {
  const { t } = useTexts();
  const change = (key: string, next: Partial<ReceiptRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const add = () => onChange([...rows, makeReceiptRow()]);
  return (
    <>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <ReceiptRowFields
            key={row.key}
            row={row}
            number={index + 1}
            products={products}
            onChange={(next) => change(row.key, next)}
            onEnter={add}
            onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <div className={classes.add}>
        <Button icon={<PlusOutlined />} onClick={add}>
          {t('new.addRow')}
        </Button>
      </div>
    </>
  );
}

interface ReceiptRowFieldsProps {
  row: ReceiptRow;
  /** Counts from 1. */
  number: number;
  products: ProductsById;
  onChange: (next: Partial<ReceiptRow>) => void;
  onEnter: () => void;
  onRemove: () => void;
}

/** A product and how many boxes of it. */
function ReceiptRowFields({ row, number, products, onChange, onEnter, onRemove }: ReceiptRowFieldsProps) {
  const { t } = useTexts();
  const { within, goToAmount } = useWayToAmount<HTMLLIElement>('[role=spinbutton]');
  return (
    <li ref={within} className={classes.row}>
      <ProductSelect
        products={products}
        label={t('new.productOf', { row: number })}
        autoFocus={number > 1 && row.productId === undefined}
        value={row.productId}
        onChange={(productId) => {
          goToAmount();
          onChange({ productId });
        }}
      />
      <QuantityInput
        aria-label={t('new.quantityOf', { row: number })}
        placeholder={t('receipt.quantity')}
        value={row.quantity ?? null}
        onChange={(quantity) => onChange({ quantity: quantity ?? undefined })}
        onPressEnter={onEnter}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('new.removeRow', { row: number })}
        disabled={number === 1 || undefined}
        onClick={onRemove}
      />
    </li>
  );
}
