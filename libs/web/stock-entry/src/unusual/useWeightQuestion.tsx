import { formatWeight } from '@depot/contracts/amounts';
import { useConfirm } from '@depot/ui';
import { useCallback } from 'react';
import { messages, useMessages } from '../messages.js';
import { formatUsualRange } from '../product/entryProduct.js';
import type { UnusualWeight } from './unusual.js';

/** Weights that one question names. */
const named = 8;

/** Asks for confirmation of unusual weights; resolves true immediately without any. */
export function useWeightQuestion(): (unusual: readonly UnusualWeight[]) => Promise<boolean> {
  const translate = useMessages();
  const confirm = useConfirm();
  return useCallback(
    (unusual) => {
      if (unusual.length === 0) return Promise.resolve(true);
      const detail = (
        <ul>
          {unusual.slice(0, named).map(({ product, weight }, index) => (
            <li key={index}>
              {translate(messages.unusualOf, {
                product: product.name,
                weight: formatWeight(weight),
                usual: formatUsualRange(product),
              })}
            </li>
          ))}
          {unusual.length > named && <li>{translate(messages.moreUnusual, { n: unusual.length - named })}</li>}
        </ul>
      );
      return confirm({
        title: translate(messages.unusualAsk),
        detail,
        yes: translate(messages.unusualYes),
        no: translate(messages.unusualNo),
      });
    },
    [confirm, translate],
  );
}
