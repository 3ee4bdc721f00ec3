import type { Client, Pool } from '../postgres/create-pool.ts';
import { asRefusal, asRefusalOfCommand, passesNextTime } from '../postgres/database-refusal.ts';
import { send } from '../postgres/send.ts';

const mostTries = 3;

/** Runs work on a connection of its own and rolls it back on failure; after a collision with another transaction it is retried. */
export async function runTransaction<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect().catch((error) => Promise.reject(asRefusal(error)));
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      await send(client, 'rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      if (!passesNextTime(error) || attempt === mostTries) throw asRefusalOfCommand(error);
    }
  }
}
