import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say, type Words, words } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { Status, type Tone } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from '../components/data-transfer.module.css';
import { ExchangeObjects } from './exchange-objects.tsx';
import { exchangeQuery } from './queries.ts';

/** Where an accounting system calls, by which login, and what became of its files. */
export function ExchangeTab({ id }: { id: string }) {
  const { data, error } = useQuery(exchangeQuery(id));
  const may = useMay();
  useOften(['integrations', 'exchange', id], 5);
  return (
    <Stack>
      {error && <ProblemText error={error} />}
      <Section
        title={say('Accounting system access', 'Доступ учётной системы')}
        actions={may('integrations.configure') && <Credentials id={id} made={Boolean(data)} />}
      >
        {data ? (
          <Facts
            of={[
              [
                say('Address', 'Адрес'),
                <span key="address">
                  <code>{data.address}</code> <CopyButton value={data.address} what={say('Address', 'Адрес')} />
                </span>,
              ],
              [say('Login', 'Логин'), <code key="login">{data.login}</code>],
              [say('Password', 'Пароль'), say('shown once, when created', 'показан один раз, при создании')],
              [say('Last sign-in', 'Последний вход'), showInstant(data.lastLoginAt)],
              [say('Marked as deleted there', 'Помечено удалённым'), showCount(data.deleted)],
              [say('Missing from a full upload', 'Не пришло в полной выгрузке'), showCount(data.absent)],
            ]}
          />
        ) : (
          <p className="dimmed">
            {say(
              'Create a login and a password, and enter them with the address in the accounting system.',
              'Создайте логин и пароль и введите их вместе с адресом в учётной системе.',
            )}
          </p>
        )}
      </Section>
      {data && data.files.length > 0 && <Files files={data.files} />}
      {data && <ExchangeObjects id={id} />}
    </Stack>
  );
}

const states: Readonly<Record<string, { name: Words; tone: Tone }>> = {
  receiving: { name: words('Being received', 'Принимается'), tone: 'accent' },
  applying: { name: words('Being applied', 'Применяется'), tone: 'accent' },
  done: { name: words('Applied', 'Применён'), tone: 'good' },
  failed: { name: words('Failed', 'Ошибка'), tone: 'bad' },
};

interface File {
  id: string;
  name: string;
  state: string;
  read: number;
  counts: Record<string, number>;
  reason: string | null;
  receivedAt: string;
}

function Files({ files }: { files: readonly File[] }) {
  return (
    <Section title={say('Files', 'Файлы')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('File', 'Файл')}</th>
            <th scope="col">{say('Received', 'Получен')}</th>
            <th scope="col">{say('Read', 'Прочитано')}</th>
            <th scope="col">{say('State', 'Состояние')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ id, name, state, read, counts, reason, receivedAt }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{showInstant(receivedAt)}</td>
              <td>
                {showCount(read)}
                {Object.entries(counts).map(([what, count]) => (
                  <span key={what} className="dimmed">
                    {' '}
                    · {what} {showCount(count)}
                  </span>
                ))}
              </td>
              <td>
                <Status tone={states[state]?.tone ?? 'neutral'}>
                  {states[state] ? say(states[state].name) : state}
                </Status>
                {reason && <div className="bad">{reason}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Credentials({ id, made }: { id: string; made: boolean }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/exchange/credentials', {
          params: { path: { id } },
          body: {},
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  return (
    <>
      <Button variant={made ? 'default' : 'filled'} loading={create.isPending} onClick={() => create.mutate()}>
        {made ? say('New password', 'Новый пароль') : say('Create access', 'Создать доступ')}
      </Button>
      {create.data && (
        <ShownOnce
          title={say('Accounting system access', 'Доступ учётной системы')}
          secrets={[
            { label: say('Address', 'Адрес'), value: create.data.address },
            { label: say('Login', 'Логин'), value: create.data.login },
            { label: say('Password', 'Пароль'), value: create.data.password },
          ]}
          onClose={create.reset}
        />
      )}
    </>
  );
}
