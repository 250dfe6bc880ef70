import { listAddress, useNavigate } from '@depot/router';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { LoadError } from '@depot/ui';
import { useMemo } from 'react';
import { FormSkeleton } from '../../parts/FormSection.js';
import { ProductForm } from './ProductForm.js';

/** Screen: a new product. It starts out available to every store. */
export function ProductNew() {
  const navigate = useNavigate();
  const stores = useIdentityUsersQuery({ role: 'STORE' });
  const initialValues = useMemo(
    () => ({
      alternates: [],
      storeIds: stores.data?.list.filter(({ disabled }) => !disabled).map(({ id }) => id) ?? [],
    }),
    [stores.data],
  );
  const list = '/in/settings/product';

  if (stores.isError && !stores.data) return <LoadError query={stores} />;
  if (!stores.data) return <FormSkeleton />;
  return (
    <ProductForm
      initialValues={initialValues}
      onSaved={() => void navigate(list)}
      onLeave={() => void navigate(listAddress(list))}
    />
  );
}
