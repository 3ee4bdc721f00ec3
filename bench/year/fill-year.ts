import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { fillItems, newKey, newPortal } from '../environment/fill-portals.ts';
import type { Environment } from '../environment/start-environment.ts';
import { suppliers, writeRequisitions } from '../loop/write-requisitions.ts';
import { partAYear } from './part-a-year.ts';
import { writeDeliveries, writeFacts } from './write-facts.ts';
import { portalSizes } from './year-size.ts';

/** The largest portal of a filled year, and what its lists are asked about. */
export interface YearPortal {
  tenantId: string;
  key: string;
  itemIds: string[];
  requisitionIds: string[];
  subscriptionId: string;
  deliveryIds: string[];
}

interface Written {
  tenantId: string;
  subscriptionId: string;
}

/** A share of a year in twenty portals, the largest first: always the same rows for the same share, but for identifiers. */
export async function writeYear(owner: Pool, share: number): Promise<Written[]> {
  const made: Written[] = [];
  for (const size of portalSizes(share)) {
    const tenantId = await newPortal(owner);
    await fillItems(owner, tenantId, size.items);
    await owner.query(
      `with party as (
         insert into counterparties (tenant_id, kind, short_name, roles)
         select $1, 'legal_entity', 'ООО «Поставщик ' || n || '»', '{supplier}' from generate_series(1, $2::int) n returning id)
       insert into suppliers (tenant_id, counterparty_id) select $1, id from party`,
      [tenantId, suppliers],
    );
    const write = (text: string, ...values: unknown[]) => owner.query(text, [tenantId, ...values]);
    await writeRequisitions(write, size.requisitions, size.linesEach);
    await writeFacts(owner, tenantId, size.facts);
    made.push({ tenantId, subscriptionId: await writeDeliveries(owner, tenantId) });
  }
  return made;
}

/** The same in an installation with a partition for each month of the year. */
export async function fillYear({ owner, pepper }: Environment, share: number): Promise<YearPortal> {
  await partAYear(owner);
  const [{ tenantId, subscriptionId }] = (await writeYear(owner, share)) as [Written];
  await owner.query('vacuum analyze');
  const some = async (from: string) =>
    (
      await owner.query<{ id: string }>(
        `select id from ${from} where tenant_id = $1 order by hashtext(id::text) limit 500`,
        [tenantId],
      )
    ).rows.map(({ id }) => id);
  return {
    tenantId,
    key: await newKey(owner, pepper, tenantId),
    itemIds: await some('catalog_items'),
    requisitionIds: await some('requisitions'),
    subscriptionId,
    deliveryIds: await some('webhook_deliveries'),
  };
}
