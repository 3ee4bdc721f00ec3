import { recordHosts } from '../../src/app.ts';
import { url } from '../comments.ts';
import { newPerson, type Portal, request, signIn } from '../harness.ts';
import type { RecordTypeDoor } from './record-type-door.ts';

const names = recordHosts.map(({ entityType }) => entityType);

/** How people talk beside records of every type. A session begins when it is wanted. */
export function commentDoors(
  portalOf: () => Portal,
  idOf: (own: string) => string | undefined,
): Readonly<Record<string, RecordTypeDoor>> {
  let own: Promise<string> | undefined;
  let another: Promise<string> | undefined;
  const ask = async (method: string, path: string, body?: object) => {
    own ??= signIn(portalOf());
    return request(method, url + path, { token: await own, body });
  };
  const askedByAnother = async (method: string, path: string, body: object) => {
    another ??= newPerson(portalOf(), 'admin').then(({ userId }) => signIn(portalOf(), userId));
    return request(method, url + path, { token: await another, body });
  };
  const beside = (entityType: string, type: string) => ({ entityType, entityId: idOf(type) });
  const besideIn = (type: string, of: string) => `?entityType=${type}&entityId=${idOf(of)}`;
  return {
    'comments.list-comments': {
      names,
      async ask(type, of) {
        if (type === of) await ask('POST', '', { ...beside(of, of), text: 'Ау' });
        return ask('GET', `${besideIn(type, of)}&limit=1`);
      },
    },
    'comments.create-comment': { names, ask: (type, of) => ask('POST', '', { ...beside(type, of), text: 'Ау' }) },
    'comments.list-followers': { names, ask: (type, of) => ask('GET', `/followers${besideIn(type, of)}`) },
    'comments.follow-record': { names, ask: (type, of) => ask('PUT', '/followers', beside(type, of)) },
    'comments.unfollow-record': {
      names,
      async ask(type, of) {
        await askedByAnother('PUT', '/followers', beside(of, of));
        return ask('DELETE', `/followers${besideIn(type, of)}`);
      },
    },
  };
}
