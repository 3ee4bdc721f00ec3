import { recordPrices } from '../src/domains/catalog/prices/operations/record-prices.ts';
import type { ToldPrice } from '../src/domains/catalog/prices/told-prices.ts';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { owner, type Portal, request, run } from './harness.ts';

/** A counterparty that is a supplier, or one that is not yet. */
export async function newCounterparty(
  { tenantId }: Pick<Portal, 'tenantId'>,
  shortName = 'ООО «Цементный двор»',
  role = 'supplier',
) {
  const { rows } = await owner.query<{ id: string }>(
    `insert into counterparties (tenant_id, kind, short_name, roles) values ($1, 'legal_entity', $2, array[$3]) returning id`,
    [tenantId, shortName, role],
  );
  const counterpartyId = rows[0]?.id as string;
  if (role !== 'supplier') return { counterpartyId, supplierId: '' };
  const made = await owner.query<{ id: string }>(
    'insert into suppliers (tenant_id, counterparty_id) values ($1, $2) returning id',
    [tenantId, counterpartyId],
  );
  return { counterpartyId, supplierId: made.rows[0]?.id as string };
}

/** A catalog item made as an integrator makes it. */
export async function newItem(key: string, body: Record<string, unknown> = {}): Promise<string> {
  const { json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент М500', ...body } });
  return json.id;
}

/** Prices told by a paper of another domain: a new one, unless it is named. */
export const tell = (
  portal: Portal,
  source: string,
  observations: ToldPrice[],
  { sourceEntityType = 'invoice', sourceEntityId = uuidv7() } = {},
): Promise<{ recorded: number; unchanged: number; anomalies: number }> =>
  run(recordPrices, portal.owner, { source, sourceEntityType, sourceEntityId, observations });
