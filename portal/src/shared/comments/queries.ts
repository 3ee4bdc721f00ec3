import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { operations } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../api/client.ts';

/** The record that is talked about. */
export type Discussed = Pick<operations['comments.list-comments']['parameters']['query'], 'entityType' | 'entityId'>;

const keyOf = ({ entityType, entityId }: Discussed) => ['comments', entityType, entityId];

/** How many comments there are, and who follows the record. */
export const discussionQuery = (of: Discussed) =>
  queryOptions({
    queryKey: [...keyOf(of), 'followers'],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/comments/followers', { params: { query: of }, signal })),
  });

/** What was said beside a record, the newest first. */
export const useComments = (of: Discussed) =>
  useList([...keyOf(of), 'list'], (cursor, signal) =>
    askPage(api.GET('/api/v1/comments', { params: { query: { ...of, cursor, limit: 30 } }, signal })),
  );

/** What a comment said before each edit, the last first. */
export const useEarlierWords = (of: Discussed, id: string) =>
  useList([...keyOf(of), id, 'versions'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/comments/{id}/versions', { params: { path: { id }, query: { cursor, limit: 30 } }, signal }),
    ),
  );

export type Comment = ReturnType<typeof useComments>['rows'][number];

export const useCommentsChanged = (of: Discussed) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(of) });
};
