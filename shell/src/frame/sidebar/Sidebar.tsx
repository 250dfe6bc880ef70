import type { NavigationEntry } from '@depot/contracts/deployments';
import { useLanguage, useTranslation } from '@depot/i18n';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import { LogoutOutlined, Menu, Tooltip, useMediaQuery, UserOutlined } from '@depot/ui';
import { useMemo } from 'react';
import { Logo } from '../../look/Logo.js';
import { findHome } from '../../session/sessionStore.js';
import { useLogout } from '../../session/useLogout.js';
import { buildMenuItems } from './menuItems.js';
import classes from './sidebar.module.css';
import { useSelectedEntry } from './useVisibleNavigation.js';

/** Tablets on their side, too: their tables need the width more than the names of pages. */
const narrowScreens = '(max-width: 1099.98px)';

/** Navigation on the left. Between phone and desktop it shrinks to its icons. */
export function Sidebar({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { sub, wn } = useClaims();
  const narrow = useMediaQuery(narrowScreens);
  const logout = useLogout();
  const selected = useSelectedEntry(entries);
  const items = useMemo(() => buildMenuItems(entries, language, narrow), [entries, language, narrow]);
  const openGroup = entries.find((entry) => entry.children?.some(({ path }) => path === selected));

  return (
    <nav className={narrow ? `${classes.sidebar} ${classes.narrow}` : classes.sidebar} aria-label={t('navigation')}>
      <Brand short={narrow} />
      {!narrow && (
        <p className={classes.welcome}>
          <Link to="/in/account">{t('welcome', { name: sub })}</Link>
          <span className={classes.warehouse}>{wn}</span>
        </p>
      )}
      <Menu
        key={openGroup?.path}
        className={classes.menu}
        mode="inline"
        inlineIndent={10}
        inlineCollapsed={narrow}
        items={items}
        selectedKeys={selected ? [selected] : []}
        defaultOpenKeys={openGroup && !narrow ? [`group:${openGroup.path}`] : []}
      />
      {narrow && !entries.some(({ path }) => path === 'account') && <AccountLink />}
      <Tooltip title={narrow ? t('logout') : undefined} placement="right">
        <button type="button" className={classes.logout} onClick={logout} aria-label={t('logout')}>
          <LogoutOutlined />
          {!narrow && t('logout')}
        </button>
      </Tooltip>
    </nav>
  );
}

/** Link to the user's account on a narrow sidebar, for roles without a menu entry for it. */
function AccountLink() {
  const { t } = useTranslation('shell');
  const name = t('welcome', { name: useClaims().sub });
  return (
    <Tooltip title={name} placement="right">
      <Link to="/in/account" className={classes.account} aria-label={name}>
        <UserOutlined />
      </Link>
    </Tooltip>
  );
}

/** The name of the product; leads to the first page of the role. */
function Brand({ short }: { short: boolean }) {
  const { t } = useTranslation('shell');
  const { r } = useClaims();
  return (
    <Link to={findHome(r)} className={classes.brand} aria-label={t('brand')}>
      <Logo size={28} />
      {!short && <span className={classes.wordmark}>{t('brand')}</span>}
    </Link>
  );
}
