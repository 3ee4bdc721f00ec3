import type { Happening } from '../kit/simulator.ts';
import { textOr } from '../kit/text-or.ts';
import { boxIdOf, ourBox, theirBox } from './boxes.ts';
import { enter, findDocument, hang, nextId, sent } from './keep.ts';
import type { Held, Message } from './message.ts';
import type { World } from './seed.ts';
import { leave } from './send-draft.ts';

type Given = Readonly<Record<string, unknown>>;
type Change = (world: { state: World; message: Message; document: Held; at: number; given: Given }) => string[];

/** Something that becomes of one document: of the last that left us, where none is named. */
const of =
  (change: Change): Happening<World> =>
  ({ state, clock }, given) => {
    const last = state.messages.findLast(
      ({ fromBoxId, draftIsRecycled }) => !!ourBox(state, fromBoxId) && !draftIsRecycled,
    );
    const found = findDocument(state, given.messageId ?? last?.id, given.entityId);
    if (!found) throw new Error(`No document ${String(given.messageId)}/${String(given.entityId)}`);
    const at = clock.now();
    const added = change({ state, ...found, at, given });
    enter(state, found.message, at, added.length > 0 ? added : [found.document.entityId]);
    return { messageId: found.message.id, entityId: found.document.entityId };
  };

const words = (text: unknown) => Buffer.from(textOr(text)).toString('base64');

/** What their side hangs on it. */
const theirs = (
  { state, message, document, at }: Parameters<Change>[0],
  kind: Message['hanging'][number]['kind'],
  content = words('CMS'),
  parentId = document.entityId,
) => {
  document.deliveredAt ??= at;
  return [hang(state, message, { parentId, kind, boxId: message.toBoxId ?? '', content, at })];
};

const offerIn = (message: Message) => message.hanging.findLast(({ kind }) => kind === 'RevocationRequest')?.entityId;

export const happenings: Readonly<Record<string, Happening<World>>> = {
  delivered: of(({ document, at }) => {
    document.deliveredAt = at;
    return [];
  }),
  receipt: of((world) => {
    world.document.receipt = 'Finished';
    return theirs(world, 'Receipt');
  }),
  'counterparty signs': of((world) => {
    world.document.recipientResponse = 'WithRecipientSignature';
    return [
      ...(world.document.typeName === 'UniversalTransferDocument' ? theirs(world, 'Title') : []),
      ...theirs(world, 'Signature'),
    ];
  }),
  'counterparty signs in part': of((world) => {
    world.document.recipientResponse = 'WithRecipientPartiallySignature';
    return theirs(world, 'Signature');
  }),
  'counterparty rejects': of((world) => {
    world.document.recipientResponse = 'RecipientSignatureRequestRejected';
    return theirs(world, 'XmlSignatureRejection', words(world.given.says ?? 'Не сходится количество'));
  }),
  'counterparty offers to revoke': of((world) => {
    world.document.revocation = 'RequestsMyRevocation';
    return theirs(world, 'RevocationRequest');
  }),
  'we offer to revoke': of((world) => {
    world.document.revocation = 'RevocationIsRequestedByMe';
    const { state, message, document, at } = world;
    return [
      hang(state, message, {
        ...{
          parentId: document.entityId,
          kind: 'RevocationRequest',
          boxId: message.fromBoxId,
          content: words('XML'),
          at,
        },
      }),
    ];
  }),
  'revocation accepted': of((world) => {
    world.document.revocation = 'RevocationAccepted';
    return theirs(world, 'Signature', undefined, offerIn(world.message));
  }),
  'revocation rejected': of((world) => {
    world.document.revocation = 'RevocationRejected';
    return theirs(world, 'XmlSignatureRejection', words('Не согласны'), offerIn(world.message));
  }),
  'signature does not fit': of(({ document, given }) => {
    if (given.side === 'recipient') document.recipientResponse = 'InvalidRecipientSignature';
    else document.senderSignature = 'SenderSignatureCheckedAndInvalid';
    return [];
  }),
  'signature is checked': of(({ document }) => {
    document.senderSignature = 'SenderSignatureCheckedAndValid';
    return [];
  }),
  deleted: of(({ document }) => {
    document.deleted = true;
    return [];
  }),
  /** In the web interface of Diadoc, with the signature that he has. */
  'a person sends the draft': ({ state, clock }, { messageId }) => {
    const draft = state.messages.findLast(
      ({ id, isDraft }) => isDraft && (messageId === undefined || id === messageId),
    );
    if (!draft) throw new Error(`No draft ${String(messageId)}`);
    const signatures = draft.documents.map(({ entityId }) => ({ parentId: entityId, content: words('CMS') }));
    const message = leave(state, draft, {
      at: clock.now(),
      to: draft.toBoxId ?? state.others[0]?.boxes[0]?.id ?? null,
      signatures,
    });
    return { messageId: message.id, entityId: message.documents[0]?.entityId };
  },
  'a document comes in': ({ state, clock }, given) => {
    const message = incoming(state, clock.now(), given);
    enter(state, message, clock.now());
    return { messageId: message.id, entityId: message.documents[0]?.entityId };
  },
  /** The organization is given another box; its old one opens to nobody. */
  'a box moves': ({ state }, { boxId }) => {
    const found = ourBox(state, boxId) ?? theirBox(state, boxId);
    if (!found) throw new Error(`No box ${String(boxId)}`);
    found.box.id = nextId(state);
    return { boxId: boxIdOf(found.box.id) };
  },
  'tokens run out': ({ state, clock }) => {
    for (const held of Object.values(state.accessTokens)) held.until = clock.now();
  },
  'access is withdrawn': ({ state, clock }) => {
    for (const held of Object.values(state.refreshTokens)) held.over = 'withdrawn';
    for (const held of Object.values(state.accessTokens)) held.until = clock.now();
  },
};

