import { Form } from '@depot/ui';
import { Select } from '@depot/ui/data';
import type { Choice } from '../../parts/choices.js';
import { FormModal } from '../../parts/FormModal.js';
import { NameField } from '../../parts/NameField.js';
import { useTexts } from '../../texts.js';

/** A category of either level that is added (no id) or changed. */
export interface EditedCategory {
  level: 1 | 2;
  id?: number;
  name?: string;
  /** The warehouse of a category 1, the category 1 of a category 2. */
  parentId?: number;
  /** Version that the edit starts with. */
  version?: string;
}

interface CategoryModalProps {
  edited: EditedCategory;
  open: boolean;
  parents: Choice[];
  onSave: (values: { name: string; parentId: number; version?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** In the request the parent is `subWarehouse.id` or `category.id`. */
const findFieldByPath = (path: string) => (/^(subWarehouse|category)\b/.test(path) ? 'parentId' : path);

/** Name and parent of a category: a category 1 has a warehouse, a category 2 a category 1. */
export function CategoryModal({ edited, open, parents, onSave, onClose }: CategoryModalProps) {
  const { t } = useTexts();
  const { level, id } = edited;
  const ordinal = level === 1 ? 'First' : 'Second';
  const parent = level === 1 ? t('warehouse.one') : t('category.first');
  return (
    <FormModal
      open={open}
      title={t(id ? `category.edit${ordinal}` : `category.add${ordinal}`)}
      submit={t(id ? 'save' : 'add')}
      done={t(id ? `category.updated${level}` : `category.added${level}`)}
      initialValues={{ name: edited.name, parentId: edited.parentId }}
      onSubmit={({ name, parentId }: { name: string; parentId: number }, overwrite) =>
        onSave({ name: name.trim(), parentId, version: overwrite ? undefined : edited.version })
      }
      fieldOfPath={findFieldByPath}
      onClose={onClose}
    >
      <NameField label={t('name')} />
      <Form.Item name="parentId" label={parent} rules={[{ required: true, message: t('choose', { field: parent }) }]}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={parents} />
      </Form.Item>
    </FormModal>
  );
}
