import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from './rulebook.ts';

/** What goes wrong on the way, in one vocabulary for all simulators. `before` and `after`: was the work done all the same. */
export type Fault =
  | { kind: 'status'; status: number; effect: 'before' | 'after'; retryAfter?: number }
  | { kind: 'timeout'; effect: 'before' | 'after' }
  | { kind: 'reset'; effect: 'before' | 'after' }
  | { kind: (typeof spoilings)[number] }
  | { kind: (typeof drips)[number] }
  /** Of the simulator's own, by a name it declares: `token expired`, `page changes between calls`. */
  | { kind: 'own'; name: string };

const spoilings = [
  'empty body',
  'HTML body',
  'wrong content type',
  'truncated body',
  'extra unknown field',
  'missing optional field',
] as const;
const drips = ['reset mid-body', 'slow drip'] as const;

export interface Planned {
  fault: Fault;
  /** Only requests whose method and path this matches: `POST /suggest/`. */
  where?: string;
  /** How many requests it meets; one unless said. */
  times?: number;
  /** How many matching requests pass before. */
  after?: number;
}

export interface FaultPlan {
  add(...planned: Planned[]): void;
  /** The fault this request meets, counted off. */
  meet(line: string): Fault | undefined;
  /** What was planned and met nobody. */
  left(): readonly Planned[];
  clear(): void;
}

export function faultPlan(own: readonly string[]): FaultPlan {
  let plan: Array<Required<Planned>> = [];
  return {
    add(...planned) {
      for (const { fault, where = '', times = 1, after = 0 } of planned) {
        if (fault.kind === 'own' && !own.includes(fault.name)) throw new Error(`No fault is called ${fault.name}`);
        plan.push({ fault, where, times, after });
      }
    },
    meet(line) {
      const one = plan.find(({ where }) => new RegExp(where).test(line));
      if (!one) return undefined;
      if (one.after > 0) {
        one.after -= 1;
        return undefined;
      }
      one.times -= 1;
      if (one.times === 0) plan = plan.filter((other) => other !== one);
      return one.fault;
    },
    left: () => plan,
    clear: () => {
      plan = [];
    },
  };
}

type Spoiling = (typeof spoilings)[number];

export const isSpoiling = (fault: Fault): fault is { kind: Spoiling } => spoilings.includes(fault.kind as Spoiling);

/** The reply as the fault leaves it. */
export function spoil(reply: Reply, kind: Spoiling): Reply {
  const text = reply.body?.toString('latin1') ?? '';
  const headers = { ...reply.headers };
  switch (kind) {
    case 'empty body':
      return { ...reply, body: '' };
    case 'HTML body':
      return {
        status: reply.status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: '<!DOCTYPE html><html><head><title>Технические работы</title></head><body><p>Скоро вернёмся<br></body></html>',
      };
    case 'wrong content type':
      return { ...reply, headers: { ...headers, 'content-type': 'text/plain' } };
    case 'truncated body':
      return { ...reply, body: Buffer.from(text.slice(0, Math.floor(text.length / 2)), 'latin1') };
    case 'extra unknown field':
      return changed(reply, (value) => ({ ...value, simulatorUnknown: { since: 'yesterday' } }));
    case 'missing optional field':
      return changed(reply, ({ ...value }) => {
        for (const [name, inner] of Object.entries(value)) if (inner === null) delete value[name];
        return value;
      });
  }
}

/** Every object of a JSON body, changed from the inside out; every element of an XML body that holds others gets one more. */
function changed(reply: Reply, change: (value: Record<string, unknown>) => Record<string, unknown>): Reply {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner)])));
  };
  try {
    return { ...reply, body: JSON.stringify(walk(JSON.parse(String(reply.body)))) };
  } catch {
    return { ...reply, body: Buffer.from(withElements(reply.body?.toString('latin1') ?? '', change), 'latin1') };
  }
}

const withElements = (xml: string, change: (value: Record<string, unknown>) => Record<string, unknown>) =>
  Object.keys(change({})).reduce((text, name) => text.replace(/>(<\/\w+>)/g, `><${name}>1</${name}>$1`), xml);

/** Sends the reply as slowly, or as far, as the fault says. */
export async function drip(response: ServerResponse, reply: Reply, kind: Fault['kind']): Promise<void> {
  const bytes = Buffer.from(reply.body ?? '');
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Math.max(bytes.length, 2) });
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)));
  if (kind === 'reset mid-body') {
    await pause(20);
    response.socket?.resetAndDestroy();
    return;
  }
  for (const byte of bytes.subarray(Math.ceil(bytes.length / 2))) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await pause(100);
  }
  response.end();
}
