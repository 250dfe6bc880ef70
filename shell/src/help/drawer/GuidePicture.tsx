import { belongsToStore } from '@depot/contracts/permissions';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { useState } from 'react';
import classes from './guide.module.css';

interface GuidePictureProps {
  /** Path of the page below `/in/`. */
  path: string;
  title: string;
}

/**
 * Screenshot of a page in use on a desktop, taken by `npm run pictures` in the user's language; opens larger in another
 * tab. Nothing for a page without one.
 */
export function GuidePicture({ path, title }: GuidePictureProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { r } = useClaims();
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  const whose = belongsToStore(r) ? 'store-' : '';
  const address = `/guide/${language}-${whose}${path.replaceAll('/', '-')}.webp`;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        className={classes.picture}
        src={address}
        alt={t('guide.picture', { title })}
        width={960}
        height={584}
        onError={() => setMissing(true)}
      />
    </a>
  );
}
