import Type, { type Static } from 'typebox';
import type { File } from '../../../../../nouns/file.ts';
import { id, integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { scopesOf } from '../../records/record-host.ts';
import { file, files } from '../file.ts';
import { type FileHost, holdWritable } from '../host.ts';
import { recordFile } from '../record-file.ts';

/** The file as shown after an upload: with a warning when the record held the same content already. */
export const uploaded = object({ ...file.fields, warnings: warnings('duplicate_file', { fileId: id('File') }) });

const mostPerRecord = 100;
const sameContent = words(
  'This record already has a file with the same content.',
  'У записи уже есть файл с таким же содержимым.',
);

/** The row of a file whose bytes are in the store already. */
export const attachFile = (hosts: readonly FileHost[]) =>
  command({
    name: 'files.attach-file',
    summary: words('Attach a stored file', 'Прикрепить сохранённый файл'),
    permission: 'files.upload',
    scope: scopesOf(hosts, 'update'),
    input: object({
      id: id(),
      entityType: Type.String(),
      entityId: id(),
      fileName: file.fields.fileName,
      mimeType: Type.String(),
      sizeBytes: integer('Bytes'),
      sha256: Type.String(),
      category: Type.Optional(file.fields.category),
      storageKey: Type.String(),
    }),
    output: file.view,

    async run(ctx, given): Promise<Static<typeof uploaded>> {
      await holdWritable(ctx, hosts, given);
      const made = await recordFile(ctx, given);
      if (!made) return alreadyThere(ctx, given);
      // After the portal's row was locked for the quota, so that of two at once only one is the hundredth.
      const { held } = await ctx.db.one<{ held: number }>(sql`
        select count(*) as held from files
        where tenant_id = ${ctx.db.tenant} and entity_type = ${given.entityType} and entity_id = ${given.entityId} and status = 'active'`);
      if (held > mostPerRecord) throw tooMany();
      return { ...made, warnings: [] };
    },
  });

async function alreadyThere(
  ctx: WriteContext,
  { entityType, entityId, sha256 }: { entityType: string; entityId: string; sha256: string },
) {
  const held = await ctx.db.one<File>(
    files.select(
      ctx.db,
      sql`file.entity_type = ${entityType} and file.entity_id = ${entityId} and file.sha256 = ${sha256} and file.status = 'active'`,
    ),
  );
  ctx.nothingChanged();
  ctx.respond({ status: 200 });
  return { ...held, warnings: [warning(ctx, 'duplicate_file', sameContent, { fileId: held.id })] };
}

const tooMany = () =>
  brokenRule(
    'too_many_files',
    words('A record may have at most 100 files.', 'К записи можно прикрепить не больше 100 файлов.'),
    {
      limit: mostPerRecord,
    },
  );
