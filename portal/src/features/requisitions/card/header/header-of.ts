import { requisition as noun } from '../../../../../../nouns/requisition.ts';
import type { Difference } from '../../../../kit/form/conflict-note.tsx';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { showDay } from '../../../../kit/format.ts';
import { contractOption } from '../../../../shared/records/named-contract.ts';
import { type Header, headerBody } from '../../create/header.ts';
import type { RequisitionCard } from '../../queries.ts';

/** The header of a requisition as the form holds it. */
export const headerOf = (card: RequisitionCard, customerName: string | undefined): Header => ({
  title: card.title,
  dueDate: card.dueDate ?? '',
  deliveryWarehouseId: card.deliveryWarehouseId,
  customer: card.customerId ? { id: card.customerId, label: customerName ?? '…' } : null,
  contract: contractOption(card),
  budgetCode: card.budgetCode ?? '',
  departmentName: card.departmentName ?? '',
  responsibleId: card.responsibleId,
  priority: card.priority,
  comment: card.comment ?? '',
  customFields: card.customFields,
});

/** What of the header was changed here, as the server takes it: what others have changed meanwhile stays theirs. */
export function headerChanges(mine: Header, before: Header): Partial<ReturnType<typeof headerBody>> {
  const [now, was] = [headerBody(mine), headerBody(before)];
  const isChanged = (name: string) => !isSame(now[name as keyof typeof now], was[name as keyof typeof was]);
  return Object.fromEntries(Object.entries(now).filter(([name]) => isChanged(name)));
}

interface Names {
  person(id: string | null): string;
  warehouse(id: string | null): string;
}

/** Where what was typed meets what somebody else has saved, and what they have changed beside it. */
export function headerConflict(mine: Header, before: Header, theirs: Header, { person, warehouse }: Names) {
  const rows: Array<[label: string, show: (header: Header) => string]> = [
    [labelOf(noun, 'title'), ({ title }) => title],
    [labelOf(noun, 'dueDate'), ({ dueDate }) => showDay(dueDate)],
    [labelOf(noun, 'deliveryWarehouseId'), ({ deliveryWarehouseId }) => warehouse(deliveryWarehouseId)],
    [labelOf(noun, 'customerId'), ({ customer }) => customer?.label ?? ''],
    [labelOf(noun, 'contractId'), ({ contract }) => contract?.label ?? ''],
    [labelOf(noun, 'budgetCode'), ({ budgetCode }) => budgetCode],
    [labelOf(noun, 'departmentName'), ({ departmentName }) => departmentName],
    [labelOf(noun, 'responsibleId'), ({ responsibleId }) => person(responsibleId)],
    [labelOf(noun, 'priority'), ({ priority }) => valueOf(noun, 'priority', priority)],
    [labelOf(noun, 'comment'), ({ comment }) => comment],
  ];
  const shown = rows.map(([label, show]) => ({ label, mine: show(mine), before: show(before), theirs: show(theirs) }));
  const isMine = (row: (typeof shown)[number]) => row.mine !== row.before;
  return {
    differences: shown.filter((row): row is typeof row & Difference => isMine(row) && row.mine !== row.theirs),
    others: shown.filter((row) => !isMine(row) && row.theirs !== row.before).map(({ label }) => label),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
