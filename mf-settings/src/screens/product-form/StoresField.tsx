import { useIdentityUsersQuery } from '@depot/shared-reads';
import { Checkbox, Flex } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { listChoices } from '../../parts/choices.js';
import { useTexts } from '../../texts.js';

interface StoresFieldProps {
  id?: string;
  /** Ids of the chosen stores. */
  value?: number[];
  onChange?: (storeIds: number[]) => void;
}

/** Stores that may order the product, selected individually or all together. */
export function StoresField({ id, value = [], onChange }: StoresFieldProps) {
  const { t } = useTexts();
  const { data, isLoading } = useIdentityUsersQuery({ role: 'STORE' });
  const options = listChoices(data?.list ?? []);
  const all = options.length > 0 && value.length >= options.length;
  const chooseAll = (checked: boolean) => onChange?.(checked ? options.map((option) => option.value) : []);
  return (
    <Flex vertical gap={12}>
      <Checkbox
        checked={all}
        indeterminate={!all && value.length > 0}
        onChange={({ target }) => chooseAll(target.checked)}
      >
        {t('product.allStores', { count: options.length })}
      </Checkbox>
      <Select
        id={id}
        mode="multiple"
        value={value}
        loading={isLoading}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        maxTagCount="responsive"
        placeholder={t('product.noStore')}
        onChange={onChange}
        allowClear
      />
    </Flex>
  );
}
