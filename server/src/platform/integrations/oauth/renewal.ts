import Type from 'typebox';
import { id, integer, object } from '../../../kernel/fields.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { command, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Connectors } from '../installation.row.ts';
import { noteFault } from '../note-fault.ts';
import type { Granted } from './token-request.ts';
import { heldTokens, renewTokens } from './tokens.row.ts';

/** For calls of our own; no route leads here. */
const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

const client = { issuer: Type.String(), clientId: Type.String() };
const generation = { id: id('Installation'), generation: integer('Generation of the tokens', { minimum: 1 }) };

export const readTokens = query({
  name: 'integrations.read-tokens',
  summary: words('Open the tokens of an installation', 'Открыть токены установки'),
  ...ours,
  input: object({ id: id('Installation'), ...client }),
  run: (ctx, { id, ...of }) => heldTokens(ctx, id, of),
});

/** How long a renewal under way is waited for: longer than any renewal takes. */
const leaseSeconds = 120;

/** One caller of all processes gets leave to renew these tokens; the others get false, and wait for him. */
export const leaseRenewal = command({
  name: 'integrations.lease-renewal',
  summary: words('Take the renewal of tokens upon oneself', 'Взять обновление токенов на себя'),
  ...ours,
  input: object({ ...generation, lease: id('Lease') }),
  async run(ctx, { id, generation, lease }) {
    ctx.nothingChanged();
    const taken = await ctx.db.execute(sql`
      update integration_tokens set lease = ${lease}, leased_until = now() + ${leaseSeconds} * interval '1 second'
      where tenant_id = ${ctx.db.tenant} and installation_id = ${id} and generation = ${generation}
        and (leased_until is null or leased_until <= now())`);
    return taken === 1;
  },
});

/** Seconds between renewals that fail. */
export const renewalBreath = 5;

/** After a failed renewal anyone may try the next one, after a short pause. */
export const releaseRenewal = command({
  name: 'integrations.release-renewal',
  summary: words('Give up a renewal of tokens', 'Оставить обновление токенов'),
  ...ours,
  input: object({ id: id('Installation'), lease: id('Lease'), seconds: integer('Pause', { minimum: 0 }) }),
  async run(ctx, { id, lease, seconds }) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update integration_tokens set lease = null, leased_until = now() + ${seconds} * interval '1 second'
      where tenant_id = ${ctx.db.tenant} and installation_id = ${id} and lease = ${lease}`);
  },
});

export const publishTokens = command({
  name: 'integrations.publish-tokens',
  summary: words('Keep renewed tokens', 'Сохранить обновлённые токены'),
  ...ours,
  input: object({ ...generation, granted: Type.Unsafe<Granted>({}) }),
  async run(ctx, { id, generation, granted }) {
    ctx.nothingChanged();
    return renewTokens(ctx, id, generation, granted);
  },
});

/** The server no longer accepts these tokens: they are erased and the installation stops, so that it is not asked again and again. */
export const dropTokens = (connectors: Connectors) =>
  command({
    name: 'integrations.drop-tokens',
    summary: words('Erase tokens that are over', 'Стереть недействительные токены'),
    ...ours,
    input: object({ ...generation, fault: Type.Unsafe<Pick<ProviderError, 'kind' | 'detail'>>({}) }),
    async run(ctx, { id, generation, fault }) {
      ctx.nothingChanged();
      const dropped = await ctx.db.execute(sql`
        delete from integration_tokens
        where tenant_id = ${ctx.db.tenant} and installation_id = ${id} and generation = ${generation}`);
      if (dropped === 1) await noteFault(ctx, connectors, id, fault);
      return dropped === 1;
    },
  });

export const stillRenewing = new ProviderError(
  'unavailable',
  words('Renewing the access is taking too long.', 'Обновление доступа занимает слишком много времени.'),
);
