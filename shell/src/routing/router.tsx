import { createBrowserRouter, Navigate } from '@depot/router';
import { InApplication } from '../frame/InApplication.js';
import { BrokenPage, MissingPage } from '../pages/missing/MissingPage.js';

const importLoginPage = () => import('../pages/login/LoginPage.js');

/** For when nothing else is to do: a session may end while the network is away. */
export function fetchLoginPage(): void {
  importLoginPage().catch(() => undefined); // asked for again by whoever needs it
}

/**
 * The way to every page, from the address that the tab has now: one of the shell itself is fetched at once. Everything
 * below `/in` comes from the remotes; the shell itself knows only these.
 */
export const startRouting = () =>
  createBrowserRouter([
    {
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <></>, // nothing while a page's own script arrives
      children: [
        { path: '/', element: <Navigate to="/login" replace /> },
        { path: '/login', lazy: async () => ({ Component: (await importLoginPage()).LoginPage }) },
        {
          path: '/register',
          lazy: async () => ({ Component: (await import('../pages/register/RegisterPage.js')).RegisterPage }),
        },
        {
          path: '/forget-pwd',
          lazy: async () => ({
            Component: (await import('../pages/password/ForgotPasswordPage.js')).ForgotPasswordPage,
          }),
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
