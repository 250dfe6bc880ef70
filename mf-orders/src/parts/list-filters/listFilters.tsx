import { useAddressDraft } from '@depot/router';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { Button, FilterOutlined, Input, SearchOutlined, Space } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import classes from './filters.module.css';

/** Height of an option in pixels. Five stores are visible at a time; the user scrolls or searches for others. */
const optionHeight = 32;
const listHeight = 5 * optionHeight;

interface StoreFilterProps {
  value: number[];
  onChange: (storeIds: number[]) => void;
}

/** Narrows the list to chosen stores. Applied by its button, which needs at least one store. */
export function StoreFilter({ value, onChange }: StoreFilterProps) {
  const { t } = useTexts();
  const { data, isLoading } = useIdentityUsersQuery({ role: 'STORE' });
  const [chosen, setChosen] = useAddressDraft(value);
  const options = useMemo(() => data?.list.map(({ id, name }) => ({ value: id, label: name })), [data]);
  const choose = (stores: number[]) => {
    setChosen(stores);
    if (stores.length === 0 && value.length > 0) onChange([]); // emptied: all stores again
  };
  return (
    <Space.Compact className={classes.filter}>
      <Select
        mode="multiple"
        className={classes.stores}
        aria-label={t('list.stores')}
        placeholder={t('list.stores')}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        maxTagCount="responsive"
        listHeight={listHeight}
        listItemHeight={optionHeight}
        loading={isLoading}
        options={options}
        value={chosen}
        onChange={choose}
      />
      <Button icon={<FilterOutlined />} disabled={chosen.length === 0} onClick={() => onChange(chosen)}>
        {t('list.filter')}
      </Button>
    </Space.Compact>
  );
}

interface NumberFilterProps {
  value: number | undefined;
  onChange: (number: number | undefined) => void;
  label: string;
}

/** Finds by a number, at Enter. */
export function NumberFilter({ value, onChange, label }: NumberFilterProps) {
  const [text, setText] = useAddressDraft(value ? String(value) : '');
  return (
    <Input
      className={classes.numberFilter}
      allowClear
      inputMode="numeric"
      prefix={<SearchOutlined />}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        setText(digits);
        if (digits === '' && value) onChange(undefined);
      }}
      onPressEnter={() => onChange(text ? Number(text) : undefined)}
    />
  );
}
