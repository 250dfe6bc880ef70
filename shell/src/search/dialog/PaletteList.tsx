import { useTranslation } from '@depot/i18n';
import {
  AppstoreOutlined,
  ArrowRightOutlined,
  BarcodeOutlined,
  FileTextOutlined,
  PlusOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
} from '@depot/ui';
import { type ReactNode, useEffect } from 'react';
import type { Group, Item, ItemKind } from './item.js';
import classes from './palette.module.css';

const icons: Record<ItemKind, ReactNode> = {
  screen: <ArrowRightOutlined />,
  order: <ShoppingCartOutlined />,
  invoice: <FileTextOutlined />,
  product: <AppstoreOutlined />,
  unit: <BarcodeOutlined />,
  customer: <ShopOutlined />,
  action: <PlusOutlined />,
};

/** Ids may hold no spaces. */
export const buildOptionId = (listId: string, { to }: Item) => `${listId}-${encodeURIComponent(to)}`;

interface PaletteListProps {
  id: string;
  groups: readonly Group[];
  active: Item | undefined;
  onGo: (item: Item) => void;
}

/** Results by kind. The focus stays in the field; the active result is scrolled into view. */
export function PaletteList({ id, groups, active, onGo }: PaletteListProps) {
  const { t } = useTranslation('shell');
  const activeId = active && buildOptionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={t('palette.found')} className={classes.list}>
      {groups.map(({ key, items }) => (
        <div key={key} role="group" aria-label={t(`palette.groups.${key}`)}>
          <div className={classes.group} aria-hidden>
            {t(`palette.groups.${key}`)}
          </div>
          {items.map((item) => (
            <Option key={item.to} id={buildOptionId(id, item)} item={item} active={item === active} onGo={onGo} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: Item;
  active: boolean;
  onGo: (item: Item) => void;
}

function Option({ id, item, active, onGo }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={`${classes.option} ${active ? classes.active : ''}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onGo(item)}
    >
      <span className={classes.icon} aria-hidden>
        {icons[item.kind]}
      </span>
      <span className={classes.label}>{item.label}</span>
      {item.detail && <span className={classes.detail}>{item.detail}</span>}
      {item.tag && <span className={classes.tag}>{item.tag}</span>}
    </div>
  );
}
