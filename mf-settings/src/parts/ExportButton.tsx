import { DownloadButton } from '@depot/downloads';
import { DownloadOutlined } from '@depot/ui';
import { useTexts } from '../texts.js';

const formats = ['xlsx', 'csv'] as const;

/** Downloads a whole list as a file that can be imported unchanged. */
export function ExportButton({ path, label }: { path: string; label: string }) {
  const { t } = useTexts();
  const choices = formats.map((format) => ({ format, label: t(`export.${format}`) }));
  return (
    <DownloadButton icon={<DownloadOutlined />} file={{ path }} formats={choices}>
      {label}
    </DownloadButton>
  );
}
