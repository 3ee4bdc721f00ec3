import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Seeded } from '../seeded.ts';
import type { Write } from './journal.ts';

export interface Submitting {
  key: string;
  random: Seeded;
  /** Ports of the web processes, alive or not, or those a balancer sends to: while it has none, a client waits. */
  ports: readonly number[];
  /** Nothing is waited for any more. */
  gaveUp(): boolean;
}

const items = '/api/v1/integration-api/catalog-items';

/** Sends a write until it has so many answers that are final. */
export async function submitWrite(parts: Submitting, write: Write, answers: number): Promise<Write> {
  while (write.answers.length < answers && !parts.gaveUp()) {
    write.sends += 1;
    const answer = await send(parts, write).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') write.failures.push(`${write.key}: ${error.message}`);
    });
    if (answer && answer.status >= 500) write.failures.push(`${write.key}: ${answer.status} ${answer.body}`);
    if (answer?.status === 500) write.unforeseen = answer.body;
    if (!answer || answer.status >= 500 || answer.status === 429 || isStillRunning(answer)) await pause(50);
    else if (answer.status < 400) write.answers.push({ ...answer, at: Date.now() });
    else {
      write.refused = `${answer.status} ${answer.body}`;
      break;
    }
  }
  return write;
}

const isStillRunning = ({ status, body }: { status: number; body: string }) =>
  status === 409 && body.includes('idempotency_in_progress');

async function send({ key, ports, random, gaveUp }: Submitting, write: Write) {
  while (ports.length === 0) {
    if (gaveUp()) return undefined;
    await pause(50);
  }
  const connection = await openConnection(random.pick(ports));
  try {
    const outcome = connection.send(textOf(key, write));
    return await Promise.race([outcome, pause(15_000).then(() => undefined)]);
  } finally {
    connection.close();
  }
}

function textOf(key: string, { kind, key: idempotencyKey, name, externalId, itemId }: Write): string {
  if (kind === 'update') return requestText('PATCH', `${items}/${itemId}`, key, { name, idempotencyKey });
  return requestText('POST', items, key, { name, sku: externalId, externalSource: 'erp', externalId, idempotencyKey });
}
