import { queryFailure } from '@depot/api';
import type { Category } from '@depot/contracts/catalog';
import { listNames } from '@depot/i18n';
import { useAction } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { useCatalogWarehousesQuery } from '@depot/shared-reads';
import { Button, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useCatalogCategoriesQuery } from '../../api/catalog.js';
import { listChoices, listPlacedCategoryChoices } from '../../parts/choices.js';
import { EditAndDelete, useDeletePrompt } from '../../parts/EditAndDelete.js';
import { useTexts } from '../../texts.js';
import { CategoryModal, type EditedCategory } from './CategoryModal.js';
import { SecondLevel } from './SecondLevel.js';
import { useCategoryCommands } from './useCategoryCommands.js';

/** Screen: categories 1 with their warehouse, each unfolding to its categories 2. */
export function CategoryPage() {
  const { t } = useTexts();
  const editable = useMay('catalogue.edit');
  const categories = useCatalogCategoriesQuery();
  const warehouses = useCatalogWarehousesQuery();
  const commands = useCategoryCommands();
  const act = useAction();
  const askToDelete = useDeletePrompt();
  const [form, setForm] = useState<{ open: boolean; edited: EditedCategory }>({ open: false, edited: { level: 1 } });

  const edit = (edited: EditedCategory) => setForm({ open: true, edited });
  const remove = (level: 1 | 2, id: number, name: string) =>
    void askToDelete(name, () => act(commands.remove(level, id), t(`category.removed${level}`)));
  const parents =
    form.edited.level === 1
      ? listChoices(warehouses.data?.list ?? [])
      : listPlacedCategoryChoices(categories.data?.list ?? []);

  return (
    <Page width="form">
      {editable && (
        <PageHeader
          actions={
            <>
              <Button icon={<PlusOutlined />} onClick={() => edit({ level: 2 })}>
                {t('category.addSecond')}
              </Button>
              <Button type="primary" icon={<PlusOutlined />} onClick={() => edit({ level: 1 })}>
                {t('category.addFirst')}
              </Button>
            </>
          }
        />
      )}
      <DataTable
        label={t('category.many')}
        rows={categories.data?.list}
        rowKey="id"
        columns={useColumns(editable, edit, remove)}
        failure={queryFailure(categories)}
        onRetry={() => void categories.refetch()}
        emptyText={t('category.empty')}
        expansion={{
          render: (category) => <SecondLevel category={category} editable={editable} onEdit={edit} onDelete={remove} />,
        }}
      />
      <CategoryModal
        {...form}
        parents={parents}
        onSave={(values) => commands.save(form.edited, values)}
        onClose={() => setForm({ ...form, open: false })}
      />
    </Page>
  );
}

function useColumns(
  editable: boolean,
  onEdit: (edited: EditedCategory) => void,
  onDelete: (level: 1, id: number, name: string) => void,
): DataColumn<Category>[] {
  const { t } = useTexts();
  const columns: DataColumn<Category>[] = [
    { key: 'name', title: t('category.first'), dataIndex: 'name' },
    { key: 'warehouse', card: 'line', title: t('warehouse.one'), dataIndex: ['subWarehouse', 'name'] },
    {
      key: 'second',
      title: t('category.second'),
      render: (_, { subCategories }) => listNames(subCategories.map(({ name }) => name)) || '–',
    },
  ];
  if (!editable) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 110,
      render: (_, { id, name, subWarehouse, version }) => (
        <EditAndDelete
          name={name}
          onEdit={() => onEdit({ level: 1, id, name, parentId: subWarehouse.id, version })}
          onDelete={() => onDelete(1, id, name)}
        />
      ),
    },
  ];
}
