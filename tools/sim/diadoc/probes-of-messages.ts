import type { RawReply, RawRequest } from '../kit/probe.ts';
import {
  afterwards,
  attachment,
  base64,
  boxes,
  happens,
  message,
  type Probe,
  placeOf,
  post,
  posted,
  state,
  told,
  withAttachment,
} from './requests.ts';

const bare = { Signature: undefined };
const draft = posted({ IsDraft: true, ToBoxId: undefined, DocumentAttachments: [attachment({}, bare)] });
const upload = (path: string, body: string): RawRequest => ({ ...post(path, {}), body });
const whole = upload('/V2/ShelfUpload', 'много');
const onShelf = (name: string) => withAttachment({}, { Content: undefined, NameOnShelf: name });
const part = (index: number, last = '0') =>
  upload(`/ShelfUpload?nameOnShelf=half&partIndex=${index}&isLastPart=${last}`, 'часть');
const formal = withAttachment({
  TypeNamedId: 'UniversalTransferDocument',
  Function: 'СЧФДОП',
  Metadata: [{ Key: 'FileName', Value: 'ON_NSCHFDOPPR_7.xml' }],
});
const metadata = (...pairs: Array<[string, string]>) => ({ Metadata: pairs.map(([Key, Value]) => ({ Key, Value })) });

const revoked =
  (signed: object, parentId?: string) =>
  (reply: RawReply): RawRequest => {
    const { messageId, entityId } = placeOf(reply);
    const offer = { ParentEntityId: parentId ?? entityId, SignedContent: { Content: base64('XML'), ...signed } };
    return post('/V3/PostMessagePatch', { BoxId: boxes.ours, MessageId: messageId, RevocationRequests: [offer] });
  };

const forbidden = (
  clause: string,
  says: string,
  by: NonNullable<Probe['refused']>['by'],
  request: RawRequest,
  status = 400,
): Probe => ({
  clause,
  says,
  passes: posted(),
  refused: { by, status, request },
});

