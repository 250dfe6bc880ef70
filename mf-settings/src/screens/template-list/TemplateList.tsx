import { queryFailure } from '@depot/api';
import type { OrderTemplate } from '@depot/contracts/orders';
import { useAction } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { useMay } from '@depot/session';
import { useCatalogWarehousesQuery, useOrdersListTemplatesQuery } from '@depot/shared-reads';
import { Button, Page, PageHeader, PlusOutlined, useConfirm } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useOrdersDeleteTemplateMutation } from '../../api/orders.js';
import { EditAndDelete } from '../../parts/EditAndDelete.js';
import { useTexts } from '../../texts.js';

/** Screen: order templates. A store sees its own, the admin group all. */
export function TemplateList() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editable = useMay('template.edit');
  const templates = useOrdersListTemplatesQuery();
  const edit = ({ id }: OrderTemplate) => void navigate(`/in/settings/order-templates/edit?id=${id}`);

  // A name that loads after the card would move its buttons.
  const warehouses = useCatalogWarehousesQuery();
  const getWarehouseName = (id: number) => warehouses.data?.list.find((warehouse) => warehouse.id === id)?.name ?? '';
  const columns = useTemplateColumns({ nameOf: getWarehouseName, onEdit: edit });
  const add = editable && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/in/settings/order-templates/new')}>
      {t('template.add')}
    </Button>
  );

  return (
    <Page width="form">
      <PageHeader actions={add} />
      <DataTable
        label={t('template.many')}
        rows={warehouses.isLoading ? undefined : templates.data?.list}
        rowKey="id"
        columns={columns}
        failure={queryFailure(templates)}
        onRetry={() => void templates.refetch()}
        emptyText={t('template.empty')}
        onOpen={edit}
      />
    </Page>
  );
}

interface TemplateColumns {
  /** The name of a warehouse. */
  nameOf: (subWarehouseId: number) => string;
  onEdit: (template: OrderTemplate) => void;
}

/** Columns of a template, with ordering and editing depending on permissions. */
function useTemplateColumns({ nameOf, onEdit }: TemplateColumns): DataColumn<OrderTemplate>[] {
  const { t } = useTexts();
  const editable = useMay('template.edit');
  const mayOrder = useMay('order.add');
  const remove = useRemove();
  const columns: DataColumn<OrderTemplate>[] = [
    { key: 'name', dataIndex: 'name', title: t('name'), sorter: (a, b) => a.name.localeCompare(b.name) },
    {
      key: 'warehouse',
      card: 'line',
      title: t('warehouse.one'),
      render: (_, { subWarehouseId }) => nameOf(subWarehouseId),
    },
    { key: 'products', title: t('template.products'), numeric: true, render: (_, { orderItems }) => orderItems.length },
    {
      key: 'standing',
      card: 'line',
      title: t('standing.column'),
      render: (_, { standing }) => standing && t(standing.paused ? 'standing.paused' : 'standing.running'),
    },
  ];
  const orderNow: DataColumn<OrderTemplate> = {
    key: 'order',
    card: 'foot',
    title: t('template.order'),
    render: (_, template) => <OrderNowButton template={template} />,
  };
  const actions: DataColumn<OrderTemplate> = {
    key: 'actions',
    title: t('actions'),
    actions: true,
    render: (_, row) => <EditAndDelete name={row.name} onEdit={() => onEdit(row)} onDelete={() => remove(row)} />,
  };
  return [...columns, ...(mayOrder ? [orderNow] : []), ...(editable ? [actions] : [])];
}

function OrderNowButton({ template: { id, name } }: { template: OrderTemplate }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      aria-label={t('template.orderNamed', { name })}
      onClick={() => void navigate(`/in/order/new?template=${id}`)}
    >
      {t('template.orderNow')}
    </Button>
  );
}

function useRemove(): (template: OrderTemplate) => void {
  const { t } = useTexts();
  const confirm = useConfirm();
  const act = useAction();
  const [remove] = useOrdersDeleteTemplateMutation();
  return ({ id, name }) =>
    void confirm({
      title: t('template.removePrompt'),
      detail: name,
      yes: t('template.remove'),
      no: t('keep'),
      danger: true,
      run: () => act(remove({ id }).unwrap(), t('template.removed')),
    });
}
