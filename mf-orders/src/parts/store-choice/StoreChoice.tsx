import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useIdentityUsersQuery } from '../../api/lookups.js';
import { useTexts } from '../../texts.js';

interface StoreChoiceProps {
  id?: string;
  value: number | undefined;
  onChange: (storeId: number) => void;
  disabled?: boolean;
}

/** Chooses the store that an order is for. Stores that cannot order any more are not offered. */
export function StoreChoice({ id, value, onChange, disabled }: StoreChoiceProps) {
  const { t } = useTexts();
  const { data, isLoading, isError } = useIdentityUsersQuery({ role: 'STORE' });
  const options = useMemo(
    () =>
      data?.list
        .filter((store) => !store.disabled || store.id === value)
        .map(({ id: storeId, name }) => ({ value: storeId, label: name })),
    [data, value],
  );
  return (
    <Select
      id={id}
      style={{ width: '100%' }}
      aria-label={t('store.choose')}
      placeholder={t('store.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      status={isError ? 'error' : undefined}
      disabled={disabled}
      value={value}
      options={options}
      onChange={onChange}
      autoFocus={value === undefined}
    />
  );
}
