import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '../../kernel/integrations/call.ts';
import { type CallClass, ProviderError } from '../../kernel/integrations/provider.ts';
import { askRpc } from './ask-rpc.ts';
import type { SabySettings } from './settings.ts';

interface Asked {
  /** `СБИС.ПрочитатьДокумент` */
  method: string;
  params: Readonly<Record<string, unknown>>;
  class: CallClass;
  /** What the journal calls it: `documents.read`. */
  operation: string;
}

/** Before a call that failed in passing is made again as it is. */
export const pauseMs = 5_000;

const mostRepeats = 2;

/** Calls a method with the session of the installation. A session that is refused is opened anew once, and the call made once more. */
export async function askSaby(call: Call<SabySettings>, asked: Asked, pause: number = pauseMs): Promise<unknown> {
  const session = await call.accessToken();
  try {
    return await persist(call, asked, session, pause);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 401) throw error;
    return persist(call, asked, await call.accessToken(session), pause);
  }
}

/** What may have been carried out and must not be twice is left to the outbox: it reads the document before it tries again. */
async function persist(call: Call<SabySettings>, asked: Asked, session: string, pause: number): Promise<unknown> {
  for (let repeats = 0; ; repeats += 1) {
    const answered = await askRpc(call, { ...asked, path: '/service/?srv=1', headers: sessionHeader(call, session) });
    if (answered.fault === null) return answered.result;
    if (!answered.passing || asked.class === 'unsafe-write' || repeats === mostRepeats) throw answered.fault;
    await wait(pause, undefined, { signal: call.signal });
  }
}

/** A session of a person, or the token of a service: never both. */
const sessionHeader = ({ settings }: Call<SabySettings>, session: string): Record<string, string> =>
  settings.service ? { 'x-sbisaccesstoken': session } : { 'x-sbissessionid': session };
