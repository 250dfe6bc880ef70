import { failureMessage } from '@depot/api';
import type { SalesRow } from '@depot/contracts/reports';
import { readStatement, StatementDocument } from '@depot/documents';
import { DownloadButton } from '@depot/downloads';
import { useLanguage } from '@depot/i18n';
import { DocumentPage, PaperFrame } from '@depot/invoicing';
import { useClaims } from '@depot/session';
import { ErrorState, EyeOutlined, Modal, Skeleton, usePhone } from '@depot/ui';
import { useReportsStatementQuery } from '../../api/reports.js';
import { AsOf } from '../../parts/as-of/AsOf.js';
import { ExcelButton } from '../../parts/excel/ExcelButton.js';
import type { Period } from '../../parts/period/period.js';
import { useTexts } from '../../texts.js';
import classes from './statement.module.css';

interface StatementDialogProps {
  customer: Pick<SalesRow, 'userId' | 'name'>;
  period: Pick<Period, 'start' | 'end'>;
  onClose: () => void;
}

/** Width of the dialog in pixels: Letter paper and its margins. */
const width = 880;

/** Printed statement of a customer. */
export function StatementDialog({ customer: { userId, name }, period: { start, end }, onClose }: StatementDialogProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const isOwn = useClaims().r === 'STORE';
  const phone = usePhone();
  const request = { userId, start, end };
  const { data, error, refetch } = useReportsStatementQuery(request, { refetchOnMountOrArgChange: true });
  return (
    <Modal
      open
      width={width}
      style={{ top: 24 }}
      title={isOwn ? t('account.title') : t('sales.statementOf', { name })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {error ? <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {!error && data && (
        <>
          <div className={classes.toolbar}>
            <AsOf report="/report/statement" body={request} />
            <ExcelButton request={{ path: '/document/statement-rows/download', body: request }} />
            <PreviewButton request={request} />
          </div>
          {phone ? (
            <DocumentPage document={readStatement(data.obj, language)} />
          ) : (
            <PaperFrame>
              <StatementDocument statement={data.obj} language={language} />
            </PaperFrame>
          )}
        </>
      )}
    </Modal>
  );
}

/** Opens the statement as PDF. */
function PreviewButton({ request }: { request: { userId: number; start: number; end: number } }) {
  const { t } = useTexts();
  return (
    <DownloadButton
      type="primary"
      icon={<EyeOutlined />}
      action="open"
      file={{ path: '/document/statement/download', body: request }}
    >
      {t('preview')}
    </DownloadButton>
  );
}
