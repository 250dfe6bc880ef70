import { createBrowserRouter, Navigate } from '@depot/router';
import { InApplication } from '../frame/InApplication.js';
import { BrokenPage, MissingPage } from '../frame/missing/MissingPage.js';

const importLoginPage = () => import('../sign-in/pages/login/LoginPage.js');

/** Called when the browser is idle: a session may end while the device is offline. */
export function fetchLoginPage(): void {
  importLoginPage().catch(() => undefined); // the navigation that needs it retries
}

/**
 * The way to every page, from the address that the tab has now: one of the shell itself is fetched at once. Everything
 * below `/in` comes from the remotes; the shell itself knows only these.
 */
export const startRouting = () =>
  createBrowserRouter([
    {
      errorElement: <BrokenPage />,
      hydrateFallbackElement: <></>, // renders nothing while a page's own script loads
      children: [
        { path: '/', element: <Navigate to="/login" replace /> },
        { path: '/login', lazy: async () => ({ Component: (await importLoginPage()).LoginPage }) },
        {
          path: '/register',
          lazy: async () => ({ Component: (await import('../sign-in/pages/register/RegisterPage.js')).RegisterPage }),
        },
        {
          path: '/forget-pwd',
          lazy: async () => ({
            Component: (await import('../sign-in/pages/password/ForgotPasswordPage.js')).ForgotPasswordPage,
          }),
        },
        {
          path: '/reset-pwd',
          lazy: async () => ({
            Component: (await import('../sign-in/pages/password/ResetPasswordPage.js')).ResetPasswordPage,
          }),
        },
        {
          path: '/activation',
          lazy: async () => ({
            Component: (await import('../sign-in/pages/activation/ActivationPage.js')).ActivationPage,
          }),
        },
        { path: '/404', element: <MissingPage /> },
        {
          path: '/in/open',
          lazy: async () => ({ Component: (await import('../sign-in/pages/open-link/OpenLinkPage.js')).OpenLinkPage }),
        },
        { path: '/in/*', element: <InApplication /> },
        { path: '*', element: <MissingPage /> },
      ],
    },
  ]);
