import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { enterByAddress } from '../enter.ts';
import { isTakenPicture } from '../pictures/is-taken-picture.ts';
import type { ExchangeCall } from '../protocol/call.ts';
import { token } from '../protocol/session.ts';
import { withFile } from './bytes-of.ts';
import { lockFile } from './exchange-files.ts';
import type { FoundFile } from './find-file.ts';

/** Takes the files out of an archive: all of them are kept, or none. */
export async function openArchive(steps: Steps, { token, tenantId, port }: ExchangeCall, { file, parts }: FoundFile) {
  const { services } = steps;
  const files: Array<{ name: string; kind: string; storageKey: string }> = [];
  try {
    await withFile(services.files, parts, async (path) => {
      for await (const { name, body } of port.unpack(path)) {
        const kind = port.kindOf(name);
        if (kind === 'records' || (kind === 'picture' && isTakenPicture(name)))
          files.push({ name, kind, storageKey: await storeFile(services, tenantId, body) });
        else for await (const _ of body);
      }
    });
  } catch (error) {
    await Promise.all(files.map(({ storageKey }) => services.files.remove(storageKey)));
    throw error;
  }
  await steps.command(keepUnpacked, { token, fileId: file.id, files });
}

const keepUnpacked = command({
  name: 'site-exchange.keep-unpacked',
  summary: words('Keep the files of an archive', 'Сохранить файлы архива'),
  permission: 'internal',
  scope: null,
  input: object({
    token,
    fileId: id(),
    files: Type.Array(object({ name: Type.String(), kind: Type.String(), storageKey: Type.String() })),
  }),
  output: Type.Unknown(),
  enter: enterByAddress,
  async run(ctx, { fileId, files }) {
    ctx.nothingChanged();
    const archive = await lockFile(ctx.db, fileId);
    if (archive.state === 'done') return;
    const rows = JSON.stringify(files.map((one) => ({ ...one, id: uuidv7() })));
    await ctx.db.execute(sql`
      insert into site_exchange_files (tenant_id, id, session_id, name, kind)
      select ${ctx.db.tenant}::uuid, one.id, ${archive.sessionId}::uuid, left(one.name, 300), one.kind
      from json_to_recordset(${rows}::json) one (id uuid, name text, kind text) returning id`);
    await ctx.db.execute(sql`
      insert into site_exchange_parts (tenant_id, file_id, n, storage_key, bytes, sha256)
      select ${ctx.db.tenant}::uuid, one.id, 1, one."storageKey", 0, '' from json_to_recordset(${rows}::json) one (id uuid, "storageKey" text) returning n`);
    await ctx.db.execute(sql`
      update site_exchange_files set state = 'done', updated_at = portal_now() where tenant_id = ${ctx.db.tenant} and id = ${fileId}`);
  },
});
