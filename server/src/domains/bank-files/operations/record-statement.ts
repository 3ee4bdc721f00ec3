import Type from 'typebox';
import { masked } from '../../../kernel/access/mask.ts';
import { object } from '../../../kernel/fields.ts';
import type { Statement } from '../../../kernel/integrations/ports/statements.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../../../platform/integrations/installation.row.ts';
import { applyDocuments } from '../apply-documents.ts';
import { holdDocuments } from '../bank-document.row.ts';
import { presentStatement, statementRow } from '../bank-statement.row.ts';
import { type BankStatement, bankStatement } from '../bank-statement.ts';
import { journal } from '../journal-line.ts';
import { keepDocuments } from '../keep-documents.ts';
import { aboutFile } from './note-refusal.ts';

const given = object({ ...aboutFile, statement: Type.Unsafe<Statement>({}) });

type Given = Type.Static<typeof given>;

/** Writes a statement that was read, with the matches of its documents; exact ones are applied where the card is set so. */
export const recordStatement = command({
  name: 'bank-files.record-statement',
  summary: words('Write down a statement', 'Записать выписку'),
  permission: 'payments.create',
  scope: ['finance.write'],
  input: given,
  output: bankStatement.view,

  async run(ctx, input) {
    const { installationId, statement } = input;
    const id = await insertStatement(ctx, input);
    if (id === null) return sameFile(ctx, input);
    await keepDocuments(ctx, id, statement.documents);
    const written = await statementRow(ctx.db, id);
    const { settings } = await installationRow(ctx.db, installationId);
    const applies = settings.applyExact === true && written.status === 'ready';
    const exact = applies
      ? await holdDocuments(ctx.db, id, sql`doc.status = 'proposed' and doc.proposal->>'exact' = 'true'`)
      : [];
    const { applied, failed } = await applyDocuments(ctx, exact);
    const shown = presentStatement(ctx.language)(applied > 0 ? await statementRow(ctx.db, id) : written);
    ctx.record(bankStatement.fact('imported', shown));
    await journal(ctx, installationId, {
      direction: 'INBOUND',
      status: shown.status === 'ready' ? 'ok' : 'warning',
      event: 'statement.imported',
      message: words('A statement was imported.', 'Выписка загружена.'),
      entityType: bankStatement.type,
      entityId: id,
      details: {
        fileName: shown.fileName,
        fileSize: shown.fileSize,
        ...shown.counts,
        appliedBySetting: applied,
        failed: failed.length,
      },
    });
    return masked(bankStatement, ctx.actor, shown);
  },
});

/** Its identifier, or null where the same bytes were uploaded before. */
async function insertStatement(ctx: WriteContext, { statement, ...about }: Given): Promise<string | null> {
  const { installationId, fileName, fileSize, sha256 } = about;
  const made = await ctx.db.first(sql`
    insert into bank_statements ${columns({
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      installation_id: installationId,
      file_name: fileName,
      file_size: fileSize,
      sha256,
      status: statement.warnings.some(({ review }) => review) ? 'needs_review' : 'ready',
      format_version: statement.version?.slice(0, 40) ?? null,
      encoding: statement.encoding,
      sender: statement.sender,
      created_on: statement.createdOn,
      period_from: statement.from,
      period_to: statement.to,
      accounts: JSON.stringify(statement.accounts),
      warnings: JSON.stringify(statement.warnings),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    })} on conflict (tenant_id, sha256) do nothing returning id`);
  return made ? ctx.newId : null;
}

async function sameFile(
  ctx: WriteContext,
  { installationId, sha256, fileName, fileSize }: Given,
): Promise<BankStatement> {
  const { id } = await ctx.db.one<{ id: string }>(sql`
    select id from bank_statements where tenant_id = ${ctx.db.tenant} and sha256 = ${sha256}`);
  ctx.nothingChanged();
  ctx.respond({ status: 200 });
  await journal(ctx, installationId, {
    direction: 'INBOUND',
    status: 'skipped',
    event: 'statement.imported',
    message: words('This file was imported before.', 'Этот файл уже загружали.'),
    entityType: bankStatement.type,
    entityId: id,
    details: { fileName, fileSize },
  });
  return masked(bankStatement, ctx.actor, presentStatement(ctx.language)(await statementRow(ctx.db, id)));
}
