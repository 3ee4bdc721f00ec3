import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { Loaded } from '../components/loaded.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { WorkingCalendarForm } from '../components/working-calendar-form.tsx';
import { WorkingDays } from '../components/working-days.tsx';
import { workingCalendarQuery } from '../working-calendar.ts';
import classes from './sections.module.css';

export function WorkingCalendarPage() {
  return (
    <SettingsPage title={say('Working calendar', 'Рабочий календарь')}>
      <Loaded query={useQuery(workingCalendarQuery)}>
        {(calendar) => (
          <div className={classes.page}>
            <WorkingCalendarForm calendar={calendar} />
            <WorkingDays />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
}
