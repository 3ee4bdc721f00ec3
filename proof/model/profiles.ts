import type { Route } from './people.ts';
import { strictRoutes, trustingRoutes } from './routes.ts';

/** How strictly a company works; each sequence is told in one of these. */
export interface Profile {
  name: string;
  approvalRequired: boolean;
  noSelfApproval: boolean;
  payOnlyApproved: boolean;
  blocks: boolean;
  overAllocationPct: number;
  /** In tenths of a percent. */
  overReceiptTenths: number;
  /** Who approves what; nothing, where one person is enough. */
  routes: readonly Route[];
}

export const profiles: readonly Profile[] = [
  {
    name: 'easy',
    approvalRequired: false,
    noSelfApproval: false,
    payOnlyApproved: false,
    blocks: false,
    overAllocationPct: 0,
    overReceiptTenths: 0,
    routes: [],
  },
  {
    name: 'strict',
    approvalRequired: true,
    noSelfApproval: false,
    payOnlyApproved: true,
    blocks: true,
    overAllocationPct: 0,
    overReceiptTenths: 0,
    routes: [],
  },
  {
    name: 'tolerant',
    approvalRequired: true,
    noSelfApproval: false,
    payOnlyApproved: false,
    blocks: false,
    overAllocationPct: 20,
    overReceiptTenths: 125,
    routes: [],
  },
  {
    name: 'step by step',
    approvalRequired: true,
    noSelfApproval: true,
    payOnlyApproved: false,
    blocks: false,
    overAllocationPct: 0,
    overReceiptTenths: 0,
    routes: strictRoutes,
  },
  {
    name: 'step by step, trusting',
    approvalRequired: false,
    noSelfApproval: false,
    payOnlyApproved: true,
    blocks: true,
    overAllocationPct: 0,
    overReceiptTenths: 0,
    routes: trustingRoutes,
  },
];

/** Growth of the planned total that asks for approval again. */
export const reapprovalPct = 10;

export const settingsOf = (profile: Profile) => ({
  approvalRequired: profile.approvalRequired,
  noSelfApproval: profile.noSelfApproval,
  payOnlyApproved: profile.payOnlyApproved,
  blockingIssues: profile.blocks ? ['quantity_above_accepted', 'supplier_mismatch'] : [],
  tolerances: {
    overAllocationPct: String(profile.overAllocationPct),
    overReceiptPct: String(profile.overReceiptTenths / 10),
    pricePct: '0',
    quantityPct: '0',
    amount: '0',
  },
  alerts: { reapprovalPct: String(reapprovalPct), pricePct: '20', budgetPct: '90' },
});
