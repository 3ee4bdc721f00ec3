import { against, ask, holds, type Probe, state } from './asking.ts';
import type { User } from './seed.ts';

type Given = Readonly<Record<string, unknown>>;

const many = (count: number, one: (at: number) => Given) => Array.from({ length: count }, (_, at) => one(at));

const user = (at = 1, more: Given = {}) => ({ id: `n-${at}`, name: `Новый ${at}`, ...more });
const contact = (at = 1, more: Given = {}) => ({
  ...{ id: `c-${at}`, responsibleUserId: 'u-1', name: 'ООО «Цемент»' },
  ...{ contactData: [{ chatType: 'whatsapp', chatId: '79161234567' }], uri: 'https://prokura.example/c/1' },
  ...more,
});
const deal = (at = 1, more: Given = {}) => ({
  ...{ id: `d-${at}`, responsibleUserId: 'u-1', name: 'Закупка', contacts: ['c-1'] },
  ...{ uri: 'https://prokura.example/d/1', closed: false },
  ...more,
});

const users = (...batch: Given[]) => ask('POST', '/users', batch);
const contacts = (...batch: Given[]) => ask('POST', '/contacts', batch);
const deals = (...batch: Given[]) => ask('POST', '/deals', batch);
const long = (count: number) => `https://prokura.example/${'ж'.repeat(count)}`.slice(0, count);
const clients = (count: number) => Array.from({ length: count }, (_, at) => `c-${at}`);
const people = many(998, (at) => user(at)) as unknown as User[];

/** One bad item refuses the whole batch, and is named by its place. */
const placed = (
  by: 'WZ-43/fields' | 'WZ-42/fields' | 'WZ-45/fields',
  request: ReturnType<typeof ask>,
  field: string,
): Probe => ({
  clause: by.split('/')[0] as string,
  says: `${field} is named by its place`,
  passes: users(user()),
  refused: {
    by,
    status: 400,
    async request(send) {
      const reply = await send(request);
      const [fault] = holds(reply).data ?? [];
      return fault?.index === 1 && fault.fields.includes(field) ? reply : { ...reply, status: 0 };
    },
  },
});

