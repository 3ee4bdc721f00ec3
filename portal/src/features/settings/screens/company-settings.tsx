import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { CompanyForm } from '../components/company-form.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { companyQuery } from '../queries.ts';

export function CompanySettings() {
  return (
    <SettingsPage title={say('Company and rules', 'Компания и правила')}>
      <Loaded query={useQuery(companyQuery)}>{(company) => <CompanyForm company={company} />}</Loaded>
    </SettingsPage>
  );
}
