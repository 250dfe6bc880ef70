/** The parts of react-router-dom in use. One instance for the shell and all remotes. */
export { type AddressSchema, type AddressValues, readAddress, writeAddress } from './address/addressSchema.js';
export * as address from './address/fields.js';
export { forgetListAddresses, listAddress } from './address/listAddress.js';
export { type AddressState, useAddressDraft, useAddressState } from './address/useAddressState.js';
export { useIdParam, useNumberParam } from './idParam.js';
export { type IdName, isOtherPage } from './otherPage.js';
export { useIsHere } from './useIsHere.js';
export { useNavigate } from './useNavigate.js';
export { useOnLeave } from './useOnLeave.js';
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  Link,
  type Location,
  matchPath,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  type To,
  useBlocker,
  useLocation,
  useMatch,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
