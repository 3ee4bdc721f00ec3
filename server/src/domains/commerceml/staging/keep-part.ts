import Type from 'typebox';
import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Called, enterByAddress } from '../enter.ts';
import { holdExchange, token } from '../protocol/session.ts';

/** A part shorter than this may well be like the one before it. */
const tellingBytes = 256;

/**
 * Appends a part to its file. The protocol numbers no parts: one that is byte for byte the part before it is that part sent
 * again after an answer was lost, and is not taken twice.
 */
export const keepPart = command({
  name: 'site-exchange.keep-part',
  summary: words('Keep a part of a file', 'Сохранить часть файла'),
  permission: 'internal',
  scope: null,
  input: object({
    token,
    sessionId: id(),
    name: Type.String(),
    kind: choice(['records', 'archive', 'picture'], 'Kind'),
    storageKey: Type.Union([Type.String(), Type.Null()]),
    bytes: Type.Integer(),
    sha256: Type.String(),
  }),
  output: object({ kept: Type.Boolean() }),
  enter: enterByAddress,

  async run(ctx, { sessionId, name, kind, storageKey, bytes, sha256 }, { installationId }: Called) {
    ctx.nothingChanged();
    await holdExchange(ctx.db, installationId);
    const open = await ctx.db.first<{ id: string; parts: number; last: string | null; last_bytes: number | null }>(sql`
      select file.id, (select count(*)::int from site_exchange_parts part where part.tenant_id = ${ctx.db.tenant} and part.file_id = file.id) as parts,
        last.sha256 as last, last.bytes::int as last_bytes
      from site_exchange_files file
      left join lateral (select part.sha256, part.bytes from site_exchange_parts part
        where part.tenant_id = ${ctx.db.tenant} and part.file_id = file.id order by part.n desc limit 1) last on true
      where file.tenant_id = ${ctx.db.tenant} and file.session_id = ${sessionId} and file.name = ${name} and file.state = 'receiving' and file.staged = 0
      order by file.id desc limit 1`);
    if (open?.last === sha256 && open.last_bytes === bytes && bytes >= tellingBytes) return { kept: false };
    const fileId = open?.id ?? ctx.newId;
    if (!open)
      await ctx.db.execute(sql`
        insert into site_exchange_files (tenant_id, id, session_id, name, kind)
        values (${ctx.db.tenant}, ${fileId}, ${sessionId}, ${name}, ${kind})`);
    if (storageKey !== null)
      await ctx.db.execute(sql`
        insert into site_exchange_parts (tenant_id, file_id, n, storage_key, bytes, sha256)
        values (${ctx.db.tenant}, ${fileId}, ${(open?.parts ?? 0) + 1}, ${storageKey}, ${bytes}, ${sha256})`);
    await ctx.db.execute(sql`
      update site_exchange_files set bytes = bytes + ${bytes}, updated_at = portal_now(), state = ${storageKey === null ? 'done' : 'receiving'}
      where tenant_id = ${ctx.db.tenant} and id = ${fileId}`);
    await ctx.db.execute(sql`
      update site_exchange_sessions set seen_at = portal_now() where tenant_id = ${ctx.db.tenant} and id = ${sessionId}`);
    return { kept: storageKey !== null };
  },
});
