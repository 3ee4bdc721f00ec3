import { api, ask } from '../../../shared/api/client.ts';
import { useRecordForm } from '../use-record-form.ts';
import type { Route } from './queries.ts';
import { renameStops, routeBodyOf, routeValuesOf } from './route-values.ts';

export function useRouteForm(route: Route | undefined, onClose: () => void) {
  return useRecordForm({
    list: 'routes',
    record: route,
    initial: routeValuesOf(route),
    bodyOf: (values) => routeBodyOf(values, !route),
    create: (body) => ask(api.POST('/api/v1/logistics/routes', { body: { stops: [], ...body } })),
    change: (routeId, body) =>
      ask(api.PATCH('/api/v1/logistics/routes/{routeId}', { params: { path: { routeId } }, body })),
    nameOf: ({ number, name }) => `${number} ${name}`,
    rename: renameStops,
    onClose,
  });
}

export type RouteFormState = ReturnType<typeof useRouteForm>['form'];
