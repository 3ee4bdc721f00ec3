import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { Regional } from './regional.ts';

/** A portal without a row yet works by the table's own defaults. */
const regionalColumns: Sql = raw(`
  t.tenant_id as id, coalesce(r.currency, 'RUB') as currency, coalesce(r.locale, 'ru-RU') as locale,
  coalesce(r.timezone, 'Europe/Moscow') as timezone, coalesce(r.date_format, 'dd.MM.yyyy') as date_format,
  coalesce(r.decimal_separator, ',') as decimal_separator, coalesce(r.group_separator, E'\\u00a0') as group_separator,
  coalesce(r.week_start, 1) as week_start, coalesce(r.vat_mode, 'included') as vat_mode, coalesce(r.vat_rate, '22') as vat_rate,
  coalesce(r.csv_delimiter, ';') as csv_delimiter, coalesce(r.fx_source, 'manual') as fx_source,
  coalesce(r.version, 1::bigint) as version, coalesce(r.created_at, t.created_at) as created_at,
  coalesce(r.updated_at, t.updated_at) as updated_at, r.updated_by`);

interface RegionalRow {
  id: string;
  currency: string;
  locale: string;
  timezone: string;
  date_format: Regional['dateFormat'];
  decimal_separator: Regional['numberFormat']['decimal'];
  group_separator: Regional['numberFormat']['group'];
  week_start: number;
  vat_mode: Regional['vatDefaults']['mode'];
  vat_rate: Regional['vatDefaults']['rate'];
  csv_delimiter: Regional['csvDelimiter'];
  fx_source: Regional['fxSource'];
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

const presentRegional = (row: RegionalRow): Regional => ({
  id: row.id,
  currency: row.currency,
  locale: row.locale,
  timezone: row.timezone,
  dateFormat: row.date_format,
  numberFormat: { decimal: row.decimal_separator, group: row.group_separator },
  weekStart: row.week_start,
  vatDefaults: { mode: row.vat_mode, rate: row.vat_rate },
  csvDelimiter: row.csv_delimiter,
  fxSource: row.fx_source,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

export async function readRegional(db: Db): Promise<Regional> {
  const row = await db.one<RegionalRow>(sql`
    select ${regionalColumns} from tenants t left join regional_settings r on r.tenant_id = t.tenant_id where t.tenant_id = ${db.tenant}`);
  return presentRegional(row);
}

/** The same, locked until the transaction ends; the row is made with the defaults where there is none. */
export async function lockRegional(db: Db): Promise<Regional> {
  await db.execute(
    sql`insert into regional_settings (tenant_id) values (${db.tenant}) on conflict (tenant_id) do nothing`,
  );
  await db.one(sql`select 1 from regional_settings where tenant_id = ${db.tenant} for update`);
  return readRegional(db);
}
