import { CameraError } from './stream.js';

/** Reads one code in the picture; undefined when there is none. */
export type ReadPicture = (picture: HTMLVideoElement) => Promise<string | undefined>;

const formats = [
  'qr_code',
  'data_matrix',
  'code_128',
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'databar',
  'databar_expanded',
  'code_39',
] as const;

/** Loads the reader when a camera is first used. Its WebAssembly is one of our own files. */
export async function loadReader(): Promise<ReadPicture> {
  try {
    const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
    const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
    await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
    const detector = new BarcodeDetector({ formats: [...formats] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue;
  } catch (error) {
    throw new CameraError('reader', error);
  }
}
