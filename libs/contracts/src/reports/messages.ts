import type { Message } from '../errors/index.js';

export const reportMessages = {
  usageTooLarge: {
    gb: 'This is too much for one report. Choose fewer products or stores, or a shorter period.',
    cn: '数据量过大，无法生成一份报表。请减少商品或门店，或缩短时间范围。',
  },
} satisfies Record<string, Message>;
