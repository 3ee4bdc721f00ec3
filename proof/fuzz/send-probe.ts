import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { app } from '../../server/test/harness.ts';
import type { Probe } from './probe.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  json: Record<string, unknown> | undefined;
}

export type Server = Pick<typeof app, 'inject'>;

/** The answer to a probe, unchecked. A server too busy to answer in time says nothing of the request: it is asked again. */
export async function sendProbe(probe: Probe, to: Server = app): Promise<Answer> {
  const answer = await sendOnce(probe, to);
  if (answer.json?.code !== 'overloaded') return answer;
  await pause(1_000);
  return sendOnce(probe, to);
}

async function sendOnce({ method, url, headers, payload }: Probe, to: Server): Promise<Answer> {
  const answer = (await to.inject({
    ...{ method, url, headers },
    ...(payload !== undefined && { payload }),
  } as InjectOptions)) as unknown as LightMyRequestResponse;
  // A body that was never read is given up after a while: the socket that stands in for one must be able to.
  Object.assign(answer.raw.req.socket, { destroy: () => undefined });
  const text = answer.payload;
  const isJson = /json/.test(String(answer.headers['content-type']));
  return { status: answer.statusCode, headers: answer.headers, text, json: isJson ? readable(text) : undefined };
}

function readable(text: string): Answer['json'] {
  try {
    return JSON.parse(text) as Answer['json'];
  } catch {
    return undefined;
  }
}
