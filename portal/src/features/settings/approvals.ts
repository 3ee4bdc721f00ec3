import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';

export type Route = components['schemas']['ApprovalRoute'];
export type TriedRoute = operations['approvals.try-route']['responses'][200]['content']['application/json'];
export type Substitute = components['schemas']['ApprovalSubstitute'];

const whole = { query: { limit: 200 } };

export const routesQuery = queryOptions({
  queryKey: ['settings', 'approval routes'],
  queryFn: async ({ signal }) =>
    (await ask(api.GET('/api/v1/settings/approval-routes', { params: whole, signal }))).items,
});

export const substitutesQuery = queryOptions({
  queryKey: ['settings', 'approval substitutes'],
  queryFn: async ({ signal }) =>
    (await ask(api.GET('/api/v1/settings/approval-substitutes', { params: whole, signal }))).items,
});

export const deleteRoute = (id: string) =>
  ask(api.DELETE('/api/v1/settings/approval-routes/{id}', { params: { path: { id } } }));

export const deleteSubstitute = (id: string) =>
  ask(api.DELETE('/api/v1/settings/approval-substitutes/{id}', { params: { path: { id } } }));
