import { Provider } from '@depot/rtk';
import { RouterProvider } from '@depot/router';
import { DepotTheme } from '@depot/ui';
import { router } from './routing/router.js';
import { store } from './store.js';

export function Application() {
  return (
    <Provider store={store}>
      <DepotTheme>
        <RouterProvider router={router} />
      </DepotTheme>
    </Provider>
  );
}
