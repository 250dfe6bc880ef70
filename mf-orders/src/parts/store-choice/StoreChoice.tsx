import { useIdentityUsersQuery } from '@depot/shared-reads';
import { Select } from '@depot/ui/data';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
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
  const early = useEarlyEnter(options, onChange);
  return (
    <Select
      id={id}
      style={{ width: '100%' }}
      aria-label={t('store.choose')}
      placeholder={t('store.choose')}
      showSearch={{ optionFilterProp: 'label', onSearch: early.onSearch }}
      onInputKeyDown={early.onKey}
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

interface Choice {
  value: number;
  label: string;
}

/** Applies an Enter pressed before the options have loaded, once they have, if exactly one matches the text. */
function useEarlyEnter(options: readonly Choice[] | undefined, onChange: (value: number) => void) {
  const typed = useRef('');
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!options || wanted.current === undefined) return;
    const found = findOnlyMatch(options, wanted.current);
    wanted.current = undefined;
    if (found) onChange(found.value);
  }, [options, onChange]);
  return {
    onSearch: (text: string) => void (typed.current = text),
    onKey: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') wanted.current = options ? undefined : typed.current;
      else if (key !== 'Tab') wanted.current = undefined;
    },
  };
}

/** The only option whose name contains the text, or the one that equals it. */
function findOnlyMatch(options: readonly Choice[], text: string): Choice | undefined {
  const sought = text.trim().toLowerCase();
  const found = options.filter(({ label }) => sought !== '' && label.toLowerCase().includes(sought));
  return found.length === 1 ? found[0] : found.find(({ label }) => label.toLowerCase() === sought);
}
