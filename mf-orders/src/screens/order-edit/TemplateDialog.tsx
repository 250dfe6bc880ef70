import { isBulk } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import { useNotify } from '@depot/remote-kit';
import { Alert, Form, Input, Modal } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useState } from 'react';
import { useOrdersCreateTemplateMutation } from '../../api/orders.js';
import { useOrderables } from '../../ordering/useOrderables.js';
import { useTexts } from '../../texts.js';
import { templateAreas } from './templateAreas.js';

const nameLength = 100;

/** Keeps the lines of an order as a template. A template is of one area: of several, one is chosen. */
export function TemplateDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts();
  const notify = useNotify();
  const { choices, isLoading } = useOrderables(order.storeId);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [create, creation] = useOrdersCreateTemplateMutation();
  const { areas, left } = templateAreas(order.orderItems, choices);
  const area = areas.find(({ id }) => id === chosen) ?? areas[0];
  const save = async () => {
    if (!area || !name.trim()) return;
    const orderItems = area.items.map(({ productId, hasWeight, quantity, weight }) => ({
      productId,
      quantity: isBulk(hasWeight) ? Math.max(1, Math.round(weight)) : quantity,
    }));
    try {
      await create({ name: name.trim(), subWarehouseId: area.id, orderItems }).unwrap();
      notify.success(t('template.saved', { name: name.trim() }));
      onClose();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return (
    <Modal
      open
      title={t('page.saveTemplate')}
      okText={t('template.save')}
      cancelText={t('template.cancel')}
      okButtonProps={{ disabled: !area || !name.trim(), loading: creation.isLoading }}
      loading={isLoading}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void save()}>
        <Form.Item label={t('template.name')} htmlFor="template-name" required>
          <Input
            id="template-name"
            autoFocus
            maxLength={nameLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Form.Item>
        {areas.length > 1 && (
          <Form.Item label={t('template.area')} htmlFor="template-area">
            <Select
              id="template-area"
              value={area?.id}
              onChange={setChosen}
              options={areas.map(({ id, name: label, items }) => ({
                value: id,
                label: t('template.areaLines', { name: label, count: items.length }),
              }))}
            />
          </Form.Item>
        )}
        {!isLoading && left.length > 0 && (
          <Alert type="info" showIcon title={t('new.templateSkipped', { products: left.join(', ') })} />
        )}
      </Form>
    </Modal>
  );
}
