import { logoUrl, type SellerAnswer } from '@depot/contracts/identity';
import { useAction } from '@depot/remote-kit';
import { useConfirm } from '@depot/ui';
import { useIdentityRemoveLogoMutation, useIdentitySetLogoMutation } from '../../api/identity.js';
import type { ChangeablePicture } from '../../parts/picture/PictureField.js';
import { useUsablePicture } from '../../parts/picture/useUsablePicture.js';
import { useTexts } from '../../texts.js';

/** Logo of the company; changes are saved immediately. */
export function useLogo({ logo }: Pick<SellerAnswer, 'logo'>): ChangeablePicture {
  const { t } = useTexts();
  const act = useAction();
  const confirm = useConfirm();
  const isUsable = useUsablePicture();
  const [send, sending] = useIdentitySetLogoMutation();
  const [takeAway, takingAway] = useIdentityRemoveLogoMutation();
  return {
    shown: logo && logoUrl(logo.key),
    busy: sending.isLoading || takingAway.isLoading,
    choose: async (file) => {
      if (await isUsable(file)) await act(send({ file }).unwrap(), t('logo.kept'));
    },
    remove: () =>
      confirm({
        title: t('logo.removeQuestion'),
        yes: t('logo.remove'),
        no: t('logo.keep'),
        danger: true,
        run: () => act(takeAway().unwrap(), t('logo.removed')),
      }),
  };
}
