import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';

export interface Goodput {
  good: number;
  refused: number;
  failed: string[];
}

const items = '/api/v1/integration-api/catalog-items';

/** Clients that wait for each answer before they ask again; a third of what they ask is a write. */
export async function askHonestly(
  port: number,
  key: string,
  { clients, seconds, pauseMs = 0 }: { clients: number; seconds: number; pauseMs?: number },
) {
  const told: Goodput = { good: 0, refused: 0, failed: [] };
  const ends = Date.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const connection = await openConnection(port);
      for (let number = 0; Date.now() < ends; number += 1) {
        const text =
          number % 3 === 0
            ? requestText('POST', items, key, { name: `Honest ${client} ${number}` })
            : requestText('GET', `${items}?limit=10`, key);
        const reply = await connection.send(text).catch((error: Error) => ({ status: 0, body: error.message }));
        if (reply.status === 200 || reply.status === 201) told.good += 1;
        else if (reply.status === 429 || reply.status === 503) told.refused += 1;
        else told.failed.push(`${reply.status} ${reply.body.slice(0, 200)}`);
        if (reply.status === 0) break;
        if (pauseMs > 0) await pause(pauseMs);
      }
      connection.close();
    }),
  );
  return told;
}
