import { ActionIcon, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { reportNames } from '../../../../../nouns/asked-report.ts';
import type { ReportLetter } from '../../../../../nouns/report-letter.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMe } from '../../../shared/session/me.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { lettersQuery, useDeleteLetter, usePauseLetter } from './letters.ts';
import { scheduleWords } from './schedule-words.ts';

/** Reports that come by letter: those one has set up, and those one gets from colleagues. */
export function LettersTab() {
  const { nameOf } = usePeople();
  const { data, error } = useQuery(lettersQuery);
  return (
    <Section title={say('Letters with reports', 'Письма с отчётами')}>
      {error && <ProblemText error={error} />}
      {data && (
        <PlainTable<ReportLetter>
          label={say('Letters with reports', 'Письма с отчётами')}
          rows={data}
          idOf={({ id }) => id}
          empty={
            <Empty title={say('No letters', 'Писем нет')}>
              {say(
                'Choose “Keep” and “By letter” on any report.',
                'В любом отчёте: «Сохранить» → «Получать по почте».',
              )}
            </Empty>
          }
          columns={[
            {
              id: 'name',
              header: say('Letter', 'Письмо'),
              cell: ({ name, asked }) => (
                <>
                  {name} <span className="dimmed">{say(reportNames[asked.report])}</span>
                </>
              ),
            },
            { id: 'schedule', header: say('When', 'Когда'), cell: ({ schedule }) => scheduleWords(schedule) },
            {
              id: 'next',
              header: say('Next', 'Следующее'),
              cell: ({ isPaused, nextDate }) => (isPaused ? say('paused', 'на паузе') : showDay(nextDate)),
            },
            {
              id: 'who',
              header: say('To', 'Кому'),
              wide: true,
              cell: ({ recipientIds }) => recipientIds.map((id) => nameOf(id)).join(', '),
            },
            { id: 'sent', header: say('Sent', 'Отправлено'), wide: true, cell: ({ sentAt }) => showInstant(sentAt) },
            { id: 'acts', header: '', align: 'right', cell: (letter) => <LetterMenu letter={letter} /> },
          ]}
        />
      )}
    </Section>
  );
}

function LetterMenu({ letter }: { letter: ReportLetter }) {
  const { id, ownerId, version, isPaused, name, asked } = letter;
  const [editing, setEditing] = useState(false);
  const { user } = useMe();
  const pause = usePauseLetter();
  const remove = useDeleteLetter();
  if (ownerId !== user.id) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`${say('Actions', 'Действия')}: ${name}`}>
            <EllipsisVertical size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setEditing(true)}>{say('Edit…', 'Изменить…')}</Menu.Item>
          <Menu.Item onClick={() => pause.mutate({ id, version, isPaused: !isPaused })}>
            {isPaused ? say('Resume', 'Возобновить') : say('Pause', 'Приостановить')}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => remove.mutate(id)}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {editing && <LetterDialog title={name} {...{ asked, letter }} onClose={() => setEditing(false)} />}
    </>
  );
}
