import { useCatalogWarehousesQuery } from '@depot/shared-reads';
import { Form, useConfirm } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { listChoices } from '../../parts/choices.js';
import { useTexts } from '../../texts.js';
import type { TemplateFormLine, TemplateValues } from './values.js';

/** Warehouse of all products in the template. A change clears the lines after a confirmation. */
export function WarehouseField() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const form = Form.useFormInstance<TemplateValues>();
  const current = Form.useWatch('subWarehouseId', form);
  const lines = Form.useWatch<TemplateFormLine[] | undefined>('orderItems', form);
  const warehouses = useCatalogWarehousesQuery();

  /** The field already has the new value; it is restored if the user keeps the lines. */
  const handleChange = async () => {
    const hasLines = lines?.some((line) => line.productId !== undefined);
    const question = {
      title: t('template.otherWarehouse'),
      yes: t('template.emptyLines'),
      no: t('template.keepLines'),
      danger: true,
    };
    if (!hasLines || (await confirm(question))) form.setFieldsValue({ orderItems: [{}] });
    else form.setFieldsValue({ subWarehouseId: current });
  };

  return (
    <Form.Item
      name="subWarehouseId"
      label={t('warehouse.one')}
      rules={[{ required: true, message: t('choose', { field: t('warehouse.one') }) }]}
    >
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        loading={warehouses.isLoading}
        options={listChoices(warehouses.data?.list ?? [])}
        onChange={() => void handleChange()}
      />
    </Form.Item>
  );
}
