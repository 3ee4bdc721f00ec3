import { Select, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ChosenKind, chosenKinds, noticeKinds } from '../../../../../nouns/notice-kinds.ts';
import { type NoticeWay, noticeWays } from '../../../../../nouns/notice-ways.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText, tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { noticeSettingsQuery } from '../../../shared/notices/queries.ts';

type Change = { digestHour?: number; ways?: Partial<Record<ChosenKind, NoticeWay>> };

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** How the person hears, kind by kind. Each choice is kept at once. */
export function NoticeSettings() {
  const { portal } = useParams({ from: '/$portal' });
  const { data: settings, error } = useQuery(noticeSettingsQuery);
  const client = useQueryClient();
  const { mutate: change } = useMutation({
    mutationFn: (body: Change) => ask(api.PATCH('/api/v1/auth/me/notice-settings', { body })),
    onSuccess: (after) => client.setQueryData(noticeSettingsQuery.queryKey, after),
    onError: (problem) => tellProblem(problem),
  });
  const ways = Object.entries(noticeWays).map(([value, words]) => ({ value, label: say(words) }));
  return (
    <Page
      title={say('How to tell me', 'Как мне сообщать')}
      crumbs={[{ label: say('Notices', 'Уведомления'), href: `/${portal}/notices` }]}
    >
      {error && <ProblemText error={error} />}
      {!settings && !error && <Skeleton height={320} />}
      {settings && (
        <Stack>
          <Section
            title={say('Letter of the day', 'Письмо дня')}
            about={say(
              'One letter with everything unread whose kind is set so; none where all is read.',
              'Одно письмо со всем непрочитанным тех видов, для которых оно выбрано. Если всё прочитано, письма не будет.',
            )}
          >
            <Select
              label={say(`Hour, time zone ${settings.timeZone}`, `Час, часовой пояс ${settings.timeZone}`)}
              w={240}
              data={hours}
              value={String(settings.digestHour)}
              allowDeselect={false}
              onChange={(hour) => change({ digestHour: Number(hour) })}
            />
          </Section>
          <Section
            title={say('By kind', 'По видам')}
            about={say('The bell shows all but what you turn off.', 'В портале видно всё, кроме отключённого.')}
            bare
          >
            <PlainTable
              label={say('How to tell me, by kind', 'Как сообщать, по видам')}
              rows={chosenKinds}
              idOf={(kind) => kind}
              empty={null}
              columns={[
                {
                  id: 'kind',
                  header: say('What has happened', 'Что произошло'),
                  cell: (kind) => say(noticeKinds[kind].words),
                },
                {
                  id: 'way',
                  header: say('How to tell', 'Как сообщать'),
                  cell: (kind) => (
                    <Select
                      aria-label={say(noticeKinds[kind].words)}
                      data={ways}
                      miw={160}
                      value={settings.ways[kind]}
                      allowDeselect={false}
                      onChange={(way) => change({ ways: { [kind]: way as NoticeWay } })}
                    />
                  ),
                },
              ]}
            />
          </Section>
          <p className="dimmed">
            {say(
              'A leaked API key and a changed password are always written of at once.',
              'Об утечке ключа API и смене пароля письмо приходит всегда и сразу.',
            )}
          </p>
        </Stack>
      )}
    </Page>
  );
}
