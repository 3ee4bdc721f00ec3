import { portalNow } from '../../../kernel/portal-clock.ts';

/**
 * When something was noted by a phone that may have been without connection: as its clock says, but neither before the link was made nor
 * after now. A clock that is wrong does not cost the driver his work.
 */
export function momentOf(pressedAt: string | undefined, { createdAt }: { createdAt: string }): string {
  const now = portalNow().toISOString();
  if (pressedAt === undefined || pressedAt > now) return now;
  return pressedAt < createdAt ? createdAt : pressedAt;
}
