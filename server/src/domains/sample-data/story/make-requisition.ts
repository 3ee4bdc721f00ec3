import { words } from '../../../kernel/problems/errors.ts';
import { changeStatus } from '../../requisitions/moves/operations/change-status.ts';
import { createRequisition } from '../../requisitions/operations/create-requisition.ts';
import { priceOf } from './goods.ts';
import type { Ground } from './make-ground.ts';
import { type Need, needs } from './needs.ts';
import type { Sample } from './sample.ts';

/** A requisition of the story with its lines, in their order. */
export interface MadeRequisition {
  currency: string;
  id: string;
  items: ReadonlyArray<{ id: string; quantity: string; plannedPrice: string | null }>;
}

/** A draft of what is needed in two weeks. */
export async function makeDraft(sample: Sample, ground: Ground, need: Need): Promise<MadeRequisition> {
  const { title, lines } = needs[need];
  return sample.make('procurement', createRequisition, {
    title: sample.say(title),
    dueDate: sample.day(14),
    deliveryWarehouseId: ground.warehouseId,
    budgetCode: ground.budgetCode,
    departmentName: sample.say(words('Workshop', 'Цех')),
    responsibleId: sample.userId,
    items: lines.map(([article, quantity]) => ({
      catalogItemId: ground.itemIds.get(article) as string,
      quantity,
      plannedPrice: priceOf(article),
    })),
  });
}

export type Status = Parameters<typeof changeStatus.run>[1]['status'];

export const moveRequisition = (sample: Sample, id: string, status: Status, reason?: string) =>
  sample.act(changeStatus, { id, status, ...(reason !== undefined && { reason }) });

/** One that was approved, so that it may be bought. */
export async function makeApproved(sample: Sample, ground: Ground, need: Need): Promise<MadeRequisition> {
  const made = await makeDraft(sample, ground, need);
  await moveRequisition(sample, made.id, 'pending_approval');
  await moveRequisition(sample, made.id, 'approved');
  return made;
}
