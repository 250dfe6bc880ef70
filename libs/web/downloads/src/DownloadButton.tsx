import type { DocumentRequest } from '@depot/api';
import { Button, type ButtonProps, Dropdown } from '@depot/ui';
import { type Download, useDownloads } from './useDownloads.js';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** What is fetched. Asked at the click; undefined where it may not begin, and the person knows why by then. */
  file: Download | (() => Download | undefined);
  /** What becomes of it. It is saved, where nothing is said. */
  action?: 'save' | 'print' | 'open';
  /** Formats to choose from, each with its name; the server knows them as `?format=`. */
  formats?: readonly { format: string; label: string }[];
}

/** Fetches a document: the button turns until it has come, and a long one shows its progress. */
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

/** The same document in another format. */
export function inFormat<Request extends DocumentRequest>(request: Request, format: string): Request {
  return { ...request, path: `${request.path}?format=${format}` };
}
