import Type from 'typebox';
import { date, id, object } from '../../../../kernel/fields.ts';
import { type Job, job } from '../../../../kernel/job.ts';
import { command, inSteps, type Steps } from '../../../../kernel/operation.ts';
import { Refusal, words } from '../../../../kernel/problems/errors.ts';
import { endLetter, type WrittenLetter } from './end-letter.ts';
import { readDue } from './read-due.ts';
import { storeReport } from './store-report.ts';

const payload = object({ letterId: id('Letter'), date: date('Day it is written for') });

/** Reads the report, puts its files into the store, and writes the letters: a repeat finds them written and does nothing. */
export const writeLetterJob: Job<typeof payload> = job({
  name: 'reports.write-letter',
  payload,
  command: command({
    name: 'reports.write-letter',
    summary: words('Write a letter with a report', 'Написать письмо с отчётом'),
    permission: 'internal',
    scope: null,
    input: payload,
    output: Type.Unknown(),
    run: inSteps,
    async steps(steps, due) {
      const written = await write(steps, due);
      if (written !== 'nothing') await steps.command(endLetter, { ...due, written });
    },
  }),
});

/** What is refused, such as a basket that is gone, ends the letter in place of being tried again. */
async function write(steps: Steps, due: Type.Static<typeof payload>): Promise<WrittenLetter | 'nothing'> {
  try {
    const told = await steps.query(readDue, due);
    if (told === null) return 'nothing';
    const files = told.form === 'xlsx' ? await storeReport(steps, told) : [];
    const { report, days, main } = told;
    return { report, days, main, files };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return null;
  }
}
