import { queryOptions } from '@tanstack/react-query';
import { language } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../api/client.ts';

/** The newest of all, as the bell shows them. */
export const newestNoticesQuery = () =>
  queryOptions({
    queryKey: ['notices', 'newest', language()],
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/api/v1/notices', { params: { query: { limit: 8 } }, signal }))).items,
  });

/** All of a person's notices, or those not read yet, the newest first. */
export const useNotices = ({ unread }: { unread: boolean }) =>
  useList(['notices', 'list', unread, language()], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/notices', {
        params: { query: { limit: 50, cursor, ...(unread && { 'readAt[isNull]': 'true' }) } },
        signal,
      }),
    ),
  );

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/auth/me/notice-settings', { signal })),
});

export type Notice = ReturnType<typeof useNotices>['rows'][number];
