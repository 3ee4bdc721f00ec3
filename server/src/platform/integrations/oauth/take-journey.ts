import Type from 'typebox';
import type { Browser } from '../../../kernel/access/browser.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../installation.row.ts';
import { type Connection, openConnection } from '../open-connection.ts';
import { isMarked } from './browser-mark.ts';
import { enterByState, journeyOf, verifierPlace } from './journey.ts';

export interface Taken {
  connection: Connection;
  verifier: string;
  issuer: string;
}

/**
 * Uses up a state, once, for the browser, the session and the integration it was made for; answers a reason where it is not good.
 * One that another browser brings stays unused: its own may still come.
 */
export const takeJourney = command({
  name: 'integrations.take-journey',
  summary: words('Come back from the provider', 'Вернуться от провайдера'),
  permission: 'internal',
  scope: null,
  enter: enterByState,
  input: object({ state: Type.String(), slug: Type.String() }),
  output: Type.Unknown(),
  async run(ctx, { slug }, hash): Promise<Taken | string> {
    ctx.nothingChanged();
    const journey = await journeyOf(ctx.db, hash, sql`for update`);
    const browser: Browser | undefined = ctx.actor.browser;
    if (!journey || journey.slug !== slug) return 'state_invalid';
    if (!isMarked(ctx.services, browser, journey.session_id)) return 'another_browser';
    if (journey.used_at !== null) return 'state_used';
    if (journey.expired) return 'state_expired';
    await ctx.db.execute(
      sql`update integration_oauth_states set used_at = now() where tenant_id = ${ctx.db.tenant} and hash = ${hash}`,
    );
    const row = await installationRow(ctx.db, journey.installation_id);
    if (row.config_version !== journey.config_version) return 'settings_changed';
    const verifier = await ctx.services.vault.open(ctx.db, verifierPlace(row.id), journey.verifier_sealed);
    return { connection: await openConnection(ctx, row), verifier, issuer: journey.issuer };
  },
});
