import { queryOptions } from '@tanstack/react-query';
import type { TalkedAbout } from '../../../../nouns/messenger-conversation.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { counterpartyNameQuery } from '../records/counterparty-name-query.ts';
import { findCounterparties } from '../records/find-counterparties.ts';
import { findOpenRequisitions } from '../records/find-open-requisitions.ts';
import { findSuppliers, supplierQuery } from '../records/find-suppliers.ts';

interface LinkedKind {
  /** What it is called, and the address of its page below the portal. */
  read(id: string): Promise<{ name: string; path: string } | null>;
  find(search: string, signal: AbortSignal): Promise<RecordOption[]>;
}

/** Kinds of records that conversations are about: how one is named, opened and looked for. */
export const linkedKinds: Readonly<Record<TalkedAbout, LinkedKind>> = {
  procurement: {
    async read(id) {
      const params = { path: { procurementId: id } };
      const { number, title } = await ask(api.GET('/api/v1/purchase-requisitions/{procurementId}', { params }));
      return { name: `${number} · ${title}`, path: `requisitions/${id}` };
    },
    find: findOpenRequisitions,
  },
  supplierRfq: {
    async read(id) {
      const { number } = await ask(api.GET('/api/v1/supplier-rfqs/{id}', { params: { path: { id } } }));
      return { name: number, path: `rfqs/${id}` };
    },
    async find(search, signal) {
      const query = { limit: 15, ...(search.length > 1 && { search }) };
      const { items } = await ask(api.GET('/api/v1/supplier-rfqs', { params: { query }, signal }));
      return items.map(({ id, number, title }) => ({ id, label: number, about: title }));
    },
  },
  supplier: {
    async read(id) {
      const party = await queryClient.ensureQueryData(supplierQuery(id));
      return party && { name: party.shortName, path: `counterparties/${party.id}` };
    },
    find: findSuppliers,
  },
  counterparty: {
    async read(id) {
      const { shortName } = await queryClient.ensureQueryData(counterpartyNameQuery(id));
      return { name: shortName, path: `counterparties/${id}` };
    },
    find: findCounterparties,
  },
};

/** A linked record as people call it; nothing where it may not be read. */
export const linkedRecordQuery = (entityType: TalkedAbout, id: string) =>
  queryOptions({
    queryKey: ['messengers', 'linked', entityType, id],
    queryFn: () => linkedKinds[entityType].read(id),
    staleTime: 300_000,
    retry: false,
  });
