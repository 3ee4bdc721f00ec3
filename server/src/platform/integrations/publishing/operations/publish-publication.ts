import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { lockPublication } from '../publication.row.ts';
import { publication } from '../publication.ts';
import { movePublication } from './move-publication.ts';

export const publishPublication = command({
  name: 'integrations.publish-publication',
  summary: words('Publish an approved version', 'Опубликовать одобренную версию'),
  description:
    'Every portal sees it from now on. Where the version before it is installed, it takes over by itself unless it asks for more; then it waits for consent.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['invalid_state_transition'],
  input: object({ id: id() }),
  output: publication.view,
  async run(ctx, input) {
    const before = await lockPublication(ctx.db, input.id);
    if (before.status === 'approved') await ctx.db.one(sql`select * from publish_version(${before.id})`);
    return movePublication(ctx, before, 'publish', 'published');
  },
});
