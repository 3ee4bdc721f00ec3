import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

export interface Place {
  owner: Pool;
  tenantId: string;
  key: string;
  port: number;
}

/** Identifiers of so many new vehicles. */
export async function newVehicles({ owner, tenantId }: Place, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into vehicles (tenant_id, plate_number, plate_key)
     select $1, plate, plate from (select substr(gen_random_uuid()::text, 1, 18) as plate from generate_series(1, $2::int)) made
     returning id`,
    [tenantId, count],
  );
  return rows.map(({ id }) => id);
}
