import type { StageRule } from '../../../../../nouns/tracker-settings.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { stateLine } from '../../../platform/integrations/log/state-line.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { requisition, requisitions } from '../../requisitions/requisition.ts';
import { linksOf, movingLink } from '../tracker-link.ts';
import { openOrder } from './open-order.ts';
import { orderTask } from './order-task.ts';

interface Ruled {
  installationId: string;
  source: string;
  procurementId: string;
  rule: StageRule;
}

/** Orders the task that a rule asks for: once for a requisition, and only while it has none. */
export async function orderByRule(ctx: WriteContext, { installationId, source, procurementId, rule }: Ruled) {
  const held = await requisitions.lock(ctx.db, procurementId);
  if (movingLink(await linksOf(ctx.db, procurementId))) return;
  if (await wasOrdered(ctx, procurementId)) return;
  if (!(await workingInstallation(ctx.db, installationId))) {
    const line = { ...stateLine('tracker.rule_skipped', notWorking(held.number)), entityId: procurementId };
    await writeLog(ctx.db, installationId, [
      { ...line, entityType: requisition.type, level: 'warning', status: 'skipped' },
    ]);
    return;
  }
  const { columnId, assigneeId = null } = rule;
  await orderTask(ctx, held, { installationId, source, columnId, assigneeId, byRule: true });
}

/** By a rule before, or by a person whose task is on its way. */
async function wasOrdered(ctx: WriteContext, procurementId: string): Promise<boolean> {
  const ruled = await ctx.db.first(sql`
    select 1 from tracker_orders where tenant_id = ${ctx.db.tenant} and requisition_id = ${procurementId} and by_rule limit 1`);
  return ruled !== undefined || (await openOrder(ctx, procurementId)) !== undefined;
}

const notWorking = (number: string) =>
  words(
    `A rule asks for a task of ${number}, but the integration is not running: create the task by hand.`,
    `По правилу нужна задача для ${number}, но интеграция не работает: создайте задачу вручную.`,
  );