export const probesOfMessages: readonly Probe[] = [
  {
    clause: 'DD-08',
    says: '40 documents',
    passes: posted({ DocumentAttachments: Array.from({ length: 40 }, () => attachment()) }),
    answers: (reply) => told(reply).Entities.length === 80,
    refused: {
      by: 'DD-08/documents',
      status: 400,
      request: posted({ DocumentAttachments: Array.from({ length: 41 }, () => attachment()) }),
    },
  },
  {
    ...forbidden('DD-08', 'length of a document', 'DD-08/size', withAttachment({}, { Content: base64('длиннее') })),
    given: state({ longestDocument: 13 }),
    passes: withAttachment({}, { Content: base64('короче') }),
  },
  {
    clause: 'DD-08',
    says: 'length on the shelf',
    given: state({ longestOnShelf: 10 }),
    passes: whole,
    refused: { by: 'DD-08/shelf-size', status: 400, request: upload('/V2/ShelfUpload', 'слишком много') },
  },
  {
    clause: 'DD-08',
    says: 'seven days on the shelf',
    passes: whole,
    refused: {
      by: 'DD-08/shelf-days',
      status: 400,
      request: onShelf('old'),
      given: (sim) =>
        void (sim.state.shelf.old = { at: sim.clock.now() - 8 * 86_400_000, whole: true, parts: { 0: base64('а') } }),
    },
  },
  forbidden('DD-09', 'base64', 'DD-09/base64', withAttachment({}, { Content: 'не base64' })),
  forbidden('DD-11', 'what is sent is signed', 'DD-11/signature', withAttachment({}, bare)),
  { clause: 'DD-11', says: 'a draft is not', passes: draft },
  {
    ...forbidden('DD-24', 'sender', 'DD-24/from', posted({ FromBoxId: undefined })),
    answers: (reply) => told(reply).FromBoxId === boxes.ours,
  },
  forbidden('DD-24', 'recipient', 'DD-24/to', posted({ ToBoxId: undefined })),
  forbidden('DD-24', 'a recipient nobody knows', 'DD-24/to', posted({ ToBoxId: 'f00d@diadoc.ru' })),
  forbidden('DD-24', 'oneself', 'DD-24/to', posted({ ToBoxId: boxes.ours })),
  forbidden('DD-24', 'no document', 'DD-24/attachments', posted({ DocumentAttachments: [] })),
  forbidden('DD-25', 'both contents', 'DD-25/content', withAttachment({}, { NameOnShelf: 'a' })),
  forbidden('DD-25', 'no content', 'DD-25/content', withAttachment({}, { Content: undefined })),
  forbidden('DD-25', 'type', 'DD-25/type', withAttachment({ TypeNamedId: 'Letter' })),
  {
    ...forbidden('DD-25', 'comment', 'DD-25/comment', withAttachment({ Comment: 'я'.repeat(5_001) })),
    passes: withAttachment({ Comment: 'я'.repeat(5_000) }),
  },
  {
    clause: 'DD-25',
    says: 'our identifier',
    passes: posted({
      DocumentAttachments: [attachment({ CustomDocumentId: 'a' }), attachment({ CustomDocumentId: 'b' })],
    }),
    refused: {
      by: 'DD-25/custom-id',
      status: 400,
      request: posted({
        DocumentAttachments: [attachment({ CustomDocumentId: 'a' }), attachment({ CustomDocumentId: 'a' })],
      }),
    },
  },
  forbidden('DD-23', 'function', 'DD-23/function', withAttachment({ Function: 'СЧФ' })),
  forbidden('DD-23', 'version', 'DD-23/function', withAttachment({ Version: 'v2' })),
  forbidden('DD-23', 'metadata', 'DD-23/metadata', withAttachment(metadata(['FileName', 'a.pdf']))),
  forbidden(
    'DD-28',
    'day',
    'DD-28/date',
    withAttachment(metadata(['FileName', 'a.pdf'], ['DocumentNumber', '1'], ['DocumentDate', '2026-10-27'])),
  ),
  ...['Nonformalized', 'ProformaInvoice'].map(
    (type): Probe => ({
      clause: 'DD-28',
      says: type,
      passes: withAttachment({
        TypeNamedId: type,
        ...metadata(
          ['FileName', 'a.pdf'],
          ['DocumentNumber', '1'],
          ['DocumentDate', '27.10.2026'],
          ['TotalSum', '10.00'],
        ),
      }),
    }),
  ),
  {
    clause: 'DD-26',
    says: 'a repeat has the answer of the first, in whatever letters',
    passes: posted(),
    refused: {
      by: 'DD-27/duplicate',
      status: 409,
      async request(send) {
        const asked = { ...formal, path: `${formal.path}?operationId=Op-1` };
        const first = await send(asked);
        const second = await send({ ...asked, path: asked.path.replace('Op-1', 'oP-1') });
        if (first.text !== second.text) return { ...second, status: 0 };
        return send({ ...asked, path: `${formal.path}?operationId=Op-2` });
      },
    },
  },
  {
    clause: 'DD-26',
    says: 'without a key the bytes are it',
    passes: posted(),
    refused: {
      by: 'DD-27/duplicate',
      status: 409,
      async request(send) {
        const [first, second] = [await send(formal), await send(formal)];
        return first.text === second.text ? send({ ...formal, body: `${formal.body} ` }) : { ...second, status: 0 };
      },
    },
  },
  {
    clause: 'DD-26',
    says: 'still running',
    given: (sim) => sim.faults.add({ fault: { kind: 'own', name: 'still running' } }),
    passes: posted(),
    answers: ({ status, headers }) => status === 204 && headers['retry-after'] === '1',
  },
  forbidden('DD-27', 'verb', 'DD-27/verb', { ...posted(), method: 'PUT' }, 405),
  forbidden('DD-27', 'liquidated', 'DD-27/liquidated', posted({ ToBoxId: boxes.liquidated }), 403),
  forbidden('DD-27', 'takes nothing', 'DD-27/refuses', posted({ ToBoxId: boxes.refusing }), 409),
  {
    ...forbidden(
      'DD-29',
      'long content inside',
      'DD-29/inline',
      withAttachment({}, { Content: base64('x'.repeat(512_001)) }),
    ),
    passes: withAttachment({}, { Content: base64('x'.repeat(512_000)) }),
  },
  forbidden('DD-29', 'nothing on the shelf', 'DD-29/shelf', onShelf('nothing')),
  {
    clause: 'DD-29',
    says: 'whole or in parts',
    given: state({ longestPart: 10 }),
    passes: part(0),
    refused: {
      by: 'DD-08/part',
      status: 400,
      request: upload('/ShelfUpload?nameOnShelf=a&partIndex=0', 'слишком много'),
    },
  },
  {
    clause: 'DD-29',
    says: 'a missing part is told, and what is not whole is not there',
    passes: posted(),
    refused: {
      by: 'DD-29/shelf',
      status: 400,
      async request(send) {
        await send(part(0));
        const last = await send(part(2, '1'));
        return last.text === '[1]' ? send(onShelf('half')) : { ...last, status: 0 };
      },
    },
  },
  {
    clause: 'DD-29',
    says: 'what lies on the shelf is sent',
    passes: whole,
    refused: {
      by: 'DD-25/content',
      status: 400,
      async request(send) {
        const { text } = await send(whole);
        const good = await send(onShelf(text));
        return good.status === 200 ? send(withAttachment({}, { NameOnShelf: text })) : good;
      },
    },
  },
  {
    clause: 'DD-31',
    says: 'our document has no parent',
    passes: posted(),
    answers: (reply) =>
      told(reply).Entities.filter(
        ({ EntityType, ParentEntityId }: Record<string, string>) => EntityType === 'Attachment' && !ParentEntityId,
      ).length === 1,
  },
  {
    clause: 'DD-37',
    says: 'draft',
    passes: draft,
    answers: (reply) => told(reply).IsDraft === true,
    refused: { by: 'DD-37/draft', status: 400, request: post('/SendDraft', { BoxId: boxes.ours, DraftId: 'none' }) },
  },
  {
    clause: 'DD-37',
    says: 'sent once',
    passes: draft,
    refused: {
      by: 'DD-37/draft',
      status: 400,
      async request(send) {
        const { messageId, entityId } = placeOf(await send(draft));
        const given = { BoxId: boxes.ours, DraftId: messageId, ToBoxId: boxes.theirs };
        const signed = { ...given, DocumentSignatures: [{ ParentEntityId: entityId, Signature: base64('CMS') }] };
        const unsigned = await send(post('/SendDraft', given));
        const good = await send(post('/SendDraft', signed));
        const isSent = unsigned.status === 400 && told(good).CreatedFromDraftId === messageId;
        return isSent ? send(post('/SendDraft?operationId=again', signed)) : { ...good, status: 0 };
      },
    },
  },
  {
    clause: 'DD-38',
    says: 'judges',
    passes: post('/CanPostMessage', message()),
    refused: {
      by: 'DD-25/type',
      status: 400,
      request: post('/CanPostMessage', message({ DocumentAttachments: [attachment({ TypeNamedId: 'Letter' })] })),
    },
  },
  {
    clause: 'DD-30',
    says: 'message',
    passes: posted(),
    refused: {
      by: 'DD-30/message',
      status: 404,
      request: post('/V3/PostMessagePatch', { BoxId: boxes.ours, MessageId: 'none' }),
    },
  },
  {
    clause: 'DD-30',
    says: 'parent',
    passes: posted(),
    refused: {
      by: 'DD-30/parent',
      status: 400,
      request: afterwards(posted(), (reply) =>
        post('/V3/PostMessagePatch', {
          BoxId: boxes.ours,
          MessageId: placeOf(reply).messageId,
          RevocationRequests: [{ ParentEntityId: 'none', SignedContent: { Content: base64('XML') } }],
        }),
      ),
    },
  },
  {
    clause: 'DD-11',
    says: 'a notice without a signature, if it has to have one',
    passes: posted(),
    refused: { by: 'DD-30/signed', status: 400, request: afterwards(posted(), revoked({})) },
  },
  {
    clause: 'DD-30',
    says: 'an offer to revoke',
    passes: posted(),
    refused: {
      by: 'DD-30/parent',
      status: 400,
      async request(send) {
        const first = await send(posted());
        const good = await send(revoked({ Signature: base64('CMS') })(first));
        const isOffered = told(good).Entities[0].AttachmentType === 'RevocationRequest';
        return isOffered ? send(revoked({}, 'none')(first)) : { ...good, status: 0 };
      },
    },
  },
  {
    clause: 'DD-30',
    says: 'the fourth signature that does not fit',
    passes: posted(),
    refused: {
      by: 'DD-30/invalid',
      status: 409,
      given: (sim) => {
        happens('a document comes in')(sim);
        sim.state.signatures = 'do not fit';
      },
      async request(send) {
        const sign = (time: number) =>
          send(
            post(`/V3/PostMessagePatch?operationId=${time}`, {
              BoxId: boxes.ours,
              MessageId: 'd1ad0c00-0000-4000-8000-000000000001',
              Signatures: [{ ParentEntityId: 'd1ad0c00-0000-4000-8000-000000000002', Signature: base64('CMS') }],
            }),
          );
        for (const time of [1, 2, 3]) await sign(time);
        return sign(4);
      },
    },
  },
];
