import { apiSlice } from '@depot/api';
import { configureStore, setupListeners } from '@depot/rtk';
// Remotes use it: this import makes the build provide it to them.
import '@depot/shared-reads';

/** The one store. All server state is in the one API slice; screens keep their own state to themselves. */
export const store = configureStore({
  reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
  middleware: (defaults) => defaults().concat(apiSlice.middleware),
});

setupListeners(store.dispatch);
