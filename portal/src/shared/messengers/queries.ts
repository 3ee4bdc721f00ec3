import { queryOptions } from '@tanstack/react-query';
import type { TalkedAbout } from '../../../../nouns/messenger-conversation.ts';
import type { components } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../api/client.ts';

/** The record that conversations are about. */
export interface TalkOf {
  entityType: TalkedAbout;
  entityId: string;
}

export const messengerOverviewQuery = queryOptions({
  queryKey: ['messengers', 'overview'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/messenger/overview', { signal })),
});

interface TalksWanted extends Partial<TalkOf> {
  search?: string | undefined;
  /** Channels, parted by commas. */
  channel?: string | undefined;
  unread?: boolean | undefined;
  isLinked?: boolean | undefined;
}

export const useTalks = ({ channel, unread, ...wanted }: TalksWanted, isWanted = true) =>
  useList(
    ['messengers', 'talks', { channel, unread, ...wanted }],
    (cursor, signal) =>
      askPage(
        api.GET('/api/v1/messenger/conversations', {
          params: {
            query: {
              ...{ limit: 50, cursor, ...wanted },
              ...(channel && { 'channelId[in]': channel }),
              ...(unread && { 'unreadCount[gt]': 0 }),
            },
          },
          signal,
        }),
      ),
    isWanted,
  );

export const talkQuery = (id: string) =>
  queryOptions({
    queryKey: ['messengers', 'talk', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/messenger/conversations/{id}', { params: { path: { id } }, signal })),
  });

/** Messages of a conversation, the newest first. */
export const useMessages = (id: string) =>
  useList(['messengers', 'messages', id], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/messenger/conversations/{id}/messages', {
        params: { path: { id }, query: { limit: 50, cursor, sort: '-sentAt' } },
        signal,
      }),
    ),
  );

export const recipientsQuery = ({ entityType, entityId }: TalkOf) =>
  queryOptions({
    queryKey: ['messengers', 'recipients', entityType, entityId],
    queryFn: async ({ signal }) => {
      const params = { query: { entityType, entityId } };
      return (await ask(api.GET('/api/v1/messenger/recipients', { params, signal }))).items;
    },
  });

export type Talk = components['schemas']['MessengerConversation'];
export type Message = components['schemas']['MessengerMessage'];
export type MessengerOverview = Awaited<ReturnType<NonNullable<(typeof messengerOverviewQuery)['queryFn'] & object>>>;
