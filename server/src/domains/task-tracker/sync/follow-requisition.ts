import Type from 'typebox';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Reaction, reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { findTracker, hasTracker } from '../find-tracker.ts';
import { orderByRule } from '../tasks/order-by-rule.ts';
import { linksOf, movingLink } from '../tracker-link.ts';
import { settingsOf } from '../tracker-settings.ts';
import { pushTaskJob } from './tracker-jobs.ts';

interface Entered {
  stageId: string | null;
  isNew: boolean;
  changed: string[] | null;
}

/** A requisition that enters a stage takes its task to the column of the stage, or gets one where a rule says so. */
export function followRequisition(connectors: readonly AnyConnector[]): Reaction {
  const follow = command({
    name: 'task-tracker.follow-requisition',
    summary: words('Follow a requisition that has entered a stage', 'Перенести задачу вслед за заявкой'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx, { factId, entityId: procurementId }) {
      const before = ctx.stated();
      const tracker = await findTracker(ctx.db, connectors);
      const settings = tracker && (await settingsOf(ctx.db, tracker.source));
      const stageId = settings && (await stageEntered(ctx, factId));
      if (settings && stageId) {
        const rule = settings.rules.find((one) => one.stageId === stageId);
        const moving = movingLink(await linksOf(ctx.db, procurementId));
        if (moving) await ctx.enqueue(pushTaskJob, { procurementId, stageId, tries: 0 });
        else if (rule) await orderByRule(ctx, { ...tracker, procurementId, rule });
      }
      if (ctx.stated() === before) ctx.nothingChanged();
    },
  });
  return reaction(
    [requisition.event('created'), requisition.event('updated'), requisition.event('status_changed')],
    follow,
    (tenant) => hasTracker(tenant, connectors),
  );
}

/** The stage that the fact tells of; null where it tells of something else. */
async function stageEntered({ db }: WriteContext, factId: string): Promise<string | null> {
  const fact = await db.first<Entered>(sql`
    select data->'object'->'stage'->>'id' as "stageId", event = ${requisition.event('created')} as "isNew", data->'changedFields' as changed
    from audit_events where tenant_id = ${db.tenant} and id = ${factId}`);
  return fact && (fact.isNew || fact.changed?.includes('stage')) ? fact.stageId : null;
}
