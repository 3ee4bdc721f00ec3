import { createHash, randomBytes } from 'node:crypto';
import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { makeToken } from '../../accounts/one-time-token.ts';
import { type KeptLine, writeLog } from '../log/write-log.ts';
import { journeySeconds, verifierPlace } from './journey.ts';

/** What the browser takes along, and what it is to prove later: only its digest leaves us. */
interface Begun {
  state: string;
  challenge: string;
  expiresAt: string;
}

export const beginJourney = command({
  name: 'integrations.begin-journey',
  summary: words('Begin a connection', 'Начать подключение'),
  permission: 'integrations.configure',
  scope: null,
  input: object({
    id: id('Installation'),
    slug: Type.String(),
    issuer: Type.String(),
    configVersion: integer('Version of the settings'),
    lines: Type.Unsafe<readonly KeptLine[]>({}),
  }),
  output: Type.Unknown(),
  async run(ctx, { id, slug, issuer, configVersion, lines }): Promise<Begun> {
    const { userId, sessionId } = ctx.actor;
    if (!userId || !sessionId) throw refuse('forbidden');
    const { token: state, hash } = makeToken(ctx.db.tenant);
    const verifier = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + journeySeconds * 1_000).toISOString();
    await ctx.db.execute(
      sql`delete from integration_oauth_states where tenant_id = ${ctx.db.tenant} and expires_at < now() - interval '1 day'`,
    );
    await ctx.db.execute(sql`
      insert into integration_oauth_states ${columns({
        tenant_id: ctx.db.tenant,
        hash,
        installation_id: id,
        slug,
        user_id: userId,
        session_id: sessionId,
        issuer,
        config_version: configVersion,
        verifier_sealed: await ctx.services.vault.seal(ctx.db, verifierPlace(id), verifier),
        expires_at: expiresAt,
      })}`);
    await writeLog(ctx.db, id, lines);
    ctx.nothingChanged();
    return { state, challenge: createHash('sha256').update(verifier).digest('base64url'), expiresAt };
  },
});
