import type { Days } from '@depot/contracts/time';
import { DownloadButton } from '@depot/downloads';
import { useClaims, useMay } from '@depot/session';
import {
  Button,
  FileTextOutlined,
  FilterBox,
  FilterOutlined,
  MailOutlined,
  PageHeader,
  PeriodField,
  usePhone,
} from '@depot/ui';
import { useState } from 'react';
import type { SalesRequest } from '../../api/reports.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import type { Period, Preset } from '../../parts/period/period.js';
import { PresetChoice } from '../../parts/period/PresetChoice.js';
import { useTexts } from '../../texts.js';
import { MailStatementsDialog } from './mail/MailStatementsDialog.js';
import classes from './sales.module.css';

interface SalesHeaderProps {
  period: Period;
  /** Number of customers in the report; undefined while it loads. */
  customers: number | undefined;
  request: SalesRequest;
  onPreset: (preset: Preset) => void;
  onDays: (days: Days) => void;
  search: string;
  onSearch: (text: string) => void;
}

const filterId = 'sales-filter';

/** Filters and actions of the report; the filter unfolds to choose another period. */
export function SalesHeader({ period, customers, request, onPreset, onDays, search, onSearch }: SalesHeaderProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const seesAll = useClaims().r !== 'STORE';
  const [open, setOpen] = useState(!phone);
  return (
    <>
      <PageHeader
        filters={
          <>
            {seesAll && <FilterBox label={t('sales.search')} value={search} onChange={onSearch} />}
            <Button
              icon={<FilterOutlined />}
              aria-expanded={open}
              aria-controls={filterId}
              onClick={() => setOpen(!open)}
            >
              {t('filter')}
            </Button>
          </>
        }
        actions={
          <>
            <StatementsButton period={period} customers={customers} />
            <MailStatementsButton period={period} />
            <ExcelButton request={{ path: '/document/sales/download', body: request }} />
          </>
        }
      />
      <div id={filterId} hidden={!open} className={classes.filter}>
        <PresetChoice className={classes.presets} value={period.preset} onChange={onPreset} />
        <PeriodField days={period.days} onChange={onDays} />
      </div>
    </>
  );
}

interface StatementsButtonProps {
  period: { start: number; end: number };
  /** Number of customers in the report; undefined while it loads. */
  customers: number | undefined;
}

/** Lower bound: customers without purchases have statements, too, and only the server knows their number. */
const atLeast = 100;

/** The statements of all customers with a balance or a movement in one archive, made with progress. */
function StatementsButton({ period: { start, end }, customers = 0 }: StatementsButtonProps) {
  const { t } = useTexts();
  const mayAll = useMay('report.admin');
  if (!mayAll) return null;
  const file = {
    path: '/document/statements/download',
    body: { start, end },
    count: Math.max(customers, atLeast),
    title: t('sales.makingStatements'),
  };
  return (
    <DownloadButton icon={<FileTextOutlined />} file={file}>
      {t('sales.allStatements')}
    </DownloadButton>
  );
}

/** Opens the dialog that mails statements to all customers. */
function MailStatementsButton({ period }: { period: Period }) {
  const { t } = useTexts();
  const mayMail = useMay('report.mail');
  const [open, setOpen] = useState(false);
  if (!mayMail) return null;
  return (
    <>
      <Button icon={<MailOutlined />} onClick={() => setOpen(true)}>
        {t('mail.button')}
      </Button>
      {open && <MailStatementsDialog period={period} onClose={() => setOpen(false)} />}
    </>
  );
}
