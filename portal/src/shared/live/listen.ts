import { accessToken } from '../session/session.ts';
import { kindsOf, watchedKinds } from './kinds.ts';
import { readEvents } from './read-events.ts';

const pollEvery = 30_000;
const againAfter = [1_000, 3_000, 10_000, 30_000];

/**
 * Tells which kinds of records others have changed, as the server streams it. While the stream is down everything watched is asked
 * for every half minute. Only a page that is looked at listens; coming back to it asks once for all.
 */
export function listen(changed: (kinds: readonly string[]) => void): () => void {
  const over = new AbortController();
  let stream: AbortController | undefined;

  const follow = async () => {
    for (let failures = 0; !over.signal.aborted; failures += 1) {
      await untilVisible(over.signal);
      if (failures > 0) changed(watchedKinds);
      stream = new AbortController();
      const poll = setInterval(() => changed(watchedKinds), pollEvery);
      const ended = await streamOnce(AbortSignal.any([over.signal, stream.signal]), (types) => {
        clearInterval(poll);
        failures = 0;
        changed(kindsOf(types));
      });
      clearInterval(poll);
      if (ended === 'refused')
        await pause(againAfter[Math.min(failures, againAfter.length - 1)] ?? 30_000, over.signal);
    }
  };
  const onVisible = () => {
    if (document.visibilityState === 'hidden') stream?.abort();
  };
  document.addEventListener('visibilitychange', onVisible);
  void follow();
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    over.abort();
  };
}

async function streamOnce(
  signal: AbortSignal,
  changed: (types: readonly string[]) => void,
): Promise<'ended' | 'refused'> {
  try {
    const token = await accessToken();
    const answer = await fetch('/api/v1/events/stream', { headers: { authorization: `Bearer ${token}` }, signal });
    if (!answer.ok || !answer.body) return 'refused';
    changed([]);
    for await (const { event, data } of readEvents(answer.body))
      if (event === 'changed') changed((JSON.parse(data) as { types: string[] }).types);
    return 'ended';
  } catch {
    return signal.aborted ? 'ended' : 'refused';
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
