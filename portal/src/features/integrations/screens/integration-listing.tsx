import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Coded } from '../../../kit/coded.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showDay } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { DataTransfer } from '../components/data-transfer.tsx';
import { InstallButton } from '../components/install-button.tsx';
import { InstallationStatus } from '../components/installation-status.tsx';
import { Logo } from '../components/logo.tsx';
import { OAuthOutcome } from '../components/oauth-outcome.tsx';
import { RatingBox } from '../components/rating-box.tsx';
import { integrationsCrumb } from '../integrations-crumb.ts';
import { type Listing, listingQuery } from '../queries.ts';
import { fieldsOf, groupsOf } from '../settings/setting-fields.ts';
import { badges, connectionsOf } from '../words.ts';
import classes from './integration-listing.module.css';

export function IntegrationListing() {
  const { portal, slug } = useParams({ from: '/$portal/integrations/$slug' });
  const { oauth, reason } = useSearch({ from: '/$portal/integrations/$slug' });
  const { data: listing, error } = useQuery(listingQuery(slug));
  return (
    <Page
      title={listing?.name ?? slug}
      crumbs={[integrationsCrumb(portal)]}
      beside={listing?.installation && <InstallationStatus status={listing.installation.status} />}
      actions={listing && <InstallButton portal={portal} listing={listing} />}
    >
      {error && <ProblemText error={error} />}
      {listing && oauth && <OAuthOutcome portal={portal} listing={listing} outcome={oauth} reason={reason} />}
      {listing && (
        <div className={classes.columns}>
          <About listing={listing} />
          <div className={classes.side}>
            <Section>
              <Stack>
                <Logo name={listing.name} large />
                <Facts
                  of={[
                    [say('Developer', 'Разработчик'), listing.developer],
                    [say('Category', 'Категория'), listing.categoryName],
                    [say('Connection', 'Подключение'), connectionsOf(listing)],
                    [say('Marks', 'Отметки'), listed(listing.badges.map((badge) => say(badges[badge])))],
                    [say('Installed', 'Установок'), showCount(listing.installCount)],
                    [say('Updated', 'Обновлена'), showDay(listing.updatedAt, { year: 'always' })],
                  ]}
                />
              </Stack>
            </Section>
            <RatingBox listing={listing} />
          </div>
        </div>
      )}
    </Page>
  );
}

const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : undefined);

function About({ listing }: { listing: Listing }) {
  const settings = fieldsOf(listing.settingsSchema);
  return (
    <div className={classes.main}>
      <Section title={say('What it does', 'Что делает')}>
        {listing.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Coded text={paragraph} />
          </p>
        ))}
        <Points of={listing.capabilities} />
      </Section>
      <DataTransfer rows={listing.dataTransfer} hosts={listing.hosts} />
      {listing.requirements.length > 0 && (
        <Section title={say('What is needed', 'Что потребуется')}>
          <Points of={listing.requirements} />
        </Section>
      )}
      {listing.instruction.length > 0 && (
        <Section title={say('How to connect', 'Как подключить')}>
          <ol>
            {listing.instruction.map((step) => (
              <li key={step}>
                <Coded text={step} />
              </li>
            ))}
          </ol>
        </Section>
      )}
      {settings.length > 0 && (
        <Section title={say('Settings', 'Настройки')}>
          {groupsOf(settings).map(({ path, title, members }) => (
            <div key={path ?? ''} className={classes.group}>
              {title && <h3>{title}</h3>}
              <Points
                of={members.map(({ title: name, required }) =>
                  required ? name : say(`${name} (optional)`, `${name} (необязательно)`),
                )}
              />
            </div>
          ))}
        </Section>
      )}
    </div>
  );
}

const Points = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((point) => (
      <li key={point}>
        <Coded text={point} />
      </li>
    ))}
  </ul>
);
