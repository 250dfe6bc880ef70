import type { Language } from '@depot/contracts/errors';
import type { SellerFacts } from '@depot/contracts/identity';
import { Fragment } from 'react';
import { joinExcessLines, measureHeight, textStyles } from './measure.js';
import { measureLogo, SellerLogo } from './SellerLogo.js';
import { text } from './text.js';

/** A fact beside the title: "Date", "11/22/2026". */
export interface Fact {
  name: string;
  value: string;
}

export interface SheetHeadProps {
  title: string;
  seller: SellerFacts;
  facts: readonly Fact[];
  language: Language;
  /** Logo and contact details are printed on the first page only. */
  isFirst: boolean;
  /** Final state of the document: paid or void. */
  stamp?: string | undefined;
}

const columnWidth = 240;
const factWidth = 150;
const stampHeight = 31;
/** Padding below and the rule. */
const ruleHeight = 10.5;

/** Contact details of the seller, one per line. */
function formatContact({ address, phone, email, taxId }: SellerFacts, language: Language): string {
  const reach = [phone, email].filter(Boolean).join(' · ');
  return [joinExcessLines(address), reach, taxId && `${text.taxId[language]} ${taxId}`].filter(Boolean).join('\n');
}

/** Height of the head in points. */
export function measureSheetHead({ seller, facts, language, isFirst, stamp }: SheetHeadProps): number {
  const contact = isFirst ? measureHeight(formatContact(seller, language), columnWidth, textStyles.contact) : 0;
  const logo = isFirst ? measureLogo(seller.logo) : 0;
  const name = measureHeight(seller.legalName, columnWidth, textStyles.strong);
  const left = logo + name + contact + (stamp ? stampHeight : 0);
  const factsHeight = facts.reduce((sum, { value }) => {
    return sum + Math.max(textStyles.body.line, measureHeight(value, factWidth, textStyles.strong));
  }, 0);
  return Math.max(left, textStyles.title.line + 3 + factsHeight) + ruleHeight;
}

/** Seller on the left, title and facts of the document on the right. */
export function SheetHead({ title, seller, facts, language, isFirst, stamp }: SheetHeadProps) {
  const contact = formatContact(seller, language);
  return (
    <header>
      <div>
        {isFirst && seller.logo && <SellerLogo logo={seller.logo} />}
        <div className="seller">{seller.legalName}</div>
        {isFirst && contact !== '' && <address className="contact">{contact}</address>}
        {stamp && <div className="stamp">{stamp}</div>}
      </div>
      <div>
        <h1>{title}</h1>
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </header>
  );
}
