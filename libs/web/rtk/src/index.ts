/** The parts of Redux Toolkit, RTK Query and react-redux in use. One instance for the shell and all remotes. */
export type {
  Action,
  EntityState,
  PayloadAction,
  SerializedError,
  Store,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
export {
  combineReducers,
  configureStore,
  createAsyncThunk,
  createEntityAdapter,
  createListenerMiddleware,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} from '@reduxjs/toolkit';
export type {
  Api,
  BaseQueryApi,
  BaseQueryFn,
  coreModuleName,
  EndpointBuilder,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
export { createApi, fetchBaseQuery, retry, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