/** A formal document with the title of the seller, unless something else is said. */
function incoming(state: World, at: number, given: Given): Message {
  const typeName = textOr(given.typeName, 'UniversalTransferDocument');
  const fileName = textOr(given.fileName, 'ON_NSCHFDOPPR_1.xml');
  const message: Message = {
    id: nextId(state),
    at,
    patchedAt: at,
    fromBoxId: theirBox(state, given.fromBoxId ?? state.others[0]?.boxes[0]?.id)?.box.id ?? '',
    toBoxId: ourBox(state, given.toBoxId ?? state.ours.boxes[0]?.id)?.box.id ?? '',
    ...{ isDraft: false, draftIsLocked: false, draftIsRecycled: false, becomes: [], createdFrom: null, isTest: false },
    documents: [],
    hanging: [],
  };
  const metadata = { DocumentNumber: '17', DocumentDate: '24.11.2026', ...(given.metadata as object | undefined) };
  message.documents.push({
    entityId: nextId(state),
    customId: null,
    typeName,
    fn: typeName === 'UniversalTransferDocument' ? 'СЧФДОП' : 'default',
    version: typeName === 'UniversalTransferDocument' ? 'utd970_05_03_01' : 'v1',
    fileName,
    comment: null,
    metadata: Object.entries(metadata).map(([Key, Value]) => ({ Key, Value: String(Value) })),
    content: typeof given.base64 === 'string' ? given.base64 : words('<Файл ИдФайл="ON_NSCHFDOPPR_1"/>'),
    needsRecipientSignature: given.needsSignature !== false,
    needsReceipt: false,
    ...{ senderSignature: '', recipientResponse: '', receipt: '', revocation: 'RevocationStatusNone' },
    sentAt: at,
    deliveredAt: at,
    deleted: false,
  });
  sent(state, message, at);
  const [document] = message.documents;
  hang(state, message, {
    parentId: document?.entityId ?? '',
    kind: 'Signature',
    boxId: message.fromBoxId,
    content: words('CMS'),
    at,
  });
  state.messages.push(message);
  return message;
}
