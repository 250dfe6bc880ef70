import { firstBytes } from '@depot/api';
import { pictureHeadBytes, pictureLimits, pictureTypeOf } from '@depot/contracts/catalog';
import { useNotify } from '@depot/remote-kit';
import { useAlert } from '@depot/ui';
import { useTexts } from '../../texts.js';

/** Rejects a file that is no supported picture or cannot be read any more, with a message, before it is sent. */
export function useUsablePicture(): (file: File) => Promise<boolean> {
  const { t } = useTexts();
  const alert = useAlert();
  const notify = useNotify();
  return async (file) => {
    const tooLarge = file.size > pictureLimits.bytes;
    try {
      if (!tooLarge && (await isPicture(file))) return true;
    } catch (failure) {
      notify.failure(failure);
      return false;
    }
    const megabytes = pictureLimits.bytes / 1024 / 1024;
    await alert({
      title: t('picture.validation'),
      detail: t(tooLarge ? 'picture.tooLarge' : 'picture.wrongType', { megabytes }),
    });
    return false;
  };
}

/**
 * Checks the first bytes, not the name; the server validates the whole file. Rejects if the file cannot be read any
 * more.
 */
export async function isPicture(file: Parameters<typeof firstBytes>[0]): Promise<boolean> {
  return pictureTypeOf(await firstBytes(file, pictureHeadBytes)) !== undefined;
}
