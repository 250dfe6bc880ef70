import { useLocation } from '@depot/router';
import { GoodsBar } from '@depot/stock-entry';
import { useReceiptQueue, useReceivedQueue } from './useQueues.js';

/** Sends what came in and waits, whichever page is open, and says so where the page itself does not. */
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
