import { useQuery } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import type { RequisitionCard } from '../queries.ts';

const companyQuery = {
  queryKey: ['settings', 'company'],
  queryFn: () => ask(api.GET('/api/v1/settings/company')),
  staleTime: 300_000,
};

/** Whether the approval would be one's own in a company where that is refused: such buttons are not shown. */
export function useIsOwnApproval({ submittedBy, createdBy }: RequisitionCard): boolean {
  const { user } = useMe();
  const may = useMay();
  const isOwn = (submittedBy ?? createdBy) === user.id;
  const { data } = useQuery({ ...companyQuery, enabled: isOwn && may('company_settings.read') });
  return isOwn && data !== undefined && data.noSelfApproval && data.approvalRequired;
}
