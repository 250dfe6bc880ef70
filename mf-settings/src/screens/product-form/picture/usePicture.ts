import {
  pictureHeadBytes,
  pictureLimits,
  pictureTypeOf,
  pictureUrl,
  type Product,
  productName,
} from '@depot/contracts/catalog';
import { useAction } from '@depot/remote-kit';
import { useAlert, useConfirm } from '@depot/ui';
import { useEffect, useState } from 'react';
import { useCatalogRemovePictureMutation, useCatalogSetPictureMutation } from '../../../api/catalog.js';
import { useTexts } from '../../../texts.js';

export interface Picture {
  /** Where the picture that is there, or that was chosen, can be seen. */
  shown: string | undefined;
  busy: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => Promise<unknown>;
  /** Sends what was chosen before the product existed. Resolves false where that failed; it has been said. */
  sendChosen: (productId: number) => Promise<boolean>;
}

/**
 * The picture on a product's form. Of a product that exists it is changed at once, of a new one once that has been
 * made.
 */
export function usePicture(product: Product | undefined): Picture {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const isUsable = useUsable();
  const [chosen, setChosen] = useState<File>();
  const [kept, setKept] = useState(product?.picture);
  const [send, sending] = useCatalogSetPictureMutation();
  const [takeAway, takingAway] = useCatalogRemovePictureMutation();
  const preview = usePreview(chosen);

  const upload = (productId: number, file: File) => send({ productId, file }).unwrap();
  const choose = async (file: File) => {
    if (!(await isUsable(file))) return;
    if (!product) setChosen(file);
    else
      await act(
        upload(product.productId, file).then(({ obj }) => setKept(obj.picture)),
        t('picture.kept'),
      );
  };
  const remove = async () => {
    if (!product) return setChosen(undefined);
    const run = async () => {
      if (await act(takeAway({ productId: product.productId }).unwrap(), t('picture.removed'))) setKept(undefined);
    };
    return confirm({
      title: t('picture.removeQuestion', { name: productName(product) }),
      yes: t('picture.remove'),
      no: t('picture.keep'),
      danger: true,
      run,
    });
  };
  return {
    shown: preview ?? (kept && pictureUrl(kept, 'large')),
    busy: sending.isLoading || takingAway.isLoading,
    choose,
    remove,
    sendChosen: async (productId) => !chosen || act(upload(productId, chosen)),
  };
}

/** Refuses what cannot be a picture of ours before it is sent. */
function useUsable(): (file: File) => Promise<boolean> {
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

/** An address for a file of this device, for as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** By its first bytes and not by its name; the server looks closer. */
export async function isPicture(file: {
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}): Promise<boolean> {
  return pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) !== undefined;
}
