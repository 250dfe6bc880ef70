export interface DemoAccount {
  name?: string;
  role: string;
  username: string;
}
export declare const password: string;
export declare const tenants: [
  { name: string; timezone: string; accounts: Record<'admin' | 'manager' | 'ops' | 'store' | 'viewer', DemoAccount> },
  { name: string; timezone: string; accounts: Record<'manager' | 'store', DemoAccount> },
];
