import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ExchangeCredentials } from './exchange-credentials.tsx';
import { ExchangeFiles } from './exchange-files.tsx';
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
        actions={may('integrations.configure') && <ExchangeCredentials id={id} made={Boolean(data)} />}
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
      {data && data.files.length > 0 && <ExchangeFiles files={data.files} />}
      {data && <ExchangeObjects id={id} />}
    </Stack>
  );
}
