import { translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, NOTICE_PORT, type NoticePort } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { MailOutbox } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import type { AvailableLines } from './standing-lines.js';
import { standingTexts as texts } from './standing-mail.texts.js';

interface Made {
  storeId: number;
  template: string;
  /** Absent where nothing could be had. */
  order: { orderId: number; displayId: number } | undefined;
  missing: AvailableLines['missing'];
}

/** Tells the store what its standing order has ordered, and what not. Leaves once the order is stored. */
@Injectable()
export class StandingMail {
  constructor(
    @Inject(NOTICE_PORT) private readonly readers: NoticePort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  async publish({ storeId, template, order, missing }: Made): Promise<void> {
    const reader = await this.readers.reader(storeId);
    if (!reader) return;
    const { username: to, language } = reader;
    const { legalName: sender, email } = await this.identity.seller();
    const link = order ? `${this.config.PUBLIC_URL}/in/order/edit?id=${order.orderId}` : '';
    const values = { template, link, displayId: order?.displayId ?? '' };
    const lines = missing
      .map(({ name: product, wanted, got, byWeight }) =>
        translate(byWeight ? texts.missingPounds : texts.missingPieces, language, { product, wanted, got }),
      )
      .join('\n');
    const body = translate(order ? texts.madeBody : texts.nothingBody, language, values);
    const rest = missing.length > 0 ? translate(texts.missing, language, { lines }) : '';
    await this.outbox.mail({
      ...{ sender, ...(email ? { replyTo: email } : {}), to },
      subject: translate(order ? texts.made : texts.nothing, language, values),
      body: body + rest,
    });
  }
}
