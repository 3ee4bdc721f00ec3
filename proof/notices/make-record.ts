import type { Ask } from './world.ts';

/** Makes a record, and answers which. */
export const makeRecord = async (ask: Ask, by: { token: string }, path: string, body: object): Promise<string> =>
  (await ask<{ id: string }>(by, 'POST', path, body)).id;
