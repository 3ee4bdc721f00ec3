import type { components } from '../../../../../sdk/types.ts';
import type { Answer } from '../../../shared/api/answer.ts';

export type Comparison = Answer<'supplier-quotes.compare-quotes'>;
export type Decisions = Answer<'supplier-quotes.read-decisions'>;
export type Accepted = Decisions['accepted'][number];
export type AwardAnswer = Answer<'supplier-quotes.plan-award'>;
export type RequisitionCard = Answer<'requisitions.read-card'>;
export type RequisitionLine = RequisitionCard['items'][number];
export type InvoiceRequest = components['schemas']['InvoiceRequest'];
export type InvoiceResults = Answer<'billing.request-invoices'>['results'];
