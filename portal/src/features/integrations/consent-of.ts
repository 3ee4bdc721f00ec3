import type { paths } from '../../../../sdk/types.ts';
import type { Problem } from '../../shared/api/problem.ts';

/** What an integration of another company asks for before it is installed. */
export type Consent =
  paths['/api/v1/integrations/installations/{id}/consent']['get']['responses'][200]['content']['application/json'];

export const consentOf = ({ members }: Problem): Consent | undefined =>
  members.rule === 'consent_required' ? (members.consent as Consent) : undefined;
