import { failureMessage } from '@depot/api';
import { Alert, ErrorState, Skeleton } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface CorrectionPreviewProps {
  storesChosen: boolean;
  preview: { isFetching: boolean; isError: boolean; error?: unknown; refetch: () => unknown };
  invoiceIds: string[];
}

/** The invoices that would change, by number. */
export function CorrectionPreview({ storesChosen, preview, invoiceIds }: CorrectionPreviewProps) {
  const { t } = useTexts();
  if (!storesChosen) return <Alert type="info" title={t('correction.chooseStores')} />;
  if (preview.isFetching) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (preview.isError)
    return <ErrorState text={failureMessage(preview.error)} onRetry={() => void preview.refetch()} />;
  if (invoiceIds.length === 0) return <Alert type="info" title={t('correction.nothing')} />;
  return (
    <Alert
      type="warning"
      title={t('correction.willChange', { count: invoiceIds.length })}
      description={invoiceIds.join(', ')}
    />
  );
}
