import type { Readable } from 'node:stream';
import { withoutControlCharacters } from '@depot/contracts/wire';
import { StreamableFile } from '@nestjs/common';

export interface FileFacts {
  /** File name that the browser proposes. */
  name: string;
  /** Media type. */
  type: string;
  /** Shown in the browser instead of saved. */
  inline?: boolean;
}

/** An answer that is a file: a PDF, a workbook. */
export function createFileResponse(
  content: Uint8Array | Readable,
  { name, type, inline = false }: FileFacts,
): StreamableFile {
  const options = { type, disposition: formatDisposition(name, inline) };
  return content instanceof Uint8Array
    ? new StreamableFile(content, { ...options, length: content.length })
    : new StreamableFile(content, options);
}

/** File names may be Chinese: an ASCII one for old clients, and the exact one (RFC 6266). */
function formatDisposition(given: string, inline: boolean): string {
  const name = withoutControlCharacters(given);
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
