import { queryFailure } from '@depot/api';
import type { User } from '@depot/contracts/identity';
import { address, useAddressState } from '@depot/router';
import { useMay } from '@depot/session';
import { useIdentityUsersQuery } from '@depot/shared-reads';
import { Button, FilterBox, Page, PageHeader, PlusOutlined } from '@depot/ui';
import { type DataColumn, DataTable, useAddressPaging } from '@depot/ui/data';
import { useMemo, useState } from 'react';
import { ExportButton } from '../../parts/ExportButton.js';
import { useTexts } from '../../texts.js';
import { AddUserModal, RegistrationLink, type SharedLink, useResend } from './AddUserModal.js';
import { UserActions, useUserColumns } from './columns.js';
import { EditUserModal } from './EditUserModal.js';
import { UserSessions } from './UserSessions.js';

const usersPerPage = 50;
const inAddress = { filter: { ...address.text, formerly: 'q' } };

/** Screen: the users of the warehouse. */
export function UserList() {
  const { t } = useTexts();
  const editable = useMay('user.edit');
  const users = useIdentityUsersQuery({});
  const { values, shown, type } = useAddressState(inAddress);
  const { add, actions, dialogs } = useUserDialogs();

  const rows = useMemo(
    () => users.data?.list.filter((user) => matchUser(user, values.filter)),
    [users.data, values.filter],
  );
  const paging = useAddressPaging(rows?.length ?? 0, usersPerPage);
  const columns = useUserColumns();

  return (
    <Page>
      <PageHeader
        filters={<FilterBox label={t('user.search')} value={shown.filter} onChange={(filter) => type({ filter })} />}
        actions={<ListActions onAdd={editable ? add : undefined} />}
      />
      <DataTable
        label={t('user.many')}
        rows={rows}
        rowKey="id"
        columns={editable ? [...columns, actions] : columns}
        failure={queryFailure(users)}
        onRetry={() => void users.refetch()}
        emptyText={t(values.filter ? 'user.noMatch' : 'user.empty')}
        paging={paging}
      />
      {dialogs}
    </Page>
  );
}

/** Exports of the users, and the button to add one, depending on permissions. */
function ListActions({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <>
      <ExportButton path="/user/export" label={t('export.stores')} />
      {onAdd && (
        <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
          {t('user.add')}
        </Button>
      )}
    </>
  );
}

/** Dialogs of the list, with the button that adds a user and the column of actions. */
function useUserDialogs() {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<{ open: boolean; user?: User }>({ open: false });
  const [link, setLink] = useState<SharedLink>();
  const [watched, setWatched] = useState<User>();
  const resend = useResend(setLink);
  const actions: DataColumn<User> = {
    key: 'actions',
    title: t('actions'),
    actions: true,
    render: (_, user) => (
      <UserActions
        user={user}
        onEdit={(chosen) => setEditing({ open: true, user: chosen })}
        onResend={resend}
        onSessions={setWatched}
      />
    ),
  };
  const dialogs = (
    <>
      <AddUserModal open={adding} onAdded={setLink} onClose={() => setAdding(false)} />
      <EditUserModal open={editing.open} user={editing.user} onClose={() => setEditing({ ...editing, open: false })} />
      <UserSessions user={watched} onClose={() => setWatched(undefined)} />
      <RegistrationLink link={link} onClose={() => setLink(undefined)} />
    </>
  );
  return { add: () => setAdding(true), actions, dialogs };
}

function matchUser({ name, username }: User, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || username.toLowerCase().includes(wanted);
}
