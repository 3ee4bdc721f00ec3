import type { QualifyingDocument, SupplierQualification } from '../../../../nouns/supplier-qualification.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { checkCategories } from '../catalog/categories/check-categories.ts';

type Given = Partial<Pick<SupplierQualification, 'categoryIds' | 'validUntil' | 'documents' | 'responsibleId'>>;

/** What is given with the day that follows from it; refuses what it may not name. */
export async function settleQualification(ctx: WriteContext, before: SupplierQualification | null, given: Given) {
  const { documents = before?.documents ?? [], validUntil = before?.validUntil ?? null } = given;
  const faults = documents.flatMap(daysTurned);
  if (faults.length > 0) throw invalid(faults);
  if (given.categoryIds) await checkCategories(ctx.db, given.categoryIds, 'categoryIds');
  if (given.responsibleId) await refuseStrangers(ctx.db, { responsibleId: given.responsibleId });
  if (given.documents) await checkFiles(ctx, before?.id ?? null, given.documents);
  const endsOn = firstOf([validUntil, ...documents.map(({ expiresOn }) => expiresOn)]);
  return { values: { ...given, endsOn }, columns: endsOn === before?.endsOn ? {} : { told_days: null } };
}

const firstOf = (days: ReadonlyArray<string | null | undefined>) =>
  days.filter((day) => day != null).toSorted()[0] ?? null;

const daysTurned = ({ issuedOn, expiresOn }: QualifyingDocument, at: number): FieldError[] =>
  issuedOn && expiresOn && expiresOn < issuedOn
    ? [
        fieldError(
          `/documents/${at}/expiresOn`,
          'before_start',
          words('ends before it begins', 'окончание раньше начала'),
        ),
      ]
    : [];

/** A file of a document is one of this qualification; a new one has none yet. */
async function checkFiles({ db }: WriteContext, id: string | null, documents: readonly QualifyingDocument[]) {
  const named = documents.flatMap(({ fileId }, at) => (fileId ? [{ fileId, at }] : []));
  if (named.length === 0) return;
  const kept = await db.many<{ id: string }>(sql`
    select file.id from files file
    where file.tenant_id = ${db.tenant} and file.entity_type = 'supplierQualification' and file.entity_id = ${id}
      and file.status = 'active' and file.id = any(${named.map(({ fileId }) => fileId)}::uuid[])`);
  const known = new Set(kept.map((file) => file.id));
  const faults = named.flatMap(({ fileId, at }) =>
    known.has(fileId) ? [] : [fieldError(`/documents/${at}/fileId`, 'not_found_reference', strange)],
  );
  if (faults.length > 0) throw invalid(faults);
}

const strange = words('is no file of this qualification', 'такого файла у этого допуска нет');
