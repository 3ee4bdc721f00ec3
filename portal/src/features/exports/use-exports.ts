import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, askPage } from '../../shared/api/client.ts';

export type Export = Answer<'registers.list-exports'>['items'][number];

/** Files of long lists that one has asked for. */
export const useExports = () =>
  useList(['exports'], (cursor, signal) =>
    askPage(api.GET('/api/v1/registers/exports', { params: { query: { limit: 100, cursor } }, signal })),
  );
