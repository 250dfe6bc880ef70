import { formatCents, formatWeight, isBulk } from '@depot/contracts/amounts';
import { type Language, type Message, translate } from '@depot/contracts/errors';
import {
  IDENTITY_PORT,
  type IdentityPort,
  NOTICE_PORT,
  type NoticePort,
  type NoticeReader,
} from '@depot/contracts/identity';
import type { OrderAnswer, OrderItemAnswer } from '@depot/contracts/orders';
import { formatDay } from '@depot/contracts/time';
import { CONFIG, type Config } from '@depot/node-config';
import { currentSession } from '@depot/node-context';
import { MailOutbox } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';

/** Texts of the email about a new order. */
const noticeTexts = {
  subject: { gb: 'New order #{displayId} from {store}', cn: '新订单 #{displayId}（{store}）' },
  body: {
    gb: '{store} placed order #{displayId}:\n\n{lines}\n\n{total}\n{details}\nSee the order: {link}\n\n{why}\n',
    cn: '{store} 下了新订单 #{displayId}：\n\n{lines}\n\n{total}\n{details}\n查看订单：{link}\n\n{why}\n',
  },
  piece: { gb: '{name}: {amount} pc', cn: '{name}：{amount} 件' },
  pieces: { gb: '{name}: {amount} pcs', cn: '{name}：{amount} 件' },
  pounds: { gb: '{name}: {amount} lb', cn: '{name}：{amount} 磅' },
  total: { gb: 'Total: {amount}', cn: '合计：{amount}' },
  estimated: { gb: 'Total: about {amount}, before weighing', cn: '合计：约 {amount}（待称重）' },
  deliveryDate: { gb: 'Deliver on: {value}', cn: '送货日期：{value}' },
  poNumber: { gb: 'PO no.: {value}', cn: '采购单号：{value}' },
  note: { gb: 'Note: {value}', cn: '备注：{value}' },
  why: {
    gb: 'You receive this email because New Order Notice is on. Turn it off in your preferences: {settings}',
    cn: '您收到此邮件是因为开启了新订单通知，可在偏好设置中关闭：{settings}',
  },
} satisfies Record<string, Message>;

/** Emails a new order to the subscribed users, except the user who placed it. The outbox sends it after the commit. */
@Injectable()
export class SendOrderEmail {
  constructor(
    @Inject(NOTICE_PORT) private readonly notices: NoticePort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  /** Read before the command locks a row, so that other commands wait less. */
  async findRecipients(): Promise<NoticeReader[]> {
    return (await this.notices.newOrderReaders()).filter(({ userId }) => userId !== currentSession().id);
  }

  async execute(recipients: readonly NoticeReader[], order: OrderAnswer): Promise<void> {
    if (recipients.length === 0) return;
    const { legalName, email } = await this.identity.seller();
    const link = `${this.config.PUBLIC_URL}/in/order/edit?id=${order.orderId}`;
    const settings = `${this.config.PUBLIC_URL}/in/settings/preference`;
    for (const { username, language } of recipients) {
      const values = {
        displayId: order.displayId,
        store: order.storeName,
        link,
        lines: formatLines(order, language),
        total: formatTotal(order, language),
        details: formatDetails(order, language),
        why: translate(noticeTexts.why, language, { settings }),
      };
      await this.outbox.queueMail({
        sender: legalName,
        ...(email ? { replyTo: email } : {}),
        to: username,
        unsubscribeUrl: settings,
        subject: translate(noticeTexts.subject, language, values),
        body: translate(noticeTexts.body, language, values),
      });
    }
  }
}

const formatLines = ({ orderItems }: OrderAnswer, language: Language): string =>
  orderItems.map((item) => formatLine(item, language)).join('\n');

function formatLine(item: OrderItemAnswer, language: Language): string {
  const { name, hasWeight, quantity, weight, notes } = item;
  const text = isBulk(hasWeight)
    ? translate(noticeTexts.pounds, language, { name, amount: formatWeight(weight) })
    : translate(noticeTexts[quantity === 1 ? 'piece' : 'pieces'], language, { name, amount: quantity });
  return notes ? `${text}\n  ${notes}` : text;
}

const formatTotal = ({ total, estimated }: OrderAnswer, language: Language): string =>
  translate(estimated ? noticeTexts.estimated : noticeTexts.total, language, { amount: formatCents(total) });

/** One line per detail that is set. */
function formatDetails({ deliveryDate, poNumber, note }: OrderAnswer, language: Language): string {
  const details = { deliveryDate: deliveryDate ? formatDay(deliveryDate) : '', poNumber, note };
  return (Object.keys(details) as (keyof typeof details)[])
    .filter((name) => details[name] !== '')
    .map((name) => `${translate(noticeTexts[name], language, { value: details[name] })}\n`)
    .join('');
}
