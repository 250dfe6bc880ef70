import { useTranslation } from '@depot/i18n';
import { Button } from '@depot/ui';
import { useState } from 'react';
import classes from './remote.module.css';

/** Short id of a reported error, which the user gives to the operator. */
export function ErrorReference({ reference }: { reference: string }) {
  const { t } = useTranslation('shell');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => undefined, // the id can be selected
    );
  return (
    <p className={classes.reference} role="status">
      <span>{t('errorReference.text', { reference })}</span>
      <Button size="small" type="link" onClick={copy}>
        {t(isCopied ? 'errorReference.copied' : 'errorReference.copy')}
      </Button>
    </p>
  );
}
