import { firstBytes } from '@depot/api';
import { pictureUrl, type Product, productName } from '@depot/contracts/catalog';
import { useAction } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useEffect, useState } from 'react';
import { useCatalogRemovePictureMutation, useCatalogSetPictureMutation } from '../../../api/catalog.js';
import type { ChangeablePicture } from '../../../parts/picture/PictureField.js';
import { useUsablePicture } from '../../../parts/picture/useUsablePicture.js';
import { useTexts } from '../../../texts.js';

export interface Picture extends ChangeablePicture {
  /** Checks that the selected file can still be read; otherwise removes it from the form and notifies the user. */
  checkChosen: () => Promise<boolean>;
  /** Uploads the picture selected before the product existed. Resolves false after notifying the user of a failure. */
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
  const isUsable = useUsablePicture();
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
    checkChosen: async () => {
      if (!chosen || (await act(firstBytes(chosen, 1)))) return true;
      setChosen(undefined);
      return false;
    },
    sendChosen: async (productId) => !chosen || act(upload(productId, chosen)),
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
