import Type from 'typebox';
import type { SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import type { Browser } from '../../../kernel/access/browser.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readCookie } from '../../sessions/cookies.ts';
import { type OpenProvider, openProvider } from '../open-provider.ts';
import { enterByState, markDigest, verifierPlace } from './journey.ts';
import { writeProviderKey } from './provider-key.ts';

export interface Taken {
  provider: OpenProvider;
  key: string;
  nonce: string;
  verifier: string;
}

interface Journey {
  provider_id: string;
  browser: Buffer;
  nonce: string;
  verifier_sealed: string;
  used_at: string | null;
  expired: boolean;
}

/** Uses up a state, once, for the browser it was made for. One that another browser brings stays: its own may still come. */
export const takeJourney = command({
  name: 'identity-providers.take-journey',
  summary: words('Come back from a provider', 'Вернуться от поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ state: Type.String() }),
  output: Type.Unknown(),
  enter: enterByState,

  async run(ctx, _, hash): Promise<Taken | SignInFault> {
    const { db, services, actor } = ctx;
    ctx.nothingChanged();
    const journey = await db.first<Journey>(sql`
      select provider_id, browser, nonce, verifier_sealed, used_at, expires_at <= now() as expired from sign_in_journeys
      where tenant_id = ${db.tenant} and hash = ${hash} for update`);
    if (!journey) return 'state_invalid';
    if (!isMarked(services, actor.browser, journey.browser)) return 'another_browser';
    if (journey.used_at !== null) return 'state_used';
    if (journey.expired) return 'state_expired';
    await db.execute(
      sql`update sign_in_journeys set used_at = now() where tenant_id = ${db.tenant} and hash = ${hash}`,
    );
    const { provider_id: providerId, nonce } = journey;
    const provider = await openProvider(ctx, providerId);
    if (!provider.isOn) return 'settings_changed';
    const verifier = await services.vault.open(db, verifierPlace(providerId), journey.verifier_sealed);
    return { provider, key: writeProviderKey({ tenantId: db.tenant, providerId }), nonce, verifier };
  },
});

function isMarked(services: Services, browser: Browser | undefined, digest: Buffer): boolean {
  const mark = readCookie(services, browser, 'sign-in');
  return mark !== undefined && markDigest(mark).equals(digest);
}
