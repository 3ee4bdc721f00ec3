import type { Steps } from '../../../kernel/operation.ts';
import type { ExchangeCall } from '../protocol/call.ts';
import { attachPictures, type JudgedPicture } from './attach-pictures.ts';
import { judgePicture } from './judge-picture.ts';
import { nextPictures } from './next-pictures.ts';

/** Judges the next pictures as far as the time goes, and attaches them; answers how many there were. */
export async function applyPictures(steps: Steps, call: ExchangeCall, fileId: string, until: number): Promise<number> {
  const { token, sessionId, source, tenantId } = call;
  const next = await steps.query(nextPictures, { token, sessionId, source });
  const pictures: JudgedPicture[] = [];
  for (const one of next) {
    if (pictures.length > 0 && Date.now() > until) break;
    pictures.push({ ...one, ...(await judgePicture(steps.services, tenantId, one)) });
  }
  if (pictures.length === 0) return 0;
  const needless = await steps.command(attachPictures, { token, sessionId, fileId, pictures });
  await Promise.all(needless.map((key) => steps.services.files.remove(key)));
  return pictures.length;
}
