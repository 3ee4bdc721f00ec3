import './read-tsx.ts';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Permission } from '../../nouns/kit/rights.ts';
import { type DateFormat, showDatesAs } from '../src/kit/format.ts';
import { type Language, speak } from '../src/kit/say.ts';
import { makeTheme } from '../src/kit/theme.ts';
import type { PortalRoute, RootRoute } from '../src/portal-route.tsx';
import { type Drawn, readDrawn } from './read-drawn.ts';

const { queryClient } = await import('../src/shared/api/query-client.ts');
const { meQuery } = await import('../src/shared/session/me.ts');
const { beginSession } = await import('../src/shared/session/session.ts');

// Whoever looks at a page is signed in.
beginSession({ accessToken: 'token', expiresIn: 900 });

interface Seen {
  /** What the person may do; nothing unless said. */
  may?: readonly Permission[];
  /** Answers of the server that have come already. */
  known?: ReadonlyArray<readonly [key: QueryKey, answer: unknown]>;
  language?: Language;
  /** How the portal writes days; with the month in words unless said. */
  dates?: DateFormat;
}

interface Place extends Seen {
  /** Address below the portal, with the routes that lead there. */
  at: string;
  routes(portal: PortalRoute): readonly AnyRoute[];
}

interface Outside extends Seen {
  at: string;
  routes(root: RootRoute): readonly AnyRoute[];
}

export const anna = {
  id: 'anna',
  fullName: 'Анна Смирнова',
  email: 'anna@romashka.example',
  mustChangePassword: false,
};
const romashka = { id: 'romashka', slug: 'romashka', name: 'ООО «Ромашка»', timeZone: 'Europe/Moscow' };

/** Dialogs and panels that stand open are drawn where they are used: without a browser there is no place above the page. */
const onThePage = {
  components: { Drawer: { defaultProps: { withinPortal: false } }, Modal: { defaultProps: { withinPortal: false } } },
};

/** A component as a person of «Ромашка» sees it before it is touched. */
export const draw = (what: ReactElement, seen: Seen = {}): Promise<Drawn> =>
  drawAt('/romashka', (root) => [portalOf(root, () => what)], seen);

/** A page at its address; only what its routes and the given answers hold is there. */
export const drawPage = ({ at, routes, ...seen }: Place): Promise<Drawn> =>
  drawAt(
    `/romashka/${at}`,
    (root) => {
      const portal = portalOf(root, () => createElement(Outlet));
      return [portal.addChildren([...routes(portal as unknown as PortalRoute)])];
    },
    seen,
  );

/** A page outside of portals, such as sign-in, at its whole address. */
export const drawOutside = ({ at, routes, ...seen }: Outside): Promise<Drawn> =>
  drawAt(at, (root) => routes(root as unknown as RootRoute), seen);

const portalOf = (root: AnyRoute, component: () => ReactElement) =>
  createRoute({ getParentRoute: () => root, path: '$portal', component });

async function drawAt(
  address: string,
  routesOf: (root: AnyRoute) => readonly AnyRoute[],
  { may = [], known = [], language = 'ru', dates }: Seen,
): Promise<Drawn> {
  queryClient.clear();
  queryClient.setQueryData(meQuery.queryKey, { user: anna, portal: romashka, permissions: [...may] } as never);
  for (const [key, answer] of known) queryClient.setQueryData(key, answer);
  Object.assign(globalThis, { location: { ...globalThis.location, ...placeOf(address) } });
  const root = createRootRoute({ component: Outlet });
  const routeTree = root.addChildren([...routesOf(root)]);
  const routerAt = (place: string) =>
    createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [place] }) });
  const router = routerAt(asWritten(routerAt(address)));
  await router.load();
  return spoken(language, () => {
    const routed = createElement(RouterProvider as never, { router });
    const modals = createElement(ModalsProvider, null, routed);
    const queries = createElement(QueryClientProvider, { client: queryClient }, modals);
    const theme = mergeThemeOverrides(makeTheme(language), onThePage);
    if (dates) showDatesAs(dates);
    const page = renderToString(createElement(MantineProvider, { theme }, queries));
    if (dates) showDatesAs(undefined);
    return readDrawn(whole(page));
  });
}

/** The address as the page itself writes it: a browser is led there first. */
const asWritten = (router: AnyRouter) => {
  const kept = { search: true, params: true, hash: true, state: true, _includeValidateSearch: true } as const;
  return router.buildLocation({ to: router.latestLocation.pathname, ...kept } as never).publicHref;
};

const placeOf = (address: string) => {
  const { pathname, host, search } = new URL(address, 'https://portal.example');
  return { pathname, host, search };
};

/** A part that breaks while it is drawn leaves a hole with its message, and the rest stands: here it is a fault. */
function whole(html: string): string {
  const fault = /<template data-msg="([^"]*)"/.exec(html)?.[1];
  if (fault !== undefined) throw new Error(fault);
  return html;
}

/** What a function answers while the portal speaks that language; a page and a storage stand in for the browser's. */
export function spoken<Answer>(language: Language, answer: () => Answer): Answer {
  const speakIn = (next: Language) => {
    Object.assign(globalThis, { document: { documentElement: {} }, localStorage: { setItem() {} } });
    speak(next);
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'localStorage');
  };
  speakIn(language);
  try {
    return answer();
  } finally {
    speakIn('ru');
  }
}

/** A list of the server that has come whole, as `useList` keeps it. */
export const listed = (items: readonly unknown[]) => ({
  pages: [
    {
      items,
      page: { hasMore: false, nextCursor: null },
      meta: { total: items.length, totalIsLowerBound: false },
    },
  ],
  pageParams: [undefined],
});
