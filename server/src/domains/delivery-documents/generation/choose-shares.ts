import type { DeliveryScope } from '../../../../../nouns/delivery-document.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import type { GenerationInput } from './generation.input.ts';
import type { Share } from './share.ts';

type Selecting = Pick<GenerationInput, 'itemIds' | 'supplierIds' | 'logisticsObjectIds' | 'routeIds' | 'batchIds'>;

const places = {
  itemIds: 'lineId',
  supplierIds: 'supplierId',
  logisticsObjectIds: 'objectId',
  routeIds: 'routeId',
  batchIds: 'batchId',
} as const satisfies Record<keyof Selecting, keyof Share>;

const groupedBy = {
  supplier: 'supplierId',
  logistics_object: 'objectId',
  route: 'routeId',
  batch: 'batchId',
} as const satisfies Partial<Record<DeliveryScope, keyof Share>>;

/** Whether the goods are told by batches: where they go, and by what way, is known of batches alone. */
export const needsBatches = ({ scope, logisticsObjectIds, routeIds, batchIds }: Selecting & { scope: DeliveryScope }) =>
  /^(logistics_object|route|batch)$/.test(scope) || [logisticsObjectIds, routeIds, batchIds].some((ids) => ids?.length);

/** The shares that every selection lets through. What none of the requisition's shares has is refused with its place. */
export function chooseShares(shares: readonly Share[], known: KnownIds, input: Selecting): Share[] {
  const selections = Object.entries(places) as Array<[keyof Selecting, keyof Share & keyof KnownIds]>;
  const faults = selections.flatMap(([name, of]) => strangers(name, input[name] ?? [], known[of]));
  if (faults.length > 0) throw invalid(faults);
  return shares.filter((share) =>
    selections.every(([name, of]) => !input[name]?.length || input[name].includes(share[of] ?? '')),
  );
}

/** What belongs to the requisition. */
export interface KnownIds {
  lineId: ReadonlySet<string>;
  supplierId: ReadonlySet<string>;
  objectId: ReadonlySet<string>;
  routeId: ReadonlySet<string>;
  batchId: ReadonlySet<string>;
}

const strangers = (name: string, ids: readonly string[], known: ReadonlySet<string>): FieldError[] =>
  ids.flatMap((id, at) =>
    known.has(id)
      ? []
      : [
          fieldError(
            `/${name}/${at}`,
            'foreign_reference',
            words('does not belong to this requisition', 'не относится к этой заявке'),
          ),
        ],
  );

/** A group for each document, in the order of the shares. What a scope groups by has to be there. */
export function groupShares(shares: readonly Share[], scope: DeliveryScope): Share[][] {
  if (scope === 'procurement') return shares.length > 0 ? [[...shares]] : refuseNothing();
  const by = groupedBy[scope];
  const groups = [...Map.groupBy(shares, (share) => share[by])].flatMap(([key, group]) => (key ? [group] : []));
  return groups.length > 0 ? groups : refuseNothing();
}

function refuseNothing(): never {
  throw brokenRule(
    'nothing_to_generate',
    words('Nothing of the requisition meets this selection.', 'В заявке нет ничего, что подходит под этот выбор.'),
  );
}
