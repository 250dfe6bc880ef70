import { isBulk, type StockMode, stockModes } from '@depot/contracts/amounts';
import { type Product, productName } from '@depot/contracts/catalog';
import type { Unit } from '@depot/contracts/inventory';
import { isolate } from '@depot/i18n';
import { usePageTitle } from '@depot/remote-kit';
import { Link, listAddress, Navigate, useIdParam, useNavigate, useNumberParam, useSearchParams } from '@depot/router';
import { useMay } from '@depot/session';
import { Button, HistoryOutlined, Page, PageHeader, PrinterOutlined, Switch, Weight } from '@depot/ui';
import { DataTable, useAddressPaging } from '@depot/ui/data';
import { type Key, useState } from 'react';
import { useCatalogProductWithStockQuery } from '../../api/catalog.js';
import { useTexts } from '../../texts.js';
import { buildUnitColumns } from './columns.js';
import classes from './details.module.css';
import { type Task, UnitDialogs } from './UnitDialogs.js';
import { useUnits } from './useUnits.js';

const pageSize = 50;

/** Pieces and lots of a product, or the scanned one. Empty without a product in the address. */
export function InventoryDetails() {
  const [params] = useSearchParams();
  const productId = useIdParam('pid');
  const hasWeight = stockModes.find((each) => each === params.get('weight'));
  if (!productId) return <Navigate to="/in/inventory" replace />;
  return <UnitsOfProduct key={productId} productId={productId} given={hasWeight} />;
}

function UnitsOfProduct({ productId, given }: { productId: number; given: StockMode | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayChange = useMay('inventory.edit');
  const only = useNumberParam('unit');
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<Key[]>([]);
  const [task, setTask] = useState<Task>();
  const product = useCatalogProductWithStockQuery({ id: productId }).data?.obj;
  const { rows, failure, refetch } = useUnits(productId, only, all);
  const paging = useAddressPaging(rows?.length ?? 0, pageSize);
  usePageTitle(product && productName(product));

  const hasWeight = product?.hasWeight ?? given ?? 'No';
  const commands = {
    print: (unit: Unit) => setTask({ kind: 'print', units: [unit] }),
    ...(mayChange && {
      adjust: (unit: Unit) => setTask({ kind: 'adjust', unit, product }),
      remove: (unit: Unit) => setTask({ kind: 'remove', unit }),
    }),
  };
  const printed = rows?.filter(({ inventoryId }) => chosen.includes(inventoryId)) ?? [];

  return (
    <Page>
      <PageHeader
        onBack={() => void navigate(listAddress('/in/inventory'))}
        backLabel={t('back')}
        summary={product && <DetailsSummary product={product} />}
        actions={
          <DetailsActions
            productId={productId}
            product={product}
            printed={printed}
            all={all}
            only={only}
            onAll={setAll}
            onTask={setTask}
          />
        }
      />
      <DataTable
        label={t('details.title')}
        columns={buildUnitColumns(t, hasWeight, commands, all || only !== undefined)}
        rows={rows}
        rowKey="inventoryId"
        failure={failure}
        onRetry={refetch}
        emptyText={t('details.empty')}
        selection={{ keys: chosen, onChange: setChosen, label: ({ qrText }) => qrText }}
        paging={paging}
        rowTone={({ status }) => (status === 'IN_STOCK' ? undefined : 'off')}
      />
      <UnitDialogs task={task} onClose={() => setTask(undefined)} />
    </Page>
  );
}

interface DetailsActionsProps {
  productId: number;
  product: Product | undefined;
  /** Units whose labels the user prints. */
  printed: Unit[];
  /** Units that have left are shown, too. */
  all: boolean;
  /** Id of the unit that the address names. */
  only: number | undefined;
  onAll: (all: boolean) => void;
  onTask: (task: Task) => void;
}

/** Actions on the product and on the selected units. */
function DetailsActions({ productId, product, printed, all, only, onAll, onTask }: DetailsActionsProps) {
  const { t } = useTexts();
  const mayChange = useMay('inventory.edit');
  return (
    <>
      {only ? (
        <Link to={`/in/inventory/details?pid=${productId}`}>{t('details.others')}</Link>
      ) : (
        <label className={classes.all}>
          <Switch size="small" checked={all} onChange={onAll} /> {t('details.all')}
        </label>
      )}
      <Link to={`/in/inventory/history?pid=${productId}`}>
        <HistoryOutlined /> {t('list.history')}
      </Link>
      {product && mayChange && isBulk(product.hasWeight) && (
        <Button onClick={() => onTask({ kind: 'total', product })}>{t('details.totalTitle')}</Button>
      )}
      {!only && (
        <Button
          icon={<PrinterOutlined />}
          disabled={printed.length === 0}
          onClick={() => onTask({ kind: 'print', units: printed })}
        >
          {t('details.print', { count: printed.length })}
        </Button>
      )}
    </>
  );
}

/** Location of the product and its available amount. */
function DetailsSummary({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <span className={classes.summary}>
      <span>
        <bdi>{product.subWarehouse.name}</bdi>
        {product.location && ` · ${isolate(product.location)}`}
      </span>
      {product.hasWeight !== 'No' && (
        <span>
          {t('unit.totalWeight')} <Weight pounds={product.totalWeight} />
        </span>
      )}
      <span>
        {t('details.free')}{' '}
        {isBulk(product.hasWeight) ? <Weight pounds={product.availableQty} /> : product.availableQty}
      </span>
    </span>
  );
}
