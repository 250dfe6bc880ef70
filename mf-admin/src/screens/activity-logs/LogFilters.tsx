import { Input, SearchOutlined, Space } from '@depot/ui';
import { DatePicker, dayjs } from '@depot/ui/extra';
import { useTexts } from '../../texts.js';
import type { LogFilterValues } from './useLogFilters.js';

interface LogFiltersProps {
  filters: LogFilterValues;
  onChange: (part: Partial<LogFilterValues>) => void;
}

const format = 'M/D/YYYY';

/** Text and days to look for. */
export function LogFilters({ filters: { text, from, to }, onChange }: LogFiltersProps) {
  const { t } = useTexts();
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
      <DatePicker.RangePicker
        allowEmpty={[true, true]}
        format={format}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(range) => onChange({ from: range?.[0]?.format('YYYY-MM-DD'), to: range?.[1]?.format('YYYY-MM-DD') })}
      />
    </Space>
  );
}
