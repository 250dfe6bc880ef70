import { failureMessage } from '@depot/api';
import type { Invoice } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { EmptyState, ErrorState, Modal, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { InvoiceEdit } from '../edit/InvoiceEdit.js';
import { useEditing } from '../edit/useEditing.js';
import { messages } from '../messages.js';
import { InvoicePaper } from '../paper/PaperFrame.js';
import { PaymentsPanel } from '../payment/PaymentsPanel.js';
import { InvoiceSteps, InvoiceTabs } from './InvoiceSteps.js';
import { type InvoicePart, InvoiceToolbar } from './InvoiceToolbar.js';

interface InvoiceViewerProps {
  /** Undefined while they load. */
  invoices: readonly Invoice[] | undefined;
  /** Id of the invoice to show first; by default the first in the list. */
  first?: string;
  error?: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Width of the dialog in pixels: Letter paper and its margins. */
const width = 880;
/** More invoices than this are stepped through instead of having a tab each. */
const maxTabs = 6;

/** Shows printed invoices one at a time, each with its actions. */
export function InvoiceViewer({ invoices, first, error, onRetry, onClose }: InvoiceViewerProps) {
  const translate = useMessages();
  const [chosen, setChosen] = useState(first);
  const editing = useEditing();
  const [part, setPart] = useState<InvoicePart>('paper');
  const invoice = chosen === undefined ? invoices?.[0] : invoices?.find(({ invoiceId }) => invoiceId === chosen);
  const current = invoice?.invoiceId ?? chosen;
  const show = (invoiceId: string) => void editing.leave(() => setChosen(invoiceId));
  const count = invoices?.length ?? 0;
  const Choice = count > maxTabs ? InvoiceSteps : InvoiceTabs;
  return (
    <Modal
      open
      width={width}
      style={{ top: 24 }}
      title={
        invoice && editing.isEditing
          ? translate(messages.editing, { invoiceId: invoice.invoiceId })
          : translate(messages.title)
      }
      footer={null}
      waits={editing.isSaving}
      onCancel={() => void editing.leave(onClose)}
      destroyOnHidden
    >
      {error && !invoices ? <ErrorState text={failureMessage(error)} onRetry={onRetry} /> : null}
      {!error && !invoices ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {invoices && current && count > 1 && <Choice invoices={invoices} current={current} onChange={show} />}
      {invoices && !invoice && <NoInvoice named={chosen} />}
      {invoice && editing.isEditing && <InvoiceEdit key={invoice.invoiceId} invoice={invoice} editing={editing} />}
      {invoice && !editing.isEditing && (
        <>
          <InvoiceToolbar invoice={invoice} part={part} onPart={setPart} onEdit={editing.begin} />
          {part === 'paper' ? <InvoicePaper invoice={invoice} /> : <PaymentsPanel invoice={invoice} />}
        </>
      )}
    </Modal>
  );
}

/** There is none at all, or not the one that was named. */
function NoInvoice({ named }: { named: string | undefined }) {
  const translate = useMessages();
  const text = named === undefined ? translate(messages.none) : translate(messages.notThere, { invoiceId: named });
  return <EmptyState text={text} />;
}
