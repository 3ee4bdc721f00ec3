import type {} from '../kit/probe.ts';
import {
  attachment,
  base64,
  boxes,
  forbidden,
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
const formal = withAttachment({
  TypeNamedId: 'UniversalTransferDocument',
  Function: 'СЧФДОП',
  Metadata: [{ Key: 'FileName', Value: 'ON_NSCHFDOPPR_7.xml' }],
});
const metadata = (...pairs: Array<[string, string]>) => ({ Metadata: pairs.map(([Key, Value]) => ({ Key, Value })) });

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
];
