import { failureMessage } from '@depot/api';
import { isBulk } from '@depot/contracts/amounts';
import type { Order } from '@depot/contracts/orders';
import { listNames } from '@depot/i18n';
import { useNotify } from '@depot/remote-kit';
import { Alert, ErrorState, Form, Input, Modal } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useId, useState } from 'react';
import { useOrdersCreateTemplateMutation } from '../../api/orders.js';
import { useOrderables } from '../../ordering/useOrderables.js';
import { useTexts } from '../../texts.js';
import { groupTemplateAreas } from './templateAreas.js';

const nameLength = 100;

/** Keeps the lines of an order as a template. A template is of one area: of several, one is chosen. */
export function TemplateDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts();
  const { choices, isKnown, isLoading, error, retry } = useOrderables(order.storeId);
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { areas, left } = groupTemplateAreas(order.orderItems, choices);
  const products = listNames(left);
  const area = areas.find(({ id }) => id === chosen) ?? areas[0];
  const { save, isSaving } = useSave(area, name.trim(), onClose);
  return (
    <Modal
      open
      title={t('page.saveTemplate')}
      okText={t('template.save')}
      cancelText={t('template.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: !area || !name.trim(), loading: isSaving }}
      loading={isLoading}
      onCancel={onClose}
    >
      {error ? (
        <ErrorState text={failureMessage(error)} onRetry={retry} />
      ) : (
        <Form id={id} layout="vertical" onFinish={() => void save()}>
          <Form.Item label={t('template.name')} htmlFor="template-name" required>
            <Input
              id="template-name"
              autoFocus
              maxLength={nameLength}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Form.Item>
          {areas.length > 1 && <AreaField areas={areas} value={area?.id} onChange={setChosen} />}
          {isKnown && left.length > 0 && <Alert type="info" showIcon title={t('new.templateSkipped', { products })} />}
        </Form>
      )}
    </Modal>
  );
}

type Area = ReturnType<typeof groupTemplateAreas>['areas'][number];

/** Saves the lines of one area as a template. A template's pooled goods have whole pounds. */
function useSave(area: Area | undefined, name: string, onSaved: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const [create, creation] = useOrdersCreateTemplateMutation();
  const save = async () => {
    if (!area || !name) return;
    const orderItems = area.items.map(({ productId, hasWeight, quantity, weight }) => ({
      productId,
      quantity: isBulk(hasWeight) ? Math.max(1, Math.round(weight)) : quantity,
    }));
    try {
      await create({ name, subWarehouseId: area.id, orderItems }).unwrap();
      notify.success(t('template.saved', { name }));
      onSaved();
    } catch (failure) {
      notify.failure(failure);
    }
  };
  return { save, isSaving: creation.isLoading };
}

interface AreaFieldProps {
  areas: readonly Area[];
  value: number | undefined;
  onChange: (areaId: number) => void;
}

/** Selects the template's area, with the number of lines in each. */
function AreaField({ areas, value, onChange }: AreaFieldProps) {
  const { t } = useTexts();
  return (
    <Form.Item label={t('template.area')} htmlFor="template-area" required>
      <Select
        id="template-area"
        value={value}
        onChange={onChange}
        options={areas.map(({ id, name, items }) => ({
          value: id,
          label: t('template.areaLines', { name, count: items.length }),
        }))}
      />
    </Form.Item>
  );
}
