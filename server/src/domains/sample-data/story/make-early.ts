import { words } from '../../../kernel/problems/errors.ts';
import type { Ground } from './make-ground.ts';
import { makeApproved, makeDraft, moveRequisition } from './make-requisition.ts';
import type { Sample } from './sample.ts';

/** Requisitions that nobody buys for yet, or any more: one in each status. */
export async function makeEarly(sample: Sample, ground: Ground): Promise<void> {
  await makeDraft(sample, ground, 'draft');
  const pending = await makeDraft(sample, ground, 'pending');
  await moveRequisition(sample, pending.id, 'pending_approval');
  await makeApproved(sample, ground, 'approved');
  const rejected = await makeDraft(sample, ground, 'rejected');
  await moveRequisition(sample, rejected.id, 'pending_approval');
  const why = words('The office is quiet: there are some left from last year.', 'В офисе тихо, хватит прошлогодних.');
  await moveRequisition(sample, rejected.id, 'rejected', sample.say(why));
  const held = await makeApproved(sample, ground, 'held');
  await moveRequisition(
    sample,
    held.id,
    'on_hold',
    sample.say(words('The drawing is being changed.', 'Уточняем чертёж.')),
  );
  const cancelled = await makeDraft(sample, ground, 'cancelled');
  const found = words('Found in the store.', 'Нашлось на складе.');
  await moveRequisition(sample, cancelled.id, 'cancelled', sample.say(found));
}
