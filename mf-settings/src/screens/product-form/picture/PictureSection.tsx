import { FormSection } from '../../../parts/FormSection.js';
import { PictureField } from '../../../parts/picture/PictureField.js';
import { useTexts } from '../../../texts.js';
import type { Picture } from './usePicture.js';

export function PictureSection({ picture, readOnly }: { picture: Picture; readOnly: boolean }) {
  const { t } = useTexts();
  if (readOnly && !picture.shown) return null;
  const words = {
    alt: t('picture.alt'),
    choose: t('picture.choose'),
    replace: t('picture.replace'),
    remove: t('picture.remove'),
  };
  return (
    <FormSection title={t('product.section.picture')} hint={readOnly ? undefined : t('picture.hint')}>
      <PictureField picture={picture} words={words} readOnly={readOnly} />
    </FormSection>
  );
}
