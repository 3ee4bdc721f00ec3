import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';

export type TestPortal = Answer<'test-portals.list-test-portals'>['items'][number];
export type KeptLetter = Answer<'test-portals.list-letters'>['items'][number];

export const testPortalsQuery = queryOptions({
  queryKey: ['test-portals'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/sandbox', { signal })),
});

export const useKeptLetters = () =>
  useList(['kept-letters'], (cursor, signal) =>
    askPage(api.GET('/api/v1/sandbox/letters', { params: { query: { limit: 100, cursor } }, signal })),
  );