export const probesOfRecords: readonly Probe[] = [
  {
    clause: 'WZ-41',
    says: 'a phone',
    passes: ask('GET', '/users/u-1'),
    answers: (reply) => holds(reply).phone === '79995550011',
  },
  against('WZ-41/known', 'nobody', ask('GET', '/users/u-1'), ask('GET', '/users/u-9'), { status: 404 }),
  {
    clause: 'WZ-42',
    says: 'one that is there is changed',
    passes: users({ id: 'u-1', name: 'Анна Иванова' }, user()),
    answers: (_, sim) => sim.state.users.length === 3 && sim.state.users[1]?.name === 'Анна Иванова',
  },
  against('WZ-42/many', '101 users', users(...many(100, user)), users(...many(101, user))),
  against('WZ-42/fields', 'no name', users(user()), users({ id: 'u-1' })),
  placed('WZ-42/fields', users(user(), { name: 'Без номера' }), 'id'),
  against(
    'WZ-42/phone',
    'a phone of another',
    users(user(1, { phone: '79995550012' })),
    users(user(1, { phone: '79995550011' })),
  ),
  against('WZ-42/limit', 'the 1001st', users(user(2_000), user(2_001)), users(user(2_000), user(2_001), user(2_002)), {
    given: state({ users: people }),
  }),
  {
    clause: 'WZ-43',
    says: 'stored',
    passes: contacts(contact(), contact(2)),
    answers: (_, sim) => sim.state.contacts.length === 2,
  },
  {
    clause: 'WZ-43',
    says: 'by its identifier one contact stays one',
    async passes(send) {
      await send(contacts(contact()));
      return send(contacts(contact(1, { name: 'ООО «Бетон»' })));
    },
    answers: (_, sim) => sim.state.contacts.map(({ name }) => name).join() === 'ООО «Бетон»',
  },
  against('WZ-43/many', '101 contacts', contacts(...many(100, contact)), contacts(...many(101, contact))),
  against(
    'WZ-43/fields',
    'nobody is responsible',
    contacts(contact()),
    contacts(contact(1, { responsibleUserId: undefined })),
  ),
  against('WZ-43/fields', 'no chats', contacts(contact()), contacts(contact(1, { contactData: [] }))),
  placed('WZ-43/fields', contacts(contact(), contact(2, { name: '' })), 'name'),
  against(
    'WZ-43/long',
    'an address',
    contacts(contact(1, { uri: long(200) })),
    contacts(contact(1, { uri: long(201) })),
  ),
  against(
    'WZ-43/long',
    'a name',
    contacts(contact(1, { name: 'ж'.repeat(200) })),
    contacts(contact(1, { name: 'ж'.repeat(201) })),
  ),
  against('WZ-43/duplicate', 'one contact twice', contacts(contact(1), contact(2)), contacts(contact(1), contact(1)), {
    status: 500,
  }),
  {
    clause: 'WZ-43',
    says: 'a refused batch stores nothing',
    async passes(send) {
      await send(contacts(contact(), contact(2, { name: '' })));
      return send(ask('GET', '/contacts'));
    },
    answers: (reply) => holds(reply).count === 0,
  },
  {
    clause: 'WZ-44',
    says: 'the second hundred',
    passes: ask('GET', '/contacts?offset=100'),
    given: (sim) => void sim.state.contacts.push(...(many(130, contact) as never[])),
    answers: (reply) => holds(reply).count === 130 && holds(reply).data.length === 30,
  },
  {
    clause: 'WZ-44',
    says: 'deals by a hundred',
    passes: ask('GET', '/deals'),
    given: (sim) => void sim.state.deals.push(...(many(130, deal) as never[])),
    answers: (reply) => holds(reply).data.length === 100,
  },
  {
    clause: 'WZ-45',
    says: 'stored',
    passes: deals(deal(1, { closed: true })),
    answers: (_, sim) => sim.state.deals[0]?.closed === true,
  },
  against('WZ-45/many', '101 deals', deals(...many(100, deal)), deals(...many(101, deal))),
  against('WZ-45/fields', 'no address', deals(deal()), deals(deal(1, { uri: undefined }))),
  placed('WZ-45/fields', deals(deal(), deal(2, { responsibleUserId: undefined })), 'responsibleUserId'),
  against('WZ-45/contacts', 'no contact', deals(deal()), deals(deal(1, { contacts: [] }))),
  against(
    'WZ-45/contacts',
    'eleven contacts',
    deals(deal(1, { contacts: clients(10) })),
    deals(deal(1, { contacts: clients(11) })),
  ),
  against('WZ-45/long', 'an address', deals(deal(1, { uri: long(200) })), deals(deal(1, { uri: long(201) }))),
  ...(['users', 'contacts', 'deals'] as const).map(
    (kind): Probe => ({
      ...against(
        'WZ-46/known',
        `one of ${kind} is deleted`,
        ask('DELETE', `/${kind}/x-1`),
        ask('DELETE', `/${kind}/x-2`),
        {
          status: 404,
        },
      ),
      given: (sim) => void (sim.state[kind] as unknown[]).push({ id: 'x-1', name: 'Лишний' }),
    }),
  ),
  {
    clause: 'WZ-46',
    says: 'what is deleted is gone',
    async passes(send) {
      await send(ask('DELETE', '/users/u-1'));
      return send(ask('GET', '/users'));
    },
    answers: (reply) => holds(reply).length === 1,
  },
  {
    clause: 'WZ-47',
    says: 'a pipeline',
    async passes(send) {
      await send(ask('POST', '/pipelines', [{ id: 'p-1', name: 'Закупки', stages: [{ id: 's-1', name: 'Новая' }] }]));
      return send(ask('GET', '/pipelines'));
    },
    answers: (reply) => holds(reply)[0].stages.length === 1,
    refused: {
      by: 'WZ-47/stages',
      status: 400,
      request: ask('POST', '/pipelines', [{ id: 'p-1', name: 'Закупки', stages: [] }]),
    },
  },
];
