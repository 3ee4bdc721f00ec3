import { Link } from '@tanstack/react-router';
import type { Permission } from '../../../../../../nouns/kit/rights.ts';
import { useMay, useMe } from '../../../../shared/session/me.ts';

interface RecordLinkProps {
  /** Below the portal. */
  path: string;
  needs: Permission;
  children: string;
}

/** Leads to a record's own page; whoever may not read it sees its name. */
export function RecordLink({ path, needs, children }: RecordLinkProps) {
  const may = useMay();
  const { portal } = useMe();
  return may(needs) ? <Link to={`/${portal.slug}/${path}` as '/'}>{children}</Link> : <>{children}</>;
}
