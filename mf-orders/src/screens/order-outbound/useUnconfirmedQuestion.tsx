import { useConfirm } from '@depot/ui';
import { useTexts } from '../../texts.js';
import type { OutboundLine } from './lineState.js';

/** Maximum number of lines that the question names. */
const maxNamed = 8;

/** Asks whether an order leaves with lines that the user has not confirmed; resolves true immediately without any. */
export function useUnconfirmedQuestion(): (lines: readonly OutboundLine[]) => Promise<boolean> {
  const { t } = useTexts();
  const confirm = useConfirm();
  return (lines) => {
    if (lines.length === 0) return Promise.resolve(true);
    const more = lines.length - maxNamed;
    const detail = (
      <>
        {t('outbound.unconfirmedNames')}
        <ul>
          {lines.slice(0, maxNamed).map(({ item: { orderItemId, name } }) => (
            <li key={orderItemId}>{name}</li>
          ))}
          {more > 0 && <li>{t('outbound.unconfirmedMore', { count: more })}</li>}
        </ul>
      </>
    );
    return confirm({
      title: t('outbound.unconfirmedAsk', { count: lines.length }),
      detail,
      yes: t('outbound.unconfirmedYes'),
      no: t('outbound.unconfirmedNo'),
      danger: true, // the focus is on the way back: Enter of a scanner must not ship
    });
  };
}
