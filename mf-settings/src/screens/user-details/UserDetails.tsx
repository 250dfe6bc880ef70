import { queryFailure } from '@depot/api';
import { type Product, productName } from '@depot/contracts/catalog';
import { usePageTitle } from '@depot/remote-kit';
import { listAddress, useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { ActionBar, Button, FilterBox, LoadError, Page, PageHeader, useUnsavedChanges } from '@depot/ui';
import { DataTable, usePaging } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { useIdentityUserQuery } from '../../api/identity.js';
import { matchProduct } from '../../parts/choices.js';
import { OfId } from '../../parts/OfId.js';
import { useTexts } from '../../texts.js';
import { useVisibilityColumns } from './columns.js';
import { useVisibility } from './useVisibility.js';

const productsPerPage = 100;
const list = '/in/settings/user';

/** Screen: products that a store sees. */
export function UserDetails() {
  return (
    <OfId name="userId" list={list}>
      {(id) => <VisibilityOf key={id} storeId={id} />}
    </OfId>
  );
}

function VisibilityOf({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editable = useMay('user.edit');
  const store = useIdentityUserQuery({ id: storeId });
  usePageTitle(store.data?.obj.name);
  const { products, stored, chosen, change, save, saving, changed } = useVisibility(storeId);
  useUnsavedChanges(changed);
  const [text, setText] = useState('');
  const rows = useMemo(
    () => products.data?.list.filter((product) => matchProduct(product, text)),
    [products.data, text],
  );
  const paging = usePaging(rows?.length ?? 0, productsPerPage);
  const columns = useVisibilityColumns();

  if (store.isError && !store.data) return <LoadError query={store} />;
  if (stored.isError && !stored.data) return <LoadError query={stored} />;
  const shown = stored.data ? rows : undefined;
  const choose = (wanted: number[]) => editable && change(wanted);
  // selected products that are no longer sold stay selected, but are not counted here
  const seen = products.data?.list.filter(({ productId }) => chosen.includes(productId)).length ?? 0;
  return (
    <Page waits={saving}>
      <PageHeader
        filters={<FilterBox label={t('product.search')} value={text} onChange={setText} />}
        actions={editable && <ChooseShown shown={shown} chosen={chosen} onChoose={choose} />}
      />
      <DataTable
        label={t('visibility.title')}
        rows={shown}
        rowKey="productId"
        columns={columns}
        wraps
        failure={queryFailure(products)}
        onRetry={() => void products.refetch()}
        emptyText={t('product.noMatch')}
        selection={{
          keys: chosen,
          onChange: (keys) => choose(keys.map(Number)),
          disabled: () => !editable || saving,
          label: productName,
        }}
        paging={paging}
      />
      <ActionBar
        summary={shown && t('visibility.count', { seen, count: products.data?.list.length ?? 0 })}
        waitsFor={editable && shown && !changed ? t('visibility.unchanged') : undefined}
      >
        <Button size="large" onClick={() => void navigate(listAddress(list))}>
          {t('back')}
        </Button>
        {editable && (
          <Button type="primary" size="large" disabled={!changed} loading={saving} onClick={() => void save()}>
            {t('visibility.update')}
          </Button>
        )}
      </ActionBar>
    </Page>
  );
}

interface ChooseShownProps {
  /** Undefined until the products, and the store's selection, have loaded. */
  shown: readonly Product[] | undefined;
  chosen: readonly number[];
  onChoose: (wanted: number[]) => void;
}

/** Selects or deselects all products in the filtered list; hidden ones keep their state. */
function ChooseShown({ shown, chosen, onChoose }: ChooseShownProps) {
  const { t } = useTexts();
  const shownIds = new Set(shown?.map(({ productId }) => productId));
  const disabled = shown === undefined;
  const chooseAll = () => onChoose([...new Set([...chosen, ...shownIds])]);
  const chooseNone = () => onChoose(chosen.filter((id) => !shownIds.has(id)));
  return (
    <>
      <Button disabled={disabled} onClick={chooseAll}>
        {t('visibility.all')}
      </Button>
      <Button disabled={disabled} onClick={chooseNone}>
        {t('visibility.none')}
      </Button>
    </>
  );
}
