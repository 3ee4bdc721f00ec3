import assert from 'node:assert/strict';
import type { Simulator } from '../../../../tools/sim/kit/simulator.ts';
import { type Host, startHost } from '../../../../tools/sim/kit/start-host.ts';
import type { RuleId } from '../../../../tools/sim/wazzup/rules.ts';
import { seed, uuidOf, type World } from '../../../../tools/sim/wazzup/seed.ts';
import type { wazzup as connector } from '../../../src/connectors/wazzup/wazzup.connector.ts';
import type { Written } from '../../../src/kernel/integrations/outgoing-write.ts';
import { messageSending, type OutgoingMessage } from '../../../src/kernel/integrations/ports/messenger.ts';
import type { Registration } from '../../../src/kernel/integrations/provider-webhook.ts';
import { uuidv7 } from '../../../src/kernel/values/uuid.ts';
import type { Called } from '../../../src/platform/integrations/call-connector.ts';
import type { Held, Make } from '../suite.ts';

export type Wazzup = typeof connector;
export type Sim = Simulator<World, RuleId>;
export type One = Held<Wazzup, World, RuleId>;

export const { apiKey, restrictedKey } = seed();
export const [whatsapp, telegram, viber, blocked] = [1, 2, 4, 7].map((at) => uuidOf(1, at)) as [
  ...[string, string, string, string],
];

export const port = ({ ports }: Wazzup) => ports?.messenger as NonNullable<NonNullable<Wazzup['ports']>['messenger']>;
export const hook = ({ webhook }: Wazzup) => webhook as NonNullable<Wazzup['webhook']>;

export const bodies = ({ journal }: Sim) =>
  journal.map(({ bytes }) => (bytes.length > 0 ? JSON.parse(bytes.toString()) : null));

export const lines = ({ journal }: Sim) => journal.map(({ method, url }) => `${method} ${url}`);

export async function value<T>(called: Promise<Called<T>>): Promise<T> {
  const { result, error } = await called;
  assert.equal(error, null);
  return result as T;
}

/** One message under one identifier, as the outbox sends it. */
export function sends(call: Make, { writes }: Wazzup, change: Partial<OutgoingMessage> = {}, id = uuidv7()) {
  const message = {
    channelId: whatsapp,
    chatType: 'whatsapp',
    chatId: '79161234567',
    text: 'Пришлите счёт',
    file: null,
  };
  const write = { id, payload: { ...message, ...change }, attempt: 1, sentAt: new Date().toISOString() };
  return call<Written>((one) => writes?.[messageSending]?.send(one, write) as Promise<Written>);
}

interface Asked {
  url: string;
  held?: Extract<Registration, { state: unknown }>['state'] | null;
  takeOver?: boolean;
}

export const registers = (call: Make, connector: Wazzup, { url, held = null, takeOver = false }: Asked) =>
  call((one) => hook(connector).register(one, { url, held, takeOver }));

/** A place that takes what Wazzup posts, for as long as the work needs it. */
export async function withHost<T>(work: (host: Host) => Promise<T>): Promise<T> {
  const host = await startHost();
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}
