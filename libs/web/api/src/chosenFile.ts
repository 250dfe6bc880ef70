import { type Message, translate } from '@depot/contracts/errors';
import { currentLanguage } from '@depot/i18n';
import { type ApiFailure, failureSaying } from './failure.js';

const changed: Message = {
  gb: 'The file was changed or moved since it was chosen. Choose it again.',
  cn: '文件在选择后已被修改或移动，请重新选择。',
};

/** Bytes that are read from the start of a file. */
type Readable = { size: number; slice(start: number, end: number): Pick<Blob, 'arrayBuffer'> };

/**
 * So many first bytes of a file that a person has chosen. Browsers give nothing any more of a file that was written to,
 * moved or removed since: then it rejects with an `ApiFailure` that says so.
 */
export async function firstBytes(file: Readable, count: number): Promise<Uint8Array> {
  const read = await file
    .slice(0, count)
    .arrayBuffer()
    .catch(() => undefined);
  // of a file that is gone, Chromium reads no bytes and calls that well
  if (read && read.byteLength >= Math.min(count, file.size)) return new Uint8Array(read);
  throw failureSaying(translate(changed, currentLanguage()));
}

/** Why a file of a form cannot be sent; undefined where all can. Sent, it would look like a server out of reach. */
export async function createUnreadableFailure(body: unknown): Promise<ApiFailure | undefined> {
  const files = body instanceof FormData ? [...body.values()].filter((value) => value instanceof File) : [];
  try {
    for (const file of files) await firstBytes(file, 1);
    return undefined;
  } catch (failure) {
    const { statusCode, code, message } = failure as ApiFailure;
    return { statusCode, code, message };
  }
}
