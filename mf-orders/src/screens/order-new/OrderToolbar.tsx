import type { OrderProductView } from '@depot/contracts/identity';
import { listNames } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { useOrdersListTemplatesQuery } from '@depot/shared-reads';
import {
  AppstoreOutlined,
  Button,
  CopyOutlined,
  Dropdown,
  Input,
  PageHeader,
  SearchOutlined,
  Segmented,
  UnorderedListOutlined,
} from '@depot/ui';
import { TreeSelect } from '@depot/ui/data';
import type { ReactNode } from 'react';
import { applyTemplate } from '../../ordering/template.js';
import { StoreChoice } from '../../parts/store-choice/StoreChoice.js';
import { useTexts } from '../../texts.js';
import classes from './new.module.css';
import type { NewOrderState } from './useNewOrder.js';
import type { ProductFilter } from './useProductFilter.js';

const views: { value: OrderProductView; icon: ReactNode }[] = [
  { value: 'LIST', icon: <UnorderedListOutlined /> },
  { value: 'CARD', icon: <AppstoreOutlined /> },
];

interface OrderToolbarProps {
  order: NewOrderState;
  view: OrderProductView;
  onView: (view: OrderProductView) => void;
  filter: ProductFilter;
}

/** Store of the order, and filters of the offer. */
export function OrderToolbar({ order, view, onView, filter }: OrderToolbarProps) {
  const { t } = useTexts();
  const filters = (
    <>
      {order.choosesStore && (
        <div className={classes.store}>
          <StoreChoice value={order.storeId} onChange={order.setStoreId} />
        </div>
      )}
      {(view === 'CARD' || filter.search !== '') && (
        <Input
          className={classes.search}
          allowClear
          prefix={<SearchOutlined />}
          aria-label={t('new.search')}
          placeholder={t('new.search')}
          value={filter.search}
          onChange={(event) => filter.setSearch(event.target.value)}
        />
      )}
      <TreeSelect
        className={classes.category}
        aria-label={t('new.category')}
        placeholder={t('new.category')}
        treeCheckable
        disabled={filter.tree.length === 0}
        showCheckedStrategy="SHOW_PARENT"
        allowClear
        maxTagCount="responsive"
        treeNodeFilterProp="title"
        treeData={filter.tree}
        value={filter.categories}
        onChange={(chosen: string[]) => filter.setCategories(chosen)}
      />
    </>
  );
  const actions = (
    <>
      <TemplateMenu order={order} />
      <Segmented
        aria-label={t('new.view')}
        value={view}
        onChange={onView}
        options={views.map((each) => ({ ...each, label: t(`new.views.${each.value}`) }))}
      />
    </>
  );
  return <PageHeader filters={filters} actions={actions} />;
}

/** Fills the order from a template. */
function TemplateMenu({ order }: { order: NewOrderState }) {
  const { t } = useTexts();
  const notify = useNotify();
  const allowed = useMay('template.use');
  const { data } = useOrdersListTemplatesQuery(undefined, { skip: !allowed });
  const templates = data?.list ?? [];
  if (templates.length === 0) return null;

  const apply = (templateId: number) => {
    const template = templates.find(({ id }) => id === templateId);
    if (!template) return;
    const offered = new Map(order.offered.map((product) => [product.productId, product]));
    const { lines, skipped } = applyTemplate(template, order.lines.lines, offered);
    order.lines.replaceAll(lines);
    if (skipped.length > 0) notify.warning(t('new.templateSkipped', { products: listNames(skipped) }));
    else notify.success(t('new.templateApplied', { name: template.name }));
  };

  return (
    <Dropdown
      trigger={['click']}
      disabled={order.storeId === undefined}
      menu={{
        items: templates.map(({ id, name }) => ({ key: id, label: name })),
        onClick: ({ key }) => apply(Number(key)),
        style: { maxHeight: 320, overflow: 'auto' },
      }}
    >
      <Button icon={<CopyOutlined />}>{t('new.template')}</Button>
    </Dropdown>
  );
}
