import Type, { type Static } from 'typebox';
import { date, id } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import type { Limits } from './pack-loads.ts';
import type { Proposal } from './propose-batches.ts';

const most = 20;

const about = {
  procurementItemIds: Type.Optional(Type.Array(id('Requisition line'), { title: 'Lines, at most 20' })),
  neededBy: Type.Optional(date('Earliest day one of them is needed by')),
};

export const planWarnings = warnings('late', about);

type PlanWarning = Static<typeof planWarnings>[number];

/** What should be known of a proposed batch before it is saved. */
export function warningsOfProposal(ctx: ReadContext, { batch, rows, isOver }: Proposal, limits: Limits): PlanWarning[] {
  const { plannedDate } = batch;
  const isLate = ({ needed }: (typeof rows)[number]) => plannedDate !== null && needed !== null && needed < plannedDate;
  const late = rows.filter(isLate);
  const unknown = rows.filter(
    ({ measures }) => (limits.weight && !measures?.weightKg) || (limits.volume && !measures?.volumeM3),
  );
  const ids = (of: typeof rows) => [...new Set(of.map(({ line }) => line.id))].slice(0, most);
  const [neededBy] = late.flatMap(({ needed }) => needed ?? []).toSorted();
  return [
    ...(late.length > 0 && neededBy !== undefined
      ? [warning(ctx, 'late', tooLate, { procurementItemIds: ids(late), neededBy })]
      : []),
    ...(plannedDate === null ? [warning(ctx, 'no_date', dateless, { procurementItemIds: ids(rows) })] : []),
    ...(isOver ? [warning(ctx, 'over_limits', oversized, { procurementItemIds: ids(rows) })] : []),
    ...(unknown.length > 0 ? [warning(ctx, 'measures_unknown', unmeasured, { procurementItemIds: ids(unknown) })] : []),
  ];
}

const tooLate = words('Some of it is needed earlier.', 'Часть товара нужна раньше.');
const dateless = words('No day is known on which it may go.', 'Нет дня, когда это можно доставить.');
const oversized = words('A single unit is over the limits.', 'Даже одна единица превышает ограничения.');
const unmeasured = words(
  'Weight or volume of some of it is not in the catalog, and is not counted.',
  'Для части товара в каталоге нет веса или объёма: они не учтены.',
);
