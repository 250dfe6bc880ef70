import { password, tenants } from './tenants.mjs';

/** The demo's accounts as a newcomer reads them. */
export function accountLines() {
  const accounts = tenants.flatMap(({ name, accounts: own }) =>
    Object.values(own).map(({ username, role }) => [username, role, name]),
  );
  const widest = Math.max(...accounts.map(([username]) => username.length));
  return [
    `Demo accounts, all with the password ${password}:`,
    ...accounts.map(([username, role, tenant]) => `  ${username.padEnd(widest)}  ${role.padEnd(15)}  ${tenant}`),
  ];
}
