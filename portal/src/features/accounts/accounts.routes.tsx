import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RootRoute } from '../../router.tsx';

interface Next {
  /** Where to go on after it. */
  next?: string;
}

const nextOf = ({ next }: Record<string, unknown>): Next =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {};

/** Pages before sign-in, and where letters lead. */
export const accountRoutes = (root: RootRoute) => [
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: nextOf,
    component: lazyRouteComponent(() => import('./screens/sign-in.tsx'), 'SignIn'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/change-password',
    validateSearch: nextOf,
    component: lazyRouteComponent(() => import('./screens/change-password.tsx'), 'ChangePassword'),
  }),
];
