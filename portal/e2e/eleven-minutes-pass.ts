import pg from 'pg';
import type { Company } from './company.ts';
import { databaseUrl } from './installation.ts';

/** No call lets time pass; the server reads the session anew once a setting has changed. */
export async function elevenMinutesPass({ portal }: Company) {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(`
    update sessions set proved_at = now() - interval '11 minutes' where tenant_id = (select tenant_id from tenants where slug = '${portal}')`);
  await database.query(`update tenants set config_version = config_version + 1 where slug = '${portal}'`);
  await database.end();
}
