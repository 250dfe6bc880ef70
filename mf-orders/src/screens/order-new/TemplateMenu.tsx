import { useNotify } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Button, CopyOutlined, Dropdown } from '@depot/ui';
import { useOrdersUsableTemplatesQuery } from '../../api/templates.js';
import { applyTemplate } from '../../ordering/template.js';
import { useTexts } from '../../texts.js';
import type { NewOrder } from './useNewOrder.js';

/** Fills the order from a template. */
export function TemplateMenu({ order }: { order: NewOrder }) {
  const { t } = useTexts();
  const notify = useNotify();
  const allowed = useMay('template.use');
  const { data } = useOrdersUsableTemplatesQuery(undefined, { skip: !allowed });
  const templates = data?.list ?? [];
  if (templates.length === 0) return null;

  const apply = (templateId: number) => {
    const template = templates.find(({ id }) => id === templateId);
    if (!template) return;
    const offered = new Map(order.offered.map((product) => [product.productId, product]));
    const { lines, skipped } = applyTemplate(template, order.lines.lines, offered);
    order.lines.replaceAll(lines);
    if (skipped.length > 0) notify.warning(t('new.templateSkipped', { products: skipped.join(', ') }));
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
