import { type Connection, connect } from '../../connect.ts';
import type { Asked } from '../command.ts';
import { language } from '../language.ts';
import { signedIn } from './signed-in.ts';

/** Somebody waits. */
const retries = 2;

export async function connectByProfile(asked: Pick<Asked, 'flags'>): Promise<Connection> {
  const { url, apiKey } = await signedIn(asked);
  return connect({ baseUrl: url, apiKey, language: language(), retries });
}
