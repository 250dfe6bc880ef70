import { useTranslation } from '@depot/i18n';
import { Button, SearchOutlined, usePhone } from '@depot/ui';
import { setPaletteOpen, shortcutText } from './opened.js';
import classes from './searchButton.module.css';

/** The way to the palette, with its key beside it where there is one to press. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const phone = usePhone();
  return (
    <Button
      type="text"
      icon={<SearchOutlined />}
      aria-label={phone ? t('palette.open') : undefined}
      aria-haspopup="dialog"
      onClick={() => setPaletteOpen(true)}
    >
      {!phone && (
        <>
          {t('palette.open')} <kbd className={classes.key}>{shortcutText()}</kbd>
        </>
      )}
    </Button>
  );
}
