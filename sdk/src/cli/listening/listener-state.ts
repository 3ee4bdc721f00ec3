import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../../connect.ts';
import { readMeta } from '../../generated/operations/integration-api.ts';
import { writePrivate } from '../sign-in/profiles.ts';

/** What a listener keeps between two starts. */
export interface ListenerState {
  /** Signs what is sent to this receiver. */
  secret: string;
  /** Nothing older is sent. */
  since: string;
  cursor?: string | undefined;
  /** The events after the cursor that were sent already. */
  sent: readonly string[];
}

/** One receiver of one portal. */
export interface Listener {
  url: string;
  forwardTo: string;
}

/** As it was left, or from now on. */
export async function openListener(connection: Connection, listener: Listener, since?: string): Promise<ListenerState> {
  const kept = await readState(listener);
  if (kept && since === undefined) return kept;
  const secret = kept?.secret ?? `whsec_${randomBytes(32).toString('base64')}`;
  const state = { secret, since: since ?? (await portalTime(connection)), sent: [] };
  await keepState(listener, state);
  return state;
}

/** Events bear it: the clock of a test portal may have been moved. */
async function portalTime(connection: Connection): Promise<string> {
  let headers = new Headers();
  await readMeta(connection, { onResponse: (response) => void (headers = response.headers) });
  return headers.get('portal-time') ?? new Date().toISOString();
}

export const keepState = (listener: Listener, state: ListenerState): Promise<void> =>
  writePrivate(fileOf(listener), JSON.stringify(state));

async function readState(listener: Listener): Promise<ListenerState | undefined> {
  const text = await readFile(fileOf(listener), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ListenerState);
}

function fileOf({ url, forwardTo }: Listener): string {
  const folder = process.env.XDG_STATE_HOME || process.env.LOCALAPPDATA || join(homedir(), '.local/state');
  const name = createHash('sha256').update(`${url}\n${forwardTo}`).digest('hex').slice(0, 16);
  return join(folder, 'prokura', `${name}.json`);
}
