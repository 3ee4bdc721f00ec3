import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { supplierQuery } from '../records/find-suppliers.ts';
import type { TalkOf } from './queries.ts';

/** Files of the records a conversation is about; those of a record that may not be read are left out. */
export const recordFilesQuery = (records: readonly TalkOf[]) =>
  queryOptions({
    queryKey: ['files', 'of-talk', records],
    async queryFn({ signal }) {
      const lists = await Promise.allSettled(
        records.map(async (record) => {
          const query = await ownerOf(record);
          return query === null ? [] : (await ask(api.GET('/api/v1/files', { params: { query }, signal }))).items;
        }),
      );
      return lists
        .flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
        .filter(({ scanStatus }) => scanStatus === 'clean');
    },
  });

/** Files of a supplier hang on the counterparty it is. */
async function ownerOf({ entityType, entityId }: TalkOf) {
  if (entityType !== 'supplier') return { entityType, entityId };
  const party = await queryClient.ensureQueryData(supplierQuery(entityId));
  return party && { entityType: 'counterparty' as const, entityId: party.id };
}
