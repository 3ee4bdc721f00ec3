import type { Steps } from '../../kernel/operation.ts';
import { noteProgress } from './operations/apply-progress.ts';

const everyMs = 500;

/** Records from time to time how many rows were written; the writing does not wait for it. A lost update is made up by the next one. */
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
    /** The transaction failed: nothing was written. */
    async takeBack() {
      await telling;
      await note(0);
    },
  };
}
