/** How strictly a company works; each sequence is told in one of these. */
export interface Profile {
  name: string;
  approvalRequired: boolean;
  payOnlyApproved: boolean;
  blocks: boolean;
  overAllocationPct: number;
  /** In tenths of a percent. */
  overReceiptTenths: number;
}

export const profiles: readonly Profile[] = [
  {
    name: 'easy',
    approvalRequired: false,
    payOnlyApproved: false,
    blocks: false,
    overAllocationPct: 0,
    overReceiptTenths: 0,
  },
  {
    name: 'strict',
    approvalRequired: true,
    payOnlyApproved: true,
    blocks: true,
    overAllocationPct: 0,
    overReceiptTenths: 0,
  },
  {
    name: 'tolerant',
    approvalRequired: true,
    payOnlyApproved: false,
    blocks: false,
    overAllocationPct: 20,
    overReceiptTenths: 125,
  },
];

/** Growth of the planned total that asks for approval again. */
export const reapprovalPct = 10;

export const settingsOf = (profile: Profile) => ({
  approvalRequired: profile.approvalRequired,
  noSelfApproval: false,
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
