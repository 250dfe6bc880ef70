import type { Message } from '@depot/contracts/errors';

export const messages = {
  correlation: { gb: 'Correlation ID: {id}', cn: '关联编号：{id}' },
  unreachable: {
    gb: 'The server cannot be reached. Check the connection and try again.',
    cn: '无法连接服务器，请检查网络后重试。',
  },
} satisfies Record<string, Message>;
