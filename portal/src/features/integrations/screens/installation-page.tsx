import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Held } from '../../../kit/form/held.tsx';
import { Page } from '../../../kit/page.tsx';
import { say, type Words, words } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { InstallationActions } from '../components/installation-actions.tsx';
import { InstallationStatus } from '../components/installation-status.tsx';
import { Overview } from '../components/overview.tsx';
import { ExchangeTab } from '../exchange/exchange-tab.tsx';
import { MappingsTab } from '../inbound/mappings-tab.tsx';
import { WebhookTab } from '../inbound/webhook-tab.tsx';
import { integrationsCrumb } from '../integrations-crumb.ts';
import { Journal } from '../journal/journal.tsx';
import { OutboxTab } from '../outbox/outbox-tab.tsx';
import { type Installation, installationQuery, type Listing, listingQuery } from '../queries.ts';
import type { InstallationSearch, InstallationTab } from '../searches.ts';
import { fieldsOf } from '../settings/setting-fields.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { TrackerTab } from '../tracker/tracker-tab.tsx';

const tabNames: Record<InstallationTab, Words> = {
  overview: words('Overview', 'Обзор'),
  settings: words('Settings', 'Настройки'),
  tracker: words('Tasks and stages', 'Задачи и этапы'),
  webhook: words('Incoming webhooks', 'Входящие вебхуки'),
  mappings: words('Mappings', 'Сопоставления'),
  exchange: words('Exchange', 'Обмен'),
  logs: words('Journal', 'Журнал'),
  outbox: words('Writes', 'Исходящие записи'),
};

export function InstallationPage() {
  const { portal, id } = useParams({ from: '/$portal/integrations/installed/$id' });
  const search = useSearch({ from: '/$portal/integrations/installed/$id' });
  const navigate = useNavigate({ from: '/$portal/integrations/installed/$id' });
  const { data: installation, error } = useQuery(installationQuery(id));
  const slug = installation?.slug ?? '';
  const { data: listing } = useQuery({ ...listingQuery(slug), enabled: slug !== '' });
  const may = useMay();
  const change = (next: InstallationSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const toTab = (tab: InstallationTab) => void navigate({ search: tab === 'overview' ? {} : { tab }, replace: true });
  return (
    <Page
      title={listing?.name ?? (slug || say('Integration', 'Интеграция'))}
      crumbs={[integrationsCrumb(portal)]}
      beside={installation && <InstallationStatus status={installation.status} />}
      actions={
        listing && installation && <InstallationActions portal={portal} listing={listing} installation={installation} />
      }
    >
      {error && <ProblemText error={error} />}
      {listing && installation && (
        <UrlTabs
          tabs={tabsOf(listing, may).map((tab) => [tab, tabNames[tab]] as const)}
          value={search.tab ?? 'overview'}
          onChange={toTab}
          label={say('Integration sections', 'Разделы интеграции')}
        >
          <Tab tab={search.tab ?? 'overview'} {...{ portal, listing, installation, search, change, toTab }} />
        </UrlTabs>
      )}
    </Page>
  );
}

interface TabProps {
  tab: InstallationTab;
  portal: string;
  listing: Listing;
  installation: Installation;
  search: InstallationSearch;
  change(next: InstallationSearch): void;
  toTab(tab: InstallationTab): void;
}

function Tab({ tab, portal, listing, installation, search, change, toTab }: TabProps) {
  if (tab === 'settings')
    return (
      <Held record={installation}>
        {(held, renew) => held && <SettingsForm listing={listing} installation={held} onSaved={renew} />}
      </Held>
    );
  if (tab === 'logs') return <Journal id={installation.id} search={search} onChange={change} />;
  if (tab === 'tracker') return <TrackerTab installation={installation} />;
  if (tab === 'webhook') return <WebhookTab id={installation.id} search={search} onChange={change} />;
  if (tab === 'mappings') return <MappingsTab id={installation.id} search={search} onChange={change} />;
  if (tab === 'exchange') return <ExchangeTab id={installation.id} />;
  if (tab === 'outbox') return <OutboxTab id={installation.id} />;
  return <Overview portal={portal} listing={listing} installation={installation} toTab={toTab} />;
}

/** Only what this integration has. */
function tabsOf({ slug, settingsSchema, inbound }: Listing, may: May): InstallationTab[] {
  return [
    'overview',
    ...(fieldsOf(settingsSchema).length > 0 ? (['settings'] as const) : []),
    ...(slug === 'yougile' && may('tasktracker.read') ? (['tracker'] as const) : []),
    ...(inbound ? (['webhook', 'mappings'] as const) : []),
    ...(slug === 'onec-commerceml' ? (['exchange'] as const) : []),
    ...(may('integrations.logs') ? (['logs', 'outbox'] as const) : []),
  ];
}
