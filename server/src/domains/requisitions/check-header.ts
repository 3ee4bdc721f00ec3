import type { Requisition } from '../../../../nouns/requisition.ts';
import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalid, invalidField, words } from '../../kernel/problems/errors.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { committeeFaults } from '../company/committee-faults.ts';
import { companySettings } from '../company/company-settings.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { holdContract } from '../contracts/contract-refs.ts';
import { holdCounterparties, holdSuppliers, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { holdWarehouses, refuseClosed } from '../warehouses/warehouse-refs.ts';
import type { HeaderInput } from './requisition.ts';
import type { LineInput } from './requisition-line.ts';

type Checked =
  | ('responsibleId' | 'requesterId' | 'dueDate' | 'customerId')
  | ('selectedSupplierId' | 'contractId' | 'deliveryWarehouseId');

/** What the header said before, of a requisition or of a template. */
type Before = Partial<Pick<Requisition, Checked>>;

/** Refuses what the header may not say; what it said before is not checked again. */
export async function checkHeader(ctx: WriteContext, before: Before | null, given: HeaderInput): Promise<void> {
  const fresh = <Field extends Checked>(field: Field) => (given[field] !== before?.[field] ? given[field] : undefined);
  const responsibleId = fresh('responsibleId') as string | null | undefined;
  refuseToAssign(ctx, before, responsibleId);
  const faults = committeeFaults(given.committee);
  if (faults.length > 0) throw invalid(faults);
  await refusePast(ctx, fresh('dueDate') as string | null | undefined);
  await refuseStrangers(ctx.db, { responsibleId, requesterId: fresh('requesterId') as string | null | undefined });
  const customerId = fresh('customerId');
  if (typeof customerId === 'string')
    refuseUnusable((await holdCounterparties(ctx.db, [customerId])).get(customerId), 'customerId');
  const supplierId = fresh('selectedSupplierId');
  if (typeof supplierId === 'string')
    refuseUnusable((await holdSuppliers(ctx.db, [supplierId])).get(supplierId), 'selectedSupplierId');
  const contractId = fresh('contractId');
  if (typeof contractId === 'string') await holdContract(ctx.db, contractId);
  const warehouseId = fresh('deliveryWarehouseId');
  if (typeof warehouseId === 'string')
    refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'deliveryWarehouseId');
}

/** Without the right to assign, a requisition is one's own. */
function refuseToAssign({ actor }: ReadContext, before: Before | null, responsibleId: string | null | undefined) {
  if (responsibleId === undefined || maySee(actor, 'purchase_requisitions.assign')) return;
  if (before === null && responsibleId === actor.userId) return;
  throw lacksPermission('purchase_requisitions.assign');
}

async function refusePast(ctx: ReadContext, dueDate: string | null | undefined) {
  if (!dueDate || dueDate >= dayIn((await regionalOf(ctx)).timezone)) return;
  throw invalidField('/dueDate', 'due_date_in_past', words('is already in the past', 'этот день уже прошёл'));
}

const constructionFields = [
  'constructionProject',
  'constructionObject',
  'constructionStage',
  'sourceSectionName',
  'workType',
  'needGroupKey',
] as const;

/** The words of builders are written only where the company has switched them on. */
export async function refuseConstruction(
  ctx: ReadContext,
  ...given: ReadonlyArray<HeaderInput | LineInput>
): Promise<void> {
  const field = constructionFields.find((name) =>
    given.some(
      (one) => (one as Record<string, unknown>)[name] !== undefined && (one as Record<string, unknown>)[name] !== null,
    ),
  );
  if (field) await demandConstruction(ctx, field);
}

export async function demandConstruction(ctx: ReadContext, field: (typeof constructionFields)[number]): Promise<void> {
  if ((await companySettings(ctx)).extensions.construction) return;
  throw brokenRule(
    'extension_disabled',
    words('The construction extension is switched off.', 'Расширение для строительства отключено.'),
    { extension: 'construction', field },
  );
}
