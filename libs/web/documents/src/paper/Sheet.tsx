import { type Language, translate } from '@depot/contracts/errors';
import type { ReactNode } from 'react';
import { text } from './text.js';

interface SheetProps {
  language: Language;
  /** What the footer calls this document, e.g. "I12". */
  name: string;
  page: number;
  pages: number;
  children: ReactNode;
}

/** One printed page with its foot. */
export function Sheet({ language, name, page, pages, children }: SheetProps) {
  return (
    <section className="sheet" lang={language === 'cn' ? 'zh-CN' : 'en'}>
      {children}
      <div className="grow" />
      <footer>
        <span>{page < pages ? `${name} · ${text.continued[language]}` : name}</span>
        <span>{translate(text.page, language, { page, pages })}</span>
      </footer>
    </section>
  );
}
