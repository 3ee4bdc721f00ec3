import type { Static } from 'typebox';
import { ExchangeFault } from '../../../kernel/integrations/ports/exchange-fault.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { notFound, Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { applyNext } from '../applying/apply-next.ts';
import { endFile } from '../applying/end-file.ts';
import { isPassing } from '../is-passing.ts';
import { applyPictures } from '../pictures/apply-pictures.ts';
import { failFile } from '../staging/fail-file.ts';
import { type FoundFile, findFile } from '../staging/find-file.ts';
import { openArchive } from '../staging/open-archive.ts';
import { stageFile } from '../staging/stage-file.ts';
import { nameOf } from '../staging/take-part.ts';
import type { ExchangeCall } from './call.ts';

/** How long one call works before it answers «progress»: clients wait half a minute at least. */
const workMs = 5_000;

/** One call of `import`: works for a bounded time; answers whether the file is done. */
export async function importFile(steps: Steps, call: ExchangeCall, fileName: string | undefined): Promise<boolean> {
  const until = Date.now() + workMs;
  const { token, sessionId } = call;
  const found = await steps.query(findFile, { token, sessionId, name: nameOf(fileName) });
  if (!found) throw notFound(words(`The file ${fileName}`, `Файл ${fileName}`));
  const { file } = found;
  if (file.state === 'failed') throw new Refusal('file_malformed', file.reason ?? undefined);
  if (file.kind === 'picture' || file.state === 'done') return true;
  if (file.kind === 'archive') {
    await orFail(steps, call, found, () => openArchive(steps, call, found));
    return isNamed(found, fileName);
  }
  if (file.state === 'receiving' && !(await orFail(steps, call, found, () => stageFile(steps, call, found, until))))
    return false;
  const work = { token, sessionId, fileId: file.id, source: call.source, rules: call.rules };
  do {
    if ((await applySome(steps, work)) > 0 || (await applyPictures(steps, call, file.id, until)) > 0) continue;
    if (await steps.command(endFile, { token, fileId: file.id })) return true;
  } while (Date.now() < until);
  return false;
}

const leastShare = 1 / 64;

/** The next records; fewer of them where a busy database has no time for so many. */
async function applySome(steps: Steps, work: Omit<Static<typeof applyNext.input>, 'share'>) {
  for (let share = 1; ; share /= 8) {
    try {
      return await steps.command(applyNext, { ...work, share });
    } catch (error) {
      if (share === leastShare || !isPassing(error)) throw error;
    }
  }
}

/** The archive itself was asked for, not a file in it. */
const isNamed = ({ file }: FoundFile, name: string | undefined) => file.name === name;

/** A fault of the file is kept with it, so that whoever asks again gets the same answer. */
async function orFail<T>(
  steps: Steps,
  { token }: ExchangeCall,
  { file }: FoundFile,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    await steps.command(failFile, { token, fileId: file.id, reason: fault.reason });
    throw refuse('file_malformed', fault.reason);
  }
}

/** A stream that was piped on breaks with its reader's fault inside another's. */
const faultOf = (error: unknown): ExchangeFault | undefined => {
  if (error instanceof ExchangeFault) return error;
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause === undefined ? undefined : faultOf(cause);
};
