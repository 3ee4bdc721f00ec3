import { afterwards, base64, boxes, get, happens, type Probe, post, type Sim, state, told } from './requests.ts';

const [messageId, entityId] = ['d1ad0c00-0000-4000-8000-000000000001', 'd1ad0c00-0000-4000-8000-000000000002'];
const came = happens('a document comes in');
const read = (change: Readonly<Record<string, string>> = {}, path = '/V3/GetDocument') =>
  get(path, { boxId: boxes.ours, messageId, entityId, ...change });
const feed = (change: Readonly<Record<string, string>> = {}, path = '/V8/GetNewEvents') =>
  get(path, { boxId: boxes.ours, ...change });
const flows = (body: unknown) =>
  post(`/V5/GetDocflowEvents?${new URLSearchParams({ boxId: boxes.ours }).toString()}`, body);
const often = (times: number) => (sim: Sim) => {
  for (let time = 0; time < times; time += 1) came(sim);
};

/** What one happening makes of a document that was sent. */
const turned = (name: string, field: string, value: string, given: Record<string, unknown> = {}): Probe => ({
  clause: 'DD-34',
  says: `${name}: ${value}`,
  given(sim) {
    came(sim);
    sim.happen(name, { ...given, messageId });
  },
  passes: read(),
  answers: (reply) => told(reply)[field] === value || told(reply).RecipientReceiptMetadata[field] === value,
});

