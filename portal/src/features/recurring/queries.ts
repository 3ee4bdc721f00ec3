import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { PointsSearch, TemplatesSearch } from './searches.ts';

export type Template = Answer<'recurring.get-template'>;

export type TemplateRun = Answer<'recurring.list-runs'>['items'][number];

export type Point = Answer<'recurring.get-point'>;

export const useTemplates = ({ search, sort }: TemplatesSearch) =>
  useList(['requisition-templates', 'list', { search, sort }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/requisition-templates', {
        params: { query: { limit: 100, cursor, search, sort, includeTotal: true } },
        signal,
      }),
    ),
  );

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisition-templates', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/requisition-templates/{id}', { params: { path: { id } }, signal })),
  });

export const runsQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisition-templates', id, 'runs'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/requisition-templates/{id}/runs', { params: { path: { id }, query: { limit: 50 } }, signal }),
      ),
  });

export const usePoints = ({ warehouse }: PointsSearch) =>
  useList(['reorder-points', 'list', { warehouse }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/reorder-points', {
        params: { query: { limit: 100, cursor, 'warehouseId[in]': warehouse, includeTotal: true } },
        signal,
      }),
    ),
  );
