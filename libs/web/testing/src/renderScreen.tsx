import { apiSlice } from '@depot/api';
import type { Language } from '@depot/contracts/errors';
import type { SessionClaims } from '@depot/contracts/session';
import { addNamespace, i18n, type LocaleLoaders, startI18n } from '@depot/i18n';
import { PortContext } from '@depot/remote-kit';
import { createMemoryRouter, RouterProvider } from '@depot/router';
import { configureStore, Provider } from '@depot/rtk';
import { SessionContext } from '@depot/session';
import { addUiTexts, DepotTheme, TimezoneContext } from '@depot/ui';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { claimsOf } from './claims.js';
import { type PortLog, recordingPort } from './port.js';
import { type Call, type Responses, serve } from './responses.js';

/**
 * Timeout of `findBy…` and `waitFor` in milliseconds. It is long, because a test machine may be busy, and shorter than
 * the limit of a test, so that a failure shows the page.
 */
configure({ asyncUtilTimeout: 15_000 });

export interface ScreenSettings {
  /** Claims that differ from an administrator's. */
  claims?: Partial<SessionClaims>;
  /** Address of the screen. */
  at?: string;
  /** Pattern of its route, where that is not the address itself. */
  route?: string;
  /** Responses of the server. */
  response?: Responses;
  /** Texts by namespace, usually `{ [manifest.name]: manifest.locales }`. */
  texts?: Record<string, LocaleLoaders>;
  language?: Language;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  /** Calls to the server, in order. */
  calls: Call[];
  /** Calls to the shell, in order. */
  log: PortLog;
  /** Address on screen, with its query. */
  address: () => string;
  /** Goes to a page by a link, as the sidebar does. */
  follow: (to: string) => Promise<void>;
}

async function prepareTexts(language: Language, texts: Record<string, LocaleLoaders>): Promise<void> {
  if (!i18n.isInitialized) await startI18n(language);
  if (i18n.language !== language) await act(() => i18n.changeLanguage(language));
  await addUiTexts();
  await Promise.all(Object.entries(texts).map(([namespace, loaders]) => addNamespace(namespace, loaders)));
}

/** Renders a screen as the shell would: store, router, languages, theme, session and port. */
export async function renderScreen(screen: ReactNode, settings: ScreenSettings = {}): Promise<RenderedScreen> {
  const { at = '/in', response = {}, texts = {}, language = 'gb' } = settings;
  await prepareTexts(language, texts);
  const calls = serve(response);
  const claims = claimsOf(settings.claims);
  const store = configureStore({
    reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
    middleware: (defaults) => defaults().concat(apiSlice.middleware),
  });
  const { route = at.split('?')[0] } = settings;
  // navigating away unmounts the screen, as in the shell
  const elsewhere = { path: '*', element: null };
  const router = createMemoryRouter([{ path: route, element: screen }, elsewhere], { initialEntries: [at] });
  // the caller may be inside an event handler, which must finish first
  const go = (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to));
  const { port, log } = recordingPort(claims, (to, options) => void Promise.resolve().then(() => go(to, options)));
  const result = render(
    <Provider store={store}>
      <DepotTheme>
        <SessionContext value={{ claims }}>
          <TimezoneContext value={claims.tz}>
            <PortContext value={port}>
              <RouterProvider router={router} />
            </PortContext>
          </TimezoneContext>
        </SessionContext>
      </DepotTheme>
    </Provider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const follow = (to: string) => act(() => router.navigate(to));
  return { ...result, user: userEvent.setup(), calls, log, address, follow };
}
