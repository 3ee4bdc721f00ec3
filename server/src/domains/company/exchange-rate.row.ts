import { raw, type Sql } from '../../kernel/sql/sql.ts';
import type { ExchangeRate } from './exchange-rate.ts';

export const rateColumns: Sql = raw(
  'held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by',
);

export interface RateRow {
  id: string;
  currency: string;
  date: string;
  rate: string;
  nominal: number;
  source: ExchangeRate['source'];
  updated_at: string;
  updated_by: string | null;
}

export const presentRate = (row: RateRow): ExchangeRate => ({
  id: row.id,
  currency: row.currency,
  date: row.date,
  rate: row.rate,
  nominal: row.nominal,
  source: row.source,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});
