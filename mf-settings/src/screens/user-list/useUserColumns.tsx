import type { User } from '@depot/contracts/identity';
import { ToneTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { isActive } from './change.js';

/** What is known of a user, in the order of the columns. */
export function useUserColumns(): DataColumn<User>[] {
  const { t } = useTexts();
  return [
    { key: 'name', dataIndex: 'name', title: t('name'), sorter: (a, b) => a.name.localeCompare(b.name) },
    { key: 'email', dataIndex: 'username', title: t('user.email'), render: (_, { username }) => username || '–' },
    {
      key: 'role',
      title: t('user.role'),
      sorter: (a, b) => a.role.localeCompare(b.role),
      render: (_, { role }) => t(`role.${role}`),
    },
    {
      key: 'status',
      title: t('user.status'),
      sorter: (a, b) => Number(isActive(a)) - Number(isActive(b)),
      render: (_, user) => (
        <ToneTag tone={isActive(user) ? 'good' : 'over'}>{t(isActive(user) ? 'user.active' : 'user.inactive')}</ToneTag>
      ),
    },
    {
      key: 'wholesalePrice',
      title: t('user.wholesalePrice'),
      render: (_, { role, wholesalePrice }) => (role === 'STORE' ? t(wholesalePrice ? 'yes' : 'no') : '-'),
    },
  ];
}
