// Remotes use it: this import makes the build provide it to them.
import '@depot/shared-reads';
import { apiSlice } from '@depot/api';
import { configureStore, setupListeners } from '@depot/rtk';

/** Single store. The API slice contains all server state; screens keep their own state local. */
export const store = configureStore({
  reducer: { [apiSlice.reducerPath]: apiSlice.reducer },
  middleware: (defaults) => defaults().concat(apiSlice.middleware),
});

setupListeners(store.dispatch);
