import { type DomainError, type Language, type Message, type MessageValues, translate } from '@depot/contracts/errors';
import { IDENTITY_PORT, type IdentityPort, NOTICE_PORT, type NoticePort } from '@depot/contracts/identity';
import { CONFIG, type Config } from '@depot/node-config';
import { MailOutbox } from '@depot/node-platform';
import { Inject, Injectable } from '@nestjs/common';
import type { AvailableLines } from './find-available-lines.js';
import { standingTexts as texts } from './standing-email.texts.js';

interface StandingResult {
  storeId: number;
  template: string;
  /** Undefined if no product was in stock, or the credit limit was exceeded. */
  order: { orderId: number; displayId: number } | undefined;
  missing: AvailableLines['missing'];
  /** The exceeded credit limit. */
  refusal: DomainError | undefined;
}

/** Emails a store about its standing order. The outbox sends it after the commit. */
@Injectable()
export class SendStandingEmail {
  constructor(
    @Inject(NOTICE_PORT) private readonly notices: NoticePort,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: MailOutbox,
  ) {}

  async execute({ storeId, template, missing, ...result }: StandingResult): Promise<void> {
    const reader = await this.notices.reader(storeId);
    if (!reader) return;
    const { username: to, language } = reader;
    const { legalName: sender, email } = await this.identity.seller();
    const lines = missing
      .map(({ name: product, wanted, got, byWeight }) =>
        translate(byWeight ? texts.missingPounds : texts.missingPieces, language, { product, wanted, got }),
      )
      .join('\n');
    const { subject, body } = this.composeText({ template, ...result }, language);
    const missingText = missing.length > 0 ? translate(texts.missing, language, { lines }) : '';
    await this.outbox.queueMail({
      sender,
      ...(email ? { replyTo: email } : {}),
      to,
      subject,
      body: body + missingText,
    });
  }

  private composeText({ template, order, refusal }: Omit<StandingResult, 'storeId' | 'missing'>, language: Language) {
    const translateBoth = (subject: Message, body: Message, values: MessageValues) => ({
      subject: translate(subject, language, values),
      body: translate(body, language, values),
    });
    if (order) {
      const link = `${this.config.PUBLIC_URL}/in/order/edit?id=${order.orderId}`;
      return translateBoth(texts.made, texts.madeBody, { template, link, displayId: order.displayId });
    }
    if (!refusal) return translateBoth(texts.nothing, texts.nothingBody, { template });
    const reason = translate(refusal.localizedMessage, language, refusal.values);
    return translateBoth(texts.refused, texts.refusedBody, { template, reason });
  }
}
