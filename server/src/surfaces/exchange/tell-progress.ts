import type { Steps } from '../../kernel/operation.ts';
import { noteProgress } from './operations/apply-progress.ts';

const everyMs = 500;

/** Tells how many rows were written, now and then, never waited for by who writes them. What is lost is told the next time. */
export function tellProgress(steps: Steps, jobId: string) {
  let lastAt = -everyMs;
  let telling: Promise<void> | undefined;
  const note = (applied: number) =>
    steps.command(noteProgress, { jobId, applied }).then(
      () => {},
      () => {},
    );
  return {
    tell(applied: number) {
      if (telling || performance.now() - lastAt < everyMs) return;
      lastAt = performance.now();
      telling = note(applied).finally(() => {
        telling = undefined;
      });
    },
    /** The transaction failed: nothing is written. */
    async takeBack() {
      await telling;
      await note(0);
    },
  };
}
