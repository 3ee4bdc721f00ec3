import { Button } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Installation, Listing } from '../queries.ts';
import type { InstallationTab } from '../searches.ts';
import { fieldsOf } from '../settings/setting-fields.ts';
import { missingOf } from '../settings/setting-values.ts';
import type { Test } from '../use-test.ts';
import { useTurn } from '../use-turn.ts';
import classes from './overview.module.css';
import { SetupStep } from './setup-step.tsx';

interface ChecklistProps {
  listing: Listing;
  installation: Installation;
  test: Test;
  toTab(tab: InstallationTab): void;
}

/** The way to «Works»: settings, a check, enabling. */
export function Checklist({ listing, installation, test, toTab }: ChecklistProps) {
  const may = useMay();
  const turn = useTurn(installation);
  const fields = fieldsOf(listing.settingsSchema);
  const missing = missingOf(fields, installation.settings);
  const filled = missing.length === 0;
  const tested = !listing.canBeTested || installation.lastTest?.ok === true;
  return (
    <Section title={say('Until it works', 'Что осталось до запуска')}>
      <ol className={classes.steps}>
        {fields.length > 0 && (
          <SetupStep
            done={filled}
            name={say('Fill in the settings', 'Заполнить настройки')}
            about={filled ? undefined : missing.map(({ title }) => title).join(', ')}
          >
            <Button variant={filled ? 'subtle' : 'filled'} onClick={() => toTab('settings')}>
              {say('Settings', 'Настройки')}
            </Button>
          </SetupStep>
        )}
        {listing.canBeTested && (
          <SetupStep
            done={tested}
            name={say('Check the connection', 'Проверить подключение')}
            about={say('It starts working as soon as a check passes.', 'Успешная проверка сразу запускает интеграцию.')}
          >
            {may('integrations.configure') && (
              <Button disabled={!filled} loading={test.isPending} onClick={() => test.mutate()}>
                {say('Check', 'Проверить')}
              </Button>
            )}
          </SetupStep>
        )}
        <SetupStep done={false} name={say('Enable', 'Включить')}>
          {may('integrations.enable') && (
            <Button
              variant={listing.canBeTested ? 'default' : 'filled'}
              disabled={!filled || !tested}
              loading={turn.isPending}
              onClick={() => turn.mutate('enable')}
            >
              {say('Enable', 'Включить')}
            </Button>
          )}
        </SetupStep>
      </ol>
    </Section>
  );
}
