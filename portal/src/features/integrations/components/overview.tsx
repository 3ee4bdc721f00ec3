import { Alert, Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../kit/facts.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { asksOAuth, lastSync } from '../installation-state.ts';
import { MessengerSetup } from '../messenger/messenger-setup.tsx';
import type { Installation, Listing } from '../queries.ts';
import type { InstallationTab } from '../searches.ts';
import { fieldsOf } from '../settings/setting-fields.ts';
import { missingOf } from '../settings/setting-values.ts';
import { useTest } from '../use-test.ts';
import { CheckReport } from './check-report.tsx';
import { Checklist } from './checklist.tsx';
import { NewerVersion } from './newer-version.tsx';
import { OAuthAccess } from './oauth-access.tsx';
import classes from './overview.module.css';
import { SyncProgress } from './sync-progress.tsx';

interface OverviewProps {
  portal: string;
  listing: Listing;
  installation: Installation;
  toTab(tab: InstallationTab): void;
}

/** What is left to do until it works, what the last check said, how the last run went. */
export function Overview({ portal, listing, installation, toTab }: OverviewProps) {
  const { id, status, lastError, lastTest, lastSyncStatus } = installation;
  const may = useMay();
  const test = useTest(id);
  useOften(['integrations', 'installation', id], 2, lastSyncStatus === 'running');
  const report = test.data ?? lastTest;
  const isFilled = missingOf(fieldsOf(listing.settingsSchema), installation.settings).length === 0;
  return (
    <div className={classes.columns}>
      <Stack>
        {lastError && (status === 'installed' || status === 'sync_error') && (
          <Alert color="red" variant="light" title={say('The last fault', 'Последняя ошибка')}>
            {lastError.message} <span className="dimmed">{showInstant(lastError.at)}</span>
          </Alert>
        )}
        <NewerVersion installation={installation} />
        {status === 'requires_setup' && (
          <Checklist listing={listing} installation={installation} test={test} toTab={toTab} />
        )}
        {asksOAuth(listing, installation) && <OAuthAccess listing={listing} installation={installation} />}
        {installation.slug === 'wazzup' && <MessengerSetup installation={installation} />}
        <Section title={say('How it works', 'Как работает')}>
          <Stack>
            <Facts
              of={[
                [say('Last sync', 'Последняя синхронизация'), listing.canBeSynced ? lastSync(installation) : undefined],
                [say('Account', 'Учётная запись'), installation.connectedAccount ?? undefined],
                [say('Installed', 'Установлена'), showInstant(installation.createdAt)],
                [
                  say('Description', 'Описание'),
                  <Link
                    key="listing"
                    to="/$portal/integrations/$slug"
                    params={{ portal, slug: installation.slug }}
                    search={{}}
                  >
                    {say('Marketplace listing', 'Карточка в каталоге')}
                  </Link>,
                ],
                [
                  say('Letters', 'Письма'),
                  installation.slug === 'email' && may('mailbox.read') ? (
                    <Link key="mail" to="/$portal/integrations/mail" params={{ portal }} search={{}}>
                      {say('Conversations with suppliers', 'Переписка с поставщиками')}
                    </Link>
                  ) : undefined,
                ],
              ]}
            />
            <SyncProgress installation={installation} />
          </Stack>
        </Section>
      </Stack>
      {listing.canBeTested && (
        <Section
          title={say('Connection', 'Подключение')}
          actions={
            may('integrations.configure') && (
              <Button variant="default" disabled={!isFilled} loading={test.isPending} onClick={() => test.mutate()}>
                {say('Check the connection', 'Проверить подключение')}
              </Button>
            )
          }
        >
          {report ? (
            <CheckReport report={report} />
          ) : (
            <p className="dimmed">{say('Not checked yet.', 'Проверки ещё не было.')}</p>
          )}
        </Section>
      )}
    </div>
  );
}
