import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  EDocumentEvent,
  EDocumentState,
  OperatorStatus,
} from '../../../kernel/integrations/ports/e-document-state.ts';
import { followState, mayFollow } from './follow-state.ts';
import type { Followed } from './followed.ts';

const nothing: Followed = {
  ...{ status: 'queued', signatureStatus: 'none', statusText: null, statusDetails: null, reason: null, ids: {} },
  ...{ lastEventId: null, lastEventName: null, lastEventOrder: null, asOf: null, key: null, parts: [] },
};

const at = (minute: number) => `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`;

const told = (minute: number, status: OperatorStatus, more: Partial<EDocumentState> = {}): EDocumentState => ({
  ...{ ids: { messageId: 'm' }, key: 'm/e', direction: 'outgoing', status, signatureStatus: 'none' },
  ...{ statusText: `Слова ${minute}`, statusDetails: null, reason: null, asOf: at(minute) },
  ...{ sentAt: null, deliveredAt: null, signedAt: null, counterparty: null, document: null },
  ...more,
});

const event = (minute: number, order = '1'): EDocumentEvent => ({
  id: `e${minute}${order}`,
  name: 'Событие',
  at: at(minute),
  order,
});

const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return list
    .map((value) => ({ value, by: next() }))
    .sort((one, other) => one.by - other.by)
    .map(({ value }) => value);
};

const life: readonly OperatorStatus[] = ['draft', 'sent', 'delivered', 'awaiting_recipient', 'completed'];

test('whatever order states come in, and however often, the end is that of the latest', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const ending = (['completed', 'rejected', 'revoked', 'revocation_requested'] as const)[seed % 4] as OperatorStatus;
    const all = [...life.slice(0, 4), ending].map((status, minute) => ({
      state: told(minute, status),
      event: event(minute),
    }));
    let known = nothing;
    for (const one of shuffled([...all, ...all], seed)) known = followState(known, one.state, one.event).known;
    const expected = ending === 'completed' ? 'signed' : ending;
    assert.deepEqual([known.status, known.statusText, known.lastEventId], [expected, 'Слова 4', 'e41'], `seed ${seed}`);
  }
});

test('of events of one instant the order of the operator decides', () => {
  const first = followState(nothing, told(5, 'delivered'), event(5, '2')).known;
  const { known } = followState(first, told(5, 'sent'), event(5, '1'));
  assert.deepEqual([known.status, known.lastEventId], ['delivered', 'e52']);
  assert.equal(followState(first, told(5, 'completed'), event(5, '3')).known.status, 'signed');
});

test('an older state fills what was not known, and moves nothing', () => {
  const newer = followState(nothing, told(5, 'delivered', { ids: { messageId: 'm2' }, key: 'm2/e' }), null).known;
  const { known } = followState(
    newer,
    told(1, 'draft', { ids: { messageId: 'm1', documentId: 'd' }, key: 'm1/e' }),
    null,
  );
  assert.deepEqual([known.status, known.ids, known.key], ['delivered', { messageId: 'm2', documentId: 'd' }, 'm2/e']);
});

test('what was signed is not on its way again, whatever the operator says; the words stay those that fit', () => {
  const signed = followState(nothing, told(1, 'completed'), event(1)).known;
  const { known, isOut } = followState(signed, told(2, 'sent', { key: 'x/y' }), event(2));
  assert.deepEqual([isOut, known.status, known.statusText, known.key], [true, 'signed', 'Слова 1', 'm/e']);
  assert.equal(known.lastEventId, 'e21', 'the event itself is known');
});

test('a document deleted at the operator is an error while it is on its way, and stays what it was once it is over', () => {
  const over = { completed: 'signed', rejected: 'rejected', revoked: 'revoked' } as const;
  for (const [before, wanted] of [...Object.entries(over), ['draft', 'error'], ['sent', 'error']] as const) {
    const held = followState(nothing, told(1, before as OperatorStatus), event(1)).known;
    const { known, isOut } = followState(held, told(2, 'deleted'), event(2));
    assert.deepEqual([known.status, known.statusText, isOut], [wanted, 'У оператора документа больше нет', false]);
    assert.equal(followState(known, told(1, 'delivered'), event(1, '2')).known.status, wanted, 'an older event');
  }
  const sent = followState(nothing, told(1, 'sent'), event(1)).known;
  const signed = followState(sent, told(2, 'deleted', { signatureStatus: 'recipient_signed' }), event(2)).known;
  assert.deepEqual([signed.status, signed.signatureStatus], ['signed', 'both_signed']);
});

test('a code that nobody knows is told as such from everywhere it may come, and never sounds like the end', () => {
  for (const status of ['draft', 'sent', 'delivered', 'signed', 'rejected', 'error'] as const)
    assert.ok(mayFollow(status, 'unknown'), status);
  const { known } = followState(nothing, told(1, 'unknown', { signatureStatus: 'unknown' }), null);
  assert.deepEqual([known.status, known.signatureStatus], ['unknown', 'unknown']);
  const strange = told(2, 'something_new' as OperatorStatus, { signatureStatus: 'strange' as never });
  assert.deepEqual([followState(nothing, strange, null).known.status], ['unknown']);
});

test('nobody has signed a draft, whoever has to', () => {
  const { known } = followState(
    nothing,
    told(1, 'awaiting_sender_signature', { signatureStatus: 'recipient_waiting' }),
    null,
  );
  assert.deepEqual([known.status, known.signatureStatus], ['draft', 'none']);
});

test('the reason stays when later events say nothing of it', () => {
  const rejected = followState(nothing, told(1, 'rejected', { reason: 'Не сходится' }), event(1)).known;
  const { known } = followState(rejected, told(2, 'rejected'), event(2));
  assert.equal(known.reason, 'Не сходится');
});
