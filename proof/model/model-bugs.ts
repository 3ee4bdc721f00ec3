import type { Planted } from '../plant.ts';

/** A bug in the loop from need to receipt, in selling or in approving, and whether it takes many clients at once to show it. */
export interface PlantedInModel extends Planted {
  inStorm?: boolean;
}

const requisitions = 'server/src/domains/requisitions';
const billing = 'server/src/domains/billing';
const sales = 'server/src/domains/sales';
const approvals = 'server/src/domains/approvals';

export const modelBugs: readonly PlantedInModel[] = [
  {
    name: 'a supplier too many is let through',
    file: `${requisitions}/allocations/check-decisions.ts`,
    changes: [['const total = totalOf(allocations);', 'const total = totalOf(allocations.slice(0, 1));']],
    caughtBy: 'M1',
  },
  {
    name: 'a hundredth over what was ordered is let in',
    file: `${requisitions}/receipts/plan-arrivals.ts`,
    changes: [['if (kept.gt(most))', "if (kept.gt(most.times('1.02')))"]],
    caughtBy: 'M1',
  },
  {
    name: 'what is sent back at the door counts as received',
    file: `${requisitions}/receipts/recount-received.ts`,
    changes: [
      [
        'select trim_scale(coalesce(sum(came.quantity - came.returned_quantity), 0)) as kept,\n',
        'select trim_scale(coalesce(sum(came.quantity + came.rejected_quantity), 0)) as kept,\n',
      ],
    ],
    caughtBy: 'M2',
  },
  {
    name: 'sums are not counted anew when a line goes',
    file: `${requisitions}/settle-requisition.ts`,
    changes: [['await recountLines(ctx.db, held.id);', 'if (move) await recountLines(ctx.db, held.id);']],
    caughtBy: 'M2',
  },
  {
    name: 'a coverage makes up with one line for another',
    file: `${requisitions}/coverage.ts`,
    changes: [['Exact.min(1, new Exact(done).div(wanted))', 'new Exact(done).div(wanted)']],
    caughtBy: 'M2',
  },
  {
    name: 'a deleted payment goes on counting',
    file: `${billing}/payments/settle-owed.ts`,
    changes: [["and invoice_id = ${held.id} and status = 'posted'`", 'and invoice_id = ${held.id}`']],
    caughtBy: 'M2',
  },
  {
    name: 'a rejected invoice goes on counting',
    file: `${billing}/make-move.ts`,
    changes: [
      [
        'if (standingStatuses.includes(held.status) !== standingStatuses.includes(to)) await',
        "if (to === 'cancelled') await",
      ],
    ],
    caughtBy: 'M2',
  },
  {
    name: 'what a customer paid goes on counting after it was deleted',
    file: `${sales}/payments/settle-payments.ts`,
    changes: [["and sales_invoice_id = ${held.id} and status = 'posted'`", 'and sales_invoice_id = ${held.id}`']],
    caughtBy: 'M2',
  },
  {
    name: 'a sales invoice stays approved when its rows change',
    file: `${sales}/change-invoice.ts`,
    changes: [['const isRevised = held.status', 'const isRevised = false && held.status']],
    caughtBy: 'M2',
  },
  {
    name: 'one word is enough where everybody is asked',
    file: `${approvals}/requests/left-after.ts`,
    changes: [["step.mode === 'any' || ", "step.mode !== 'nobody' || "]],
    caughtBy: 'M2',
  },
  {
    name: 'whoever sent a record decides it with the others',
    file: `${approvals}/people/who-may-decide.ts`,
    changes: [['settings.noSelfApproval && open.authors', 'false && open.authors']],
    caughtBy: 'M1',
  },
  {
    name: 'a change of status that nobody is told of',
    file: `${requisitions}/settle-requisition.ts`,
    changes: [
      ["  tell('status_changed'", "  if (move) tell('status_changed'"],
      ['if (!moved || edited)', 'if (!moved || edited || !move)'],
    ],
    caughtBy: 'B11',
  },
  {
    name: 'a requisition is read without being locked',
    file: 'server/src/platform/records/read-records.ts',
    changes: [['and id = ${id} for update`', 'and id = ${id}`']],
    caughtBy: 'storm: B2',
    inStorm: true,
  },
  {
    name: 'a payment reads its invoice without locking it',
    file: `${billing}/payments/operations/create-payment.ts`,
    changes: [['await invoices.lock(ctx.db, id)', 'await invoices.byId(ctx.db, id)']],
    caughtBy: 'S4',
    inStorm: true,
  },
];
