import { say, type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import { useList } from '../../kit/table/use-list.ts';
import { api, askPage } from '../../shared/api/client.ts';
import type { UsersSearch } from './searches.ts';

export const useUsers = ({ search, sort, status }: UsersSearch) =>
  useList(['users', { search, sort, status }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/settings/users', {
        params: { query: { limit: 100, cursor, search, sort, status, includeTotal: true } },
        signal,
      }),
    ),
  );

export type User = ReturnType<typeof useUsers>['rows'][number];

export const statuses: Readonly<Record<User['status'], { label: Words; tone: Tone }>> = {
  active: { label: words('Active', 'Работает'), tone: 'good' },
  invited: { label: words('Invited', 'Приглашён'), tone: 'warning' },
  blocked: { label: words('Blocked', 'Заблокирован'), tone: 'bad' },
};

export const languages = () => [
  { value: 'ru', label: say('Russian', 'Русский') },
  { value: 'en', label: say('English', 'Английский') },
];
