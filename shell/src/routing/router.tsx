import { createBrowserRouter, Navigate } from '@depot/router';
import { InApplication } from '../frame/InApplication.js';
import { LoginPage } from '../pages/login/LoginPage.js';
import { MissingPage } from '../pages/missing/MissingPage.js';
import { BrokenPage } from '../pages/missing/BrokenPage.js';

/** Everything below `/in` comes from the remotes; the shell itself knows only these. */
export const router = createBrowserRouter([
  {
    errorElement: <BrokenPage />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/404', element: <MissingPage /> },
      { path: '/in/*', element: <InApplication /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
]);
