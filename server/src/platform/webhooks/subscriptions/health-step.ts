const hour = 3_600_000;

/** Hours without a success after which people are warned. */
const warningHours = [6, 24, 72] as const;

/** What is known of a receiver since its last success. */
interface FailingState {
  failingSince: Date;
  lastFailedAt: Date;
  failedAttempts: number;
  /** The last warning given, in hours; 0 before the first. */
  warnedHours: number;
}

export type HealthStep = { disable: true } | { warn: number } | null;

/**
 * What is due for a receiver that does not answer well: a warning at 6, 24 and 72 hours, and the end after 120 hours
 * with at least 20 failed attempts, the first and the last of them at least 12 hours apart.
 */
export function healthStep(
  { failingSince, lastFailedAt, failedAttempts, warnedHours }: FailingState,
  now: Date,
): HealthStep {
  const silent = now.getTime() - failingSince.getTime();
  const spread = lastFailedAt.getTime() - failingSince.getTime();
  if (silent >= 120 * hour && failedAttempts >= 20 && spread >= 12 * hour) return { disable: true };
  const warn = warningHours.findLast((hours) => silent >= hours * hour);
  return warn !== undefined && warn > warnedHours ? { warn } : null;
}
