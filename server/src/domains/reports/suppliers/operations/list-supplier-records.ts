import Type from 'typebox';
import { choice, date, flag, id, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { join, sql } from '../../../../kernel/sql/sql.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { periodInput, periodOf } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { recordsOfFigure, supplierFigures } from '../figures.ts';
import { shownDays } from '../shares-in.ts';

const most = 500;

const row = object({
  date: date('Day it counts for'),
  entityType: choice(['supplier_rfq', 'supplier_quote', 'procurement', 'invoice'], 'What it is'),
  entityId: id('Its identifier'),
  figure: choice(supplierFigures, 'What is looked at'),
  number: text(32, 'Its number', { examples: ['RFQ-2026-0001'] }),
  good: flag('As it should be'),
});

interface Row extends Type.Static<typeof row> {}

export const listSupplierRecords = query({
  name: 'reports.list-supplier-records',
  summary: words('Records behind a figure of a supplier', 'Записи, из которых сложен показатель поставщика'),
  description:
    'What the share was counted of, those that are not as they should be first, then the newest; at most 500.',
  ...reportReading,
  input: object({
    counterpartyId: Type.Optional(id('Supplier; all of them unless given')),
    figure: Type.Optional(choice(supplierFigures, 'What is looked at; all of it unless given')),
    ...periodInput,
  }),
  output: object({ items: Type.Array(row), hasMore: flag('There are more than the 500 shown') }),

  async run(ctx, { counterpartyId, figure, ...days }) {
    const { db } = ctx;
    const { period } = await periodOf(ctx, days);
    const { timezone } = await regionalOf(ctx);
    const figures = figure ? [figure] : supplierFigures;
    const within = figures.map((one) => {
      const { from, to } = shownDays(one, period, dayIn(timezone));
      return sql`seen.figure = ${one} and seen.date between ${from} and ${to}`;
    });
    const supplied = counterpartyId ? sql`seen.counterparty_id = ${counterpartyId}` : sql`true`;
    const shown = sql`${supplied} and (${join(within, ' or ')})`;
    const purchases = await db.many<{ id: string }>(sql`
      select seen.purchase_id as id from report_supplier_records seen where seen.tenant_id = ${db.tenant} and ${shown}
      order by seen.good < seen.records desc, seen.date desc limit ${most + 1}`);
    const counted = { db, timezone, purchaseIds: [...new Set(purchases.map(({ id }) => id))] };
    const each = figures.map(
      (one) => sql`select ${one}::text as figure, held.* from (${recordsOfFigure[one](counted)}) held`,
    );
    const found = await db.many<Row>(sql`
      select seen.date, seen.entity_type as "entityType", seen.entity_id as "entityId", seen.number, seen.good, seen.figure
      from (${join(each, ' union all ')}) seen where ${shown}
      order by seen.good, seen.date desc, seen.number, seen.figure limit ${most + 1}`);
    return { items: found.slice(0, most), hasMore: found.length > most };
  },
});
