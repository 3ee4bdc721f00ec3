import type { Reply } from '../kit/rulebook.ts';
import { textOr } from '../kit/text-or.ts';
import { ourBox } from './boxes.ts';
import { enter, hang, sent } from './keep.ts';
import type { Hanging, Message } from './message.ts';
import { once } from './once.ts';
import { presentMessage } from './present.ts';
import { type Fields, listIn, readBody } from './read-body.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';

const kinds = {
  Signatures: 'Signature',
  RecipientTitles: 'Title',
  XmlSignatureRejections: 'XmlSignatureRejection',
  RevocationRequests: 'RevocationRequest',
  Receipts: 'Receipt',
} as const;

const day = 86_400_000;

/** Adds to a message: what hangs on its documents, and what comes of that. */
export function postPatch(asked: AskedDiadoc): Reply {
  const { state, insist, explain, clock, bytes } = asked;
  return once(asked, () => {
    const body = readBody(bytes);
    explain('body', body, ['BoxId', 'MessageId', ...Object.keys(kinds)]);
    const box = ourBox(state, body.BoxId)?.box.id;
    insist('DD-07/box', box === undefined, refusal(403, 'The box is not open to this token'));
    const message = state.messages.find(({ id }) => id === body.MessageId);
    insist('DD-30/message', message === undefined, refusal(404, 'The message is not there'));
    if (!message) return {};
    const added: string[] = [];
    for (const [name, kind] of Object.entries(kinds))
      for (const one of listIn(body, name)) added.push(add(asked, message, { kind, boxId: box ?? '' }, one));
    enter(state, message, clock.now(), added);
    return presentMessage(state, message, added);
  });
}

type By = Pick<Hanging, 'kind' | 'boxId'>;

function add(asked: AskedDiadoc, message: Message, { kind, boxId }: By, one: Fields): string {
  const { state, insist, clock } = asked;
  const parentId = textOr(one.ParentEntityId);
  const parents = [...message.documents, ...message.hanging].map(({ entityId }) => entityId);
  insist('DD-30/parent', !parents.includes(parentId), refusal(400, 'ParentEntityId is not of this message'));
  if (kind === 'Signature' && state.signatures === 'do not fit') {
    const today = state.invalid.filter(({ entityId, at }) => entityId === parentId && at > clock.now() - day);
    insist('DD-30/invalid', today.length >= 3, refusal(409, 'Too many signatures that do not fit'));
    state.invalid.push({ entityId: parentId, at: clock.now() });
  }
  const signed = (one.SignedContent ?? one) as Fields;
  const bare = !signed.Signature && signed.SignWithTestSignature !== true;
  insist('DD-30/signed', bare, refusal(400, 'A signature is expected'));
  const content = textOr(kind === 'Signature' ? signed.Signature : signed.Content);
  const entityId = hang(state, message, { parentId, kind, boxId, content, at: clock.now() });
  turn(asked, message, { kind, boxId }, parentId);
  return entityId;
}

/** What comes of it for the document. */
function turn({ state, clock }: AskedDiadoc, message: Message, { kind, boxId }: By, parentId: string) {
  const offer = message.hanging.find(({ entityId, kind: of }) => entityId === parentId && of === 'RevocationRequest');
  const document = message.documents.find(({ entityId }) => entityId === (offer?.parentId ?? parentId));
  if (!document) return;
  const ours = message.fromBoxId === boxId;
  if (offer) {
    if (kind === 'Signature') document.revocation = 'RevocationAccepted';
    if (kind === 'XmlSignatureRejection') document.revocation = 'RevocationRejected';
  } else if (kind === 'RevocationRequest') document.revocation = 'RevocationIsRequestedByMe';
  else if (kind === 'Receipt') document.receipt = 'Finished';
  else if (kind === 'XmlSignatureRejection') document.recipientResponse = 'RecipientSignatureRequestRejected';
  else if (ours) sent(state, message, clock.now());
  else
    document.recipientResponse =
      state.signatures === 'do not fit' ? 'InvalidRecipientSignature' : 'WithRecipientSignature';
}
