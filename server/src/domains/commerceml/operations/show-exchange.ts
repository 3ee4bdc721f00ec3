import Type from 'typebox';
import { choice, id, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../../../platform/integrations/installation.row.ts';
import { exchangeAddress } from '../exchange-address.ts';

const fileView = object({
  id: id('File'),
  name: text(300, 'Name', { examples: ['import0_1.xml'] }),
  state: choice(['receiving', 'applying', 'done', 'failed'], 'How far it is'),
  bytes: integer('Bytes received', { minimum: 0 }),
  read: integer('Records read', { minimum: 0 }),
  counts: Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    title: 'Records by kind and outcome',
    examples: [{ 'product.applied': 120, 'offer.unchanged': 4 }],
  }),
  reason: nullable(Type.String({ title: 'Why it was refused' })),
  receivedAt: instant('Received'),
  updatedAt: instant('Last worked on'),
});

export const showExchange = query({
  name: 'site-exchange.show-exchange',
  summary: words('Show the exchange of an installation', 'Показать обмен интеграции'),
  description:
    'Where the accounting system calls, when it did last, and what became of the files it sent. The password is never shown. Null while no system was given access.',
  permission: 'integrations.read',
  scope: 'settings.read',
  refuses: ['not_found'],
  input: object({ id: id('Installation') }),
  output: nullable(
    object(
      {
        address: Type.String({ title: 'Address for the accounting system' }),
        login: text(40, 'Login', { examples: ['1c-k7m2x9qa'] }),
        lastLoginAt: nullable(instant('Signed in last')),
        deleted: integer('Objects marked as deleted there', { minimum: 0 }),
        absent: integer('Objects that a full upload left out', { minimum: 0 }),
        files: Type.Array(fileView, { title: 'Files of the last exchanges, newest first', maxItems: 50 }),
      },
      { title: 'Exchange with an accounting system' },
    ),
  ),

  async run(ctx, { id: installationId }) {
    const { db } = ctx;
    await installationRow(db, installationId);
    const access = await db.first<{
      login: string;
      address_key: string;
      last_login_at: string | null;
      deleted: number;
      absent: number;
    }>(sql`
      select login, address_key, last_login_at,
        (select count(*)::int from site_exchange_objects one where one.tenant_id = ${db.tenant} and one.installation_id = access.installation_id and one.deleted_at is not null) as deleted,
        (select count(*)::int from site_exchange_objects one where one.tenant_id = ${db.tenant} and one.installation_id = access.installation_id and one.absent_at is not null) as absent
      from site_exchange_access access where access.tenant_id = ${db.tenant} and access.installation_id = ${installationId}`);
    if (!access) return null;
    const files = await db.many<FileRow>(sql`
      select file.id, file.name, file.state, file.bytes, file.staged, file.counts, file.reason, file.created_at, file.updated_at
      from site_exchange_files file
      join site_exchange_sessions held on held.tenant_id = ${db.tenant} and held.id = file.session_id
      where file.tenant_id = ${db.tenant} and held.installation_id = ${installationId} and file.kind <> 'picture' order by file.id desc limit 50`);
    return {
      address: exchangeAddress(ctx.services, access.address_key),
      login: access.login,
      lastLoginAt: access.last_login_at,
      deleted: access.deleted,
      absent: access.absent,
      files: files.map(({ staged: read, bytes, reason, created_at: receivedAt, updated_at: updatedAt, ...file }) => ({
        ...file,
        bytes: Number(bytes),
        read,
        reason: reason?.[ctx.language] ?? null,
        receivedAt,
        updatedAt,
      })),
    };
  },
});

interface FileRow {
  id: string;
  name: string;
  state: 'receiving' | 'applying' | 'done' | 'failed';
  bytes: string;
  staged: number;
  counts: Record<string, number>;
  reason: { en: string; ru: string } | null;
  created_at: string;
  updated_at: string;
}
