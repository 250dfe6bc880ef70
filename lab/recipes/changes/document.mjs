/** A sheet with the distributor's head, to write on. */
export const documentChange = {
  recipe: 'document',
  steps: [
    [
      {
        at: 'libs/web/documents/src/paper/text.ts',
        file: 'libs/web/documents/src/paper/text.ts',
        after: "  notes: { gb: 'Notes', cn: '备注' },",
        add: "\n  letter: { gb: 'LETTER', cn: '信函' },",
      },
      {
        at: 'libs/web/documents/src',
        file: 'libs/web/documents/src/letter/LetterPaper.tsx',
        add: `import type { Language } from '@depot/contracts/errors';
import type { SellerFacts } from '@depot/contracts/identity';
import { Sheet } from '../paper/Sheet.js';
import { SheetHead } from '../paper/SheetHead.js';
import { text } from '../paper/text.js';

export interface LetterPaperProps {
  seller: SellerFacts;
  language: Language;
}

/** An empty sheet with the seller's head. */
export function LetterPaper({ seller, language }: LetterPaperProps) {
  const title = text.letter[language];
  return (
    <Sheet language={language} paper={seller.paper} name={title} bookmark={title} page={1} pages={1}>
      <SheetHead title={title} seller={seller} facts={[]} language={language} isFirst />
    </Sheet>
  );
}
`,
      },
    ],
    [
      {
        at: 'libs/web/documents/src/print.tsx',
        file: 'libs/web/documents/src/print.tsx',
        after: "import { LabelSheets, type LabelSheetsProps, labelStyle } from './label-sheet/LabelSheets.js';",
        add: "\nimport { LetterPaper, type LetterPaperProps } from './letter/LetterPaper.js';",
      },
      {
        at: 'libs/web/documents/src/print.tsx',
        file: 'libs/web/documents/src/print.tsx',
        after: "import { LogoContext, type LogoSources } from './paper/SellerLogo.js';",
        add: "\nimport { text } from './paper/text.js';",
      },
      {
        at: 'libs/web/documents/src/print.tsx',
        file: 'libs/web/documents/src/print.tsx',
        instead: '/** Sheets of QR labels.',
        add: `/** An empty sheet with the seller's head. */
export function letterHtml(props: LetterPaperProps, logos: LogoSources = {}): string {
  return page(props.language, text.letter[props.language], paperStyle, papers(<LetterPaper {...props} />, logos));
}

/** Sheets of QR labels.`,
      },
    ],
    [
      {
        at: 'services/documents/src/<document>',
        file: 'services/documents/src/letter/letter-document.ts',
        add: `import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { letterHtml } from '@depot/documents/print';
import { currentLanguage } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';
import type { LongDocument } from '../job/long-document.js';
import { JoinedPdf } from '../printing/joined-pdf.js';
import { PaperLogos } from '../printing/paper-logos.js';

/** A sheet with the distributor's head, to write on. */
@Injectable()
export class LetterDocument {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    private readonly joined: JoinedPdf,
    private readonly logos: PaperLogos,
  ) {}

  async buildDocument(): Promise<LongDocument> {
    const seller = await this.identity.seller();
    const language = currentLanguage();
    return {
      name: 'letter.pdf',
      type: 'application/pdf',
      total: 1,
      make: (reportProgress) =>
        this.joined.print(
          'Letter',
          [[seller]],
          async () => letterHtml({ seller, language }, await this.logos.loadLogos([seller])),
          reportProgress,
        ),
    };
  }
}
`,
      },
      {
        at: 'services/documents/src/<document>',
        file: 'services/documents/src/letter/letter.controller.ts',
        add: `import { documentJobStarted } from '@depot/contracts/documents';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Headers, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentResponses } from '../job/document-responses.js';
import { LetterDocument } from './letter-document.js';

@Controller('document/letter')
export class LetterController {
  constructor(
    private readonly letters: LetterDocument,
    private readonly response: DocumentResponses,
  ) {}

  /**
   * Prints an empty sheet with the distributor's head.
   *
   * @returns the PDF, or the id of the job that creates it.
   */
  @Post('download')
  @ReadRoute({ id: 'documentsLetter', allow: 'inventory.read', response: 'file', later: objOf(documentJobStarted) })
  async download(@Headers('prefer') prefer: string | undefined, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.response.sendDocument(await this.letters.buildDocument(), prefer, reply);
  }
}
`,
      },
      {
        at: 'services/documents/src/documents.module.ts',
        file: 'services/documents/src/documents.module.ts',
        after: "import { LabelDocument } from './label/label-document.js';",
        add: `
import { LetterController } from './letter/letter.controller.js';
import { LetterDocument } from './letter/letter-document.js';`,
      },
      {
        at: 'services/documents/src/documents.module.ts',
        file: 'services/documents/src/documents.module.ts',
        after: '  LabelDocument,\n',
        add: '  LetterDocument,\n',
      },
      {
        at: 'services/documents/src/documents.module.ts',
        file: 'services/documents/src/documents.module.ts',
        after: '    LabelController,\n',
        add: '    LetterController,\n',
      },
      {
        at: 'services/host/test/access/routes.ts',
        file: 'services/host/test/access/routes.ts',
        after: 'POST /api/document/qr-code/download               | AWO   | AWO   | -',
        add: '\nPOST /api/document/letter/download                | AWO   | AWO   | -',
      },
    ],
    [],
    [],
    [],
  ],
  async seen({ admin, store, expectEqual }) {
    const pdf = await admin.file('/document/letter/download');
    expectEqual('the beginning of the letter', pdf.subarray(0, 5).toString('latin1'), '%PDF-');
    const refused = await store.file('/document/letter/download').catch((error) => error.status);
    expectEqual('what a store is told', refused, 403);
  },
};
