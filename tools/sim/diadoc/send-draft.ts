import type { Reply } from '../kit/rulebook.ts';
import { textOr } from '../kit/text-or.ts';
import { anyBox, ourBox } from './boxes.ts';
import { enter, hang, nextId, sent } from './keep.ts';
import type { Message } from './message.ts';
import { once } from './once.ts';
import { presentMessage } from './present.ts';
import { listIn, readBody } from './read-body.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';
import type { World } from './seed.ts';

export function sendDraft(asked: AskedDiadoc): Reply {
  const { state, insist, explain, clock, bytes } = asked;
  return once(asked, () => {
    const body = readBody(bytes);
    explain('body', body, ['BoxId', 'DraftId', 'ToBoxId', 'DocumentSignatures']);
    insist('DD-07/box', !ourBox(state, body.BoxId), refusal(403, 'The box is not open to this token'));
    const draft = state.messages.find(({ id }) => id === body.DraftId);
    const isOne = draft?.isDraft === true && !draft.draftIsRecycled;
    insist('DD-37/draft', !isOne, refusal(400, 'The draft is not there'));
    if (!draft) return {};
    const to = anyBox(state, body.ToBoxId ?? draft.toBoxId)?.box.id ?? null;
    insist('DD-24/to', to === null, refusal(400, 'ToBoxId is not known'));
    const signatures = listIn(body, 'DocumentSignatures').map(({ ParentEntityId: id, Signature: content }) => ({
      parentId: String(id),
      content: textOr(content),
    }));
    const signed = draft.documents.every(({ entityId }) => signatures.some(({ parentId }) => parentId === entityId));
    insist('DD-11/signature', !signed, refusal(400, 'A signature is expected under every document'));
    return presentMessage(state, leave(state, draft, { at: clock.now(), to, signatures }));
  });
}

interface Leaving {
  at: number;
  to: string | null;
  signatures: ReadonlyArray<{ parentId: string; content: string }>;
}

/** The draft goes out: as a message of its own that names the draft it came from, or as the message that it was. */
export function leave(state: World, draft: Message, { at, to, signatures }: Leaving): Message {
  const message = state.draftsBecomeMessages ? copy(state, draft, at) : draft;
  message.isDraft = false;
  message.toBoxId = to;
  for (const { parentId, content } of signatures) {
    const place = draft.documents.findIndex(({ entityId }) => entityId === parentId);
    const parent = message.documents[place]?.entityId ?? parentId;
    hang(state, message, { parentId: parent, kind: 'Signature', boxId: message.fromBoxId, content, at });
  }
  sent(state, message, at);
  enter(state, message, at);
  return message;
}

function copy(state: World, draft: Message, at: number): Message {
  const id = nextId(state);
  const documents = draft.documents.map((one) => ({ ...one, entityId: nextId(state) }));
  const message: Message = { ...draft, id, at, createdFrom: draft.id, documents, hanging: [], becomes: [] };
  draft.draftIsRecycled = true;
  draft.becomes.push(id);
  state.messages.push(message);
  enter(state, draft, at);
  return message;
}
