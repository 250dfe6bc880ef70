import { type DocumentRequest, downloadDocument, type DownloadedDocument } from './download.js';

/** How long an object URL stays valid after use: a slow viewer may still be reading it. Milliseconds. */
const urlLifetime = 60_000;

function createUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
  return url;
}

/** Saves a file that has come under the name that the server gave it. */
export function saveFile({ blob, fileName }: DownloadedDocument): void {
  const link = document.createElement('a');
  link.href = createUrl(blob);
  link.download = fileName;
  link.click();
}

/** Opens the print dialog for a file that has come. */
export function printFile({ blob }: DownloadedDocument): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
  frame.src = createUrl(blob);
  frame.onload = () => frame.contentWindow?.print();
  document.body.append(frame);
  setTimeout(() => frame.remove(), urlLifetime);
}

/** Fetches a file and saves it. */
export async function saveDocument(request: DocumentRequest): Promise<void> {
  saveFile(await downloadDocument(request));
}

/** Fetches a file and opens the print dialog for it. */
export async function printDocument(request: DocumentRequest): Promise<void> {
  printFile(await downloadDocument(request));
}

/** Opens the file in a new tab. The tab is opened at once, within the click, or the browser would block it. */
export async function openDocument(request: DocumentRequest): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { blob } = await downloadDocument(request);
    const url = createUrl(blob);
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
