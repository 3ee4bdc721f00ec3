import { queryOptions } from '@tanstack/react-query';
import type { SentRecord } from '../../../../nouns/e-document.ts';
import type { components, operations } from '../../../../sdk/types.ts';
import { api, ask } from '../api/client.ts';

/** A record that may be given to an operator. */
export interface Sent {
  entityType: SentRecord;
  entityId: string;
}

export type EDocument = components['schemas']['EDocument'];

export type Operator =
  operations['e-documents.list-operators']['responses'][200]['content']['application/json']['items'][number];

export type Recipient =
  operations['e-documents.list-recipients']['responses'][200]['content']['application/json']['items'][number];

export const operatorsQuery = queryOptions({
  queryKey: ['e-documents', 'operators'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/e-documents/operators', { signal }))).items,
});

/** Every time the record was given to an operator, the newest first. */
export const outgoingOf = (record: Sent) =>
  queryOptions({
    queryKey: ['e-documents', 'outgoing', record],
    queryFn: async ({ signal }) => {
      const query = { ...record, limit: 100, sort: '-createdAt' };
      return (await ask(api.GET('/api/v1/e-documents/outgoing', { params: { query }, signal }))).items;
    },
  });

export const eventsQuery = (id: string) =>
  queryOptions({
    queryKey: ['e-documents', 'events', id],
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/api/v1/e-documents/outgoing/{id}', { params: { path: { id } }, signal }))).events,
  });
