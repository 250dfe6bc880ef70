import { Input, SearchOutlined, Space } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { DatePicker, dayjs } from '@depot/ui/extra';
import { useAdminActivityUsersQuery } from '../../api/admin.js';
import { useTexts } from '../../texts.js';
import type { LogFilterValues } from './useLogFilters.js';

interface LogFiltersProps {
  filters: LogFilterValues;
  onChange: (part: Partial<LogFilterValues>) => void;
}

const format = 'M/D/YYYY';

/** Text, person and days to look for. */
export function LogFilters({ filters: { text, user, from, to }, onChange }: LogFiltersProps) {
  const { t } = useTexts();
  const users = useAdminActivityUsersQuery();
  return (
    <Space wrap>
      <Input
        key={text}
        allowClear
        prefix={<SearchOutlined />}
        defaultValue={text}
        placeholder={t('log.find')}
        aria-label={t('log.find')}
        style={{ width: 240 }}
        onPressEnter={(event) => onChange({ text: event.currentTarget.value.trim() })}
        onClear={() => onChange({ text: '' })}
      />
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
        onChange={(id) => onChange({ user: id })}
      />
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        format={format}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(range) => onChange({ from: range?.[0]?.format('YYYY-MM-DD'), to: range?.[1]?.format('YYYY-MM-DD') })}
      />
    </Space>
  );
}
