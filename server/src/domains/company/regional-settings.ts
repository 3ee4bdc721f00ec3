import type { RegionalSettings } from '../../../../nouns/regional-settings.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** How the company counts and writes, for the domains above it; read once for each configuration of the portal. */
export const regionalOf = (ctx: ReadContext): Promise<RegionalSettings> =>
  ctx.remember('regional', () => readRegional(ctx.db));

/** The same from the database. A portal whose settings were never changed has no row yet: it works by the defaults of the table. */
export const readRegional = (db: Db): Promise<RegionalSettings> =>
  db.one<RegionalSettings>(sql`
    select portal.tenant_id as id, coalesce(regional.currency, 'RUB') as currency, coalesce(regional.locale, 'ru-RU') as locale,
      coalesce(regional.timezone, 'Europe/Moscow') as timezone, coalesce(regional.date_format, 'dd.MM.yyyy') as "dateFormat",
      json_build_object('decimal', coalesce(regional.decimal_separator, ','), 'group', coalesce(regional.group_separator, E'\\u00a0')) as "numberFormat",
      coalesce(regional.week_start, 1) as "weekStart",
      json_build_object('mode', coalesce(regional.vat_mode, 'included'), 'rate', coalesce(regional.vat_rate, '22')) as "vatDefaults",
      coalesce(regional.csv_delimiter, ';') as "csvDelimiter", coalesce(regional.fx_source, 'manual') as "fxSource",
      regional.map_tiles_url as "mapTilesUrl", regional.map_tiles_attribution as "mapTilesAttribution",
      coalesce(regional.version, 1::bigint) as version, coalesce(regional.created_at, portal.created_at) as "createdAt",
      coalesce(regional.updated_at, portal.updated_at) as "updatedAt", regional.updated_by as "updatedBy"
    from tenants portal left join regional_settings regional on regional.tenant_id = ${db.tenant}
    where portal.tenant_id = ${db.tenant}`);

/** The same, locked until the transaction ends; the row is made with the defaults where there is none. */
export async function lockRegional(db: Db): Promise<RegionalSettings> {
  await db.execute(
    sql`insert into regional_settings (tenant_id) values (${db.tenant}) on conflict (tenant_id) do nothing`,
  );
  await db.one(sql`select 1 from regional_settings where tenant_id = ${db.tenant} for update`);
  return readRegional(db);
}
