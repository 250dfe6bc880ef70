import { type Product, productName } from '@depot/contracts/catalog';
import { usePageTitle } from '@depot/remote-kit';
import { listAddress, useNavigate, useSearchParams } from '@depot/router';
import { useMay } from '@depot/session';
import { LoadError } from '@depot/ui';
import { useMemo, useState } from 'react';
import {
  useCatalogAlternatesQuery,
  useCatalogProductQuery,
  useCatalogStoreIdsOfProductQuery,
} from '../../api/catalog.js';
import { FormSkeleton } from '../../parts/FormSection.js';
import { OfId } from '../../parts/OfId.js';
import { PriceCorrection } from './PriceCorrection.js';
import { ProductForm } from './ProductForm.js';
import { isPriceChanged, type ProductValues, toProductValues } from './values.js';

/** Screen: an existing product; `page` is the page of the list to return to. */
export function ProductEdit() {
  return <OfId list="/in/settings/product">{(id) => <ProductOf key={id} id={id} />}</OfId>;
}

function ProductOf({ id }: { id: number }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const editable = useMay('product.edit');
  const [corrected, setCorrected] = useState<Product>();
  // always refetched, because the form must start with the version that it saves
  const fresh = { refetchOnMountOrArgChange: true };
  const product = useCatalogProductQuery({ id }, fresh);
  const alternates = useCatalogAlternatesQuery({ id }, fresh);
  const stores = useCatalogStoreIdsOfProductQuery({ productId: id }, fresh);
  const before = product.data?.obj;
  usePageTitle(before && productName(before));

  const initialValues = useMemo(
    () =>
      before && alternates.data && stores.data
        ? toProductValues(
            before,
            alternates.data.list.map(({ productId }) => productId),
            stores.data.list,
          )
        : undefined,
    [before, alternates.data, stores.data],
  );
  const openList = () => void navigate(listAddress('/in/settings/product', `?page=${params.get('page') ?? 1}`));
  const handleSaved = (after: Product, values: ProductValues) => {
    if (before && isPriceChanged(before, values)) setCorrected(after);
    else openList();
  };

  const failed = [product, alternates, stores].find((query) => query.isError && !query.data);
  if (failed) return <LoadError query={failed} />;
  if (!before || !stores.data || !initialValues) return <FormSkeleton />;
  return (
    <>
      <ProductForm
        edited={{ product: before, stores: stores.data }}
        initialValues={initialValues}
        readOnly={!editable}
        onSaved={handleSaved}
        onLeave={openList}
      />
      {corrected && <PriceCorrection product={corrected} storeIds={initialValues.storeIds} onDone={openList} />}
    </>
  );
}
