import { randomBytes } from 'node:crypto';
import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { makeToken } from '../../accounts/one-time-token.ts';
import { enterByKey } from './enter-by-key.ts';
import { journeySeconds, markDigest, verifierPlace } from './journey.ts';

/** What goes along to the provider, and what marks the browser. */
interface Begun {
  state: string;
  nonce: string;
  challenge: string;
  mark: string;
  expiresAt: string;
}

export const beginJourney = command({
  name: 'identity-providers.begin-journey',
  summary: words('Keep what a sign-in is finished by', 'Сохранить начатый вход'),
  permission: 'internal',
  scope: null,
  input: object({ key: Type.String(), next: Type.Union([Type.String(), Type.Null()]) }),
  output: Type.Unknown(),
  enter: enterByKey,

  async run(ctx, { next }, providerId): Promise<Begun> {
    const { db, services } = ctx;
    ctx.nothingChanged();
    const { token: state, hash } = makeToken(db.tenant);
    const [mark, nonce, verifier] = [randomBytes(32).toString('base64url'), randomNonce(), randomPKCECodeVerifier()];
    const expiresAt = new Date(Date.now() + journeySeconds * 1_000).toISOString();
    await db.execute(
      sql`delete from sign_in_journeys where tenant_id = ${db.tenant} and expires_at < now() - interval '1 day'`,
    );
    await db.execute(sql`
      insert into sign_in_journeys ${columns({
        tenant_id: db.tenant,
        hash,
        provider_id: providerId,
        browser: markDigest(mark),
        nonce,
        verifier_sealed: await services.vault.seal(db, verifierPlace(providerId), verifier),
        next_page: next,
        expires_at: expiresAt,
      })}`);
    return { state, nonce, challenge: await calculatePKCECodeChallenge(verifier), mark, expiresAt };
  },
});
