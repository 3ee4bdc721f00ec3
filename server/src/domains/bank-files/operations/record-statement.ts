import Type from 'typebox';
import type { BankStatement } from '../../../../../nouns/bank-statement.ts';
import { object } from '../../../kernel/fields.ts';
import type { Statement } from '../../../kernel/integrations/ports/statements.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { installationRow } from '../../../platform/integrations/installation.row.ts';
import { applyDocuments } from '../apply-documents.ts';
import { holdDocuments } from '../bank-document.ts';
import { bankStatement, bankStatements, inLanguage } from '../bank-statement.ts';
import { journal } from '../journal.ts';
import { keepDocuments } from '../keep-documents.ts';
import { aboutFile } from './note-refusal.ts';

const given = object({ ...aboutFile, statement: Type.Unsafe<Statement>({}) });

type Given = Type.Static<typeof given>;

/** Writes a statement that was read, with the matches of its documents; exact ones are applied where the integration is set so. */
export const recordStatement = command({
  name: 'bank-files.record-statement',
  summary: words('Write down a statement', 'Записать выписку'),
  permission: 'payments.create',
  scope: ['finance.write'],
  input: given,
  output: bankStatement.view,

  async run(ctx, input) {
    const { installationId, statement } = input;
    if (!(await insertStatement(ctx, input))) return sameFile(ctx, input);
    const id = ctx.newId;
    await keepDocuments(ctx, id, statement.documents);
    const written = await bankStatements.byId(ctx.db, id);
    const { settings } = await installationRow(ctx.db, installationId);
    const applies = settings.applyExact === true && written.status === 'ready';
    const exact = applies
      ? await holdDocuments(ctx.db, id, sql`doc.status = 'proposed' and doc.proposal->>'exact' = 'true'`)
      : [];
    const { applied, failed } = await applyDocuments(ctx, exact);
    const shown = inLanguage(ctx.language)(applied > 0 ? await bankStatements.byId(ctx.db, id) : written);
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
    return bankStatements.show(ctx.actor, shown);
  },
});

/** False where the same bytes were uploaded before. */
const insertStatement = (
  ctx: WriteContext,
  { installationId, fileName, fileSize, sha256, statement }: Given,
): Promise<boolean> =>
  bankStatements.insert(
    ctx,
    {
      installationId,
      fileName,
      fileSize,
      status: statement.warnings.some(({ review }) => review) ? 'needs_review' : 'ready',
      formatVersion: statement.version?.slice(0, 40) ?? null,
      encoding: statement.encoding,
      sender: statement.sender,
      createdOn: statement.createdOn,
      periodFrom: statement.from,
      periodTo: statement.to,
      accounts: statement.accounts,
    },
    { sha256, warnings: JSON.stringify(statement.warnings) },
  );

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
  return bankStatements.show(ctx.actor, inLanguage(ctx.language)(await bankStatements.byId(ctx.db, id)));
}
