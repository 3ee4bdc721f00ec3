import { json, type Reply } from '../kit/rulebook.ts';
import type { Simulated } from '../kit/simulator.ts';
import { clauses } from './clauses.ts';
import {
  checkAbonent,
  createDocflow,
  deleteDraft,
  importDraft,
  listDrafts,
  listed,
  readDraft,
  signatureIn,
  signDraft,
  startDraft,
} from './drafts.ts';
import { happenings } from './happenings.ts';
import { nextId } from './keep.ts';
import { parts } from './parts.ts';
import { refused } from './refused.ts';
import { type AskedAstral, type RuleId, rules } from './rules.ts';
import { seed, type World } from './seed.ts';

export const astral: Simulated<World, RuleId> = {
  provider: 'astral',
  clauses,
  rules,
  notSimulated: [
    'AS-17: that nothing is pushed leaves nothing to be asked',
    'the scheme of the token: any header that holds it will do, unless one of the two switches is on',
    'paths of drafts beyond the import are our own guess: list, read, delete, signature and start below /api/v1 to v3/drafts',
    'members of a draft, the name of its identifier (`draftIdAs`), the body of a new docflow',
    'whether a draft that was started stays in the list: `listsStarted` says',
    'how a request of cryptography comes about: here by a happening; a draft names it',
    'statuses of a history other than SentToCounterparty: those of happenings are invented',
    'updating a draft, print forms, the list of changed drafts, departments, packages, tariffs',
  ],
  faults: ['500 without a body', 'unknown enum value', 'page changes between calls'],
  happenings,
  seed,
  answer,
};

interface Call {
  line: RegExp;
  /** The abonent is named by a header. */
  header?: false;
  run(asked: AskedAstral): Reply;
}

const calls: readonly Call[] = [
  { line: /^POST \/api\/v3\/drafts$/, header: false, run: importDraft },
  { line: /^GET \/api\/v[1-3]\/drafts$/, run: listDrafts },
  { line: /^GET \/api\/v[1-3]\/drafts\/[^/]+$/, run: readDraft },
  { line: /^DELETE \/api\/v[1-3]\/drafts\/[^/]+$/, run: deleteDraft },
  { line: /^POST \/api\/v[1-3]\/drafts\/[^/]+\/signature$/, run: signDraft },
  { line: /^POST \/api\/v[1-3]\/drafts\/[^/]+\/start$/, run: startDraft },
  { line: /^POST \/api\/v2\/docflows$/, run: createDocflow },
  { line: /^GET \/api\/v3\/docflows\/[^/]+\/History$/i, run: history },
  { line: /^POST \/api\/v1\/cryptography\/requests\/[^/]+\/sign$/, run: signRequest },
  { line: /^PATCH \/api\/v1\/cryptography\/requests\/[^/]+\/reject$/, run: rejectRequest },
  {
    line: /^GET \/api\/v[1-3]\/counterparties$/i,
    run: (asked) =>
      listed(
        asked,
        asked.state.parties.map((one) => ({ ...one })),
      ),
  },
  { line: /^POST \/api\/v[12]\/registration$/, header: false, run: register },
];

function answer(asked: AskedAstral): Reply {
  const { method, path, headers, fault, insist } = asked;
  if (fault === '500 without a body') return { status: 500 };
  const call = calls.find(({ line }) => line.test(`${method} ${path}`));
  insist('AS-01/path', call === undefined, refused(404));
  checkUser(asked);
  if (call?.header !== false) checkAbonent(asked, headers.abonentid);
  return call?.run(asked) ?? json(200, {});
}

function checkUser({ headers, state, insist }: AskedAstral) {
  const shows = Object.values(headers).some((value) => value.split(' ').includes(state.token));
  insist('AS-01/user', !shows, refused(401));
  insist('AS-03/bearer', shows && headers.authorization !== `Bearer ${state.token}`, refused(401));
  insist('AS-03/plain', shows && headers.authorization !== state.token, refused(401));
}

function history({ path, headers, state, insist, fault }: AskedAstral): Reply {
  const docflow = state.docflows.find(
    ({ id, abonentId }) => id === path.split('/')[4] && abonentId === headers.abonentid,
  );
  insist('AS-13/docflow', docflow === undefined, refused(404));
  const { steps = [], recipientIds = [] } = docflow ?? {};
  const records = steps.map(({ status, statusName, at, comment }, index) => ({
    progress: index + 1,
    status: fault === 'unknown enum value' ? 'WaitingForTheMoon' : status,
    statusName: fault === 'unknown enum value' ? 'Ждёт луны' : statusName,
    executorName: null,
    passedDateTime: new Date(at).toISOString(),
    comment,
  }));
  return json(200, {
    totalCount: records.length,
    passedCount: records.length,
    approvalRouteId: null,
    historyRecords: fault === 'page changes between calls' ? records.slice(0, -1) : records,
    recipients: state.parties
      .filter(({ id }) => recipientIds.includes(id))
      .map((one) => ({ ...one, globalId: one.id })),
  });
}

function requestOf({ path, state, insist }: AskedAstral) {
  const request = state.requests[path.split('/')[5] ?? ''];
  insist('AS-14/request', request?.status !== 'waits', refused(404));
  return request;
}

function signRequest(asked: AskedAstral): Reply {
  const request = requestOf(asked);
  const signature = signatureIn(asked);
  const draft = asked.state.drafts.find(({ id }) => id === request?.draftId);
  if (request) request.status = 'signed';
  if (draft) Object.assign(draft, { signature, changedAt: asked.clock.now() });
  return { status: 200 };
}

function rejectRequest(asked: AskedAstral): Reply {
  const request = requestOf(asked);
  if (request) request.status = 'rejected';
  return { status: 200 };
}

function register({ headers, bytes, state, insist }: AskedAstral): Reply {
  const names = (parts(headers['content-type'], bytes) ?? []).map(({ name }) => name);
  insist('AS-16/fields', !names.includes('certificateBody') || !names.includes('email'), refused(400));
  const abonentId = nextId(state);
  state.abonents.push(abonentId);
  return json(200, { id: nextId(state), abonentId });
}
