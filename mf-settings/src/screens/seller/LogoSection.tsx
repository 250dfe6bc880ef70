import type { SellerAnswer } from '@depot/contracts/identity';
import { FormSection } from '../../parts/FormSection.js';
import { PictureField } from '../../parts/picture/PictureField.js';
import { useTexts } from '../../texts.js';
import { useLogo } from './useLogo.js';

/** The logo on papers of the company. */
export function LogoSection({ seller, readOnly }: { seller: SellerAnswer; readOnly: boolean }) {
  const { t } = useTexts();
  const picture = useLogo(seller);
  if (readOnly && !picture.shown) return null;
  const words = {
    alt: t('logo.alt'),
    choose: t('logo.choose'),
    replace: t('logo.replace'),
    remove: t('logo.remove'),
  };
  return (
    <FormSection title={t('logo.title')} hint={readOnly ? undefined : t('logo.hint')}>
      <PictureField picture={picture} words={words} readOnly={readOnly} />
    </FormSection>
  );
}
