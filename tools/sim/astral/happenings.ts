import type { Happening } from '../kit/simulator.ts';
import { nextId, start } from './keep.ts';
import type { Draft, World } from './seed.ts';

const draftOf = (state: World, id: unknown): Draft => {
  const draft = id === undefined ? state.drafts.at(-1) : state.drafts.find((one) => one.id === id);
  if (!draft) throw new Error(`No draft ${String(id)}`);
  return draft;
};

/** One more step in the history of a docflow: of the last, where none is named. */
const step =
  (status: string, statusName: string): Happening<World> =>
  ({ state, clock }, { docflowId, comment }) => {
    const docflow = state.docflows.findLast(({ id }) => docflowId === undefined || id === docflowId);
    if (!docflow) throw new Error(`No docflow ${String(docflowId)}`);
    docflow.steps.push({ status, statusName, at: clock.now(), comment: typeof comment === 'string' ? comment : null });
    return { docflowId: docflow.id };
  };

export const happenings: Readonly<Record<string, Happening<World>>> = {
  /** In the web interface of Astral, with the signature that he has. */
  'a person sends the draft': ({ state, clock }, { draftId }) => {
    const draft = draftOf(state, draftId);
    draft.signature = Buffer.from('CMS').toString('base64');
    const { id, documentId } = start(state, draft, clock.now());
    return { docflowId: id, documentId };
  },
  'a signature is asked for': ({ state }, { draftId }) => {
    const draft = draftOf(state, draftId);
    draft.requestId = nextId(state);
    state.requests[draft.requestId] = { draftId: draft.id, status: 'waits' };
    return { requestId: draft.requestId };
  },
  'counterparty signs': step('SignedByCounterparty', 'Подписано контрагентом'),
  'counterparty rejects': step('RejectedByCounterparty', 'Отклонено контрагентом'),
  'counterparty offers to revoke': step('RevocationRequested', 'Запрошено аннулирование'),
  'revocation accepted': step('Revoked', 'Аннулировано'),
  'signature does not fit': step('SignatureInvalid', 'Подпись недействительна'),
  'a state of its own': step('WaitingForTheMoon', 'Ждёт луны'),
  deleted: ({ state }, { draftId }) => {
    const draft = draftOf(state, draftId);
    state.drafts = state.drafts.filter((one) => one !== draft);
  },
  /** The user is taken one of his abonents. */
  'a box moves': ({ state }) => ({ abonentId: state.abonents.shift() }),
  'the token ends': ({ state }) => {
    state.token = `${nextId(state)}-another`;
  },
};
