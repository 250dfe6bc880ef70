import { useDownloads } from '@depot/downloads';
import { useMay } from '@depot/session';
import { Button, FileTextOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface StatementsButtonProps {
  period: { start: number; end: number };
  /** Customers in the report; undefined while they are on their way. */
  customers: number | undefined;
}

/** The statements of all customers of the period in one archive, made with progress where they are many. */
export function StatementsButton({ period: { start, end }, customers = 0 }: StatementsButtonProps) {
  const { t } = useTexts();
  const mayAll = useMay('report.admin');
  const { save, isBusy, progress } = useDownloads();
  if (!mayAll) return null;
  const begin = () =>
    void save({
      path: '/document/statements/download',
      body: { start, end },
      count: customers,
      title: t('sales.makingStatements'),
    });
  return (
    <>
      <Button icon={<FileTextOutlined />} disabled={customers === 0} loading={isBusy} onClick={begin}>
        {t('sales.allStatements')}
      </Button>
      {progress}
    </>
  );
}
