import { useCallback } from 'react';
import { formatWeight } from '@depot/contracts/amounts';
import { useConfirm } from '@depot/ui';
import { messages } from '../messages.js';
import { useSay } from '../useSay.js';
import { usualRange, type UnusualWeight } from './unusual.js';

/** Weights that one question names. */
const named = 8;

/** Asks whether unusual weights are right; true at once where there are none. */
export function useWeightQuestion(): (unusual: readonly UnusualWeight[]) => Promise<boolean> {
  const say = useSay();
  const confirm = useConfirm();
  return useCallback(
    (unusual) => {
      if (unusual.length === 0) return Promise.resolve(true);
      const detail = (
        <ul>
          {unusual.slice(0, named).map(({ product, weight }, index) => (
            <li key={index}>
              {say(messages.unusualOf, { product: product.name, weight: formatWeight(weight), usual: usualRange(product) })}
            </li>
          ))}
          {unusual.length > named && <li>{say(messages.moreUnusual, { n: unusual.length - named })}</li>}
        </ul>
      );
      return confirm({ title: say(messages.unusualAsk), detail, yes: say(messages.unusualYes), no: say(messages.unusualNo) });
    },
    [confirm, say],
  );
}
