import { pictureHeadBytes, pictureLimits, pictureTypeOf } from '@depot/contracts/catalog';
import { useAlert } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Refuses, in a dialog, what cannot be a picture of ours before it is sent. */
export function useUsablePicture(): (file: File) => Promise<boolean> {
  const { t } = useTexts();
  const alert = useAlert();
  return async (file) => {
    const tooLarge = file.size > pictureLimits.bytes;
    if (!tooLarge && (await isPicture(file))) return true;
    const megabytes = pictureLimits.bytes / 1024 / 1024;
    await alert({
      title: t('picture.validation'),
      detail: t(tooLarge ? 'picture.tooLarge' : 'picture.wrongType', { megabytes }),
    });
    return false;
  };
}

/** By its first bytes and not by its name; the server looks closer. */
export async function isPicture(file: {
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}): Promise<boolean> {
  return pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) !== undefined;
}
