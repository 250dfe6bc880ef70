import type { DocumentRequest } from '@depot/api';
import { DownloadButton, inFormat } from '@depot/downloads';
import { FileExcelOutlined, Space } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** The report as a workbook or as CSV, made by the server from the same request. */
export function ExcelButton({ request }: { request: DocumentRequest }) {
  const { t } = useTexts();
  return (
    <Space.Compact>
      <DownloadButton icon={<FileExcelOutlined />} file={inFormat(request, 'xlsx')}>
        {t('excel')}
      </DownloadButton>
      <DownloadButton file={inFormat(request, 'csv')}>{t('csv')}</DownloadButton>
    </Space.Compact>
  );
}
