import { ActionIcon, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { today } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { workingYearQuery } from '../working-calendar.ts';
import { Loaded } from './loaded.tsx';
import { YearGrid } from './year-grid.tsx';

const [firstYear, lastYear] = [2025, 2100];

/** The working days of a year as the company has them, month by month. */
export function WorkingDays() {
  const [year, setYear] = useState(Number(today().slice(0, 4)));
  const query = useQuery({ ...workingYearQuery(year), placeholderData: (before) => before });
  const turn = (by: number, label: string, Icon: typeof ChevronLeft, isLast: boolean) => (
    <ActionIcon variant="default" aria-label={label} disabled={isLast} onClick={() => setYear(year + by)}>
      <Icon size={16} />
    </ActionIcon>
  );
  return (
    <Section
      title={say(`Working days of ${year}`, `Рабочие дни ${year} года`)}
      actions={
        <Group gap="xs">
          {turn(-1, say('The year before', 'Предыдущий год'), ChevronLeft, year <= firstYear)}
          {turn(1, say('The year after', 'Следующий год'), ChevronRight, year >= lastYear)}
        </Group>
      }
    >
      <Loaded query={query}>
        {(shown) => (
          <>
            <p>
              {counted(
                shown.workingDays,
                ['working day', 'working days'],
                ['рабочий день', 'рабочих дня', 'рабочих дней'],
              )}
            </p>
            {!shown.isOrderKnown && (
              <p className="dimmed">
                {say(
                  'Days off that the Government moves this year are not known here yet: add them as days of your own.',
                  'Выходные, которые в этом году переносит Правительство, сюда ещё не внесены: добавьте их как свои дни.',
                )}
              </p>
            )}
            <YearGrid {...shown} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
