import type { Days } from '@depot/contracts/time';
import { Button, FilterBox, FilterOutlined, PageHeader, usePhone } from '@depot/ui';
import { useState } from 'react';
import type { SalesRequest } from '../../api/reports.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import { DateRange } from '../../parts/period/DateRange.js';
import type { Period, Preset } from '../../parts/period/period.js';
import { PeriodText } from '../../parts/period/PeriodText.js';
import { useTexts } from '../../texts.js';
import { MailStatementsButton } from './mail/MailStatementsButton.js';
import { PresetChoice } from './PresetChoice.js';
import classes from './sales.module.css';
import { StatementsButton } from './StatementsButton.js';

interface SalesHeaderProps {
  period: Period;
  /** Customers in the report; undefined while they are on their way. */
  customers: number | undefined;
  request: SalesRequest;
  onPreset: (preset: Preset) => void;
  onDays: (days: Days) => void;
  search: string;
  onSearch: (text: string) => void;
}

const filterId = 'sales-filter';

/** Which period is on screen; the filter unfolds to choose another. */
export function SalesHeader({ period, customers, request, onPreset, onDays, search, onSearch }: SalesHeaderProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const [open, setOpen] = useState(!phone);
  return (
    <>
      <PageHeader
        filters={
          <>
            <FilterBox label={t('sales.search')} value={search} onChange={onSearch} />
            <Button
              icon={<FilterOutlined />}
              aria-expanded={open}
              aria-controls={filterId}
              onClick={() => setOpen(!open)}
            >
              {t('filter')}
            </Button>
            {!open && <PeriodText period={period} />}
          </>
        }
        actions={
          <>
            <StatementsButton period={period} customers={customers} />
            <MailStatementsButton period={period} customers={customers} />
            <ExcelButton request={{ path: '/document/sales/download', body: request }} />
          </>
        }
      />
      <div id={filterId} hidden={!open} className={classes.filter}>
        <PresetChoice value={period.preset} onChange={onPreset} />
        <DateRange value={period.days} onChange={onDays} />
      </div>
    </>
  );
}
