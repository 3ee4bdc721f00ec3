import type { Docflow, Draft, World } from './seed.ts';

/** Identifiers that come in the same order every time. */
export function nextId(state: World): string {
  state.serial += 1;
  return `a57a1000-0000-4000-8000-${String(state.serial).padStart(12, '0')}`;
}

/** A draft goes out: it becomes a docflow with a history of its own. */
export function start(state: World, draft: Draft, at: number): Docflow {
  const docflow = begin(state, draft, at);
  draft.docflowId = docflow.id;
  draft.changedAt = at;
  return docflow;
}

export function begin(
  state: World,
  { abonentId, recipientIds }: Pick<Draft, 'abonentId' | 'recipientIds'>,
  at: number,
): Docflow {
  const sent = { status: 'SentToCounterparty', statusName: 'Отправлено контрагенту', at, comment: null };
  const docflow: Docflow = { id: nextId(state), documentId: nextId(state), abonentId, recipientIds, steps: [sent] };
  state.docflows.push(docflow);
  return docflow;
}
