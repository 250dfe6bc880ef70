import { pictureHeadBytes, pictureTypeOf } from '@depot/contracts/catalog';

/** By its first bytes and not by its name; the server looks closer. */
export async function isPicture(file: {
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}): Promise<boolean> {
  return pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) !== undefined;
}
