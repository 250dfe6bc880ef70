import { useTranslation } from '@depot/i18n';
import { Button, SearchOutlined, usePhone } from '@depot/ui';
import { formatShortcut, setPaletteOpen } from '../overlays/palette.js';
import classes from './searchButton.module.css';

/** Button that opens the palette, with its shortcut on devices with a keyboard. */
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
          {t('palette.open')} <kbd className={classes.key}>{formatShortcut()}</kbd>
        </>
      )}
    </Button>
  );
}
