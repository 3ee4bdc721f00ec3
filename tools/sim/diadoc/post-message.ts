import { json, type Reply } from '../kit/rulebook.ts';
import { textOr } from '../kit/text-or.ts';
import { anyBox } from './boxes.ts';
import { checkMessage, fileNameOf } from './check-message.ts';
import { enter, nextId, sent } from './keep.ts';
import type { Held, Message } from './message.ts';
import { once } from './once.ts';
import { presentMessage } from './present.ts';
import { type Fields, listIn, readBody } from './read-body.ts';
import type { AskedDiadoc } from './rules.ts';
import { contentOf } from './shelf.ts';

export function canPostMessage(asked: AskedDiadoc): Reply {
  checkMessage(asked, readBody(asked.bytes));
  return json(200, {});
}

export function postMessage(asked: AskedDiadoc): Reply {
  return once(asked, () => {
    const body = readBody(asked.bytes);
    checkMessage(asked, body);
    return presentMessage(asked.state, make(asked, body));
  });
}

function make(asked: AskedDiadoc, body: Fields): Message {
  const { state, clock } = asked;
  const now = clock.now();
  const attachments = listIn(body, 'DocumentAttachments');
  const message: Message = {
    id: nextId(state),
    at: now,
    patchedAt: now,
    fromBoxId: anyBox(state, body.FromBoxId)?.box.id ?? '',
    toBoxId: anyBox(state, body.ToBoxId)?.box.id ?? null,
    isDraft: body.IsDraft === true,
    draftIsLocked: body.LockDraft === true,
    draftIsRecycled: false,
    becomes: [],
    createdFrom: null,
    isTest: attachments.some((one) => (one.SignedContent as Fields | undefined)?.SignWithTestSignature === true),
    documents: [],
    hanging: [],
  };
  for (const one of attachments) {
    const document = documentOf(asked, one);
    message.documents.push(document);
    const signature = (one.SignedContent as Fields | undefined)?.Signature;
    if (typeof signature === 'string') {
      const hung = { entityId: nextId(state), parentId: document.entityId, boxId: message.fromBoxId, at: now };
      message.hanging.push({ ...hung, kind: 'Signature', content: signature });
    }
  }
  state.messages.push(message);
  if (!message.isDraft && body.DelaySend !== true) sent(state, message, now);
  enter(state, message, now);
  return message;
}

function documentOf(asked: AskedDiadoc, one: Fields): Held {
  const { state } = asked;
  const type = state.types.find(({ name }) => name === one.TypeNamedId);
  const [fn = 'default', versions] = Object.entries(type?.functions ?? {})[0] ?? [];
  return {
    entityId: nextId(state),
    customId: typeof one.CustomDocumentId === 'string' ? one.CustomDocumentId : null,
    typeName: String(one.TypeNamedId),
    fn: textOr(one.Function, fn),
    version: textOr(one.Version ?? versions?.[0], 'v1'),
    fileName: fileNameOf(one),
    comment: typeof one.Comment === 'string' ? one.Comment : null,
    metadata: listIn(one, 'Metadata').map(({ Key, Value }) => ({ Key: String(Key), Value: String(Value) })),
    content: contentOf(asked, (one.SignedContent ?? {}) as Fields),
    // A formal document of two sides is answered by a title whether it is asked for or not.
    needsRecipientSignature: one.NeedRecipientSignature === true || type?.formal === true,
    needsReceipt: one.NeedReceipt === true,
    senderSignature: 'WaitingForSenderSignature',
    recipientResponse: 'RecipientResponseStatusNotAcceptable',
    receipt: 'GeneralReceiptStatusNotAcceptable',
    revocation: 'RevocationStatusNone',
    sentAt: null,
    deliveredAt: null,
    deleted: false,
  };
}
