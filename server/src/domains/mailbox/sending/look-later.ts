import type { Job } from '../../../kernel/job.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';

/** Minutes before each look for a letter in doubt; after the last one a person decides. */
const waits = [2, 15, 60];

/** Has a letter in doubt looked for, once more. Answers nothing where it was looked for often enough. */
export async function lookLater(ctx: WriteContext, look: Job, messageId: string, looks: number): Promise<boolean> {
  const minutes = waits[looks];
  if (minutes === undefined) return false;
  const dueAt = new Date(portalNow().getTime() + minutes * 60_000).toISOString();
  await ctx.enqueue(look, { messageId, looks }, { dueAt });
  return true;
}
