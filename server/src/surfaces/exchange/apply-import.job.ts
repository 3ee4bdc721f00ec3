import Type from 'typebox';
import type { Exchange } from '../../kernel/exchange/exchange.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, inSteps } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { beginApplying } from './operations/apply-progress.ts';
import { giveUpApplying, writeImport } from './operations/write-import.ts';
import { importPayload } from './read-import.job.ts';
import { tellProgress } from './tell-progress.ts';

/** Applies a preview: one transaction writes it, while separate short ones record the progress. */
export const applyImportJob = (exchanges: readonly Exchange[]): Job<typeof importPayload> => {
  const write = writeImport(new Map(exchanges.map((one) => [one.kind, one])));
  return job({
    name: 'exchange.apply-import',
    payload: importPayload,
    attempts: 3,
    onGivenUp: { command: giveUpApplying, input: ({ jobId }) => ({ jobId }) },
    onBehalfOf: ({ userId }) => userId,
    command: command({
      name: 'exchange.apply-import',
      summary: words('Apply a preview', 'Применить импорт'),
      permission: 'signed-in',
      scope: null,
      input: importPayload,
      output: Type.Unknown(),
      run: inSteps,
      async steps(steps, { jobId }) {
        if (!(await steps.command(beginApplying, { jobId }))) return;
        const progress = tellProgress(steps, jobId);
        try {
          await steps.command(write, { jobId, tell: progress.tell });
        } catch (error) {
          await progress.takeBack();
          throw error;
        }
      },
    }),
  });
};
