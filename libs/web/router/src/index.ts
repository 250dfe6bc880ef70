/** The parts of react-router-dom in use. One instance for the shell and all remotes. */
export { type AddressSchema, type AddressValues, readAddress, writeAddress } from './address/addressSchema.js';
export * as address from './address/fields.js';
export { useAddressDraft } from './address/useAddressDraft.js';
export { type AddressState, useAddressState } from './address/useAddressState.js';
export { useIdParam } from './idParam.js';
export type { Location, NavigateFunction, NavigateOptions, RouteObject, To } from 'react-router-dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
