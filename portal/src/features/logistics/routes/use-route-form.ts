import { api, ask } from '../../../shared/api/client.ts';
import { useRecordForm } from '../use-record-form.ts';
import type { ProposedRoute } from './batches-of-route.ts';
import type { Route } from './queries.ts';
import { renameStops, routeBodyOf, routeValuesOf } from './route-values.ts';

/** What a new route is made of: stops that were proposed, the day of what goes by it, and what is done with it then. */
export interface NewRouteOf {
  stops: ProposedRoute['stops'];
  plannedDate: string;
  onMade(route: Route): Promise<void>;
}

export function useRouteForm(route: Route | undefined, onClose: () => void, of?: NewRouteOf) {
  const initial = routeValuesOf(route);
  const stops = of?.stops.map(({ sequence: _, ...stop }) => stop);
  return useRecordForm({
    list: 'routes',
    record: route,
    initial: of ? { ...initial, plannedDate: of.plannedDate } : initial,
    ...(of && { draftOf: 'of-batches', onMade: of.onMade }),
    bodyOf: (values) => ({ ...routeBodyOf(values, !route), ...(stops && { stops }) }),
    create: (body) => ask(api.POST('/api/v1/logistics/routes', { body: { stops: [], ...body } })),
    change: (routeId, body) =>
      ask(api.PATCH('/api/v1/logistics/routes/{routeId}', { params: { path: { routeId } }, body })),
    nameOf: ({ number, name }) => `${number} ${name}`,
    rename: renameStops,
    onClose,
  });
}

export type RouteFormState = ReturnType<typeof useRouteForm>['form'];
