import { RouterProvider } from '@depot/router';
import { Provider } from '@depot/rtk';
import { DepotTheme } from '@depot/ui';
import { router } from './routing/router.js';
import { store } from './store.js';

export function Application() {
  return (
    <Provider store={store}>
      <DepotTheme>
        {/* A page that has been asked for is drawn in one go: in small slices, between which the browser draws, it takes longer. */}
        <RouterProvider router={router} useTransitions={false} />
      </DepotTheme>
    </Provider>
  );
}
