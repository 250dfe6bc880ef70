import type { Message } from './domain-error.js';

/** Messages for all domains. A domain's own are in its folder, in `messages.ts`. */
export const messages = {
  validation: { gb: 'Please check the marked fields.', cn: '请检查标出的字段。' },
  unauthenticated: { gb: 'Please sign in.', cn: '请先登录。' },
  forbidden: { gb: 'Your role does not allow this.', cn: '您的角色无权执行此操作。' },
  viewOnly: {
    gb: 'The system is in view-only mode: nothing can be changed now.',
    cn: '系统处于只读模式，目前无法进行更改。',
  },
  suspended: {
    gb: 'This warehouse is suspended. Please contact support.',
    cn: '该仓库已被停用，请联系客服。',
  },
  csrf: {
    gb: 'This page is out of date. Reload it and try again.',
    cn: '页面已过期，请刷新后重试。',
  },
  notFound: { gb: 'Not found.', cn: '未找到。' },
  sumTooLarge: {
    gb: 'This would make a number larger than can be kept. Enter smaller amounts.',
    cn: '相加后的数值超出可保存的范围，请减小数量或金额。',
  },
  duplicate: { gb: 'This already exists.', cn: '该内容已存在。' },
  inUse: { gb: 'This is still in use.', cn: '该内容仍在使用中。' },
  stale: {
    gb: 'Someone else changed this in the meantime. Reload to see the newest version.',
    cn: '该内容已被他人修改，请刷新查看最新版本。',
  },
  idempotencyKeyReused: {
    gb: 'This Idempotency-Key was used for a different request.',
    cn: '该幂等键已用于另一个请求。',
  },
  payloadTooLarge: { gb: 'The request is too large.', cn: '请求内容过大。' },
  unsupportedMediaType: { gb: 'This kind of content is not accepted.', cn: '不支持此内容类型。' },
  tooManyRequests: { gb: 'Too many tries. Please wait and try again.', cn: '尝试次数过多，请稍后再试。' },
  internal: { gb: 'An unexpected error occurred.', cn: '发生意外错误。' },
  unavailable: {
    gb: 'The system is busy or restarting. Please try again in a moment.',
    cn: '系统繁忙或正在重启，请稍后再试。',
  },
  busy: {
    gb: 'Others are working on the same things, and it took too long to get a turn. Please try again in a moment.',
    cn: '其他人正在处理相同的内容，等待超时，请稍后再试。',
  },
  diskFull: {
    gb: 'Nothing can be saved now: the disk of the database is full. Please tell whoever runs this system.',
    cn: '目前无法保存：数据库磁盘空间已满，请联系系统管理员。',
  },
  noRoomForUploads: {
    gb: 'The file cannot be taken now: there is no room for it on the server. Please tell whoever runs this system.',
    cn: '目前无法接收文件：服务器空间不足，请联系系统管理员。',
  },
  tooManyUploads: {
    gb: 'Too many files are being sent at once. Please send the others when these have arrived.',
    cn: '同时上传的文件过多，请等这些文件上传完成后再上传其他文件。',
  },
  readOnly: {
    gb: 'Nothing can be saved now: the database accepts no changes. Please tell whoever runs this system.',
    cn: '目前无法保存：数据库处于只读状态，请联系系统管理员。',
  },
} satisfies Record<string, Message>;
