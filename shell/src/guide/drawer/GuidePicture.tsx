import { belongsToStore } from '@depot/contracts/permissions';
import { useLanguage, useTranslation } from '@depot/i18n';
import { useClaims } from '@depot/session';
import { useState } from 'react';
import classes from './guide.module.css';

interface GuidePictureProps {
  /** Of the page, below `/in/`. */
  path: string;
  title: string;
}

/**
 * How a page looks at a desk, with work under way, as `npm run pictures` took it in the reader's language; larger in a
 * tab of its own. A page that has none goes without.
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
