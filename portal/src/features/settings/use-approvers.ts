import { useQuery } from '@tanstack/react-query';
import { type ApprovedRecord, approvePermissions } from '../../../../nouns/approved-records.ts';
import { say } from '../../kit/say.ts';
import { approversQuery } from '../../shared/approvals/approvers.ts';
import { useMay } from '../../shared/session/me.ts';
import { rolesQuery } from './queries.ts';

/** Who may be named in a step: people and roles that may approve such records. */
export function useApprovers(recordType: ApprovedRecord) {
  const permission = approvePermissions[recordType];
  const maySee = useMay()('users.read');
  const { data: people = [] } = useQuery({ ...approversQuery(permission), enabled: maySee });
  const { data: roles = [] } = useQuery({ ...rolesQuery, enabled: maySee });
  const able = roles.filter((role) => role.permissions.includes(permission));
  return [
    { group: say('Roles', 'Роли'), items: able.map(({ id, name }) => ({ value: `role:${id}`, label: name })) },
    {
      group: say('People', 'Сотрудники'),
      items: people.map(({ id, fullName }) => ({ value: `user:${id}`, label: fullName })),
    },
  ];
}

/** Names of approvers in short lists. */
export const useNames = (recordType: ApprovedRecord) => {
  const named = new Map(
    useApprovers(recordType).flatMap(({ items }) => items.map(({ value, label }) => [value, label])),
  );
  return (kind: string, id: string) => named.get(`${kind}:${id}`) ?? '—';
};
