import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { say } from '../../kit/say.ts';
import type { Sent } from './queries.ts';

const EDocumentsPanel = lazy(async () => ({ default: (await import('./e-documents-panel.tsx')).EDocumentsPanel }));

/** The block of a record at its operators; it comes when the tab is opened, for few look at it. */
export const EDocumentsTab = ({ record }: { record: Sent }) => (
  <Suspense fallback={<Loader size="sm" aria-label={say('Loading', 'Загрузка')} />}>
    <EDocumentsPanel record={record} />
  </Suspense>
);
