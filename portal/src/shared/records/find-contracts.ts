import type { RecordOption } from '../../kit/form/record-option.ts';
import { api, ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { supplierQuery } from './find-suppliers.ts';
import { nameOfContract } from './named-contract.ts';

/** Whose contracts are meant: anybody's where neither is known. */
export interface ContractsOf {
  counterpartyId?: string | undefined;
  supplierId?: string | undefined;
}

/** Contracts in force by number or title, the latest first: those that a document may name now. */
export async function findContracts(of: ContractsOf, search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const counterpartyId = of.counterpartyId ?? (of.supplierId && (await counterpartyOf(of.supplierId)));
  const query = { limit: 20, sort: '-date', status: 'active', search: search || undefined, counterpartyId };
  const { items } = await ask(api.GET('/api/v1/contracts', { params: { query }, signal }));
  return items.map((one) => ({ id: one.id, label: nameOfContract(one), about: one.title }));
}

const counterpartyOf = async (supplierId: string) => (await queryClient.ensureQueryData(supplierQuery(supplierId)))?.id;
