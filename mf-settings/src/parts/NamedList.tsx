import { queryFailure } from '@depot/api';
import { useAction } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { Button, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { EditAndDelete, useDeletePrompt } from './EditAndDelete.js';
import { FormModal } from './FormModal.js';
import { NameField } from './NameField.js';

export interface NamedEntry {
  id: number;
  name: string;
  version: string;
}

interface NamedListProps<Row extends NamedEntry> {
  /** Prefix of the messages for this kind of entity: add, edit, added, updated, deleted, empty. */
  texts: 'brand' | 'warehouse';
  query: { data?: { list: Row[] }; isError: boolean; error?: unknown; refetch: () => unknown };
  /** Columns after the name. */
  columns?: DataColumn<Row>[];
  onAdd: (name: string) => Promise<unknown>;
  onRename: (renamed: { id: number; name: string; version?: string }) => Promise<unknown>;
  onDelete: (id: number) => Promise<unknown>;
}

const compareNames = (a: NamedEntry, b: NamedEntry) => a.name.localeCompare(b.name);

/** List of entities that only have a name: add, rename, delete. */
export function NamedList<Row extends NamedEntry>({
  texts,
  query,
  columns = [],
  onAdd,
  onRename,
  onDelete,
}: NamedListProps<Row>) {
  const { t } = useTexts();
  const editable = useMay('catalogue.edit');
  const [form, setForm] = useState<{ open: boolean; row?: NamedEntry }>({ open: false });
  const act = useAction();
  const askToDelete = useDeletePrompt();
  const remove = (row: Row) => askToDelete(row.name, () => act(onDelete(row.id), t(`${texts}.deleted`)));

  const actions: DataColumn<Row>[] = [
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      width: 110,
      render: (_, row) => (
        <EditAndDelete name={row.name} onEdit={() => setForm({ open: true, row })} onDelete={() => void remove(row)} />
      ),
    },
  ];

  return (
    <Page width="form">
      {editable && (
        <PageHeader
          actions={
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setForm({ open: true })}>
              {t(`${texts}.add`)}
            </Button>
          }
        />
      )}
      <DataTable<Row>
        label={t(`${texts}.many`)}
        rows={query.data && [...query.data.list].sort(compareNames)}
        rowKey="id"
        columns={[{ key: 'name', dataIndex: 'name', title: t('name') }, ...columns, ...(editable ? actions : [])]}
        failure={queryFailure(query)}
        onRetry={() => void query.refetch()}
        emptyText={t(`${texts}.empty`)}
      />
      <NameModal
        texts={texts}
        form={form}
        onAdd={onAdd}
        onRename={onRename}
        onClose={() => setForm({ ...form, open: false })}
      />
    </Page>
  );
}

interface NameModalProps extends Pick<NamedListProps<NamedEntry>, 'texts' | 'onAdd' | 'onRename'> {
  /** Without a row something is added. */
  form: { open: boolean; row?: NamedEntry };
  onClose: () => void;
}

/** Adds a thing, or gives one another name. */
function NameModal({ texts, form: { open, row }, onAdd, onRename, onClose }: NameModalProps) {
  const { t } = useTexts();
  return (
    <FormModal
      open={open}
      title={t(row ? `${texts}.edit` : `${texts}.add`)}
      submit={t(row ? 'save' : 'add')}
      done={t(row ? `${texts}.updated` : `${texts}.added`)}
      initialValues={{ name: row?.name }}
      onSubmit={({ name }, overwrite) =>
        row
          ? onRename({ id: row.id, name: name.trim(), version: overwrite ? undefined : row.version })
          : onAdd(name.trim())
      }
      onClose={onClose}
    >
      <NameField label={t('name')} />
    </FormModal>
  );
}
