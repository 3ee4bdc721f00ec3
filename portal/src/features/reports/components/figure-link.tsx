import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReportsSearch } from '../searches.ts';

/** A figure that opens the list of what it counts, beside the report. */
export const FigureLink = ({ records, children }: { records: string; children: ReactNode }) => (
  <Link
    to="."
    search={((before: ReportsSearch) => ({ ...before, records })) as never}
    style={{ textDecoration: 'underline', textDecorationStyle: 'dotted', textUnderlineOffset: 3 }}
  >
    {children}
  </Link>
);
