import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

const byMonth = ['audit_events', 'webhook_attempts', 'integration_log'];

/** Partitions as they are after a year: an empty installation has none for months that are over. */
export async function partAYear(owner: Pool): Promise<void> {
  for (const whole of byMonth)
    await owner.query(`
      do $$ declare part regclass; begin
        for part in select m.part from ends_of_months('${whole}') m where m.part::text <> '${whole}_earlier'
        loop execute format('drop table %s', part); end loop;
        alter table ${whole} detach partition ${whole}_earlier;
        execute format('alter table ${whole} attach partition ${whole}_earlier for values from (minvalue) to (%L)',
          id_at(date_trunc('month', now()) - interval '12 months'));
      end $$`);
  await owner.query('select make_months(3)');
}
