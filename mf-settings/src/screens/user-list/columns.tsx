import type { User } from '@depot/contracts/identity';
import { useNavigate } from '@depot/router';
import { AppstoreOutlined, EditOutlined, LaptopOutlined, SendOutlined, ToneTag } from '@depot/ui';
import { type DataColumn, RowButton } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { isActive } from './change.js';

/** Columns of a user. */
export function useUserColumns(): DataColumn<User>[] {
  const { t } = useTexts();
  return [
    { key: 'name', dataIndex: 'name', title: t('name'), sorter: (a, b) => a.name.localeCompare(b.name) },
    {
      key: 'email',
      card: 'line',
      dataIndex: 'username',
      title: t('user.email'),
      render: (_, { username }) => username || '–',
    },
    {
      key: 'role',
      card: 'line',
      title: t('user.role'),
      sorter: (a, b) => a.role.localeCompare(b.role),
      render: (_, { role }) => t(`role.${role}`),
    },
    {
      key: 'status',
      card: 'amount',
      title: t('user.status'),
      sorter: (a, b) => Number(isActive(a)) - Number(isActive(b)),
      render: (_, user) => (
        <ToneTag tone={isActive(user) ? 'good' : 'over'}>{t(isActive(user) ? 'user.active' : 'user.inactive')}</ToneTag>
      ),
    },
    {
      key: 'wholesalePrice',
      tableOnly: true,
      title: t('user.wholesalePrice'),
      render: (_, { role, wholesalePrice }) => (role === 'STORE' ? t(wholesalePrice ? 'yes' : 'no') : '-'),
    },
  ];
}

interface UserActionsProps {
  user: User;
  onEdit: (user: User) => void;
  onResend: (user: User) => void;
  onSessions: (user: User) => void;
}

/** Edit; products of a store; sessions; another activation mail for who is not active yet. */
export function UserActions({ user, onEdit, onResend, onSessions }: UserActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { name } = user;
  return (
    <>
      <RowButton
        icon={<EditOutlined />}
        word={t('edit')}
        name={t('editNamed', { name })}
        onClick={() => onEdit(user)}
      />
      {user.role === 'STORE' && (
        <RowButton
          icon={<AppstoreOutlined />}
          word={t('user.products')}
          name={t('user.detailsOf', { name })}
          tip={t('user.details')}
          onClick={() => void navigate(`/in/settings/user/details?userId=${user.id}`)}
        />
      )}
      {user.activated && (
        <RowButton
          icon={<LaptopOutlined />}
          word={t('session.open')}
          name={t('session.openOf', { name })}
          onClick={() => onSessions(user)}
        />
      )}
      {!user.activated && user.role !== 'READ_ONLY_STORE' && (
        <RowButton
          icon={<SendOutlined />}
          word={t('user.activationMail')}
          name={t('user.resendTo', { name })}
          tip={t('user.resend')}
          onClick={() => onResend(user)}
        />
      )}
    </>
  );
}
