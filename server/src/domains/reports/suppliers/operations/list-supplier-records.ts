import Type from 'typebox';
import { choice, date, flag, id, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { join, sql } from '../../../../kernel/sql/sql.ts';
import { periodInput, periodOf } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { askedFigures } from '../asked-figures.ts';
import { recordsOfFigure, supplierFigures } from '../figures.ts';

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
    const { period } = await periodOf(ctx, days);
    const asked = await askedFigures(ctx, period);
    const each = (figure ? [figure] : supplierFigures).map(
      (one) => sql`select ${one}::text as figure, held.* from (${recordsOfFigure[one](asked)}) held`,
    );
    const found = await ctx.db.many<Row>(sql`
      select seen.date, seen.entity_type as "entityType", seen.entity_id as "entityId", seen.number, seen.good, seen.figure
      from (${join(each, ' union all ')}) seen
      where ${counterpartyId ? sql`seen.counterparty_id = ${counterpartyId}` : sql`true`}
      order by seen.good, seen.date desc, seen.number, seen.figure limit ${most + 1}`);
    return { items: found.slice(0, most), hasMore: found.length > most };
  },
});
