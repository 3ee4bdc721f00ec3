import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { useMay } from '../../../shared/session/me.ts';

/** The name of a counterparty that a record names, leading to it; its dash for whoever may not see them. */
export function CounterpartyLink({ id, name }: { id: string; name?: string | null }) {
  const { portal } = useParams({ from: '/$portal' });
  const mayRead = useMay()('counterparties.read');
  const { data } = useQuery({ ...counterpartyNameQuery(id), enabled: mayRead && !name });
  const shown = name ?? data?.shortName ?? '…';
  if (!mayRead) return name ?? '—';
  return <Link to={`/${portal}/counterparties/${id}` as '/'}>{shown}</Link>;
}
