import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { CatalogForm } from '../components/catalog-form.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { catalogSettingsQuery } from '../queries.ts';

export function CatalogSettingsPage() {
  return (
    <SettingsPage title={say('Catalog', 'Каталог')}>
      <Loaded query={useQuery(catalogSettingsQuery)}>{(settings) => <CatalogForm settings={settings} />}</Loaded>
    </SettingsPage>
  );
}
