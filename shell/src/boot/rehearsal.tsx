import { createMemoryRouter, RouterProvider } from '@depot/router';
import { Provider } from '@depot/rtk';
import { SessionContext, type SessionView } from '@depot/session';
import { DepotTheme, TimezoneContext } from '@depot/ui';
import { Activity, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../frame/Frame.js';
import { PortProvider } from '../remotes/port/PortProvider.js';
import { likely } from '../remotes/preload/fetchAhead.js';
import { prefetchScreen } from '../remotes/show/screens.js';
import { store } from '../store.js';

/** Placeholder session; its render is never visible. */
const nobody: SessionView = Object.freeze({
  claims: Object.freeze({ exp: 0, iat: 0, jti: '', sub: '', id: 0, r: 'STORE', wn: '', tz: 'UTC', v: 'false' }),
});

/** React runs no effects in hidden content: no requests are sent and no listeners are added. */
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
 * Renders the likely first page invisibly while the user types a password, between two keys. Browsers compile code when
 * it first runs, and antd creates a style when its first component renders; both would otherwise delay the page after
 * the click. Returns a function that removes the render.
 */
export async function renderAhead(): Promise<() => void> {
  const Screen = await prefetchScreen(likely);
  const page = (
    <PortProvider>
      <Frame>{Screen && createElement(Screen)}</Frame>
    </PortProvider>
  );
  const router = createMemoryRouter([{ path: '/in/*', element: page }], { initialEntries: [`/in/${likely}`] });
  const root = createRoot(document.createElement('div'), {
    // The visible render reports the error.
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
