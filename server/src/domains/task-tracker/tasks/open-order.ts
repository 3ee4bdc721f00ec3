import type { OutboxEntry } from '../../../../../nouns/outbox-entry.ts';
import { createTaskWrite } from '../../../kernel/integrations/ports/task-tracker.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { writesFor } from '../../../platform/integrations/outbox/writes-for.ts';
import { requisition } from '../../requisitions/requisition.ts';

/** A task of the requisition that is on its way to the tracker, or may be there already. */
export async function openOrder(ctx: ReadContext, requisitionId: string): Promise<OutboxEntry | undefined> {
  const writes = await writesFor(ctx, createTaskWrite, { type: requisition.type, id: requisitionId });
  return writes.find(({ status }) => ['pending', 'running', 'in_doubt'].includes(status));
}
