/** The parts of react-router-dom in use. One instance for the shell and all remotes. */
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
export type { Location, NavigateFunction, NavigateOptions, RouteObject, To } from 'react-router-dom';
export { useIdParam } from './idParam.js';
