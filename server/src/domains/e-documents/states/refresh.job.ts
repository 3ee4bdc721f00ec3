import Type from 'typebox';
import { type Job, job } from '../../../kernel/job.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Operators } from '../operators.ts';
import { readAnew } from './read-anew.ts';
import { refreshed, refreshing } from './refreshing.ts';

/** Reads a document of which the operator told only that something happened. */
export function refreshLater(operators: Operators): Job<typeof refreshed> {
  const read = readAnew(operators);
  return job({
    ...refreshing,
    attempts: 6,
    command: command({
      name: 'e-documents.refresh-later',
      summary: words('Read a document at its operator', 'Прочитать документ у оператора'),
      permission: 'signed-in',
      scope: null,
      input: refreshed,
      output: Type.Unknown(),
      run: inSteps,
      steps: (steps, asked) => read(steps, asked),
    }),
  });
}
