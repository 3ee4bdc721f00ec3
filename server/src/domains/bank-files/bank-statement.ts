import { type BankStatement, bankStatement as declared } from '../../../../nouns/bank-statement.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const bankStatement = entityOf(declared);

export const bankStatements = store(bankStatement, {
  // Line by line, each document by its identifier: whoever plans the statement does not know yet how many there are.
  counts: (tenant) => sql`
    (select json_build_object('documents', count(*), 'repeated', count(*) filter (where held.repeated),
       'proposed', count(*) filter (where doc.status = 'proposed'), 'exact', count(*) filter (where doc.status = 'proposed' and doc.exact),
       'unmatched', count(*) filter (where doc.status = 'unmatched'), 'alreadyPaid', count(*) filter (where doc.status = 'already_paid'),
       'applied', count(*) filter (where doc.status = 'applied'), 'kept', count(*) filter (where doc.status = 'kept'))
     from bank_statement_lines held
     cross join lateral (select one.status, one.proposal->>'exact' = 'true' as exact from bank_documents one
       where one.tenant_id = ${tenant} and one.id = held.document_id offset 0) doc
     where held.tenant_id = ${tenant} and held.statement_id = statement.id)`,
});

/** A remark as the reader of the file left it. */
interface KeptRemark {
  code: string;
  line: number | null;
  detail: Words;
  review: boolean;
}

/** Statements keep what was noticed in both languages: a record that was read, with its remarks in one of them. */
export const inLanguage =
  (language: keyof Words) =>
  (row: BankStatement): BankStatement => ({
    ...row,
    warnings: (row.warnings as unknown as KeptRemark[]).map(({ detail, ...one }) => ({
      ...one,
      message: detail[language],
    })),
  });

export const statementListing = listingOf(declared, { name: 'bank-statements', defaultSort: '-createdAt' });
