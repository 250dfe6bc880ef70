import { useTranslation } from '@depot/i18n';
import { Button, SearchOutlined, Tooltip } from '@depot/ui';
import { setPaletteOpen, shortcutText } from './opened.js';

/** The way to the palette for whoever does not know its key. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  return (
    <Tooltip title={`${t('palette.open')} (${shortcutText()})`} mouseEnterDelay={0.5}>
      <Button
        type="text"
        icon={<SearchOutlined />}
        aria-label={t('palette.open')}
        aria-haspopup="dialog"
        onClick={() => setPaletteOpen(true)}
      />
    </Tooltip>
  );
}
