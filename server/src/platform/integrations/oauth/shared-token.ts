import type { Steps } from '../../../kernel/operation.ts';
import type { createProviderHttp } from '../http/create-provider-http.ts';
import type { Connection } from '../open-connection.ts';
import { readTokens, stillRenewing } from './renewal.ts';
import type { HeldTokens } from './tokens.row.ts';

export interface TokenParts {
  connection: Connection;
  portal: Steps['asSystem'];
  parts: Omit<Parameters<typeof createProviderHttp>[0], 'baseUrl' | 'repeats' | 'accessToken'>;
  /** For a renewal that another process is making. */
  longestWaitMs: number;
}

interface Renewing {
  /** Whose the tokens are: those of another server, client or settings are as good as none. */
  whose: { issuer: string; clientId: string };
  /** Where none are held. */
  first(): Promise<string>;
  /** The new token; null while another process renews it. */
  renew(held: HeldTokens): Promise<string | null>;
}

/** The token of an installation, renewed by one caller at a time over all processes: the others wait, and read what was published. */
export async function sharedToken(
  { connection, portal, parts, longestWaitMs }: TokenParts,
  { whose, first, renew }: Renewing,
  refused: string | undefined,
): Promise<string> {
  for (let waited = 0, pause = 50; ; waited += pause, pause = Math.min(pause * 2, 1_000)) {
    const held = (await portal.query(readTokens, { id: connection.installationId, ...whose })) as HeldTokens | null;
    if (!held) return first();
    for (const token of [held.access, held.refresh]) if (token !== null) parts.journal.cover(token);
    if (held.fresh && held.access !== refused) return held.access;
    const renewed = await renew(held);
    if (renewed !== null) return renewed;
    if (waited > longestWaitMs) throw stillRenewing;
    await parts.pause(pause);
  }
}
