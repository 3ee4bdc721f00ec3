import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { isKind, type Kind } from './nouns.ts';

/** What is imported, and the record that its rows belong to. */
export interface Place {
  kind: Kind;
  requisition?: string;
  priceList?: string;
  supplier?: string;
}

export interface NewImportSearch extends Place {
  /** Where the rows come from. */
  from?: 'letter';
  /** Letter of the mailbox to read. */
  message?: string;
}

const filters = ['errors', 'warnings', 'create', 'update', 'skip', 'conflict'] as const;

export type RowFilter = (typeof filters)[number];

const steps = ['mapping', 'rows', 'apply'] as const;

export type ChosenStep = (typeof steps)[number];

export interface ImportSearch extends Place {
  step?: ChosenStep;
  only?: RowFilter;
}

type Given = Record<string, unknown>;

const placeOf = (given: Given): Place => ({
  kind: isKind(given.kind) ? given.kind : 'catalog',
  ...textOf(given, 'requisition', 'priceList', 'supplier'),
});

export const importRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'imports/new',
    validateSearch: (given: Given): NewImportSearch => ({
      ...placeOf(given),
      ...textOf(given, 'message'),
      ...(given.from === 'letter' ? { from: 'letter' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/new-import.tsx'), 'NewImport'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'imports/$jobId',
    validateSearch: (given: Given): ImportSearch => ({
      ...placeOf(given),
      ...optional('step', steps, given.step),
      ...optional('only', filters, given.only),
    }),
    component: lazyRouteComponent(() => import('./screens/import-page.tsx'), 'ImportPage'),
  }),
];

function optional<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  given: unknown,
): { [N in Name]?: Value } {
  const found = known.find((one) => one === given);
  return (found ? { [name]: found } : {}) as { [N in Name]?: Value };
}
