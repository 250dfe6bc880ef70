import type { User } from '@depot/contracts/identity';
import { useNavigate } from '@depot/router';
import { AppstoreOutlined, Button, EditOutlined, LaptopOutlined, SendOutlined, ToneTag, Tooltip } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { isActive } from './change.js';

/** What is known of a user, in the order of the columns. */
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
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={t('editNamed', { name })}
        onClick={() => onEdit(user)}
      />
      {user.role === 'STORE' && (
        <Tooltip title={t('user.details')}>
          <Button
            type="text"
            size="small"
            icon={<AppstoreOutlined />}
            aria-label={t('user.detailsOf', { name })}
            onClick={() => void navigate(`/in/settings/user/details?userId=${user.id}`)}
          />
        </Tooltip>
      )}
      {user.activated && (
        <Tooltip title={t('session.open')}>
          <Button
            type="text"
            size="small"
            icon={<LaptopOutlined />}
            aria-label={t('session.openOf', { name })}
            onClick={() => onSessions(user)}
          />
        </Tooltip>
      )}
      {!user.activated && user.role !== 'READ_ONLY_STORE' && (
        <Tooltip title={t('user.resend')}>
          <Button
            type="text"
            size="small"
            icon={<SendOutlined />}
            aria-label={t('user.resendTo', { name })}
            onClick={() => onResend(user)}
          />
        </Tooltip>
      )}
    </>
  );
}
