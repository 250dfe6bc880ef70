import { listAddress, useNavigate } from '@depot/router';
import { useToday } from '@depot/session';
import { useCatalogBrandsQuery, useCatalogWarehousesQuery } from '@depot/shared-reads';
import { EntryForm, QueuedGoods } from '@depot/stock-entry';
import { DateField, Form, LoadError, Page, PageHeader, Skeleton } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { receivedListPath } from '../../parts/places.js';
import { useTexts } from '../../texts.js';
import classes from './received.module.css';
import { type ReceivedFields, useAddReceived } from './useAddReceived.js';

/** Records goods received from a supplier. */
export function AddReceived() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { query, draft, form, day, isFuture, queued } = useAddReceived();
  if (query.error && !query.data) return <LoadError query={query} />;
  return (
    <Page floor>
      <PageHeader onBack={() => void navigate(listAddress(receivedListPath))} backLabel={t('received.back')} />
      <QueuedGoods {...queued} />
      {query.data ? (
        <>
          <ReceivedFieldRow fields={draft.fields} day={day} isFuture={isFuture} onChange={draft.setFields} />
          <EntryForm draft={draft} form={form} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Page>
  );
}

interface ReceivedFieldRowProps {
  fields: ReceivedFields;
  day: string;
  /** A day that is typed heeds no bound of its field. */
  isFuture: boolean;
  onChange: (change: Partial<ReceivedFields>) => void;
}

const listChoices = (things: readonly { id: number; name: string }[] = []) =>
  things.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label));

/** Day, supplier and warehouse of the goods. */
function ReceivedFieldRow({ fields, day, isFuture, onChange }: ReceivedFieldRowProps) {
  const { t } = useTexts();
  const today = useToday();
  const suppliers = useCatalogBrandsQuery();
  const warehouses = useCatalogWarehousesQuery();
  return (
    <Form layout="vertical" component="div" className={classes.fields}>
      <Form.Item
        required
        label={t('received.date')}
        htmlFor="received-date"
        validateStatus={isFuture ? 'error' : undefined}
        help={isFuture ? t('received.future') : undefined}
      >
        <DateField id="received-date" max={today} value={day} onChange={(next) => onChange({ day: next })} />
      </Form.Item>
      <Form.Item label={t('received.supplier')} htmlFor="received-supplier">
        <Select
          id="received-supplier"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('received.chooseSupplier')}
          loading={suppliers.isLoading}
          options={listChoices(suppliers.data?.list)}
          value={fields.supplierId}
          onChange={(supplierId: number | undefined) => onChange({ supplierId })}
        />
      </Form.Item>
      <Form.Item label={t('received.warehouse')} htmlFor="received-warehouse">
        <Select
          id="received-warehouse"
          allowClear
          placeholder={t('received.chooseWarehouse')}
          loading={warehouses.isLoading}
          options={listChoices(warehouses.data?.list)}
          value={fields.subWarehouseId}
          onChange={(subWarehouseId: number | undefined) => onChange({ subWarehouseId })}
        />
      </Form.Item>
    </Form>
  );
}
