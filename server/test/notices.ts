import Type from 'typebox';
import type { NoticeKind } from '../../nouns/notice-kinds.ts';
import { systemIn } from '../src/kernel/access/actor.ts';
import { object } from '../src/kernel/fields.ts';
import { command } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { sendDigests } from '../src/platform/notices/digest/send-digests.ts';
import { tellPeople } from '../src/platform/notices/tell-people.ts';
import type { Telling } from '../src/platform/notices/telling.ts';
import { lettersTo, newPerson, owner, type Portal, request, signIn, workerDoor } from './harness.ts';
import { mailOf } from './letters.ts';

export const url = '/api/v1/notices';
export const settingsUrl = '/api/v1/auth/me/notice-settings';

interface Notice {
  id: string;
  kind: string;
  page: string;
  title: string;
  text: string;
  readAt: string | null;
}

type Role = Parameters<typeof newPerson>[1];

/** Somebody who is told of things, with what he sees and gets. */
export async function reader(portal: Portal, role: Role = 'buyer') {
  const { userId } = await newPerson(portal, role);
  return readerOf(portal, userId);
}

/** The same for somebody who is there already. */
export async function readerOf(portal: Portal, userId: string) {
  const token = await signIn(portal, userId);
  const ask = (method: string, path: string, body?: unknown, language = 'ru') =>
    request(method, path, { token, body, headers: { 'accept-language': language } });
  const seen = async (filter = '') => (await ask('GET', `${url}${filter}`)).json.items as Notice[];
  return {
    userId,
    token,
    ask,
    seen,
    titles: async (filter = '') => (await seen(filter)).map(({ title }) => title),
    unread: async () => (await ask('GET', `${url}/count`)).json.unread as number,
    letters: async () => (await lettersTo(mailOf({ ownerId: userId }))).map(({ subject }) => subject),
    choose: (body: object) => ask('PATCH', settingsUrl, body),
  };
}

/** A telling that tests change: a delivery of a requisition is late. */
export const late = (more: Partial<Telling<'goods.late'>> = {}): Telling<'goods.late'> => ({
  kind: 'goods.late',
  key: 'PR-1 is late',
  about: { entityType: 'procurement', entityId: null, page: '/purchase-requisitions/pr1' },
  people: [],
  causedBy: null,
  variables: { number: 'PR-1', title: 'Цемент', dueDate: '2026-11-20', awaited: 3 },
  ...more,
});

export const lateTitle = 'Поставка опаздывает: PR-1, Цемент';

/** Tells as a reaction does. */
export const tell = <Kind extends NoticeKind>({ tenantId }: Pick<Portal, 'tenantId'>, telling: Telling<Kind>) =>
  workerDoor.command(
    command({
      name: 'notices.test-tell',
      summary: words('Tell', 'Сообщить'),
      permission: 'internal',
      scope: null,
      input: object({}),
      output: Type.Unknown(),
      async run(ctx) {
        ctx.nothingChanged();
        await tellPeople(ctx, telling);
      },
    }),
    systemIn(tenantId),
    {},
  );

/** What the worker does when the hour of everybody's letter has come. */
export async function digestHourComes({ tenantId }: Pick<Portal, 'tenantId'>) {
  await owner.query('update notices set digest_at = now() where tenant_id = $1 and digest_at is not null', [tenantId]);
  await workerDoor.command(sendDigests, systemIn(tenantId), {});
}
