import type { ReportLetter } from '../../../../../nouns/report-letter.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { reportLetter, reportLetters } from './report-letter.ts';

/** A letter that the caller has set up, locked until the transaction ends; nobody else changes it. */
export async function openLetter(ctx: WriteContext, id: string): Promise<ReportLetter> {
  const letter = await reportLetters.lock(ctx.db, id);
  if (letter.ownerId !== ctx.actor.userId) throw notFound(reportLetter.noun);
  ctx.expectVersion(letter.version);
  return letter;
}
