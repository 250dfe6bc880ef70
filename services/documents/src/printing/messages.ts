import type { Message } from '@depot/contracts/errors';

export const printingMessages = {
  failed: { gb: 'Printing failed. Please try again.', cn: '打印失败，请重试。' },
  nothingBilled: { gb: 'No store was billed in this period.', cn: '此期间没有向任何门店开票。' },
  noBrowser: {
    gb: 'Printing is not available: Chromium is missing on the server. Please tell your administrator.',
    cn: '无法打印：服务器缺少 Chromium，请联系管理员。',
  },
} satisfies Record<string, Message>;
