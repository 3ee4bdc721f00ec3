import { json, type Reply } from '../kit/rulebook.ts';
import { type AskedWazzup, refusal } from './rules.ts';
import type { Contact, Deal, User } from './seed.ts';

type Given = Readonly<Record<string, unknown>>;

const given = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Which of them break something, in the words of a refusal. */
const faulty = (batch: readonly Given[], fieldsOf: (one: Given) => string[]) =>
  batch.flatMap((one, index) => {
    const fields = fieldsOf(one);
    return fields.length > 0 ? [{ index, fields }] : [];
  });

const missing = (one: Given, ...names: string[]) => names.filter((name) => !given(one[name]));

const tooLong = (one: Given, ...names: string[]) =>
  names.filter((name) => given(one[name]) && String(one[name]).length > 200);

function upsert<T extends { id: string }>(kept: T[], batch: readonly Given[]): void {
  for (const one of batch as unknown as T[]) {
    const at = kept.findIndex(({ id }) => id === one.id);
    if (at < 0) kept.push(one);
    else kept[at] = one;
  }
}

const stored = (asked: AskedWazzup): Reply =>
  asked.fault === '2xx with an error'
    ? json(200, { error: 'INVALID_CONTACTS_DATA', description: 'Simulated' })
    : json(200, {});

export function pushUsers(asked: AskedWazzup, batch: readonly Given[]): Reply {
  const { insist, state } = asked;
  for (const one of batch) asked.explain('users', one, ['id', 'name', 'phone']);
  insist('WZ-42/many', batch.length > 100, refusal('TOO_MANY_ENTITIES'));
  const bad = faulty(batch, (one) => missing(one, 'id', 'name'));
  insist('WZ-42/fields', bad.length > 0, refusal('INVALID_USERS_DATA', 400, bad));
  const after: User[] = state.users.map((one) => ({ ...one }));
  upsert(after, batch);
  insist('WZ-42/limit', after.length > 1_000, refusal('USER_LIMIT_EXCEEDED'));
  const phones = after.flatMap(({ phone }) => (phone ? [phone] : []));
  insist('WZ-42/phone', new Set(phones).size < phones.length, refusal('DUPLICATE_PHONE_NUMBER'));
  state.users = after;
  return stored(asked);
}

export function pushContacts(asked: AskedWazzup, batch: readonly Given[]): Reply {
  const { insist, state } = asked;
  for (const one of batch) {
    asked.explain('contacts', one, ['id', 'responsibleUserId', 'name', 'contactData', 'uri']);
    for (const chat of chatsOf(one)) asked.explain('contactData', chat, ['chatType', 'chatId', 'username', 'phone']);
  }
  insist('WZ-43/many', batch.length > 100, refusal('TOO_MANY_ENTITIES'));
  insist('WZ-43/duplicate', new Set(batch.map(({ id }) => id)).size < batch.length, refusal('INTERNAL', 500));
  const bad = faulty(batch, (one) => [
    ...missing(one, 'id', 'responsibleUserId', 'name'),
    ...(chatsOf(one).length > 0 && chatsOf(one).every(({ chatType }) => given(chatType)) ? [] : ['contactData']),
  ]);
  insist('WZ-43/fields', bad.length > 0, refusal('INVALID_CONTACTS_DATA', 400, bad));
  const long = faulty(batch, (one) => tooLong(one, 'name', 'uri'));
  insist('WZ-43/long', long.length > 0, refusal('INVALID_CONTACTS_DATA', 400, long));
  upsert<Contact>(state.contacts, batch);
  return stored(asked);
}

const chatsOf = ({ contactData }: Given): readonly Given[] => (Array.isArray(contactData) ? contactData : []);

export function pushDeals(asked: AskedWazzup, batch: readonly Given[]): Reply {
  const { insist, state } = asked;
  const known = ['id', 'responsibleUserId', 'name', 'contacts', 'uri', 'closed'];
  for (const one of batch) asked.explain('deals', one, known);
  insist('WZ-45/many', batch.length > 100, refusal('TOO_MANY_ENTITIES'));
  const bad = faulty(batch, (one) => missing(one, 'id', 'responsibleUserId', 'name', 'uri'));
  insist('WZ-45/fields', bad.length > 0, refusal('INVALID_DEALS_DATA', 400, bad));
  const crowd = faulty(batch, ({ contacts }) =>
    Array.isArray(contacts) && contacts.length > 0 && contacts.length <= 10 ? [] : ['contacts'],
  );
  insist('WZ-45/contacts', crowd.length > 0, refusal('INVALID_DEALS_DATA', 400, crowd));
  const long = faulty(batch, (one) => tooLong(one, 'uri'));
  insist('WZ-45/long', long.length > 0, refusal('INVALID_DEALS_DATA', 400, long));
  upsert<Deal>(state.deals, batch);
  return stored(asked);
}

export function pushPipelines(asked: AskedWazzup, batch: readonly Given[]): Reply {
  const bad = faulty(batch, ({ stages }) => (Array.isArray(stages) && stages.length > 0 ? [] : ['stages']));
  asked.insist('WZ-47/stages', bad.length > 0, refusal('INVALID_PIPELINES_DATA', 400, bad));
  asked.state.pipelines = [...batch];
  return stored(asked);
}

/** A page of a hundred, from the one that is asked for. */
export function pageOf(asked: AskedWazzup, all: readonly unknown[]): Reply {
  asked.explain('query', Object.fromEntries(asked.query), ['offset']);
  const from = Number(asked.query.get('offset') ?? 0);
  return json(200, { count: all.length, data: all.slice(from, from + 100) });
}

export function listUsers(asked: AskedWazzup): Reply {
  const sorted = asked.state.users
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ru'))
    .map(({ id, name }) => ({ id, name }));
  if (asked.state.usersInPages) return pageOf(asked, sorted);
  asked.explain('query', Object.fromEntries(asked.query), ['offset']);
  return json(200, sorted);
}

export function oneUser({ state, insist }: AskedWazzup, id: string): Reply {
  const found = state.users.find((one) => one.id === id);
  insist('WZ-41/known', found === undefined, refusal('USER_NOT_FOUND', 404));
  return json(200, found ?? {});
}

export function remove({ state, insist }: AskedWazzup, kind: 'users' | 'contacts' | 'deals', id: string): Reply {
  const kept: Array<{ id: string }> = state[kind];
  const at = kept.findIndex((one) => one.id === id);
  insist('WZ-46/known', at < 0, refusal('NOT_FOUND', 404));
  if (at >= 0) kept.splice(at, 1);
  return json(200, {});
}
