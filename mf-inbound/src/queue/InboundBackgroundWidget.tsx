import { useLocation } from '@depot/router';
import { GoodsBar } from '@depot/stock-entry';
import { useReceiptQueue, useReceivedQueue } from './useQueues.js';

/** Sends queued deliveries on every page, and shows their state unless the page itself does. */
export function InboundBackgroundWidget() {
  const page = useLocation().pathname.replace(/(?<!\/)\/+$/, '');
  return (
    <>
      {page !== '/in/inbound' && <SendingReceipts />}
      {page !== '/in/received/new' && <SendingReceived />}
    </>
  );
}

function SendingReceipts() {
  return <GoodsBar {...useReceiptQueue()} />;
}

function SendingReceived() {
  return <GoodsBar {...useReceivedQueue()} />;
}
