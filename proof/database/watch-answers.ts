import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal, Write } from '../crash/journal.ts';

export interface Watched {
  answers: number;
  byStatus: Record<string, number>;
  mostMs: number;
  /** Answers that no rule allows, and requests that were not answered within the time. */
  wrong: string[];
  late: string[];
}

const items = '/api/v1/integration-api/catalog-items';
const mostMs = 30_000;
const wanted = { sends: 1 };

interface Parts {
  ports: readonly number[];
  key: string;
  /** What is written here is judged with the rest. */
  journal: Journal;
}

/** One asks each process without end, reading and writing, and notes what it is answered and when. */
export function watchAnswers({ ports, key, journal }: Parts) {
  const seen: Watched = { answers: 0, byStatus: {}, mostMs: 0, wrong: [], late: [] };
  const lastGood = new Map<number, number>();
  const notReady = new Map<number, number>();
  let isOver = false;

  const asking = ports.flatMap((port) => [
    turn(() => ask(port, 'GET')),
    turn(() => ask(port, 'POST')),
    turn(() => readiness(port)),
  ]);

  async function turn(work: () => Promise<void>) {
    for (; !isOver; await pause(100)) await work().catch(() => {});
  }

  async function ask(port: number, method: 'GET' | 'POST') {
    const began = Date.now();
    const mark = `watched-${randomUUID()}`;
    const body = { name: mark, sku: mark, externalSource: 'erp', externalId: mark, idempotencyKey: mark };
    const write: Write = {
      ...wanted,
      kind: 'create',
      key: mark,
      name: mark,
      externalId: mark,
      answers: [],
      failures: [],
    };
    if (method === 'POST') journal.push(write);
    const reply = await fetch(`http://127.0.0.1:${port}${items}${method === 'GET' ? '?limit=1' : ''}`, {
      method,
      headers: { 'x-api-key': key, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(mostMs + 15_000),
    });
    const text = await reply.text();
    note(method, reply, text, Date.now() - began);
    if (reply.ok) {
      lastGood.set(port, Date.now());
      write.answers.push({ status: reply.status, body: text, at: Date.now() });
    }
  }

  function note(method: string, reply: Response, text: string, ms: number) {
    seen.answers += 1;
    seen.byStatus[reply.status] = (seen.byStatus[reply.status] ?? 0) + 1;
    seen.mostMs = Math.max(seen.mostMs, ms);
    if (ms > mostMs + 1_000) seen.late.push(`${method} ${reply.status} after ${ms} ms`);
    if (reply.ok) return;
    const { code, retryable } = problemOf(text);
    const isRetryable = [503, 507].includes(reply.status) && retryable && reply.headers.has('retry-after');
    if (!isRetryable) seen.wrong.push(`${method} ${reply.status} ${code ?? text.slice(0, 200)}`);
  }

  async function readiness(port: number) {
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) });
    await reply.text();
    if (!reply.ok) notReady.set(port, Date.now());
  }

  return {
    seen,
    /** Since a moment each process has answered well again. */
    answerAgain: (since: number) => ports.every((port) => (lastGood.get(port) ?? 0) > since),
    saidNotReady: (since: number) => ports.every((port) => (notReady.get(port) ?? 0) > since),
    async stop() {
      isOver = true;
      await Promise.all(asking);
    },
  };
}

export type Watch = ReturnType<typeof watchAnswers>;

function problemOf(text: string): { code?: string; retryable?: boolean } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
