import { id, integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { type Connectors, lockInstallation } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { writeLog } from '../../log/write-log.ts';
import { closeAccess } from '../access/close-access.ts';
import { changeExternal, externalRow } from '../access/external-installation.row.ts';
import { openAccess } from '../access/open-access.ts';
import { replaceMappings } from '../access/write-mappings.ts';
import { tellPublisher } from '../calls/tell-publisher.ts';
import { consentNeeded } from '../consent.ts';
import { agreedLine } from '../journal-lines.ts';
import { currentVersion, versionOf } from '../published.ts';

export const giveConsent = (connectors: Connectors) =>
  command({
    name: 'integrations.give-consent',
    summary: words('Agree to a newer version of an integration', 'Согласиться на новую версию интеграции'),
    description:
      'Names exactly the version read before. The key of the version before it is revoked; the publisher fetches a new one, which acts for who agreed.',
    permission: 'integrations.install',
    scope: null,
    provesPresence: true,
    refuses: ['business_rule_violated', 'quota_exceeded', 'integration_disabled', 'conflict'],
    input: object({ id: id(), accept: integer('Version agreed to', { minimum: 1 }) }),
    output: installation.view,

    async run(ctx, { id, accept }) {
      const row = await lockInstallation(ctx.db, id);
      const held = await externalRow(ctx.db, id, { lock: true });
      const newest = await currentVersion(ctx.db, held.slug);
      if (!newest || newest.suspended) throw refuse('integration_disabled', newest?.suspended ?? undefined);
      if (accept !== newest.number) throw consentNeeded(newest, ctx.language, held.number);
      const now = shown(connectors, row, ctx.language);
      if (held.number === accept) {
        ctx.nothingChanged();
        return now;
      }
      await closeAccess(ctx, held, { forGood: false });
      await changeExternal(ctx.db, id, { number: accept, offered: null, agreed_at: new Date().toISOString() });
      if (row.status !== 'disabled') await openAccess(ctx, { ...held, key_id: null }, newest);
      const { manifest: before } = await versionOf(ctx.db, held.slug, held.number);
      await replaceMappings(ctx, id, before, newest.manifest);
      await writeLog(ctx.db, id, [agreedLine(accept)]);
      await tellPublisher(ctx, id, 'installation.scopes_changed');
      ctx.record(installation.fact('updated', now, { number: accept }));
      return now;
    },
  });
