import { baseApi } from '@depot/api';
import { configureStore, setupListeners } from '@depot/rtk';

/** The one store. All server state is in the one API slice; screens keep their own state to themselves. */
export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});

setupListeners(store.dispatch);
