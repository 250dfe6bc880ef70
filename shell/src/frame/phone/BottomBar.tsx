import type { NavigationEntry } from '@depot/contracts/deployments';
import { useLanguage, useTranslation } from '@depot/i18n';
import { MenuOutlined } from '@depot/ui';
import { useState } from 'react';
import { icons, PageLink, PendingBadge } from '../sidebar/PageLink.js';
import { useSelectedEntry } from '../sidebar/useVisibleNavigation.js';
import { MoreSheet } from './MoreSheet.js';
import classes from './phone.module.css';

/** Places for entries of the role; the fifth is More. */
const places = 4;

/** Navigation under the thumb. */
export function BottomBar({ entries }: { entries: NavigationEntry[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const selected = useSelectedEntry(entries);
  const [more, setMore] = useState(false);
  return (
    <nav className={classes.bar} aria-label={t('navigation')}>
      {entries.slice(0, places).map((entry) => {
        const target = entry.children?.[0]?.path ?? entry.path;
        const current = selected === entry.path || entry.children?.some(({ path }) => path === selected);
        return (
          <PageLink key={entry.path} path={target} className={classes.entry} isCurrent={current}>
            <span className={classes.icon}>{icons[entry.icon]}</span>
            <span className={classes.label}>{entry.label[language]}</span>
            {entry.badge === 'pendingOrders' && <PendingBadge />}
          </PageLink>
        );
      })}
      <button type="button" className={classes.entry} onClick={() => setMore(true)} aria-expanded={more}>
        <span className={classes.icon}>
          <MenuOutlined />
        </span>
        <span className={classes.label}>{t('more')}</span>
      </button>
      <MoreSheet entries={entries} open={more} onClose={() => setMore(false)} />
    </nav>
  );
}
