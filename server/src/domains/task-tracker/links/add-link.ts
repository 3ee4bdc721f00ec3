import type { TrackerLink } from '../../../../../nouns/tracker-link.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { linksOf, trackerLinks } from '../tracker-link.ts';

export type Target = Pick<TrackerLink, 'source' | 'targetType' | 'externalId'>;

/**
 * Links a requisition; the first link is the main one. The requisition is held, so that whoever links or unlinks at the same time waits.
 * Answers the link that was there already beside whether it is new.
 */
export async function addLink(
  ctx: WriteContext,
  requisitionId: string,
  target: Target,
): Promise<{ link: TrackerLink; isNew: boolean }> {
  await requisitions.lock(ctx.db, requisitionId);
  const held = await linksOf(ctx.db, requisitionId);
  const same = held.find((one) => isSame(one, target));
  if (same) return { link: same, isNew: false };
  const isPrimary = !held.some((one) => one.isPrimary);
  const made = await trackerLinks.create(ctx, { procurementId: requisitionId, ...target, isPrimary });
  if (!made) throw new Error('The requisition was held, and was linked all the same');
  return { link: made, isNew: true };
}

const isSame = (one: TrackerLink, { source, targetType, externalId }: Target) =>
  one.source === source && one.targetType === targetType && one.externalId === externalId;
