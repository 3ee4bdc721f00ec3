import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../records/write-records.ts';
import { apiKey } from '../api-key.ts';
import { endKey } from '../end-key.ts';
import { openKey } from '../whose-keys.ts';

export const archiveKey = command({
  name: 'api-keys.archive-key',
  summary: words('Revoke an API key', 'Отозвать ключ API'),
  description: 'The very next request with the key is refused. It cannot be undone; archiving again changes nothing.',
  permission: 'api_keys.archive',
  scope: null,
  provesPresence: true,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: apiKey.view,

  async run(ctx, { id }) {
    const before = await openKey(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    const after = await endKey(ctx.db, before);
    ctx.record(apiKey.changed('archived', before, after));
    return after;
  },
});
