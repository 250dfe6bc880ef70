import type { NavigationEntry } from '@depot/contracts/deployments';
import { useLanguage, useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import { Button, Drawer, LogoutOutlined, Menu, QuestionCircleOutlined } from '@depot/ui';
import { LanguageSwitch, ThemeSwitch } from '../../look/switches.js';
import { setGuideOpen } from '../../overlays/guide.js';
import { useLogout } from '../../session/useLogout.js';
import { buildMenuItems } from '../sidebar/menuItems.js';
import { useSelectedEntry } from '../sidebar/useVisibleNavigation.js';
import classes from './phone.module.css';

interface MoreSheetProps {
  entries: NavigationEntry[];
  open: boolean;
  onClose: () => void;
}

/** Full-height sheet with all entries, the switches and the logout. */
export function MoreSheet({ entries, open, onClose }: MoreSheetProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { sub, wn } = useClaims();
  const selected = useSelectedEntry(entries);
  const logout = useLogout();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="100%"
      title={
        <Link to="/in/account" onClick={onClose}>
          {t('welcome', { name: sub })}
        </Link>
      }
      extra={wn}
    >
      <div className={classes.sheet}>
        <Menu
          mode="inline"
          inlineIndent={8}
          items={buildMenuItems(entries, language, false)}
          selectedKeys={selected ? [selected] : []}
          onClick={onClose}
        />
        <div className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <GuideEntry onLeave={onClose} />
        <Button size="large" block icon={<LogoutOutlined />} onClick={logout}>
          {t('logout')}
        </Button>
      </div>
    </Drawer>
  );
}

/** The guide of the screen behind the sheet. */
function GuideEntry({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const open = () => {
    onLeave();
    setGuideOpen(true);
  };
  return (
    <Button size="large" block icon={<QuestionCircleOutlined />} onClick={open}>
      {t('guide.open')}
    </Button>
  );
}
