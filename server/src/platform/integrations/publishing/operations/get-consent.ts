import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { externalRow } from '../access/external-installation.row.ts';
import { consentAsked, consentOf } from '../consent.ts';
import { currentVersion, versionOf } from '../published.ts';

export const getConsent = query({
  name: 'integrations.get-consent',
  summary: words('Read what an installation asks consent for', 'Узнать, на что установка просит согласия'),
  description:
    'The newest version of an integration of another company, and the number of the version agreed to so far: the same number when nothing waits.',
  permission: 'integrations.read',
  scope: 'settings.read',
  refuses: ['conflict'],
  input: object({ id: id() }),
  output: consentAsked,
  async run(ctx, input) {
    const held = await externalRow(ctx.db, input.id, { lock: false });
    const newest = await currentVersion(ctx.db, held.slug);
    const asked = newest && !newest.suspended ? newest : await versionOf(ctx.db, held.slug, held.number);
    return consentOf(asked, ctx.language, held.number);
  },
});
