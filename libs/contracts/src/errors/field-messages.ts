import type { Message } from './domain-error.js';

/** Messages for an invalid field of a request. */
export const fieldMessages = {
  required: { gb: 'This field is required.', cn: '此项为必填项。' },
  text: { gb: 'Enter text.', cn: '请输入文字。' },
  number: { gb: 'Enter a number.', cn: '请输入数字。' },
  wholeNumber: { gb: 'Enter a whole number.', cn: '请输入整数。' },
  flag: { gb: 'Choose yes or no.', cn: '请选择是或否。' },
  list: { gb: 'A list is expected.', cn: '此处应为列表。' },
  group: { gb: 'A group of fields is expected.', cn: '此处应为一组字段。' },
  choice: { gb: 'Choose one of: {choices}.', cn: '请选择以下之一：{choices}。' },
  numberMin: { gb: 'Must be at least {min}.', cn: '不能小于 {min}。' },
  numberAbove: { gb: 'Must be more than {min}.', cn: '必须大于 {min}。' },
  numberMax: { gb: 'Must be at most {max}.', cn: '不能大于 {max}。' },
  numberBelow: { gb: 'Must be less than {max}.', cn: '必须小于 {max}。' },
  textMin: { gb: 'Enter at least {min} characters.', cn: '请至少输入 {min} 个字符。' },
  textMax: { gb: 'Enter at most {max} characters.', cn: '最多输入 {max} 个字符。' },
  listMin: { gb: 'Add at least {min}.', cn: '请至少添加 {min} 项。' },
  listMax: { gb: 'At most {max} are allowed.', cn: '最多允许 {max} 项。' },
  email: { gb: 'Enter an email address.', cn: '请输入邮箱地址。' },
  date: { gb: 'Enter a date as YYYY-MM-DD.', cn: '请按 YYYY-MM-DD 格式输入日期。' },
  singleLine: {
    gb: 'Use one line of text, without line breaks, tabs or invisible control characters.',
    cn: '请只输入一行文字，不能包含换行符、制表符或不可见的控制字符。',
  },
  multiLine: {
    gb: 'Use plain text, without tabs or invisible control characters.',
    cn: '请输入纯文字，不能包含制表符或不可见的控制字符。',
  },
  format: { gb: 'This is not in the expected form.', cn: '格式不正确。' },
  twoDecimals: { gb: 'At most two decimals are allowed.', cn: '最多保留两位小数。' },
  rangeTooLong: { gb: 'This is too fine for so long a range.', cn: '对于这么长的时间范围，此粒度过细。' },
  timezone: { gb: 'Choose a timezone, e.g. America/New_York.', cn: '请选择时区，例如 America/New_York。' },
  unknownParameter: { gb: 'There is no parameter "{name}" here.', cn: '此处没有参数“{name}”。' },
  invalid: { gb: 'This value is not valid.', cn: '此值无效。' },
  malformed: { gb: 'The request could not be read.', cn: '无法读取该请求。' },
} satisfies Record<string, Message>;

export type FieldReason = keyof typeof fieldMessages;
