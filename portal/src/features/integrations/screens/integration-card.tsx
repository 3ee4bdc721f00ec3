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
import { integrationsCrumb } from '../crumbs.ts';
import { type Card, cardQuery } from '../queries.ts';
import { fieldsOf, groupsOf } from '../settings/setting-fields.ts';
import { badges, connectionsOf } from '../words.ts';
import classes from './integration-card.module.css';

export function IntegrationCard() {
  const { portal, slug } = useParams({ from: '/$portal/integrations/$slug' });
  const { oauth, reason } = useSearch({ from: '/$portal/integrations/$slug' });
  const { data: card, error } = useQuery(cardQuery(slug));
  return (
    <Page
      title={card?.name ?? slug}
      crumbs={[integrationsCrumb(portal)]}
      beside={card?.installation && <InstallationStatus status={card.installation.status} />}
      actions={card && <InstallButton portal={portal} card={card} />}
    >
      {error && <ProblemText error={error} />}
      {card && oauth && <OAuthOutcome portal={portal} card={card} outcome={oauth} reason={reason} />}
      {card && (
        <div className={classes.columns}>
          <About card={card} />
          <div className={classes.side}>
            <Section>
              <Stack>
                <Logo name={card.name} large />
                <Facts
                  of={[
                    [say('Developer', 'Разработчик'), card.developer],
                    [say('Category', 'Категория'), card.categoryName],
                    [say('Connection', 'Подключение'), connectionsOf(card)],
                    [say('Marks', 'Отметки'), listed(card.badges.map((badge) => say(badges[badge])))],
                    [say('Installed', 'Установок'), showCount(card.installCount)],
                    [say('Updated', 'Обновлена'), showDay(card.updatedAt, { year: 'always' })],
                  ]}
                />
              </Stack>
            </Section>
            <RatingBox card={card} />
          </div>
        </div>
      )}
    </Page>
  );
}

const listed = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : undefined);

function About({ card }: { card: Card }) {
  const settings = fieldsOf(card.settingsSchema);
  return (
    <div className={classes.main}>
      <Section title={say('What it does', 'Что делает')}>
        {card.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Coded text={paragraph} />
          </p>
        ))}
        <Points of={card.capabilities} />
      </Section>
      <DataTransfer rows={card.dataTransfer} hosts={card.hosts} />
      {card.requirements.length > 0 && (
        <Section title={say('What is needed', 'Что потребуется')}>
          <Points of={card.requirements} />
        </Section>
      )}
      {card.instruction.length > 0 && (
        <Section title={say('How to connect', 'Как подключить')}>
          <ol>
            {card.instruction.map((step) => (
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
