import type { NavigationEntry } from '@depot/contracts/deployments';
import type { Language } from '@depot/contracts/errors';
import type { MenuProps } from '@depot/ui';
import type { ReactNode } from 'react';
import { icons, PageLink, PendingBadge } from './PageLink.js';
import classes from './sidebar.module.css';

type Items = NonNullable<MenuProps['items']>;

/** Converts the sidebar's entries into antd's menu items with paths as keys. A `narrow` menu shows icons only. */
export function buildMenuItems(entries: NavigationEntry[], language: Language, narrow: boolean): Items {
  return entries.map((entry) => {
    const icon = icons[entry.icon];
    const text = entry.label[language];
    if (entry.children) {
      const children = entry.children.map(({ path, label }) => ({
        key: path,
        label: <PageLink path={path}>{label[language]}</PageLink>,
      }));
      return { key: `group:${entry.path}`, icon, label: text, children };
    }
    const badge = entry.badge === 'pendingOrders' && <PendingBadge />;
    return {
      key: entry.path,
      icon: narrow && badge ? <BadgedIcon icon={icon} badge={badge} /> : icon,
      title: text,
      label: (
        <PageLink path={entry.path}>
          {text} {!narrow && badge}
        </PageLink>
      ),
    };
  });
}

/** The wrapper is the icon for antd, which sets its class and would hide a badge beside it. */
function BadgedIcon({ icon, badge, className = '' }: { icon: ReactNode; badge: ReactNode; className?: string }) {
  return (
    <span className={`${className} ${classes.badged}`}>
      {badge}
      {icon}
    </span>
  );
}
