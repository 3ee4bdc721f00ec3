import {
  type RequisitionMove,
  type RequisitionStatus,
  requisitionFlow,
} from '../../../../../nouns/requisition-flow.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { coverageOf } from '../coverage.ts';
import type { SummedLine } from '../sums-of.ts';

const { moves } = requisitionFlow;

/** What moves a requisition by itself. */
export interface Figures {
  outgrewApproval: boolean;
  isCovered: boolean;
  hasAccepted: boolean;
  hasInvoiced: boolean;
  hasReceived: boolean;
  /** Nothing more is expected: what did not come was closed short. */
  isDelivered: boolean;
}

export interface Approval {
  plannedTotal: string;
  approvedTotal: string | null;
  /** Growth in percent that needs no new approval; null where approval is not asked for. */
  allowedGrowth: string | null;
  /** It overruns a budget that asks for approval by more than was approved. */
  outgrewBudget: boolean;
}

export function figuresOf(
  lines: ReadonlyArray<SummedLine & { closedShortQuantity: string }>,
  approval: Approval,
): Figures {
  const active = lines.filter(({ status }) => status === 'active');
  const goods = active.filter(({ itemType }) => itemType === 'product');
  const expected = goods.length > 0 ? goods : active;
  const any = (of: (line: SummedLine) => string) => active.some((line) => new Exact(of(line)).gt(0));
  return {
    outgrewApproval: approval.outgrewBudget || outgrew(approval),
    isCovered: active.length > 0 && active.every((line) => isWhole(line.acceptedQuantity, line.quantity)),
    hasAccepted: any(({ acceptedQuantity }) => acceptedQuantity),
    hasInvoiced: any(({ invoicedQuantity }) => invoicedQuantity),
    hasReceived: any(({ receivedQuantity }) => receivedQuantity),
    isDelivered:
      expected.length > 0 &&
      expected.every((line) =>
        isWhole(new Exact(line.receivedQuantity).plus(line.closedShortQuantity).toFixed(), line.quantity),
      ),
  };
}

/** As the coverage says: what misses no more than the last digit of a quantity is there. */
const isWhole = (done: string, wanted: string) => coverageOf(done, wanted).status === 'covered';

const outgrew = ({ plannedTotal, approvedTotal, allowedGrowth }: Approval) =>
  approvedTotal !== null &&
  allowedGrowth !== null &&
  new Exact(plannedTotal).gt(new Exact(approvedTotal).times(new Exact(allowedGrowth).plus(100)).div(100));

/** When each automatic move is due; the first that is due is followed, and then the next one from there. */
const due: ReadonlyArray<readonly [RequisitionMove, (figures: Figures) => boolean]> = [
  ['approve_again', ({ outgrewApproval }) => outgrewApproval],
  ['complete', ({ isDelivered }) => isDelivered],
  ['receive', ({ hasReceived, isDelivered }) => hasReceived && !isDelivered],
  ['take_back', ({ hasReceived, isDelivered }) => !hasReceived && !isDelivered],
  ['order', ({ hasAccepted, hasInvoiced }) => hasAccepted && hasInvoiced],
  ['select', ({ isCovered }) => isCovered],
  ['unselect', ({ isCovered, hasInvoiced, hasReceived }) => !isCovered && !hasInvoiced && !hasReceived],
];

/** Where the figures bring a requisition, and the moves that led there. */
export function followFigures(status: RequisitionStatus, figures: Figures): RequisitionMove[] {
  const found = due.find(([move, isDue]) => moves[move].from.includes(status) && isDue(figures));
  if (!found) return [];
  const [move] = found;
  return [move, ...followFigures(moves[move].to as RequisitionStatus, figures)];
}
