import { formatTarget, parseTarget, type VersionTarget } from '@depot/contracts/deployments';
import { type Role, roles, roleWords } from '@depot/contracts/permissions';
import { currentLanguage } from '@depot/i18n';
import { Form } from '@depot/ui';
import { Select, type SelectProps } from '@depot/ui/data';
import { useState } from 'react';
import { useIdentityTenantsQuery } from '../../api/identity.js';
import { useTexts } from '../../texts.js';

interface TargetFieldProps {
  name: string;
  label: string;
  extra: string;
}

/** Chooses users: distributors, their roles, roles of all distributors, and by email address any one user. */
export function TargetField({ name, label, extra }: TargetFieldProps) {
  const { t } = useTexts();
  const text = useTargetText();
  const [search, setSearch] = useState('');
  const tenants = useIdentityTenantsQuery().data?.list ?? [];
  const option = (target: VersionTarget) => ({ value: formatTarget(target), label: text(target) });
  const options = [
    ...tenants.map(({ id, name: title }) => ({
      label: title,
      options: [option({ tenantId: id }), ...roles.map((role) => option({ tenantId: id, role }))],
    })),
    { label: t('deployment.target.allTenants'), options: roles.map((role) => option({ role })) },
  ];
  // The field offers what is typed beside its groups, without a look into them: the same target twice.
  const typed = options.flatMap((group) => group.options).find(({ value }) => value === search);
  const offered: SelectProps['options'] = typed ? [typed] : options;
  const isEach = (_: unknown, written: string[] | undefined) =>
    (written ?? []).every(parseTarget) ? Promise.resolve() : Promise.reject(new Error(t('deployment.target.wrong')));
  return (
    <Form.Item name={name} label={label} extra={extra} rules={[{ validator: isEach }]}>
      <Select
        mode="tags"
        options={offered}
        onSearch={setSearch}
        tokenSeparators={[',', '，', ' ']}
        placeholder={t('deployment.target.none')}
      />
    </Form.Item>
  );
}

/** The targets that the field holds as texts. */
export const readTargets = (written: readonly string[] | undefined): VersionTarget[] =>
  (written ?? []).flatMap((each) => parseTarget(each) ?? []);

/** Names a target for a person. */
export function useTargetText(): (target: VersionTarget) => string {
  const { t } = useTexts();
  const tenants = useIdentityTenantsQuery().data?.list ?? [];
  const nameOfRole = (role: Role) => roleWords[role][currentLanguage()];
  return ({ user, role, tenantId }) => {
    if (user !== undefined) return user;
    const tenant = tenants.find(({ id }) => id === tenantId)?.name ?? `#${tenantId}`;
    if (role === undefined) return t('deployment.target.tenant', { tenant });
    return tenantId === undefined
      ? t('deployment.target.role', { people: nameOfRole(role) })
      : t('deployment.target.roleOfTenant', { people: nameOfRole(role), tenant });
  };
}
