import type { Message } from '@depot/contracts/errors';

/** The mail about a new order. */
export const noticeTexts = {
  subject: { gb: 'New order #{displayId} from {store}', cn: '新订单 #{displayId}（{store}）' },
  body: {
    gb: '{store} placed order #{displayId}:\n\n{lines}\n\n{link}\n',
    cn: '{store} 下了新订单 #{displayId}：\n\n{lines}\n\n{link}\n',
  },
} satisfies Record<'subject' | 'body', Message>;
