import type { DocumentRequest } from '@depot/api';
import { Button, type ButtonProps, Dropdown } from '@depot/ui';
import { type Download, useDownloads } from './useDownloads.js';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /**
   * Returns the document to fetch when the user clicks. Undefined cancels the download; the caller has already told the
   * user why.
   */
  file: Download | (() => Download | undefined);
  /** Use of the fetched file. Default: save. */
  action?: 'save' | 'print' | 'open';
  /** Formats to choose from, each with its name; the server knows them as `?format=`. */
  formats?: readonly { format: string; label: string }[];
}

/** Button that downloads a document: it shows a spinner, and the progress of a long document. */
export function DownloadButton({ file, action = 'save', formats, ...button }: DownloadButtonProps) {
  const downloads = useDownloads();
  const start = (format?: string) => {
    const download = typeof file === 'function' ? file() : file;
    if (download) void downloads[action](format ? inFormat(download, format) : download);
  };
  const items = formats?.map(({ format, label }) => ({ key: format, label, onClick: () => start(format) }));
  return (
    <>
      {items ? (
        <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
          <Button {...button} loading={downloads.isBusy} />
        </Dropdown>
      ) : (
        <Button {...button} loading={downloads.isBusy} onClick={() => start()} />
      )}
      {downloads.progress}
    </>
  );
}

export function inFormat<Request extends DocumentRequest>(request: Request, format: string): Request {
  return { ...request, path: `${request.path}?format=${format}` };
}
