import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import type { Seeded } from '../seeded.ts';
import type { Journal, Write } from './journal.ts';

interface ClientParts {
  number: number;
  key: string;
  journal: Journal;
  random: Seeded;
  /** Ports of the web processes, alive or not, or those a balancer sends to: while it has none, a client waits. */
  ports: readonly number[];
  stopped(): boolean;
  /** Nothing is waited for any more. */
  gaveUp(): boolean;
}

const items = '/api/v1/integration-api/catalog-items';

/** An integrator as we ask them to be: every write carries its key, and is repeated until it is answered. */
export async function runClient(parts: ClientParts): Promise<void> {
  for (let number = 1; !parts.stopped(); number += 1) {
    const mark = `c${parts.number}-${number}`;
    const made = await submit(parts, {
      kind: 'create',
      key: mark,
      name: `Item ${mark}`,
      externalId: mark,
      answers: [],
      sends: 0,
      failures: [],
    });
    const [answer] = made.answers;
    if (!answer) continue;
    const itemId = (JSON.parse(answer.body) as { id: string }).id;
    for (let change = 1; change <= 2 && parts.random.chance(0.4) && !parts.stopped(); change += 1) {
      const key = `${mark}-u${change}`;
      const update = {
        kind: 'update',
        key,
        name: `Item ${mark} changed ${change}`,
        externalId: mark,
        itemId,
        sends: 0,
      } as const;
      await submit(parts, { ...update, answers: [], failures: [] });
    }
  }
}

/** Repeats until an answer that is final; now and then asks once more after it, as a client that lost its own note does. */
async function submit(parts: ClientParts, write: Write): Promise<Write> {
  parts.journal.push(write);
  const asks = parts.random.chance(0.15) ? 2 : 1;
  while (write.answers.length < asks && !parts.gaveUp()) {
    write.sends += 1;
    const answer = await send(parts, write).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') write.failures.push(`${write.key}: ${error.message}`);
    });
    if (answer && answer.status >= 500) write.failures.push(`${write.key}: ${answer.status} ${answer.body}`);
    if (answer?.status === 500) write.unforeseen = answer.body;
    if (!answer || answer.status >= 500 || answer.status === 429 || isStillRunning(answer)) await pause(50);
    else if (answer.status < 400) write.answers.push(answer);
    else {
      write.refused = `${answer.status} ${answer.body}`;
      break;
    }
  }
  return write;
}

const isStillRunning = ({ status, body }: { status: number; body: string }) =>
  status === 409 && body.includes('idempotency_in_progress');

async function send({ key, ports, random, gaveUp }: ClientParts, write: Write) {
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
