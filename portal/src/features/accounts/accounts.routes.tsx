import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly, textOf } from '../../kit/search-params.ts';
import type { PortalRoute, RootRoute } from '../../portal-route.tsx';
import { type Next, nextOf } from './next-of.ts';

const emailOf = (given: Record<string, unknown>): { email?: string } => textOf(given, 'email');

/** Pages before sign-in, and where letters lead. */
export const accountRoutes = (root: RootRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: readOnly((given): Next & { email?: string; reason?: string } => ({
      ...nextOf(given),
      ...textOf(given, 'email', 'reason'),
    })),
    component: lazyRouteComponent(() => import('./screens/sign-in.tsx'), 'SignIn'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/change-password',
    validateSearch: readOnly(nextOf),
    component: lazyRouteComponent(() => import('./screens/change-password.tsx'), 'ChangePassword'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/second-factor',
    validateSearch: readOnly(nextOf),
    component: lazyRouteComponent(() => import('./screens/second-factor.tsx'), 'SecondFactor'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/passkeys',
    validateSearch: readOnly(nextOf),
    component: lazyRouteComponent(() => import('./screens/passkeys.tsx'), 'Passkeys'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/change-email',
    validateSearch: readOnly(nextOf),
    component: lazyRouteComponent(() => import('./screens/change-email.tsx'), 'ChangeEmail'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/confirm-new-email/$token',
    component: lazyRouteComponent(() => import('./screens/confirm-new-email.tsx'), 'ConfirmNewEmail'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/undo-email-change/$token',
    component: lazyRouteComponent(() => import('./screens/undo-email-change.tsx'), 'UndoEmailChange'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    component: lazyRouteComponent(() => import('./screens/register.tsx'), 'Register'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register/sent',
    validateSearch: readOnly((given): { email?: string; letter?: string } => textOf(given, 'email', 'letter')),
    component: lazyRouteComponent(() => import('./screens/letter-sent.tsx'), 'LetterSent'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify/$token',
    component: lazyRouteComponent(() => import('./screens/verify-email.tsx'), 'VerifyEmail'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/resend-confirmation',
    validateSearch: readOnly(emailOf),
    component: lazyRouteComponent(() => import('./screens/resend-confirmation.tsx'), 'ResendConfirmation'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/test-sign-in',
    component: lazyRouteComponent(() => import('./screens/test-sign-in.tsx'), 'TestSignIn'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    validateSearch: readOnly(emailOf),
    component: lazyRouteComponent(() => import('./screens/forgot-password.tsx'), 'ForgotPassword'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password/$token',
    component: lazyRouteComponent(() => import('./screens/reset-password.tsx'), 'ResetPassword'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./screens/invitation.tsx'), 'Invitation'),
  }),
];

/** One's own account, inside the portal. */
export const ownAccountRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'sessions',
    component: lazyRouteComponent(() => import('./screens/sessions.tsx'), 'Sessions'),
  }),
];
