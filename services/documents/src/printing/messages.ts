import type { Message } from '@depot/contracts/errors';

export const printingMessages = {
  failed: { gb: 'Printing failed. Please try again.', cn: '打印失败，请重试。' },
  nothingBilled: { gb: 'No store was billed in this period.', cn: '此期间没有向任何门店开票。' },
  noRoom: {
    gb: 'Printing is not possible now: there is no room for it on the server. Please tell whoever runs this system.',
    cn: '目前无法打印：服务器空间不足，请联系系统管理员。',
  },
  noBrowser: {
    gb: 'Printing is not available: Chromium is missing on the server. Please tell your administrator.',
    cn: '无法打印：服务器缺少 Chromium，请联系管理员。',
  },
} satisfies Record<string, Message>;
