import { lazy, Suspense } from 'react';

const ExportButton = lazy(async () => ({ default: (await import('./export-button.tsx')).ExportButton }));

/** The button by which any list becomes a file, once its first page has come. */
export const ExportList = ({ address }: { address: string | undefined }) =>
  address && (
    <Suspense>
      <ExportButton address={address} />
    </Suspense>
  );
