import Type from 'typebox';
import { choice, flag, id, instant, nullable, object, text } from '../../../kernel/fields.ts';
import { recordKinds } from '../../../kernel/integrations/ports/exchange-record.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { empty, raw, sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../../../platform/integrations/installation.row.ts';

const most = 500;
const states = ['present', 'deleted', 'absent'] as const;

export const listObjects = query({
  name: 'site-exchange.list-objects',
  summary: words('List the objects of an accounting system', 'Список объектов учётной системы'),
  description:
    'Price types, stores and properties to map in the settings, and products it marks as deleted (`state=deleted`) or left out of a full upload (`state=absent`): nothing here is deleted by it, so a person decides. In the order of identifiers, 500 at a time; `after` goes on.',
  permission: 'integrations.read',
  scope: 'settings.read',
  refuses: ['not_found'],
  input: object({
    id: id('Installation'),
    kind: Type.Optional(choice(recordKinds, 'Kind')),
    state: Type.Optional(choice(states, 'Whether it is still there')),
    after: Type.Optional(text(300, 'Place to go on from: `next` of the answer before')),
  }),
  output: object(
    {
      items: Type.Array(
        object({
          kind: choice(recordKinds, 'Kind'),
          externalId: text(200, 'Identifier there', { examples: ['bd72d8f9-55bc-11d9-848a-00112f43529a'] }),
          name: text(500, 'Name there', { examples: ['Закупочная'] }),
          seenAt: instant('Told last'),
          deletedAt: nullable(instant('Marked as deleted')),
          absentAt: nullable(instant('Left out of a full upload')),
        }),
        { title: 'Objects', maxItems: most },
      ),
      more: flag('There are more'),
      next: nullable(Type.String({ title: 'Where to go on' })),
    },
    { title: 'Objects of an accounting system' },
  ),

  async run({ db }, { id: installationId, kind, state, after }) {
    await installationRow(db, installationId);
    const [afterKind = '', afterId = ''] = after?.split(':', 2) ?? [];
    const rows = await db.many<ObjectRow>(sql`
      select kind, external_id as "externalId", name, seen_at as "seenAt", deleted_at as "deletedAt", absent_at as "absentAt"
      from site_exchange_objects
      where tenant_id = ${db.tenant} and installation_id = ${installationId} and (kind, external_id) > (${afterKind}, ${afterId})
        ${kind === undefined ? empty : sql`and kind = ${kind}`} ${state === undefined ? empty : conditions[state]}
      order by kind, external_id limit ${most + 1}`);
    const items = rows.slice(0, most);
    const last = items.at(-1);
    const more = rows.length > most;
    return { items, more, next: more && last ? `${last.kind}:${last.externalId}` : null };
  },
});

const conditions = {
  present: raw('and deleted_at is null and absent_at is null'),
  deleted: raw('and deleted_at is not null'),
  absent: raw('and absent_at is not null'),
};

interface ObjectRow {
  kind: (typeof recordKinds)[number];
  externalId: string;
  name: string;
  seenAt: string;
  deletedAt: string | null;
  absentAt: string | null;
}
