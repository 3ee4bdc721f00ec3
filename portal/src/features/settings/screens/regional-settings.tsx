import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { regionalQuery } from '../../../shared/regional/regional-query.ts';
import { Loaded } from '../components/loaded.tsx';
import { Rates } from '../components/rates.tsx';
import { RegionalForm } from '../components/regional-form.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import classes from './sections.module.css';

export function RegionalSettings() {
  return (
    <SettingsPage title={say('Regional settings', 'Региональные настройки')}>
      <Loaded query={useQuery(regionalQuery)}>
        {(regional) => (
          <div className={classes.page}>
            <RegionalForm regional={regional} />
            <Rates regional={regional} />
          </div>
        )}
      </Loaded>
    </SettingsPage>
  );
}
