import { createBrowserRouter, Navigate } from '@depot/router';
import { InApplication } from '../frame/InApplication.js';
import { LoginPage } from '../pages/login/LoginPage.js';
import { BrokenPage, MissingPage } from '../pages/missing/MissingPage.js';

/** Everything below `/in` comes from the remotes; the shell itself knows only these. */
export const router = createBrowserRouter([
  {
    errorElement: <BrokenPage />,
    hydrateFallbackElement: <></>, // nothing while a page's own script arrives
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginPage /> },
      {
        path: '/register',
        lazy: async () => ({ Component: (await import('../pages/register/RegisterPage.js')).RegisterPage }),
      },
      {
        path: '/forget-pwd',
        lazy: async () => ({ Component: (await import('../pages/password/ForgotPasswordPage.js')).ForgotPasswordPage }),
      },
      {
        path: '/reset-pwd',
        lazy: async () => ({ Component: (await import('../pages/password/ResetPasswordPage.js')).ResetPasswordPage }),
      },
      {
        path: '/activation',
        lazy: async () => ({ Component: (await import('../pages/activation/ActivationPage.js')).ActivationPage }),
      },
      { path: '/404', element: <MissingPage /> },
      { path: '/in/*', element: <InApplication /> },
      { path: '*', element: <MissingPage /> },
    ],
  },
]);
