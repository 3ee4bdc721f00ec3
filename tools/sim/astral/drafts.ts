import { json, type Reply } from '../kit/rulebook.ts';
import { begin, nextId, start } from './keep.ts';
import { type Part, parts } from './parts.ts';
import { refused } from './refused.ts';
import type { AskedAstral } from './rules.ts';
import type { Draft } from './seed.ts';

const known =
  /^(AbonentId|DocumentFile|IsReadOnly|PackageId|RecipientIds(\[\d*\])?|ResponseSignatureRequired|DepartmentId)$/;

/** The parts of a form with a file in it, checked. */
function readForm(asked: AskedAstral): { file: Part | undefined; given: readonly Part[] } {
  const { headers, bytes, insist, state } = asked;
  const found = parts(headers['content-type'], bytes);
  insist('AS-10/form', found === null, refused(400));
  const given = found ?? [];
  insist(
    'AS-10/parts',
    given.some(({ name }) => !known.test(name)),
    refused(400),
  );
  const file = given.find(({ name, fileName }) => name === 'DocumentFile' && fileName);
  insist('AS-10/size', (file?.bytes.length ?? 0) > state.longestFile, refused(400));
  return { file, given };
}

const textIn = (given: readonly Part[], name: string) => given.find((one) => one.name === name)?.bytes.toString();

export function importDraft(asked: AskedAstral): Reply {
  const { state, clock, insist } = asked;
  const { file, given } = readForm(asked);
  insist('AS-10/file', file === undefined, refused(400));
  const abonentId = textIn(given, 'AbonentId') ?? '';
  checkAbonent(asked, abonentId);
  const recipientIds = given.filter(({ name }) => name.startsWith('RecipientIds')).map(({ bytes }) => bytes.toString());
  const strangers = recipientIds.filter((id) => !state.parties.some((party) => party.id === id));
  insist('AS-10/recipient', strangers.length > 0, refused(400));
  const draft: Draft = {
    id: nextId(state),
    abonentId,
    fileName: file?.fileName ?? '',
    content: file?.bytes.toString('base64') ?? '',
    recipientIds,
    responseSignatureRequired: textIn(given, 'ResponseSignatureRequired') === 'true',
    readOnly: textIn(given, 'IsReadOnly') === 'true',
    at: clock.now(),
    changedAt: clock.now(),
    ...{ signature: null, docflowId: null, requestId: null },
  };
  state.drafts.push(draft);
  return json(200, { [state.draftIdAs]: draft.id });
}

/** A docflow without a draft. Its body is not known: a form like that of a draft is taken. */
export function createDocflow(asked: AskedAstral): Reply {
  const { headers, state, clock, insist } = asked;
  const { file } = readForm(asked);
  insist('AS-12/file', file === undefined, refused(400));
  const docflow = begin(state, { abonentId: headers.abonentid ?? '', recipientIds: [] }, clock.now());
  return json(200, { docflowId: docflow.id });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function checkAbonent({ state, insist }: AskedAstral, given: string | undefined): void {
  const isOne = given !== undefined && uuid.test(given);
  insist('AS-01/abonent', !isOne, refused(400));
  insist('AS-02/abonent', isOne && !state.abonents.includes(given), refused(403));
}

const draftOf = ({ state, headers, path, insist }: AskedAstral) => {
  const id = path.split('/')[4];
  const draft = state.drafts.find((one) => one.id === id && one.abonentId === headers.abonentid);
  insist('AS-11/draft', draft === undefined, refused(404));
  return draft;
};

const shown = (draft: Draft) => ({
  id: draft.id,
  fileName: draft.fileName,
  recipients: draft.recipientIds.map((id) => ({ id })),
  responseSignatureRequired: draft.responseSignatureRequired,
  isReadOnly: draft.readOnly,
  isSigned: draft.signature !== null,
  createdDateTime: new Date(draft.at).toISOString(),
  changedDateTime: new Date(draft.changedAt).toISOString(),
  docflowId: draft.docflowId,
  cryptographyRequestId: draft.requestId,
});

export function listDrafts(asked: AskedAstral): Reply {
  const { state, headers } = asked;
  return listed(
    asked,
    state.drafts
      .filter((one) => one.abonentId === headers.abonentid && (state.listsStarted || !one.docflowId))
      .map(shown),
  );
}

/** A page of a list, as all of them are. */
export function listed({ query, insist, explain }: AskedAstral, all: ReadonlyArray<Record<string, unknown>>): Reply {
  explain('query', Object.fromEntries(query), ['offset', 'count', 'filter']);
  const [offset, count] = [Number(query.get('offset') ?? 0), Number(query.get('count') ?? 15)];
  insist('AS-15/page', !(offset >= 0 && count >= 1), refused(400));
  const said = query.get('filter')?.toLowerCase() ?? '';
  const found = all.filter((one) => JSON.stringify(one).toLowerCase().includes(said));
  return json(200, { count: found.length, data: found.slice(offset, offset + count) });
}

export function readDraft(asked: AskedAstral): Reply {
  const draft = draftOf(asked);
  return json(200, draft ? shown(draft) : {});
}

export function deleteDraft(asked: AskedAstral): Reply {
  const draft = draftOf(asked);
  asked.state.drafts = asked.state.drafts.filter((one) => one !== draft);
  return { status: 200 };
}

export function signDraft(asked: AskedAstral): Reply {
  const draft = draftOf(asked);
  const signature = signatureIn(asked);
  if (draft) Object.assign(draft, { signature, changedAt: asked.clock.now() });
  return { status: 200 };
}

export function signatureIn({ headers, bytes, insist }: AskedAstral): string {
  const part = (parts(headers['content-type'], bytes) ?? []).find(({ name }) => name === 'DocumentSign');
  insist('AS-14/sign', part === undefined, refused(400));
  return part?.bytes.toString('base64') ?? '';
}

export function startDraft(asked: AskedAstral): Reply {
  const draft = draftOf(asked);
  asked.insist('AS-11/signed', draft !== undefined && draft.signature === null, refused(400));
  return json(200, draft ? { docflowId: start(asked.state, draft, asked.clock.now()).id } : {});
}
