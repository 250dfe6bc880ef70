import { formatWeight, isBulk } from '@depot/contracts/amounts';
import { type Message, translate } from '@depot/contracts/errors';
import { NOTICE_PORT, type NoticePort, type NoticeReader } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { currentSession } from '@depot/node-context';
import { Outbox } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { orderedAmount, type OrderLine } from './order-line.js';

export interface NewOrderFacts {
  orderId: number;
  displayId: number;
  store: string;
  lines: readonly OrderLine[];
}

/** The mail about a new order. */
const noticeTexts = {
  subject: { gb: 'New order #{displayId} from {store}', cn: '新订单 #{displayId}（{store}）' },
  body: {
    gb: '{store} placed order #{displayId}:\n\n{lines}\n\n{link}\n',
    cn: '{store} 下了新订单 #{displayId}：\n\n{lines}\n\n{link}\n',
  },
} satisfies Record<'subject' | 'body', Message>;

/** Tells those who asked for it of every new order; not whoever placed it. The mail leaves once the order is stored. */
@Injectable()
export class OrderNotice {
  constructor(
    @Inject(NOTICE_PORT) private readonly readers: NoticePort,
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: Outbox,
  ) {}

  /** Who is to be told; asked before anything is locked. */
  async readersNow(): Promise<NoticeReader[]> {
    return (await this.readers.newOrderReaders()).filter(({ userId }) => userId !== currentSession().id);
  }

  async notify(readers: readonly NoticeReader[], { orderId, displayId, store, lines }: NewOrderFacts): Promise<void> {
    const link = `${this.config.PUBLIC_URL}/in/order/edit?id=${orderId}`;
    const values = { displayId, store, link, lines: lines.map(lineText).join('\n') };
    for (const { username, language } of readers) {
      const [subject, body] = [
        translate(noticeTexts.subject, language, values),
        translate(noticeTexts.body, language, values),
      ];
      await this.outbox.mail({ to: username, subject, body });
    }
  }
}

function lineText(line: OrderLine): string {
  const amount = orderedAmount(line);
  return `${line.name}: ${isBulk(line.hasWeight) ? `${formatWeight(amount)} lb` : amount}`;
}
