import type { Static } from 'typebox';
import type { TrackerTask } from '../../../../../nouns/tracker-task.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { workingInstallation } from '../../../platform/integrations/installation.row.ts';
import { type Connection, openConnection } from '../../../platform/integrations/open-connection.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { findTracker } from '../find-tracker.ts';
import { columnsBeside } from '../places/places-of.ts';
import { columnForStage } from '../settings/stage-map.ts';
import { digestOfColumn } from '../tasks/digest-of-column.ts';
import { taskOf } from '../tasks/keep-task.ts';
import { linksOf, movingLink } from '../tracker-link.ts';
import { settingsOf } from '../tracker-settings.ts';
import { longestSending } from './judge-reading.ts';
import { pushTaskJob, type pushTaskPayload } from './tracker-jobs.ts';
import { waitForReading } from './wait-for-reading.ts';

export interface BegunPush {
  connection: Connection;
  /** As it is kept here. */
  taskId: string;
  externalId: string;
  columnId: string;
}

/** What is to be sent, noted as being on its way; null where the task stands right, the requisition has moved on, or the tracker is off. */
export async function beginPush(
  ctx: WriteContext,
  connectors: readonly AnyConnector[],
  payload: Static<typeof pushTaskPayload>,
): Promise<BegunPush | null> {
  ctx.nothingChanged();
  const { db } = ctx;
  const tracker = await findTracker(db, connectors);
  const installed = tracker && (await workingInstallation(db, tracker.installationId));
  const [held] = await requisitions.byIds(db, [payload.procurementId]);
  if (!tracker || held?.stage?.id !== payload.stageId) return null;
  const link = movingLink(await linksOf(db, held.id));
  if (link?.source !== tracker.source) return null;
  if (!installed) {
    await waitForReading(ctx, { ...payload, source: link.source, taskId: link.externalId });
    return null;
  }
  const sending = await lockTask(ctx, tracker.source, link.externalId);
  const task = sending && (await taskOf(db, tracker.source, link.externalId));
  const columnId = task && (await targetOf(ctx, task, payload.stageId));
  if (!task || !columnId) return null;
  if (sending.since !== null && Date.parse(sending.since) > portalNow().getTime() - longestSending) {
    await ctx.enqueue(pushTaskJob, payload, { dueAt: new Date(portalNow().getTime() + 5_000).toISOString() });
    return null;
  }
  await db.execute(sql`
    update tracker_tasks set sending_since = ${portalNow().toISOString()}, sent_digest = ${digestOfColumn(columnId)}
    where tenant_id = ${db.tenant} and id = ${task.id}`);
  const connection = await openConnection(ctx, installed);
  return { connection, taskId: task.id, externalId: task.taskId, columnId };
}

const lockTask = ({ db }: WriteContext, source: string, externalId: string) =>
  db.first<{ since: string | null }>(sql`
    select sending_since as since from tracker_tasks
    where tenant_id = ${db.tenant} and source = ${source} and external_id = ${externalId} and not deleted for update`);

async function targetOf(
  { db }: WriteContext,
  { source, columnId }: TrackerTask,
  stageId: string,
): Promise<string | null> {
  const settings = await settingsOf(db, source);
  const boardColumns = await columnsBeside(db, source, columnId);
  return columnForStage(settings?.columns ?? [], stageId, { columnId, boardColumns });
}
