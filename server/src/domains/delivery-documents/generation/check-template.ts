import type { DeliveryDocumentKind } from '../../../../../nouns/delivery-document-kinds.ts';
import { templateKindOf } from '../../../../../nouns/document-kinds.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { refuse, unknownReference } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { documentTemplate, documentTemplates } from '../../../platform/document-templates/document-template.ts';
import { demandApplicable } from '../../../platform/document-templates/printing/choose-template.ts';
import { systemTemplate } from '../../../platform/document-templates/system-templates.ts';

/** Refuses a template that makes no PDF of this kind: papers of deliveries are PDFs. */
export async function checkTemplate(db: Db, kind: DeliveryDocumentKind, templateId: string | null | undefined) {
  if (!templateId) return;
  const found = systemTemplate(templateId)?.template ?? (await documentTemplates.byIds(db, [templateId]))[0];
  if (!found) throw unknownReference('templateId', documentTemplate.noun);
  if (found.archivedAt) throw archivedReference('templateId', documentTemplate, found.id, found.name);
  if (found.kind !== templateKindOf(kind)) throw refuse('template_kind_mismatch');
  demandApplicable(found, 'pdf');
}
