import { date, flag, id, ownText, text, timeOfDay } from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { givenStructures } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** A day that the company works, or does not, whatever the production calendar says. */
export const ownDay = {
  date: date('Day', 'День').required(),
  isWorking: flag('A working day', 'Рабочий').required().example(false),
  name: text(100, 'What day it is', 'Что за день').writable().example('День компании'),
};

export type OwnDay = StructureOf<typeof ownDay>;

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** When the company works, by its own clock. Its identifier is the portal's. */
export const workingCalendar = noun({
  type: 'working_calendar',
  words: words('Working calendar', 'Рабочий календарь'),
  table: 'working_calendars',
  alias: 'calendar',
  audience: 'business',
  displayName: 'id',
  facts: ['updated'],
  fields: {
    id: id().column('tenant_id'),
    countsWorkingTime: flag('Hours of approvals are working time', 'Часы согласований — рабочее время')
      .writable()
      .describe(
        'Whether reminders and escalation wait in working hours of working days; otherwise they wait day and night. What waits already keeps its moment.',
      ),
    dayStartsAt: timeOfDay('A working day begins', 'Начало рабочего дня').writable().example('09:00'),
    dayEndsAt: timeOfDay('A working day ends', 'Конец рабочего дня').writable().example('18:00'),
    timezone: ownText(
      'Time zone of these hours, that of the regional settings',
      'Часовой пояс из региональных настроек',
    )
      .computed()
      .example('Europe/Moscow'),
    ownDays: givenStructures(ownDay, 'Days of its own', 'Свои рабочие и выходные дни', { maxItems: 200 })
      .writable()
      .describe(
        'The whole list. They go before the production calendar of Russia, whose days the company keeps otherwise.',
      ),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type WorkingCalendar = RecordOf<typeof workingCalendar>;
