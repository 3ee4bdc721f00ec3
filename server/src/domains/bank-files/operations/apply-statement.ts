import Type from 'typebox';
import { flag, id, integer, nullable, object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import { applyDocuments } from '../apply-documents.ts';
import { holdDocuments } from '../bank-document.ts';
import { bankStatement, bankStatements, inLanguage } from '../bank-statement.ts';
import { journal } from '../journal.ts';
import type { StatementPorts } from '../take-statement.ts';

const most = 500;

const failure = object(
  {
    documentId: id('Document'),
    code: text(64, 'Code of the refusal', { examples: ['business_rule_violated'] }),
    rule: nullable(text(64, 'Rule or field that refused', { examples: ['overpayment'] })),
    detail: Type.String({ title: 'Why, in words' }),
  },
  { title: 'Document that was not applied' },
);

export const applyStatement = (ports: StatementPorts) =>
  command({
    name: 'bank-files.apply-statement',
    summary: words('Apply a bank statement', 'Провести выписку банка'),
    description:
      'Makes the proposed payments: of the documents that are named, up to 500, or of all exact matches. A document whose payment is refused stays as ' +
      'it was, and the others go on; `failed` says why. A statement that needs review is applied only with `reviewed`.',
    permission: 'payments.create',
    scope: ['finance.write'],
    refuses: ['installation_not_ready', 'integration_disabled', 'business_rule_violated'],
    input: object({
      id: id(),
      documentIds: Type.Optional(
        Type.Array(id('Document'), {
          title: 'Documents to apply; all exact ones when left out',
          minItems: 1,
          maxItems: most,
          uniqueItems: true,
        }),
      ),
      reviewed: Type.Optional(flag('A person has looked at a statement that needs review')),
    }),
    output: object({
      applied: integer('Documents applied', { minimum: 0 }),
      failed: Type.Array(failure, { title: 'Documents that were not applied' }),
      statement: bankStatement.view,
    }),

    async run(ctx, { id, documentIds = null, reviewed = false }) {
      const present = inLanguage(ctx.language);
      const before = await bankStatements.byId(ctx.db, id);
      await workingInstallation(ctx, ports);
      if (before.status === 'needs_review' && !reviewed) throw needsReview();
      const which = documentIds ? sql`doc.id = any(${documentIds}::uuid[])` : sql`doc.proposal->>'exact' = 'true'`;
      const held = await holdDocuments(ctx.db, id, sql`doc.status = 'proposed' and ${which}`, most);
      const { applied, failed } = await applyDocuments(ctx, held);
      const shown = present(applied > 0 ? await bankStatements.byId(ctx.db, id) : before);
      if (applied > 0) ctx.record(bankStatement.fact('applied', shown));
      else ctx.nothingChanged();
      await journal(ctx, before.installationId, {
        direction: 'INTERNAL',
        status: failed.length > 0 ? 'warning' : 'ok',
        event: 'statement.applied',
        message: words('Payments of a statement were applied.', 'Оплаты по выписке проведены.'),
        entityType: bankStatement.type,
        entityId: id,
        details: {
          applied,
          failed: failed.map(({ documentId, code, rule }) => ({ documentId, code, rule })).slice(0, 20),
        },
      });
      return {
        applied,
        failed: failed.map((one) => ({ ...one, detail: one.detail[ctx.language] })),
        statement: bankStatements.show(ctx.actor, shown),
      };
    },
  });

const needsReview = () =>
  brokenRule(
    'statement_needs_review',
    words(
      'The totals of the file do not add up, or part of it could not be read: check its warnings, then apply with `reviewed`.',
      'Суммы в файле не сходятся или он прочитан не целиком: просмотрите предупреждения и проведите с признаком reviewed.',
    ),
  );