export const probesOfReading: readonly Probe[] = [
  {
    clause: 'DD-20',
    says: 'boxes',
    passes: get('/GetMyOrganizations', { autoRegister: 'false' }),
    answers: (reply) => told(reply).Organizations[0].Boxes[0].BoxId === boxes.ours,
  },
  {
    clause: 'DD-21',
    says: 'status',
    passes: get('/V3/GetCounteragents', { myBoxId: boxes.ours, counteragentStatus: 'IsMyCounteragent' }),
    answers: (reply) => told(reply).Counteragents.length === 2,
    refused: {
      by: 'DD-21/status',
      status: 400,
      request: get('/V3/GetCounteragents', { myBoxId: boxes.ours, counteragentStatus: 'Friends' }),
    },
  },
  {
    clause: 'DD-21',
    says: 'after a key',
    passes: get('/V3/GetCounteragents', { myBoxId: boxes.ours, afterIndexKey: base64('1') }),
    answers: (reply) => told(reply).Counteragents.length === 3,
  },
  {
    clause: 'DD-21',
    says: 'a hundred',
    given: (sim) => {
      const [one] = sim.state.others;
      if (one) sim.state.others.push(...Array.from({ length: 120 }, () => one));
    },
    passes: get('/V3/GetCounteragents', { myBoxId: boxes.ours }),
    answers: (reply) => told(reply).Counteragents.length === 100,
  },
  {
    clause: 'DD-22',
    says: 'all with the number, or one with the branch',
    passes: get('/GetOrganizationsByInnKpp', { inn: '7707083893' }),
    answers: (reply) => told(reply).Organizations.length === 2,
    refused: { by: 'DD-22/inn', status: 400, request: get('/GetOrganizationsByInnKpp', { kpp: '773601001' }) },
  },
  {
    clause: 'DD-22',
    says: 'one branch',
    passes: get('/GetOrganizationsByInnKpp', { inn: '7707083893', kpp: '773601001' }),
    answers: (reply) => told(reply).Organizations[0].Boxes[0].BoxId === boxes.theirs,
  },
  {
    clause: 'DD-23',
    says: 'what a contract needs',
    passes: get('/V3/GetDocumentTypes', { boxId: boxes.ours }),
    answers: (reply) =>
      told(reply)
        .DocumentTypes.find(({ Name }: { Name: string }) => Name === 'Contract')
        .Functions[0].Versions[0].Titles[0].MetadataItems.filter(
          ({ IsRequired }: { IsRequired: boolean }) => IsRequired,
        ).length === 3,
  },
  {
    clause: 'DD-32',
    says: 'document',
    given: came,
    passes: read({ injectEntityContent: 'false' }),
    answers: (reply) => told(reply).MessageId === messageId && told(reply).Content.Data === undefined,
    refused: { by: 'DD-32/document', status: 404, request: read({ entityId: 'none' }) },
  },
  {
    clause: 'DD-32',
    says: 'another box of ours',
    given: came,
    passes: read(),
    refused: { by: 'DD-32/document', status: 404, request: read({ boxId: boxes.branch }) },
  },
  {
    clause: 'DD-32',
    says: 'a mebibyte is the most that comes inside',
    given: happens('a document comes in', { base64: base64('x'.repeat(1024 * 1024 + 1)) }),
    passes: read(),
    answers: (reply) => told(reply).Content.Data === undefined && told(reply).Content.Size === 1024 * 1024 + 1,
  },
  {
    clause: 'DD-32',
    says: 'content',
    given: came,
    passes: read({}, '/V4/GetEntityContent'),
    answers: ({ text }) => text.startsWith('<Файл'),
    refused: { by: 'DD-32/document', status: 404, request: read({ entityId: 'none' }, '/V4/GetEntityContent') },
  },
  {
    clause: 'DD-33',
    says: 'words for people',
    given: came,
    passes: read(),
    answers: (reply) => told(reply).DocflowStatus.PrimaryStatus.StatusText === 'Ожидается подпись контрагента',
  },
  turned('counterparty signs', 'RecipientResponseStatus', 'WithRecipientSignature'),
  turned('counterparty signs in part', 'RecipientResponseStatus', 'WithRecipientPartiallySignature'),
  turned('counterparty rejects', 'RecipientResponseStatus', 'RecipientSignatureRequestRejected'),
  turned('counterparty offers to revoke', 'RevocationStatus', 'RequestsMyRevocation'),
  turned('we offer to revoke', 'RevocationStatus', 'RevocationIsRequestedByMe'),
  turned('revocation accepted', 'RevocationStatus', 'RevocationAccepted'),
  turned('revocation rejected', 'RevocationStatus', 'RevocationRejected'),
  turned('signature does not fit', 'SenderSignatureStatus', 'SenderSignatureCheckedAndInvalid'),
  turned('signature does not fit', 'RecipientResponseStatus', 'InvalidRecipientSignature', { side: 'recipient' }),
  turned('receipt', 'ReceiptStatus', 'Finished'),
  {
    clause: 'DD-34',
    says: 'times of .NET',
    given(sim) {
      sim.clock.stop(Date.parse('2026-11-24T12:00:00Z'));
      came(sim);
    },
    passes: read(),
    answers: (reply) => told(reply).SendTimestampTicks === 639_311_184_000_000_000,
  },
  {
    clause: 'DD-35',
    says: 'in order, a page at a time',
    given: often(120),
    passes: feed({}, '/V7/GetNewEvents'),
    answers: (reply) => told(reply).Events.length === 100 && told(reply).TotalCount === 120,
    refused: { by: 'DD-35/limit', status: 400, request: feed({ limit: 'many' }) },
  },
  {
    clause: 'DD-35',
    says: 'as many as are asked for',
    given: often(120),
    passes: feed({ limit: '500' }),
    answers: (reply) => told(reply).Events.length === 120,
  },
  {
    clause: 'DD-35',
    says: 'both places',
    given: often(2),
    passes: feed(),
    refused: {
      by: 'DD-35/both',
      status: 400,
      request: afterwards(feed(), (reply) => {
        const [{ EventId, IndexKey }] = told(reply).Events;
        return feed({ afterEventId: EventId, afterIndexKey: IndexKey });
      }),
    },
  },
  {
    clause: 'DD-35',
    says: 'a key that was not made fit for an address',
    given: often(2),
    passes: feed(),
    refused: {
      by: 'DD-35/key',
      status: 400,
      async request(send) {
        const [{ IndexKey }] = told(await send(feed())).Events;
        const later = await send(feed({ afterIndexKey: IndexKey }));
        if (told(later).Events.length !== 1) return { ...later, status: 0 };
        const { path } = feed();
        return send({ ...feed(), path: `${path}&afterIndexKey=${IndexKey}` });
      },
    },
  },
  {
    clause: 'DD-35',
    says: 'a message, and then what was added to it',
    given(sim) {
      came(sim);
      sim.happen('counterparty rejects', { messageId });
    },
    passes: feed(),
    answers(reply) {
      const [whole, added] = told(reply).Events;
      return (
        whole.Message.MessageId === messageId && added.Patch.Entities[0].AttachmentType === 'XmlSignatureRejection'
      );
    },
  },
  {
    clause: 'DD-36',
    says: 'flows',
    given: often(3),
    passes: flows({ Filter: {} }),
    answers: (reply) => told(reply).Events.length === 3 && told(reply).Events[0].DocumentId.EntityId === entityId,
    refused: { by: 'DD-36/all', status: 403, request: flows({ Filter: {} }), given: state({ seesAll: false }) },
  },
  {
    clause: 'DD-37',
    says: 'a person signs and sends it there: another message, which names the draft',
    given(sim) {
      came(sim);
      const [draft] = sim.state.messages;
      if (draft) Object.assign(draft, { isDraft: true, fromBoxId: draft.toBoxId, toBoxId: null, hanging: [] });
      sim.state.events = [];
      sim.happen('a person sends the draft');
    },
    passes: feed(),
    answers(reply) {
      const [draft, message] = told(reply).Events.map(({ Message }: { Message: unknown }) => Message);
      return (
        draft.DraftIsTransformedToMessageIdList[0] === message.MessageId && message.CreatedFromDraftId === messageId
      );
    },
  },
  {
    clause: 'DD-10',
    says: 'what happened is found by asking',
    given: came,
    passes: feed(),
    answers: (reply) => told(reply).Events.length === 1,
  },
];
