import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { counterparties } from '../../counterparties/counterparty.ts';
import { holdCounterparties, refuseUnusable, supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { holdSeller } from '../../sellers/seller-refs.ts';
import type { GenerationInput } from './generation.input.ts';

/** Counterparties that the caller may name, by field. */
const named = ['customerId', 'shipperId', 'consigneeId', 'payerId', 'carrierId'] as const;

/** Everybody a document may name: who is named anew is held until the transaction ends. */
export async function knownParties(
  ctx: WriteContext,
  { customerId }: Requisition,
  input: GenerationInput,
  { supplierIds, more }: { supplierIds: readonly string[]; more: readonly string[] },
) {
  const asked = named.flatMap((field) => (input[field] ? [[field, input[field]] as const] : []));
  const [held, suppliers, our] = await Promise.all([
    holdCounterparties(ctx.db, [...new Set(asked.map(([, id]) => id))]),
    supplierRefs(ctx.db, supplierIds),
    holdSeller(ctx.db, input.sellerProfileId),
  ]);
  for (const [field, id] of asked) refuseUnusable(held.get(id), field);
  const ids = [
    ...asked.map(([, id]) => id),
    ...[...suppliers.values()].map(({ counterpartyId }) => counterpartyId),
    ...(customerId ? [customerId] : []),
    ...more,
  ];
  const found = await counterparties.byIds(ctx.db, [...new Set(ids)]);
  const byId: ReadonlyMap<string, Counterparty> = new Map(found.map((one) => [one.id, one]));
  const supplier = (id: string | null) => (id ? byId.get(suppliers.get(id)?.counterpartyId ?? '') : undefined);
  return { our, byId, supplier };
}

export type KnownParties = Awaited<ReturnType<typeof knownParties>>;
