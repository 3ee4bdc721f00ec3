import type { Requisition } from '../../../../../nouns/requisition.ts';
import { createTaskWrite } from '../../../kernel/integrations/ports/task-tracker.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { draftTask } from './draft-task.ts';

interface Ordered {
  installationId: string;
  source: string;
  columnId: string;
  assigneeId: string | null;
  heading?: string | undefined;
  byRule: boolean;
  leftToCallerMs?: number;
}

/** Orders a task for a held requisition: it is created by the outbox, and linked once the tracker has it. Answers the write. */
export async function orderTask(ctx: WriteContext, held: Requisition, ordered: Ordered): Promise<string> {
  const { installationId, source, columnId, assigneeId, heading, byRule, leftToCallerMs } = ordered;
  const draft = draftTask(held, { heading, columnId, assigneeId, publicUrl: ctx.services.publicUrl });
  const writeId = await enqueueWrite(ctx, {
    installationId,
    operation: createTaskWrite,
    payload: { ...draft },
    entity: { type: requisition.type, id: held.id },
    ...(leftToCallerMs !== undefined && { leftToCallerMs }),
  });
  await ctx.db.execute(sql`
    insert into tracker_orders ${columns({
      tenant_id: ctx.db.tenant,
      write_id: writeId,
      requisition_id: held.id,
      source,
      column_id: columnId,
      title: draft.title,
      by_rule: byRule,
    })}`);
  return writeId;
}
