import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

type Payload = Readonly<Record<string, unknown>>;

/** For connectors that keep nothing themselves. No route leads here. */
export const readAsked = query({
  name: 'integrations.read-asked',
  summary: words('Read what a write was asked for with', 'Прочитать содержание записи'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id('Installation'), writeId: id('Write') }),
  output: Type.Unknown(),
  async run({ db }, { id: installationId, writeId }): Promise<Payload | null> {
    const found = await db.first<{ payload: Payload }>(sql`
      select payload from integration_outbox
      where tenant_id = ${db.tenant} and installation_id = ${installationId} and id = ${writeId}`);
    return found?.payload ?? null;
  },
});
