import { type Language, translate } from '@depot/contracts/errors';
import type { PaperSize } from '@depot/contracts/identity';
import type { ReactNode } from 'react';
import { text } from './text.js';

interface SheetProps {
  language: Language;
  paper: PaperSize;
  /** Name of this document in the footer, for example "I12". */
  name: string;
  /** Name of this document in the PDF's outline. */
  bookmark: string;
  page: number;
  pages: number;
  children: ReactNode;
}

/** One printed page with its foot. */
export function Sheet({ language, paper, name, bookmark, page, pages, children }: SheetProps) {
  return (
    <section
      className={paper === 'A4' ? 'sheet a4' : 'sheet'}
      lang={language === 'cn' ? 'zh-CN' : 'en'}
      data-bookmark={page === 1 ? bookmark : undefined}
    >
      {children}
      <div className="grow" />
      <footer>
        <span>{page < pages ? `${name} · ${text.continued[language]}` : name}</span>
        <span>{translate(text.page, language, { page, pages })}</span>
      </footer>
    </section>
  );
}
