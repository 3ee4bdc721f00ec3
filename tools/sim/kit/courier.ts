import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './simulated-clock.ts';

/** One request a provider made by itself, and what came of it. */
export interface Posted {
  at: number;
  url: string;
  body: unknown;
  /** Null when nothing was answered in time. */
  status: number | null;
  text: string;
  tookMs: number;
}

/** What is to be brought, and where. */
export interface Parcel {
  url: string;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /** Told of every attempt, the first being 1: in how many milliseconds it is made again, if it is. */
  after?(posted: Posted, attempt: number): number | undefined;
}

/** What becomes of a parcel on its way. */
export type Way = 'twice' | 'after the next' | 'late';

/** Brings what a provider tells by itself, as real requests and one after another, unless a way is planned for the next ones. */
export interface Courier {
  /** Every request that went out, in order. */
  readonly posted: readonly Posted[];
  /** Sends now, beside the queue, and waits for the answer. */
  post(parcel: Parcel): Promise<Posted>;
  /** Puts it into the queue. */
  send(parcel: Parcel): void;
  /** How the next ones go, one each. */
  plan(...ways: Way[]): void;
  /** Addresses keep their paths, and are looked for here: for a platform that listens elsewhere than it says. */
  reroute(origin: string | null): void;
  /** Nothing is under way any more, repeats among it; what waits for a next one goes without it. */
  settled(): Promise<void>;
  reset(): void;
}

const lateMs = 150;

export function courier(clock: Clock): Courier {
  let posted: Posted[] = [];
  let ways: Way[] = [];
  let origin: string | null = null;
  let stopped = new AbortController();
  let queue: Promise<void> = Promise.resolve();
  let held: Parcel[] = [];
  const others = new Set<Promise<void>>();

  return {
    get posted() {
      return posted;
    },
    post,
    send(parcel) {
      const way = ways.shift();
      if (way === 'after the next') return void held.push(parcel);
      const waiting = held;
      held = [];
      if (way === 'late') aside(bring(parcel, lateMs));
      else for (const one of way === 'twice' ? [parcel, parcel] : [parcel]) line(one);
      for (const one of waiting) line(one);
    },
    plan: (...planned) => void ways.push(...planned),
    reroute(to) {
      origin = to;
    },
    async settled() {
      for (const one of held.splice(0)) line(one);
      let last: unknown;
      while (last !== queue || others.size > 0) {
        last = queue;
        await Promise.all([queue, ...others]);
      }
    },
    reset() {
      stopped.abort();
      stopped = new AbortController();
      [posted, ways, held, origin, queue] = [[], [], [], null, Promise.resolve()];
    },
  };

  function line(parcel: Parcel): void {
    queue = queue.then(() => bring(parcel));
  }

  function aside(work: Promise<void>): void {
    others.add(work);
    void work.finally(() => others.delete(work));
  }

  async function bring(parcel: Parcel, waitMs = 0, attempt = 1): Promise<void> {
    const { signal } = stopped;
    if (waitMs > 0) await pause(waitMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const again = parcel.after?.(await post(parcel), attempt);
    // A repeat waits beside the queue: what happens meanwhile is not held up by it.
    if (again !== undefined) aside(bring(parcel, Math.max(again, 1), attempt + 1));
  }

  async function post({ url, body, headers, timeoutMs = 30_000 }: Parcel): Promise<Posted> {
    const one: Posted = { at: clock.now(), url, body, status: null, text: '', tookMs: 0 };
    const { signal } = stopped;
    posted.push(one);
    const began = performance.now();
    const whole = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const target = rerouted(url);
    if (target) Object.assign(one, await ask(target, JSON.stringify(body), headers, whole));
    one.tookMs = performance.now() - began;
    return one;
  }

  function rerouted(url: string): URL | null {
    if (!URL.canParse(url)) return null;
    const { pathname, search } = new URL(url);
    return origin === null ? new URL(url) : new URL(`${pathname}${search}`, origin);
  }
}

const ask = (
  url: URL,
  body: string,
  headers: Parcel['headers'],
  signal: AbortSignal,
): Promise<Pick<Posted, 'status' | 'text'>> =>
  new Promise((resolve) => {
    const failed = () => resolve({ status: null, text: '' });
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', failed);
        answer.on('end', () => resolve({ status: answer.statusCode ?? null, text: Buffer.concat(chunks).toString() }));
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
