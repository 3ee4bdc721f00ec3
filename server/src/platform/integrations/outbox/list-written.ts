import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { OwnWrite } from '../../../kernel/integrations/call.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const mostWritten = 1_000;

/** For connectors of providers that list nothing: what they have of us is followed one by one. No route leads here. */
export const listWritten = query({
  name: 'integrations.list-written',
  summary: words('List what an installation wrote', 'Список записанного у провайдера'),
  permission: 'signed-in',
  scope: null,
  input: object({ id: id('Installation'), operation: Type.String() }),
  output: Type.Unknown(),
  async run({ db }, { id: installationId, operation }): Promise<OwnWrite[]> {
    const newest = await db.many<OwnWrite>(sql`
      select id, external_id as "externalId", created_at as at, details from integration_outbox
      where tenant_id = ${db.tenant} and installation_id = ${installationId} and operation = ${operation} and status = 'done'
        and external_id is not null and created_at > now() - interval '90 days'
      order by created_at desc, id desc limit ${mostWritten}`);
    return newest.toReversed();
  },
});
