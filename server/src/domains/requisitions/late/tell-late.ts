import { integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { tellPeople } from '../../../platform/notices/tell-people.ts';
import { todayOf } from '../../price-lists/today.ts';
import { aboutRequisition } from '../about-requisition.ts';

export const mostLate = 500;

/**
 * The responsible person hears once of each line whose day has passed and that has not all come; of another day, once more. Lines of one
 * requisition that are found together are told of together.
 */
export const tellLate = command({
  name: 'requisitions.tell-late',
  summary: words('Tell of deliveries that are late', 'Сообщить об опаздывающих поставках'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ told: integer('Lines that were told of') }),

  async run(ctx) {
    ctx.nothingChanged();
    const late = await takeLate(ctx);
    for (const lines of Map.groupBy(late, ({ requisitionId }) => requisitionId).values()) await tell(ctx, lines);
    return { told: late.length };
  },
});

interface LateLine {
  id: string;
  requisitionId: string;
  number: string;
  title: string;
  responsibleId: string | null;
  name: string;
  quantity: string;
  uom: string;
  dueDate: string;
}

/** A line is due on its own day, or on that of its requisition. */
const dueDay = sql`coalesce(line.required_at, req.due_date)`;

const takeLate = ({ db }: WriteContext) =>
  db.many<LateLine>(sql`
    with late as (
      select line.id, ${dueDay} as day from requisition_lines line
      join requisitions req on req.tenant_id = ${db.tenant} and req.id = line.requisition_id
      where line.tenant_id = ${db.tenant} and ${dueDay} < ${todayOf(db.tenant)} and ${dueDay} >= ${todayOf(db.tenant)} - 7
        and line.late_told is distinct from ${dueDay}
        and line.status = 'active' and line.received_quantity + line.closed_short_quantity < line.quantity
        and req.status in ('approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received')
      order by line.requisition_id, line.id limit ${mostLate} for no key update of line),
    told as (
      update requisition_lines line set late_told = late.day from late where line.tenant_id = ${db.tenant} and line.id = late.id
      returning line.id, line.requisition_id, line.position, line.name, line.uom, line.late_told,
        line.quantity - line.received_quantity - line.closed_short_quantity as awaited)
    select told.id, req.id as "requisitionId", req.number, req.title, coalesce(req.responsible_id, req.created_by) as "responsibleId",
      told.name, told.awaited as quantity, told.uom, told.late_told as "dueDate"
    from told join requisitions req on req.tenant_id = ${db.tenant} and req.id = told.requisition_id
    order by told.late_told, told.position`);

async function tell(ctx: WriteContext, lines: readonly LateLine[]) {
  const [first] = lines;
  if (!first?.responsibleId) return;
  const { id, requisitionId, number, title, responsibleId, dueDate } = first;
  await tellPeople(ctx, {
    kind: 'goods.late',
    key: `${id} ${dueDate}`,
    about: aboutRequisition({ id: requisitionId }),
    people: [responsibleId],
    causedBy: null,
    byClock: true,
    variables: {
      ...{ number, title, dueDate },
      awaited: lines.length,
      lines: lines.map(({ name, quantity, uom }) => ({ name, quantity, uom })),
    },
  });
}
