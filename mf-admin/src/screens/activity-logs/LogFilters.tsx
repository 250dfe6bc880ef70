import { FilterBox, Space } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { DatePicker, dayjs } from '@depot/ui/extra';
import { useAdminActivityUsersQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import type { LogFilterState } from './useLogFilters.js';

const format = 'M/D/YYYY';

/** Text, person and days to look for. */
export function LogFilters({ filters: { shown, change, type } }: { filters: LogFilterState }) {
  const { t } = useTexts();
  const { user, from, to } = shown;
  const users = useAdminActivityUsersQuery();
  return (
    <Space wrap>
      <FilterBox label={t('log.find')} value={shown.filter} onChange={(filter) => type({ filter })} />
      <Select
        allowClear
        showSearch
        optionFilterProp="label"
        style={{ minWidth: 220 }}
        placeholder={t('log.everybody')}
        aria-label={t('log.name')}
        value={user}
        loading={users.isLoading}
        options={users.data?.list.map(({ id, name, warehouse }) => ({ value: id, label: `${name} · ${warehouse}` }))}
        onChange={(id) => change({ user: id })}
      />
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        format={format}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(range) => change({ from: range?.[0]?.format('YYYY-MM-DD'), to: range?.[1]?.format('YYYY-MM-DD') })}
      />
    </Space>
  );
}
