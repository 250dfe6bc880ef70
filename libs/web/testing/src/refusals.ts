import { screen, waitFor } from '@testing-library/react';
import type { RenderedScreen } from './renderScreen.js';
import { failureResponse, type Responses } from './responses.js';

/** A way in which a command fails that its screen does not expect. */
export interface Refusal {
  name: string;
  /** Throws without a network. */
  answer: () => Response;
  /** Part of the message that the user reads. */
  message: string;
}

/** Every screen that sends something has a test of each. */
export const refusals: readonly Refusal[] = [
  {
    name: 'refused',
    answer: () => failureResponse(409, 'CONFLICT', 'Refused for a reason.'),
    message: 'Refused for a reason.',
  },
  {
    name: 'busy',
    answer: () => failureResponse(503, 'UNAVAILABLE', 'The server is busy.'),
    message: 'The server is busy.',
  },
  {
    name: 'without a network',
    answer: () => {
      throw new TypeError('Failed to fetch');
    },
    message: 'The server cannot be reached.',
  },
];

/** A screen that sends something. */
export interface SendingScreen {
  /** Opens it with these responses beside its own, and fills it in. */
  open: (response: Responses) => Promise<RenderedScreen>;
  /** Method and path of what it sends: `PUT /order`. */
  command: string;
  /** Response to the second try. */
  accepted: object;
  /** Presses what sends it, and answers what is asked before. */
  send: (page: RenderedScreen) => Promise<void>;
}

/**
 * Refuses what a screen sends until the user has read why, and sends it again. Returns the first request and the last,
 * which are equal if the screen has kept what was entered.
 *
 * @throws if the user reads no message, or cannot send it again
 */
export async function sendRefused({ open, command, accepted, send }: SendingScreen, refusal: Refusal) {
  const sent: object[] = [];
  let isRefused = true;
  const page = await open({
    [command]: ({ body, query }) => {
      sent.push({ body, query: query.toString() });
      return isRefused ? refusal.answer() : accepted;
    },
  });
  await send(page);
  await waitFor(() => {
    if (!isShown(page, refusal.message)) throw new Error(`No message says that ${command} was ${refusal.name}.`);
  });
  isRefused = false;
  const tries = sent.length; // a POST is repeated by itself
  await send(page);
  await waitFor(() => {
    if (sent.length === tries) throw new Error(`${command} was not sent again.`);
  });
  return [sent[0], sent.at(-1)];
}

const isShown = ({ log }: RenderedScreen, message: string) =>
  log.some((entry) => entry.includes(message)) || screen.queryAllByText(message, { exact: false }).length > 0;
