import { createMemoryRouter, RouterProvider } from '@depot/router';
import { Provider } from '@depot/rtk';
import { SessionContext, type SessionView } from '@depot/session';
import { DepotTheme, TimezoneContext } from '@depot/ui';
import { Activity, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../frame/Frame.js';
import { PortProvider } from '../remote/PortProvider.js';
import { prefetchScreen } from '../remote/screens.js';
import { store } from '../store.js';
import { likely } from './fetchAhead.js';

/** Nobody yet; what is drawn for them is never seen. */
const nobody: SessionView = Object.freeze({
  claims: Object.freeze({ exp: 0, iat: 0, jti: '', sub: '', id: 0, r: 'STORE', wn: '', tz: 'UTC', v: 'false' }),
});

/** Of what is hidden React runs no effects: nothing is asked, nothing listens. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <DepotTheme>
        <Activity mode="hidden">
          <SessionContext value={nobody}>
            <TimezoneContext value={nobody.claims.tz}>{children}</TimezoneContext>
          </SessionContext>
        </Activity>
      </DepotTheme>
    </Provider>
  );
}

/**
 * While somebody types a password, what comes next is gone through once, in the moments between two keys: the code of
 * the likely first page runs, and it is drawn where nobody sees it. Browsers translate code when it first runs, and
 * antd makes a style when the first part with it is drawn: after the click both would have to be waited for. Returns
 * how to clear the stage.
 */
export async function rehearse(): Promise<() => void> {
  const Screen = await prefetchScreen(likely);
  const page = (
    <PortProvider>
      <Frame>{Screen && createElement(Screen)}</Frame>
    </PortProvider>
  );
  const router = createMemoryRouter([{ path: '/in/*', element: page }], { initialEntries: [`/in/${likely}`] });
  const root = createRoot(document.createElement('div'), {
    // It is told where it can be seen.
    onUncaughtError: () => undefined,
    onCaughtError: () => undefined,
  });
  root.render(
    <Stage>
      <RouterProvider router={router} />
    </Stage>,
  );
  return () => {
    root.unmount();
    router.dispose();
  };
}
