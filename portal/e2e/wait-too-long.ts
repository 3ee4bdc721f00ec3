import pg from 'pg';
import type { Company } from './company.ts';
import { databaseUrl } from './installation.ts';

/** No call lets time pass: every open step of the company has waited for as long as it says, and the schedule looks at once. */
export async function waitTooLong({ portal }: Pick<Company, 'portal'>) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    `update approval_requests set escalate_at = now() where tenant_id = (select tenant_id from tenants where slug = $1) and escalate_at is not null`,
    [portal],
  );
  await database.query(`update schedules set next_at = now() where name = 'approvals.remind'`);
  await database.end();
}
