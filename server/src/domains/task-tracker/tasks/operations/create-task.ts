import Type from 'typebox';
import { authorize } from '../../../../kernel/access/actor.ts';
import { id, object, text } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import { command, inSteps, type WriteContext } from '../../../../kernel/operation.ts';
import { conflict, unknownReference, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { leftToCallerMs, sendNow } from '../../../../platform/integrations/outbox/send-now.ts';
import { providerRefusals } from '../../../../platform/integrations/provider-refusal.ts';
import { getRequisition, requisitions } from '../../../requisitions/requisition.ts';
import { workingTracker } from '../../find-tracker.ts';
import { trackerLink } from '../../tracker-link.ts';
import { trackerCreating } from '../../tracker-rights.ts';
import { settingsOf } from '../../tracker-settings.ts';
import { chooseColumn } from '../choose-column.ts';
import { openOrder } from '../open-order.ts';
import { orderTask } from '../order-task.ts';
import { refusalOfWrite } from '../refusal-of-write.ts';
import { linkCreated } from '../take-created.ts';

const { externalId } = trackerLink.fields;

const asked = object({
  procurementId: id('Requisition'),
  title: Type.Optional(text(300, 'Title; the number and the title of the requisition unless given')),
  projectId: Type.Optional(named('Project: the task enters the first column of its first board')),
  boardId: Type.Optional(named('Board: the task enters its first column')),
  columnId: Type.Optional(named('Column')),
  assignee: Type.Optional(named('Person in the tracker it is given to')),
});

function named(title: string) {
  return { ...externalId, title };
}

export function createTask(connectors: readonly AnyConnector[]) {
  const order = orderFor(connectors);
  const send = sendNow(connectors);
  return command({
    name: 'task-tracker.create-task',
    summary: words('Create a task in the tracker', 'Создать задачу в трекере'),
    description:
      'The task is created in the tracker and linked to the requisition; the answer is the link. Without a column, a board or a project it enters the column of the stage of the requisition, or the usual one of the integration. Where the tracker fails nothing is linked. Where it does not say whether it has created the task, 502 with the rule `outcome_unknown` is answered, the task is looked for, and it is linked when it is found; until then no other task is created for the requisition.',
    ...trackerCreating,
    refuses: [...providerRefusals, 'not_found', 'unknown_reference', 'conflict'],
    input: asked,
    output: trackerLink.view,
    run: inSteps,

    async steps(steps, input) {
      const { writeId } = (await steps.command(order, input)) as { writeId: string };
      const sent = await send(steps, writeId);
      if (sent.status !== 'done') throw refusalOfWrite(sent);
      return steps.command(linkOrdered, { writeId });
    },
  });
}

const orderFor = (connectors: readonly AnyConnector[]) =>
  command({
    name: 'task-tracker.order-task',
    summary: words('Order a task', 'Заказать задачу'),
    ...trackerCreating,
    input: asked,
    output: Type.Unknown(),
    async run(ctx, { procurementId, title: heading, assignee, ...where }) {
      authorize(ctx.actor, getRequisition);
      const held = await requisitions.lock(ctx.db, procurementId);
      const { installation, port, source } = await workingTracker(ctx, connectors);
      await refuseUnderWay(ctx, procurementId);
      if (assignee !== undefined) await demandPerson(ctx, source, assignee);
      const columnId = await chooseColumn(ctx.db, source, where, {
        settings: await settingsOf(ctx.db, source),
        stageId: held.stage?.id,
        defaultColumn: port.defaultColumn(installation.settings as never),
      });
      const ordered = { installationId: installation.id, source, columnId, assigneeId: assignee ?? null, heading };
      return { writeId: await orderTask(ctx, held, { ...ordered, byRule: false, leftToCallerMs }) };
    },
  });

/** One after another: a task whose outcome is not known yet may be there already. */
async function refuseUnderWay(ctx: WriteContext, requisitionId: string) {
  const open = await openOrder(ctx, requisitionId);
  if (open)
    throw conflict(
      'task_being_created',
      words(
        'A task of this requisition is being created, or being looked for. Wait for the outcome.',
        'Задача этой заявки уже создаётся или её ищут в трекере. Дождитесь результата.',
      ),
      { writeId: open.id, installationId: open.installationId, writeStatus: open.status },
    );
}

async function demandPerson({ db }: WriteContext, source: string, assignee: string) {
  const found = await db.first(sql`
    select 1 from tracker_places
    where tenant_id = ${db.tenant} and source = ${source} and kind = 'user' and external_id = ${assignee} and not deleted`);
  if (!found) throw unknownReference('assignee', words('Person in the tracker', 'Сотрудник в трекере'));
}

const linkOrdered = command({
  name: 'task-tracker.link-ordered-task',
  summary: words('Link a task that was ordered', 'Связать заказанную задачу'),
  ...trackerCreating,
  input: object({ writeId: id() }),
  output: trackerLink.view,
  async run(ctx, { writeId }) {
    const before = ctx.stated();
    const link = await linkCreated(ctx, writeId);
    if (!link) throw new Error('The tracker has created the task, and nothing tells which');
    if (ctx.stated() === before) ctx.nothingChanged();
    return link;
  },
});
