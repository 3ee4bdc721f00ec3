import { variables } from '../../kernel/variables.ts';
import { consentPaths, loadConsents } from './variables/consents.ts';
import { loadPolicies, loadProfiles, policyPaths, portalsAmong, profilePaths } from './variables/profiles.ts';
import { loadWidgets, widgetPaths } from './variables/widgets.ts';

/** Variables of the company; the entity is the portal itself. What proves a consent is not among them. */
export const companyVariables = variables({
  namespace: 'company',
  domain: 'company',
  entityTypes: ['company'],
  exists: portalsAmong,
  groups: [
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadProfiles,
      paths: profilePaths,
    },
    { scopes: ['settings.read'], permission: 'company_settings.read', load: loadPolicies, paths: policyPaths },
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadConsents,
      paths: consentPaths,
    },
    {
      scopes: [['company.read', 'settings.read']],
      permission: 'company_settings.read',
      load: loadWidgets,
      paths: widgetPaths,
    },
  ],
});
